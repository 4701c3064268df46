"""Messages between processes over Redis pub/sub.

One task sends what was queued since the last message; another listens. Every process hears its own
messages too: that shows that the connection works, and how long a message takes. Redis delivers
only to processes that are connected at that moment, so after every new connection `joined` is
called.
"""

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from paintpot.table.peers import (
    AnyItem,
    HeardMessage,
    Leaving,
    Membership,
    Outbox,
    PeerMessage,
    Peers,
)
from paintpot.table.redis_link import AWAY, TIME_OUT, BadRedis, RedisLink
from paintpot.table.supervisor import SupervisedTask, Supervisor

HEARTBEAT: Final = 1.5
"""Seconds between two heartbeats."""
DEAF_AFTER: Final = 4 * HEARTBEAT
"""Seconds without any message, our own included, after which the connection is renewed."""
INFORMED_AFTER: Final = 3.0
"""Seconds within which the others publish who is connected to them, once they can be heard."""
PAUSES: Final = (0.05, 0.2, 0.5, 1.0)
"""Seconds between attempts to reach Redis."""
AT_ONCE: Final = 1000
"""Items in one message."""
GAP: Final = 0.005
"""Minimum seconds between two messages: every process receives all of them, so busy ones send
larger ones. The first after a pause is sent at once."""
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding may raise; the last if something is nested too deeply."""

_encode: Final = msgspec.json.Encoder().encode
_message_decoder: Final = msgspec.json.Decoder(HeardMessage)
_item_decoder: Final[msgspec.json.Decoder[AnyItem]] = msgspec.json.Decoder(AnyItem)


class RedisPeers(Peers):
    """Processes that share a Redis, each under a random name."""

    alone = False

    def __init__(self, link: RedisLink, heartbeat: float = HEARTBEAT) -> None:
        super().__init__()
        self.link = link
        self.name = secrets.token_hex(6)
        self.outbox = Outbox()
        self.members = Membership()
        self.sent = 0
        """Messages sent since the start."""
        self.heard = 0
        """Messages of other processes since the start."""
        self.lag = 0.0
        """Seconds that our last message took to come back to us."""
        self.unreadable = 0
        """Messages and items that could not be decoded: another version of Paintpot sends them."""
        self.listening = False
        """Whether messages can be heard at the moment."""
        self._listening_since = math.inf
        self._heartbeat = heartbeat
        self._channel = link.name("messages")
        self._something = asyncio.Event()
        self._sent_at: dict[int, float] = {}
        self._sent_last = -math.inf

    @property
    def informed(self) -> bool:
        """After a restart of Redis it takes a moment until all are connected and have published."""
        return self.listening and time.monotonic() - self._listening_since > INFORMED_AFTER

    def start(self, supervisor: Supervisor) -> None:
        supervisor.start("peers-send", self._send_all)
        supervisor.start("peers-listen", self._listen)

    def tell(self, item: AnyItem) -> None:
        self.outbox.put(item)
        self._something.set()

    async def close(self) -> None:
        """Send what is left, and that this process stops. The tasks have ended already. Tried even
        if Redis was away a moment ago: otherwise the others would wait for us for seconds."""
        with contextlib.suppress(*AWAY):
            async with asyncio.timeout(TIME_OUT):
                await self._send_waiting()
                await self._send([Leaving()])

    # -- sending

    async def _send_all(self, task: SupervisedTask) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._heartbeat):
                    await self._something.wait()
            self._something.clear()
            for gone in self.members.silent():
                self._forget(gone)
            if not self.link.up:
                await asyncio.sleep(PAUSES[-1])  # what is queued meanwhile is merged and bounded
            await asyncio.sleep(self._sent_last + GAP - time.monotonic())
            try:
                await self.link.recognize()
                await self._send_waiting()
                self.link.note_success()
                task.succeeded()
                self._call_for_untold()
            except BadRedis as error:
                self.link.note_unusable(error)
            except AWAY as error:
                self.link.note_failure(error)

    def _call_for_untold(self) -> None:
        for table in self.outbox.take_untold():
            for call in self.untold:
                call(table)

    async def _send_waiting(self) -> None:
        """Send all queued items; those that could not be sent stay in the queue."""
        items, done = self.outbox.take(), 0
        try:
            while done < max(1, len(items)):
                await self._send(items[done : done + AT_ONCE])
                done += AT_ONCE
        except BaseException:
            self.outbox.put_back(items[done:])
            raise

    async def _send(self, items: Sequence[AnyItem]) -> None:
        self.sent += 1
        self._sent_last = time.monotonic()
        self._sent_at = {self.sent: self._sent_last}  # only the last one is timed
        message = PeerMessage(self.name, self.sent, list(items))
        await self.link.commands.publish(self._channel, _encode(message))

    # -- listening

    async def _listen(self, task: SupervisedTask) -> None:
        failures = 0
        while True:
            try:
                await self.link.recognize()
                async with self.link.listening.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    async with asyncio.timeout(DEAF_AFTER) as deadline:
                        async for message in channel.listen():
                            loop = asyncio.get_running_loop()
                            deadline.reschedule(loop.time() + DEAF_AFTER)
                            failures = 0
                            task.succeeded()
                            self._take(message)
            except (*AWAY, BadRedis):
                self.link.failures += 1
            self.listening = False
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            self.listening = True
            self._listening_since = time.monotonic()
            self.members.renew()
            for call in self.joined:
                call()
        elif message["type"] == "message":
            try:
                heard = _message_decoder.decode(message["data"])
            except UNREADABLE:
                self.unreadable += 1
                return
            self._hear(heard)

    def _hear(self, message: HeardMessage) -> None:
        if message.sender == self.name:
            sent_at = self._sent_at.pop(message.no, None)
            if sent_at is not None:
                self.lag = time.monotonic() - sent_at
            self.members.hear_oneself()
            return
        self.heard += 1
        if self.members.hear(message.sender):
            for call in self.returned:
                call(message.sender)
        for raw in message.items:
            try:
                item = _item_decoder.decode(raw)
            except UNREADABLE:
                self.unreadable += 1  # the others of this message count nevertheless
                continue
            if isinstance(item, Leaving):
                self.members.remove(message.sender)
                self._forget(message.sender)
            elif (handler := self._handlers.get(type(item))) is not None:
                handler(message.sender, item)

    def _forget(self, sender: str) -> None:
        for call in self.lost:
            call(sender)
