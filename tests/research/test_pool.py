"""The pool: order, places, hosts, budgets, interruptions."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest

from agbrowse.models import Reason
from agbrowse.research.pool import Limits, run_pool
from agbrowse.settings import RunSettings

Delivered = list[tuple[int, str | None, Reason | None]]


async def pool(
    durations: list[float],
    *,
    hosts: list[str] | None = None,
    concurrency: int = 4,
    per_host: int = 2,
    limits: Limits | None = None,
    seen: list[int] | None = None,
) -> tuple[Delivered, Reason | None]:
    delivered: Delivered = []

    async def work(index: int) -> str:
        if seen is not None:
            seen.append(index)
        await asyncio.sleep(durations[index])
        return f"done {index}"

    stopped = await run_pool(
        len(durations),
        work,
        lambda index, result, why: delivered.append((index, result, why)),
        host_of=lambda index: hosts[index] if hosts else str(index),
        limits=limits or Limits(),
        settings=RunSettings(concurrency=concurrency, per_host=per_host),
    )
    return delivered, stopped


async def test_results_are_delivered_in_order_whatever_order_they_come_in() -> None:
    delivered, stopped = await pool([0.06, 0.0, 0.04, 0.01])
    assert delivered == [(i, f"done {i}", None) for i in range(4)]
    assert stopped is None


async def test_nothing_to_do_is_done_at_once() -> None:
    assert await pool([]) == ([], None)


async def test_no_more_than_so_many_run_at_once() -> None:
    running = most = 0

    async def work(index: int) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.01)
        running -= 1

    await run_pool(12, work, lambda *_: None, host_of=str, limits=Limits(), settings=RunSettings(concurrency=3, per_host=2))
    assert most == 3


async def test_a_slow_host_holds_its_own_pages_up_and_no_others() -> None:
    hosts = ["slow"] * 6 + [f"quick{i}" for i in range(6)]
    durations = [0.2] * 6 + [0.0] * 6
    began = time.monotonic()
    ends: Counter[str] = Counter()
    first_quick = 0.0

    async def work(index: int) -> int:
        nonlocal first_quick
        await asyncio.sleep(durations[index])
        ends[hosts[index]] += 1
        if sum(ends[f"quick{i}"] for i in range(6)) == 6 and not first_quick:
            first_quick = time.monotonic() - began
        return index

    await run_pool(
        12,
        work,
        lambda *_: None,
        host_of=lambda index: hosts[index],
        limits=Limits(),
        settings=RunSettings(concurrency=3, per_host=2),
    )
    assert first_quick < 0.15


async def test_the_budget_ends_the_run_with_what_there_is() -> None:
    began = time.monotonic()
    delivered, stopped = await pool([0.0, 5.0, 0.0], limits=Limits(deadline=began + 0.1))
    assert stopped is Reason.BUDGET
    assert delivered == [(0, "done 0", None), (1, None, Reason.BUDGET), (2, "done 2", None)]
    assert time.monotonic() - began < 1


async def test_a_budget_that_is_spent_starts_nothing() -> None:
    seen: list[int] = []
    delivered, stopped = await pool([0.0], limits=Limits(deadline=time.monotonic() - 1), seen=seen)
    assert (delivered, stopped, seen) == ([(0, None, Reason.BUDGET)], Reason.BUDGET, [])


async def test_an_interruption_cancels_what_runs() -> None:
    limits = Limits()
    asyncio.get_running_loop().call_later(0.05, limits.stop.set)
    delivered, stopped = await pool([0.0, 5.0], limits=limits)
    assert stopped is Reason.INTERRUPTED
    assert delivered[1] == (1, None, Reason.INTERRUPTED)


async def test_a_job_that_will_not_be_cancelled_is_left_behind() -> None:
    async def work(index: int) -> None:
        for _ in range(2):
            try:
                await asyncio.sleep(0.5)
            except asyncio.CancelledError:
                continue

    began = time.monotonic()
    await run_pool(
        1,
        work,
        lambda *_: None,
        host_of=str,
        limits=Limits(deadline=began + 0.05),
        settings=RunSettings(),
    )
    assert time.monotonic() - began < 3


async def test_an_exception_stops_the_run_and_is_raised() -> None:
    async def work(index: int) -> None:
        await asyncio.sleep(0.01 * index)
        raise ValueError(index)

    with pytest.raises(ValueError, match="0"):
        await run_pool(3, work, lambda *_: None, host_of=str, limits=Limits(), settings=RunSettings())


@pytest.mark.parametrize(("budget", "left"), [(90.0, 89.0), (2.0, 1.8), (0.0, None)], ids=["long", "short", "none"])
def test_a_part_of_the_budget_is_kept_for_printing(budget: float, left: float | None) -> None:
    limits = Limits.of(RunSettings(budget_s=budget), 1_000.0, asyncio.Event())
    assert limits.deadline == (None if left is None else pytest.approx(1_000.0 + left))
