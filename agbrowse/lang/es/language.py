"""Spanish."""

from agbrowse.lang.base import Language, counted, numbers, phrases, table, words
from agbrowse.lang.es.families import FAMILIES, OPPOSITES
from agbrowse.lang.es.light import LIGHT_WORDS
from agbrowse.lang.es.rivals import RIVALS

LANGUAGE = Language(
    tag="es",
    stemmer="spanish",
    decimal_comma=True,
    stop_words=words(
        """el la los las lo un una unos unas de del al a ante bajo con contra desde durante en entre hacia hasta para por
        según sin sobre tras y e o u ni pero
        sino aunque que porque pues como cuando donde si se su sus mi mis tu tus nuestro nuestra este esta estos estas ese
        esa esos esas aquel aquella
        esto eso aquello es son era eran fue fueron ser sido siendo está están estaba estaban estar estuvo hay había hubo
        haber ha han he hemos
        tiene tienen tenía tuvo puede pueden podría debe no sí ya más menos muy también tampoco solo sólo tan tanto todo
        toda todos todas otro otra otros
        otras cada cual cuales cuyo cuya quien quienes me te le les nos os yo él ella ellos ellas usted qué quién quiénes
        cuándo dónde cómo cuánto
        cuánta cuántos cuántas cuál cuáles aquí allí ahora después antes luego entonces así mismo misma uno"""
    ),
    common_words=words(
        """año años día días mes meses semana semanas hora horas minuto minutos siglo siglos tiempo vez veces mundo país
        países ciudad ciudades pueblo región gente
        persona personas hombre hombres mujer mujeres niños habitantes vecinos población casa edificio puente puentes
        calle carretera camino río lago mar
        montaña isla puerto barco tren estación aeropuerto túnel parque museo biblioteca iglesia castillo torre faro
        ayuntamiento molino fábrica mina piscina
        teatro escuela universidad hospital policía bomberos gobierno alcalde alcaldesa director directora presidente
        ministro ley precio costo coste dinero
        euros millones metros kilómetros toneladas altura longitud anchura profundidad peso tamaño superficie número parte
        empresa mercado trabajo trabajadores
        empleados libro libros película música juego equipo ganador guerra paz historia cultura economía política ciencia
        investigación estudio informe
        rumor rumores noticia agua fuego aire tierra madera piedra hierro oro plata sal pan vino leche enero febrero marzo
        abril mayo junio julio agosto
        septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo primavera verano otoño
        invierno actualmente además
        finalmente posteriormente originalmente construido construida fundado fundada inaugurado inaugurada existe existen
        hace unas según tras durante"""
    ),
    negators=phrases(
        """no | nunca | jamás | nada | nadie | ningún | ninguno | ninguna | ni | sin | tampoco | ya no | apenas |
        en lugar de | en vez de | dejó de | dejaron de | imposible | excepto | salvo | canceló | cancelado |
        cancelada | se negó | rechazó | carece | carecía | aún no | todavía no | rechaza | rechazaron |
        se niega | se negaron | carecen | carecían | evitó | evitaron | ausencia de | falta de | libre de |
        libres de | incapaz de | incapaces de | fracasó | fracasaron | declinó | deja de | dejan de |
        renunció a | exento de | exenta de | se abstuvo | ningunos | ningunas"""
    ),
    neutral=phrases(
        """no solo | no sólo | no solamente | no obstante | no menos de | no más de | sin duda | sin embargo |
        por lo menos | no en vano | en contra de lo que se cree | al contrario de lo que se cree |
        sobre todo | al menos"""
    ),
    denials=phrases(
        """lo contrario | lo ponen en duda | lo pone en duda | lo cuestiona* |
        desmintió | desmiente | desmienten | desmintieron | desmentido | desmentida | desmentir | negó | niega | niegan |
        negaron | negado | negar | falso | falsa | falsos | falsas | falsamente | mentira | bulo | bulos | mito |
        leyenda urbana | rumor | rumores |
        refutó | refuta | refutado | no es cierto | no es verdad | no era cierto | en contra de lo que |
        erróneo | errónea | erróneamente | equivocado | equivocada | infundado | infundada | sin fundamento |
        rectificación | rectificó | inexacto | inexacta | descartó | descarta"""
    ),
    sections=words(
        """historia resumen datos descripción horario precios construcción contexto geografía ubicación detalles
        introducción contacto características"""
    ),
    formerly=phrases(
        """en su día | antes cerraba | antes abría | antes tenía | antes estaba | antes se llamaba | antiguamente | antes era |
        en otro tiempo | solía* | otrora"""
    ),
    hedges=phrases(
        """cree que | creen que | creía que | opina que | opinan que | sostiene que | sostienen que | alega que |
        alegan que | asegura que |
        espera que | esperan que | teme que | temen que | desea que | exige que | supuestamente | presuntamente |
        presunto | presunta | supuesto | supuesta | aparentemente | al parecer |
        posiblemente | probablemente | quizá | quizás | tal vez | a lo mejor | podría | podrían | puede que | se dice |
        se dice que | se cree | se cree que | dicen que | se rumorea |
        rumor | rumores | sin confirmar | no confirmado | no confirmada | no confirmados | no se ha confirmado | parece |
        parecía | habría | habrían | afirma que | sospech* | incierto | dudos* | se estima | leyenda | se supone | acaso |
        según rumores"""
    ),
    plans=phrases(
        """planea | planean | planeaba | planeó | planeado | planeada | plan para | planes de | prevé | prevén | previsto |
        prevista | está previsto | se espera | se esperaba | tiene previsto | pretende | pretenden | propone | propuso |
        propuesto | propuesta | si se aprueba | si es aprobado | tiene la intención | va a | van a | iba a |
        será | serán | abrirá | cerrará | sería | serían | estará | tendrá | construirá | proyecto de | proyectado |
        proyectada | quiere | quieren | esperan | espera | estudia | programado | programada | en caso de | futuro |
        futura | próximamente | quería | querían | quiso | pretendía | pretendían | intentó | intentaron | intentaba |
        trató de | trataron de | estuvo a punto de | preveía"""
    ),
    attributions=phrases(
        """según | de acuerdo con | dijo | dice | afirmó | afirma | declaró | declara | aseguró | asegura | señaló | señala |
        indicó | anunció | informó | explicó | sostiene | sostuvo | manifestó"""
    ),
    quantifiers=table(
        """
all: todos | todas | todo el | toda la | cada | siempre | cualquier | la totalidad
most: la mayoría | la mayor parte | mayoritariamente | principalmente | casi todos | casi todas
half: la mitad | mitad
many: muchos | muchas | numerosos | numerosas | a menudo | gran cantidad
some: algunos | algunas | varios | varias | algún | alguna | a veces | parcialmente | en parte | ciertos | ciertas
few: pocos | pocas | raramente | rara vez
none: ningún | ninguno | ninguna | nadie
only: solo | sólo | solamente | únicamente | exclusivamente
both: ambos | ambas | los dos | las dos
"""
    ),
    superlatives=table(
        """
first: primer | primero | primera | primeros | primeras | por primera vez
last: último | última | últimos | últimas
only: único | única | únicos | únicas
largest: más grande | mayor | más extenso | más extensa
smallest: más pequeño | más pequeña | menor
longest: más largo | más larga
shortest: más corto | más corta
tallest: más alto | más alta
lowest: más bajo | más baja
oldest: más antiguo | más antigua | más viejo | más vieja
newest: más nuevo | más nueva | más reciente | más joven
deepest: más profundo | más profunda
widest: más ancho | más ancha
heaviest: más pesado | más pesada
fastest: más rápido | más rápida
best: mejor
worst: peor
"""
    ),
    comparatives=table(
        """
>: más de | mayor que | superior a | por encima de | sobrepasa los | supera los
>=: al menos | como mínimo | por lo menos | no menos de | mínimo de
<~: casi | cerca de
>~: algo más de | poco más de
<: menos de | menor que | inferior a | por debajo de
<=: como máximo | a lo sumo | hasta | no más de | máximo de
~: unos | unas | aproximadamente | alrededor de | en torno a | aprox. | aprox
"""
    ),
    comparatives_after=table(
        """
>=: o más | y más
<=: o menos
~: aproximadamente
"""
    ),
    recency=phrases(
        "último | última | últimas | actual | actuales | actualmente | ahora | hoy | más reciente | reciente | "
        "en la actualidad | vigente | hoy en día"
    ),
    opposites=OPPOSITES,
    families=FAMILIES,
    rivals=RIVALS,
    light_words=LIGHT_WORDS,
    questions=table(
        """
date: cuándo | cuando | en qué año | qué año | en qué fecha | qué fecha | qué día | en qué mes | desde cuándo
date: en qué siglo | hasta cuándo | a qué hora
person: quién | quiénes | quien | a quién | de quién | por quién
place: dónde | de dónde | adónde | en qué ciudad | en qué país | en qué lugar
count: cuántos | cuántas | cuántas veces
quantity:money,mass,time: cuánto | cuánta
quantity:length: cuánto mide | qué altura | qué longitud | qué anchura | qué profundidad | qué tan alto | qué tan largo
quantity:length: cuál es la altura | cuál es la longitud | a qué distancia
quantity:mass: cuánto pesa | qué peso
quantity:time: cuánto tiempo | cuánto dura | qué edad | cuánto duró
quantity:area: qué superficie | cuál es la superficie | qué extensión
quantity:money: cuánto cuesta | cuánto costó | qué precio | cuál es el precio
quantity:speed: a qué velocidad | qué velocidad
quantity:temperature: qué temperatura | a qué temperatura
quantity:ratio: qué porcentaje | qué proporción
reason: por qué | por qué razón | por qué motivo
manner: cómo | de qué manera
entity: cuál | cuáles | qué
"""
    ),
    yes_no=words("es son era fue fueron está están ha han hay tiene tienen puede existe"),
    months={
        **counted("enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre"),
        **counted("ene feb mar abr may jun jul ago sep/sept/set oct nov dic"),
    },
    weekdays=counted("lunes martes miércoles jueves viernes sábado domingo"),
    seasons=words("primavera verano otoño invierno"),
    relative_dates={
        "hoy": "day:0",
        "ayer": "day:-1",
        "anteayer": "day:-2",
        "mañana": "day:1",
        "esta semana": "week:0",
        "la semana pasada": "week:-1",
        "la próxima semana": "week:1",
        "este mes": "month:0",
        "el mes pasado": "month:-1",
        "el próximo mes": "month:1",
        "este año": "year:0",
        "el año pasado": "year:-1",
        "el próximo año": "year:1",
        "hace # segundos": "seconds:-1",
        "hace # minutos": "minutes:-1",
        "hace # minuto": "minutes:-1",
        "hace un minuto": "minutes:-1",
        "hace # horas": "hours:-1",
        "hace # hora": "hours:-1",
        "hace una hora": "hours:-1",
        "hace # días": "day:-1",
        "hace # día": "day:-1",
        "hace un día": "day:-1",
        "hace # semanas": "weeks:-1",
        "hace # semana": "weeks:-1",
        "hace una semana": "weeks:-1",
        "hace # meses": "months:-1",
        "hace # mes": "months:-1",
        "hace un mes": "months:-1",
        "hace # años": "years:-1",
        "hace # año": "years:-1",
        "hace un año": "years:-1",
        "el #weekday pasado": "weekday:-1",
        "el pasado #weekday": "weekday:-1",
        "el próximo #weekday": "weekday:1",
    },
    date_relations=table(
        """
before: antes de | antes del | antes del año | previo a
after: después de | después del | tras | a partir de
since: desde | desde el
until: hasta | hasta el
"""
    ),
    number_words={
        **counted(
            "cero un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis "
            "diecisiete "
            "dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis "
            "veintisiete veintiocho veintinueve treinta",
            start=0,
        ),
        "cuarenta": 40,
        "cincuenta": 50,
        "sesenta": 60,
        "setenta": 70,
        "ochenta": 80,
        "noventa": 90,
        "cien": 100,
        "ciento": 100,
        "doscientos": 200,
        "doscientas": 200,
        "trescientos": 300,
        "trescientas": 300,
        "cuatrocientos": 400,
        "cuatrocientas": 400,
        "quinientos": 500,
        "quinientas": 500,
        "seiscientos": 600,
        "seiscientas": 600,
        "setecientos": 700,
        "setecientas": 700,
        "ochocientos": 800,
        "ochocientas": 800,
        "novecientos": 900,
        "novecientas": 900,
    },
    magnitudes=numbers(
        """
12: docena docenas
1000: mil miles
1000000: millón millones mill
1000000000: millardo millardos
1000000000000: billón billones
"""
    ),
    ordinals={
        **counted("primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo"),
        **counted("primera segunda tercera cuarta quinta sexta séptima octava novena décima"),
        "primer": 1,
        "tercer": 3,
    },
    units=table(
        """
m: metro | metros
km: kilómetro | kilómetros
cm: centímetro | centímetros
mm: milímetro | milímetros
mi: milla | millas
ft: pie | pies
inch: pulgada | pulgadas
nmi: milla náutica | millas náuticas
ly: año luz | años luz
kg: kilogramo | kilogramos | kilo | kilos
g: gramo | gramos
mg: miligramo | miligramos
t: tonelada | toneladas
lb: libra | libras
l: litro | litros
ml: mililitro | mililitros
ha: hectárea | hectáreas
m2: metro cuadrado | metros cuadrados
km2: kilómetro cuadrado | kilómetros cuadrados
m3: metro cúbico | metros cúbicos
s: segundo | segundos
min: minuto | minutos
h: hora | horas
d: día | días
wk: semana | semanas
mo: mes | meses
yr: año | años
dec: década | décadas
cent: siglo | siglos
m/s: metros por segundo
km/h: kilómetros por hora
kn: nudo | nudos
°C: grados | grado | grados celsius | grados centígrados
W: vatio | vatios
kW: kilovatio | kilovatios
MW: megavatio | megavatios
GW: gigavatio | gigavatios
kWh: kilovatios hora | kilovatio-hora
MB: megabytes
GB: gigabytes
TB: terabytes
kcal: calorías | kilocalorías
%: por ciento | por cien | puntos porcentuales
"""
    ),
    currencies=table(
        """
EUR: euro | euros
USD: dólar | dólares | dólares estadounidenses
GBP: libras esterlinas
peso: peso | pesos
MXN: pesos mexicanos
ARS: pesos argentinos
ESP: peseta | pesetas
JPY: yen | yenes
CHF: franco suizo | francos suizos
crown: corona | coronas
real: reales
"""
    ),
    range_words=words("a y hasta"),
    range_openers=words("entre de"),
)
