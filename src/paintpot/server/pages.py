"""The page: files that were built from web/ into the folder `page` beside this module.

All of them are read when the server starts, and only they are served: a path is looked up among
their names, never on disk. If no page was built, a placeholder says so until there is one: `make
play` builds it in the background.
"""

import hashlib
import json
import mimetypes
import os
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from paintpot.server.language import request_language
from paintpot.texts import LANGUAGES

FOLDER: Final = Path(os.environ.get("PAINTPOT_PAGE") or Path(__file__).parent / "page")
"""The build's output folder; can be set for working on the page beside a running server."""
INDEX: Final = "index.html"
VIEWS: Final = {
    "/": "Door",
    "/t/{table}": "Table",
    "/new/{game}": "Setup",
    "/rules": "Rules",
    "/rules/{game}": "Rules",
    "/learn/{game}": "Lessons",
    "/learn/{game}/{lesson}": "Lesson",
    "/replay": "Replay",
    "/review": "Review",
    "/record": "Record",
    "/puzzles": "Puzzles",
    "/puzzles/{game}": "Puzzle",
    "/today": "Today",
    "/today/{day}/{game}": "DayPage",
    "/dev/moments": "DevMoments",
}
"""Paths that the page routes itself, and the chunk that each of them needs."""
TABLE: Final = "/t/{table}"
"""A path for which it may be known that the guest needs more than its chunk: see `_serving_table`.
"""
BEGINNER: Final = "Lead"
"""The chunk, with the texts of `learn`, that guides through a first game. Those who no longer need
it have it in their cache."""
AHEAD: Final = ".ahead.json"
"""The files of each chunk, written by the build."""

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Precompressed variants made by the build, smallest first."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""For names that contain a digest: their content never changes."""
REVALIDATE: Final = "no-cache"

LINKS: Final = {
    ".css": "rel=preload; as=style; crossorigin",
    ".js": "rel=modulepreload",
    ".woff2": 'rel=preload; as=font; type="font/woff2"; crossorigin',
}
"""How to preload a file, matching how the page will request it."""
LATER: Final = "; fetchpriority=low"
"""For files that the first paint does not wait for."""
LOOK: Final = "</api/tables/{table}?since=0>; rel=preload; as=fetch; crossorigin"
"""The first request that the page makes at a table (`TableStore.open`), exactly as it makes it: a
browser uses the preloaded response only if the requests are the same."""

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

PLACEHOLDER: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<meta name="viewport" content="width=device-width"><title>Paintpot</title></head>
<body><h1>Paintpot</h1>
<p>The page is being built and will appear here by itself in a few seconds.
(A server started without <code>make play</code> needs <code>make page</code>.)</p>
<p lang="ru">Страница собирается и через несколько секунд появится здесь сама.
(Серверу, запущенному без <code>make play</code>, нужна команда <code>make page</code>.)</p>
<p>What programs can ask: <a href="/openapi.json">/openapi.json</a>.</p></body></html>
"""
"""It reloads every second. A page that came with the package never needs it."""

Handler = Callable[[Request], Awaitable[Response]]
GameOf = Callable[[Request], str]
"""The game of the table in a request's path; "" unless the guest may see it."""


class File:
    """One file in all its encodings; "" is the uncompressed file."""

    def __init__(self, kind: str, forms: dict[str, bytes], immutable: bool) -> None:
        self.kind = kind
        self.forms = forms
        self.immutable = immutable
        """Whether clients may cache it for ever."""
        self.tag = hashlib.sha256(forms[""]).hexdigest()[:20]

    def answer(
        self, request: Request, status: int = 200, ahead: str = "", by_guest: bool = False
    ) -> Response:
        """`ahead` is the Link header: what the client should preload; `by_guest` if that depends
        on who asks."""
        form = chosen(request.headers.get("accept-encoding", ""), self.forms)
        headers = {"cache-control": IMMUTABLE if self.immutable else REVALIDATE}
        vary = ["accept-encoding"] if len(self.forms) > 1 else []
        if ahead:
            headers["link"] = ahead
            vary += ["accept-language", *(["cookie"] if by_guest else [])]
        if vary:
            headers["vary"] = ", ".join(vary)
        if not self.immutable:
            tag = f'"{self.tag}{"-" if form else ""}{form}"'
            headers["etag"] = tag
            if status == 200 and tag in _tags(request.headers.get("if-none-match", "")):
                return Response(status_code=304, headers=headers)
        if form:
            headers["content-encoding"] = form
        return Response(self.forms[form], status, headers, self.kind)


