"""What pages state of claims: each page that proves a claim stands beside one that nearly does."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from agbrowse.extract import assess
from agbrowse.models import Capture, Constraint, ConstraintKind, Proof, Source, Stance, Status, Strength
from agbrowse.prove import Page, claim_constraint, prepare, prove

TODAY = date(2026, 11, 30)
FILLER = (
    "<p>The reading room keeps maps and letters that families of the valley gave. Readers may copy what they need.</p>"
    "<p>Volunteers sweep the steps each morning before the gates are unlocked, and the old trees give shade.</p>"
)


def page(body: str, *, lang: str = "en", head: str = "") -> Page:
    html = f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">{head}</head><body>{body}{FILLER if lang == "en" else ""}</body></html>'
    capture = Capture(
        url="https://example.org/page",
        final_url="https://example.org/page",
        status=200,
        headers=(("content-type", "text/html; charset=utf-8"),),
        body=html.encode(),
        source=Source.FETCH,
        captured_at=datetime(2026, 11, 30, tzinfo=UTC),
    )
    assessment = assess(capture)
    assert assessment.document is not None
    return prepare(assessment.document, today=TODAY)


def judged(claim: str, body: str, **kind: str) -> Proof:
    asked = page(body, **kind)
    proof = prove(claim_constraint(claim), asked)
    for finding in proof.findings:
        for check in finding.checks:
            if check.start is not None and check.end is not None and check.found:
                assert asked.text[check.start : check.end] == check.found
    return proof


S, N, C = "supported", "not", "contradicted"  # not: anything but supported

STATEMENTS = [
    # claim, page, expected
    ("The Arlen Bridge opened on 3 May 1931", "<p>The Arlen Bridge opened to traffic on 3 May 1931.</p>", S),
    ("The Arlen Bridge opened in May 1931", "<p>The Arlen Bridge opened to traffic on 3 May 1931.</p>", S),
    ("The Arlen Bridge opened on 3 May 1913", "<p>The Arlen Bridge opened to traffic on 3 May 1931.</p>", C),
    ("The Arlen Bridge opened on 3 May 1931", "<p>The Arlen Bridge opened in 1931.</p>", N),
    ("The Arlen Bridge opened in 1931", "<p>The Arlen Bridge Museum opened in 1931.</p>", N),
    ("The Arlen Bridge opened in 1931", "<p>The road to the Arlen Bridge opened in 1931.</p>", N),
    ("The Arlen Bridge opened in 1931", "<h2>Arlen Bridge</h2><p>Opened in 1931. Length: 94 metres.</p>", S),
    ("The Arlen Bridge opened in 1931", "<h2>Arlen Bridge</h2><p>The pond was dug in 1931.</p>", N),
    ("The Arlen Bridge is 412 metres long", "<p>The Arlen Bridge opened in 1931. It is 412 metres long.</p>", S),
    ("The Arlen Bridge is 412 metres long", "<p>The Arlen Bridge opened in 1931. The tunnel is 412 metres long.</p>", N),
    ("The Arlen Bridge is 412 metres long", "<p>The Arlen Bridge is 214 metres long.</p>", C),
    ("The Arlen Bridge is more than 400 metres long", "<p>The Arlen Bridge is 412 metres long.</p>", S),
    ("The Arlen Bridge is 412 metres long", "<p>The Arlen Bridge is more than 400 metres long.</p>", N),
    ("Orsk mill made 12,400 sacks in 1888", "<p>Orsk mill made 12 400 sacks in 1888.</p>", S),
    ("Orsk mill made 12,400 sacks in 1888", "<p>Orsk mill made 12,400 sacks in 1889.</p>", C),
    ("Orsk mill employs two hundred people", "<p>Orsk mill employs 200 people.</p>", S),
    ("Mayor Ada Brandt resigned", "<p>Mayor Ada Brandt did not resign.</p>", C),
    ("Mayor Ada Brandt did not resign", "<p>Mayor Ada Brandt did not resign.</p>", S),
    ("Mayor Ada Brandt did not resign", "<p>Mayor Ada Brandt resigned on Monday.</p>", N),
    ("The Orsk dam cracked", "<p>The ministry denied that the Orsk dam had cracked.</p>", N),
    ("The Orsk dam cracked", "<p>It is a myth that the Orsk dam cracked.</p>", N),
    ("The Orsk zoo bought two elephants", "<p>Reportedly the Orsk zoo bought two elephants.</p>", N),
    ("The Orsk tunnel opened in 2031", "<p>The council plans to open the Orsk tunnel in 2031.</p>", N),
    (
        "The Orsk statue was stolen in March",
        "<h1>Was the Orsk statue stolen in March?</h1><p>The statue is being cleaned.</p>",
        N,
    ),
    ("The Orsk gate closed at noon", "<p>The Orsk gate opened at noon.</p>", N),
    ("Greta Solm was born in 1871", "<p>Henrik Solm was born in 1871.</p>", N),
    ("Velt Studio bought Norvik Works", "<p>Norvik Works bought Velt Studio.</p>", N),
    ("Velt Studio was bought by Norvik Works", "<p>Norvik Works bought Velt Studio.</p>", S),
    ("All houses of Orsk have cellars", "<p>Some houses of Orsk have cellars.</p>", N),
    (
        "The storm petrel was seen on Lisk island in 1999",
        "<p>These birds were seen on Lisk island in 1999:</p><ul><li>grey plover</li><li>storm petrel</li></ul>",
        S,
    ),
    (
        "The reed warbler was seen on Lisk island in 1999",
        "<p>These birds were seen on Lisk island in 1999:</p><ul><li>grey plover</li></ul><p>These birds were seen on Lisk island in 2004:</p>"
        "<ul><li>reed warbler</li></ul>",
        N,
    ),
    (
        "The East works put out 52 thousand tonnes in 2021",
        "<table><caption>Output in thousand tonnes</caption><tr><th>Works</th><th>2020</th><th>2021</th></tr>"
        "<tr><th>East</th><td>45</td><td>52</td></tr><tr><th>West</th><td>38</td><td>40</td></tr></table>",
        S,
    ),
    (
        "The West works put out 52 thousand tonnes in 2021",
        "<table><caption>Output in thousand tonnes</caption><tr><th>Works</th><th>2020</th><th>2021</th></tr>"
        "<tr><th>East</th><td>45</td><td>52</td></tr><tr><th>West</th><td>38</td><td>40</td></tr></table>",
        N,
    ),
    (
        "Karrow Peak has a height of 2,117 metres",
        "<table><tr><th>Peak</th><th>Height (m)</th></tr><tr><td>Karrow Peak</td><td>2,117</td></tr></table>",
        S,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir sang.</p><p><b>Read also:</b> <a href=/x>Jon Male was fined 900 crowns</a></p></article>",
        N,
    ),
    ("Jon Male was fined 900 crowns", "<article><h1>Court</h1><p>Captain Jon Male was fined 900 crowns.</p></article>", S),
    ("Der Turm von Orsk wurde 1902 gebaut", "<p>Der Turm von Orsk wurde 1902 gebaut.</p>", S),
    ("Der Turm von Orsk wurde nicht verkauft", "<p>Der Turm von Orsk wurde verkauft.</p>", N),
    ("El puente de Orsk mide 412 metros", "<p>El puente de Orsk mide 412 metros.</p>", S),
    ("El puente de Orsk se hundió", "<p>El puente de Orsk no se hundió.</p>", N),
    ("Le pont d'Orsk mesure 412 mètres", "<p>Le pont d'Orsk mesure 412 mètres.</p>", S),
    ("가온 도서관은 1978년에 문을 열었다", "<p>가온 도서관은 1978년에 문을 열었다.</p>", S),
    ("가온 도서관은 1987년에 문을 열었다", "<p>가온 도서관은 1978년에 문을 열었다.</p>", N),
    ("가온시는 수영장을 폐쇄했다", "<p>가온시는 수영장을 폐쇄하지 않았다.</p>", N),
    ("織江橋の全長は250メートルである", "<p>織江橋の全長は250メートルである。</p>", S),
    ("織江橋の全長は520メートルである", "<p>織江橋の全長は250メートルである。</p>", N),
    ("织江大桥于1987年通车", "<p>织江大桥于1987年通车。</p>", S),
    ("织江大桥于1978年通车", "<p>织江大桥于1987年通车。</p>", N),
    ("The Selm mill burned down in 1912", "<p>In 1912 the Selm mill burned down.</p>", S),
    ("The Selm mill was destroyed by fire in 1912", "<p>The Selm mill was destroyed by fire in 1912.</p>", S),
    ("The Selm mill was founded by Ada Brandt", "<p>Ada Brandt founded the Selm mill.</p>", S),
    ("Ada Brandt founded the Selm mill", "<p>The Selm mill was founded by Ada Brandt in 1820.</p>", S),
    ("Ada Brandt founded the Selm mill", "<p>Ada Brandt bought the Selm mill.</p>", N),
    ("Selm has 4,120 inhabitants", "<p>The population of Selm is 4,120 inhabitants.</p>", S),
    ("Selm has about 4,000 inhabitants", "<p>Selm has about 4,000 inhabitants.</p>", S),
    ("Selm has 4,000 inhabitants", "<p>Selm has nearly 4,000 inhabitants.</p>", N),
    ("The tower is 30 metres high", "<p>The tower is 30 m high.</p>", S),
    (
        "The Selm tower is 30 m high",
        "<h1>Selm tower</h1><table><tr><th>Height</th><td>30 m</td></tr><tr><th>Built</th><td>1902</td></tr></table>",
        S,
    ),
    (
        "The Selm tower was built in 1902",
        "<h1>Selm tower</h1><table><tr><th>Height</th><td>30 m</td></tr><tr><th>Built</th><td>1902</td></tr></table>",
        S,
    ),
    (
        "The Selm tower was built in 1930",
        "<h1>Selm tower</h1><table><tr><th>Height</th><td>30 m</td></tr><tr><th>Built</th><td>1902</td></tr></table>",
        N,
    ),
    (
        "The Selm tower was built in 1902",
        "<h1>Selm tower</h1><dl><dt>Height</dt><dd>30 m</dd><dt>Built</dt><dd>1902</dd></dl>",
        S,
    ),
    ("The dam never leaked", "<p>The dam leaked twice in 1950.</p>", N),
    ("The Selm dam leaked", "<p>The Selm dam never leaked.</p>", C),
    ("The Selm council approved the plan", "<p>The Selm council failed to approve the plan.</p>", C),
    ("The Selm council approved the plan", "<p>The Selm council rejected the plan.</p>", N),
    ("The Selm council approved the plan", "<p>Neither the mayor nor the Selm council approved the plan.</p>", N),
    ("The Selm pool is open", "<p>The Selm pool would be open if the council had paid.</p>", N),
    ("The Selm pool closed in 2019", "<p>According to a false report, the Selm pool closed in 2019.</p>", N),
    ("The Selm pool closed in 2019", "<p>The Selm pool, built in 1960, closed in 2019.</p>", S),
    ("The Selm pool closed in 1960", "<p>The Selm pool, built in 1960, closed in 2019.</p>", N),
    ("The Selm pool was built in 2019", "<p>The Selm pool, built in 1960, closed in 2019.</p>", N),
    ("The Selm pool was built in 1960", "<p>The Selm pool, built in 1960, closed in 2019.</p>", S),
    ("Selm exported 3 million tonnes of salt in 2010", "<p>In 2010, Selm exported 3,000,000 tonnes of salt.</p>", S),
    ("Selm spent $1.5 million on roads", "<p>Selm spent 1.5 million dollars on roads.</p>", S),
    ("Selm spent $1.5 million on roads", "<p>Selm spent 1.5 million euros on roads.</p>", N),
    ("12% of Selm voters stayed home", "<p>Twelve per cent of Selm voters stayed home.</p>", S),
    ("Selm has 300 houses", "<p>Selm has 300 barns and 200 houses.</p>", N),
    ("Selm's brewery has 40 workers", "<p>Selm's bakery has 40 workers.</p>", N),
    ("Jon Reik won the race", "<p>Jon Reik finished second; Ada Holm won the race.</p>", N),
    ("Ada Holm lost the race", "<p>Ada Holm won the race.</p>", N),
    ("Ada Holm won the race", "<p>The winner of the race was Ada Holm.</p>", S),
    ("The Selm line opened in 1905", "<p>Work on the Selm line began in 1905, and it opened in 1911.</p>", N),
    ("Selm is the capital of Arvel", "<p>Selm was once the capital of Arvel.</p>", N),
    ("Selm is the largest town of Arvel", "<p>Selm is the second largest town of Arvel.</p>", N),
    ("Every house in Selm has a well", "<p>Most houses in Selm have a well.</p>", N),
    ("The Selm ferry runs daily", "<p>The Selm ferry runs daily except Sundays.</p>", N),
    ("Dr Ada Holm discovered the moss", "<p>Ada Holm's brother discovered the moss.</p>", N),
    ("Ada Holm discovered the moss", "<p>Ada Holm's brother discovered the moss.</p>", N),
    ("The moss was discovered in Norway", "<p>The moss was discovered in Sweden and later brought to Norway.</p>", N),
    ("Die Selmer Brücke ist 250 Meter lang", "<p>Die Selmer Brücke ist 250 Meter lang und 12 Meter breit.</p>", S),
    ("Die Selmer Brücke ist 12 Meter lang", "<p>Die Selmer Brücke ist 250 Meter lang und 12 Meter breit.</p>", N),
    ("Das Selmer Bad ist geschlossen", "<p>Das Selmer Bad ist nicht mehr geschlossen.</p>", N),
    ("Die Stadt Selm kaufte das Schloss", "<p>Die Stadt Selm will das Schloss kaufen.</p>", N),
    ("El museo de Selm abrió en 1990", "<p>El museo de Selm abrió sus puertas en 1990.</p>", S),
    ("El museo de Selm abrió en 1990", "<p>El museo de Selm no abrió en 1990, sino en 1995.</p>", N),
    ("Le musée de Selm a ouvert en 1990", "<p>Le musée de Selm a ouvert ses portes en 1990.</p>", S),
    ("Le musée de Selm a ouvert en 1990", "<p>Le musée de Selm n'a pas ouvert en 1990.</p>", N),
    ("가온 다리의 길이는 412미터이다", "<p>가온 다리의 길이는 412m이다.</p>", S),
    ("가온 다리의 길이는 412미터이다", "<p>가온 다리의 길이는 421미터이다.</p>", N),
    ("가온시가 도서관을 열었다", "<p>가온시는 도서관을 열 계획이다.</p>", N),
    ("織江市は病院を建設した", "<p>織江市は病院を建設する予定だ。</p>", N),
    ("織江橋は1987年に完成した", "<p>織江橋は昭和62年に完成した。</p>", S),
    ("织江大桥全长2412米", "<p>织江大桥全长2412米，双向四车道。</p>", S),
    ("织江大桥没有收费", "<p>织江大桥收费。</p>", N),
    ("The Selm bell weighs 700 kg", "<p>The Orsk bell weighs 700 kg. Selm has no bell.</p>", N),
    ("Selm bought two buses", "<p>Orsk bought two buses from Selm.</p>", N),
    ("Orsk sold two buses to Selm", "<p>Orsk bought two buses from Selm.</p>", N),
    ("The library lent 400 books to Selm", "<p>Selm lent 400 books to the library.</p>", N),
    ("The Selm Marathon was run in the rain", "<p>The Selm Marathon was run in the rain.</p>", S),
    ("Water boils at 90 degrees in Selm", "<p>Some people think that water boils at 90 degrees in Selm.</p>", N),
    ("The Selm treaty was signed in May 1950", "<p>The Selm treaty was signed in June 1950.</p>", N),
    ("The Selm treaty was signed in 1950", "<p>The Selm treaty was signed on 3 June 1950.</p>", S),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><aside class='sidebar'><h3>Most read</h3><ul><li><a href=/1>Jon Male was fined 900 crowns</a></li><li><a href=/2>Other news</a></li></ul></aside>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><div class='related-articles'><h2>More stories</h2><div class=card><a href=/x><h3>Jon Male was fined 900 crowns</h3><p>The court fined Jon Male on Monday.</p></a></div></div>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><footer>Jon Male was fined 900 crowns. Copyright.</footer>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><ol class='commentlist'><li class='comment'><p>Jon Male was fined 900 crowns.</p></li></ol>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><div style='position:absolute;left:-9999px'>Jon Male was fined 900 crowns.</div>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><p style='color:#fff;background:#fff'>Jon Male was fined 900 crowns.</p>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><p style='opacity:0'>Jon Male was fined 900 crowns.</p><p style='font-size:0'>Jon Male was fined 900 crowns.</p><template><p>Jon Male was fined 900 crowns.</p></template><noscript>Jon Male was fined 900 crowns.</noscript><textarea>Jon Male was fined 900 crowns.</textarea>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><style>.x{display:none}</style><p class=x>Jon Male was fined 900 crowns.</p>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><style>.x{display:none} @media print{.y{display:none}}</style><p class=y>Jon Male was fined 900 crowns.</p>",
        S,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Choir</h1><p>The choir of the town sang in the garden.</p></article><p aria-hidden=true>Jon Male was fined 900 crowns.</p>",
        S,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Court</h1><p>Jon <b>Male</b> was <i>fi</i>ned 9<b>00</b> crowns.</p></article>",
        S,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<article><h1>Court</h1><img alt='Jon Male was fined 900 crowns'><p>No news.</p></article>",
        N,
    ),
    (
        "Jon Male was fined 900 crowns",
        "<title>Jon Male was fined 900 crowns</title><article><h1>Jon Male was fined 900 crowns</h1><p>The trial goes on next week.</p></article>",
        N,
    ),
    (
        "Ada Holm won the cup in 2019",
        "<h1>Selm cup</h1><table><tr><th>Year</th><th>Winner of the cup</th></tr><tr><td>2018</td><td>Jon Reik</td></tr><tr><td>2019</td><td>Ada Holm</td></tr></table>",
        S,
    ),
    (
        "Jon Reik won the cup in 2019",
        "<h1>Selm cup</h1><table><tr><th>Year</th><th>Winner of the cup</th></tr><tr><td>2018</td><td>Jon Reik</td></tr><tr><td>2019</td><td>Ada Holm</td></tr></table>",
        N,
    ),
    (
        "Selm had 4,120 inhabitants in 2020",
        "<h1>Selm</h1><table><caption>Population of Selm</caption><tr><th></th><th>2010</th><th>2020</th></tr><tr><th>Inhabitants</th><td>3,900</td><td>4,120</td></tr></table>",
        S,
    ),
    (
        "Selm had 3,900 inhabitants in 2020",
        "<h1>Selm</h1><table><caption>Population of Selm</caption><tr><th></th><th>2010</th><th>2020</th></tr><tr><th>Inhabitants</th><td>3,900</td><td>4,120</td></tr></table>",
        N,
    ),
    (
        "The Selm works produced 1.2 million bricks in 1950",
        "<h1>Works</h1><table><tr><th>Works</th><th>Bricks produced in 1950 (millions)</th></tr><tr><td>Selm works</td><td>1.2</td></tr><tr><td>Orsk works</td><td>0.8</td></tr></table>",
        S,
    ),
    (
        "The Orsk works produced 1.2 million bricks in 1950",
        "<h1>Works</h1><table><tr><th>Works</th><th>Bricks produced in 1950 (millions)</th></tr><tr><td>Selm works</td><td>1.2</td></tr><tr><td>Orsk works</td><td>0.8</td></tr></table>",
        N,
    ),
    (
        "The total output of Selm was 60",
        "<table><tr><th>Town</th><th>Output</th></tr><tr><td>Selm</td><td>20</td></tr><tr><td>Orsk</td><td>40</td></tr><tr><td>Total</td><td>60</td></tr></table>",
        N,
    ),
    (
        "The entry fee of the Selm museum is 5 euros",
        "<h1>Selm museum</h1><h2>Prices</h2><ul><li>Entry fee: 5 euros</li><li>Guide: 3 euros</li></ul>",
        S,
    ),
    (
        "The entry fee of the Selm museum is 3 euros",
        "<h1>Selm museum</h1><h2>Prices</h2><ul><li>Entry fee: 5 euros</li><li>Guide: 3 euros</li></ul>",
        N,
    ),
    (
        "The Selm museum is closed on Mondays",
        "<h1>Selm museum</h1><h2>Opening hours</h2><p>The museum is closed on Mondays.</p>",
        S,
    ),
    ("The founder of Selm was Ada Holm", "<p>Selm was founded by Ada Holm.</p>", S),
    (
        "The grey plover breeds on Lisk",
        "<h1>Birds of Lisk</h1><p>The following birds breed on Lisk:</p><ul><li>grey plover</li><li>tern</li></ul><p>The following birds only visit Lisk:</p><ul><li>swan</li></ul>",
        S,
    ),
    (
        "The swan breeds on Lisk",
        "<h1>Birds of Lisk</h1><p>The following birds breed on Lisk:</p><ul><li>grey plover</li><li>tern</li></ul><p>The following birds only visit Lisk:</p><ul><li>swan</li></ul>",
        N,
    ),
    (
        "The swan breeds on Lisk",
        "<h1>Birds of Lisk</h1><p>The following birds do not breed on Lisk:</p><ul><li>swan</li></ul>",
        N,
    ),
    ("The Selm tower was built in 1950", "<h2>Selm tower</h2><p>Built in 1902.</p><h2>Orsk tower</h2><p>Built in 1950.</p>", N),
    ("The Orsk tower was built in 1950", "<h2>Selm tower</h2><p>Built in 1902.</p><h2>Orsk tower</h2><p>Built in 1950.</p>", S),
    (
        "The Selm tower was built in 1950",
        "<h1>Selm tower</h1><p>The tower was built in 1902.</p><h2>Restaurant</h2><p>Built in 1950.</p>",
        N,
    ),
    ("Selm is 300 metres above the sea", "<p>The castle of Selm is 300 metres above the sea.</p>", N),
    ("Selm has a population of 9,000", "<p>Selm county has a population of 9,000.</p>", N),
    ("Ada Holm was born in Orsk", "<p>Ada Holm's mother was born in Orsk.</p>", N),
    ("Ada Holm was born in Orsk", "<p>Ada Holm was born to a baker in Selm and moved to Orsk.</p>", N),
    ("The bridge is safe", "<p>Is the bridge safe? Engineers doubt that the bridge is safe.</p>", N),
    ("Selm won the match", "<p>If Selm had won the match, it would have gone up.</p>", N),
    ("Selm won the match", "<p>Fans hope that Selm won the match.</p>", N),
    ("Coffee causes fever", "<p>Contrary to popular belief, coffee does not cause fever.</p>", N),
    ("Coffee causes fever", "<p>The claim that coffee causes fever was debunked.</p>", N),
    ("Coffee causes fever", '<p>"Coffee causes fever," reads a hoax that spread last year.</p>', N),
    ("Coffee does not cause fever", "<p>Contrary to popular belief, coffee does not cause fever.</p>", S),
    ("The Selm line has 12 stations", "<p>The Selm line has 12 trains and 9 stations.</p>", N),
    ("The Selm line has 9 stations", "<p>The Selm line has 12 trains and 9 stations.</p>", S),
    ("The Selm line has fewer than 9 stations", "<p>The Selm line has 9 stations.</p>", N),
    ("The Selm line has at least 9 stations", "<p>The Selm line has 12 stations.</p>", S),
    ("Between 1990 and 1995 Selm lost 300 people", "<p>Between 1985 and 1990 Selm lost 300 people.</p>", N),
    ("Selm lost 300 people between 1990 and 1995", "<p>Between 1990 and 1995 Selm lost 300 people.</p>", S),
    ("Profits of Selm Works fell by 5 per cent", "<p>Profits of Selm Works rose by 5 per cent.</p>", N),
    ("Profits of Selm Works rose to 5 per cent", "<p>Profits of Selm Works rose by 5 per cent.</p>", N),
    ("Selm Works employs 30 women", "<p>Selm Works employs 30 men and 12 women.</p>", N),
    ("The north gate is open", "<p>The south gate is open.</p>", N),
    ("The Selm ferry is the only ferry on the lake", "<p>The Selm ferry is a ferry on the lake.</p>", N),
    (
        "Mira Dahl is the first woman to cross Lake Tarn",
        "<p>Mira Dahl is a woman who wants to be the first to cross Lake Tarn.</p>",
        N,
    ),
]


def _language(claim: str) -> str:
    from agbrowse.lang import detect_language

    return detect_language(claim)


@pytest.mark.parametrize(
    ("claim", "body", "expected"), STATEMENTS, ids=[f"{i:02d}-{c[:40]}" for i, (c, _, _) in enumerate(STATEMENTS)]
)
def test_a_page_supports_only_what_it_states(claim: str, body: str, expected: str) -> None:
    proof = judged(claim, body, lang=_language(claim))
    if expected == N:
        assert proof.status is not Status.SUPPORTED
    else:
        assert proof.status.value == expected


QUESTIONS = [
    # question, page, the answer or None
    (
        "When was the Karrow lighthouse lit?",
        "<p>The Karrow lighthouse stands on rocks. It was lit on 9 October 1874.</p>",
        "9 October 1874",
    ),
    ("When was the Karrow town hall built?", "<p>The Karrow market hall was built in 1902.</p>", None),
    ("Who designed the Karrow tower?", "<p>The Karrow tower was designed by the architect Ines Morrow.</p>", "Ines Morrow"),
    ("Who designed the Karrow tower?", "<p>Ines Morrow designed the Karrow tower.</p>", "Ines Morrow"),
    ("Who was the first keeper of the Karrow lighthouse?", "<p>The Karrow lighthouse was lit in 1874.</p>", None),
    ("How many steps lead up to the Karrow fort?", "<p>A stairway of 317 steps leads up to the Karrow fort.</p>", "317"),
    ("How long is the Karrow tunnel?", "<p>The Karrow tunnel is 1,840 metres long.</p>", "1,840 metres"),
    ("How long is the Karrow tunnel?", "<p>The Karrow tunnel opened in 1840.</p>", None),
    ("Which river flows through Ostrel?", "<p>The river Vanne flows through Ostrel.</p>", "Vanne"),
    (
        "Who won the Ostrel cup in 2018?",
        "<h1>Winners of the Ostrel cup</h1><ul><li>2017: Ada Finch</li><li>2018: Rolf Tamm</li></ul>",
        "Rolf Tamm",
    ),
    (
        "How many seats does the ferry Marlin have?",
        "<h1>Ferries</h1><table><tr><th>Ferry</th><th>Built</th><th>Seats</th></tr><tr><td>Heron</td><td>1978</td><td>112</td></tr>"
        "<tr><td>Marlin</td><td>1991</td><td>84</td></tr></table>",
        "84",
    ),
    ("Wer entwarf den Karrower Turm?", "<p>Frieda Lohse entwarf den Karrower Turm.</p>", "Frieda Lohse"),
    ("가온 천문대는 언제 문을 열었나?", "<p>가온 천문대는 1978년 10월 5일에 문을 열었다.</p>", "1978년 10월 5일"),
    ("가온 수목원은 언제 문을 열었나?", "<p>가온 천문대는 1978년 10월 5일에 문을 열었다.</p>", None),
    ("織江灯台の高さは何メートルですか？", "<p>織江灯台の高さは32メートルである。</p>", "32メートル"),
    ("When did the Selm mill burn down?", "<p>The Selm mill burned down on 4 March 1912.</p>", "4 March 1912"),
    ("When was Ada Holm born?", "<p>Ada Holm (born 4 March 1890 in Selm) was a botanist.</p>", "4 March 1890"),
    ("When did Ada Holm die?", "<p>Ada Holm (4 March 1890 – 2 May 1950) was a botanist.</p>", None),
    ("In which year was the Selm mill built?", "<p>The Selm mill was built in 1820.</p>", "1820"),
    ("What year did the Selm mill open?", "<p>The Selm mill opened in 1820.</p>", "1820"),
    ("Where was Ada Holm born?", "<p>Ada Holm was born in Orsk in 1890.</p>", "Orsk"),
    ("Where is the Selm museum?", "<p>The Selm museum is in Harbour Street.</p>", "Harbour Street"),
    ("Where is the Selm museum?", "<p>The Selm museum opened in 1990.</p>", None),
    ("Who wrote The Grey Tide?", "<p>The Grey Tide was written by Ada Holm.</p>", "Ada Holm"),
    ("Who wrote The Grey Tide?", "<p>Ada Holm is the author of The Grey Tide.</p>", "Ada Holm"),
    ("Who is the mayor of Selm?", "<p>The mayor of Selm is Jon Reik.</p>", "Jon Reik"),
    ("Who is the mayor of Selm?", "<p>Jon Reik, mayor of Selm, opened the fair.</p>", "Jon Reik"),
    ("Who is the mayor of Selm?", "<p>The mayor of Orsk is Jon Reik.</p>", None),
    ("How many people live in Selm?", "<p>4,120 people live in Selm.</p>", "4,120"),
    ("How many pages does the Selm codex have?", "<p>The Selm codex has 312 pages and 40 maps.</p>", "312"),
    ("How many maps does the Selm codex have?", "<p>The Selm codex has 312 pages and 40 maps.</p>", "40"),
    ("How tall is the Selm tower?", "<p>The Selm tower is 61 metres tall.</p>", "61 metres"),
    ("How high is Mount Sel?", "<p>Mount Sel rises to a height of 1,204 m.</p>", "1,204 m"),
    ("How much does the Selm pass cost?", "<p>The Selm pass costs 49 euros.</p>", "49 euros"),
    ("How old is the Selm oak?", "<p>The Selm oak is 800 years old.</p>", "800 years"),
    ("How long did the Selm siege last?", "<p>The Selm siege lasted 14 days.</p>", "14 days"),
    ("How far is Selm from Orsk?", "<p>Selm is 40 km from Orsk.</p>", "40 km"),
    ("How heavy is the Selm bell?", "<p>The Selm bell weighs 700 kg.</p>", "700 kg"),
    ("What is the capital of Arvel?", "<p>Selm is the capital of Arvel.</p>", "Selm"),
    ("What is the capital of Arvel?", "<p>The capital of Arvel is Selm.</p>", "Selm"),
    ("What is the population of Selm?", "<p>The population of Selm is 4,120.</p>", "4,120"),
    (
        "What is the height of the Selm tower?",
        "<h1>Selm tower</h1><table><tr><th>Height</th><td>61 m</td></tr><tr><th>Built</th><td>1902</td></tr></table>",
        "61 m",
    ),
    ("Which company built the Selm bridge?", "<p>The Selm bridge was built by the company Norvik Works.</p>", "Norvik Works"),
    (
        "Which team won the Selm cup in 2019?",
        "<h1>Selm cup</h1><table><tr><th>Year</th><th>Winner</th></tr><tr><td>2018</td><td>Orsk Rovers</td></tr><tr><td>2019</td><td>Arvel United</td></tr></table>",
        "Arvel United",
    ),
    (
        "Who won the Selm cup in 2019?",
        "<h1>Selm cup</h1><table><tr><th>Year</th><th>Winner</th></tr><tr><td>2018</td><td>Ada Holm</td></tr><tr><td>2019</td><td>Jon Reik</td></tr></table>",
        "Jon Reik",
    ),
    ("Which language is spoken in Selm?", "<p>Arvelian is the language spoken in Selm.</p>", "Arvelian"),
    ("Which lake lies north of Selm?", "<p>Lake Tarn lies north of Selm.</p>", "Tarn"),
    ("Who was the first person to climb Mount Sel?", "<p>The first person to climb Mount Sel was Ada Holm.</p>", "Ada Holm"),
    ("What was Ada Holm's profession?", "<p>Ada Holm's profession was botanist.</p>", "botanist"),
    ("Wann wurde die Selmer Brücke eröffnet?", "<p>Die Selmer Brücke wurde am 4. März 1912 eröffnet.</p>", "4. März 1912"),
    ("Wie lang ist die Selmer Brücke?", "<p>Die Selmer Brücke ist 250 Meter lang.</p>", "250 Meter"),
    ("Wie viele Einwohner hat Selm?", "<p>Selm hat 4.120 Einwohner.</p>", "4.120"),
    ("Wer gründete die Selmer Mühle?", "<p>Die Selmer Mühle wurde von Ada Holm gegründet.</p>", "Ada Holm"),
    (
        "¿Cuándo se inauguró el puente de Selm?",
        "<p>El puente de Selm se inauguró el 4 de marzo de 1912.</p>",
        "4 de marzo de 1912",
    ),
    ("¿Quién diseñó el puente de Selm?", "<p>El puente de Selm fue diseñado por Ada Holm.</p>", "Ada Holm"),
    ("¿Cuántos habitantes tiene Selm?", "<p>Selm tiene 4.120 habitantes.</p>", "4.120"),
    ("Quand le pont de Selm a-t-il été inauguré ?", "<p>Le pont de Selm a été inauguré le 4 mars 1912.</p>", "4 mars 1912"),
    ("Qui a construit le pont de Selm ?", "<p>Le pont de Selm a été construit par Ada Holm.</p>", "Ada Holm"),
    ("Combien d'habitants compte Selm ?", "<p>Selm compte 4 120 habitants.</p>", "4 120"),
    ("가온 다리의 길이는 얼마인가?", "<p>가온 다리의 길이는 412미터이다.</p>", "412미터"),
    ("가온 도서관은 누가 설계했나?", "<p>가온 도서관은 김하늘이 설계했다.</p>", "김하늘"),
    ("가온시의 인구는 몇 명인가?", "<p>가온시의 인구는 4,120명이다.</p>", "4,120명"),
    ("가온 박물관은 어디에 있나?", "<p>가온 박물관은 누리동에 있다.</p>", "누리동"),
    ("織江橋はいつ開通しましたか？", "<p>織江橋は1987年5月14日に開通した。</p>", "1987年5月14日"),
    ("織江橋を設計したのは誰ですか？", "<p>織江橋は田中一郎が設計した。</p>", "田中一郎"),
    ("織江市の人口は何人ですか？", "<p>織江市の人口は4,120人である。</p>", "4,120人"),
    ("织江大桥什么时候通车？", "<p>织江大桥于1987年5月14日通车。</p>", "1987年5月14日"),
    ("织江大桥有多长？", "<p>织江大桥全长2412米。</p>", "2412米"),
    ("织江大桥是谁设计的？", "<p>织江大桥由王明设计。</p>", "王明"),
    ("When was the Selm treaty signed?", "<p>When was the Selm treaty signed? Nobody knows.</p>", None),
    ("When was the Selm treaty signed?", "<p>The Selm treaty was expected to be signed in 1950.</p>", None),
    ("When was the Selm treaty signed?", "<p>The Selm treaty was not signed in 1950.</p>", None),
    ("Who discovered the moss?", "<p>Ada Holm's brother discovered the moss.</p>", None),
    ("How long is the Selm tunnel?", "<p>The Selm bridge is 300 metres long, and the Selm tunnel opened in 1900.</p>", None),
]


@pytest.mark.parametrize(
    ("question", "body", "answer"), QUESTIONS, ids=[f"{i:02d}-{q[:40]}" for i, (q, _, _) in enumerate(QUESTIONS)]
)
def test_a_question_is_answered_by_a_passage_about_its_subject(question: str, body: str, answer: str | None) -> None:
    proof = judged(question, body, lang=_language(question))
    if answer is None:
        assert proof.status is not Status.SUPPORTED
    else:
        assert proof.status is Status.SUPPORTED
        assert answer in (proof.findings[0].answer or "")


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ('<meta property="article:published_time" content="2026-11-20T09:00:00Z">', Status.SUPPORTED),
        ('<meta property="article:published_time" content="2013-02-11T09:00:00Z">', Status.WEAK),
        ("", Status.WEAK),
    ],
    ids=["dated and current", "old", "undated"],
)
def test_latest_needs_a_page_that_can_know_it(head: str, status: Status) -> None:
    body = "<h1>Releases</h1><p>Quillmark 7.1 is the latest stable version of Quillmark.</p>"
    proof = prove(claim_constraint("What is the latest stable version of Quillmark?"), page(body, head=head))
    assert proof.status is status


def test_a_yes_or_no_question_is_its_proposition() -> None:
    no = judged("Did the Orsk ferry sink in 1911?", "<p>The Orsk ferry did not sink in 1911.</p>")
    assert no.status is Status.CONTRADICTED
    yes = judged(
        "Did the Orsk band play at the opening of the harbour?", "<p>The Orsk band played at the opening of the harbour.</p>"
    )
    assert yes.status is Status.SUPPORTED


def test_a_contradiction_says_which_value_the_page_gives() -> None:
    proof = judged("The Arlen Bridge is 412 metres long", "<p>The Arlen Bridge is 214 metres long.</p>")
    finding = proof.findings[0]
    assert (finding.stance, finding.strength) == (Stance.CONTRADICTS, Strength.STRONG)
    assert [c.found for c in finding.checks if c.status == "different"] == ["214 metres"]


def test_a_claim_without_words_is_supported_by_nothing() -> None:
    assert prove(Constraint("c1", "?!", ConstraintKind.ASSERTION), page("<p>Anything.</p>")).status is Status.PENDING
