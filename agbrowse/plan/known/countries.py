"""Countries: how the seven languages call them, and their public bodies by subject."""

# The country whose bodies are asked where a problem names none.
OF_LANGUAGE = {"en": "us", "ko": "kr", "ja": "jp", "zh": "cn", "de": "de", "es": "es", "fr": "fr", "it": "it", "pt": "br"}

# `tag: names`, then `subject: hosts`; a blank line between countries.
COUNTRIES = """
us: united states | u.s | =US | usa | american* | 미국* | アメリカ | 米国 | 美国 | 美國 | vereinigte staaten |
    amerikanisch* | estados unidos | eeuu | ee.uu | estadounidense* | états-unis | américain* | alabama | alaska |
    arizona | arkansas | california | colorado | connecticut | delaware | florida | hawaii | idaho | illinois |
    indiana | iowa | kansas | kentucky | louisiana | maryland | massachusetts | michigan | minnesota | mississippi |
    missouri | montana | nebraska | nevada | new hampshire | new jersey | new mexico | new york | north carolina |
    north dakota | ohio | oklahoma | oregon | pennsylvania | rhode island | south carolina | south dakota |
    tennessee | texas | utah | vermont | virginia | west virginia | wisconsin | wyoming | washington d.c* | chicago |
    los angeles
government: gov
statistics: census.gov bls.gov bea.gov
trade: census.gov usitc.gov
bank: federalreserve.gov
health: cdc.gov nih.gov fda.gov
law: congress.gov govinfo.gov law.cornell.edu
court: supremecourt.gov
patents: uspto.gov
energy: eia.gov energy.gov
weather: noaa.gov weather.gov
tax: irs.gov
filings: sec.gov
elections: fec.gov
rail: amtrak.com fra.dot.gov
newspapers: chroniclingamerica.loc.gov
identity: travel.state.gov ssa.gov
immigration: uscis.gov travel.state.gov
education: ed.gov nces.ed.gov
environment: epa.gov
transport: transportation.gov nhtsa.gov
food: fda.gov usda.gov

gb: united kingdom | =UK | u.k* | britain | british | england | scotland | wales | london | 영국* | イギリス | 英国 |
    英國 | großbritannien | britisch* | england | reino unido | británic* | inglaterra | royaume-uni | britannique* |
    angleterre
government: gov.uk
statistics: ons.gov.uk
trade: gov.uk ons.gov.uk
bank: bankofengland.co.uk
health: nhs.uk ukhsa.gov.uk gov.uk
law: legislation.gov.uk
court: supremecourt.uk
patents: ipo.gov.uk
energy: gov.uk ofgem.gov.uk
weather: metoffice.gov.uk
tax: gov.uk
filings: find-and-update.company-information.service.gov.uk
elections: electoralcommission.org.uk
rail: networkrail.co.uk nationalrail.co.uk
newspapers: britishnewspaperarchive.co.uk
identity: gov.uk
immigration: gov.uk
education: gov.uk
environment: environment-agency.gov.uk gov.uk
food: food.gov.uk

kr: korea | south korea* | korean | seoul | busan | 한국* | 대한민국* | 국내* | 서울* | 부산* | 韓国 | ソウル | 韩国 |
    韓國 | südkorea* | corea | surcoreano* | corée | coréen*
government: go.kr
statistics: kosis.kr kostat.go.kr
trade: customs.go.kr kita.net kosis.kr
bank: bok.or.kr
health: kdca.go.kr mohw.go.kr mfds.go.kr
law: law.go.kr
court: scourt.go.kr ccourt.go.kr
patents: kipris.or.kr kipo.go.kr
energy: motie.go.kr energy.or.kr
weather: kma.go.kr weather.go.kr
tax: nts.go.kr hometax.go.kr
filings: dart.fss.or.kr
elections: nec.go.kr
rail: korail.com letskorail.com
newspapers: newslibrary.naver.com bigkinds.or.kr nl.go.kr
identity: gov.kr mois.go.kr
immigration: immigration.go.kr hikorea.go.kr
education: moe.go.kr
environment: me.go.kr
transport: molit.go.kr
housing: molit.go.kr applyhome.co.kr
food: mfds.go.kr
labour: moel.go.kr
pension: nps.or.kr

jp: japan | japanese | tokyo | osaka | kyoto | 일본* | 도쿄* | 日本 | 東京 | 大阪 | 东京 | japan* | tokio | japón |
    japonés* | japonesa* | japon | japonais*
government: go.jp
statistics: e-stat.go.jp stat.go.jp
trade: customs.go.jp
bank: boj.or.jp
health: mhlw.go.jp niid.go.jp pmda.go.jp
law: e-gov.go.jp laws.e-gov.go.jp
court: courts.go.jp
patents: j-platpat.inpit.go.jp jpo.go.jp
energy: enecho.meti.go.jp
weather: jma.go.jp
tax: nta.go.jp
filings: disclosure2.edinet-fsa.go.jp
elections: soumu.go.jp
rail: jr-central.co.jp jreast.co.jp westjr.co.jp
newspapers: ndl.go.jp
identity: kojinbango-card.go.jp digital.go.jp soumu.go.jp jpki.go.jp
immigration: moj.go.jp mofa.go.jp
education: mext.go.jp
environment: env.go.jp
transport: mlit.go.jp
food: maff.go.jp caa.go.jp
labour: mhlw.go.jp
pension: nenkin.go.jp

cn: china | chinese | beijing | shanghai | 중국* | 베이징* | 中国 | 中國 | 北京 | 上海 | china | chinesisch* |
    chino* | pekín | chine | chinois* | pékin
government: gov.cn
statistics: stats.gov.cn
trade: customs.gov.cn
bank: pbc.gov.cn
health: nhc.gov.cn chinacdc.cn nmpa.gov.cn
law: flk.npc.gov.cn npc.gov.cn
court: court.gov.cn
patents: cnipa.gov.cn
energy: nea.gov.cn
weather: cma.gov.cn
tax: chinatax.gov.cn
filings: cninfo.com.cn
rail: 12306.cn china-railway.com.cn
newspapers: nlc.cn
identity: mps.gov.cn gjzwfw.gov.cn
immigration: nia.gov.cn
education: moe.gov.cn
environment: mee.gov.cn
food: samr.gov.cn

tw: taiwan* | taipei | 대만* | 台湾 | 臺灣 | 台灣 | taiwán | taïwan
government: gov.tw
statistics: stat.gov.tw
bank: cbc.gov.tw
health: cdc.gov.tw mohw.gov.tw
law: law.moj.gov.tw
rail: thsrc.com.tw railway.gov.tw
weather: cwa.gov.tw

de: germany | german | berlin | munich | 독일* | 베를린* | ドイツ | 德国 | 德國 | deutschland* | deutsche* |
    bundesweit | bundesrepublik | münchen | hamburg | bayern | alemania | alemán* | alemana* | allemagne | allemand*
government: bund.de
statistics: destatis.de
trade: destatis.de zoll.de
bank: bundesbank.de
health: rki.de bzga.de pei.de bfarm.de
law: gesetze-im-internet.de
court: bundesverfassungsgericht.de bundesgerichtshof.de
patents: dpma.de
energy: bmwk.de bafa.de bundesnetzagentur.de
weather: dwd.de
tax: bundesfinanzministerium.de elster.de
filings: bundesanzeiger.de
elections: bundeswahlleiterin.de
rail: bahn.de deutschebahn.com
newspapers: deutsche-digitale-bibliothek.de
identity: personalausweisportal.de bmi.bund.de
immigration: bamf.de make-it-in-germany.com
education: kmk.org bmbf.de
environment: umweltbundesamt.de
transport: kba.de bmdv.bund.de
food: bvl.bund.de bmel.de
labour: arbeitsagentur.de
pension: deutsche-rentenversicherung.de

at: austria* | vienna | 오스트리아* | オーストリア | 奥地利 | österreich* | wien* | autriche
government: gv.at
statistics: statistik.at
bank: oenb.at
law: ris.bka.gv.at
rail: oebb.at
newspapers: anno.onb.ac.at

ch: switzerland | swiss | zurich | 스위스* | スイス | 瑞士 | schweiz* | zürich | suiza | suizo* | suisse*
government: admin.ch
statistics: bfs.admin.ch
bank: snb.ch
health: bag.admin.ch
law: fedlex.admin.ch
rail: sbb.ch
newspapers: e-newspaperarchives.ch

es: spain | spanish | madrid | 스페인* | スペイン | 西班牙 | spanien* | españa | español* | española* | barcelona |
    cataluña | andalucía | espagne | espagnol*
government: gob.es
statistics: ine.es
trade: datacomex.comercio.es
bank: bde.es
health: sanidad.gob.es aemps.gob.es
law: boe.es
court: poderjudicial.es tribunalconstitucional.es
patents: oepm.es
energy: idae.es miteco.gob.es cnmc.es
weather: aemet.es
tax: agenciatributaria.gob.es
filings: cnmv.es
elections: juntaelectoralcentral.es infoelectoral.interior.gob.es
rail: renfe.com adif.es
newspapers: hemerotecadigital.bne.es
identity: dnielectronico.es interior.gob.es
immigration: inclusion.gob.es
education: educacionfpydeportes.gob.es
environment: miteco.gob.es
transport: dgt.es transportes.gob.es
food: aesan.gob.es
labour: sepe.es mites.gob.es
pension: seg-social.es

mx: mexico | mexican | 멕시코* | メキシコ | 墨西哥 | mexiko* | méxico | mexican* | mexique
government: gob.mx
statistics: inegi.org.mx
bank: banxico.org.mx
law: diputados.gob.mx dof.gob.mx

ar: argentina | argentin* | 아르헨티나* | アルゼンチン | 阿根廷 | argentinien | argentine
government: gob.ar
statistics: indec.gob.ar
bank: bcra.gob.ar

bo: bolivia* | 볼리비아* | ボリビア | 玻利维亚 | bolivien | bolivie
government: gob.bo
statistics: ine.gob.bo

cl: chile | chilen* | 칠레* | チリ共和国 | 智利
government: gob.cl
statistics: ine.gob.cl
law: bcn.cl

co: colombia* | 콜롬비아* | コロンビア | 哥伦比亚 | kolumbien | colombie
government: gov.co
statistics: dane.gov.co

pe: peru | perú | peruan* | 페루* | ペルー | 秘鲁 | pérou
government: gob.pe
statistics: inei.gob.pe

fr: france | french | paris | 프랑스* | 파리시* | フランス | 法国 | 法國 | frankreich* | französisch* | francia |
    francés* | francesa* | français* | marseille | lyon
government: gouv.fr
statistics: insee.fr
trade: lekiosque.finances.gouv.fr douane.gouv.fr
bank: banque-france.fr
health: santepubliquefrance.fr has-sante.fr ansm.sante.fr
law: legifrance.gouv.fr
court: conseil-constitutionnel.fr courdecassation.fr
patents: inpi.fr
energy: ademe.fr ecologie.gouv.fr
weather: meteofrance.com
tax: impots.gouv.fr
filings: amf-france.org
elections: elections.interieur.gouv.fr
rail: sncf.com sncf-voyageurs.com sncf-reseau.com
newspapers: gallica.bnf.fr retronews.fr
identity: service-public.fr france-identite.gouv.fr ants.gouv.fr
immigration: immigration.interieur.gouv.fr
education: education.gouv.fr
environment: ecologie.gouv.fr
transport: securite-routiere.gouv.fr ecologie.gouv.fr
food: anses.fr agriculture.gouv.fr
labour: travail-emploi.gouv.fr
pension: lassuranceretraite.fr info-retraite.fr

it: italy | italian | rome | 이탈리아* | イタリア | 意大利 | italien* | italia* | italie*
government: gov.it
statistics: istat.it
bank: bancaditalia.it
health: salute.gov.it
law: normattiva.it
rail: trenitalia.com

ca: canada | canadian | toronto | 캐나다* | カナダ | 加拿大 | kanada | canadá | canadien*
government: canada.ca
statistics: statcan.gc.ca
bank: bankofcanada.ca
health: canada.ca
law: laws-lois.justice.gc.ca
rail: viarail.ca

au: australia* | sydney | 호주* | オーストラリア | 豪州 | 澳大利亚 | australien | australie
government: gov.au
statistics: abs.gov.au
bank: rba.gov.au
law: legislation.gov.au
newspapers: trove.nla.gov.au

in: india | indian | delhi | 인도의* | インド | 印度 | indien | inde
government: gov.in
statistics: mospi.gov.in
bank: rbi.org.in
rail: indianrailways.gov.in

br: brazil* | 브라질* | ブラジル | 巴西 | brasilien | brasil* | brésil*
government: gov.br
statistics: ibge.gov.br
bank: bcb.gov.br

nl: netherlands | dutch | 네덜란드* | オランダ | 荷兰 | niederlande* | países bajos | pays-bas
government: overheid.nl
statistics: cbs.nl
bank: dnb.nl
rail: ns.nl

eu: european union | =EU | eurozone | 유럽연합* | 欧州連合 | 欧盟 | europäische union | unión europea | union européenne
government: europa.eu
statistics: ec.europa.eu
bank: ecb.europa.eu
health: ecdc.europa.eu ema.europa.eu
law: eur-lex.europa.eu
patents: epo.org
food: efsa.europa.eu
environment: eea.europa.eu
"""

# Bodies that stand above countries, asked where no country is named or has none.
INTERNATIONAL = """
statistics: data.worldbank.org data.un.org stats.oecd.org
trade: comtradeplus.un.org wto.org
bank: imf.org bis.org
health: who.int
patents: wipo.int patents.google.com
energy: iea.org
weather: wmo.int
environment: unep.org ipcc.ch
labour: ilo.org
education: unesco.org
food: fao.org
"""
