"""Subjects of public knowledge, in the words of seven languages: which kind of body publishes on them."""

SUBJECTS = """
statistics: population* | census* | demograph* | unemployment | gdp | birth rate | fertility rate | life expectancy |
    statistic* | median income | 인구* | 통계* | 실업률* | 출산율* | 출생률* | 국내총생산* | 물가* | 센서스* |
    인구총조사* | 人口 | 統計 | 失業率 | 出生率 | 国勢調査 | 物価 | 统计 | 人口普查 | 国内生产总值 | bevölkerung* |
    einwohner* | statistik* | arbeitslos* | geburtenrate* | bruttoinlandsprodukt* | zensus* | población | habitantes |
    censo* | estadístic* | desempleo | tasa de paro | natalidad | pib | recensement* | statistique* | chômage |
    natalité | habitants
trade: export of | exports of | exports to | export value* | export volume* | imports of | exportation* |
    importation* | trade balance | tariff* | customs | 수출* | 수입액* | 무역* | 관세율* | 관세청* | 輸出 | 輸入 |
    貿易 | 関税 | 出口额 | 出口量 | 进口 | 贸易 | 关税 | 海关 | ausfuhr* | einfuhr* | außenhandel* | zoll | exporte* |
    exportaciones | importaciones | aranceles | comercio exterior | exportations | importations | douane* |
    commerce extérieur
bank: interest rate* | base rate | central bank* | monetary policy | exchange rate | 기준금리* | 중앙은행* | 환율* |
    통화정책* | 政策金利 | 中央銀行 | 為替 | 利率 | 央行 | 汇率 | leitzins* | zentralbank* | wechselkurs* |
    tipo de interés | tipos de interés | banco central | tipo de cambio | taux directeur* | banque centrale |
    taux de change
health: vaccin* | disease* | coronavirus* | covid* | influenza | measles | infection* | symptom* | medicine* |
    medication* | drug approval | cancer | diabetes | vitamin* | supplement* | dose* | side effect* |
    clinical trial* | 백신* | 질병* | 질환* | 바이러스* | 코로나* | 독감* | 감염* | 증상* | 부작용* | 의약품* |
    당뇨* | 비타민* | 복용* | 예방접종* | ワクチン | 感染症 | ウイルス | コロナ | 副作用 | 症状 | 医薬品 | 糖尿病 |
    ビタミン | サプリ | 疫苗 | 病毒 | 感染 | 药品 | 糖尿病 | 维生素 | 症状 | impf* | krankheit* | coronavirus* |
    infektion* | arzneimittel* | medikament* | nebenwirkung* | symptom* | vacuna* | enfermedad* | infección* |
    medicamento* | efectos secundarios | síntoma* | maladie* | médicament* | effets secondaires |
    effets indésirables | symptôme*
law: statute* | legislation | federal law | state law | labor law | copyright law | regulation* | illegal | legally |
    lawful | constitution* | gdpr | copyright | 법률* | 법령* | 시행령* | 법안* | 헌법* | 위법* | 불법* | 저작권* |
    法律 | 法令 | 条例 | 憲法 | 違法 | 著作権 | 法规 | 宪法 | 违法 | gesetz* | verordnung* | grundgesetz* |
    rechtslage | verboten | dsgvo | ley | leyes | legislación | decreto* | constitución | ilegal | loi | lois |
    décret* | législation | illégal | rgpd
court: supreme court | court ruling* | constitutional court | 대법원* | 헌법재판소* | 판례* | 판결* | 最高裁* | 判決 |
    判例 | 最高人民法院 | 判决 | bundesverfassungsgericht* | bundesgerichtshof* | urteil* | tribunal supremo |
    tribunal constitucional | sentencia* | cour de cassation | conseil constitutionnel | conseil d'état
patents: patent* | trademark* | 특허* | 상표권* | 特許 | 商標 | 专利 | 商标 | patente* | marque déposée | brevet* |
    marca registrada
energy: energy efficien* | heat pump* | solar panel* | photovoltaic* | electricity price* | renewable energy |
    nuclear power | 에너지효율* | 태양광* | 전기요금* | 재생에너지* | 원자력* | 히트펌프* | 太陽光発電 | 電気料金 |
    再生可能エネルギー | 原子力発電 | ヒートポンプ | 光伏 | 电价 | 可再生能源 | 热泵 | wärmepumpe* | photovoltaik* |
    strompreis* | erneuerbare energie* | kernkraft* | bomba de calor | bombas de calor | caldera* | autoconsumo |
    placas solares | precio de la luz | energías renovables | pompe à chaleur | pompes à chaleur | chaudière* |
    panneaux solaires | photovoltaïque* | prix de l'électricité
weather: typhoon* | hurricane* | rainfall | precipitation | heat wave* | highest temperature | record temperature |
    earthquake* | 태풍* | 강수량* | 폭염* | 최고기온* | 지진* | 台風 | 降水量 | 最高気温 | 猛暑 | 地震 | 台风 |
    降雨量 | 气温 | niederschlag* | hitzewelle* | temperaturrekord* | huracán* | precipitaciones | ola de calor |
    précipitations | canicule*
tax: income tax | tax rate* | tax return* | tax deduction* | vat | 소득세* | 세율* | 연말정산* | 부가가치세* |
    종합소득세* | 所得税 | 確定申告 | 税率 | 消費税 | 个人所得税 | 增值税 | einkommensteuer* | steuersatz* |
    steuererklärung* | mehrwertsteuer* | irpf | declaración de la renta | impuesto* | impôt* | tva |
    déclaration de revenus
filings: annual report* | quarterly earnings | revenue | 10-k | sec filing* | operating profit |
    market capitalization | 매출* | 영업이익* | 사업보고서* | 전자공시* | 공시자료* | 시가총액* | 売上高 | 営業利益 |
    有価証券報告書 | 决算 | 営業収益 | 营业收入 | 年报 | 财报 | 净利润 | jahresabschluss* | geschäftsbericht* |
    umsatz | cuentas anuales | ingresos anuales | beneficio neto | chiffre d'affaires | rapport annuel |
    bénéfice net
elections: election result* | voter turnout | presidential election* | 선거* | 투표율* | 총선* | 대선* | 選挙 |
    投票率 | 选举 | bundestagswahl* | wahlergebnis* | wahlbeteiligung* | elecciones | participación electoral |
    élection* | taux de participation
rail: railway* | high-speed rail | bullet train* | shinkansen | train ticket* | ktx | srt | 철도* | 고속열차* |
    신칸센* | 新幹線 | 鉄道 | 高铁 | 铁路 | 高速鐵路 | bahnstrecke* | hochgeschwindigkeitszug* | ice-# | renfe |
    alta velocidad | ferrocarril* | tgv | ligne à grande vitesse | ferroviaire*
identity: identity card* | id card* | passport* | driver's license | driving licence | 주민등록* | 신분증* | 여권* |
    운전면허* | マイナンバー | 個人番号 | 身分証 | パスポート | 旅券 | 電子証明書 | 運転免許 | 住民票 | 身份证 |
    护照 | 驾驶证 | personalausweis* | reisepass* | führerschein* | dni | pasaporte* | permiso de conducir |
    carte d'identité | passeport* | permis de conduire
immigration: visa | visas | work permit* | residence permit* | citizenship | naturalization | naturalisation | 비자* |
    체류* | 귀화* | 영주권* | ビザ | 在留 | 帰化 | 永住権 | 签证 | 居留 | 入籍 | visum | aufenthaltstitel* |
    einbürgerung* | visado* | residencia legal | nacionalidad | titre de séjour | naturalisation
education: university ranking* | school system | student loan* | literacy rate | college entrance | 수능* |
    대학입시* | 교육과정* | 文盲率 | 大学入試 | 学習指導要領 | 高考 | schulpflicht* | abitur | selectividad |
    baccalauréat*
environment: air quality | air pollution | co2 emissions | carbon emissions | greenhouse gas* | climate change |
    미세먼지* | 탄소배출* | 온실가스* | 기후변화* | 大気汚染 | 温室効果ガス | 二酸化炭素排出 | 气候变化 | 碳排放 |
    空气质量 | treibhausgas* | co2-ausstoß* | klimawandel* | luftqualität* | emisiones de co2 | cambio climático |
    calidad del aire | gaz à effet de serre | changement climatique | qualité de l'air
transport: speed limit* | road safety | car registration* | traffic fine* | 제한속도* | 과태료* | 자동차등록* |
    速度制限 | 交通違反 | 车辆登记 | tempolimit* | bußgeld* | límite de velocidad | multa de tráfico |
    limitation de vitesse
food: food safety | nutrition label* | food additive* | 식품안전* | 식품첨가물* | 영양성분* | 食品添加物 | 食品表示 |
    食品安全 | lebensmittelsicherheit* | lebensmittelzusatz* | seguridad alimentaria | aditivo* alimentario* |
    additif* alimentaire* | sécurité alimentaire
labour: minimum wage | working hours | parental leave | unemployment benefit* | 최저임금* | 근로시간* | 육아휴직* |
    실업급여* | 最低賃金 | 労働時間 | 育児休業 | 失業保険 | 最低工资 | 产假 | mindestlohn* | elternzeit* |
    arbeitslosengeld* | salario mínimo | permiso parental | smic | salaire minimum | congé parental
pension: pension* | retirement age | social security benefit* | 국민연금* | 기초연금* | 퇴직연금* | 年金 | 退休年龄 |
    养老金 | rente | rentenalter* | jubilación | edad de jubilación | retraite*
housing: housing subscription | 청약* | 전세보증금* | 전세사기* | 전세대출* | 주택담보* | 임대주택* | wohngeld
government: ministry | minister* | federal government | government agenc* | public policy | subsid* | municipal* |
    정부* | 국토교통부* | 교육부* | 보건복지부* | 행정안전부* | 기획재정부* | 외교부* | 국방부* | 환경부* | 법무부* |
    보조금* | 지원금* | 政府 | 省庁 | 市役所 | 補助金 | 給付金 | 部委 | 国务院 | 补贴 | bundesregierung* |
    ministerium* | bundesministerium* | förderung | zuschuss* | behörde* | gobierno | ministerio* | subvención* |
    ayuntamiento* | gouvernement* | ministère* | subvention* | aides publiques
academic: studies show* | study found | study of | scientific studies | research paper* | peer-reviewed |
    meta-analysis | scientific evidence | randomized | randomised | systematic review* | theorem* | arxiv | doi |
    논문* | 학술* | 연구결과* | 메타분석* | 論文 | 学術 | 研究結果 | メタ分析 | 论文 | 学术 | 研究表明 | 荟萃分析 |
    studie* | metaanalyse* | wissenschaftlich* | estudio científico | estudios científicos | metaanálisis |
    artículo científico | étude* scientifique* | méta-analyse* | article scientifique
code: source code | github | open source | open-source | repository | pull request* | stack trace | 소스코드* |
    오픈소스* | 깃허브* | ソースコード | オープンソース | リポジトリ | 源代码 | 开源 | quellcode* | código fuente |
    código abierto | code source | logiciel libre
books: novel | novels | isbn | bestseller* | book by | 책을* | 책의* | 책은* | 도서* | 소설* | 저서* | 베스트셀러* |
    서점* | 書籍 | 小説 | 著書 | 图书 | 小说 | buch | bücher | romane | libro* | novela* | livre* | best-seller*
culture: meme* | internet slang | catchphrase* | viral video* | viral dance* | viral challenge* | went viral |
    goes viral | 밈의* | 밈은* | 밈이* | 유행어* | 짤방* | 인터넷용어* | ネットミーム | ミーム | 流行語 |
    ネットスラング | 网络用语 | 流行语 | 网络梗 | 这个梗 | 什么梗 | internet-meme* | meme | memes | mème*
"""

