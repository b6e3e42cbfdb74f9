"""Addresses as text: one spelling for one page, the target behind a redirect link, whose site it is, whether it is private.

In: URLs and hosts as strings. Out: strings and booleans. Never asks the network, never raises for a bad URL.
"""

from agbrowse.urls.canonical import canonicalize, is_http_url, page_key
from agbrowse.urls.domain import is_opaque, registrable_domain
from agbrowse.urls.private import is_private_url
from agbrowse.urls.search_pages import is_search_page
from agbrowse.urls.unwrap import unwrap

__all__ = [
    "canonicalize",
    "is_http_url",
    "is_opaque",
    "is_private_url",
    "is_search_page",
    "page_key",
    "registrable_domain",
    "unwrap",
]
