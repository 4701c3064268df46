"""The terminal's words for any game's picture, in its language."""

import re
from pathlib import Path

import pytest

import paintpot
from paintpot.cli.choosing import moves_at
from paintpot.cli.prose import scene_text
from paintpot.cli.steps import Steps
from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE
from paintpot.core.play import Seat
from paintpot.core.records import read_record, replay
from paintpot.core.scenes import Patch, Scene, Span
from paintpot.texts import forget_texts

PLAYS = Path(__file__).parents[1] / "plays"
SQUARE = ((0, 0), (9, 0), (9, 9), (0, 9))


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch) -> Voice:
    monkeypatch.setenv("PAINTPOT_GAMES", str(Path(__file__).parents[2] / "examples"))
    people = [Seat("Ann"), Seat("Ben")]
    return Voice("ru", paintpot.game("streaks"), people)


def test_a_patch_is_called_by_the_words_of_its_move(voice: Voice) -> None:
    def called(name: str, *moves: str) -> str:
        return voice.patch(Patch(name, SQUARE, (4, 4), moves=moves))

    assert called("red 7", "red 7") == "красный 7"
    assert called("box", "red 7") == "красный 7"
    assert called("box", "red 7", "red 8") == "box"
    assert called("red", "red 7") == "красный"
    assert called("box") == "box"


def test_a_click_means_the_moves_of_the_patch_not_those_that_name_it() -> None:
    patches = [
        Patch(name, SQUARE, (4, 4), moves=(move,))
        for name, move in (("red 7", "red 7"), ("7", "pass"))
    ]
    legal = ["red 7", "blue 7", "pass"]
    assert moves_at(legal, patches, "red 7") == ["red 7"]
    assert moves_at(legal, patches, "7") == ["pass"]
    assert moves_at(["blue 7"], patches, "7") == []


def test_the_sheet_is_told_in_the_language(voice: Voice) -> None:
    patches = [Patch("red 7", SQUARE, (4, 4), group="red", ink="red", moves=("red 7",))]
    assert scene_text(Scene(10, 10, patches, [], []), voice) == "красный: красный 7 красный"


def test_the_player_of_a_span_has_a_name(
    tmp_path: Path, voice: Voice, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "ru.ftl").write_text("scene-wait = Ходит { $player }", "utf-8")
    monkeypatch.setattr(voice.game, "folder", tmp_path)
    forget_texts()
    own = Voice("ru", voice.game, voice.people)
    assert own.span(Span(message="scene-wait", facts={"player": 2})) == "Ходит Ben"
    forget_texts()


@pytest.mark.parametrize("file", sorted(PLAYS.glob("*.json")), ids=lambda file: file.stem)
def test_chance_is_told_in_words(file: Path) -> None:
    """No seat by its number, no code of a tile and, in Russian, no English word."""
    play = replay(read_record(str(file)))
    for language, code in (("en", r"\bseat \d|quill|-[A-Z]"), ("ru", r"[a-z]{2,}|-[A-Z]")):
        steps = Steps(play, Voice(language, play.game))
        for n, (seat, text) in enumerate(play.moves, 1):
            if seat == CHANCE:
                assert not re.search(code, steps.title(n)), (text, steps.title(n))


def test_what_came_out_of_the_bags_of_ink_is_told_in_words() -> None:
    play = replay(read_record(str(PLAYS / "ink-tie-round.json")))
    steps = Steps(play, Voice("en", play.game, play.people))
    assert steps.title(1).startswith("Player 1: palette yellow and purple; Player 2: palette ")
    assert steps.title(2).startswith("Bonus actions: 3 change an objective, 4 Lead bottle back")
    assert steps.title(3) == "New tiles at places 1, 2, 3, 4, 5 and 6 on the wheel"
    assert steps.title(8) == "New tile at place 1 on the wheel"
    voice = Voice("ru", play.game, play.people)
    assert voice.chance(["XX red and light blue"], []) == "Вытянут жетон XX, красный и голубой"
