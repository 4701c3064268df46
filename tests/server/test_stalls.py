"""How long the event loop was blocked is measured in processor time."""

import asyncio
import time
from pathlib import Path

from paintpot.server.stalls import BEAT, TOO_LONG, StallMonitor
from tests.patience import PATIENCE
from tests.server.hosting import Server
from tests.server.soak.figures import figures


def burn(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def beats(stalls: StallMonitor, n: int) -> None:
    """Wait until it has measured this many times."""
    for _ in range(n):
        before = stalls._before
        async with asyncio.timeout(PATIENCE):
            while stalls._before == before:
                await asyncio.sleep(BEAT / 4)


async def test_a_busy_loop_is_noticed() -> None:
    stalls = StallMonitor()
    stalls.start()
    await beats(stalls, 2)
    assert stalls.too_long == 0
    burn(TOO_LONG * 1.5)
    await beats(stalls, 1)
    stalls.stop()
    assert stalls.longest >= TOO_LONG * 1.5
    assert stalls.too_long == 1


async def test_a_wait_for_the_processor_is_not_counted() -> None:
    stalls = StallMonitor()
    stalls.start()
    time.sleep(TOO_LONG * 2)
    await beats(stalls, 1)
    stalls.stop()
    assert stalls.longest < TOO_LONG


def test_the_server_tells_its_longest_stall(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--workers", "1") as server:
        told = figures(server)
    assert "paintpot_loop_stalls" in told
    assert told["paintpot_loop_stall_seconds_max"] >= 0
