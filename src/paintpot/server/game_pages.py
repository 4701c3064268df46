"""A game's own files for the page: `page/board.js` and `page/board.css` in its folder.

A game's folder is trusted, since its code runs in the server. Even so no path comes from a client:
a URL names an installed game and one of two files.
"""

import logging
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from paintpot.core.registry import game as find_game
from paintpot.core.registry import is_game
from paintpot.server.messages import BoardFiles
from paintpot.server.pages import KINDS, File, Handler
from paintpot.server.problems import refuse

_LOG: Final = logging.getLogger("paintpot")

MODULE: Final = "board.js"
STYLE: Final = "board.css"
LARGEST: Final = 2_000_000
"""Bytes of a file; a larger one is skipped with a warning."""
LONGEST_NAME: Final = 80


class GamePages:
    """The files of all games, cached; `forget` clears the cache."""

    def __init__(self) -> None:
        self._files: dict[tuple[str, str], File | None] = {}

    def forget(self) -> None:
        self._files.clear()

    def file(self, game: str, name: str) -> File | None:
        """A file of an installed game; None if it has none."""
        key = (game, name)
        if key not in self._files:
            self._files[key] = _read(find_game(game).folder / "page" / name)
        return self._files[key]

    def board(self, game: str) -> BoardFiles | None:
        module, style = self._address(game, MODULE), self._address(game, STYLE)
        return BoardFiles(module, style) if module or style else None

    def _address(self, game: str, name: str) -> str:
        file = self.file(game, name)
        return f"/games/{game}/{name}?v={file.tag}" if file is not None else ""

    def routes(self) -> list[BaseRoute]:
        return [Route(f"/games/{{game}}/{name}", self._serving(name)) for name in (MODULE, STYLE)]

    def _serving(self, name: str) -> Handler:
        async def give(request: Request) -> Response:
            game = request.path_params["game"]
            file = None
            if len(game) <= LONGEST_NAME and is_game(game):
                file = self.file(game, name)
            if file is None:
                return refuse(request, 404, "no-page", "There is nothing at this address.")
            return file.answer(request)

        return give


def _read(path: Path) -> File | None:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        _LOG.warning("%s is left out: %s.", path, error.strerror)
        return None
    if len(content) > LARGEST:
        _LOG.warning("%s is left out: it is larger than %s bytes.", path, LARGEST)
        return None
    return File(KINDS[path.suffix], {"": content}, immutable=False)
