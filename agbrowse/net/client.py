"""HTTP clients that dial only what the guard allows.

In: settings and a guard. Out: an httpx client or transport; failures are httpx's exceptions with the cause kept (`reason_of`
gives the contract's word), or BlockedAddress. Never follows a redirect, never reads the proxy variables of the environment,
never verifies less than certificate and name.

A name is resolved and checked here, and exactly the checked address is dialled; TLS still asks for the name. A SOCKS5 proxy
is handed the checked address too. An HTTP proxy is handed the name (its own rules go by names) after the check: the proxy
resolves again, which this machine cannot watch, so such responses carry the extension `proxy_resolves`.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import AsyncIterator, Iterable, Mapping
from functools import lru_cache
from pathlib import Path

import httpcore

from agbrowse.errors import InputError
from agbrowse.models import Reason
from agbrowse.net.guard import AddressGuard, BlockedAddress, literal_ip, normal_host
from agbrowse.net.lean import httpx
from agbrowse.net.proxy import ProxyAddress, bypasses_proxy, parse_proxy, socks5_connect
from agbrowse.settings import HttpSettings

logger = logging.getLogger(__name__)

# RFC 8305 (happy eyeballs) recommends 250 ms before the next address is tried beside the first.
_HEAD_START_S = 0.25
# Behind a proxy there may be no resolver here at all; it is not waited for longer than this.
_PROXY_LOOKUP_S = 3.0
_CA_HINT = "give a PEM file, or leave the option out"

_SocketOptions = Iterable[httpcore.SOCKET_OPTION]

# Most specific first. httpx keeps httpcore's class names, but not its classes.
_TO_HTTPX: tuple[tuple[type[Exception], type[httpx.TransportError]], ...] = (
    (httpcore.ConnectTimeout, httpx.ConnectTimeout),
    (httpcore.ReadTimeout, httpx.ReadTimeout),
    (httpcore.WriteTimeout, httpx.WriteTimeout),
    (httpcore.PoolTimeout, httpx.PoolTimeout),
    (httpcore.TimeoutException, httpx.ReadTimeout),
    (httpcore.ConnectError, httpx.ConnectError),
    (httpcore.ReadError, httpx.ReadError),
    (httpcore.WriteError, httpx.WriteError),
    (httpcore.NetworkError, httpx.NetworkError),
    (httpcore.ProxyError, httpx.ProxyError),
    (httpcore.UnsupportedProtocol, httpx.UnsupportedProtocol),
    (httpcore.LocalProtocolError, httpx.LocalProtocolError),
    (httpcore.RemoteProtocolError, httpx.RemoteProtocolError),
    (socket.gaierror, httpx.ConnectError),
    (ssl.SSLError, httpx.ReadError),
    (OSError, httpx.ReadError),
)

# Most specific first; each row is looked for along the whole chain of causes before the next.
_REASONS: tuple[tuple[type[BaseException], Reason], ...] = (
    (BlockedAddress, Reason.BLOCKED_ADDRESS),
    (httpx.InvalidURL, Reason.BAD_URL),
    (httpx.UnsupportedProtocol, Reason.BAD_URL),
    (socket.gaierror, Reason.DNS),
    (ssl.SSLError, Reason.TLS),
    (httpx.TimeoutException, Reason.TIMEOUT),
    (TimeoutError, Reason.TIMEOUT),
)


def guarded_client(
    settings: HttpSettings, guard: AddressGuard, *, headers: Mapping[str, str] | None = None, http2: bool = True
) -> httpx.AsyncClient:
    """A client without redirects and without the environment's proxies, on guarded connections.

    Its requests raise httpx's exceptions, and BlockedAddress for a host that may not be dialled. Raises InputError for a
    proxy or a CA bundle in the settings that makes no sense.
    """
    return httpx.AsyncClient(
        transport=GuardedTransport(settings, guard, http2=http2),
        headers=dict(headers) if headers else None,
        timeout=httpx.Timeout(settings.read_timeout_s, connect=settings.connect_timeout_s),
        follow_redirects=False,
        trust_env=False,
    )


def reason_of(error: BaseException) -> Reason:
    """The contract's word for why a request failed; what is in no row is `connection`."""
    chain: list[BaseException] = []
    link: BaseException | None = error
    while link is not None and link not in chain:
        chain.append(link)
        # The suppressed context too: httpcore raises "from None" what it has just raised from the real cause.
        link = link.__cause__ or link.__context__
    for kind, reason in _REASONS:
        if any(isinstance(link, kind) for link in chain):
            return reason
    return Reason.CONNECTION


