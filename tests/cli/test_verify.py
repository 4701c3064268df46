"""`paintpot verify` says whether throws are proven, in either language."""

import json
from pathlib import Path
from typing import Any

import pytest

from paintpot.bots import make_bot
from paintpot.cli.main import main
from paintpot.cli.saving import save
from paintpot.cli.seating import resumed
from paintpot.core.contract import CHANCE
from paintpot.core.fair import Fair, commitment
from paintpot.core.play import Play
from paintpot.core.proof import take_up

SECRET = bytes(range(32)).hex()


def hosted(throws: int | None, begun: tuple[tuple[int, str], ...] = ()) -> Play:
    """A play of Inklings with fair dice, up to so many throws of its own, or to the end."""
    fair = Fair(commitment(SECRET), ["ink", "клякса"], first=len(begun))
    play = Play("inklings", fair=fair)
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


def said(capsys: pytest.CaptureFixture[str], file: Path, language: str = "en") -> str:
    """What is said about the dice of a valid record."""
    assert main(["verify", str(file), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    return out.strip().rpartition("; ")[2]


def test_a_whole_play_is_proven(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = tell(hosted(None))
    throws = [seat for seat, _ in play.moves].count(CHANCE)
    file = save(play, tmp_path / "play.json")
    assert throws > 9
    assert said(capsys, file) == f"all {throws} throws proven"
    assert said(capsys, file, "ru") == f"подтверждены все броски, их {throws}"


@pytest.mark.parametrize(
    ("throws", "english", "russian"),
    [
        (0, "no throw to be proven yet", "подтверждать пока нечего: бросков не было"),
        (1, "its only throw proven", "единственный бросок подтверждён"),
        (3, "all 3 throws proven", "подтверждены все броски, их 3"),
    ],
)
def test_few_throws(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, throws: int, english: str, russian: str
) -> None:
    file = save(tell(hosted(throws)), tmp_path / "play.json")
    assert said(capsys, file) == english
    assert said(capsys, file, "ru") == russian


def test_before_the_secret_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = save(hosted(4), tmp_path / "play.json")
    assert said(capsys, file).endswith("the secret of the dice has not been told")
    assert said(capsys, file, "ru").endswith("секрет кубиков ещё не раскрыт")


def test_where_nothing_was_promised(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert said(capsys, record) == "the record says nothing that would prove its throws"
    assert said(capsys, record, "ru") == "в записи нет данных, подтверждающих броски"


def test_a_play_begun_elsewhere_is_proven_in_part(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    begun = ((CHANCE, "3 on the d6, 4 on the d8, 4 on the d12"),)
    file = save(tell(hosted(2, begun)), tmp_path / "play.json")
    assert said(capsys, file) == (
        "2 throws proven, 1 earlier throw from elsewhere cannot be proven"
    )
    assert said(capsys, file, "ru") == (
        "подтверждены 2 броска, ещё 1 сделан раньше и не здесь, без доказательства"
    )


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


def test_what_is_gone_on_with_at_home_promises_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Dice at home are others: the record must not claim the secret for them."""
    file = save(tell(hosted(2)), tmp_path / "play.json")
    sitting = resumed(str(file))
    sitting.go_on()
    assert "fair" not in sitting.play.record()
    save(sitting.play, file)
    assert said(capsys, file) == "the record says nothing that would prove its throws"


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
