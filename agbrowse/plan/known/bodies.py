"""Bodies that publish under their own name: agencies, institutes, standards, railways, museums, leagues. By kind."""

BODIES = """
[official]
kdca.go.kr: 질병관리청* | 질병관리본부* | kdca | korea disease control
mohw.go.kr: 보건복지부*
mfds.go.kr: 식약처* | 식품의약품안전처*
customs.go.kr unipass.customs.go.kr: 관세청*
kosis.kr kostat.go.kr: 통계청* | 국가통계포털* | statistics korea
bok.or.kr: 한국은행* | bank of korea
law.go.kr: 법제처* | 국가법령정보*
molit.go.kr: 국토교통부* | 국토부*
moe.go.kr: 교육부*
mois.go.kr: 행정안전부* | 행안부*
motie.go.kr: 산업통상자원부*
moef.go.kr: 기획재정부* | 기재부*
me.go.kr: 환경부*
moel.go.kr: 고용노동부*
mofa.go.kr: 외교부*
kma.go.kr weather.go.kr: 기상청*
nts.go.kr: 국세청*
nhis.or.kr: 국민건강보험* | 건강보험공단*
nps.or.kr: 국민연금공단* | 국민연금*
hira.or.kr: 심평원* | 건강보험심사평가원*
kca.go.kr: 한국소비자원*
kogl.or.kr heritage.go.kr: 문화재청* | 국가유산청*
korail.com letskorail.com: 코레일* | 한국철도공사* | ktx*
srail.or.kr: 수서고속철도* | srt
assembly.go.kr: 국회의안* | 국회 의안*
seoul.go.kr: 서울시* | 서울특별시*
msit.go.kr: 과학기술정보통신부* | 과기부* | 과기정통부*
kari.re.kr: 항공우주연구원* | 누리호*
dart.fss.or.kr: 금융감독원* | 전자공시*
who.int: =WHO | world health organization | 세계보건기구* | 世界保健機関 | 世界卫生组织 |
    weltgesundheitsorganisation | organización mundial de la salud | =OMS | organisation mondiale de la santé
cdc.gov: =CDC | centers for disease control
fda.gov: =FDA | food and drug administration
nih.gov: =NIH | national institutes of health
ema.europa.eu: =EMA | european medicines agency
rki.de: =RKI | robert koch-institut* | robert-koch-institut*
pei.de: paul-ehrlich-institut*
bfarm.de: bfarm
bzga.de: bzga
nhs.uk: =NHS
aemps.gob.es: aemps
sanidad.gob.es: ministerio de sanidad
santepubliquefrance.fr: santé publique france
has-sante.fr: haute autorité de santé
mhlw.go.jp: 厚生労働省 | 厚労省
niid.go.jp: 国立感染症研究所
soumu.go.jp: 総務省
digital.go.jp: デジタル庁
kojinbango-card.go.jp digital.go.jp jpki.go.jp soumu.go.jp: マイナンバーカード | マイナンバー | 個人番号カード |
    my number card
jpki.go.jp kojinbango-card.go.jp: 公的個人認証 | jpki | 電子証明書
mlit.go.jp: 国土交通省 | 国交省
mext.go.jp: 文部科学省 | 文科省
meti.go.jp: 経済産業省 | 経産省
mofa.go.jp: 外務省
mof.go.jp: 財務省
env.go.jp: 環境省
maff.go.jp: 農林水産省 | 農水省
caa.go.jp: 消費者庁
nta.go.jp: 国税庁
jma.go.jp: 気象庁
npa.go.jp: 警察庁
e-stat.go.jp stat.go.jp: 総務省統計局 | 統計局 | e-stat
boj.or.jp: 日本銀行 | 日銀
nenkin.go.jp: 日本年金機構
jaxa.jp: =JAXA | 宇宙航空研究開発機構 | はやぶさ2
jr-central.co.jp global.jr-central.co.jp: n700s* | n700a* | n700系 | ドクターイエロー | 東海道新幹線 | jr東海* |
    jr central | tokaido shinkansen | リニア中央新幹線
jreast.co.jp: e2系 | e5系 | e6系 | e7系 | e8系 | 東北新幹線 | 上越新幹線 | 北陸新幹線 | jr東日本* | jr east | 山手線
westjr.co.jp: w7系 | 500系 | 山陽新幹線 | jr西日本* | jr west
jrkyushu.co.jp: 九州新幹線 | 西九州新幹線 | jr九州*
jrhokkaido.co.jp: h5系 | 北海道新幹線 | jr北海道*
bahn.de deutschebahn.com: deutsche bahn* | =DB Regio | deutschlandticket* | bahncard*
sncf.com sncf-voyageurs.com: sncf | tgv inoui | ouigo
renfe.com: renfe | cercanías
oebb.at: öbb
sbb.ch: sbb
destatis.de: destatis | statistisches bundesamt | statistischen bundesamt* | mikrozensus
bundesbank.de: bundesbank
umweltbundesamt.de: umweltbundesamt*
bafa.de: bafa
kfw.de: =KfW
bamf.de: bamf
arbeitsagentur.de: bundesagentur für arbeit | arbeitsagentur
bundestag.de: bundestag*
stiftung-warentest.de test.de: stiftung warentest
tuev-verband.de: tüv*
verbraucherzentrale.de: verbraucherzentrale*
idae.es: idae
ine.es: =INE | instituto nacional de estadística
boe.es: =BOE | boletín oficial del estado
dgt.es: =DGT | dirección general de tráfico
aemet.es: aemet
cnmc.es: cnmc
ocu.org: =OCU
agenciatributaria.gob.es: agencia tributaria | hacienda española
rae.es: =RAE | real academia española
insee.fr: insee
ademe.fr: ademe | agence de la transition écologique
legifrance.gouv.fr: légifrance | legifrance | code civil | code du travail
service-public.fr: service-public | service public.fr
banque-france.fr: banque de france
academie-francaise.fr: académie française
anssi.fr cyber.gouv.fr: anssi
cnil.fr: cnil
meteofrance.com: météo-france | météo france
stats.gov.cn: 国家统计局
nhc.gov.cn: 国家卫生健康委* | 国家卫健委
customs.gov.cn: 海关总署
pbc.gov.cn: 中国人民银行
moe.gov.cn: 教育部
miit.gov.cn: 工业和信息化部 | 工信部
12306.cn: 12306 | 复兴号 | 中国铁路
cnsa.gov.cn: 国家航天局 | 嫦娥* | 天宫
census.gov: census bureau | u.s. census
bls.gov: bureau of labor statistics | =BLS
federalreserve.gov: federal reserve | =FOMC | 연준* | 連邦準備制度
sec.gov: =SEC | securities and exchange commission
epa.gov: =EPA
faa.gov: =FAA
nasa.gov: nasa | apollo 11 | james webb | 미국항공우주국* | 航空宇宙局 | 美国宇航局 | artemis
esa.int: =ESA | european space agency
noaa.gov: noaa
usgs.gov: usgs
nist.gov: =NIST
loc.gov: library of congress
ons.gov.uk: office for national statistics | =ONS
metoffice.gov.uk: met office
ecb.europa.eu: =ECB | european central bank | europäische zentralbank | =EZB | banco central europeo |
    banque centrale européenne | =BCE | 유럽중앙은행* | 欧州中央銀行
ec.europa.eu: eurostat | european commission | europäische kommission | comisión europea | commission européenne
un.org: united nations | 유엔* | 国連 | 联合国 | vereinte nationen | naciones unidas | nations unies
worldbank.org: world bank | 세계은행* | 世界銀行 | 世界银行 | weltbank | banco mundial | banque mondiale
imf.org: =IMF | international monetary fund | 국제통화기금* | 国際通貨基金 | 国际货币基金* | =FMI | =IWF
oecd.org: oecd | 경제협력개발기구* | 経済協力開発機構
iea.org: =IEA | international energy agency
ipcc.ch: ipcc
unesco.org whc.unesco.org: unesco | 유네스코* | ユネスコ | 联合国教科文* | world heritage | welterbe* |
    patrimonio de la humanidad | patrimoine mondial | 세계유산* | 世界遺産 | 世界遗产
nobelprize.org: nobel | nobel prize* | 노벨상* | 노벨평화상* | 노벨문학상* | 노벨물리학상* | 노벨화학상* |
    노벨생리의학상* | ノーベル | 诺贝尔 | nobelpreis* | premio nobel | prix nobel
olympics.com: olympic* | olympia | 올림픽* | オリンピック | 五輪 | 奥运* | 奧運* | olympischen | juegos olímpicos |
    jeux olympiques
fifa.com: fifa | world cup | 월드컵* | ワールドカップ | 世界杯 | fußball-weltmeisterschaft | coupe du monde
uefa.com: uefa | champions league
nba.com: =NBA
mlb.com: =MLB
koreabaseball.com: kbo | 프로야구*
guinnessworldrecords.com: guinness | 기네스* | ギネス | 吉尼斯
oscars.org: academy award* | =Oscars | 아카데미상* | アカデミー賞 | 奥斯卡
billboard.com: billboard hot | 빌보드* | ビルボード
unicode.org: unicode | emoji | 유니코드* | 이모지* | 絵文字
[standards]
rfc-editor.org datatracker.ietf.org: ietf | rfc* | rfc#
w3.org: w3c | wcag
whatwg.org: whatwg
iso.org: =ISO | iso # | iso/iec
ieee.org: ieee | ieee 802*
ecma-international.org tc39.es: ecmascript | tc39
itu.int: =ITU
etsi.org: etsi
din.de: =DIN
bsigroup.com: bsi
jisc.go.jp: =JIS | 日本産業規格
bluetooth.com: bluetooth # | bluetooth le
usb.org: usb4 | usb-c specification | usb #
wi-fi.org: wi-fi 6* | wi-fi 7* | wifi 7
[security]
nvd.nist.gov cve.org: cve-#-# | cve | cves | cvss
cisa.gov: cisa
owasp.org: owasp
"""
