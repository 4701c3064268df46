"""Write docs/notation/<game>.md: how moves and chance are written, what a view and a score hold.

python tools/notation_pages.py            # write them
python tools/notation_pages.py --check    # fail if one is not as it should be

All of it is read off the games: moves by their shape, chance from random games, the view and the
score lines from the states of those games.
"""

import re
import sys
from pathlib import Path
from typing import Any

from paintpot.core.contract import CHANCE, Game
from paintpot.core.play import Play
from paintpot.core.registry import game as find_game
from paintpot.lab.walk import Walk

WHERE = Path(__file__).resolve().parent.parent / "docs" / "notation"
GAMES = ("color-in-kingdom", "ink", "inkdoms", "inklings")
HEAD = (
    "Made by `tools/notation_pages.py` from the game itself; a test fails if it is out of date."
    " The rules stand in [the ledger](../rules/{name}.md)."
)
MOVES = (
    "There are {n} moves. `…` stands for a number, a place or a name."
    " Case and spacing are forgiven."
)
MOST_EXAMPLES = 3
SAMPLES = 4_000
"""A game with more moves than this is sampled evenly, which meets each shape all the same."""


def page(name: str) -> str:
    """The whole page of a game."""
    game = find_game(name)
    walks = [Walk(game, seats, seed) for seats in game.seats for seed in range(2)]
    throws: dict[str, list[str]] = {}
    views: dict[str, set[str]] = {}
    lines: dict[str, None] = {}
    verdicts: set[str] = set()
    if "first" in game.options:
        _note(throws, "seat … starts", Play(game, game.seats[-1], 1, {"first": "random"}).roll())
    for walk in walks:
        for state in walk:
            _note_view(views, "", state.view(0))
        for who, text in walk.play.moves:
            if who == CHANCE:
                _note(throws, shape(text), text)
        for score in walk.play.state.scores():
            lines.update(dict.fromkeys([line for line, _ in [*score.lines, *score.deciders]]))
            verdicts |= {score.verdict} if score.verdict else set()
    parts = [
        f"# {game.title}: notation",
        "",
        HEAD.format(name=name),
        "",
        "## Moves",
        "",
        MOVES.format(n=game.moves),
        "",
        "| move | for example |",
        "|---|---|",
        *_rows(move_shapes(game)),
        "",
        "## Chance",
        "",
        "Entries of the seat `-1` in a record.",
        "",
        "| outcome | for example |",
        "|---|---|",
        *_rows(throws),
        "",
        "## The view",
        "",
        "What `State.view(seat)` holds. `[]` is a list, `{}` an object with keys that vary.",
        "",
        "| field | type |",
        "|---|---|",
        *[f"| `{path}` | {' or '.join(sorted(kinds))} |" for path, kinds in sorted(views.items())],
        "",
        "## Score lines",
        "",
        "Each is named `group/part`; the lines add up to the total.",
        "",
        *[f"- `{line}`" for line in lines],
    ]
    return "\n".join(parts) + "\n"


def move_shapes(game: Game) -> dict[str, list[str]]:
    shapes: dict[str, list[str]] = {}
    for move in range(game.moves):
        if game.moves > SAMPLES * 4 and move % 11 and move > SAMPLES * 2:
            continue
        text = game.text(move)
        _note(shapes, shape(text), text)
    return shapes


PLACES = re.compile(r"^(?:-?\d+,-?\d+|\d+[a-d]|[A-I]\d|[BGRYPU]\d|d\d+-\d+|\d+)[,;:]?$")
NAMES = (
    *("blue", "red", "yellow", "green", "purple", "brown", "orange", "light", "dark"),
    *("griffins", "hydras", "unicorns", "dragons"),
    *("field", "road", "waterway", "factory", "farm", "forest"),
)


def shape(text: str) -> str:
    """A text with what varies left out.

    >>> shape("walk d8-1 to d8-2"), shape("red on R3 with spell 2")
    ('walk … to …', '… on … with spell …')
    """
    words: list[str] = []
    for word in text.split():
        tail = word[-1] if word[-1] in ",;:" else ""
        named = word[0].isupper() and word not in ("X", "XX")
        varies = PLACES.match(word) or word.strip(",;:") in NAMES or "-" in word[1:] or named
        new = f"…{tail}" if varies else word
        if not (words and words[-1] == new == "…"):
            words.append(new)
    return " ".join(words)


def _note(shapes: dict[str, list[str]], found: str, text: str) -> None:
    examples = shapes.setdefault(found, [])
    if len(examples) < MOST_EXAMPLES and text not in examples:
        examples.append(text)


def _rows(shapes: dict[str, list[str]]) -> list[str]:
    return [
        f"| `{found}` | {', '.join([f'`{text}`' for text in examples])} |"
        for found, examples in shapes.items()
    ]


KEYED = re.compile(r"^[A-I]\d+$|^[BGRYPU]\d$|^\d+$|^(blue|red|yellow|green|purple|brown|orange)$")


def _note_view(views: dict[str, set[str]], path: str, value: Any) -> None:
    """Every field of a view with its types; names of places as keys are left out."""
    if isinstance(value, dict):
        for key, part in value.items():
            name = "{}" if KEYED.match(key) else key
            _note_view(views, f"{path}.{name}" if path else name, part)
        if not value:
            views.setdefault(path, set()).add("object")
    elif isinstance(value, list | tuple):
        for part in value:
            _note_view(views, f"{path}[]", part)
        if not value:
            views.setdefault(f"{path}[]", set())
    else:
        kinds = {int: "number", str: "text", bool: "true or false", type(None): "null"}
        views.setdefault(path, set()).add(kinds[type(value)])


def main(words: list[str]) -> int:
    stale = []
    for name in GAMES:
        path, text = WHERE / f"{name}.md", page(name)
        if "--check" in words:
            if not path.exists() or path.read_text("utf-8") != text:
                stale.append(path.name)
        else:
            WHERE.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
    if stale:
        print(f"out of date: {', '.join(stale)}; run python tools/notation_pages.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
