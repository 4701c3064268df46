"""A real server in a process of its own, and guests who talk to it as any client would."""

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paintpot.core.fair import commitment, new_secret
from tests import luck
from tests.patience import PATIENCE as PATIENCE  # others take it from here
from tests.postgres_server import PostgresServer

READY = "Paintpot is at "

GENEROUS = (
    "requests",
    "burst",
    "address_requests",
    "address_burst",
    "address_sockets",
    "new_tables_burst",
    "hints",
    "stored",
    "address_stored",
)
"""Limits that a crowd of tests on one address would meet."""


def limits(**values: float) -> list[str]:
    """Limits as arguments of `serve`."""
    return [word for name, value in values.items() for word in ("--limit", f"{name}={value}")]


class Server:
    """`paintpot serve` on a free port of loopback, with its data in a folder."""

    program: tuple[str, ...] = ("-m", "paintpot.cli")
    """What Python runs."""
    database = ""
    """The URL of its PostgreSQL database; empty: a SQLite file in the folder."""

    def __init__(self, folder: Path, *more: str, **environment: str) -> None:
        self.folder = folder
        self.log = folder.parent / f"{folder.name}.log"
        with self.log.open("ab") as log:
            command = ["serve", "--port", "0", "--data", str(folder), "--pace", "0", *more]
            if self.database:
                command += ["--database", self.database]
            self.process = subprocess.Popen(
                [sys.executable, *self.program, *command],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={
                    **os.environ,
                    "PYTHONUNBUFFERED": "1",
                    **luck.environment(self.database or str(folder)),
                    **environment,
                },
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(READY), f"it said {line!r}; {self.logged()[-2000:]}"
        self.url = line.removeprefix(READY).split()[0]

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """As the system asks; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()


def on_postgres(postgres: PostgresServer) -> type[Server]:
    """The same with the tables in PostgreSQL, in a database of its own."""

    class OnPostgres(Server):
        def __init__(self, folder: Path, *more: str, **environment: str) -> None:
            self.database = postgres.new_database()
            super().__init__(folder, *more, **environment)

    return OnPostgres


class Guest:
    """One browser's worth of client: a cookie of its own, and ids for its moves.

    With `dice` it adds a part to the dice for each seat it takes, as the page does.
    """

    def __init__(self, url: str, name: str = "Ann", dice: bool = False) -> None:
        self.url = url
        self.name = name
        self.dice = dice
        self.parts: dict[tuple[str, int], str] = {}
        """The bytes of each seat's part, by table and seat."""
        # No certificates on loopback: reading them takes longer than most tests.
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)
        self._ids = itertools.count(1)

    async def __aenter__(self) -> "Guest":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    def new_id(self) -> str:
        return f"{self.name}-{next(self._ids)}"

    async def get(self, path: str, **query: Any) -> Any:
        return _checked(await self.http.get(path, params=query))

    async def post(self, path: str, body: Any = None) -> Any:
        return _checked(await self.ask(path, body))

    async def ask(self, path: str, body: Any = None) -> httpx.Response:
        """The same without a check, for what is to be refused."""
        if body is None:
            return await self.http.post(path)
        return await self.http.post(path, json=body)

    # -- what people do

    async def open(self, game: str, *seats: str, **options: Any) -> str:
        """A new table; a seat is `me`, `open` or a bot's level."""
        wanted = [
            {"kind": who} if who in ("me", "open") else {"kind": "bot", "level": who}
            for who in seats
        ]
        drawn = {}
        for seat, who in enumerate(wanted):
            if self.dice and who["kind"] == "me":
                drawn[seat] = new_secret()
                who["hash"] = commitment(drawn[seat])
        body = {"game": game, "seats": wanted, "name": self.name, "options": options}
        table = str((await self.post("/api/tables", body))["table"])
        self.parts |= {(table, seat): part for seat, part in drawn.items()}
        return table

    async def invitations(self, table: str) -> list[str]:
        links = await self.get(f"/api/tables/{table}/links")
        return [one["link"] for one in links["invitations"]]

    async def join(self, table: str, link: str = "") -> int:
        body = {"name": self.name, "link": link}
        part = new_secret()
        if self.dice:
            body["hash"] = commitment(part)
        seat = int((await self.post(f"/api/tables/{table}/join", body))["seat"])
        if self.dice:
            self.parts[table, seat] = part
        return seat

    async def reveal(self, table: str, seat: int, part: str = "") -> httpx.Response:
        """Reveal the seat's part of the dice, or something else."""
        body = {"seat": seat, "bytes": part or self.parts[table, seat]}
        return await self.ask(f"/api/tables/{table}/reveal", body)

    async def start(self, table: str) -> None:
        await self.post(f"/api/tables/{table}/start")

    async def move(self, table: str, seat: int, move: str, id: str = "") -> httpx.Response:
        body = {"seat": seat, "move": move, "id": id or self.new_id()}
        return await self.ask(f"/api/tables/{table}/move", body)

    async def undo(
        self, table: str, seat: int, id: str = "", whole: bool = False
    ) -> httpx.Response:
        body = {"seat": seat, "id": id or self.new_id(), "whole": whole}
        return await self.ask(f"/api/tables/{table}/undo", body)

    async def look(self, table: str, **query: Any) -> Any:
        return await self.get(f"/api/tables/{table}", **query)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def live(
        self, table: str, seat: int | None = None, since: int = 0, **more: Any
    ) -> AsyncIterator[ClientConnection]:
        """The socket of a table."""
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?since={since}"
        if seat is not None:
            where += f"&seat={seat}"
        headers = {"Cookie": self.cookie(), "Origin": self.url}
        async with connect(
            where, additional_headers=headers, open_timeout=PATIENCE, **more
        ) as socket:
            yield socket


async def heard(socket: ClientConnection, what: str = "update") -> Any:
    """The next message of a kind; others are passed over."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["is"] == what:
            return message


async def closed(socket: ClientConnection) -> tuple[int, str]:
    """How the server closes a socket; earlier messages are skipped."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    return socket.close_code or 0, socket.close_reason or ""


def problem(response: httpx.Response, status: int, code: str) -> Any:
    """The problem document of a refusal, which has to be of that kind."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    document = response.json()
    assert document["status"] == status
    assert document["code"] == code, document
    assert document["title"]
    assert document["detail"].endswith((".", "!", "?")), "a sentence for people"
    return document


def _checked(response: httpx.Response) -> Any:
    assert response.status_code == 200, f"{response.request.url.path}: {response.text}"
    return response.json()
