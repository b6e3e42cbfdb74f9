"""Which hosts a problem calls for, and which it must not."""

from __future__ import annotations

import re

import pytest
from problems_built import problem

from agbrowse.plan.known.bodies import BODIES
from agbrowse.plan.known.countries import COUNTRIES, INTERNATIONAL
from agbrowse.plan.known.makers import MAKERS
from agbrowse.plan.known.software import SOFTWARE
from agbrowse.plan.known.subjects import PLACES
from agbrowse.plan.problem import Category
from agbrowse.plan.sources import find_sources


def hosts(text: str, language: str = "en", **rest: object) -> set[str]:
    one = problem(text, {"c1": text}, f"term:{text}", language=language, **rest)
    return {host for source in find_sources(one) for host in source.hosts}


@pytest.mark.parametrize(
    ("text", "language", "host"),
    [
        ("2020 census population of Winston-Salem, North Carolina", "en", "census.gov"),
        ("UK unemployment rate in 2024", "en", "ons.gov.uk"),
        ("인구가 가장 많은 한국 도시", "ko", "kosis.kr"),
        ("사과와 과자 수출액", "ko", "customs.go.kr"),
        ("질병관리청의 백신 자료", "ko", "kdca.go.kr"),
        ("最低賃金はいくら", "ja", "mhlw.go.jp"),
        ("N700Sの座席数", "ja", "jr-central.co.jp"),
        ("E7系の最高速度", "ja", "jreast.co.jp"),
        ("マイナンバーカードの更新", "ja", "kojinbango-card.go.jp"),
        ("上海的人口", "zh", "stats.gov.cn"),
        ("Bevölkerung von Hamburg", "de", "destatis.de"),
        ("Nebenwirkungen der Impfung laut RKI", "de", "rki.de"),
        ("población de Sevilla", "es", "ine.es"),
        ("bomba de calor según el IDAE", "es", "idae.es"),
        ("taux de chômage en France", "fr", "insee.fr"),
        ("PostgreSQL의 최신 버전", "ko", "postgresql.org"),
        ("rotate certificates in Kubernetes", "en", "kubernetes.io"),
        ("갤럭시 S24의 배터리", "ko", "samsung.com"),
        ("Galaxy S24 battery", "en", "samsung.com"),
        ("is CVE-2024-10979 fixed", "en", "nvd.nist.gov"),
        ("what does RFC 9110 say of caching", "en", "rfc-editor.org"),
        ("meta-analysis of coffee", "en", "pubmed.ncbi.nlm.nih.gov"),
        ("커피에 대한 논문", "ko", "dbpia.co.kr"),
        ("コーヒーの論文", "ja", "jstage.jst.go.jp"),
        ("咖啡的论文", "zh", "cnki.net"),
        ("이 소설의 출판사", "ko", "aladin.co.kr"),
        ("이 밈의 뜻", "ko", "namu.wiki"),
    ],
)
def test_the_bodies_and_makers_that_a_problem_is_about(text: str, language: str, host: str) -> None:
    assert host in hosts(text, language)


@pytest.mark.parametrize(
    ("text", "language", "host"),
    [
        ("how many stars are in a galaxy", "en", "samsung.com"),
        ("파인애플 통조림의 열량", "ko", "apple.com"),
        ("전세계에서 가장 높은 산", "ko", "molit.go.kr"),
        ("paintings by Hieronymus Bosch", "en", "bosch.com"),
        ("do pandas hibernate", "en", "pandas.pydata.org"),
        ("who moved the party to the left", "en", "who.int"),
        ("Taylor Swift tour dates", "en", "swift.org"),
        ("小米怎么煮", "zh", "xiaomi.com"),
        ("脳梗塞の症状", "ja", "dic.nicovideo.jp"),
    ],
)
def test_words_that_only_look_alike_call_for_nobody(text: str, language: str, host: str) -> None:
    assert host not in hosts(text, language)


def test_a_country_is_asked_only_where_the_problem_names_it_or_its_language_does() -> None:
    assert hosts("population of Japan") == {"e-stat.go.jp", "stat.go.jp"}
    assert "data.worldbank.org" in hosts("which country has the lowest birth rate")


def test_what_nobody_knows_is_a_kind_of_source_without_a_host() -> None:
    one = problem("Aurelio lamp official data", {"c1": "Aurelio lamp"}, "name:Aurelio lamp", asks_official=True)
    (source,) = find_sources(one)
    assert (source.name, source.hosts, source.reason) == ("official", (), "official site of Aurelio lamp")
    made = problem("best lamp", {"c1": "best lamp"}, "term:lamp", category=Category.PRODUCT)
    assert [(s.name, s.hosts) for s in find_sources(made)] == [("maker", ()), ("first-hand", ("reddit.com",))]


def test_the_tables_hold_hosts_and_no_host_is_given_twice_for_one_word() -> None:
    host = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:/[\w.-]+)?|gov")
    named = 0
    for table in (BODIES, MAKERS, SOFTWARE, COUNTRIES, INTERNATIONAL, PLACES):
        for line in table.strip().splitlines():
            if line.startswith((" ", "[")) or ": " not in line:
                continue
            key, _, value = line.partition(": ")
            places = value if table in (COUNTRIES, INTERNATIONAL, PLACES) and " | " not in value else key
            if table is COUNTRIES and len(key) == 2:
                continue
            for one in places.split():
                named += 1
                assert host.fullmatch(one), line
    assert named > 400
