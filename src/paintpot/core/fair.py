"""Fair dice: throws that nobody chose, and that anybody can check afterwards.

The server draws a secret and publishes its SHA-256, the commitment. Every seat draws a part, 32
random bytes, and publishes its SHA-256 as well. When all of these are fixed, the seats reveal their
parts, and all throws follow from the secret and the parts. When the game is over, the secret is
revealed and everyone can repeat the throws (`proof.py`).

The recipe (version 2), for any language:

1. The root is the SHA-256, in hex, of the UTF-8 text of a JSON list without spaces:
   `["paintpot dice 2",table,game,rules,commitment,hashes,secret,parts,words]`. `hashes` and `parts`
   have 64 hex digits or null for each seat, `words` has one text for each seat. Nothing is escaped
   but `"` and a backslash, each by a backslash. `rules` is the version under which the game began:
   `fair.rules` in the record of a game that was repaired for newer rules, else that of the record.
2. A stream is named by the source of chance, such as "dice". Its block number k, from 0 on, is the
   SHA-256 of the text `["root","name",k]`, written in the same way.
3. The 32 bytes of a block are eight numbers of 32 bits, the first byte of each the highest. The
   numbers of all blocks in order are the words of the stream, without those that are 4294967087
   or more.
4. A number below n takes the next word w of its stream. If w·n mod 4294967087 is less than
   4294967087 mod n, the word is dropped and the next one taken; so all numbers are equally likely.
   The number is the whole part of w·n / 4294967087.

Version 3 is for a daily game, which everybody plays with the same dice: no seat adds anything. Its
root is made of `["paintpot day 1",day,game,commitment,secret]`, and block k of a stream for throw
number t of the game, counted from 0, is the SHA-256 of `["root",t,"name",k]`. So a throw depends on
the day and on its place in the game, not on what earlier throws used up.

Version 1, in older records, had no parts: its block k is the SHA-256 of the text
`[secret,words,name,k]`, and all else is the same. docs/fair-dice.md works out an example, and says
what it proves and what it does not.
"""

import hashlib
import json
import secrets
import struct
from collections.abc import Sequence
from typing import Any, Final

from paintpot.core.dice import WORDS, Dice
from paintpot.core.ints import i64

LONGEST_WORDS: Final = 80
"""Characters that a seat may add."""
TAG: Final = "paintpot dice 2"
"""The beginning of a root's text, so that it cannot be mistaken for another text."""
DAY_TAG: Final = "paintpot day 1"
"""The same for the dice of a daily game."""
DAY_VERSION: Final = 3
"""The version of the recipe for a daily game."""

BOT: Final = "bot"
"""Why there is no part: a bot sits there. The server, which knows the secret, would choose it."""
NONE: Final = "none"
"""Why there is no part: the seat's client committed to none."""
SILENT: Final = "silent"
"""Why there is no part: the seat committed to one and did not reveal it in time."""

_DIGITS: Final = "0123456789abcdef"
_HEX: Final = 64
"""Hex digits of 32 bytes: of a secret, a part, or a SHA-256."""
_BLOCK: Final = 8
"""Words in a block."""


