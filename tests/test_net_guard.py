"""Which addresses are dialled, however they are written, and by which way."""

from __future__ import annotations

import asyncio
import socket
import time

import pytest

from agbrowse.net.guard import AddressGuard, BlockedAddress, literal_ip

# address, why it is refused with the defaults, why it is refused with private networks opened
ADDRESSES = [
    ("93.184.215.14", None, None),
    ("1.1.1.1", None, None),
    ("172.32.0.1", None, None),
    ("100.128.0.1", None, None),
    ("198.20.0.1", None, None),
    ("2606:4700:4700::1111", None, None),
    ("2a00:1450:4001:81b::200e", None, None),
    ("127.0.0.1", "loopback", None),
    ("127.255.255.254", "loopback", None),
    ("::1", "loopback", None),
    ("10.1.2.3", "private", None),
    ("172.16.0.1", "private", None),
    ("172.31.255.255", "private", None),
    ("192.168.1.1", "private", None),
    ("100.64.0.1", "private", None),
    ("198.18.0.1", "private", None),
    ("fd12:3456::1", "private", None),
    ("fec0::1", "private", None),
    ("0.0.0.0", "unspecified", "unspecified"),
    ("0.1.2.3", "unspecified", "unspecified"),
    ("::", "unspecified", "unspecified"),
    ("169.254.1.1", "link-local", "link-local"),
    ("fe80::1", "link-local", "link-local"),
    ("fe80::1%eth0", "link-local", "link-local"),
    ("169.254.169.254", "metadata", "metadata"),
    ("168.63.129.16", "metadata", "metadata"),
    ("100.100.100.200", "metadata", "metadata"),
    ("192.0.0.192", "metadata", "metadata"),
    ("fd00:ec2::254", "metadata", "metadata"),
    ("fd20:ce::254", "metadata", "metadata"),
    ("192.0.0.8", "reserved", "reserved"),
    ("192.88.99.1", "reserved", "reserved"),
    ("240.0.0.1", "reserved", "reserved"),
    ("255.255.255.255", "reserved", "reserved"),
    ("192.0.2.1", "documentation", "documentation"),
    ("2001:db8::1", "documentation", "documentation"),
    ("3fff::1", "documentation", "documentation"),
    ("224.0.0.1", "multicast", "multicast"),
    ("239.255.255.250", "multicast", "multicast"),
    ("ff02::1", "multicast", "multicast"),
    ("4000::1", "reserved", "reserved"),
    ("100::1", "reserved", "reserved"),
    ("5f00::1", "reserved", "reserved"),
    ("::ffff:127.0.0.1", "loopback", None),
    ("::ffff:169.254.169.254", "metadata", "metadata"),
    ("::ffff:8.8.8.8", None, None),
    ("::ffff:0:127.0.0.1", "loopback", None),
    ("::ffff:0:169.254.169.254", "metadata", "metadata"),
    ("::127.0.0.1", "reserved", "reserved"),
    ("::169.254.169.254", "reserved", "reserved"),
    ("::8.8.8.8", "reserved", "reserved"),
    ("64:ff9b::8.8.8.8", None, None),
    ("64:ff9b::127.0.0.1", "loopback", None),
    ("64:ff9b::10.0.0.1", "private", None),
    ("64:ff9b::a9fe:a9fe", "metadata", "metadata"),
    ("64:ff9b:1::7f00:1", "translated", "translated"),
    ("64:ff9b:1:a:b:c:8.8.8.8", "translated", "translated"),
    ("2002:7f00:1::", "tunnelled", "tunnelled"),
    ("2002:a9fe:a9fe::1", "tunnelled", "tunnelled"),
    ("2001:0:4136:e378:8000:63bf:3fff:fdd2", "reserved", "reserved"),
    ("2606:4700::5efe:127.0.0.1", "loopback", None),
    ("2606:4700::200:5efe:169.254.169.254", "metadata", "metadata"),
    ("fd00::5efe:8.8.8.8", "private", None),
    ("not an address", "malformed", "malformed"),
]

# Ways to write a host so that it does not look like 127.0.0.1, 0.0.0.0 or 169.254.169.254.
DISGUISES = [
    ("127.1", "loopback"),
    ("127.0.1", "loopback"),
    ("2130706433", "loopback"),
    ("0x7f000001", "loopback"),
    ("0X7F.0.0.1", "loopback"),
    ("0177.0.0.1", "loopback"),
    ("0177.0x0.0.1", "loopback"),
    ("017700000001", "loopback"),
    ("127.0.0.1.", "loopback"),
    ("localhost", "loopback"),
    ("LOCALHOST.", "loopback"),
    ("[::1]", "loopback"),
    ("0:0:0:0:0:0:0:1", "loopback"),
    ("[::ffff:7f00:1]", "loopback"),
    ("0", "unspecified"),
    ("0.0", "unspecified"),
    ("0x0", "unspecified"),
    ("2852039166", "metadata"),
    ("0xA9FEA9FE", "metadata"),
    ("169.254.43518", "metadata"),
]


