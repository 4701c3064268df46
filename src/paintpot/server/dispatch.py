"""Sends commands at a table straight to their endpoints.

Nearly all requests are such commands. A dictionary finds their endpoint without trying one route
after another, and without a framework's handling of exceptions, which an endpoint does itself.
Everything else, wrong methods included, goes to the routes.
"""

from collections.abc import Mapping
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

TABLES: Final = "/api/tables/"


class CommandDispatcher:
    """`POST /api/tables/{table}/<command>` by the name of the command."""

    def __init__(self, commands: Mapping[str, ASGIApp], others: ASGIApp) -> None:
        self.commands = commands
        self.others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST":
            before, _, rest = scope["path"].partition(TABLES)
            table, _, command = rest.partition("/")
            endpoint = self.commands.get(command)
            if endpoint is not None and table and not before:
                scope["path_params"] = {"table": table}
                await endpoint(scope, receive, send)
                return
        await self.others(scope, receive, send)
