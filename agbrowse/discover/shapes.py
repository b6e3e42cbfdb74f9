"""What we know of how search tools lay out their answers: names of keys, each group with its meaning. Tables only.

Keys are compared in lower case without anything but letters and digits (`plain_key`): `page_age`, `pageAge` and `PageAge` are
one. The finder works by structure; these tables say which containers hold results, which hold something else, and under
which names a row keeps its address, title, snippet and date.
"""

from __future__ import annotations

import re
from functools import lru_cache


@lru_cache(maxsize=4096)
def plain_key(key: str) -> str:
    """`page_age`, `pageAge`, `@Page-Age` -> `pageage`."""
    return re.sub(r"[\W_]+", "", key).lower()


def _names(*lines: str) -> frozenset[str]:
    return frozenset(" ".join(lines).split())


def _order(*lines: str) -> tuple[str, ...]:
    return tuple(" ".join(lines).split())


ROW_LISTS = _names(
    "results result items item organic organicresults searchresults searchresult webresults websearch websearchresults web",
    "webpages pages hits hit documents docs doc data value values news newsresults newsitems topstories articles videos",
    "videoresults inlinevideos discussions forums discussionsandforums list entries entry records record works papers",
    "publications posts search rows children feed resultlist organiclist response bindings",
)
"""Lists of results: each element is a row, and is accounted for even without an address."""

LEAD_LISTS = _names(
    "citations references sources annotations groundingchunks urls links answers citationsources urlmetadata grounding",
    "generic candidates leads urlcitations searchresultscitations webreferences statuses mapresults failedresults stories",
    "perspectives matches nodes metadatas contexts passages chunks threads questions",
)
"""Lists whose elements are rows where they carry an address; others (offsets, ids) are none of our business."""

URL_STRING_LISTS = ROW_LISTS | LEAD_LISTS
"""Lists in which a bare string that is a URL is a row."""

NOT_ROWS = _names(
    "thumbnail thumbnails favicon favicons icon icons logo logos img image images imagesresults imageresults inlineimages",
    "relatedimages imagesrc media multimedia enclosure enclosures avatar metaurl parsedurl displaylink profile author",
    "authors creator creators owner user account publisher provider organization contributors affiliations institutions",
    "license licenses pagination serpapipagination paging next previous prev self nextpage otherpages searchmetadata",
    "searchparameters searchinformation requestmetadata request requests queries querycontext params parameters input",
    "arguments toolcalls tools searchentrypoint groundingsupports relatedsearches relatedsearch relatedqueries",
    "relatedkeywords suggestions suggestion corrections spelling spellcheck didyoumean peoplealsosearchfor refinementchips",
    "filters facets facetcounts aggregations rankingresponse mixed highlightresult snippetresult highlighting embedding",
    "embeddings usage cost costdollars unresponsiveengines context schema debug pagemap richsnippet crawlers images0 iframe",
    "iframesrc attachments extras breadcrumbs breadcrumb sourceinfo aboutthisresult",
)
"""Containers that hold no page that was found: pictures, people, the request, paging, other searches."""

NOT_RESULTS = _names(
    "subpages sitelinks deeplinks deepresults buttons infobox infoboxes knowledgegraph knowledgepanel knowledge entities",
    "entity peoplealsoask relatedquestions faq ads ad adresults paid paidresults topads bottomads sponsored",
    "sponsoredresults promotions shopping shoppingresults inlineshopping shoppingads localresults localads locations places",
    "localmap products action inlinepeoplealsoask expandedelement moreresults moresources",
)
"""Containers of pages that are no results of this search: listed among the dropped, reason `not_a_result`.

`action` is OpenAI's web_search_call: pages that were searched or opened, not cited.
"""

NOT_RESULT_TYPES = _names(
    "image images imageresult imageselement ad ads paid sponsored adresult peoplealsoask peoplealsoaskelement",
    "relatedsearches peoplealsoaskexpandedelement peoplealsosearch knowledgegraph knowledgegraphelement shopping",
    "shoppingelement popularproducts localpack map maps carousel infobox related relatedsearch multicarousel",
    "commercialunits hotelspack jobs",
)
"""Values of a row's `type` that say the same of the row."""

