"""The server speaks the language that a client asks for, in answers and when it closes a socket."""

from websockets.asyncio.client import connect

from tests.server.hosting import Guest, Server, closed, problem

RUSSIAN = {"accept-language": "ru-RU,ru;q=0.9,en;q=0.5"}


async def test_problems_are_told_in_the_language_of_the_client(ann: Guest) -> None:
    table = await ann.open("inklings", "me", "open")
    path = f"/api/tables/{table}/start"
    for headers, said in (
        ({}, "Seat 2 is still open: wait, or give it to a bot."),
        (RUSSIAN, "Место 2 ещё свободно: подождите или отдайте его боту."),
        ({"accept-language": "de"}, "Seat 2 is still open: wait, or give it to a bot."),
    ):
        response = await ann.http.post(path, headers=headers)
        assert problem(response, 409, "seat-open")["detail"] == said


async def test_a_refusal_names_who_is_to_move(ann: Guest, server: Server) -> None:
    table = await ann.open("ink", "me", "open", first="2")
    (link,) = await ann.invitations(table)
    async with Guest(server.url, "Ben") as ben:
        await ben.join(table, link)
        await ann.start(table)
    for headers, said in (
        ({}, "It is not your turn: Ben is to move."),
        (RUSSIAN, "Сейчас не ваш ход: ходит Ben."),
    ):
        path, body = f"/api/tables/{table}", {"seat": 0, "move": "pass 0"}
        answer = await ann.http.post(f"{path}/why", json=body, headers=headers)
        assert answer.json()["words"] == said
        response = await ann.http.post(f"{path}/move", json={**body, "id": "1"}, headers=headers)
        assert problem(response, 409, "refused")["detail"] == said


async def test_a_socket_is_closed_with_a_reason_in_that_language(
    ann: Guest, server: Server
) -> None:
    table = await ann.open("inklings", "me", "open")
    where = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Cookie": ann.cookie(), "Origin": server.url, **RUSSIAN}
    async with connect(where, additional_headers=headers) as socket:
        await socket.send("what?")
        code, reason = await closed(socket)
        assert (code, reason) == (4000, 'Сюда можно слать только {"is": "ping"}.')
    async with connect(f"{where}?seat=1", additional_headers=headers) as socket:
        assert await closed(socket) == (4003, "Это не ваше место.")


async def test_requests_that_reach_no_endpoint_are_refused_in_that_language(ann: Guest) -> None:
    for path, headers, status, code in (
        ("/api/nothing", {}, 404, "no-page"),
        ("/games/ink/board.js", {}, 404, "no-page"),
        ("/api/me", {"host": "elsewhere.example"}, 400, "bad-host"),
    ):
        english = problem(await ann.http.get(path, headers=headers), status, code)
        russian = problem(await ann.http.get(path, headers={**headers, **RUSSIAN}), status, code)
        assert russian["detail"] != english["detail"]
        assert russian["title"] == english["title"]
