"""What holds for every request: who may ask, identities, and headers for browsers."""

import stat
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paintpot.server.guests import today
from paintpot.table.keys import load_key, sign
from tests.server.hosting import Guest, Server, heard, problem

# -- cookies


async def test_the_first_request_makes_a_guest(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, verify=False) as client:
        first = await client.get("/api/me")
        cookie = first.headers["set-cookie"]
        name, _, rest = cookie.partition("=")
        value, *rights = rest.split("; ")
        assert name.startswith("paintpot_")
        assert rights == ["Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"]
        again = await client.get("/api/me")
        assert "set-cookie" not in again.headers
        assert again.json() == first.json()
        guest, signature, day = value.split(".")
        assert first.json()["guest"] == guest
        assert signature == sign(load_key(server.folder), "guest", guest)
        assert int(day) == today()


async def test_a_forged_cookie_is_a_stranger(ann: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me")
    ((name, value),) = ann.http.cookies.items()
    guest, signature, _ = value.split(".")
    key = load_key(server.folder)
    changed = f"{signature[:-1]}{'A' if signature[-1] != 'A' else 'B'}"
    forged = [
        guest,
        f"{guest}.",
        f"{guest}.{changed}",
        f"{guest}.{changed}.{today()}",
        f"{guest}..{today()}",
        f"{guest[:-1]}.{signature}",
        f".{sign(key, 'guest', '')}",
        f"{guest}.{sign(key, 'watch', guest)}",
        f"{guest}.{sign(b'another key' * 3, 'guest', guest)}",
        f"{guest}.{signature}{'x' * 300}",
        f'"{value}"',
    ]
    async with httpx.AsyncClient(base_url=server.url, verify=False) as client:
        for wrong in forged:
            client.cookies.clear()
            headers = {"Cookie": f"{name}={wrong}"}
            answer = await client.get(f"/api/tables/{table}", headers=headers)
            problem(answer, 403, "no-link")
            assert "set-cookie" in answer.headers
        # Other cookies of the same host do no harm.
        headers = {"Cookie": f"a=b; {name}=x; ; {name}={value}; other"}
        client.cookies.clear()
        assert (await client.get(f"/api/tables/{table}", headers=headers)).status_code == 200


async def test_behind_https_cookies_are_secure(tmp_path: Any) -> None:
    with Server(tmp_path / "data", "--public-url", "https://play.example.org/") as server:
        where = {"Host": "play.example.org"}
        async with Guest(server.url) as ann:
            answer = await ann.http.get("/api/me", headers={**where, "Cookie": ""})
            assert answer.headers["set-cookie"].endswith("; Secure")
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            body = {"game": "inklings", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ann"}
            ours = {**where, "Origin": "https://play.example.org"}
            theirs = {**where, "Origin": "https://example.org"}
            made = await ann.http.post("/api/tables", json=body, headers=ours)
            assert made.status_code == 200
            refused = await ann.http.post("/api/tables", json=body, headers=theirs)
            problem(refused, 403, "bad-origin")


# -- origins and hosts


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "https://", "x"],
)
async def test_pages_of_other_sites_may_not_ask(ann: Guest, origin: str) -> None:
    body = {"game": "inklings", "seats": [{"kind": "me"}], "name": "Ann"}
    refused = await ann.http.post("/api/tables", json=body, headers={"Origin": origin})
    problem(refused, 403, "bad-origin")
    assert (await ann.get("/api/tables"))["tables"] == []


async def test_a_page_of_ours_may(ann: Guest) -> None:
    body = {"game": "inklings", "seats": [{"kind": "me"}], "name": "Ann"}
    headers = {"Origin": ann.url, "Sec-Fetch-Site": "same-origin"}
    assert (await ann.http.post("/api/tables", json=body, headers=headers)).status_code == 200
    cross = {"Sec-Fetch-Site": "cross-site"}
    problem(await ann.http.post("/api/tables", json=body, headers=cross), 403, "bad-origin")


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "[", "a b", ""])
async def test_a_made_up_host_name_is_refused(ann: Guest, host: str) -> None:
    """A page elsewhere could pose as ours by giving its own name our address."""
    problem(await ann.http.get("/api/me", headers={"Host": host}), 400, "bad-host")


@pytest.mark.parametrize("host", ["localhost:8017", "127.0.0.1", "[::1]:80", "LOCALHOST"])
async def test_names_of_this_machine_are_fine(ann: Guest, host: str) -> None:
    assert (await ann.http.get("/api/me", headers={"Host": host})).status_code == 200


