"""Random numbers from a seed: the same on every machine, compiled or interpreted.

The generator is L'Ecuyer's MRG32k3a: two short recurrences whose products stay below 2**63, so that
machine words and Python's integers agree without masking.
"""

import hashlib
import struct
from typing import Final

from paintpot.core.ints import i64, mypyc_attr

WORDS: Final = 4294967087
"""Words are below this number, the modulus of the first recurrence."""
_M2: Final = 4294944443


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A stream of random numbers. Streams of different names are independent.

    >>> a, b = Dice(7), Dice(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int | str = 0, name: str = "") -> None:
        self.seed = seed
        self.name = name
        self._streams: dict[str, Dice] = {}
        words = struct.unpack(
            ">6I", hashlib.sha256(f"{seed}/{name}".encode(errors="surrogatepass")).digest()[:24]
        )
        # No component may be all zero; `% (m - 1) + 1` keeps the first word of each above 0.
        self._start: tuple[i64, i64, i64, i64, i64, i64] = (
            words[0] % (WORDS - 1) + 1,
            words[1] % WORDS,
            words[2] % WORDS,
            words[3] % (_M2 - 1) + 1,
            words[4] % _M2,
            words[5] % _M2,
        )
        self._a, self._b, self._c, self._d, self._e, self._f = self._start

    def rewind(self) -> None:
        """Back to the beginning, with all streams."""
        self._a, self._b, self._c, self._d, self._e, self._f = self._start
        for stream in self._streams.values():
            stream.rewind()

    def stream(self, name: str) -> "Dice":
        """The stream of one source of chance, such as the dice or a bag."""
        found = self._streams.get(name)
        if found is None:
            found = self._branch(f"{self.name}.{name}" if self.name else name)
            self._streams[name] = found
        return found

    def at(self, throw: int) -> "Dice":
        """The dice of one throw of a game, counted from 0: these, unless every throw has its own
        (`fair.DayDice`)."""
        return self

    def _branch(self, name: str) -> "Dice":
        return Dice(self.seed, name)

    def word(self) -> i64:
        """A number from 0 to 4294967086, all equally likely."""
        p: i64 = (1403580 * self._b - 810728 * self._a) % WORDS
        self._a = self._b
        self._b = self._c
        self._c = p
        q: i64 = (527612 * self._f - 1370589 * self._d) % _M2
        self._d = self._e
        self._e = self._f
        self._f = q
        return p - q if p >= q else p - q + WORDS

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, all equally likely; n is less than 2**31."""
        # Lemire's method: scale by multiplication, and draw again in the few cases that would
        # favour some numbers. It divides by a constant only, which compilers turn into a product.
        wide: i64 = self.word() * n
        if wide % WORDS < n:
            while wide % WORDS < WORDS % n:
                wide = self.word() * n
        return wide // WORDS
