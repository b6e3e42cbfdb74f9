"""English words that say little by themselves: no numbers, negations, superlatives or facts."""

from agbrowse.lang.base import words

LIGHT_WORDS = words(
    """
    measures measured measuring stand stood also too as well however therefore thus hence moreover furthermore
    additionally besides meanwhile indeed
    instead then later afterwards subsequently eventually finally currently presently now today nowadays still already
    originally initially previously recently generally usually typically commonly normally often mainly mostly
    primarily largely particularly especially specifically notably respectively officially formally actually simply
    really quite rather very highly widely well approximately around
    locate located location situated based lies lie lying stands set
    know knows known call calls called name names named refer refers referred describe describes described consider
    considers considered regard regarded
    group groups kind kinds type types form forms sort sorts class category
    genre genres fit fits example examples instance version versions
    part parts piece portion section member members element elements
    include includes included including contain contains contained containing comprise comprises comprised consist
    consists consisted feature features featured featuring involve involves involved have has having possess
    serve serves served serving become becomes became becoming make makes made making take takes took taken taking place
    places hold held use uses used using give gives gave given get gets got bring brought
    go goes went come comes came put keep kept let remain remains remained occur occurs occurred happen happens happened
    appear appears exist exists existed provide provides provided allow allows allowed relate relates related
    associate associated connect connected belong belongs belonged
    do does did done doing be being been
    person people persons individual individuals someone somebody thing things something anything item
    object entity subject matter
    area areas region place site spot location point side
    time times period year years day days date moment era age
    total overall whole entire number amount quantity
    way ways manner case cases fact facts reason detail details
    various several different certain particular specific other others another numerous
    famous notable renowned important significant main popular common usual typical
    own same similar such respective following above below
    title titled entitled entry concerning regarding involving according
    role status position"""
)