LONE_ROWS = _names(
    "answerbox answer_box featuredsnippet featuredsnippets bestanswer toppick topresult data result page document article",
    "webpage content item bestmatch",
)
"""Keys under which one object, not a list, may be a row."""

WRAPPERS = _names(
    "document metadata meta data fields attributes info web page derivedstructdata structdata webpage node item article",
    "post object urlcitation retrievedcontext bibjson links story record snippet content contenturls desktop payload",
    "resource primarylocation bestoalocation externalids openaccesspdf child element chunk maps",
)
"""Keys under which a row without an address of its own may keep its fields."""

ENVELOPE_LISTS = (
    "results",
    "organic",
    "organicresults",
    "hits",
    "searchresults",
    "webpages",
    "items",
    "documents",
    "data",
    "children",
)
"""An object with an address that holds one of these lists of rows is an answer (its address is the request), not a row."""

URL_KEYS = _order(
    "originallink htmlurl weburl fullurl url link href uri pageurl targeturl resulturl articleurl docurl",
    "documenturl landingpageurl hostpageurl clickurl unescapedurl firsturl abstracturl retrievedurl externalurl finalurl",
    "sourceurl webpageurl loc concepturi canonicalurl",
)
"""A row's address, in the order of trust. Whatever stands here counts as an address given, usable or not.

`originallink` first: Naver's `link` is its own copy. `htmlurl` before `url`: GitHub's `url` is its API. `fullurl`: MediaWiki.
"""

LATE_URL_KEYS = _order(
    "permalink ee original downloadurl selfhtml html page website descriptionlink source pdfurl doi id guid identifier",
)
"""Names that hold an address in some tools and something else in others: they count where the value is one."""

TITLE_KEYS = _order(
    "title name heading headline webtitle label displayname fullname titlenoformatting storytitle subject infobox question",
    "htmltitle anchor",
)

SNIPPET_KEYS = _order(
    "snippet description body abstract content contents desc summary excerpt citedtext longdesc webpagesnippet text",
    "abstracttext storytext commenttext selftext trailtext leadparagraph highlights excerpts snippets extrasnippets",
    "htmlsnippet pagecontent captiontext answer value chunk passage markdown",
)
"""What the tool quotes of the page. Whole pages (`raw_content`, `encrypted_content`) are no snippet."""

DATE_KEYS = _order(
    "pageage publisheddate datepublished publishdate publishedat published publishedtime pubdate publicationdate date",
    "datetime postdate webpublicationdate firstpublicationdate publicationtime releasedate issued epubdate printpubdate",
    "seendate articlepublishedtime timepublished time createdutc createdat created age year publicationyear pubyear",
)
"""When the page was published. Not: when it was crawled, edited or captured (`timestamp`, `updated`, `last_updated`)."""

ENGINE_KEYS = ("engines", "engine", "sourceengine")

QUERY_PATHS = (
    ("query",),
    ("query", "original"),
    ("querycontext", "originalquery"),
    ("searchparameters", "q"),
    ("searchparameters", "query"),
    ("queries", "request", "searchterms"),
    ("response", "head", "query"),
    ("q",),
    ("search_query",),
    ("message", "query", "searchterms"),
)

ANSWER_SIGNS = _names(
    "query querycontext queries searchparameters searchinformation searchmetadata requestid searchid total totalresults",
    "totalhits totalcount numfound numberofresults nbhits hitcount count resultcount choices candidates output content",
    "outputs usage responsetime totaldocs tookms took batchcomplete esearchresult lastbuilddate isend",
)
"""Keys that only an answer of a search tool has: with one of them, no rows means that nothing was found."""

TEXT_KEYS = _names(
    "text content output body stdout result response answer outputtext raw message",
)
"""Keys whose strings may hold a tool's answer: JSON, or lines with addresses."""

REPORT_KEYS = _names("error errors code status statuscode success message detail ok request")
"""With one of these a lone object is a report about a request, whose address it may repeat, not a row."""
