"""English everyday synonyms, deeds of verbs, irregular plurals and further irregular verbs: words of one sense each."""

from agbrowse.lang.base import lines

SYNONYMS = lines(
    """
    film movie
    litre liter
    offence offense
    sceptic skeptic
    skilful skillful
    manoeuvre maneuver
    main predominant
    company firm business corporation enterprise
    physician doctor
    car automobile motorcar
    airplane aeroplane plane
    bicycle bike
    motorcycle motorbike
    lorry truck
    ship vessel
    telephone phone
    television tv
    laboratory lab
    mathematics mathematical maths math
    railway railroad
    petrol gasoline
    pupil student
    lawyer attorney
    fireman firemen firefighter
    policeman policemen policewoman
    chairman chairmen chairwoman chairperson
    spokesman spokesmen spokeswoman spokesperson
    businessman businessmen businesswoman businessperson
    fisherman fishermen
    sportsman sportsmen sportswoman sportsperson
    salesman salesmen saleswoman salesperson
    craftsman craftsmen
    clergyman clergymen
    nobleman noblemen
    congressman congressmen congresswoman
    gentleman gentlemen
    image picture
    shop store
    end finish conclude conclusion
    stop cease cessation halt
    help assist assistance aid
    show showed shown display exhibit
    try tried attempt
    happen occur occurrence
    vanish disappear disappearance
    answer reply respond
    mistake mistook mistaken error
    idea concept notion
    result outcome
    border boundary frontier
    coast coastal coastline shore
    forest woodland
    cemetery graveyard
    grave tomb
    prison jail gaol imprison
    rich richer richest wealthy wealth
    easy easily
    identify identification
    enter entry
    small smaller
    new newer
    mould mold mouldy
    actor actress
    whisky whiskey
    mollusc mollusk
    kiev kyiv
    mumbai bombay
    kolkata calcutta
    chennai madras
    beijing peking
    huge enormous gigantic immense
    intelligent intelligence clever
    illness ill sick
    often frequently frequent
    rarely seldom rare rarity
    entire whole
    necessary necessity need require
    repair mend fix
    restore restoration renovate renovation refurbish
    connect link
    capture seize seizure
    attack assault
    portray portrayal depict depiction
    short shorter shortest
    poet poetry poem
    cinema cinematic
    north northern northward northerly
    south southern southward southerly
    east eastern eastward
    west western westward westerly
    northeast northeastern
    northwest northwestern
    southeast southeastern
    southwest southwestern
    abolish abolition
    absent absence
    advise advice advisor adviser
    anger angry
    apply application applicant
    argue argument
    arise arose arisen
    ascend ascent
    assume assumption
    believe belief
    bend bent
    brave bravery
    broad breadth
    bury buried burial
    champion championship
    chemistry chemical
    cling clung
    collect collector
    colony colonial
    compete competition competitor
    complain complaint
    consume consumption consumer
    contribute contributor
    create creation creator
    criticise criticize
    curious curiosity
    defend defence defense
    deliver delivery
    dense density
    deny denial
    descend descent
    detain detention
    difficult difficulty
    diplomat diplomacy diplomatic
    distribute distributor
    donate donation donor
    dwell dwelt
    economy economic
    edit editor
    evolve evolution
    examine examination exam
    exceed excess
    expel expulsion
    explain explanation
    expose exposure
    extend extension
    fail failure
    fling flung
    foresee foresaw foreseen
    geography geographic
    guide guidance
    history historic historical
    hungry hunger
    inherit inheritance heir heiress
    injustice unjust
    instruct instructor
    intend intention
    intervene intervention
    judge judgment judgement
    kneel knelt
    lunar moon
    solar sun
    maintain maintenance
    medicine medical
    migrate migrant
    mislead misled
    modify modification
    nominate nominee
    occupy occupied occupation
    oppose opposition opponent
    overcome overcame
    oversee oversaw overseen supervise supervision supervisor
    overthrow overthrew overthrown
    persuade persuasion
    pray prayer
    proclaim proclamation
    pronounce pronunciation
    protect protector
    pursue pursuit
    qualify qualification
    rebel rebellion
    recognise recognize recognition
    recover recovery
    register registration
    religion religious
    remake remade
    repay repaid repayment
    repeat repetition
    reproduce reproduction
    reveal revelation
    rewrite rewrote rewritten
    satisfy satisfaction
    science scientific
    settle settler
    silent silence
    sling slung
    solve solution
    strive strove striven
    submit submission
    suspect suspicion
    suspend suspension
    testify testimony
    theory theoretical
    threat threaten
    transmit transmission transmitter
    tread trod trodden
    undergo underwent undergone
    undertake undertook undertaken
    unify unification
    uphold upheld
    vary variation variety
    violent violence
    volcano volcanic
    weep wept
    wise wisdom
    withhold withheld
    withstand withstood
    alumnus alumni alumna alumnae
    appendix appendices
    bacterium bacteria bacterial
    bus buses
    cactus cacti
    calf calves
    curriculum curricula
    diagnosis diagnoses diagnose
    dwarf dwarves
    elf elves
    emphasis emphasise emphasize
    fungus fungi fungal
    gas gases gaseous
    genus genera
    hoof hooves
    hypothesis hypotheses
    larva larvae larval
    louse lice
    matrix matrices
    millennium millennia
    nucleus nuclei
    oasis oases
    penny pence pennies
    radius radii
    scarf scarves
    stimulus stimuli
    stratum strata
    synthesis synthesise synthesize
    virus viruses viral
    apologise apologize apology
    armour armor
    behaviour behavior behave
    cosy cozy
    favour favor favourite favorite
    fibre fiber
    flavour flavor
    honour honor
    humour humor
    neighbour neighbor neighbourhood neighborhood
    odour odor
    parlour parlor
    rumour rumor
    sabre saber
    spectre specter
    sulphur sulfur
    tumour tumor
    vapour vapor
    wool woollen woolen
    wood wooden
    gold golden
    """
)
