"""A game's own files for the page, and `serve --dev`, which reloads them."""

import shutil
from pathlib import Path

import pytest

from paintpot.server.game_pages import LARGEST
from tests.server.hosting import Guest, Server, problem

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPT = "export function mount() {}\n"


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A copy of an example that can be changed, and one whose module is too large."""
    for name in ("streaks", "drip"):
        shutil.copytree(
            EXAMPLES / name,
            tmp_path / "shelf" / name,
            ignore=shutil.ignore_patterns("__pycache__", "page"),
        )
        (tmp_path / "shelf" / name / "page").mkdir()
    (tmp_path / "shelf" / "streaks" / "page" / "board.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "shelf" / "streaks" / "page" / "secret.txt").write_text("mine", "utf-8")
    (tmp_path / "shelf" / "drip" / "page" / "board.js").write_bytes(b" " * (LARGEST + 1))
    (tmp_path / "shelf" / "drip" / "page" / "board.css").write_text(".name {}", "utf-8")
    return tmp_path / "shelf"


def serving(shelf: Path, *more: str) -> Server:
    return Server(shelf.parent / "data", "--workers", "1", *more, PAINTPOT_GAMES=str(shelf))


async def boards(ann: Guest) -> dict[str, dict[str, str] | None]:
    return {one["name"]: one["board"] for one in (await ann.get("/api/games"))["games"]}


async def test_a_folder_may_bring_a_board_or_styles(shelf: Path) -> None:
    with serving(shelf) as server:
        async with Guest(server.url) as ann:
            found = await boards(ann)
            assert found["inkdoms"] is None
            assert found["drip"] is not None
            assert found["drip"]["module"] == ""
            assert found["streaks"] is not None
            assert found["streaks"]["style"] == ""
            script = await ann.http.get(found["streaks"]["module"])
            assert script.status_code == 200
            assert script.text == SCRIPT
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert "script-src 'self'" in script.headers["content-security-policy"]
            assert script.headers["cache-control"] == "no-cache"
            style = await ann.http.get(found["drip"]["style"])
            assert style.headers["content-type"] == "text/css; charset=utf-8"
        assert f"it is larger than {LARGEST} bytes" in server.logged()


async def test_only_two_files_are_given(shelf: Path) -> None:
    with serving(shelf) as server:
        async with Guest(server.url) as ann:
            for path in (
                "streaks/secret.txt",
                "streaks/board.css",
                "streaks%2F..%2Fdrip/board.css",
                "chess/board.js",
                "../board.js",
                "%2e%2e/board.js",
                "drip/board.js",
                "inkdoms/board.js",
                "x" * 5000 + "/board.js",
            ):
                problem(await ann.http.get(f"/games/{path}"), 404, "no-page")


async def label(ann: Guest) -> str:
    scene = (await ann.get("/api/games/streaks/scene"))["scene"]
    return str(scene["patches"][0]["label"])


def rewrite(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


async def test_with_dev_all_that_is_shown_is_read_again(shelf: Path) -> None:
    streaks = shelf / "streaks"
    with serving(shelf, "--dev", "--log", "info") as server:
        async with Guest(server.url) as ann:
            table = await ann.open("streaks", "me")
            await ann.post(f"/api/tables/{table}/start")
            assert await label(ann) == "1"
            before = await boards(ann)

            rewrite(streaks / "scene.py", "label=str(number", "label='n' + str(number")
            assert await label(ann) == "n1"
            shown = await ann.get(f"/api/tables/{table}/scene", seat=0)
            assert shown["scene"]["patches"][0]["label"] == "n1"

            rewrite(streaks / "texts" / "en.ftl", "title = Streaks", "title = Strokes")
            [title] = [
                one["title"]
                for one in (await ann.get("/api/games"))["games"]
                if one["name"] == "streaks"
            ]
            assert title == "Strokes"
            assert "Strokes" in (await ann.get("/api/games/streaks/words"))["messages"]

            (streaks / "page" / "board.js").write_text(SCRIPT + "// more\n", "utf-8")
            after = await boards(ann)
            assert after["streaks"] is not None
            assert after["streaks"] != before["streaks"]
            assert (await ann.http.get(after["streaks"]["module"])).text.endswith("// more\n")

            rewrite(streaks / "scene.py", "label='n'", "label=('n'")
            assert await label(ann) == "n1"
            assert "scene.py is not read again: SyntaxError" in server.logged()
            rewrite(streaks / "scene.py", "label=('n'", "label='m'")
            assert await label(ann) == "m1"


async def test_without_dev_nothing_is_read_again(shelf: Path) -> None:
    with serving(shelf) as server:
        async with Guest(server.url) as ann:
            assert await label(ann) == "1"
            rewrite(shelf / "streaks" / "scene.py", "label=str(number", "label='n' + str(number")
            assert await label(ann) == "1"
