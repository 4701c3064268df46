"""The page as it is served: what may be kept, what is compressed, that nothing else is given."""

import gzip
import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from paintpot.table.readers import READERS
from tests.server.hosting import Server, problem

INDEX = "<!doctype html><title>Paintpot</title>" + " " * 900
SCRIPT = "console.log('ink');" * 60
LETTERS = "assets/golos-77.woff2"
LETTERS_LINK = (
    f'</{LETTERS}>; rel=preload; as=font; type="font/woff2"; crossorigin; fetchpriority=low'
)
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a small page."""
    folder = tmp_path_factory.mktemp("paged")
    built = folder / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(INDEX)
    (built / "index.html.gz").write_bytes(gzip.compress(INDEX.encode(), mtime=0))
    (built / "assets" / "index-4f2a.js").write_text(SCRIPT)
    (built / "assets" / "index-4f2a.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    (built / "assets" / "index-4f2a.js.br").write_bytes(b"as brotli")
    (built / LETTERS).write_bytes(b"letters")
    (built / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (built / ".sources").write_text("a digest")
    ahead = {
        "Door": [LETTERS],
        "Table": ["assets/table-1.js", "assets/table-2.css", LETTERS],
        "board-ink": ["assets/ink-1.js", "assets/table-1.js"],
        "words-ink-ru": ["assets/ru-1.js"],
        "Lead": ["assets/lead-1.js", LETTERS],
    }
    (built / ".ahead.json").write_text(json.dumps(ahead))
    (folder / "secret.txt").write_text("not for you")
    with (
        Server(folder / "data", "--workers", "1", PAINTPOT_PAGE=str(built)) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        yield client


def raw(page: httpx.Client, path: str, accept: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came over the wire."""
    with page.stream("GET", path, headers={"accept-encoding": accept}) as response:
        return response, b"".join(response.iter_raw())


@pytest.mark.parametrize(
    "path", ["/", "/t/AAAAAAAAAAAA", "/new/ink", "/rules", "/rules/ink", "/replay", "/index.html"]
)
def test_the_page_tells_its_own_addresses_apart(page: httpx.Client, path: str) -> None:
    response = page.get(path)
    assert response.status_code == 200
    assert response.text == INDEX
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in response.headers["content-security-policy"]
    assert "unsafe" not in response.headers["content-security-policy"]


def test_what_a_table_needs_is_named_with_the_page(page: httpx.Client) -> None:
    assert page.get("/t/AAAAAAAAAAAA").headers["link"] == (
        "</assets/table-1.js>; rel=modulepreload,"
        " </assets/table-2.css>; rel=preload; as=style; crossorigin,"
        f" {LETTERS_LINK}"
    )
    assert page.get("/").headers["link"] == LETTERS_LINK
    assert "link" not in page.get("/replay").headers, "nothing was written down for it"


def test_who_sits_at_a_table_is_told_what_its_game_needs(page: httpx.Client) -> None:
    """The others learn nothing about it, not even which game it is."""
    with httpx.Client(base_url=page.base_url) as ann:
        ann.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        body = {"game": "ink", "seats": seats, "name": "Ann", "options": {}}
        table = ann.post("/api/tables", json=body).json()["table"]
        own = ann.get(f"/t/{table}", headers={"accept-language": "ru"})
        assert own.headers["link"].split(", ") == [
            f"</api/tables/{table}?since=0>; rel=preload; as=fetch; crossorigin",
            "</assets/table-1.js>; rel=modulepreload",
            "</assets/table-2.css>; rel=preload; as=style; crossorigin",
            "</assets/ink-1.js>; rel=modulepreload; fetchpriority=low",
            "</assets/ru-1.js>; rel=modulepreload; fetchpriority=low",
            "</assets/lead-1.js>; rel=modulepreload; fetchpriority=low",
            LETTERS_LINK,
        ]
        assert "cookie" in own.headers["vary"]
        assert ann.get(f"/api/tables/{table}?since=0").status_code == 200
    with httpx.Client(base_url=page.base_url) as stranger:
        stranger.get("/api/me")
        nowhere = stranger.get("/t/AAAAAAAAAAAA").headers["link"]
        assert stranger.get(f"/t/{table}").headers["link"] == nowhere


def test_who_has_the_page_is_told_that_it_is_the_same(page: httpx.Client) -> None:
    first = page.get("/", headers={"accept-encoding": "identity"})
    tag = first.headers["etag"]
    again = page.get("/t/AAAAAAAAAAAA", headers={"if-none-match": f'"other", W/{tag}', **PLAIN})
    assert again.status_code == 304
    assert not again.content
    assert again.headers["etag"] == tag
    packed = page.get("/", headers={"accept-encoding": "gzip", "if-none-match": tag})
    assert packed.status_code == 200, "compressed, it is another file"
    assert packed.headers["etag"] != tag


