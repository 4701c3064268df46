"""Hints without a screen: the bot's ideas, their wording, and that the game is unaffected."""

import io
import re
from pathlib import Path

import pytest

from paintpot.bots import Bot, make_bot
from paintpot.bots.bot import Advice
from paintpot.bots.hints import Hint
from paintpot.cli import hints
from paintpot.cli.hints import HintRequest, gain_text, hint_lines, no_hint, reasons
from paintpot.cli.main import main
from paintpot.cli.seating import new_session
from paintpot.cli.session import Session
from paintpot.cli.typed_commands import execute
from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE, State
from paintpot.core.errors import BadBot
from paintpot.core.moments import Gain
from paintpot.core.registry import game, games
from paintpot.table.bot_requests import HINT_BOT

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = sorted({*games(), "drip"})


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the house and the toy one."""
    monkeypatch.setenv("PAINTPOT_GAMES", str(EXAMPLES))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Hints of a quick bot; the descriptions of the bots that should have been asked."""
    specs: list[str] = []

    def quick(spec: str, seed: int | str) -> Bot:
        specs.append(spec)
        return make_bot("greedy", seed)

    monkeypatch.setattr(hints, "make_bot", quick)
    return specs


def sat(name: str = "inkdoms", seats: int = 2, bot: str = "none", language: str = "en") -> Session:
    session = new_session(game(name), seats, bot, 5, {}, language)
    session.go_on()
    return session


def voice_of(session: Session, language: str = "en") -> Voice:
    return Voice(language, session.play.game, session.play.people)


def say(session: Session, *texts: str) -> None:
    for text in texts:
        session.make(session.active_seat, session.play.game.parse(text))
        session.go_on()


# -- what is said


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_hint_is_a_turn_that_can_be_played(name: str, seats: int, asked: list[str]) -> None:
    session = sat(name, seats)
    chooser = make_bot("random", 3)
    for n in range(30):
        if n % 4 == 0 and not no_hint(session, voice_of(session)):
            ways = HintRequest(session).think()
            assert 1 <= len(ways) <= 3
            for way in ways:
                state = session.state.clone()
                for step in way.steps:
                    state.play(session.active_seat, step.move)
        if not session.state.over:
            session.make(session.active_seat, chooser.choose(session.state, session.active_seat))
            session.go_on()
    assert set(asked) == {HINT_BOT} == {"search:500"}, "as at a table of a server"


def test_an_idea_reads_as_a_sentence_with_its_gain_and_the_moves(asked: list[str]) -> None:
    session = sat()
    voice = voice_of(session)
    ways = HintRequest(session).think()
    lines = hint_lines(ways, voice, 500)
    assert len(lines) == 2 * len(ways) == 6
    for n, (way, why) in enumerate(zip(ways, reasons(ways, voice), strict=True)):
        head, turn = lines[2 * n : 2 * n + 2]
        assert head.startswith(f"{n + 1}. {why} ")
        assert head.endswith(f" {gain_text(way, voice, True)}")
        parsed = [session.play.game.parse(text) for text in turn.strip().split("; ")]
        assert parsed == [step.move for step in way.steps]
    assert len({len(line) for line in lines[::2]}) == 1, "gains stand in a column"
    assert asked


@pytest.mark.parametrize(
    ("before", "gain", "shown"),
    [
        (33, 17, "+17 (33 → 50)"),
        (-18, 1, "+1 (−18 → −17)"),
        (2, -3, "−3 (2 → −1)"),
        (5, 0, "0 (5 → 5)"),
    ],
)
def test_a_gain_is_told_on_the_score(before: int, gain: int, shown: str) -> None:
    lines = [("Redhill/variety", gain)] if gain else []
    hint = Hint([Gain(0, lines)], before, [])
    for language in ("en", "ru"):
        assert gain_text(hint, Voice(language, game("inkdoms"))) == shown


def ways_of(*texts: str) -> list[Hint]:
    parse = game("inkdoms").parse
    out = []
    for text, gain in zip(texts, [12, 0, -3], strict=False):
        steps = [Gain(parse(part), []) for part in text.split("; ")]
        if gain:
            steps[0] = Gain(
                steps[0].move, [("Redhill/variety" if gain > 0 else "blots/marked", gain)]
            )
        out.append(Hint(steps, 5, []))
    return out


