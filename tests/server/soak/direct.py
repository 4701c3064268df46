"""What can be checked of a message by itself, given the truth: whether all of it is the reader's to
know."""

from collections import Counter
from typing import Any

import msgspec

from tests.server.soak.mirror import Mirror
from tests.server.soak.sitting import Sitting, Step


class Reader:
    """What one viewer was sent so far."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.allowed: Counter[tuple[Any, ...]] = Counter()
        """What it may be told and was not yet, by the mirror."""
        self.counted = 0
        self.view: Any = None
        self.compared_at = 0
        """The number of events when this view was last compared."""


class Direct:
    """Looks through all messages at one table."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.readers: dict[str, Reader] = {}

    def check(self, requester: str, step: Step, views: bool) -> list[str]:
        """What is wrong with what was sent in a step; with `views`, boards are compared too."""
        wrong: list[str] = []
        mirror = self.sitting.mirror
        for name, messages in step.heard.items():
            for message in messages:
                data = msgspec.json.decode(message)
                if data["is"] == "update":
                    wrong += self._update(name, data, mirror)
        reply = step.reply
        if reply is not None and reply.status == 200 and b'"now":' in reply.body:
            wrong += self._update(requester, reply.json(), mirror)
        if views and mirror.begun:
            wrong += self._boards(mirror)
        return wrong

    def _boards(self, mirror: Mirror) -> list[str]:
        wrong = []
        for name in self.sitting.ears:
            reader = self.readers.get(name)
            if reader is None or reader.view is None or reader.compared_at == mirror.read:
                continue
            reader.compared_at = mirror.read
            if reader.view != mirror.view(self.sitting.visitors[name].viewer):
                wrong.append(f"{name} sees another board than the rules show it")
        return wrong

    def _update(self, name: str, data: dict[str, Any], mirror: Mirror) -> list[str]:
        wrong: list[str] = []
        visitor = self.sitting.visitors.get(name)
        if visitor is None:
            return [f"{name} is told of the table though the seat is another's now"]
        reader = self.readers.setdefault(name, Reader())
        due = mirror.due[visitor.viewer]
        reader.allowed.update(due[reader.counted :])
        reader.counted = len(due)
        since = data["since"]
        for k, told in enumerate(data["told"], since):
            if k < len(reader.told):
                if reader.told[k] != told:
                    wrong.append(f"{name} is told another past than before")
                continue
            reader.told.append(told)
            if told["what"] in ("move", "undo", "throw"):
                seat = () if told["what"] == "throw" else (told["seat"],)
                key = (told["what"], *seat, told["text"])
                reader.allowed[key] -= 1
                if reader.allowed[key] < 0:
                    wrong.append(f"{name} is told {key}, which is not for it to know yet")
        now = data["now"]
        reader.view = now["view"]
        reader.compared_at = 0
        if now["phase"] != "over":
            if now["fair"]["secret"] is not None:
                wrong.append(f"{name} is shown the secret of the dice")
            if any(score for k, score in enumerate(now["scores"]) if k != visitor.seat):
                wrong.append(f"{name} is shown the score of another seat")
            if now["winners"] or now["ending"]:
                wrong.append(f"{name} is shown an end before it has come")
        return wrong
