"""The application: endpoints as routes, and around them what holds for every request."""

import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from paintpot.core.errors import PaintpotError
from paintpot.server.call import Call
from paintpot.server.endpoints import ENDPOINTS, Endpoint
from paintpot.server.guard import Guard
from paintpot.server.house import House
from paintpot.server.live import live
from paintpot.server.messages import Health, Problem
from paintpot.server.openapi import document
from paintpot.server.problems import TITLES, UNEXPECTED, BadRequest, answer, problem_of
from paintpot.texts import LANGUAGES

log: Final = logging.getLogger("paintpot.server")

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")

_encode: Final = msgspec.json.Encoder().encode

Handler = Callable[[Request], Awaitable[Response]]


def make_app(house: House) -> Guard:
    """The application of one server."""
    routes: list[BaseRoute] = [
        Route(endpoint.path, _handler(house, endpoint), methods=[endpoint.method])
        for endpoint in ENDPOINTS
    ]

    async def socket(websocket: object) -> None:
        await live(house, websocket)  # type: ignore[arg-type]

    routes += [
        WebSocketRoute("/api/tables/{table}/live", socket),
        Route(
            "/openapi.json",
            _fixed(msgspec.json.format(_encode(document(house.guests.cookie))), JSON),
        ),
        Route("/healthz", _health(house)),
        Route("/metrics", _metrics(house)),
        Route("/", _fixed(FRONT_DOOR.encode(), "text/html; charset=utf-8")),
    ]
    starlette = Starlette(routes=routes, exception_handlers={404: _not_found, 405: _wrong_method})
    return Guard(starlette, house)


JSON: Final = "application/json"

FRONT_DOOR: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paintpot</title></head>
<body><h1>Paintpot</h1><p>This server hosts tables. What can be asked of it stands in
<a href="/openapi.json">/openapi.json</a>.</p></body></html>
"""


def _handler(house: House, endpoint: Endpoint) -> Handler:
    """A route's function: reads the request, asks the endpoint, writes the answer."""
    reader = msgspec.json.Decoder(endpoint.takes) if endpoint.takes else None
    what = endpoint.name
    guests = house.guests
    seconds = house.metrics.seconds.labels(what)
    fine = house.metrics.requests.labels(what, "200")
    count = house.metrics.requests.labels

    async def handle(request: Request) -> Response:
        began = time.perf_counter()
        headers = request.headers
        language = _language(headers.get("accept-language", ""))
        guest = guests.known(headers.get("cookie", ""))
        is_new = guest is None
        if guest is None:
            guest = guests.new()
        address = request.client.host if request.client else ""
        try:
            house.by_address.demand(address, "requests")
            if not is_new:
                house.by_guest.demand(guest, "requests")
            table = request.path_params.get("table", "")
            if endpoint.at_table and not TABLE_ID.fullmatch(table):
                raise BadRequest(404, "no-table", "There is no such table.")
            query = request.scope["query_string"].decode("latin-1")
            game = request.path_params.get("game", "")
            call = Call(house, guest, address, language, table, game, query)
            if reader is None:
                given = await endpoint.does(call)
            else:
                body = await _body(request, house.limits.body)
                given = await endpoint.does(call, _read(reader, body, headers))
            response = Response(_encode(given), media_type=JSON)
            fine.inc()
        except PaintpotError as error:
            problem = problem_of(error, language)
            response = answer(problem, getattr(error, "retry", 0.0))
            count(what, str(problem.status)).inc()
            _note(request, problem)
        except Exception:
            log.exception("unexpected", extra={"method": request.method, "path": what})
            response = answer(UNEXPECTED)
            count(what, "500").inc()
        if is_new:
            response.headers["set-cookie"] = guests.cookie_for(guest)
        seconds.observe(time.perf_counter() - began)
        return response

    handle.__name__ = what
    return handle


async def _body(request: Request, most: int) -> bytes:
    """The whole body, as long as it is not too long."""
    too_large = BadRequest(413, "too-large", f"A request may have {most} bytes at most.")
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:18]) > most:
        raise too_large
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise too_large
        parts.append(part)
    return b"".join(parts)


def _read(
    reader: msgspec.json.Decoder[msgspec.Struct], body: bytes, headers: object
) -> msgspec.Struct:
    kind = headers.get("content-type", "")  # type: ignore[attr-defined]
    if kind.partition(";")[0].strip().lower() != JSON:
        raise BadRequest(415, "not-json", f"Send JSON, with the content type {JSON}.")
    try:
        return reader.decode(body)
    except msgspec.ValidationError as error:
        raise BadRequest(400, "bad-request", f"{error}.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(400, "bad-json", "The body is no JSON that can be read.") from error


def _language(accepted: str) -> str:
    """The first language of the client's that the house speaks."""
    for part in accepted[:200].split(","):
        spoken = part.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def _note(request: Request, problem: Problem) -> None:
    level = logging.WARNING if problem.status >= 500 else logging.DEBUG
    if log.isEnabledFor(level):
        log.log(
            level,
            "refused",
            extra={"method": request.method, "status": problem.status, "code": problem.code},
        )


def _fixed(content: bytes, media_type: str) -> Handler:
    async def give(request: Request) -> Response:
        return Response(content, media_type=media_type)

    return give


def _health(house: House) -> Handler:
    async def health(request: Request) -> Response:
        status = 503 if house.stopping else 200
        body = Health("stopping" if house.stopping else "ok")
        return Response(_encode(body), status, media_type=JSON)

    return health


def _metrics(house: House) -> Handler:
    async def metrics(request: Request) -> Response:
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return metrics


async def _not_found(request: Request, error: Exception) -> Response:
    return answer(Problem(TITLES[404], 404, "There is nothing at this address.", "no-page"))


async def _wrong_method(request: Request, error: Exception) -> Response:
    detail = f"{request.method[:20]} is not how this is asked."
    return answer(Problem(TITLES[405], 405, detail, "wrong-method"))
