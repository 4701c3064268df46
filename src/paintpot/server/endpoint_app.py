"""An endpoint as an ASGI application: decode the request, call the handler, encode the response.

Written directly on ASGI: most moves need nothing of what a framework's request and response can do.
"""

import gzip
import logging
import re
import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send

from paintpot.core.errors import PaintpotError
from paintpot.server.addresses import counted_as
from paintpot.server.call import Call
from paintpot.server.endpoints import Endpoint
from paintpot.server.language import language_of
from paintpot.server.messages import Prepared, Problem
from paintpot.server.pages import chosen
from paintpot.server.problems import BadRequest, answer, problem_of, unexpected
from paintpot.server.services import Services
from paintpot.table import deadline

log: Final = logging.getLogger("paintpot.server")

JSON: Final = "application/json"
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")

_TYPE: Final = (b"content-type", JSON.encode())
_GZIP_HEADERS: Final = ((b"content-encoding", b"gzip"), (b"vary", b"accept-encoding"))
_encode: Final = msgspec.json.Encoder().encode

Headers = Mapping[bytes, bytes]


class ClientGone(Exception):
    """The client disconnected before its request was complete."""


class EndpointApp:
    """The application of one endpoint."""

    def __init__(self, services: Services, endpoint: Endpoint) -> None:
        self.services = services
        self.endpoint = endpoint
        self.what = endpoint.name
        self._reader = (
            msgspec.json.Decoder(endpoint.request_type) if endpoint.request_type else None
        )
        self._seconds = services.metrics.seconds.labels(self.what)
        self._ok_count = services.metrics.requests.labels(self.what, "200")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        self.services.stalls.doing = self.what
        guests = self.services.guests
        headers: Headers = scope["paintpot.headers"]
        language = language_of(headers.get(b"accept-language", b""))
        found = guests.read(headers.get(b"cookie", b"").decode("latin-1"))
        known = found[0] if found else None
        guest = known or guests.new()
        try:
            self._check_rate(scope, known)
            call = self._call(scope, guest, language)
            if self._reader is None:
                deadline.begin()
                result = await self.endpoint.handler(call)
            else:
                body = await _body(receive, headers, self.services.limits.body)
                command = _read(self._reader, body, headers)
                deadline.begin()  # by now: a client may take its time to send
                result = await self.endpoint.handler(call, command)
            encoded = result.body if isinstance(result, Prepared) else _encode(result)
            status, response_headers = 200, [_TYPE]
            if self.endpoint.public and _takes_gzip(headers.get(b"accept-encoding", b"")):
                encoded = _gzipped(encoded)
                response_headers += _GZIP_HEADERS
            response_headers.append((b"content-length", b"%d" % len(encoded)))
            self._ok_count.inc()
        except ClientGone:
            return
        except PaintpotError as error:
            problem = problem_of(error, language)
            self._note(scope, problem)
            status, response_headers, encoded = self._refusal(problem, getattr(error, "retry", 0.0))
        except Exception:
            log.exception("unexpected", extra={"method": scope["method"], "path": self.what})
            status, response_headers, encoded = self._refusal(unexpected(language))
        if guests.needs_cookie(found):
            response_headers.append((b"set-cookie", guests.cookie_for(guest).encode()))
        took = time.perf_counter() - began
        self._seconds.observe(took)
        if log.isEnabledFor(logging.INFO):
            self._log(scope, status, took)
        await send({"type": "http.response.start", "status": status, "headers": response_headers})
        await send({"type": "http.response.body", "body": encoded})

    def _check_rate(self, scope: Scope, known: str | None) -> None:
        self.services.by_address.require(_address(scope), "requests")
        if known is not None:
            self.services.by_guest.require(known, "requests")

    def _call(self, scope: Scope, guest: str, language: str) -> Call:
        named = scope["path_params"]
        table = named.get("table", "")
        if self.endpoint.at_table and not TABLE_ID.fullmatch(table):
            raise BadRequest(404, "no-table", "There is no such table.")
        query = scope["query_string"].decode("latin-1")
        return Call(
            self.services,
            guest,
            _address(scope),
            language,
            table,
            named.get("game", ""),
            query,
            named.get("day", ""),
        )

    def _log(self, scope: Scope, status: int, took: float) -> None:
        """By the endpoint's name: the path would name the table, the query a link."""
        fields = {"method": scope["method"], "path": self.what, "status": status}
        log.info("answered", extra={**fields, "ms": round(took * 1000, 1)})

    def _refusal(
        self, problem: Problem, retry: float = 0.0
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        self.services.metrics.requests.labels(self.what, str(problem.status)).inc()
        response = answer(problem, retry)
        return problem.status, response.raw_headers, bytes(response.body)

    def _note(self, scope: Scope, problem: Problem) -> None:
        level = logging.WARNING if problem.status >= 500 else logging.DEBUG
        if log.isEnabledFor(level):
            fields = {"method": scope["method"], "status": problem.status, "code": problem.code}
            log.log(level, "refused", extra=fields)


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return counted_as(client[0]) if client else ""


@lru_cache(maxsize=200)
def _takes_gzip(accepted: bytes) -> bool:
    return chosen(accepted.decode("latin-1"), {"gzip": b""}) == "gzip"


@lru_cache(maxsize=64)
def _gzipped(public: bytes) -> bytes:
    """A compressed response. Only public ones may be compressed: the compressed length leaks
    content, and if a secret is beside text chosen by an attacker, that is enough to find the secret
    (BREACH). A table's responses have both.
    """
    return gzip.compress(public, mtime=0)


async def _body(receive: Receive, headers: Headers, most: int) -> bytearray:
    """The whole body, up to a maximum."""
    length = headers.get(b"content-length", b"")
    size = int(length[:18]) if length.isdigit() else 0
    body = bytearray()
    while size <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        body += message.get("body", b"")
        size = len(body)
        if size <= most and not message.get("more_body"):
            return body
    raise BadRequest(413, "too-large", f"A request may have {most} bytes at most.")


def _read(
    reader: msgspec.json.Decoder[msgspec.Struct], body: bytearray, headers: Headers
) -> msgspec.Struct:
    kind = headers.get(b"content-type", b"").decode("latin-1")
    if kind != JSON and kind.partition(";")[0].strip().lower() != JSON:
        raise BadRequest(415, "not-json", f"Send JSON, with the content type {JSON}.")
    try:
        return reader.decode(body)
    except msgspec.ValidationError as error:
        raise BadRequest(400, "bad-request", f"{error}.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(400, "bad-json", "The body is not readable JSON.") from error
