"""Spanish words of one sense that stemming does not join, and words that exclude one another."""

from agbrowse.lang.base import lines

FAMILIES = lines(
    """
    construir construyó construido construida construcción construyeron constructor edificado edificar erigido levantado
    escribir escribió escrito escrita escritor autor autora escritora
    fundar fundó fundado fundada fundación fundador
    nacer nació nacido nacida nacimiento
    morir murió muerto muerta muerte falleció fallecido fallecimiento fallecer fallecida
    largo larga longitud
    alto alta altura
    ancho ancha anchura
    profundo profunda profundidad
    pesar pesa pesaba peso
    costar cuesta costó costo coste precio
    ganar ganó gana ganador ganadora victoria venció vencedor
    perder perdió pierde pérdida derrota
    diseñar diseñó diseñado diseño diseñador proyectó
    descubrir descubrió descubierto descubridor descubrimiento
    inventar inventó inventado inventor invención invento
    abrir abrió abierto abierta abre apertura inaugurar inauguró inaugurado inaugurada inauguración
    cerrar cerró cerrado cerrada cierra cierre
    vender vendió vendido vendida venta vende
    comprar compró comprado compra adquirir adquirió compró adquisición adquirido
    hundir hundió hundido hundida hunde hundimiento
    ser es son era eran fue fueron sido
    ir va van iba fueron ido
    tener tiene tienen tenía tuvo tuvieron
    hacer hace hizo hecho hicieron
    decir dice dijo dicho
    poder puede pudo podía
    estar está estaba estuvo
    haber ha había hubo hay
    venir viene vino
    traer trae trajo
    poner pone puso puesto
    conducir conduce condujo
    producir produce produjo producción productor
    romper rompió roto rota
    volver vuelve volvió vuelto
    caer cae cayó caída
    leer lee leyó leído
    oír oye oyó
    dormir duerme durmió
    pedir pide pidió
    seguir sigue siguió
    servir sirve sirvió servicio
    sentir siente sintió
    elegir elige eligió elegido elección elecciones electo
    destruir destruyó destruido destruida destrucción
    habitantes población
    situado situada ubicado ubicada localizado encuentra
    dirigir dirige dirigió director directora dirección
    casar casó casado casada matrimonio boda
    primero primer primera
    tercero tercer tercera
    ingeniero ingeniera
    poeta poetisa poesía
    noreste nordeste
    sureste sudeste
    suroeste sudoeste
    sudamérica suramérica
    marido esposo
    vidrio cristal
    periódico diario
    españa español española
    francia francés francesa franceses
    alemania alemán alemana alemanes
    italia italiano italiana
    portugal portugués portuguesa portugueses
    inglaterra inglés inglesa ingleses
    bretaña británico británica
    escocia escocés escocesa escoceses
    irlanda irlandés irlandesa irlandeses
    holanda holandés holandesa holandeses neerlandés
    bélgica belga
    suiza suizo
    austria austriaco austríaco austriaca austríaca
    dinamarca danés danesa daneses
    suecia sueco sueca
    noruega noruego
    finlandia finlandés finlandesa finés
    polonia polaco polaca
    hungría húngaro húngara
    rumania rumanía rumano rumana
    grecia griego griega
    turquía turco turca
    rusia ruso rusa
    ucrania ucraniano ucraniana
    china chino
    japón japonés japonesa japoneses
    corea coreano coreana
    india indio
    australia australiano australiana
    canadá canadiense
    méxico mexicano mexicana
    cuba cubano cubana
    colombia colombiano colombiana
    venezuela venezolano venezolana
    perú peruano peruana
    chile chileno chilena
    argentina argentino
    uruguay uruguayo uruguaya
    brasil brasileño brasileña
    egipto egipcio egipcia
    marruecos marroquí marroquíes
    israel israelí israelíes
    irán iraní iraníes
    américa americano americana
    estadounidense norteamericano norteamericana
    europa europeo europea
    áfrica africano africana
    asia asiático asiática
    cataluña catalán catalana catalanes
    andalucía andaluz andaluza andaluces
    película filme film
    empresa compañía
    médico doctor médica doctora
    coche automóvil carro auto
    avión aeroplano
    actor actriz
    emperador emperatriz
    rey reina reyes
    pintar pintó pintado pintor pintora pintura
    cantar cantó cantante canción
    componer compuso compuesto compositor compositora composición
    comenzar comenzó comienza comienzo empezar empezó empieza inicio iniciar inició
    terminar terminó terminado acabar acabó finalizar finalizó fin final
    ayudar ayudó ayuda
    mostrar mostró muestra exhibir exhibió
    recibir recibió recibido obtener obtuvo obtenido
    publicar publicó publicado publicación
    gobernar gobernó gobierno gobernador
    crear creó creado creación creador
    decidir decidió decisión
    describir describió descrito descripción
    aparecer apareció aparición
    explicar explicó explicación
    llegar llegó llegada
    partir partió partida
    salir salió salida
    nombrar nombró nombrado nombramiento
    sobrevivir sobrevivió superviviente sobreviviente supervivencia
    traducir tradujo traducido traducción traductor
    conquistar conquistó conquista conquistador
    explorar exploró explorador exploración
    grande tamaño
    rápido velocidad rápida
    viejo vieja edad
    norte septentrional
    sur meridional
    este oriental
    oeste occidental
    rico riqueza
    pobre pobreza
    libre libertad
    joven jóvenes juventud
    fuerte fuerza
    cárcel prisión
    colegio escuela
    maestro profesor maestra profesora
    abogado abogada
    vivir vivió vivía
    enseñar enseñó enseñanza
    dar dio dado
    saber sabe supo
    querer quiere quiso
    andar anduvo
    """
)

OPPOSITES: tuple[tuple[str, str], ...] = (
    (
        "abierto abierta abrió abrir abre inaugurado inauguró inaugurada",
        "cerrado cerrada cerró cerrar cierra cierre clausurado",
    ),
    (
        "subió subir sube aumentó aumento aumentar creció crecer",
        "bajó bajar baja disminuyó disminución cayó caer descendió",
    ),
    ("ganó ganar ganador victoria venció", "perdió perder perdedor derrota"),
    ("compró comprar compra adquirió", "vendió vender venta"),
    ("vivo viva sobrevivió", "muerto muerta murió falleció"),
    ("legal permitido", "ilegal prohibido"),
    ("norte septentrional", "sur meridional"),
    ("este oriental", "oeste occidental"),
    ("izquierda izquierdo", "derecha derecho"),
    ("comenzó empezó inicio inició", "terminó acabó fin finalizó"),
    ("aceptó aprobó aprobado", "rechazó denegó rechazado"),
    ("exportó exportación", "importó importación"),
    ("construido construyó construida", "demolido destruido derribado demolida"),
    ("nombrado contratado elegido", "destituido despedido dimitió"),
    ("culpable condenado", "inocente absuelto"),
    ("público pública", "privado privada"),
    ("mayor", "menor"),
    ("primero primera primer", "último última"),
    ("nuevo nueva", "viejo vieja antiguo antigua"),
    ("gratis gratuito", "pago"),
    ("hombre hombres", "mujer mujeres"),
    ("ganancia beneficio", "pérdida"),
)