# Subjects whose places are the same in every country, or a language's own.
PLACES = """
academic en: arxiv.org pubmed.ncbi.nlm.nih.gov doi.org
academic ko: dbpia.co.kr riss.kr kci.go.kr
academic ja: jstage.jst.go.jp cir.nii.ac.jp
academic zh: cnki.net wanfangdata.com.cn
academic de: arxiv.org pubmed.ncbi.nlm.nih.gov base-search.net
academic es: dialnet.unirioja.es scielo.org pubmed.ncbi.nlm.nih.gov
academic fr: hal.science persee.fr pubmed.ncbi.nlm.nih.gov
code en: github.com stackoverflow.com
books en: worldcat.org books.google.com
books ko: aladin.co.kr yes24.com kyobobook.co.kr
books ja: ndlsearch.ndl.go.jp books.or.jp
books zh: douban.com nlc.cn
books de: dnb.de buchhandel.de
books es: bne.es todostuslibros.com
books fr: catalogue.bnf.fr babelio.com
fact-check en: snopes.com factcheck.org fullfact.org
fact-check ko: factcheck.snu.ac.kr
fact-check ja: factcheckcenter.jp
fact-check zh: piyao.org.cn tfc-taiwan.org.tw
fact-check de: correctiv.org mimikama.org
fact-check es: maldita.es newtral.es
fact-check fr: factuel.afp.com
sayings en: quoteinvestigator.com etymonline.com
sayings ko: namu.wiki
sayings ja: dic.nicovideo.jp kotobank.jp
sayings zh: baike.baidu.com
sayings de: dwds.de
sayings es: rae.es fundeu.es
sayings fr: cnrtl.fr
first-hand en: reddit.com
first-hand ko: blog.naver.com cafe.naver.com
first-hand ja: kakaku.com
first-hand zh: zhihu.com
culture en: knowyourmeme.com
culture ko: namu.wiki
culture ja: dic.nicovideo.jp dic.pixiv.net
culture zh: zh.moegirl.org.cn baike.baidu.com
culture de: knowyourmeme.com
culture es: knowyourmeme.com
culture fr: knowyourmeme.com
"""