def lookup_of(**answers: list[str]):
    """A resolver that knows these names, with "-" for the dot, and counts how often it is asked."""
    asked: list[str] = []

    def lookup(name: str) -> list[str]:
        asked.append(name)
        key = name.replace(".", "_")
        if key not in answers:
            raise socket.gaierror(socket.EAI_NONAME, "no such name")
        return answers[key]

    return lookup, asked


@pytest.mark.parametrize(("address", "closed", "opened"), ADDRESSES, ids=[row[0] for row in ADDRESSES])
def test_an_address_is_judged_by_where_it_leads(address: str, closed: str | None, opened: str | None) -> None:
    assert AddressGuard(False).check_ip(address) == closed
    assert AddressGuard(True).check_ip(address) == opened


@pytest.mark.parametrize(("host", "why"), DISGUISES, ids=[row[0] for row in DISGUISES])
async def test_a_host_is_what_it_resolves_to_not_what_it_looks_like(host: str, why: str) -> None:
    guard = AddressGuard(False)
    with pytest.raises(BlockedAddress) as refusal:
        await guard.resolve(host, 80)
    assert (refusal.value.reason, refusal.value.host) == (why, host)
    assert why in guard.refused.values()


async def test_opening_private_networks_opens_loopback_in_every_spelling() -> None:
    guard = AddressGuard(True)
    assert await guard.resolve("2130706433", 80) == ["127.0.0.1"]
    assert await guard.resolve("[::1]", 80) == ["::1"]


async def test_one_private_address_among_public_ones_refuses_the_host() -> None:
    lookup, _ = lookup_of(two_faced_example=["93.184.215.14", "192.168.1.1"])
    with pytest.raises(BlockedAddress, match="private"):
        await AddressGuard(False, lookup=lookup).resolve("two.faced.example", 443)


async def test_a_trusted_pair_may_be_private_its_other_ports_and_the_untrusting_guard_may_not() -> None:
    guard = AddressGuard(False, frozenset({("Localhost", 8080)}))
    assert await guard.resolve("localhost", 8080) == ["127.0.0.1"]
    with pytest.raises(BlockedAddress):
        await guard.resolve("localhost", 8081)
    with pytest.raises(BlockedAddress):
        await guard.untrusting().resolve("localhost", 8080)


async def test_trust_opens_no_metadata_address() -> None:
    guard = AddressGuard(False, frozenset({("169.254.169.254", 80)}))
    with pytest.raises(BlockedAddress):
        await guard.resolve("169.254.169.254", 80)


async def test_a_name_is_resolved_once_in_a_run_so_that_a_second_answer_never_counts() -> None:
    answers = [["93.184.215.14"], ["127.0.0.1"]]
    guard = AddressGuard(False, lookup=lambda name: answers.pop(0))
    assert await guard.resolve("rebind.example", 80) == ["93.184.215.14"]
    assert await guard.resolve("REBIND.example.", 443) == ["93.184.215.14"]
    assert await guard.untrusting().resolve("rebind.example", 80) == ["93.184.215.14"]


async def test_those_who_ask_at_the_same_time_share_one_lookup() -> None:
    lookup, asked = lookup_of(busy_example=["93.184.215.14"])
    guard = AddressGuard(False, lookup=lookup)
    assert await asyncio.gather(*(guard.resolve("busy.example", 80) for _ in range(9))) == [["93.184.215.14"]] * 9
    assert asked == ["busy.example"]


async def test_one_who_gives_up_does_not_spoil_the_lookup_for_the_others() -> None:
    def lookup(name: str) -> list[str]:
        time.sleep(0.15)
        return ["93.184.215.14"]

    guard = AddressGuard(False, lookup=lookup)
    impatient = asyncio.create_task(guard.resolve("slow.example", 80))
    patient = asyncio.create_task(guard.resolve("slow.example", 80))
    await asyncio.sleep(0.02)
    impatient.cancel()
    assert await patient == ["93.184.215.14"]
    with pytest.raises(asyncio.CancelledError):
        await impatient


@pytest.mark.parametrize(
    "host", ["no-such-host.invalid", "a" * 70 + ".example", "zero\0byte.example", "", "..", "a..b.example", "-", "١٢٧.example"]
)
async def test_what_is_no_name_has_no_address_and_nothing_worse(host: str) -> None:
    with pytest.raises((socket.gaierror, BlockedAddress)):
        await AddressGuard(False).resolve(host, 80)


async def test_a_failure_that_may_pass_is_asked_again_one_that_will_not_is_kept() -> None:
    asked: list[str] = []

    def lookup(name: str) -> list[str]:
        asked.append(name)
        raise socket.gaierror(socket.EAI_AGAIN if name.startswith("later") else socket.EAI_NONAME, "no")

    guard = AddressGuard(False, lookup=lookup)
    for name in ("later.example", "later.example", "never.example", "never.example"):
        with pytest.raises(socket.gaierror):
            await guard.resolve(name, 80)
    assert asked == ["later.example", "later.example", "never.example"]


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.1", "127.0.0.1"), ("0x7f.1", "127.0.0.1"), ("[::1]", "::1"), ("example.com", None), ("", None), ("a\0b", None)],
)
def test_a_literal_is_told_from_a_name_without_asking_anyone(host: str, address: str | None) -> None:
    assert literal_ip(host) == address
