"""Words that belong to one person: anybody else who is sent one could use it, or know too much."""

import base64
import re
from collections.abc import Iterable

RUN = re.compile(rb"[A-Za-z0-9_-]{16,}")
"""What any such word is made of, at least."""


class Token:
    """A word, and the guests to whom it may be sent."""

    __slots__ = ("owners", "table", "what", "word")

    def __init__(self, what: str, word: str, table: str, owners: Iterable[str] = ()) -> None:
        self.what = what
        self.word = word.encode()
        self.table = table
        self.owners = frozenset(owners)


class Vault:
    """All words of a server that are somebody's."""

    def __init__(self, key: bytes) -> None:
        self.tokens: dict[bytes, Token] = {}
        self._of: dict[str, list[Token]] = {}
        self._key = [
            Token("the server's key", word.strip("=\n"), "")
            for word in (
                key.hex(),
                base64.b64encode(key).decode(),
                base64.urlsafe_b64encode(key).decode(),
            )
        ]

    def add(self, token: Token) -> None:
        self.tokens[token.word] = token
        self._of.setdefault(token.table, []).append(token)

    def found(self, data: bytes, table: str, guest: str) -> list[str]:
        """What is in there of this table's words that this guest must not be sent."""
        return [
            token.what
            for token in [*self._of.get(table, ()), *self._key]
            if token.word in data and guest not in token.owners
        ]

    def strays(self, texts: Iterable[bytes], table: str = "") -> list[str]:
        """What is in these texts of words of other tables: too many to look for one by one."""
        runs = {run for text in texts for run in RUN.findall(text)}
        return [
            f"{token.what}, of another table"
            for run in runs
            if (token := self.tokens.get(run)) is not None and token.table != table
        ]
