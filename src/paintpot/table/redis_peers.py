"""Letters between processes over Redis pub/sub.

One task sends whatever has been told since it sent last; another listens. Every process hears its
own letters too: that shows that the connection works, and how long a letter takes. Redis delivers
to whoever is connected at that moment, so after every new connection `joined` is called.
"""

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from paintpot.table.peers import AnyItem, Leaving, Letter, Outbox, Peers, Roll
from paintpot.table.redis_link import AWAY, RedisLink
from paintpot.table.supervisor import SupervisedTask, Supervisor

HEARTBEAT: Final = 1.5
"""Seconds between two signs of life."""
DEAF_AFTER: Final = 4 * HEARTBEAT
"""Seconds without any letter, our own included, after which the connection is renewed."""
PAUSES: Final = (0.05, 0.2, 0.5, 1.0)
"""Seconds between attempts to reach Redis."""
AT_ONCE: Final = 1000
"""Items in one letter."""
GAP: Final = 0.005
"""Seconds between two letters at least: every process hears all of them, so busy ones tell much at
once. The first after a pause goes at once."""

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(Letter)


class RedisPeers(Peers):
    """Processes that share a Redis, each under a random name."""

    alone = False

    def __init__(self, link: RedisLink, heartbeat: float = HEARTBEAT) -> None:
        super().__init__()
        self.link = link
        self.name = secrets.token_hex(6)
        self.outbox = Outbox()
        self.roll = Roll()
        self.sent = 0
        """Letters sent since the start."""
        self.heard = 0
        """Letters of other processes since the start."""
        self.lag = 0.0
        """Seconds that our last letter took to come back to us."""
        self.unreadable = 0
        """Letters that could not be decoded: another version of Paintpot may send them."""
        self.listening = False
        """Whether letters can be heard at the moment."""
        self._heartbeat = heartbeat
        self._channel = link.name("letters")
        self._something = asyncio.Event()
        self._sent_at: dict[int, float] = {}
        self._sent_last = -math.inf

    def start(self, supervisor: Supervisor) -> None:
        supervisor.start("letters-out", self._send_all)
        supervisor.start("letters-in", self._listen)

    def tell(self, item: AnyItem) -> None:
        self.outbox.put(item)
        self._something.set()

    async def close(self) -> None:
        """Send what is left, and that this process goes. The tasks have ended already."""
        self.tell(Leaving())
        if self.link.up:
            with contextlib.suppress(*AWAY):
                await self._send(self.outbox.take())

    # -- sending

    async def _send_all(self, task: SupervisedTask) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._heartbeat):
                    await self._something.wait()
            self._something.clear()
            for gone in self.roll.silent():
                self._forget(gone)
            if not self.link.up:
                await asyncio.sleep(PAUSES[-1])  # what is told meanwhile waits, merged and bounded
            await asyncio.sleep(self._sent_last + GAP - time.monotonic())
            items = self.outbox.take()
            try:
                for first in range(0, max(1, len(items)), AT_ONCE):
                    await self._send(items[first : first + AT_ONCE])
                self.link.note_success()
                task.succeeded()
            except AWAY as error:
                self.link.note_failure(error)

    async def _send(self, items: Sequence[AnyItem]) -> None:
        self.sent += 1
        self._sent_last = time.monotonic()
        self._sent_at = {self.sent: self._sent_last}  # only the last one is timed
        letter = Letter(self.name, self.sent, list(items))
        await self.link.commands.publish(self._channel, _encode(letter))

    # -- listening

    async def _listen(self, task: SupervisedTask) -> None:
        failures = 0
        while True:
            try:
                async with self.link.listening.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    async with asyncio.timeout(DEAF_AFTER) as deadline:
                        async for message in channel.listen():
                            loop = asyncio.get_running_loop()
                            deadline.reschedule(loop.time() + DEAF_AFTER)
                            failures = 0
                            task.succeeded()
                            self._take(message)
            except AWAY:
                self.link.failures += 1
            self.listening = False
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            self.listening = True
            for call in self.joined:
                call()
        elif message["type"] == "message":
            try:
                letter = _decoder.decode(message["data"])
            except (msgspec.MsgspecError, UnicodeError):
                self.unreadable += 1
                return
            self._hear(letter)

    def _hear(self, letter: Letter) -> None:
        if letter.sender == self.name:
            sent_at = self._sent_at.pop(letter.no, None)
            if sent_at is not None:
                self.lag = time.monotonic() - sent_at
            return
        self.heard += 1
        self.roll.hear(letter.sender)
        for item in letter.items:
            if isinstance(item, Leaving):
                self.roll.strike(letter.sender)
                self._forget(letter.sender)
            elif (handler := self._handlers.get(type(item))) is not None:
                handler(letter.sender, item)

    def _forget(self, sender: str) -> None:
        for call in self.lost:
            call(sender)
