"""Comments, docstrings and docs are plain English: no phrases that make a reader stumble."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = (
    *("src/paintpot", "web/src", "web/tests", "web/tools"),
    *("tests", "tools", "bench", "examples"),
)
CODE = (".py", ".ts", ".svelte", ".css")
BUILT = ROOT / "src" / "paintpot" / "server" / "page"

PHRASES = {
    "for who": r"\b(?:for|to|of|from|by|with) who\b(?! (?:acts?|moves?|starts?|wins?|won)\b)",
    "is told": r"\b(?:is|are) told (?:as|in words|apart|again)\b",
    "what one": r"\b[Ww]hat one (?:can|does|gets|has|knows|makes|must|plays|reads|sees|wants)\b",
    "so many": r"(?:^|[.:] )[Ss]o (?:many|much|few)\b(?! (?:as|that)\b)",
    "put away": r"\bputs? (?:it |them )?away\b",
    "is waited for": r"\b(?:is|are|be|been|was) waited for\b",
    "is to be seen": r"\b(?:is|are) (?:still )?to be (?:seen|had)\b",
    "what came of": r"\b(?:what|[Nn]othing|[Ss]omething|that) (?:came|comes|has come) of\b",
    "looks on": r"\blooks? on(?! (?:the|a|an|its|their)\b)\b",
    "told of": r"\b(?:is|are|was|were|be|been) told of\b",
    "as long as it takes to be": r"\bas long as it takes to be\b",
    "be it": r", be (?:it|they)\b",
    "but for what": r"\bbut for (?:what|who|all)\b",
    "that one looks at": r"\bthat one (?:aims|looks|sees|thinks|wants)\b",
    "is put up": r"\b(?:is|are|was|were) put up\b",
    "a game from outside": r"\bgames? from outside\b",
    "worth a word": r"\bworth a word\b",
    "a play": r"(?<![`\w])(?:[Aa]|[Tt]he|[Ww]hole|[Ee]ach|[Ee]very|[Rr]ecorded) plays?\b(?! the)",
}
IN_CODE = {
    "whoever": r"(?:^|[.:;] |\b(?:and|but|by|for|from|of|or|so|to) )[Ww]hoever\b",
    "who as a noun": r"(?:^|[.;] )[Ww]ho (?:has (?:not|no|learned)|learns(?! what)|only)\b",
    "so many": r"\b(?:[Aa]fter|[Ii]n|least|most|than|[Ww]ith(?:in)?) so (?:many|much)\b(?! as\b)",
    "tell others": r"\b(?:processes|subscribers) are told\b|\b[Tt]ells? (?:the )?other processes\b",
    "sign of life": r"\bsigns? of life\b",
    "stand in": r"\bwords stand in\b",
    "come about": r"\b(?:c[oa]mes?|brings?|brought) about\b(?! (?:a|by|every|half|the|\d))",
    "said of": r"\b(?:is|are|was|were) said of\b|\b(?:has|have) to say of\b|\bsays of\b",
    "speaks for": r"\bwhat speaks for\b",
    "comes to": r"\bwhat (?:it|they|each|one) comes? to\b",
    "reckon": r"\breckon",
}
"""The same, except in texts that quote rules or people."""
COMMENTS = {
    ".py": re.compile(r'"""([\s\S]*?)"""|(?<!["\'])#+ ?([^\n]*)'),
    ".md": re.compile(r"([^\n]+)"),
}
IN_PAGE = re.compile(r"/\*+([\s\S]*?)\*/|<!--([\s\S]*?)-->|(?:^|\s)//([^\n]*)")


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """Each comment with its line, as one line of text; consecutive line comments are one."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        text = re.sub(r"```[\s\S]*?```", lambda block: "\n" * block[0].count("\n"), text)
    at, start = 0, 1
    first, last, parts = 1, -1, list[str]()
    for found in COMMENTS.get(path.suffix, IN_PAGE).finditer(text):
        comment = next(group for group in found.groups() if group is not None)
        start += text.count("\n", at, found.end() - len(found[0].lstrip()))
        at = found.end() - len(found[0].lstrip())
        if start != last + 1 or "\n" in comment:
            if parts:
                yield first, flat(parts)
            first, parts = start, []
        parts.append(comment)
        last = start + comment.count("\n")
    if parts:
        yield first, flat(parts)


def flat(parts: list[str]) -> str:
    return re.sub(r"\s*\n[\s*]*", " ", " ".join(part.strip() for part in parts)).strip()


def sources() -> list[Path]:
    code = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")]
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return texts + [path for path in code if path.suffix in CODE and BUILT not in path.parents]


@pytest.fixture(scope="module")
def written() -> list[tuple[str, str]]:
    return [
        (f"{path.relative_to(ROOT).as_posix()}:{line}", comment)
        for path in sources()
        for line, comment in comments(path)
    ]


@pytest.mark.parametrize("phrase", PHRASES)
def test_comments_are_plain_english(phrase: str, written: list[tuple[str, str]]) -> None:
    assert hits(PHRASES[phrase], written) == []


@pytest.mark.parametrize("phrase", IN_CODE)
def test_code_and_docs_are_plain_english(phrase: str, written: list[tuple[str, str]]) -> None:
    ledgers = ("docs/rules/", "docs/learn.md", "CHANGELOG.md")  # rules, and what somebody has said
    ours = [(where, comment) for where, comment in written if not where.startswith(ledgers)]
    assert hits(IN_CODE[phrase], ours) == []


def hits(phrase: str, written: list[tuple[str, str]]) -> list[str]:
    """Where a phrase is used, with the words around it."""
    return [
        f"{where}: … {comment[max(0, hit.start() - 30) : hit.end() + 30]} …"
        for where, comment in written
        if (hit := re.search(phrase, comment))
    ]
