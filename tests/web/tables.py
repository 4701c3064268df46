"""Tables for tests, opened as the page would: with the cookie of its browser."""

import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as Timeout

from tests.patience import PATIENCE

SHEET = ".sheet :is(svg, .written)"
"""Whatever a game shows."""
LOOK_AGAIN = 250
"""Milliseconds after which somebody in a hurry presses once more. Nothing fails by it."""
FOLLOW = """
window.version = 0;
window.known = '';
window.told = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => {
      const { is, now, version, told } = JSON.parse(data);
      if (is !== 'update') return;
      window.known = JSON.stringify(now.moves ?? []);
      window.version = version;
      window.told.push(...told.map(({ what }) => what));
    });
  }
};
"""
"""Notes what the page was told, and which moves it knows."""
SHOWN = "(version) => window.version >= version"
FRAMES = """async () => {
  for (let k = 0; k < 4; k += 1) await new Promise(requestAnimationFrame);
}"""
"""The stage is asked, and everything but the board drawn, some frames after the board."""
MY_TURN = "() => document.title.startsWith('●')"


def open_table(page: Page, game: str, *seats: str, **options: str) -> str:
    """A table that has begun, shown on the page; a seat is `me` or a bot's level."""
    wanted = [{"kind": "me"} if who == "me" else {"kind": "bot", "level": who} for who in seats]
    wish = {"game": game, "seats": wanted, "name": "Ann", "options": options}
    ask(page, "me")
    table = str(ask(page, "tables", wish)["table"])
    ask(page, f"tables/{table}/start", {})
    page.goto(f"/t/{table}")
    page.wait_for_selector(SHEET)
    return table


def ask(page: Page, path: str, body: Any = None) -> Any:
    """A request of this browser; a body makes it a wish."""
    if body is None:
        answer = page.request.get(f"/api/{path}")
    else:
        answer = page.request.post(f"/api/{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sockets_of(page: Page) -> list[WebSocketRoute]:
    """The page's sockets from now on, so that a test can send on them as the server would."""
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/live*", through)
    return sockets


def look(page: Page, table: str, seat: int = 0) -> Any:
    """The table as a seat sees it; `told` has all that has happened."""
    return ask(page, f"tables/{table}?seat={seat}&since=0")


def moves_of(page: Page, table: str, seat: int = 0) -> list[str]:
    """The moves that a seat has made, as the server tells them."""
    told = look(page, table, seat)["told"]
    return [one["text"] for one in told if one["what"] == "move" and one["seat"] == seat]


def hand_over(page: Page, table: str, level: str = "easy") -> None:
    """A bot plays on for the first seat."""
    ask(page, f"tables/{table}/hand", {"seat": 0, "level": level})


def finish(page: Page, table: str, *, hurried: bool = True) -> None:
    """Let a bot play on, and wait for the end. Such a game does not count for the player."""
    hand_over(page, table, "random")
    see_the_end(page, hurried)


def see_the_end(page: Page, hurried: bool) -> None:
    """Wait for the end; hurried, a key goes straight to the last frame of whatever is shown."""
    if not hurried:
        page.wait_for_selector("section.end")
        return
    given_up = time.monotonic() + PATIENCE
    while True:
        page.keyboard.press("Shift")
        try:
            page.wait_for_selector("section.end", timeout=LOOK_AGAIN)
            return
        except Timeout:
            assert time.monotonic() < given_up, "the end is not shown"


def expect_scores(page: Page, table: str) -> None:
    """The game is over, and the end shows what everybody has; it is drawn part by part."""
    now = look(page, table)["now"]
    assert now["phase"] == "over"
    for score in now["scores"]:
        total = page.locator("section.end").get_by_text(str(abs(score["total"])))
        expect(total.first).to_be_attached()


def play_out(page: Page, table: str, *, hurried: bool = True) -> None:
    """Make all moves of the first seat, without choosing, and wait for the end."""
    k = 0
    while (now := look(page, table)["now"])["phase"] != "over":
        if now["moves"]:
            _play_any(page, table, k, now["moves"])
            k += 1
    see_the_end(page, hurried)


def moves_or_end(page: Page, table: str) -> list[str]:
    """The moves of the first seat, as soon as it has any; none once the game is over. The server is
    asked: a page may still show what was before the last move."""
    given_up = time.monotonic() + PATIENCE
    while not (now := look(page, table)["now"])["moves"] and now["phase"] != "over":
        assert time.monotonic() < given_up, "it is never the first seat's turn"
    offered: list[str] = now["moves"]
    return offered


def moves_offered(page: Page, table: str) -> list[str]:
    """The same in a game that is not over."""
    offered = moves_or_end(page, table)
    assert offered, "the game is over"
    return offered


def caught_up(page: Page, table: str) -> None:
    """The page shows all that the server knows."""
    page.wait_for_function(SHOWN, arg=look(page, table)["version"])
    page.evaluate(FRAMES)


def advance(page: Page, table: str, moves: int) -> None:
    """Make some moves, so that there is something to see; then it is this seat's turn again."""
    for k in range(moves):
        open_moves = moves_offered(page, table)
        # Who loses a piece early may soon have none left, and never a turn again.
        open_moves = [move for move in open_moves if not move.startswith("lose ")] or open_moves
        _play_any(page, table, k, open_moves)
    caught_up(page, table)
    page.wait_for_function(MY_TURN)


def _play_any(page: Page, table: str, k: int, moves: list[str]) -> None:
    move = {"seat": 0, "move": moves[k * 7 % len(moves)], "id": f"{table}-{k}"}
    ask(page, f"tables/{table}/move", move)
