"""Applied to every request: an id, checks of host and origin, and security headers after it."""

from collections.abc import Mapping
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from paintpot.server.connections import trusted_proxies
from paintpot.server.language import language_of
from paintpot.server.problems import BadRequest, answer, problem_of
from paintpot.server.request_ids import HEADER, begin
from paintpot.server.services import Services

FORWARDED_FOR: Final = b"x-forwarded-for"
FORWARDED_PROTO: Final = b"x-forwarded-proto"
SAFE: Final = ("GET", "HEAD", "OPTIONS")

CONTENT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
"""Only from this origin, and nothing inline."""

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
PAGE_HEADERS: Final = (
    *HEADERS,
    (b"content-security-policy", CONTENT.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
DATA_HEADERS: Final = (
    *HEADERS,
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"cache-control", b"no-store"),
)
"""Of the API: what a page may do means nothing for JSON, and every header costs time in every
move."""
LAST: Final = (b"connection", b"close")
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")


class SecurityMiddleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        inner: Any = app  # Uvicorn has other types for the same than Starlette
        self._behind_proxy: Any = ProxyHeadersMiddleware(inner, trusted_proxies())
        strict = (STRICT,) if services.secure else ()
        self._page_headers = (*PAGE_HEADERS, *strict)
        self._data_headers = (*DATA_HEADERS, *strict)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = dict(scope["headers"])
        scope["paintpot.headers"] = given
        request = begin(given.get(HEADER))
        # Most requests come directly; those of a proxy name the client whom it serves.
        forwarded = FORWARDED_FOR in given or FORWARDED_PROTO in given
        app: ASGIApp = self._behind_proxy if forwarded else self.app
        fault = self._fault(scope, given)
        problem = None
        if fault is not None:
            problem = problem_of(fault, language_of(given.get(b"accept-language", b"")))
        if scope["type"] == "websocket":
            if problem is None:
                await app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4003, "reason": problem.detail})
            return
        data = scope["path"].startswith("/api/")
        added = self._data_headers if data else self._page_headers

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                headers.extend(added)
                headers.append((HEADER, request))
                if self.services.stopping:
                    # The client's next request shall go to another process, on a new connection.
                    headers.append(LAST)
            await send(message)

        if problem is not None:
            await answer(problem)(scope, receive, guarded)
        else:
            await app(scope, receive, guarded)

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
