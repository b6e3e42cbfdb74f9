"""Bytes to text: which character encoding a body is written in.

In: the bytes, the charset of the HTTP header, and whether the body is markup. Out: the text and the name of the encoding. Never
raises for broken bytes: what cannot be decoded becomes U+FFFD.

Order: byte order mark, HTTP charset, `<meta>` in the first 1,024 bytes or the XML declaration, strict UTF-8, then a
guess from the bytes. A declared encoding is dropped when the bytes refute it. Labels as in the WHATWG Encoding Standard.
"""

from __future__ import annotations

import codecs
import re

import webencodings

_META = re.compile(rb"""<meta\b[^>]*?charset\s*=\s*["']?\s*([A-Za-z0-9._:-]+)""", re.I)
_XML = re.compile(rb"""^\s*<\?xml\b[^>]*?encoding\s*=\s*["']([A-Za-z0-9._:-]+)["']""", re.I)
_CSS = re.compile(rb'^@charset "([A-Za-z0-9._:-]+)";')
_HEADER = re.compile(r"""charset\s*=\s*["']?\s*([A-Za-z0-9._:-]+)""", re.I)
_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# Supersets that Windows and browsers use under the narrower label; Python keeps them apart.
_WIDER = {
    "euc-kr": "cp949",
    "gbk": "gb18030",
    "gb2312": "gb18030",
    "shift_jis": "cp932",
    "big5": "big5hkscs",
    "iso-8859-8-i": "iso-8859-8",
}
_SINGLE_BYTE_UNDEFINED = re.compile("[\x80-\x9f]")
_SAMPLE = 16_384
_TAIL = 8


def decode(body: bytes, http_charset: str | None = None, *, markup: bool = True) -> tuple[str, str]:
    """The text of `body` and the encoding's name. `http_charset` is a Content-Type header or a bare label."""
    for mark, name in _BOMS:
        if body.startswith(mark):
            return body[len(mark) :].decode(name, "replace"), name.removesuffix("-le").removesuffix("-be")
    for label in _declared(body, http_charset, markup):
        text = _decoded(body, label)
        if text is not None:
            return text
    try:
        return body.decode("utf-8"), "utf-8"
    except UnicodeDecodeError as error:
        if error.start > len(body) - 4 or _nearly_utf8(body):
            return body.decode("utf-8", "replace"), "utf-8"
    if b"\0" in body[:512]:
        wide = _utf16_without_mark(body)
        if wide:
            return body.decode(wide, "replace"), "utf-16"
    name = _guess(body, markup)
    return body.decode(name, "replace"), name


def header_charset(content_type: str | None) -> str | None:
    """The charset parameter of a Content-Type header."""
    found = _HEADER.search(content_type or "")
    return found.group(1) if found else None


def _declared(body: bytes, http_charset: str | None, markup: bool) -> list[str]:
    labels: list[str] = []
    if http_charset:
        labels.append(header_charset(http_charset) or http_charset)
    if markup:
        head = body[:1024]
        found = _XML.search(head) or _META.search(head)
        # Writers forget the limit of 1,024 bytes; a later <meta> is a hint like any other, and is tested by the bytes.
        found = found or _META.search(body[:16_384])
        if found:
            label = found.group(1).decode("ascii")
            # A <meta> that can be read as ASCII cannot be UTF-16 (WHATWG HTML, prescan).
            labels.append("utf-8" if label.lower().startswith("utf-16") else label)
    else:
        found = _CSS.search(body[:128])
        if found:
            labels.append(found.group(1).decode("ascii"))
    return labels


def _decoded(body: bytes, label: str) -> tuple[str, str] | None:
    encoding = webencodings.lookup(label.strip().lower())
    if encoding is None:
        return None
    name = encoding.name
    if name in ("replacement", "x-user-defined"):
        return None
    if name == "utf-8":
        try:
            return body.decode("utf-8"), name
        except UnicodeDecodeError as error:
            cut = error.start > len(body) - 4
            return (body.decode("utf-8", "replace"), name) if cut or _nearly_utf8(body) else None
    if _is_utf8_with_letters(body):
        return None
    codec = _WIDER.get(name, encoding.codec_info.name)
    text = body.decode(codec, "replace")
    # A truncated last character is no refutation; more than one broken character in 500 is.
    broken = text[:-2].count("\ufffd")
    if broken and broken > max(2, _foreign(text) // 50):
        return None
    if name in ("windows-1252", "windows-1254") and max(text, default="") >= "\x80" and _SINGLE_BYTE_UNDEFINED.search(text):
        return None
    return text, name


def _foreign(text: str) -> int:
    return len(text) - len(text.encode("ascii", "ignore"))


def _is_utf8_with_letters(body: bytes) -> bool:
    """Multi-byte UTF-8 that decodes strictly is not something else by chance."""
    if body.isascii():
        return False
    try:
        body[: -_TAIL if len(body) > 1000 else None].decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start > len(body) - 2 * _TAIL and error.start > 200
    return True


def _nearly_utf8(body: bytes) -> bool:
    """A few broken bytes in a long UTF-8 text: good sequences outnumber the bad by twenty to one."""
    text = body.decode("utf-8", "replace")
    bad = text.count("\ufffd")
    good = sum(1 for _ in re.finditer("[\u0080-\ufffc\U00010000-\U0010ffff]", text[: 4 * _SAMPLE]))
    return bad == 0 or good >= 20 * text[: 4 * _SAMPLE].count("\ufffd") > 0


def _utf16_without_mark(body: bytes) -> str | None:
    sample = body[:512]
    odd, even = sample[1::2].count(0), sample[0::2].count(0)
    half = len(sample) // 2
    if odd > 0.7 * half and even < 0.1 * half:
        return "utf-16-le"
    return "utf-16-be" if even > 0.7 * half and odd < 0.1 * half else None


def _guess(body: bytes, markup: bool) -> str:
    import chardet

    sample = body
    if markup:
        # Tags and scripts are ASCII and say nothing; what is left of them is the language.
        sample = re.sub(rb"(?is)<(script|style)\b.*?</\1\s*>|<[^>]*>", b" ", body[: 40 * _SAMPLE])
    first = next((i for i, byte in enumerate(sample) if byte > 0x7F), 0)
    found = chardet.detect(sample[max(0, first - 512) : first + _SAMPLE])
    name = found.get("encoding") or "windows-1252"
    encoding = webencodings.lookup(name.lower())
    if encoding is not None and encoding.name not in ("replacement", "x-user-defined"):
        return str(_WIDER.get(encoding.name, encoding.codec_info.name))
    try:
        return codecs.lookup(name).name
    except LookupError:
        return "cp1252"
