"""The terminal, played by keys and looked at."""

from pathlib import Path

import pytest
from tests.cli.screen import settle, table
from textual.pilot import Pilot
from textual.widgets import Input, Static

from paintpot.cli.move_list import MoveList
from paintpot.cli.pages import PassOn, TextPage
from paintpot.cli.play_app import PlayApp
from paintpot.cli.sheet_widget import SheetWidget
from paintpot.cli.telling import signed
from paintpot.core.records import read_record, replay

pytestmark = pytest.mark.usefixtures("given_throw")

SIZES = [(80, 24), (120, 40), (200, 60)]


async def type_in(pilot: Pilot[None], text: str) -> None:
    pilot.app.screen_stack[0].query_one("#typed", Input).value = text
    await pilot.pause()


def words(app: PlayApp, id: str) -> str:
    return str(app.screen_stack[0].query_one(f"#{id}", Static).render())


def picture(app: PlayApp) -> list[str]:
    """The rows of the sheet as text."""
    sheet = app.screen_stack[0].query_one(SheetWidget)
    return [sheet.render_line(y).text for y in range(sheet.size.height)]


@pytest.mark.parametrize("size", SIZES)
async def test_every_area_can_be_read_at_every_size(size: tuple[int, int]) -> None:
    app = table()
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        rows = picture(app)
        shown = " ".join(rows)
        names = [patch.name for patch in app.session.scene(0).patches]
        assert [name for name in names if name not in shown] == []
        assert all(len(row) <= size[0] for row in rows)
        towers = [token for token in app.session.scene(0).tokens if token.kind == "tower"]
        assert shown.count("▲") == len(towers)
        assert app.query_one(MoveList).size.height >= 3
        assert app.query_one("#typed").region.bottom <= size[1]


async def test_a_turn_with_the_keyboard() -> None:
    app = table()
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "Player 1: Take a die" in words(app, "status")
        assert "Rolled: blue 3 in G" in words(app, "log")
        await type_in(pilot, "red")
        assert app.query_one(MoveList).texts == ["red from Greenwood"]
        await pilot.press("tab")
        assert app.query_one("#typed", Input).value == "red from Greenwood"
        await pilot.press("enter")
        await settle(pilot)
        assert "2 red" in words(app, "status")
        await type_in(pilot, "red G2")
        await pilot.press("enter")
        await settle(pilot)
        assert app.session.play.moves[-1] == (0, "red on G2")
        await pilot.press("ctrl+z")
        await settle(pilot)
        assert app.session.play.moves[-1] == (0, "red from Greenwood")
        await pilot.press("down", "down", "enter")
        await settle(pilot)
        assert app.session.play.moves[-1] == (0, "red on G2")


async def test_the_rest_of_a_move_is_proposed() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press(*"red")
        await pilot.pause()
        await pilot.press("right")
        assert app.query_one("#typed", Input).value == "red from Greenwood"


async def test_what_is_refused_gets_one_sentence_and_nothing_is_lost() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        before = app.session.state.dump()
        for typed, said in [
            ("red on R4", "(ID-A45)"),
            ("why red on R4", "(ID-A45)"),
            ("why red from Greenwood", "Allowed now: take"),
            ("rubbish", "is not a move"),
            ("yellow", "2 moves fit"),
            ("undo", "take back"),
            ("? ID-PAINT-2", "ID-PAINT-2: "),
            ("? ID-NONE", "no rule"),
            ("save /nowhere/at/all.json", "cannot be written"),
        ]:
            await type_in(pilot, typed)
            await pilot.press("enter")
            await settle(pilot)
            assert said in words(app, "notice"), typed
            assert app.session.state.dump() == before
            assert app.is_running


async def test_pages_open_and_close() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for typed in ("?", "score"):
            await type_in(pilot, typed)
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, TextPage)
            await pilot.press("enter")
            await pilot.pause()
            assert not isinstance(app.screen, TextPage)


async def test_a_click_on_a_move_and_on_a_place() -> None:
    app = table()
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.click(MoveList, offset=(2, 1))
        await settle(pilot)
        assert app.session.play.moves[-1] == (0, "red from Greenwood")
        row = next(y for y, text in enumerate(picture(app)) if "G2" in text)
        await pilot.click(SheetWidget, offset=(picture(app)[row].index("G2"), row))
        await settle(pilot)
        assert app.session.play.moves[-1] == (0, "red on G2")


async def test_the_whole_width_for_sheet_or_panels() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f2")
        await pilot.pause()
        assert app.query_one(SheetWidget).size.width == 80
        await pilot.press("f2")
        await pilot.pause()
        assert not app.query_one(SheetWidget).display
        await pilot.press("f2")
        await pilot.pause()
        assert 40 < app.query_one(SheetWidget).size.width < 80


async def test_people_pass_the_keyboard_on_and_see_only_their_own() -> None:
    app = table(bot="none")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for typed in ("red", "red on G2", "done"):
            await type_in(pilot, typed)
            await pilot.press("enter")
            await settle(pilot)
        assert isinstance(app.screen, PassOn)
        assert "Player 2" in str(app.screen.query_one("#pass", Static).render())
        await pilot.press("enter")
        await settle(pilot)
        assert "Player 2: " in words(app, "status")
        log = words(app, "log")
        assert "takes the red die from Greenwood" in log
        assert "G2" not in log, "what others paint is a secret until the round is over"


async def test_a_whole_play_ends_with_its_result(tmp_path: Path) -> None:
    """Alone and lazily: take a die, leave its drops, cross out a number, until no blot is left."""
    file = tmp_path / "play.json"
    app = table(seats=1, file=file)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        while not app.session.state.over:
            legal = app.query_one(MoveList).texts
            app.enter("done" if "done" in legal else legal[0])
            await settle(pilot)
            assert len(app.session.play.moves) < 100
        assert isinstance(app.screen, TextPage)
        assert replay(read_record(file)).state.over
        await pilot.press("enter")
        await pilot.pause()
        total = signed(app.session.state.scores()[0].total)
        assert f"You have {total} point" in words(app, "status")
        await type_in(pilot, f"save {tmp_path / 'again.json'}")
        await pilot.press("enter")
        await pilot.pause()
        assert app.saved == str(tmp_path / "again.json")
        await type_in(pilot, "Quit")
        await pilot.press("enter")
        await pilot.pause()
    assert app.return_code == 0


async def test_in_russian() -> None:
    app = table(language="ru")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "Игрок 1: Возьмите кубик" in words(app, "status")
        assert "4 хода" in words(app, "status")
        assert "Выпало: синий 3" in words(app, "log")
