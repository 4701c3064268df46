"""Messages that must have no effect: malformed, oversized, out of turn, replayed, forged.

Everything is made from a seeded chance and from what is true at some tables, so that most of it is
nearly right. A shot is bytes for a connection, as they go over the wire.
"""

import base64
import json
import os
import random
from collections.abc import Callable
from typing import Any, Final

from tests.server.soak.wire import request

Chance = random.Random

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "FOO", "get")
SAYS: Final = (
    "join",
    "watch",
    "carry",
    "offer",
    "device",
    "place",
    "words",
    "start",
    "commit",
    "reveal",
    "move",
    "undo",
    "live",
)
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    8,
    2**31,
    2**63,
    10**400,
    -0.0,
    1.5,
    1e308,
    "",
    " ",
    "0",
    "done",
    "\x00",
    "\u202e",
    "\u2028",
    "\ud83c\udfb2" * 30,
    "a" * 5000,
    "../../etc/passwd",
    "' OR 1=1 --",
    "%s%n{0}",
    "NaN",
    [],
    [[]],
    {},
    {"seat": 0},
    [0] * 300,
)
BROKEN: Final = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"',
    b"\xff\xfe",
    b'{"seat":0,"move":"\\ud800","id":"x"}',
    b'{"seat":0,"seat":1,"move":"done","id":"x"}',
    b'{"seat":NaN,"move":"done","id":"x"}',
    b'{"seat":0,"move":"done","id":"x"}trailing',
    b'{"seat":0,"move":"done\xc3","id":"x"}',
    b"[" * 20000,
    b'{"a":' * 5000,
    b'{"seat": 1e999999, "move": "done", "id": "x"}',
)


class Truth:
    """The state of the server: tables, cookies, and messages that were valid once."""

    def __init__(self) -> None:
        self.host = ""
        self.cookies: list[str] = []
        """Of strangers first, then of the owner of everything at the tables."""
        self.tables: list[str] = []
        self.over = ""
        """A table whose play is over: there even its owner changes nothing."""
        self.bodies: dict[str, dict[str, Any]] = {}
        """For each thing to say, a body that is well formed."""
        self.words: list[str] = []
        """Words of links, used or not."""
        self.replays: list[tuple[str, dict[str, Any]]] = []
        """Paths and bodies of moves that were played."""
        self.games: list[str] = []
        self.wrong: list[tuple[str, dict[str, Any]]] = []
        """Paths and bodies of what even the owner cannot do as things stand."""


def http(truth: Truth, chance: Chance) -> bytes:
    """A request that must be refused, or has no effect."""
    return chance.choice(KINDS)(truth, chance)


def _request(
    truth: Truth,
    method: str,
    path: str,
    body: bytes,
    cookie: str,
    kind: str = "application/json",
    **more: str,
) -> bytes:
    headers = {"host": truth.host, "content-length": str(len(body)), **more}
    if cookie:
        headers["cookie"] = cookie
    if kind:
        headers["content-type"] = kind
    return request(method, path, headers, body)


def _stranger(truth: Truth, chance: Chance) -> str:
    return chance.choice(truth.cookies[:-1])


def _where(truth: Truth, chance: Chance) -> tuple[str, str]:
    """A path at a table, and a cookie with which it can have no effect."""
    if chance.random() < 0.4:
        return truth.over, truth.cookies[-1]
    return chance.choice(truth.tables), _stranger(truth, chance)


def broken_json(truth: Truth, chance: Chance) -> bytes:
    table, cookie = _where(truth, chance)
    say = chance.choice(list(truth.bodies))
    body = chance.choice(BROKEN)
    if chance.random() < 0.5:
        whole = json.dumps(truth.bodies[say]).encode()
        cut = chance.randrange(len(whole))
        body = whole[:cut] + bytes([chance.randrange(256)]) * chance.randrange(2) + whole[cut + 1 :]
    return _request(truth, "POST", f"/api/tables/{table}/{say}", body, cookie)


def wrong_fields(truth: Truth, chance: Chance) -> bytes:
    table, cookie = _where(truth, chance)
    say = chance.choice(list(truth.bodies))
    body = dict(truth.bodies[say])
    for _ in range(chance.randint(1, 2)):
        way = chance.randrange(3)
        if way == 0 and body:
            del body[chance.choice(list(body))]
        elif way == 1 and body:
            body[chance.choice(list(body))] = chance.choice(ODD)
        else:
            body[chance.choice(["seat", "x", "__proto__", "is", "secret"])] = chance.choice(ODD)
    return _request(truth, "POST", f"/api/tables/{table}/{say}", _json(body), cookie)


def well_formed_by_nobody(truth: Truth, chance: Chance) -> bytes:
    """A message of the owner, sent by others or too late."""
    table, cookie = _where(truth, chance)
    say = chance.choice(list(truth.bodies))
    return _request(truth, "POST", f"/api/tables/{table}/{say}", _json(truth.bodies[say]), cookie)