class BuiltPage:
    """The files of a page by path."""

    def __init__(self, files: dict[str, File], parts: dict[str, list[str]]) -> None:
        self.files = files
        self.index = files[INDEX]
        self.parts = parts
        """The files of each chunk."""

    def routes(self, game_of: GameOf) -> list[BaseRoute]:
        routes: list[BaseRoute] = [Route(TABLE, self._serving_table(game_of))]
        for path, part in VIEWS.items():
            if path != TABLE:
                routes.append(Route(path, _serving(self.index, self._ahead(part))))
        for path, file in self.files.items():
            routes.append(Route(f"/{path}", _serving(file)))
        return routes

    def _serving_table(self, game_of: GameOf) -> Handler:
        """A running table appears sooner if the browser need not find out what to request: its
        state, and the board and the texts of the game."""
        strangers = self._ahead(VIEWS[TABLE])
        seated: dict[str, dict[str, str]] = {}

        async def give(request: Request) -> Response:
            language = request_language(request)
            game = game_of(request)
            if not game:
                return self.index.answer(request, ahead=strangers[language], by_guest=True)
            if game not in seated:
                seated[game] = self._ahead(
                    VIEWS[TABLE], f"board-{game}", f"words-{game}", BEGINNER, "words-learn"
                )
            look = LOOK.format(table=request.path_params["table"])
            ahead = ", ".join(filter(None, [look, seated[game][language]]))
            return self.index.answer(request, ahead=ahead, by_guest=True)

        return give

    def _ahead(self, part: str, *more: str) -> dict[str, str]:
        """The Link header of a chunk, and of more that come with it, by language: words come in
        one of them."""
        return {
            language: self._links(
                [f"words-{language}", part],
                [name for one in more for name in (one, f"{one}-{language}")],
            )
            for language in LANGUAGES
        }

    def _links(self, first: list[str], later: list[str]) -> str:
        found = [path for part in first for path in self.parts.get(part, [])]
        urgent = dict.fromkeys(path for path in found if not path.endswith(".woff2"))
        more = [path for part in later for path in self.parts.get(part, [])]
        # Fonts last: the text can be read without them.
        rest = [path for path in dict.fromkeys([*more, *found]) if path not in urgent]
        rest.sort(key=lambda path: path.endswith(".woff2"))
        return ", ".join([*map(_link, urgent), *(_link(path) + LATER for path in rest)])

    def missing(self, request: Request) -> Response | None:
        """A 404 page for people; None for programs, which get JSON."""
        if request.method != "GET" or request.url.path.startswith("/api/"):
            return None
        if "text/html" not in request.headers.get("accept", ""):
            return None
        return self.index.answer(request, 404)


def read_page(folder: Path = FOLDER) -> BuiltPage | None:
    """The page that was built, None if there is none."""
    if not (folder / INDEX).exists():
        return None
    files = {}
    for path in sorted(folder.rglob("*")):
        compressed = path.suffix in ENCODINGS.values()
        if path.is_file() and not path.name.startswith(".") and not compressed:
            files[path.relative_to(folder).as_posix()] = _read(path, path.parent != folder)
    ahead = folder / AHEAD
    return BuiltPage(files, json.loads(ahead.read_text(encoding="utf-8")) if ahead.exists() else {})


def _link(path: str) -> str:
    return f"</{path}>; {LINKS[PurePosixPath(path).suffix]}"


def _read(path: Path, immutable: bool) -> File:
    forms = {"": path.read_bytes()}
    for encoding, suffix in ENCODINGS.items():
        compressed_path = path.with_name(path.name + suffix)
        if compressed_path.exists():
            forms[encoding] = compressed_path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return File(kind or "application/octet-stream", forms, immutable)


class PageServer:
    """Serves the page that was built, or a placeholder until there is one."""

    def __init__(self, game_of: GameOf, folder: Path = FOLDER) -> None:
        self._game_of = game_of
        self._folder = folder
        self.page = read_page(folder)
        self._placeholders: list[BaseRoute] = []

    def routes(self) -> list[BaseRoute]:
        """The routes besides those of the API."""
        if self.page is not None:
            return self.page.routes(self._game_of)
        self._placeholders = [Route(path, self._placeholder) for path in VIEWS]
        return list(self._placeholders)

    async def _placeholder(self, request: Request) -> Response:
        page = self.page = self.page or read_page(self._folder)
        if page is None:
            headers = {"cache-control": "no-store", "retry-after": "1"}
            return Response(PLACEHOLDER, 503, headers, KINDS[".html"])
        routes = request.app.router.routes
        left = [route for route in routes if route not in self._placeholders]
        routes[:] = left + page.routes(self._game_of)
        return page.index.answer(request)


def _serving(file: File, ahead: Mapping[str, str] = MappingProxyType({})) -> Handler:
    async def give(request: Request) -> Response:
        return file.answer(request, ahead=ahead.get(request_language(request), ""))

    return give


def chosen(accepted: str, forms: dict[str, bytes]) -> str:
    """The best encoding that a client accepts, "" for none.

    >>> chosen("gzip, deflate;q=0.5, br", {"": b"", "br": b"", "gzip": b""})
    'br'
    >>> chosen("br;q=0, *", {"": b"", "br": b"", "gzip": b""})
    'gzip'
    """
    taken = {}
    for part in accepted[:400].lower().split(","):
        name, _, weight = part.partition(";")
        taken[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    for encoding in ENCODINGS:
        if encoding in forms and taken.get(encoding, taken.get("*", False)):
            return encoding
    return ""


def _tags(header: str) -> list[str]:
    """The entity tags a client has; weak ones will do, since there are no partial responses."""
    return [tag.strip().removeprefix("W/") for tag in header.split(",")]
