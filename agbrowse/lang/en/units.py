"""English names of units and currencies, by symbol or code."""

UNITS = """
m: metre | metres | meter | meters
km: kilometre | kilometres | kilometer | kilometers
cm: centimetre | centimetres | centimeter | centimeters
mm: millimetre | millimetres | millimeter | millimeters
mi: mile | miles
yd: yard | yards
ft: foot | feet
inch: inch | inches
nmi: nautical mile | nautical miles
ly: light year | light years | light-year | light-years
µm: micrometre | micrometres | micron | microns
nm: nanometre | nanometres | nanometer | nanometers
kg: kilogram | kilograms | kilogramme | kilogrammes | kilo | kilos
g: gram | grams | gramme | grammes
mg: milligram | milligrams
t: tonne | tonnes | metric ton | metric tons | ton | tons
kt: kilotonne | kilotonnes
lb: pound weight | lb | lbs
oz: ounce | ounces
l: litre | litres | liter | liters
ml: millilitre | millilitres | milliliter | milliliters
hl: hectolitre | hectolitres
Ml: megalitre | megalitres | megaliter | megaliters
gal: gallon | gallons
bbl: barrels of oil
ha: hectare | hectares
ac: acre | acres
m2: square metre | square metres | square meter | square meters | sq m
km2: square kilometre | square kilometres | square kilometer | square kilometers | sq km
mi2: square mile | square miles | sq mi
ft2: square foot | square feet | sq ft
m3: cubic metre | cubic metres | cubic meter | cubic meters
km3: cubic kilometre | cubic kilometres | cubic kilometer | cubic kilometers
s: second | seconds | sec | secs
min: minute | minutes | mins
h: hour | hours | hrs
d: day | days
wk: week | weeks
mo: month | months
yr: year | years | yrs
dec: decade | decades
cent: century | centuries
ms: millisecond | milliseconds
m/s: metres per second | metre per second | meters per second | meter per second
km/h: kilometres per hour | kilometres an hour | kilometers per hour | kilometers an hour | kph | kmh
mph: miles per hour | miles an hour
kn: knot | knots
°C: degrees celsius | degree celsius | degrees centigrade | celsius
°F: degrees fahrenheit | fahrenheit
K: kelvin
°: degree | degrees
W: watt | watts
kW: kilowatt | kilowatts
MW: megawatt | megawatts
GW: gigawatt | gigawatts
kWh: kilowatt hour | kilowatt hours | kilowatt-hour | kilowatt-hours
MWh: megawatt hour | megawatt hours | megawatt-hours
GWh: gigawatt hours | gigawatt-hours
J: joule | joules
kcal: kilocalories | calories
V: volt | volts
A: ampere | amperes | amps
Hz: hertz
kHz: kilohertz
MHz: megahertz
GHz: gigahertz
Pa: pascal | pascals
hPa: hectopascal | hectopascals | millibar | millibars
bar: bars of pressure
bit: bit | bits
B: byte | bytes
kB: kilobyte | kilobytes
MB: megabyte | megabytes
GB: gigabyte | gigabytes
TB: terabyte | terabytes
dB: decibel | decibels
%: per cent | percent | percentage point | percentage points
‰: per mille | permille
dozen: dozens
"""

CURRENCIES = """
USD: dollar | dollars | us dollar | us dollars
USc: cent | cents
EUR: euro | euros
GBP: pounds sterling | pound sterling | pounds | quid
KRW: won | korean won
JPY: yen
CNY: yuan | renminbi
INR: rupee | rupees
RUB: rouble | roubles | ruble | rubles
CHF: franc | francs | swiss franc | swiss francs
crown: crown | crowns
SEK: swedish krona | swedish kronor | kronor
NOK: norwegian kroner | kroner
DEM: german mark | german marks | deutschmarks | deutschmark
guinea: guinea | guineas
shilling: shilling | shillings
penny: pence
peso: peso | pesos
ITL: lira | lire
ESP: peseta | pesetas
BTC: bitcoin | bitcoins
"""
