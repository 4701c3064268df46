"""`paintpot verify` says what is proven and what is not, in either language."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paintpot.bots import make_bot
from paintpot.cli.main import main
from paintpot.cli.saving import save
from paintpot.cli.seating import new_session, resumed
from paintpot.cli.session import Session
from paintpot.core.contract import CHANCE
from paintpot.core.fair import BOT, NONE, SILENT, Fair, Part, commitment
from paintpot.core.play import Play, Seat
from paintpot.core.proof import take_up
from paintpot.core.registry import game

SECRET = bytes(range(32)).hex()
OLD = Path(__file__).parents[1] / "fixtures" / "before-13"


def hosted(throws: int | None, begun: tuple[tuple[int, str], ...] = ()) -> Play:
    """A game of Inklings with fair dice, up to this many throws, or to the end."""
    fair = Fair(commitment(SECRET), ["ink", "клякса"], first=len(begun))
    return played(Play("inklings", fair=fair), throws, begun)


def played(play: Play, throws: int | None, begun: tuple[tuple[int, str], ...] = ()) -> Play:
    take_up(play, SECRET, begun)
    bot = make_bot("random", 1)
    while not play.state.over:
        seat = play.state.actors()[0]
        if seat != CHANCE:
            play.play(seat, bot.choose(play.state, seat))
        elif throws == 0:
            break
        else:
            play.roll()
            throws = throws and throws - 1
    return play


def tell(play: Play) -> Play:
    assert play.fair is not None
    play.fair.secret = SECRET
    return play


def lines(capsys: pytest.CaptureFixture[str], file: Path, language: str = "en") -> dict[str, str]:
    """The report on a valid record, by the first word of each line."""
    assert main(["verify", str(file), "--lang", language]) == 0
    return dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())


def said(capsys: pytest.CaptureFixture[str], file: Path, language: str = "en") -> str:
    """The report on the throws of a valid record."""
    return lines(capsys, file, language)["throws" if language == "en" else "броски"]


def with_parts(*parts: Part, table: str = "table", throws: int | None = None) -> Play:
    """A game of Inklings whose dice follow from parts of the seats."""
    fair = Fair(commitment(SECRET), [""] * len(parts), table=table, parts=list(parts))
    play = Play(
        "inklings", len(parts), people=[Seat(f"P{k}") for k in range(len(parts))], fair=fair
    )
    return played(play, throws)


REVEALED = [Part(commitment(drawn), drawn) for drawn in ("1a" * 32, "2b" * 32)]


def test_a_whole_play_says_what_is_proven_and_what_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play = tell(with_parts(*REVEALED))
    throws = [seat for seat, _ in play.moves].count(CHANCE)
    file = save(play, tmp_path / "play.json")
    assert throws > 9
    found = lines(capsys, file)
    assert list(found) == ["valid", "throws", "moves", "completeness", "people"]
    assert found["throws"].startswith(
        f"{throws} proven; they follow from the server’s secret and the parts of seats 1, 2, "
    )
    assert found["moves"].startswith("all legal; ")
    assert "order of moves made at the same time, is not proven" in found["moves"]
    assert found["completeness"].startswith("proven; ")
    assert found["people"].startswith("not proven; ")
    russian = lines(capsys, file, "ru")
    assert list(russian) == ["запись верна", "броски", "ходы", "полнота", "люди"]
    assert russian["броски"].startswith(f"доказаны, их {throws}; ")


def test_who_is_not_in_the_dice_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    parts = [REVEALED[0], Part("4d" * 32, None, SILENT), Part(None, None, NONE)]
    file = save(tell(with_parts(*parts, Part(None, None, BOT))), tmp_path / "play.json")
    throws = said(capsys, file).split("; ")
    assert "the parts of seats 1, and" in throws[1]
    assert throws[2:] == [
        "seat 2 did not reveal its part in time",
        "seat 3 added nothing",
        "seat 4 is a bot’s, whose part would be the server’s own",
    ]


def test_where_nobody_added_anything_nothing_is_called_proven(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    parts = [Part("4d" * 32, None, SILENT), Part(None, None, NONE)]
    file = save(tell(with_parts(*parts)), tmp_path / "play.json")
    assert "the server could have chosen them" in said(capsys, file)
    assert "proven" not in said(capsys, file)


@pytest.mark.parametrize(
    "record", sorted({*OLD.glob("*.json")} - {OLD / "about.json"}), ids=lambda path: path.stem
)
def test_older_records_are_thrown_again_and_not_called_proven(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    found = lines(capsys, record)
    assert "the server knew the secret when words were given" in found["throws"]
    assert " proven" not in found["throws"]
    assert found["completeness"].startswith("proven; ")


def changed(file: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    record = json.loads(file.read_text(encoding="utf-8"))
    change(record)
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def test_changed_names_are_not_called_proven(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = save(tell(with_parts(*REVEALED)), tmp_path / "play.json")
    honest = lines(capsys, file)

    def rename(record: dict[str, Any]) -> None:
        record["seats"] = [{"name": "Eve", "kind": "person"}, {"name": "Mallory", "kind": "person"}]

    found = lines(capsys, changed(file, rename))
    assert found["people"].startswith("not proven")
    assert "Eve" not in found["throws"] + found["moves"] + found["completeness"]
    assert {**found, "valid": ""} == {**honest, "valid": ""}


def test_a_cut_off_end_is_not_called_complete(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def cut(record: dict[str, Any]) -> None:
        record["moves"] = record["moves"][:20]
        record["result"] = None

    file = save(tell(with_parts(*REVEALED)), tmp_path / "play.json")
    found = lines(capsys, changed(file, cut))
    assert "not finished" in found["valid"]
    assert found["completeness"].startswith("not proven; ")
    assert "all" not in found["throws"].split()


def test_swapped_moves_of_the_same_time_are_not_called_proven(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def swap(record: dict[str, Any]) -> None:
        moves = record["moves"]
        pairs = [k for k in range(len(moves) - 1) if {moves[k][0], moves[k + 1][0]} == {0, 1}]
        moves[pairs[0]], moves[pairs[0] + 1] = moves[pairs[0] + 1], moves[pairs[0]]

    file = save(tell(with_parts(*REVEALED)), tmp_path / "play.json")
    before = file.read_text(encoding="utf-8")
    found = lines(capsys, changed(file, swap))
    assert json.loads(before) != json.loads(file.read_text(encoding="utf-8"))
    assert found["moves"].endswith("order of moves made at the same time, is not proven")


def test_before_any_throw(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = save(tell(hosted(0)), tmp_path / "play.json")
    assert said(capsys, file) == "none to be proven yet"
    assert said(capsys, file, "ru") == "доказывать пока нечего"


def test_before_the_secret_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = save(hosted(4), tmp_path / "play.json")
    assert said(capsys, file) == "not proven yet: the secret of the dice has not been told"
    assert said(capsys, file, "ru").endswith("секрет кубиков ещё не раскрыт")
    silent = with_parts(REVEALED[0], Part("4d" * 32, None, SILENT), throws=2)
    file = save(silent, tmp_path / "play.json")
    assert said(capsys, file).endswith("; seat 2 did not reveal its part in time")


def test_where_nothing_was_promised(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert said(capsys, record) == "not proven: the record says nothing that would prove them"
    assert said(capsys, record, "ru") == "не доказаны: в записи нет для этого данных"


def test_a_play_begun_elsewhere_is_proven_in_part(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    begun = ((CHANCE, "3 on the d6, 4 on the d8, 4 on the d12"),)
    file = save(tell(hosted(2, begun)), tmp_path / "play.json")
    assert said(capsys, file).endswith("; 1 earlier throw from elsewhere cannot be proven")
    assert said(capsys, file).startswith("2 follow from")
    assert said(capsys, file, "ru").endswith("ещё 1 сделан раньше и не здесь, без доказательства")


def _throw(record: dict[str, Any]) -> None:
    roll = record["moves"][0]
    roll[1] = roll[1].replace("9 on the d12", "8 on the d12")


def _secret(record: dict[str, Any]) -> None:
    record["fair"]["secret"] = "1" + SECRET[1:]


def _commitment(record: dict[str, Any]) -> None:
    record["fair"]["commitment"] = "0" + record["fair"]["commitment"][1:]


def _words(record: dict[str, Any]) -> None:
    record["fair"]["words"][0] = "Ink"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (_throw, "Move 1 (chance: '3 on the d6, 7 on the d8, 8 on the d12') is not what the dice"),
        (_secret, "The secret of the dice does not fit the commitment"),
        (_commitment, "The secret of the dice does not fit the commitment"),
        (_words, "Move 1 (chance: '3 on the d6, 7 on the d8, 9 on the d12') is not what the dice"),
    ],
)
def test_a_changed_digit_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: Any, fault: str
) -> None:
    record = json.loads(json.dumps(tell(hosted(1)).record()))
    record["moves"] = record["moves"][:1]
    change(record)
    file = tmp_path / "play.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"paintpot: {fault}")
    assert err.count("\n") == 1


def test_what_is_gone_on_with_at_home_has_dice_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The record must not claim the server's secret for throws at home."""
    file = save(tell(hosted(2)), tmp_path / "play.json")
    session = resumed(str(file))
    before = len(session.play.moves)
    to_the_end(session)
    save(session.play, file)
    fair = session.play.record()["fair"]
    assert (fair["first"], fair["table"]) == (before, "")
    assert fair["secret"] != SECRET
    throws = said(capsys, file).split("; ")
    assert throws[0].endswith("one program drew at one keyboard")
    assert throws[1] == "2 earlier throws from elsewhere cannot be proven"


