"""Content decoding that stays small whatever is sent.

In: the bytes of a body as they arrive, and its Content-Encoding. Out: the decoded bytes in pieces of bounded size, so that the
caller can stop at its cap. Never holds more than a piece and the decoder's window: ten gigabytes of zeros in some kilobytes
cost no more than the cap. Sources: RFC 9110 section 8.4, RFC 1952, RFC 7932, RFC 8878 and RFC 9659 (zstd windows of 8 MB).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from typing import Any, Protocol

_PIECE_BYTES = 65_536
# A zstd block is at most 128 KB and takes at least 4 bytes, and this decoder cannot be told to stop: it is fed little at once.
_ZSTD_SLICE_BYTES = 256
_ZSTD_WINDOW_BYTES = 8 * 1024 * 1024
# More layers than this is an attack, not compression.
_MOST_LAYERS = 3


class DecodingError(Exception):
    """The bytes are not of the encoding that the header names."""


class _Decoder(Protocol):
    def feed(self, data: bytes) -> Iterator[bytes]: ...

    @property
    def is_whole(self) -> bool: ...


class BodyDecoder:
    """Undoes a Content-Encoding piece by piece.

    A body that is not of its named encoding from the first byte on is passed through as it is (`misnamed` is then true), as
    servers that name an encoding and do not apply it exist. Later damage raises DecodingError; what came before is good.
    """

    def __init__(self, content_encoding: str) -> None:
        names = [name.strip().lower() for name in content_encoding.split(",")]
        known = [name for name in names if name in _DECODERS]
        self._layers: list[_Decoder] = [_DECODERS[name]() for name in reversed(known[:_MOST_LAYERS])]
        self._too_deep = len(known) > _MOST_LAYERS
        self._produced = False
        self._first = b""
        self._fed = False
        self.misnamed = False

    @property
    def is_whole(self) -> bool:
        """True when the compressed data came to its own end: a body may be cut by a server that counts what it sends."""
        return self.misnamed or not self._fed or all(layer.is_whole for layer in self._layers)

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The decoded pieces that these bytes bring, each at most some megabytes, most of 64 KB."""
        self._fed = True
        if self._too_deep:
            raise DecodingError("too many layers of content encoding")
        if self.misnamed or not self._layers:
            yield data
            return
        if not self._produced:
            self._first += data
        try:
            for piece in _through(self._layers, data):
                self._produced = self._produced or bool(piece)
                self._first = b"" if self._produced else self._first
                yield piece
        except DecodingError:
            if self._produced or len(self._first) > _PIECE_BYTES:
                raise
            self.misnamed = True
            yield self._first


def _through(layers: list[_Decoder], data: bytes) -> Iterator[bytes]:
    if not layers:
        yield data
        return
    for piece in layers[0].feed(data):
        yield from _through(layers[1:], piece)


class _Zlib:
    """gzip (RFC 1952, several members too) and deflate, which servers send with the zlib header and without."""

    def __init__(self, gzip: bool) -> None:
        self._gzip = gzip
        self._inner: Any = None
        self._held = b""  # the two bytes that tell which kind comes next, while they are not both here
        self._members = 0
        self._ended = False

    @property
    def is_whole(self) -> bool:
        return self._ended or (self._inner is None and self._members > 0)

    def feed(self, data: bytes) -> Iterator[bytes]:
        while data and not self._ended:
            if self._inner is None:
                self._held += data
                if len(self._held) < 2:
                    return
                data, self._held = self._held, b""
                # After a gzip member: another, or padding that is no part of the body.
                if self._members and not data.startswith(b"\x1f\x8b"):
                    self._ended = True
                    return
                self._inner = self._decoder_for(data)
            try:
                piece = self._inner.decompress(data, _PIECE_BYTES)
            except zlib.error as error:
                raise DecodingError(str(error)) from error
            if piece:
                yield piece
            data = self._inner.unconsumed_tail
            if self._inner.eof:
                data, self._inner = self._inner.unused_data, None
                self._members += 1
                self._ended = not self._gzip

    def _decoder_for(self, start: bytes) -> Any:
        if self._gzip:
            return zlib.decompressobj(16 + zlib.MAX_WBITS)
        has_header = start[0] & 0x0F == 8 and int.from_bytes(start[:2], "big") % 31 == 0
        return zlib.decompressobj(zlib.MAX_WBITS if has_header else -zlib.MAX_WBITS)


class _Brotli:
    def __init__(self) -> None:
        import brotli  # type: ignore[import-untyped]

        self._inner: Any = brotli.Decompressor()
        self._error: type[Exception] = brotli.error

    @property
    def is_whole(self) -> bool:
        return bool(self._inner.is_finished())

    def feed(self, data: bytes) -> Iterator[bytes]:
        if self._inner.is_finished():
            return
        try:
            piece = self._inner.process(data, output_buffer_limit=_PIECE_BYTES)
            while piece or not self._inner.can_accept_more_data():
                yield piece
                if self._inner.is_finished():
                    return
                piece = self._inner.process(b"", output_buffer_limit=_PIECE_BYTES)
        except self._error as error:
            raise DecodingError(str(error) or "not brotli") from error


class _Zstd:
    def __init__(self) -> None:
        import zstandard

        self._new: Callable[[], Any] = zstandard.ZstdDecompressor(max_window_size=_ZSTD_WINDOW_BYTES).decompressobj
        self._inner: Any = self._new()
        self._error: type[Exception] = zstandard.ZstdError
        self.is_whole = False

    def feed(self, data: bytes) -> Iterator[bytes]:
        for start in range(0, len(data), _ZSTD_SLICE_BYTES):
            rest = data[start : start + _ZSTD_SLICE_BYTES]
            while rest:
                try:
                    piece = self._inner.decompress(rest)
                except self._error as error:
                    raise DecodingError(str(error)) from error
                rest, self.is_whole = b"", self._inner.eof
                if self._inner.eof:
                    rest, self._inner = self._inner.unused_data, self._new()
                if piece:
                    yield piece


def _gzip() -> _Decoder:
    return _Zlib(gzip=True)


def _deflate() -> _Decoder:
    return _Zlib(gzip=False)


_DECODERS: dict[str, Callable[[], _Decoder]] = {
    "gzip": _gzip,
    "x-gzip": _gzip,
    "deflate": _deflate,
    "br": _Brotli,
    "zstd": _Zstd,
}