LONG = "red from Redhill; spell 1 to Yellowlake; red on Y2; red on Y6; red on Y9; red on Y5; done"


def test_a_long_turn_goes_on_in_the_next_line_between_two_moves() -> None:
    lines = hint_lines(ways_of(LONG, "done"), Voice("en", game("inkdoms")), 66)
    assert lines == [
        "1. Add a colour to Redhill.        +12 (5 → 17)",
        "   red from Redhill; spell 1 to Yellowlake; red on Y2; red on Y6;",
        "   red on Y9; red on Y5; done",
        "2. No points now, and none lost.      0 (5 → 5)",
        "   done",
    ]


def test_moves_are_told_in_words_above_those_to_type() -> None:
    lines = hint_lines(ways_of("red from Redhill; done"), Voice("ru", game("inkdoms")), 100)
    assert lines[1:] == [
        "   взять красный кубик из Красногорья; закончить ход",
        "   red from Redhill; done",
    ]


@pytest.mark.parametrize("width", [30, 40, 60, 78, 118])
def test_a_hint_keeps_to_its_room(width: int) -> None:
    voice = Voice("en", game("inkdoms"))
    for rows in (2, 3, None):
        lines = hint_lines(ways_of(LONG, "done", LONG), voice, width, rows)
        assert max([len(line) for line in lines]) <= width
        told = "\n".join(lines)
        if rows is not None:
            assert len(lines) <= 3 * rows
            assert [line[:2] for line in lines if line[0] != " "] == ["1.", "2.", "3."]
        else:
            assert "…" not in told
        assert all([gain in told for gain in ("+12 (5 → 17)", "0 (5 → 5)", "−3 (5 → 2)")])


# -- when there is none


@pytest.mark.parametrize(
    ("language", "only", "wait", "over"),
    [
        (
            "en",
            "Only one move is possible: end the turn (done).",
            "It is not your turn",
            "The game is over",
        ),
        (
            "ru",
            "Возможен только один ход: закончить ход (done).",
            "Сейчас не ваш ход",
            "Партия окончена",
        ),
    ],
)
@pytest.mark.usefixtures("given_throw")
def test_what_needs_no_bot_is_said_in_a_sentence(
    language: str, only: str, wait: str, over: str, asked: list[str]
) -> None:
    session = sat(language=language)
    voice = voice_of(session, language)
    session.make(0, session.play.game.parse("red from Greenwood"))
    while len(session.state.legal(0)) > 1:
        session.make(0, session.state.legal(0)[0])
    assert execute(session, voice, "hint").lines == [only]
    session.make(0, session.state.legal(0)[0])
    assert session.active_seat == 0, "nobody has passed the keyboard on"
    (said,) = execute(session, voice, "подсказка").lines
    assert said.startswith(wait)
    chooser = make_bot("random", 3)
    while not session.state.over:
        session.go_on()
        if session.person() is not None:
            session.make(session.active_seat, chooser.choose(session.state, session.active_seat))
    (said,) = execute(session, voice, "HINT").lines
    assert said.startswith(over)
    assert asked == []


# -- whose it is, and what it leaves alone


@pytest.mark.usefixtures("given_throw")
def test_it_is_for_the_seat_that_is_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []

    class Advisor(Bot):
        def advise(self, state: State, seat: int, count: int) -> list[Advice]:
            seats.append(seat)
            assert count > 3, "forms of the same idea are many"
            return super().advise(state, seat, count)

        def choose(self, state: State, seat: int) -> int:
            return state.legal(seat)[0]

    monkeypatch.setattr(hints, "make_bot", lambda _, seed: Advisor(seed))
    session = sat()
    HintRequest(session).think()
    say(session, "red from Greenwood", "done")
    HintRequest(session).think()
    assert seats == [0, 1]