def new_secret() -> str:
    """32 random bytes as 64 hex digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published of a secret or a part before it is revealed: the SHA-256 of its text.

    >>> commitment("00" * 32)
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def is_hex(text: str) -> bool:
    """Whether this has the form of a secret, a part or a commitment."""
    return len(text) == _HEX and all([digit in _DIGITS for digit in text])


def may_be_added(words: str) -> bool:
    """Whether a seat may add these words: short, and of printable characters."""
    return len(words) <= LONGEST_WORDS and words.isprintable()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class FairDice(Dice):
    """Dice whose blocks are hashes of a text, the stream's name and a number.

    `start` is the beginning of a JSON list, up to the name of the stream. See `Fair.dice`.

    >>> FairDice('["%s",["left","right"]' % ("00" * 32)).stream("dice").below(576)
    340
    """

    def __init__(self, start: str, name: str = "") -> None:
        super().__init__(start, name)
        self.start = start
        self._head = f"{start},{_json(name)}"
        self._blocks: i64 = 0
        """How many blocks were started."""
        self._block: tuple[int, ...] = ()
        self._used: i64 = _BLOCK
        """How many words of the block were used."""

    def rewind(self) -> None:
        super().rewind()
        self._blocks = 0
        self._used = _BLOCK

    def _branch(self, name: str) -> Dice:
        return FairDice(self.start, name)

    def word(self) -> i64:
        word: i64 = WORDS
        while word >= WORDS:
            if self._used == _BLOCK:
                text = f"{self._head},{int(self._blocks)}]"
                self._block = struct.unpack(">8I", hashlib.sha256(text.encode()).digest())
                self._blocks += 1
                self._used = 0
            word = self._block[self._used]
            self._used += 1
        return word


class DayDice(FairDice):
    """The dice of a daily game: every throw has streams of its own."""

    def at(self, throw: int) -> Dice:
        return FairDice(f"{self.start},{throw}")


class Part:
    """What one seat added to the dice: its commitment, and the bytes it revealed."""

    def __init__(self, hash: str | None, bytes: str | None = None, why: str = "") -> None:
        self.hash = hash
        self.bytes = bytes
        self.why = why
        """Why there are no bytes; empty if there are, or may still be."""

    def fits(self) -> bool:
        """Whether the bytes, if there are any, match the commitment."""
        return self.bytes is None or commitment(self.bytes) == self.hash

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"hash": self.hash, "bytes": self.bytes}
        if self.why:
            data["why"] = self.why
        return data


class Fair:
    """What a record says about its dice.

    The secret is None until it is revealed. `words` has one text per seat, `parts` one part per
    seat, or it is None in a record of version 1. `table` is the id of the table the dice belong to;
    it is empty for a game at one keyboard. `first` is the index of the first entry of `moves` that
    was thrown with this secret, for a game that was continued from a record. `day` is the date of a
    daily game, whose dice are everybody's.
    """

    def __init__(
        self,
        commitment: str,
        words: Sequence[str],
        secret: str | None = None,
        first: int = 0,
        table: str = "",
        parts: Sequence[Part] | None = None,
        rules: int | None = None,
        day: str = "",
    ) -> None:
        self.commitment = commitment
        self.words = list(words)
        self.secret = secret
        self.first = first
        self.table = table
        self.parts = None if parts is None else list(parts)
        self.rules = rules
        """The version of the rules that goes into the dice; None for that of the record. They
        differ if the game was repaired for newer rules: its dice stay what they were."""
        self.day = day

    @property
    def version(self) -> int:
        """Of the recipe."""
        if self.day:
            return DAY_VERSION
        return 1 if self.parts is None else 2

    def fits(self, secret: str) -> bool:
        """Whether this secret matches the commitment."""
        return commitment(secret) == self.commitment

    def unfit(self) -> list[int]:
        """The seats whose revealed bytes do not match their commitments."""
        return [seat for seat, part in enumerate(self.parts or []) if not part.fits()]

    def dice(self, secret: str, game: str, rules: int) -> FairDice:
        """The dice that follow from the secret and from what the seats added."""
        if self.day:
            day = [DAY_TAG, self.day, game, self.commitment, secret]
            return DayDice(_json([hashlib.sha256(_json(day).encode()).hexdigest()])[:-1])
        if self.parts is None:
            return FairDice(_json([secret, self.words])[:-1])
        root = [
            TAG,
            self.table,
            game,
            rules if self.rules is None else self.rules,
            self.commitment,
            [part.hash for part in self.parts],
            secret,
            [part.bytes for part in self.parts],
            self.words,
        ]
        return FairDice(_json([hashlib.sha256(_json(root).encode()).hexdigest()])[:-1])

    def data(self, rules: int) -> dict[str, Any]:
        """In the form of a record of that version of the rules."""
        data: dict[str, Any] = {
            "commitment": self.commitment,
            "words": self.words[:],
            "secret": self.secret,
            "first": self.first,
        }
        if self.day:
            data["version"] = self.version
            data["day"] = self.day
        elif self.parts is not None:
            data["version"] = self.version
            data["table"] = self.table
            data["parts"] = [part.data() for part in self.parts]
            if self.rules is not None and self.rules != rules:
                data["rules"] = self.rules
        return data
