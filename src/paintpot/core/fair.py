"""Fair dice: chance that nobody can foresee or bend, and that anybody can check afterwards.

Whoever hosts a play draws a secret and shows its SHA-256, the commitment, before anything else.
Seats may then add words of their own. All throws follow from both. When the play is over, the
secret is told: it fits the commitment, so it was fixed before the words were, and everyone can
throw again (`proof.py`).

The recipe, for any language:

1. A stream is named by the source of chance, such as "dice". Its block number k, from 0 on, is the
   SHA-256 of the UTF-8 text `[secret,words,name,k]` in JSON without spaces: the secret as 64 hex
   digits in small letters, the words as a list with one text a seat ("" for none). Nothing is
   escaped but `"` and a backslash, each by a backslash.
2. The 32 bytes of a block are eight numbers of 32 bits, the first byte of each the highest. The
   numbers of all blocks in order are the words of the stream, without those that are 4294967087
   or more.
3. A number below n takes the next word w of its stream. If w·n mod 4294967087 is less than
   4294967087 mod n, the word is dropped and the next one taken; so all numbers are equally likely.
   The number is the whole part of w·n / 4294967087.

docs/fair-dice.md works it out for a throw.
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

_DIGITS: Final = "0123456789abcdef"
_HEX: Final = 64
"""Hex digits of 32 bytes: of a secret, and of a SHA-256."""
_BLOCK: Final = 8
"""Words in a block."""


def new_secret() -> str:
    """32 random bytes as 64 hex digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret before the first throw: the SHA-256 of its text, in hex.

    >>> commitment("00" * 32)
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def is_hex(text: str) -> bool:
    """Whether this reads like a secret or a commitment."""
    return len(text) == _HEX and all([digit in _DIGITS for digit in text])


def may_be_added(words: str) -> bool:
    """Whether a seat may add these words: short, and of characters that can be shown."""
    return len(words) <= LONGEST_WORDS and words.isprintable()


class FairDice(Dice):
    """Dice from a secret and the words of the seats. Their streams are independent of each other.

    >>> FairDice("00" * 32, ["left", "right"]).stream("dice").below(576)
    340
    """

    def __init__(self, secret: str, words: Sequence[str] = (), name: str = "") -> None:
        super().__init__(secret, name)
        self.secret = secret
        self.words = tuple(words)
        listed = json.dumps(
            [secret, list(self.words), name], ensure_ascii=False, separators=(",", ":")
        )
        self._head = listed[:-1]
        self._blocks: i64 = 0
        """How many blocks have been begun."""
        self._block: tuple[int, ...] = ()
        self._used: i64 = _BLOCK
        """How many words of the block are used up."""

    def rewind(self) -> None:
        super().rewind()
        self._blocks = 0
        self._used = _BLOCK

    def _branch(self, name: str) -> Dice:
        return FairDice(self.secret, self.words, name)

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


class Fair:
    """What a record says about its dice.

    The secret is None as long as it is one. `words` has one text a seat. `first` is the number of
    the first entry of `moves` that was thrown with this secret, for a play taken up from elsewhere.
    """

    def __init__(
        self, commitment: str, words: Sequence[str], secret: str | None = None, first: int = 0
    ) -> None:
        self.commitment = commitment
        self.words = list(words)
        self.secret = secret
        self.first = first

    def fits(self, secret: str) -> bool:
        """Whether this is the secret that was promised."""
        return commitment(secret) == self.commitment

    def data(self) -> dict[str, Any]:
        """As a record has it."""
        return {
            "commitment": self.commitment,
            "words": self.words[:],
            "secret": self.secret,
            "first": self.first,
        }