@pytest.mark.usefixtures("given_throw")
def test_it_does_not_depend_on_what_others_did_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor on how many moves that took: the search is short, so that other chance would show."""
    monkeypatch.setattr(hints, "HINT_BOT", "search:60")

    def hint_after(*painted: str) -> list[str]:
        session = sat()
        say(session, "red from Greenwood", *painted, "done")
        assert session.active_seat == 1
        return hint_lines(HintRequest(session).think(), voice_of(session), 200)

    assert hint_after() == hint_after("red on G2") == hint_after("red on G1")


@pytest.mark.parametrize("name", NAMES)
def test_asking_changes_nothing_and_asking_again_gives_the_same(
    name: str, asked: list[str]
) -> None:
    curious, other = [sat(name, bot="random") for _ in range(2)]

    def ask() -> None:
        if no_hint(curious, voice_of(curious)):
            return
        before = curious.state.dump(), curious.play.record()
        first, second = [
            hint_lines(HintRequest(curious).think(), voice_of(curious), 200) for _ in range(2)
        ]
        assert first == second
        assert (curious.state.dump(), curious.play.record()) == before

    turns = 0
    chooser = [make_bot("random", 3) for _ in range(2)]
    while not curious.state.over and turns < 30:
        ask()
        for session, bot in zip((curious, other), chooser, strict=True):
            session.make(session.active_seat, bot.choose(session.state, session.active_seat))
            session.go_on()
        turns += 1
    assert curious.play.moves == other.play.moves, "the same dice, the same bots"
    assert sum([who == CHANCE for who, _ in curious.play.moves]) > 1
    assert asked


# -- line by line


def typed_in(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "--plain", *words]) == 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_plain_play_shows_hints(
    name: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [name, "--seed", "5", "--bot", "random", "--lang", language]
    typed_in(monkeypatch, "hint\nПодсказка\nquit\n", *words)
    out, err = capsys.readouterr()
    assert err == ""
    lines = [line for line in out.splitlines() if line[:3] in ("1. ", "2. ", "3. ")]
    half = len(lines) // 2
    assert 1 <= half <= 3
    assert lines[:half] == lines[half:]
    assert all([bool(re.search("[а-яё]", line)) == (language == "ru") for line in lines])
    # A long sentence takes two rows; its gain is at the end of one of them.
    gain = r" (?:[+−]\d+|0) \(−?\d+ → −?\d+\)(?: ≈ (?:[+−]\d+|0))?$"
    gains = re.findall(gain, out, re.MULTILINE)
    assert len(gains) == len(lines)
    # Totals are shown for all ideas or for none.
    assert len({"≈" in one for one in gains}) == 1


@pytest.mark.usefixtures("asked", "given_throw")
def test_a_hint_is_not_in_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("inkdoms", "--seed", "5", "--bot", "greedy", "--lang", "en")
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    typed_in(monkeypatch, "red\nred on G2\ndone\n", *words, "--save", str(one))
    typed_in(
        monkeypatch, "hint\nred\nHint\nred on G2\nhint\ndone\nhint\n", *words, "--save", str(two)
    )
    assert one.read_text("utf-8") == two.read_text("utf-8")
    assert "1. " in capsys.readouterr().out


def test_a_narrow_terminal_gets_narrow_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (way,) = ways_of(LONG)
    monkeypatch.setattr(HintRequest, "think", lambda _: [way])
    for columns, rows in (("50", 4), ("300", 2)):
        monkeypatch.setenv("COLUMNS", columns)
        typed_in(monkeypatch, "hint\n", "inkdoms", "--seed", "5", "--bot", "random")
        out = capsys.readouterr().out
        at = out.index("1. Add a colour")
        shown = out[at:].splitlines()
        assert len(shown) == rows
        assert max([len(line) for line in shown]) <= min(int(columns), 100)


def test_a_bot_that_cannot_say_ends_no_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: HintRequest) -> list[Hint]:
        raise BadBot("There are no weights.")

    monkeypatch.setattr(HintRequest, "think", fail)
    typed_in(monkeypatch, "hint\nscore\n", "drip", "--seed", "5", "--lang", "en")
    out = capsys.readouterr().out
    assert "There are no weights.\n" in out
    assert "Total: 0" in out


def test_help_speaks_of_hints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, word in (("en", "hint – "), ("ru", "hint или подсказка — ")):
        typed_in(monkeypatch, "?\n", "drip", "--seed", "5", "--lang", language)
        assert f"\n{word}" in capsys.readouterr().out