async def test_sockets_are_only_for_our_pages(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    where = f"{ann.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    port = ann.url.rpartition(":")[2]
    wrong = [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ]
    for headers in wrong:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(where, additional_headers={"Cookie": ann.cookie(), **headers}):
                pass
        assert refused.value.response.status_code == 403
    evil = f"ws://evil.example:{port}/api/tables/{table}/live"
    cookie = {"Cookie": ann.cookie()}
    with pytest.raises(InvalidStatus):
        async with connect(evil, additional_headers=cookie, host="127.0.0.1", port=int(port)):
            pass
    async with connect(where, additional_headers={"Cookie": ann.cookie()}) as socket:
        await heard(socket)  # no browser at all: such a client could say anything anyway


# -- headers for browsers


def rules_of(headers: httpx.Headers) -> dict[str, str]:
    """The content security policy of a response."""
    rules = headers["content-security-policy"].split("; ")
    assert "unsafe" not in headers["content-security-policy"]
    return {name: value for name, _, value in [rule.partition(" ") for rule in rules]}


@pytest.mark.parametrize("path", ["/", "/api/me", "/nothing", "/openapi.json", "/healthz"])
async def test_security_headers_are_everywhere(ann: Guest, path: str) -> None:
    headers = (await ann.http.get(path)).headers
    rules = rules_of(headers)
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    assert "strict-transport-security" not in headers  # this one is plain http
    assert "server" not in headers
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


@pytest.mark.parametrize("path", ["/", "/nothing", "/openapi.json", "/healthz"])
async def test_pages_may_use_nothing_but_this_server(ann: Guest, path: str) -> None:
    headers = (await ann.http.get(path)).headers
    rules = rules_of(headers)
    assert rules["script-src"] == rules["connect-src"] == "'self'"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/x/y/z"])
async def test_what_the_api_answers_is_no_page(ann: Guest, path: str) -> None:
    """Opened as one, it could load and do nothing at all."""
    assert set(rules_of((await ann.http.get(path)).headers)) == {"default-src", "frame-ancestors"}


# -- what is not there


async def test_what_is_not_there_is_a_problem_document(ann: Guest) -> None:
    for path in ("/nothing", "/api", "/api/tables/x/y/z", "/api/me/", "/t/../../etc/passwd"):
        problem(await ann.http.get(path), 404, "no-page")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST"}),
        ("GET", "/api/tables/AAAAAAAAAAAA/move", {"POST"}),
        ("PUT", "/api/me", {"GET", "HEAD"}),
        ("POST", "/healthz", {"GET", "HEAD"}),
    ],
)
async def test_what_is_asked_in_the_wrong_way(
    ann: Guest, method: str, path: str, allowed: set[str]
) -> None:
    answer = await ann.http.request(method, path)
    problem(answer, 405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) == allowed


@pytest.mark.parametrize(
    ("kind", "body", "status", "code"),
    [
        ("text/plain", b"{}", 415, "not-json"),
        ("", b"{}", 415, "not-json"),
        ("application/json", b"{", 400, "bad-json"),
        ("application/json", b"", 400, "bad-json"),
        ("application/json", b"\xff\xfe", 400, "bad-json"),
        ("application/json; charset=utf-8", b"[]", 400, "bad-request"),
        ("application/json", b'{"seat":"0","move":"x","id":"1"}', 400, "bad-request"),
        ("application/json", b'{"seat":-1,"move":"x","id":"1"}', 400, "bad-request"),
        ("application/json", b'{"seat":0,"move":"x"}', 400, "bad-request"),
        ("application/json", b"[" * 100_000, 400, "bad-request"),
        ("application/json", b'{"seat":1e999,"move":"x","id":"1"}', 400, "bad-request"),
    ],
)
async def test_a_body_that_cannot_be_read(
    ann: Guest, kind: str, body: bytes, status: int, code: str
) -> None:
    headers = {"Content-Type": kind} if kind else {}
    path = "/api/tables/AAAAAAAAAAAA/move"
    problem(await ann.http.post(path, content=body, headers=headers), status, code)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (rb'{"sheet":"\q"}', "bad-json"),
        (b'{"sheet":"\xff"}', "bad-option"),
        (b'{"sheet":1e999}', "bad-option"),
        (b'{"first":"\xff"}', "bad-json"),
        (b"[]", "bad-request"),
        (b"{" + b",".join(b'"k%d":1' % k for k in range(60)) + b"}", "bad-request"),
    ],
)
async def test_options_that_cannot_be_read(ann: Guest, options: bytes, code: str) -> None:
    """Their values are decoded last: by a worker, or when none is needed."""
    body = b'{"game":"inkdoms","name":"Ann","seats":[{"kind":"me"}],"options":%b}' % options
    headers = {"Content-Type": "application/json"}
    problem(await ann.http.post("/api/tables", content=body, headers=headers), 400, code)


async def test_a_body_that_never_ends_opening(ann: Guest) -> None:
    deep = b'{"game":"ink","name":"Ann","seats":[{"kind":"me"}],"options":{"first":'
    headers = {"Content-Type": "application/json"}
    answer = await ann.http.post("/api/tables", content=deep + b"[" * 100_000, headers=headers)
    problem(answer, 400, "bad-json")


@pytest.mark.parametrize("query", ["seat=x", "since=-1", "seat=1e3", "since=1234567890123"])
async def test_a_query_that_cannot_be_read(ann: Guest, query: str) -> None:
    table = await ann.open("inklings", "me")
    problem(await ann.http.get(f"/api/tables/{table}?{query}"), 400, "bad-query")


# -- what is for those who run it


async def test_health(ann: Guest) -> None:
    assert await ann.get("/healthz") == {"status": "ok"}


async def test_metrics(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    await ann.ask(f"/api/tables/{table}/rematch", {"seat": 0})
    async with ann.live(table) as socket:
        await heard(socket)
        answer = await ann.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = dict(
        line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")
    )
    assert float(figures["paintpot_sockets"]) >= 1
    assert float(figures["paintpot_tables_in_memory"]) >= 1
    assert float(figures["paintpot_events_written"]) >= 1
    assert float(figures['paintpot_requests_total{status="200",what="open_table"}']) >= 1
    assert float(figures['paintpot_requests_total{status="409",what="rematch"}']) >= 1
    assert float(figures['paintpot_request_seconds_count{what="open_table"}']) >= 1
    assert table not in answer.text


def test_what_is_kept_is_for_the_owner_alone(server: Server) -> None:
    files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in server.folder.iterdir()}
    assert {"tables.sqlite", "tables.sqlite-wal", "secret.key"} <= set(files)
    assert set(files.values()) == {0o600}
    assert stat.S_IMODE(server.folder.stat().st_mode) == 0o700
