"""Spanish words by kind: a place in a sentence takes one word of a kind."""

from agbrowse.lang.base import classes

RIVALS = classes(
    """
    británico británica español española francés francesa alemán alemana italiano italiana estadounidense canadiense
    australiano irlandés irlandesa ruso rusa polaco polaca sueco sueca japonés japonesa chino china indio mexicano
    argentino
    |
    español española francés francesa alemán alemana italiano italiana portugués portuguesa inglés inglesa escocés
    escocesa galés irlandés irlandesa holandés holandesa neerlandés belga suizo suiza austriaco austríaco danés danesa
    sueco sueca noruego noruega finlandés finlandesa islandés polaco polaca checo checa eslovaco húngaro húngara rumano
    rumana búlgaro griego griega turco turca ruso rusa ucraniano ucraniana lituano letón estonio croata serbio esloveno
    bosnio albanés georgiano armenio chino china taiwanés japonés japonesa coreano coreana vietnamita tailandés
    indonesio filipino indio pakistaní afgano iraní iraquí sirio libanés israelí palestino jordano saudí egipcio egipcia
    libio tunecino argelino marroquí etíope keniano nigeriano sudafricano canadiense estadounidense norteamericano
    mexicano mexicana guatemalteco hondureño salvadoreño nicaragüense costarricense panameño cubano cubana dominicano
    puertorriqueño haitiano jamaicano colombiano colombiana venezolano venezolana ecuatoriano peruano peruana boliviano
    chileno chilena argentino argentina uruguayo paraguayo brasileño brasileña australiano neozelandés
    |
    catalán vasco gallego andaluz asturiano aragonés castellano
    |
    romano persa bizantino otomano soviético
    |
    españa francia alemania italia portugal inglaterra escocia gales irlanda holanda bélgica luxemburgo suiza austria
    dinamarca suecia noruega finlandia islandia polonia chequia eslovaquia hungría rumania rumanía bulgaria grecia
    turquía rusia ucrania bielorrusia lituania letonia estonia croacia serbia eslovenia bosnia albania montenegro
    georgia armenia azerbaiyán china taiwán japón corea vietnam tailandia indonesia malasia singapur filipinas india
    pakistán bangladés nepal afganistán irán irak siria líbano israel jordania egipto libia túnez argelia marruecos
    sudán etiopía kenia uganda tanzania nigeria ghana senegal sudáfrica canadá méxico guatemala honduras nicaragua
    panamá cuba haití jamaica colombia venezuela ecuador perú bolivia chile argentina uruguay paraguay brasil australia
    malta chipre
    |
    europa asia áfrica américa norteamérica sudamérica suramérica oceanía antártida
    |
    europeo asiático africano americano
    |
    madrid barcelona valencia sevilla zaragoza málaga murcia bilbao granada córdoba toledo salamanca parís londres
    berlín roma lisboa viena bruselas moscú bogotá lima caracas quito santiago montevideo asunción habana
    |
    rojo roja azul verde amarillo amarilla negro negra blanco blanca gris marrón naranja violeta rosa
    |
    norte sur oeste noreste noroeste sureste suroeste nordeste sudeste sudoeste
    |
    izquierda derecha
    |
    primero primera primer segundo segunda tercero tercera tercer cuarto quinto sexto séptimo octavo noveno décimo
    undécimo duodécimo vigésimo último última
    |
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    |
    lunes martes miércoles jueves viernes sábado domingo
    |
    primavera verano otoño invierno
    |
    mañana tarde noche mediodía medianoche
    |
    segundo minuto hora día semana mes año década siglo
    |
    actor actriz cantante compositor compositora director directora bailarín bailarina productor guionista escritor
    escritora autor autora poeta poetisa novelista dramaturgo periodista editor traductor pintor pintora escultor
    escultora arquitecto arquitecta fotógrafo dibujante político política abogado abogada juez diplomático empresario
    banquero físico química químico biólogo matemático astrónomo geólogo botánico zoólogo ingeniero ingeniera inventor
    filósofo historiador arqueólogo teólogo sociólogo psicólogo economista médico médica cirujano enfermero enfermera
    farmacéutico maestro maestra profesor profesora futbolista tenista ciclista boxeador nadador atleta entrenador
    árbitro torero militar soldado general piloto astronauta sacerdote obispo monje monja cocinero panadero carnicero
    agricultor pescador minero herrero carpintero sastre zapatero policía
    |
    rey reina príncipe princesa emperador emperatriz duque duquesa conde condesa marqués marquesa barón papa
    |
    presidente canciller ministro alcalde director secretario embajador gobernador senador diputado
    |
    hijo hija hermano hermana padre madre tío tía sobrino sobrina primo prima nieto nieta abuelo abuela esposo esposa
    marido viudo viuda yerno nuera suegro suegra cuñado cuñada padrastro madrastra
    |
    hombre mujer niño niña
    |
    masculino femenino
    |
    película álbum canción novela libro obra ópera zarzuela musical ballet sinfonía concierto sonata serie episodio
    pintura escultura revista periódico poema ensayo cómic documental juego videojuego
    |
    comedia drama terror suspenso romance western documental fantasía misterio aventura
    |
    rock pop jazz blues folk punk metal soul salsa tango flamenco reguetón
    |
    fútbol tenis baloncesto balonmano voleibol béisbol rugby golf boxeo natación ciclismo remo gimnasia atletismo
    ajedrez
    |
    cristiano católico protestante ortodoxo judío musulmán islámico budista hindú
    |
    cristianismo islam judaísmo budismo hinduismo
    |
    oro plata bronce
    |
    oro plata bronce hierro cobre acero estaño plomo zinc aluminio madera piedra ladrillo vidrio cristal hormigón mármol
    granito plástico cuero papel
    |
    hidrógeno helio carbono nitrógeno oxígeno sodio magnesio silicio fósforo azufre cloro potasio calcio hierro cobre
    zinc arsénico plata estaño yodo oro mercurio plomo radio uranio plutonio
    |
    perro gato caballo vaca toro buey oveja cabra cerdo burro mula camello elefante león tigre lobo zorro oso ciervo
    conejo ratón rata mono ballena
    |
    gallina pato ganso paloma águila halcón búho cuervo cigüeña
    |
    mamífero ave pez reptil anfibio insecto
    |
    ciudad pueblo aldea municipio provincia región estado país
    |
    río lago mar océano arroyo canal bahía golfo laguna
    |
    montaña colina valle llanura desierto bosque isla península volcán glaciar cueva
    |
    puente túnel castillo palacio iglesia catedral capilla monasterio convento mezquita sinagoga templo museo biblioteca
    teatro escuela universidad hospital hotel restaurante cárcel fábrica molino faro torre estadio estación aeropuerto
    puerto mina ayuntamiento monumento cementerio parque zoológico
    |
    mercurio venus tierra marte júpiter saturno urano neptuno plutón
    |
    piano guitarra violín viola violonchelo contrabajo batería flauta clarinete oboe fagot saxofón trompeta trombón tuba
    trompa arpa órgano acordeón
    |
    corazón pulmón hígado riñón cerebro estómago piel ojo oído nariz
    |
    física química biología matemáticas astronomía geología geografía historia filosofía medicina derecho economía
    teología informática sociología psicología
    |
    conservador liberal socialista comunista socialdemócrata verde
    |
    primaria secundaria
    |
    simple doble triple
    |
    coche autobús camión tren tranvía bicicleta motocicleta barco ferry avión helicóptero
    |
    regional nacional internacional
    |
    asesinato suicidio accidente enfermedad cáncer
    """
)