def forged_cookie(truth: Truth, chance: Chance) -> bytes:
    name, _, value = truth.cookies[-1].partition("=")
    at = chance.randrange(len(value))
    forged = value[:at] + chance.choice("Aa0._-") + value[at + 1 :]
    if forged == value:
        forged = value[:-1]
    path, body = chance.choice(truth.replays)
    return _request(truth, "POST", path, _json(body), f"{name}={forged}")


def forged_link(truth: Truth, chance: Chance) -> bytes:
    word = chance.choice(truth.words)
    at = chance.randrange(len(word))
    forged = word[:at] + chance.choice("Aa0._-") + word[at + 1 :]
    say = chance.choice(["join", "watch", "carry", "offer"])
    body: dict[str, Any] = {"link": forged if forged != word else word[1:]}
    if say == "join":
        body["name"] = "Mallory"
    table = chance.choice(truth.tables)
    return _request(
        truth, "POST", f"/api/tables/{table}/{say}", _json(body), _stranger(truth, chance)
    )


def replayed(truth: Truth, chance: Chance) -> bytes:
    """A move that was played, once more: acknowledged, and not played again."""
    path, body = chance.choice(truth.replays)
    return _request(truth, "POST", path, _json(body), truth.cookies[-1])


def out_of_turn(truth: Truth, chance: Chance) -> bytes:
    """A request of the owner that the rules forbid, or that comes too late."""
    path, body = chance.choice(truth.wrong)
    return _request(truth, "POST", path, _json(body), truth.cookies[-1])


def raw_address(truth: Truth, chance: Chance) -> bytes:
    """Bytes in an address that belong into none, with a right request around them."""
    table = chance.choice(truth.tables)
    shot = _request(truth, "GET", f"/api/tables/{table}@?seat=@", b"", _stranger(truth, chance))
    odd = chance.choice([b"\xff", b"\xc3\xa4", b"\x00", b"\x7f", b"\t", b" ", b"#", b"\\", b"<"])
    return shot.replace(b"@", odd, 1).replace(b"@", odd if chance.random() < 0.5 else b"0")


def odd_address(truth: Truth, chance: Chance) -> bytes:
    table = chance.choice(truth.tables)
    parts = ["/api/tables", f"/{table}", f"/{chance.choice(SAYS)}"]
    at = chance.randrange(3)
    parts[at] = chance.choice(
        [
            "/%00",
            "/..",
            "//",
            "/%2e%2e%2f",
            "/%ff",
            "/" + "a" * 3000,
            "/?",
            "/%F0%9F%8E%B2",
            "/;x",
            "",
        ]
    )
    query = chance.choice(
        ["", "?seat=-1", "?since=9e9", "?seat=99999999999", "?a=%zz&&&=", "?" * 50]
    )
    method = chance.choice(METHODS)
    return _request(truth, method, "".join(parts) + query, b"{}", _stranger(truth, chance))


def odd_headers(truth: Truth, chance: Chance) -> bytes:
    path = f"/api/tables/{chance.choice(truth.tables)}/move"
    more = chance.choice(
        [
            {"host": "evil.example"},
            {"origin": "https://evil.example"},
            {"sec-fetch-site": "cross-site"},
            {"content-type": "text/plain"},
            {"content-type": "application/x-www-form-urlencoded"},
            {"content-encoding": "gzip"},
            {"accept-language": "ru" * 2000},
            {"x-forwarded-for": "1.2.3.4" * 100},
            {"cookie": "a=" + "b" * 9000},
            {"expect": "100-continue"},
            {"connection": "close"},
            {"range": "bytes=0-1"},
        ]
    )
    body = _json(truth.bodies["move"])
    headers = {
        "host": truth.host,
        "content-type": "application/json",
        "cookie": _stranger(truth, chance),
        "content-length": str(len(body)),
        **more,
    }
    return request("POST", path, headers, body)


def too_large(truth: Truth, chance: Chance) -> bytes:
    """A body beyond the limit, announced or in chunks. Seldom: it costs us more than the server."""
    if chance.random() < 0.9:
        return broken_json(truth, chance)
    path = f"/api/tables/{chance.choice(truth.tables)}/words"
    body = b'{"seat":0,"words":"' + b"x" * (300 * 1024) + b'"}'
    headers = {
        "host": truth.host,
        "content-type": "application/json",
        "cookie": _stranger(truth, chance),
        "connection": "close",
    }
    if chance.random() < 0.5:
        return request("POST", path, {**headers, "content-length": str(len(body))}, body)
    chunks = b"".join(
        b"%x\r\n%s\r\n" % (len(part), part)
        for part in [body[k : k + 60000] for k in range(0, len(body), 60000)]
    )
    return request("POST", path, {**headers, "transfer-encoding": "chunked"}, chunks + b"0\r\n\r\n")


