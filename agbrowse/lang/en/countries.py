"""English names of countries and continents, each with its adjective and its people."""

from agbrowse.lang.base import lines

COUNTRIES = lines(
    """
    afghanistan afghan afghani
    africa african
    albania albanian
    algeria algerian
    america american usa
    angola angolan
    antarctica antarctic
    argentina argentine argentinian argentinean
    armenia armenian
    asia asian asiatic
    australia australian aussie
    austria austrian
    azerbaijan azerbaijani
    bahrain bahraini
    bangladesh bangladeshi
    barbados barbadian
    bavaria bavarian
    belarus belarusian
    belgium belgian
    bolivia bolivian
    bosnia bosnian
    botswana botswanan
    brazil brazilian
    britain british briton uk
    bulgaria bulgarian
    burma burmese myanmar
    byzantium byzantine
    cambodia cambodian
    cameroon cameroonian
    canada canadian
    catalonia catalan
    chile chilean
    china chinese
    colombia colombian
    congo congolese
    croatia croatian croat
    cuba cuban
    cyprus cypriot
    czech czechia
    czechoslovakia czechoslovak czechoslovakian
    denmark danish dane danes
    ecuador ecuadorian
    egypt egyptian
    england english englishman englishmen englishwoman
    eritrea eritrean
    estonia estonian
    ethiopia ethiopian
    europe european
    fiji fijian
    finland finnish finn finns
    france french frenchman frenchmen frenchwoman
    gambia gambian
    georgia georgian
    germany german
    ghana ghanaian
    greece greek
    guatemala guatemalan
    haiti haitian
    honduras honduran
    hungary hungarian
    iceland icelandic icelander
    india indian
    indonesia indonesian
    iran iranian
    iraq iraqi
    ireland irish irishman irishmen irishwoman
    israel israeli
    italy italian
    jamaica jamaican
    japan japanese
    jordan jordanian
    kazakhstan kazakh kazakhstani
    kenya kenyan
    korea korean
    kosovo kosovan kosovar
    kuwait kuwaiti
    laos laotian
    latvia latvian
    lebanon lebanese
    liberia liberian
    libya libyan
    lithuania lithuanian
    luxembourg luxembourgish luxembourger
    macedonia macedonian
    madagascar malagasy
    malawi malawian
    malaysia malaysian
    mali malian
    malta maltese
    mauritius mauritian
    mexico mexican
    moldova moldovan
    mongolia mongolian
    montenegro montenegrin
    morocco moroccan
    mozambique mozambican
    namibia namibian
    nepal nepalese nepali
    netherlands dutch holland dutchman dutchmen dutchwoman
    nicaragua nicaraguan
    nigeria nigerian
    norway norwegian
    oman omani
    pakistan pakistani
    palestine palestinian
    panama panamanian
    paraguay paraguayan
    persia persian
    peru peruvian
    philippines philippine filipino
    poland polish
    portugal portuguese
    prussia prussian
    qatar qatari
    quebec quebecois
    romania romanian
    rome roman
    russia russian
    rwanda rwandan
    samoa samoan
    scandinavia scandinavian
    scotland scottish scots scot scotsman scotsmen
    senegal senegalese
    serbia serbian serb
    sicily sicilian
    singapore singaporean
    slovakia slovak slovakian
    slovenia slovenian slovene
    somalia somali
    spain spanish spaniard
    sudan sudanese
    suriname surinamese
    sweden swedish swede swedes
    switzerland swiss
    syria syrian
    taiwan taiwanese
    tajikistan tajik
    tanzania tanzanian
    thailand thai
    tibet tibetan
    tonga tongan
    tunisia tunisian
    turkey turkish turk
    turkmenistan turkmen
    uganda ugandan
    ukraine ukrainian
    uruguay uruguayan
    ussr soviet
    uzbekistan uzbek
    venezuela venezuelan
    vietnam vietnamese
    wales welsh welshman welshmen
    yemen yemeni
    yugoslavia yugoslav yugoslavian
    zambia zambian
    zimbabwe zimbabwean
    """
)
