"""Line mode: a game from standard input to standard output."""

import io
import json
from pathlib import Path

import pytest

from paintpot.bots import make_bot
from paintpot.cli.main import main
from paintpot.cli.saving import check_place
from paintpot.core.contract import CHANCE
from paintpot.core.play import Play
from paintpot.core.records import read_record, replay
from paintpot.core.registry import games
from paintpot.games.inkdoms.realm import SHELF
from paintpot.texts import catalogue


def play_lines(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    *words: str,
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main(["play", "--plain", "--lang", "en", *words])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


SEEDED = ("inkdoms", "--seed", "5", "--bot", "random")


def test_a_few_moves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    throw = Play("inkdoms", 2, "5")
    throw.roll()
    first = throw.game.text(throw.state.legal(0)[0])
    out = play_lines(monkeypatch, capsys, f"{first}\nundo\nscore\nlook\nmoves\nquit\n", *SEEDED)
    assert "Rolled: blue" in out
    assert "Redhill: R1" in out
    assert "Player 1. Take a die." in out
    assert f"Undone: {catalogue(throw.game.name).button(first)}" in out
    assert "Total: −18" in out


@pytest.mark.usefixtures("given_throw")
def test_why_takes_what_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A part of a move will do: of a legal one, or else of any move of the game."""
    out = play_lines(
        monkeypatch, capsys, "why red from\nwhy white as blue from R\nwhy b\n", *SEEDED
    )
    assert "Allowed now: take the red die from Greenwood." in out
    assert "(ID-THROW-5)" in out or "(ID-WHITE-1)" in out
    assert "moves fit: " in out
    out = play_lines(monkeypatch, capsys, "why red from\nred\nundo\n", *SEEDED, "--lang", "ru")
    assert "Сейчас можно: взять красный кубик из Зеленолесья." in out
    assert "Ход отменён: взять красный кубик из Зеленолесья" in out
    out = play_lines(monkeypatch, capsys, "why tower green\nwhy cow\n", *SEEDED, "--lang", "ru")
    assert "Сначала возьмите кубик" in out, "one reason for all that fit"
    assert "«cow» — не ход игры Inkdoms." in out


def test_what_a_thing_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The words of the page's cards, and the rule; of several things their names."""
    out = play_lines(monkeypatch, capsys, "what WatchTower\nwhat spell\nwhat cow\n", *SEEDED)
    assert "A lookout on the border of two areas." in out
    assert "No points. One drop more, from the next round on." in out
    assert "ID-TOWER-1: A watchtower" in out
    assert "Of which? Area with a spell, Spell 1: away, Spell 2: beside its like" in out
    assert "There is nothing called “cow” here." in out
    out = play_lines(monkeypatch, capsys, "что кляксы\n", *SEEDED, "--lang", "ru")
    assert "Кляксу отмечают" in out
    assert "ID-BLOT-1: " in out


@pytest.mark.usefixtures("given_throw")
def test_what_is_wrong_is_said_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed = "nonsense\nred on R4\nwhy red on R4\nwhy\n? ID-PAINT-4\n? ID-XX\n?\nsave\nundo\n"
    file = tmp_path / "kept.json"
    out = play_lines(monkeypatch, capsys, typed, *SEEDED, "--save", str(file))
    assert "'nonsense' is not a move" in out
    assert out.count("(ID-A45)") == 2
    assert "ID-PAINT-4: " in out
    assert "There is no rule ID-XX" in out
    assert "Ask like this" in out
    assert "You have not moved yet" in out or "Nothing of yours" in out
    assert len(read_record(file)["moves"]) == 1, "only the throw"


@pytest.mark.usefixtures("given_throw")
def test_part_of_a_move_is_enough_if_it_is_plain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    out = play_lines(
        monkeypatch, capsys, "r\nfrom\ndo\n", "inkdoms", "--seed", "5", "--save", str(file)
    )
    moves = read_record(file)["moves"]
    assert moves[1] == [0, "red from Greenwood"]
    assert moves[2] == [0, "done"], "'from' fits nothing then, 'do' is done"
    assert "is not a move" in out


def test_a_whole_play_and_its_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Alone, so that all moves can be written down beforehand."""
    play = Play("inkdoms", 1, "8")
    bot = make_bot("random", 1)
    while not play.state.over:
        if play.state.actors() == (CHANCE,):
            play.roll()
        else:
            play.play(0, bot.choose(play.state, 0))
    typed = "".join(f"{text}\n" for seat, text in play.moves if seat == 0)
    file = tmp_path / "solo.json"
    out = play_lines(
        monkeypatch, capsys, typed, "inkdoms", "--seats", "1", "--seed", "8", "--save", str(file)
    )
    assert f"paintpot replay {file}" in out
    assert replay(read_record(file)).state.dump() == play.state.dump()


@pytest.mark.usefixtures("given_throw")
def test_a_saved_play_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    out = play_lines(monkeypatch, capsys, "red\n", *SEEDED, "--save", str(file))
    assert f"paintpot play --resume {file}" in out
    play_lines(monkeypatch, capsys, "done\n", "--resume", str(file))
    record = read_record(file)
    assert [0, "done"] in record["moves"]
    assert [seat["kind"] for seat in record["seats"]] == ["person", "random"]


def test_an_own_sheet_is_played_and_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = json.loads((SHELF.folder / "standard.json").read_text(encoding="utf-8"))
    plain = next(area for area in data["areas"] if "symbol" not in area)
    marked = next(area for area in data["areas"] if str(area.get("symbol")).startswith("spell"))
    plain["symbol"] = marked.pop("symbol")
    sheet = tmp_path / "mine.json"
    sheet.write_text(json.dumps(data), encoding="utf-8")
    kept = tmp_path / "kept.json"
    out = play_lines(
        monkeypatch, capsys, "quit\n", *SEEDED, "--sheet", str(sheet), "--save", str(kept)
    )
    assert f"{plain['id']} ({plain['symbol']})" in out
    assert f"{marked['id']} (" not in out
    assert main(["verify", str(kept)]) == 0


@pytest.mark.usefixtures("given_throw")
@pytest.mark.parametrize("enter", ["\n", ""])
def test_people_hand_the_keyboard_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], enter: str
) -> None:
    """With Enter; a script may leave it out."""
    typed = f"red\nred on G2\ndone\n{enter}BLUE F\n"
    out = play_lines(monkeypatch, capsys, typed, "inkdoms", "--seed", "5", "--bot", "none")
    first, blank, second = out.partition("\n" * 24)
    assert blank
    assert "Player 1. " in first
    assert second.lstrip("\n").startswith("Pass the keyboard to Player 2, then press Enter.\n")
    assert "Player 1: takes the red die from Greenwood, ends the turn" in second
    assert "Player 2. Take a die." in second
    assert "red on G2" not in second, "what others paint is a secret until the round is over"
    assert "3 blue" in second, "the next line is the next person's"


@pytest.mark.usefixtures("given_throw")
def test_at_a_terminal_only_enter_takes_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for last, shown in [("quit\n", False), ("", False), ("score\n\n", True)]:
        monkeypatch.setattr("sys.stdin", Terminal(f"red\ndone\n{last}"))
        words = ["inkdoms", "--plain", "--seed", "5", "--bot", "none", "--lang", "en"]
        assert main(["play", *words]) == 0
        out = capsys.readouterr().out
        assert ("Player 2. Take a die." in out) == shown
        assert "Total" not in out
        assert out.count("Pass the keyboard") == (2 if shown else 1)


@pytest.mark.usefixtures("given_throw")
def test_words_to_the_house_forgive_case(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "RED\nUndo\nSCORE\nWhy Red On R4\nLOOK\nMoves red\nmoves Purple cow\nQUIT\nscore\n"
    out = play_lines(monkeypatch, capsys, typed, *SEEDED)
    assert "Undone: take the red die from Greenwood" in out
    assert out.count("Total: ") == 1
    assert "(ID-A45)" in out
    assert out.count("Redhill: R1") == 2
    assert "No move fits “Purple cow”." in out
    assert "is not a move" not in out


# -- files


@pytest.mark.usefixtures("given_throw")
def test_what_was_saved_on_the_way_is_whole_in_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    typed = f"save {one}\nred\nquit\n"
    out = play_lines(monkeypatch, capsys, typed, *SEEDED, "--save", str(two))
    for file in (one, two):
        assert read_record(file)["moves"][-1] == [0, "red from Greenwood"]
        assert f"Continue it: paintpot play --resume {file}\n" in out


@pytest.mark.usefixtures("given_throw")
def test_a_save_that_fails_throws_nobody_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    check = check_place

    def checked_then_taken(path: str) -> None:
        check(path)
        file.mkdir()

    monkeypatch.setattr("paintpot.cli.play_command.check_place", checked_then_taken)
    monkeypatch.setattr(
        "sys.stdin", io.StringIO("red\nsave /nowhere/x.json\nsave .\ndone\nscore\n")
    )
    assert main(["play", "--plain", "--lang", "en", *SEEDED, "--save", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out.count("kept.json cannot be written: ") == 2, "after each move"
    assert "/nowhere/x.json cannot be written: " in out
    assert "\n. cannot be written: " in out
    assert "Total: " in out
    assert err.count("\n") == 1
    assert "kept.json cannot be written: " in err, "what is lost is said at the end"


def test_a_look_at_the_place_leaves_what_is_there(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("mine", encoding="utf-8")
    check_place(file)
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.usefixtures("given_throw")
def test_a_play_goes_on_as_it_was_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    play_lines(monkeypatch, capsys, "red\n", *SEEDED, "--save", str(file))
    other = next(name for name in [*games(), "another"] if name != "inkdoms")
    for words, says in [
        (["--seats", "2"], "without --seats."),
        (["--bot", "greedy"], "without --bot."),
        (["--seed", "5", "--option", "first=1"], "without --seed, --option."),
        (["--sheet", "mine.json"], "without --sheet."),
        ([other], f"is a game of inkdoms, not of {other}."),
    ]:
        assert main(["play", "--plain", "--resume", str(file), *words]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.endswith(f"{says}\n")
        assert err.count("\n") == 1
    again = tmp_path / "again.json"
    words = ["inkdoms", "--resume", str(file), "--save", str(again)]
    play_lines(monkeypatch, capsys, "", *words)
    assert read_record(again)["moves"][-1] == [0, "red from Greenwood"]


def test_the_goal_is_told_at_the_start_and_help_is_understood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The words are folded to the width of a page; a game that goes on does not repeat them."""
    out = play_lines(monkeypatch, capsys, "help\nquit\n", *SEEDED)
    goal = catalogue("inkdoms").say("goal")
    assert " ".join(out.split()).startswith(goal)
    assert "Type a move, or enough of it to be clear" in out
    assert "is not a move" not in out
    solo = play_lines(monkeypatch, capsys, "quit\n", *SEEDED, "--seats", "1")
    assert " ".join(solo.split()).startswith(catalogue("inkdoms").say("goal-solo"))


def test_what_alone_in_a_game_without_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", str(Path(__file__).parents[2] / "examples"))
    out = play_lines(monkeypatch, capsys, "what\nquit\n", "drip", "--seed", "3")
    assert "This game has no descriptions of its things" in out