class GuardedTransport(httpx.AsyncBaseTransport):
    """Requests over guarded connections, direct or by the settings' proxy. Pools and TLS are made when first needed."""

    def __init__(self, settings: HttpSettings, guard: AddressGuard, *, http2: bool = True) -> None:
        if settings.ca_bundle is not None and not settings.ca_bundle.is_file():
            raise InputError(f"no CA bundle at {settings.ca_bundle}", _CA_HINT)
        self._settings = settings
        self._guard = guard
        self._http2 = http2
        self._proxy = parse_proxy(settings.proxy) if settings.proxy else None
        self._pools: dict[tuple[bool, bool], httpcore.AsyncConnectionPool] = {}
        # Names that had no address here, so that the proxy resolves them alone.
        self._left_to_proxy: set[str] = set()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url = request.url
        host, port = url.raw_host.decode("ascii"), url.port or (443 if url.scheme == "https" else 80)
        if url.scheme not in ("http", "https") or not host:
            raise httpx.UnsupportedProtocol(f"not an http address: {url}", request=request)
        proxied = self._proxy is not None and not bypasses_proxy(host, port, self._settings.no_proxy)
        by_http_proxy = proxied and self._proxy is not None and not self._proxy.is_socks
        try:
            if by_http_proxy:
                await self._check_before_proxy(host, port)
            response = await self._pool(proxied, url.scheme == "https").handle_async_request(_to_core(request))
        except (BlockedAddress, InputError):
            raise
        except Exception as error:  # the libraries below leak errors of many kinds for hostile bytes; all are kept as the cause
            raise _to_httpx(error, request) from error
        extensions = dict(response.extensions)
        if by_http_proxy or normal_host(host) in self._left_to_proxy:
            extensions["proxy_resolves"] = True
        return httpx.Response(
            response.status, headers=response.headers, stream=_Body(response, request), request=request, extensions=extensions
        )

    async def aclose(self) -> None:
        pools, self._pools = list(self._pools.values()), {}
        for pool in pools:
            await pool.aclose()

    def _pool(self, proxied: bool, tls: bool) -> httpcore.AsyncConnectionPool:
        pool = self._pools.get((proxied, tls))
        if pool is None:
            pool = self._pools[(proxied, tls)] = self._new_pool(self._proxy if proxied else None, tls)
        return pool

    def _new_pool(self, proxy: ProxyAddress | None, tls: bool) -> httpcore.AsyncConnectionPool:
        context = _context(self._settings) if tls else None
        if proxy is not None and not proxy.is_socks:
            return httpcore.AsyncHTTPProxy(
                proxy_url=proxy.url,
                proxy_auth=proxy.auth,
                ssl_context=context,
                proxy_ssl_context=_context(self._settings) if proxy.is_tls else None,
                http2=self._http2,
                max_connections=None,
                keepalive_expiry=5.0,
                network_backend=httpcore.AnyIOBackend(),
            )
        backend = _GuardedBackend(self._guard, proxy, self._left_to_proxy)
        return httpcore.AsyncConnectionPool(
            ssl_context=context,
            http2=self._http2,
            max_connections=None,
            max_keepalive_connections=16,
            keepalive_expiry=5.0,
            network_backend=backend,
        )

    async def _check_before_proxy(self, host: str, port: int) -> None:
        """The guard's judgement of a name that the proxy will resolve. A name unknown here passes unless it looks internal."""
        try:
            async with asyncio.timeout(_PROXY_LOOKUP_S):
                await self._guard.resolve(host, port)
        except (socket.gaierror, TimeoutError):
            _refuse_internal_name(self._guard, host)


