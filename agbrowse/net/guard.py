"""Which addresses may be dialled (SSRF guard).

In: a host and port that came from data. Out: the IP addresses to dial, each checked, or `BlockedAddress`. The caller dials
exactly what came back and never resolves the name again: that is what holds against DNS rebinding. It never opens a
connection, and never judges a name by its spelling alone: `127.1`, `0x7f000001` and `2130706433` are what they resolve to.

Sources: the IANA special-purpose address registries (RFC 6890 and its updates), RFC 6052 and 8215 (NAT64), RFC 3056 (6to4),
RFC 4380 (Teredo), RFC 5214 (ISATAP); the metadata addresses are the cloud vendors' own documentation.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from collections.abc import Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

Lookup = Callable[[str], list[str]]

_Refusals = tuple[tuple[IPv4Network | IPv6Network, str], ...]


def _table(*rows: tuple[str, str]) -> _Refusals:
    return tuple((ipaddress.ip_network(network), why) for network, why in rows)


# Refused whatever the settings: nothing that a person wants to read is there, and a cloud machine's keys are.
_NEVER = _table(
    ("169.254.169.254/32", "metadata"),
    ("168.63.129.16/32", "metadata"),
    ("100.100.100.200/32", "metadata"),
    ("192.0.0.192/32", "metadata"),
    ("fd00:ec2::254/128", "metadata"),
    ("fd20:ce::254/128", "metadata"),
    ("0.0.0.0/8", "unspecified"),
    ("169.254.0.0/16", "link-local"),
    ("192.0.0.0/24", "reserved"),
    ("192.0.2.0/24", "documentation"),
    ("192.88.99.0/24", "reserved"),
    ("198.51.100.0/24", "documentation"),
    ("203.0.113.0/24", "documentation"),
    ("224.0.0.0/4", "multicast"),
    ("240.0.0.0/4", "reserved"),
    ("::/128", "unspecified"),
    ("fe80::/10", "link-local"),
    ("ff00::/8", "multicast"),
    ("64:ff9b:1::/48", "translated"),
    ("2001:db8::/32", "documentation"),
    ("2001::/23", "reserved"),
    ("2002::/16", "tunnelled"),
    ("3fff::/20", "documentation"),
)
# Opened by `allow_private`: a person's own machine and networks.
_PRIVATE = _table(
    ("127.0.0.0/8", "loopback"),
    ("10.0.0.0/8", "private"),
    ("172.16.0.0/12", "private"),
    ("192.168.0.0/16", "private"),
    ("100.64.0.0/10", "private"),
    ("198.18.0.0/15", "private"),
    ("::1/128", "loopback"),
    ("fc00::/7", "private"),
    ("fec0::/10", "private"),
)
_GLOBAL_UNICAST = IPv6Network("2000::/3")
_NAT64 = IPv6Network("64:ff9b::/96")
_IPV4_TRANSLATED = IPv6Network("::ffff:0:0:0/96")


class BlockedAddress(Exception):
    """A host that may not be dialled. `host` as it was asked for; `reason` is one word or two for people: "loopback"."""

    def __init__(self, host: str, reason: str) -> None:
        super().__init__(f"{host} is not dialled: {reason} address")
        self.host = host
        self.reason = reason


class AddressGuard:
    """The address rules of one run, and the answers that names got in it.

    `allow_private` opens loopback and private ranges, never link-local, metadata, multicast or unspecified addresses.
    `trusted` are (host, port) pairs from the settings (an archive, a proxy), which may be private too; `untrusting()` is the
    same guard for hosts that come from data. `refused` says of each refused host why. `lookup` answers a name with its
    addresses, in a thread of its own; OSError where it has none.
    """

    def __init__(
        self,
        allow_private: bool,
        trusted: frozenset[tuple[str, int]] = frozenset(),
        *,
        lookup: Lookup | None = None,
    ) -> None:
        self.allow_private = allow_private
        self._lookup_name = lookup or system_lookup
        self.trusted = frozenset((normal_host(host), port) for host, port in trusted)
        self.refused: dict[str, str] = {}
        self._answers: dict[str, asyncio.Future[list[str]]] = {}

    def untrusting(self) -> AddressGuard:
        """A guard with these rules but no trusted pairs; it shares what was resolved and refused."""
        if not self.trusted:
            return self
        other = AddressGuard(self.allow_private, lookup=self._lookup_name)
        other.refused = self.refused
        other._answers = self._answers
        return other

    def check_ip(self, ip: str) -> str | None:
        """None when this address may be dialled, else why not. What is no IP address is refused too."""
        try:
            address = ipaddress.ip_address(ip)
        except ValueError:
            return "malformed"
        return _why_not(address, self.allow_private)

    async def resolve(self, host: str, port: int) -> list[str]:
        """The addresses of a host, all checked, in the order to be dialled; resolved once in a run.

        Raises BlockedAddress when any of them may not be dialled: a name with one foot inside is not to be trusted with the
        other. Raises `socket.gaierror` (an OSError) when the name has no address.
        """
        name = normal_host(host)
        addresses = await self._lookup(name)
        allow_private = self.allow_private or (name, port) in self.trusted
        for address in addresses:
            why = _why_not(ipaddress.ip_address(address), allow_private)
            if why is not None:
                self.refused[name] = why
                raise BlockedAddress(host, why)
        return list(addresses)

    async def _lookup(self, name: str) -> list[str]:
        """One lookup a name, shared by all who ask while it runs; only answers are kept, not failures that may pass."""
        answer = self._answers.get(name)
        if answer is None or (answer.done() and answer.get_loop() is not asyncio.get_running_loop()):
            answer = _in_thread(self._lookup_name, name)
            self._answers[name] = answer
        try:
            # Shielded: one candidate's cancellation must not fail the others that wait for the same name.
            return await asyncio.shield(answer)
        except socket.gaierror as error:
            if error.errno == socket.EAI_AGAIN:
                self._answers.pop(name, None)
            # A fresh exception each: one object raised in many tasks would pile up their tracebacks.
            raise socket.gaierror(error.errno, error.strerror) from None


def normal_host(host: str) -> str:
    """A host name or address as keys and comparisons want it: lower case, no brackets, no final dot."""
    return host.strip("[]").lower().rstrip(".")


def literal_ip(host: str) -> str | None:
    """The address that a host spells out, in any form the system's resolver takes (`127.1`, `0x7f.1`, `0`); None for a name."""
    try:
        found = socket.getaddrinfo(normal_host(host), None, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)
    except (OSError, UnicodeError, ValueError):
        return None
    return str(found[0][4][0])


