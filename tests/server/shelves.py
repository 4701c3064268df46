"""A server with more games: the examples, and those that a test puts on a shelf."""

import os
from pathlib import Path

from tests.server.hosting import GENEROUS, Server, limits

EXAMPLES = Path(__file__).parents[2] / "examples"

_DRIP = """\
from pathlib import Path

from paintpot.core.registry import game as known

game = type(known("drip"))()
game.name = "{name}"
game.title = "{title}"
game.folder = Path(__file__).parent
"""


def put_drip(folder: Path, name: str) -> Path:
    """Put Drip, the toy game, under another name and without its texts on a shelf; its folder."""
    return put_game(folder, name, _DRIP.format(name=name, title=name.capitalize()))


def put_game(folder: Path, name: str, source: str) -> Path:
    """Put a game on the shelf of a server that is started later; its folder."""
    place = folder / "shelf" / name
    place.mkdir(parents=True)
    (place / "__init__.py").write_text(source, "utf-8")
    return place


def server_with_games(folder: Path) -> Server:
    """A server with the examples, the games on the shelf, and room for many tests."""
    generous = limits(**dict.fromkeys(GENEROUS, 1e9))
    shelves = f"{EXAMPLES}{os.pathsep}{folder / 'shelf'}"
    return Server(folder / "data", "--workers", "1", *generous, PAINTPOT_GAMES=shelves)