class _GuardedBackend(httpcore.AsyncNetworkBackend):
    """Resolves by the guard and dials what it answered, itself or through a SOCKS5 proxy."""

    def __init__(self, guard: AddressGuard, proxy: ProxyAddress | None, left_to_proxy: set[str]) -> None:
        self._guard = guard
        self._proxy = proxy
        self._left_to_proxy = left_to_proxy
        self._sockets = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: _SocketOptions | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            async with asyncio.timeout(timeout):
                if self._proxy is not None:
                    return await self._through_socks(self._proxy, host, port, timeout)
                return await self._first_to_answer(await self._guard.resolve(host, port), port)
        except TimeoutError as error:
            raise httpcore.ConnectTimeout(f"no connection to {host} within {timeout} s") from error

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _through_socks(
        self, proxy: ProxyAddress, host: str, port: int, timeout: float | None
    ) -> httpcore.AsyncNetworkStream:
        try:
            async with asyncio.timeout(_PROXY_LOOKUP_S):
                target = (await self._guard.resolve(host, port))[0]
        except (socket.gaierror, TimeoutError):
            _refuse_internal_name(self._guard, host)
            self._left_to_proxy.add(normal_host(host))
            target = host
        stream = await self._sockets.connect_tcp(proxy.host, proxy.port, timeout=timeout)
        try:
            await socks5_connect(stream, target, port, proxy.auth, timeout)
        except BaseException:
            await stream.aclose()
            raise
        return stream

    async def _first_to_answer(self, addresses: list[str], port: int) -> httpcore.AsyncNetworkStream:
        """Dial the addresses in order, the next one when one fails or is slow; the first connection wins."""
        if len(addresses) == 1:
            return await self._sockets.connect_tcp(addresses[0], port)
        waiting = list(addresses)
        dials: set[asyncio.Task[httpcore.AsyncNetworkStream]] = set()
        failure: BaseException | None = None
        winner: httpcore.AsyncNetworkStream | None = None
        try:
            while winner is None and (waiting or dials):
                if waiting:
                    dials.add(asyncio.create_task(self._sockets.connect_tcp(waiting.pop(0), port)))
                done, _ = await asyncio.wait(
                    dials, timeout=_HEAD_START_S if waiting else None, return_when=asyncio.FIRST_COMPLETED
                )
                for dial in done:
                    if dial.exception() is not None:
                        failure = failure or dial.exception()
                        dials.discard(dial)
                    elif winner is None:
                        winner = dial.result()
                        dials.discard(dial)
        finally:
            for dial in dials:
                dial.cancel()
            for late in await asyncio.gather(*dials, return_exceptions=True):
                if isinstance(late, httpcore.AsyncNetworkStream):
                    await late.aclose()
        if winner is None:
            raise failure or httpcore.ConnectError("no address answered")
        return winner


class _Body(httpx.AsyncByteStream):
    """A response's bytes as they come, with httpx's exceptions."""

    def __init__(self, response: httpcore.Response, request: httpx.Request) -> None:
        self._response = response
        self._request = request

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            async for chunk in self._response.aiter_stream():
                yield chunk
        except Exception as error:  # as above: nothing that a server sends may come out as anything but an httpx error
            raise _to_httpx(error, self._request) from error

    async def aclose(self) -> None:
        try:
            await self._response.aclose()
        except Exception as error:  # noqa: BLE001 - as above; what was read is read, so a failed farewell changes nothing
            logger.debug("closing %s: %r", self._request.url.host, error)


def _to_core(request: httpx.Request) -> httpcore.Request:
    url = request.url
    return httpcore.Request(
        method=request.method,
        url=httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path),
        headers=request.headers.raw,
        content=request.stream,
        extensions=request.extensions,
    )


def _to_httpx(error: Exception, request: httpx.Request) -> Exception:
    for foreign, ours in _TO_HTTPX:
        if isinstance(error, foreign):
            return ours(str(error) or type(error).__name__, request=request)
    return httpx.RemoteProtocolError(f"{type(error).__name__}: {error}", request=request)


def _refuse_internal_name(guard: AddressGuard, host: str) -> None:
    """A name that only an inner network knows is refused where its address cannot be seen (RFC 6761, 6762, 8375)."""
    name = normal_host(host)
    inner = "." not in name or name.endswith(
        (".local", ".localhost", ".internal", ".home.arpa", ".lan", ".home", ".corp", ".intranet")
    )
    if inner and literal_ip(name) is None and not guard.allow_private:
        guard.refused[name] = "private"
        raise BlockedAddress(host, "private")


def _context(settings: HttpSettings) -> ssl.SSLContext:
    # Python's own answer to SSL_CERT_FILE is part of the key.
    return _tls_context(settings.ca_bundle, ssl.get_default_verify_paths().cafile)


@lru_cache(maxsize=4)
def _tls_context(ca_bundle: Path | None, default_cafile: str | None) -> ssl.SSLContext:
    """Verifying contexts are dear (20 to 50 ms CPU) and never change: one serves all clients of a run."""
    if ca_bundle is not None:
        try:
            return ssl.create_default_context(cafile=str(ca_bundle))
        except (ssl.SSLError, OSError) as error:
            raise InputError(f"{ca_bundle} is not a CA bundle: {error}", _CA_HINT) from error
    context = ssl.create_default_context()
    capath = ssl.get_default_verify_paths().capath
    if context.cert_store_stats()["x509_ca"] == 0 and (capath is None or not any(Path(capath).iterdir())):
        import certifi  # only where the system has no store of its own

        context.load_verify_locations(cafile=certifi.where())
    return context