PLAIN = {"accept-encoding": "identity"}


def test_files_with_a_digest_in_their_name_are_kept_for_ever(page: httpx.Client) -> None:
    script = page.get("/assets/index-4f2a.js")
    assert script.headers["cache-control"] == FOR_EVER
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert page.get(f"/{LETTERS}").headers["content-type"] == "font/woff2"
    icon = page.get("/favicon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    assert icon.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accept", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"as brotli"),
        ("gzip", "gzip", gzip.compress(SCRIPT.encode(), mtime=0)),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(SCRIPT.encode(), mtime=0)),
        ("*", "br", b"as brotli"),
        ("deflate", None, SCRIPT.encode()),
        ("identity", None, SCRIPT.encode()),
    ],
)
def test_what_is_compressed_is_given_to_who_can_read_it(
    page: httpx.Client, accept: str, encoding: str | None, body: bytes
) -> None:
    response, given = raw(page, "/assets/index-4f2a.js", accept)
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["vary"] == "accept-encoding"
    if encoding == "gzip":
        assert gzip.decompress(given) == gzip.decompress(body)
    else:
        assert given == body


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets//etc/passwd",
        "/.sources",
        "/.ahead.json",
        "/assets/index-4f2a.js.gz",
        "/assets/index-4f2a.js.br",
        "/assets",
        "/assets/",
        "/t/a/b",
    ],
)
def test_nothing_else_is_given(page: httpx.Client, path: str) -> None:
    response = page.send(
        httpx.Request("GET", httpx.URL(str(page.base_url), raw_path=path.encode()))
    )
    problem(response, 404, "no-page")


def test_people_who_lost_their_way_see_the_page(page: httpx.Client) -> None:
    response = page.get("/castle", headers={"accept": "text/html,*/*"})
    assert response.status_code == 404
    assert response.text == INDEX
    problem(page.get("/api/castle", headers={"accept": "text/html"}), 404, "no-page")


def test_a_server_without_a_page_says_what_can_be_asked(tmp_path: Path) -> None:
    none = tmp_path / "none"
    with Server(tmp_path / "data", "--workers", "1", PAINTPOT_PAGE=str(none)) as server:
        response = httpx.get(server.url)
        assert response.status_code == 503
        assert "/openapi.json" in response.text
        problem(httpx.get(f"{server.url}/castle", headers={"accept": "text/html"}), 404, "no-page")


# -- a page that is built while the server runs


def test_a_page_that_is_built_later_takes_its_place(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    with (
        Server(tmp_path / "data", "--workers", "1", PAINTPOT_PAGE=str(folder)) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        for path in ("/", "/t/AAAAAAAAAAAA", "/rules/ink"):
            waiting = client.get(path)
            assert waiting.status_code == 503
            assert waiting.headers["cache-control"] == "no-store"
            assert 'http-equiv="refresh"' in waiting.text
            assert "The page is being built" in waiting.text
            assert "Страница собирается" in waiting.text
        assert client.get("/assets/index-1.js").status_code == 404
        assert client.get("/api/games").status_code == 200, "all else can be asked"
        (tmp_path / "new" / "assets").mkdir(parents=True)
        (tmp_path / "new" / "index.html").write_text(INDEX)
        (tmp_path / "new" / "assets" / "index-1.js").write_text(SCRIPT)
        (tmp_path / "new").rename(folder)
        assert client.get("/t/AAAAAAAAAAAA").text == INDEX
        assert client.get("/").text == INDEX
        assert client.get("/assets/index-1.js").text == SCRIPT
        lost = client.get("/nowhere", headers={"accept": "text/html"})
        assert (lost.status_code, lost.text) == (404, INDEX)
        assert client.get("/api/games").status_code == 200


def test_the_server_renews_its_workers_when_told(tmp_path: Path) -> None:
    """As `make play` does once the rules are compiled."""
    with Server(tmp_path / "data", "--workers", "1") as server:
        before = workers_of(server, WORKERS)
        server.process.send_signal(signal.SIGUSR1)
        while workers_of(server, WORKERS) & before:
            time.sleep(0.01)
        assert httpx.get(f"{server.url}/healthz").status_code == 200


WORKERS = 3 + READERS
"""Bots have three with `--workers 1` (bot_workers.py); the readers have theirs."""


def workers_of(server: Server, count: int) -> set[int]:
    """The processes that a server has started, once there are this many."""
    found: set[int] = set()
    while len(found) < count:
        assert server.process.poll() is None, server.logged()
        text = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
        found = {int(pid) for pid in text.split()}
    return found
