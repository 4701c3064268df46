"""Applied to every request: an id, checks of host and origin, and security headers after it."""

from collections.abc import Mapping
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paintpot.server.language import language_of
from paintpot.server.problems import BadRequest, answer, problem_of
from paintpot.server.request_ids import HEADER, begin
from paintpot.server.services import Services

SAFE: Final = ("GET", "HEAD", "OPTIONS")

CONTENT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
"""Only from this origin, and nothing inline."""

HEADERS: Final = (
    (b"content-security-policy", CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
FRESH: Final = (b"cache-control", b"no-store")
LAST: Final = (b"connection", b"close")
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")


class SecurityMiddleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.added = [*HEADERS, STRICT] if services.secure else list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = dict(scope["headers"])
        request = begin(given.get(HEADER))
        fault = self._fault(scope, given)
        language = language_of(given.get(b"accept-language", b""))
        problem = problem_of(fault, language) if fault else None
        if scope["type"] == "websocket":
            if problem is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4003, "reason": problem.detail})
            return
        fresh = scope["path"].startswith("/api/")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                headers.extend(self.added)
                headers.append((HEADER, request))
                if self.services.stopping:
                    # The client's next request shall go to another process, on a new connection.
                    headers.append(LAST)
                if fresh:
                    headers.append(FRESH)
            await send(message)

        if problem is not None:
            await answer(problem)(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def _fault(self, scope: Scope, headers: Mapping[bytes, bytes]) -> BadRequest | None:
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers.get(b"origin", b"").decode("latin-1")
        site = headers.get(b"sec-fetch-site", b"")
        origins = self.services.origins
        if not origins.host_ok(host):
            return BadRequest(400, "bad-host", "This server does not have that host name.")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if (origin and not origins.origin_ok(origin, host)) or site == b"cross-site":
            sentence = "Requests from pages of other sites are not allowed."
            return BadRequest(403, "bad-origin", sentence)
        return None