def system_lookup(name: str) -> list[str]:
    """The system resolver's addresses of a name, in the order that RFC 6724 puts them."""
    found = socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def _in_thread(lookup: Lookup, name: str) -> asyncio.Future[list[str]]:
    """A lookup in a daemon thread: a resolver that hangs must not hold up the end of the program, as a pool's would."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()
    # Nobody may be left to hear of a failure.
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())

    def settle(addresses: list[str] | None, error: socket.gaierror | None) -> None:
        if answer.done():
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(addresses or [])

    def work() -> None:
        addresses: list[str] | None = None
        failure: socket.gaierror | None = None
        try:
            addresses = lookup(name)
        except socket.gaierror as error:
            failure = error
        except (OSError, UnicodeError, ValueError) as error:  # no host name at all: a label too long, a zero byte
            failure = socket.gaierror(socket.EAI_NONAME, str(error))
        if not addresses and failure is None:
            failure = socket.gaierror(socket.EAI_NONAME, "no address")
        try:
            loop.call_soon_threadsafe(settle, addresses, failure)
        except RuntimeError:  # the loop has closed meanwhile: nobody waits
            return

    threading.Thread(target=work, name=f"resolve-{name[:40]}", daemon=True).start()
    return answer


def _why_not(address: IPv4Address | IPv6Address, allow_private: bool) -> str | None:
    if isinstance(address, IPv6Address):
        inner = _inner_ipv4(address)
        if inner is not None:
            return _why_not(inner, allow_private)
    for network, why in _NEVER:
        if address.version == network.version and address in network:
            return why
    for network, why in _PRIVATE:
        if address.version == network.version and address in network:
            return None if allow_private else why
    if isinstance(address, IPv6Address):
        if address not in _GLOBAL_UNICAST:
            return "reserved"
        embedded = _isatap_ipv4(address)
        if embedded is not None:
            return _why_not(embedded, allow_private)
    return None


def _inner_ipv4(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 one is only another writing of: mapped, translated, or through the well-known NAT64."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    # Compared as numbers: a scope id ("%eth0") is no part of the address.
    number = int(address)
    for network in (_NAT64, _IPV4_TRANSLATED):
        if number >> 32 == int(network.network_address) >> 32:
            return IPv4Address(number & 0xFFFFFFFF)
    return None


def _isatap_ipv4(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address inside an ISATAP interface identifier (`...:0:5efe:a.b.c.d`), which a tunnel would dial."""
    number = int(address)
    if (number >> 32) & 0xFDFFFFFF == 0x00005EFE:
        return IPv4Address(number & 0xFFFFFFFF)
    return None
