"""The ASGI application: endpoints as routes, inside the security middleware."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from paintpot.server.dispatch import CommandDispatcher
from paintpot.server.endpoint_app import JSON, EndpointApp
from paintpot.server.endpoints import AT, ENDPOINTS
from paintpot.server.messages import Health
from paintpot.server.middleware import SecurityMiddleware
from paintpot.server.openapi import document
from paintpot.server.origins import is_this_machine
from paintpot.server.pages import GameOf, PageServer
from paintpot.server.problems import refuse
from paintpot.server.services import Services
from paintpot.server.sockets import live

_encode: Final = msgspec.json.Encoder().encode

Handler = Callable[[Request], Awaitable[Response]]


def make_app(services: Services) -> SecurityMiddleware:
    """The application of one server."""
    apps = {endpoint: EndpointApp(services, endpoint) for endpoint in ENDPOINTS}
    routes: list[BaseRoute] = [
        Route(endpoint.path, app, methods=[endpoint.method]) for endpoint, app in apps.items()
    ]
    commands = {
        endpoint.path.removeprefix(f"{AT}/"): app
        for endpoint, app in apps.items()
        if endpoint.method == "POST" and endpoint.path.startswith(f"{AT}/")
    }

    async def socket(websocket: object) -> None:
        await live(services, websocket)  # type: ignore[arg-type]

    routes += [
        WebSocketRoute("/api/tables/{table}/live", socket),
        Route(
            "/openapi.json",
            _fixed(msgspec.json.format(_encode(document(services.guests.cookie))), JSON),
        ),
        Route("/healthz", _health(services)),
        Route("/readyz", _readiness(services)),
        Route("/metrics", _metrics(services)),
    ]
    routes += services.game_pages.routes()
    serving = PageServer(_game_of(services))
    routes += serving.routes()
    handlers: dict[Any, Any] = {404: _not_found(serving), 405: _wrong_method}
    starlette = Starlette(routes=routes, exception_handlers=handlers)
    starlette.router.redirect_slashes = False  # a path with a stray slash is simply not found
    return SecurityMiddleware(CommandDispatcher(commands, starlette), services)


def _fixed(content: bytes, media_type: str) -> Handler:
    async def give(request: Request) -> Response:
        return Response(content, media_type=media_type)

    return give


def _game_of(services: Services) -> GameOf:
    """Only for tables in memory, and only for guests seated there: serving the page never waits
    for a table, and tells strangers nothing about it."""

    def find(request: Request) -> str:
        room = services.tables.rooms.get(request.path_params["table"])
        guest = services.guests.known(request.headers.get("cookie", ""))
        if room is None or guest is None or not room.table.seats_of(guest):
            return ""
        return room.table.game.name

    return find


def _health(services: Services) -> Handler:
    async def health(request: Request) -> Response:
        return _healthy(await services.health())

    return health


def _readiness(services: Services) -> Handler:
    async def readiness(request: Request) -> Response:
        return _healthy(services.readiness())

    return readiness


def _healthy(body: Health) -> Response:
    return Response(_encode(body), 200 if body.status == "ok" else 503, media_type=JSON)


def _metrics(services: Services) -> Handler:
    async def metrics(request: Request) -> Response:
        # They count moves as they are made: on a quiet server, even a secret one would show.
        # What came through a proxy is from elsewhere, whatever address it claims.
        forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        if forwarded or request.client is None or not is_this_machine(request.client.host):
            sentence = "Metrics are available on the server's own machine only."
            return refuse(request, 403, "not-here", sentence)
        return Response(
            services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
        )

    return metrics


def _not_found(serving: PageServer) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def tell(request: Request, error: Exception) -> Response:
        nothing = "There is nothing at this address."
        page = serving.page and serving.page.missing(request)
        return page or refuse(request, 404, "no-page", nothing)

    return tell


async def _wrong_method(request: Request, error: Exception) -> Response:
    sentence = f"{request.method[:20]} is not allowed here."
    response = refuse(request, 405, "wrong-method", sentence)
    path = request.scope["path"]
    allowed = {
        method
        for route in request.app.routes
        if isinstance(route, Route) and route.path_regex.match(path)
        for method in route.methods or ()
    }
    response.headers["allow"] = ", ".join(sorted(allowed))
    return response
