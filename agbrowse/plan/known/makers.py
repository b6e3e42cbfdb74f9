"""Makers of well-known products and services, by the names of both."""

MAKERS = """
[maker]
samsung.com samsungsvc.co.kr: samsung* | galaxy s# | galaxy z | galaxy a# | galaxy note | galaxy watch* |
    galaxy buds* | galaxy tab* | 삼성전자* | 갤럭시* | サムスン | 三星
apple.com support.apple.com: iphone* | ipad* | macbook* | imac | airpods* | apple watch* | apple silicon | apple m# |
    macos | ios # | apple inc* | =Apple's | vision pro | 애플* | 아이폰* | 아이패드* | 맥북* | 에어팟* | アップル |
    アイフォン | 苹果公司 | 苹果手机
lge.co.kr lg.com: lg전자* | lg electronics | lg gram | lg그램* | lg oled*
google.com blog.google: google pixel* | pixel # | android # | chromebook* | google search | gmail | google maps |
    구글* | グーグル | 谷歌
microsoft.com learn.microsoft.com: microsoft | windows 10 | windows 11 | excel formula* | azure | xbox* |
    surface pro | office 365 | microsoft 365 | 마이크로소프트* | マイクロソフト | 微软
sony.com playstation.com: sony | playstation* | ps5 | ps4 | wh-1000xm# | 소니* | ソニー | プレイステーション | 索尼
nintendo.com: nintendo | switch 2 | 닌텐도* | 任天堂 | ニンテンドー
amazon.com: kindle* | amazon prime | amazon echo | =Alexa | 킨들* | キンドル
kobobooks.com kobo.com: kobo
onyxboox.com: onyx boox | boox
pocketbook.de pocketbook.ch: pocketbook
aws.amazon.com docs.aws.amazon.com: aws | amazon s3 | ec2 | dynamodb
cloud.google.com: google cloud | gcp | bigquery
tesla.com: tesla model* | =Tesla | cybertruck | model 3 | model y | 테슬라* | テスラ | 特斯拉
hyundai.com: hyundai | 현대자동차* | 현대차* | 아이오닉* | ioniq* | ヒョンデ | 现代汽车
kia.com: =Kia | 기아자동차* | 기아차* | ev6 | ev9
toyota.com toyota.jp: toyota | prius | 토요타* | 도요타* | トヨタ | プリウス | 丰田
honda.com honda.co.jp: =Honda | 혼다* | ホンダ | 本田技研
nissan-global.com: nissan | 닛산* | 日産 | 日产汽车
mazda.com: mazda | マツダ
subaru.jp: subaru | スバル
volkswagen.de volkswagen.com: volkswagen | vw | =VW ID* | 폭스바겐* | フォルクスワーゲン | 大众汽车
bmw.com: bmw* | 비엠더블유*
mercedes-benz.com: mercedes* | 벤츠* | メルセデス | 奔驰
audi.com: audi | 아우디* | アウディ | 奥迪
porsche.com: porsche* | 포르쉐* | ポルシェ | 保时捷
renault.fr renault.com: renault | 르노* | ルノー | 雷诺
peugeot.fr: peugeot
citroen.fr: citroën
seat.es: =SEAT
byd.com: =BYD | 比亚迪 | 비야디*
volvocars.com: volvo* | 볼보*
ford.com: ford f-# | ford mustang | ford motor
gm.com: general motors | chevrolet
boeing.com: boeing* | 보잉* | ボーイング | 波音
airbus.com: airbus | 에어버스* | エアバス | 空中客车
spacex.com: spacex | starlink | starship | 스페이스x* | 스타링크*
nvidia.com: nvidia | geforce* | rtx # | cuda | 엔비디아* | エヌビディア | 英伟达
amd.com: amd | ryzen* | radeon* | epyc
intel.com: intel | xeon | core ultra | core i#* | 인텔* | インテル | 英特尔
arm.com: arm cortex* | armv#
qualcomm.com: qualcomm | snapdragon* | 퀄컴* | 스냅드래곤* | 高通
skhynix.com: sk하이닉스* | sk hynix
tsmc.com: tsmc | 台积电
micron.com: micron technology
xiaomi.com mi.com: xiaomi* | 샤오미* | シャオミ | 小米手机 | 小米公司 | 小米汽车
huawei.com: huawei* | 화웨이* | ファーウェイ | 华为
oppo.com: oppo
lenovo.com: lenovo | thinkpad* | 레노버* | 联想集团 | 联想电脑
dell.com: dell xps | dell latitude | =Dell
hp.com: hp elitebook | hp laserjet | hewlett-packard
asus.com: asus | rog ally
canon.com canon.jp: canon eos* | キヤノン | 캐논 카메라*
nikon.com: nikon* | ニコン | 니콘*
fujifilm-x.com: fujifilm* | 富士フイルム
panasonic.com: panasonic | パナソニック
dyson.com: dyson* | 다이슨* | ダイソン | 戴森
philips.com: philips | 필립스* | フィリップス
bosch.com: bosch washing* | bosch dishwasher* | robert bosch | 보쉬*
siemens.com: siemens | 지멘스* | シーメンス | 西门子
miele.de: miele
vaillant.de: vaillant
viessmann.de: viessmann
daikin.com: daikin | ダイキン
irobot.com: roomba | irobot | 룸바* | ルンバ
roborock.com: roborock | 로보락* | 石头科技
dji.com: =DJI | dji mini* | dji mavic*
gopro.com: gopro* | 고프로*
garmin.com: garmin* | 가민* | ガーミン
fitbit.com: fitbit*
bose.com: bose headphone* | quietcomfort
sennheiser.com: sennheiser
logitech.com: logitech | 로지텍*
ikea.com: ikea | 이케아* | イケア | 宜家
lego.com: lego | 레고* | レゴ | 乐高
steampowered.com store.steampowered.com: steam deck | 스팀덱*
meta.com: meta quest* | oculus | facebook | instagram | whatsapp
x.com: twitter
tiktok.com: tiktok | 틱톡*
youtube.com: youtube premium
netflix.com: netflix | 넷플릭스* | ネットフリックス
spotify.com: spotify | 스포티파이*
openai.com platform.openai.com: openai | chatgpt | gpt-# | gpt-4o | 챗gpt*
anthropic.com docs.anthropic.com: anthropic | claude sonnet | claude opus | claude code | =Claude
deepmind.google ai.google.dev: gemini pro | gemini # | deepmind | alphago | 알파고* | 제미나이*
mistral.ai: mistral ai | mixtral
huggingface.co: hugging face | huggingface
deepseek.com: deepseek | 딥시크*
qwenlm.github.io: qwen*
naver.com navercorp.com: 네이버* | naver | 하이퍼클로바*
kakaocorp.com: 카카오톡* | 카카오페이* | 카카오뱅크* | 카카오맵* | kakaotalk
coupang.com: 쿠팡*
line.me: =LINEアプリ | ライン株式会社
rakuten.co.jp: 楽天
mercari.com: メルカリ
alibaba.com: alibaba | 阿里巴巴
tencent.com: tencent | wechat | 腾讯 | 微信
sap.com: =SAP
ryanair.com: ryanair
lufthansa.com: lufthansa
airfrance.fr: air france
iberia.com: iberia
koreanair.com: korean air | 대한항공*
jal.co.jp: 日本航空 | =JAL
ana.co.jp: 全日空 | =ANA
starbucks.com: starbucks | 스타벅스* | スターバックス | 星巴克
mcdonalds.com: mcdonald's | 맥도날드* | マクドナルド | 麦当劳
coca-cola.com: coca-cola | 코카콜라* | コカ・コーラ | 可口可乐
pfizer.com: pfizer | 화이자* | ファイザー | 辉瑞
modernatx.com: moderna vaccin* | 모더나* | モデルナ
bayer.com: bayer | 바이엘* | バイエル薬品
novonordisk.com: novo nordisk | ozempic | wegovy | 위고비* | ウゴービ
lilly.com: eli lilly | mounjaro | 마운자로* | マンジャロ
hybecorp.com: 하이브 엔터* | hybe | 방탄소년단*
visa.com: visa card* | visa network
stripe.com: stripe api | stripe payments
bitcoin.org: bitcoin | 비트코인* | ビットコイン | 比特币
ethereum.org: ethereum | 이더리움* | イーサリアム | 以太坊
"""