def test_a_play_at_one_keyboard_has_a_part_of_every_person(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = new_session(game("inklings"), 3, "none", None, {})
    session.go_on()
    assert session.play.record()["fair"]["secret"] is None, "not while it can be foreseen with it"
    to_the_end(session)
    file = save(session.play, tmp_path / "play.json")
    assert [part["bytes"] is None for part in session.play.record()["fair"]["parts"]] == [False] * 3
    assert "follow from a secret and parts that one program drew" in said(capsys, file)

    with_bot = new_session(game("inklings"), 2, "random", None, {})
    parts = with_bot.play.record()["fair"]["parts"]
    assert parts[1] == {"hash": None, "bytes": None, "why": BOT}
    assert parts[0]["hash"] == commitment(parts[0]["bytes"])


def to_the_end(session: Session) -> None:
    bot = make_bot("random", 1)
    session.go_on()
    while not session.state.over:
        seat = session.state.actors()[0]
        session.make(seat, bot.choose(session.state, seat))
        session.go_on()


def test_many_records_and_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plays = Path(__file__).parents[1] / "plays"
    wrong = tmp_path / "deep" / "wrong.json"
    wrong.parent.mkdir()
    wrong.write_text("{}", "utf-8")
    right = next(iter(sorted(plays.glob("*.json"))))
    assert main(["verify", str(tmp_path), str(right), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{wrong}: ")
    assert lines[1].startswith(f"{right}: valid: ")
    assert lines[2:] == ["1 of 2 records are valid"]
    assert main(["verify", str(right), str(right), str(right.parent), "--lang", "en"]) == 0
    n = len(list(plays.rglob("*.json")))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == n + 1, "each once"
    assert lines[-1] == f"{n} of {n} records are valid"


def test_a_folder_without_records_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path)]) == 2
    assert "There is no record" in capsys.readouterr().err