def odd_tables(truth: Truth, chance: Chance) -> bytes:
    """Tables that cannot be opened."""
    seats: Any = [{"kind": "me"}, {"kind": chance.choice(["bot", "open", "me", "you"])}]
    body: dict[str, Any] = {"game": chance.choice(truth.games), "seats": seats, "name": "Mallory"}
    way = chance.randrange(6)
    if way == 0:
        body["game"] = chance.choice(ODD)
    elif way == 1:
        body["seats"] = chance.choice([[], seats * 9, [{"kind": "open"}], chance.choice(ODD)])
    elif way == 2:
        body["seats"] = [{"kind": "me"}, {"kind": "bot", "level": chance.choice(ODD)}]
    elif way == 3:
        body["options"] = {chance.choice(["sheet", "first", "x"]): chance.choice(ODD)}
    elif way == 4:
        body["options"] = {"sheet": {"format": 1, "areas": [chance.choice(ODD)] * 50}}
    else:
        body["name"] = chance.choice(["", " x", "x" * 41, "\x07", "\u200b", 5, None])
    return _request(truth, "POST", "/api/tables", _json(body), _stranger(truth, chance))


def odd_replays(truth: Truth, chance: Chance) -> bytes:
    record: dict[str, Any] = {
        "format": 1,
        "game": chance.choice(truth.games),
        "rules": 1,
        "options": {},
        "seats": [{"name": "A", "kind": "person"}] * chance.randint(0, 3),
        "moves": [[chance.choice([-1, 0, 1, "x"]), chance.choice(ODD)] for _ in range(3)],
        "result": None,
    }
    record[chance.choice(list(record))] = chance.choice(ODD)
    body = {"record": record, "step": chance.choice([0, 1, 3, -1, 10**9, "x"]), "seat": 0}
    return _request(truth, "POST", "/api/replay", _json(body), _stranger(truth, chance))


KINDS: Final[tuple[Callable[[Truth, Chance], bytes], ...]] = (
    broken_json,
    wrong_fields,
    wrong_fields,
    well_formed_by_nobody,
    forged_cookie,
    forged_link,
    replayed,
    out_of_turn,
    raw_address,
    odd_address,
    odd_headers,
    too_large,
    odd_tables,
    odd_replays,
)


def garbage(truth: Truth, chance: Chance) -> bytes:
    """What is no HTTP at all, or breaks off."""
    whole = http(truth, chance)
    return chance.choice(
        [
            chance.randbytes(200),
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + chance.randbytes(60),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET / HTTP/9.9\r\nhost: localhost\r\n\r\n",
            b"GET /" + b"a" * 70000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 3000 + b"\r\n",
            b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: -5\r\n\r\n",
            b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n",
            whole[: chance.randrange(1, len(whole))],
            whole * 3,
        ]
    )


def handshake(truth: Truth, chance: Chance) -> bytes:
    """The opening of a socket, right or nearly so."""
    key = base64.b64encode(os.urandom(16)).decode()
    headers = {
        "host": truth.host,
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": key,
        "sec-websocket-version": "13",
        "cookie": chance.choice([_stranger(truth, chance), truth.cookies[-1], ""]),
    }
    if chance.random() < 0.3:
        headers |= chance.choice(
            [
                {"origin": "https://evil.example"},
                {"sec-websocket-version": "99"},
                {"sec-websocket-key": "short"},
                {"host": "evil.example"},
                {"sec-websocket-extensions": "permessage-deflate; x=y"},
            ]
        )
    query = chance.choice(
        ["", "?since=0", "?seat=0", "?seat=7", "?since=-1", "?since=999999999", "?seat=\xff"]
    )
    table = chance.choice([*truth.tables, "nosuchtable0", "%00", "%ff", "\xe4\xff"])
    return request("GET", f"/api/tables/{table}/live{query}", headers, b"")


def frames(chance: Chance) -> bytes:
    """Frames that no client of ours would send."""
    payload = chance.choice(
        [b"", b'{"is":"ping"}', b"{", b"\xff\xfe", b"null", b"x" * 5000, chance.randbytes(40)]
    )
    first = chance.choice([0x81, 0x82, 0x80, 0x01, 0x00, 0x88, 0x89, 0x8A, 0xC1, 0xF3, 0x8F])
    masked = chance.random() < 0.8
    return b"".join(_frame(first, payload, masked, chance) for _ in range(chance.randint(1, 3)))


def _frame(first: int, payload: bytes, masked: bool, chance: Chance) -> bytes:
    size = len(payload)
    bit = 0x80 if masked else 0
    if chance.random() < 0.05:  # it claims to be longer than anything
        head = bytes([first, bit | 127]) + chance.choice([2**63, 2**62, 2**31]).to_bytes(8, "big")
    elif size < 126:
        head = bytes([first, bit | size])
    else:
        head = bytes([first, bit | 126]) + size.to_bytes(2, "big")
    if not masked:
        return head + payload
    mask = chance.randbytes(4)
    return head + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))


def _json(body: object) -> bytes:
    return json.dumps(body).encode()
