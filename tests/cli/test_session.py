"""A session without a screen: what is typed is played, and the end reveals everything."""

from functools import partial
from itertools import islice

import pytest
from tests.table.sitting import begun

from paintpot.bots import make_bot
from paintpot.cli.choosing import fitting
from paintpot.cli.seating import new_session
from paintpot.cli.session import Session
from paintpot.cli.telling import news_lines
from paintpot.cli.typed_commands import execute
from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE, State
from paintpot.core.moments import Moment
from paintpot.core.play import Play
from paintpot.core.records import replay
from paintpot.core.registry import game, games
from paintpot.lab.conformance import Walk

SPELL = " with spell 2"


def sat(seats: int, bot: str, seed: int = 5) -> Session:
    session = new_session(game("inkdoms"), seats, bot, seed, {})
    session.go_on()
    return session


def legal(session: Session) -> list[str]:
    return [session.play.game.text(move) for move in session.state.legal(session.active_seat)]


def only_with_a_spell() -> tuple[Session, str]:
    """A position in which a drop may be painted with a spell only, and that drop."""
    for seed in range(20):
        session = sat(1, "none", seed)
        chooser = make_bot("random", seed)
        while not session.state.over:
            texts = legal(session)
            for bare in [text.removesuffix(SPELL) for text in texts if text.endswith(SPELL)]:
                if bare not in texts:
                    return session, bare
            session.make(0, chooser.choose(session.state, 0))
            session.go_on()
    raise AssertionError("no such position")


def test_a_whole_move_is_never_taken_for_another() -> None:
    session, bare = only_with_a_spell()
    voice = Voice("en", session.play.game, session.play.people)
    assert fitting(legal(session), bare) == [bare + SPELL]
    before = session.state.dump()
    for typed in (bare, bare.upper(), f"  {bare} "):
        refused = execute(session, voice, typed)
        assert refused.fault
        assert refused.lines[0].endswith("(ID-PAINT-4)")
        assert session.state.dump() == before
    assert execute(session, voice, bare + SPELL).moved
    assert session.play.moves[-1] == (0, bare + SPELL)


@pytest.mark.parametrize("bot", ["random", "none"])
def test_everything_the_others_did_is_told_in_the_end(bot: str) -> None:
    session = sat(2, bot)
    chooser = make_bot("random", 3)
    told: dict[int, list[str]] = {seat: [] for seat in session.people}
    brought = dict.fromkeys(session.people, 0)
    whole = session.state.clone()

    def listen() -> None:
        for seat in session.people:
            for turn in session.news(seat):
                told[seat] += turn.texts if turn.seat == 1 - seat else []
            for moment in session.new_moments(seat):
                brought[seat] += moment.points if moment.seat == 1 - seat else 0

    last = session.state.news(0)
    while not session.state.over:
        last = session.state.news(0)
        session.make(session.active_seat, chooser.choose(session.state, session.active_seat))
        session.go_on()
        listen()
    assert session.state.news(0) > last, "the end shows the last round"
    for seat in session.people:
        done = [text for who, text in session.play.moves if who == 1 - seat]
        assert sorted(told[seat]) == sorted(done)
        moments = session.state.moments(whole, None)
        assert brought[seat] == sum(one.points for one in moments if one.seat == 1 - seat)


# -- secrets


def told_to(session: Session, seat: int) -> list[tuple[int, str]]:
    """What a person hears now of the others' moves."""
    return [(turn.seat, text) for turn in session.news(seat) for text in turn.texts]


def make(session: Session, seat: int, text: str) -> None:
    session.make(seat, session.play.game.parse(text))


def test_a_choice_of_inklings_is_told_when_all_have_chosen() -> None:
    play = Play("inklings", 3)
    play.chance("3 on the d6, 4 on the d8, 4 on the d12")
    session = Session(play, {})
    make(session, 0, "enter d12-8")
    make(session, 1, "enter d12-4")
    assert session.state.view(2)["sheets"][0]["chosen"], "that there is a choice can be seen"
    assert [told_to(session, seat) for seat in range(3)] == [[], [], []]
    make(session, 2, "enter d12-3")
    assert told_to(session, 0) == [(2, "enter d12-3"), (1, "enter d12-4")]
    assert told_to(session, 2) == [(0, "enter d12-8"), (1, "enter d12-4")]


def test_a_copy_in_color_in_kingdom_is_told_when_all_have_decided() -> None:
    play = Play("color-in-kingdom", 3)
    play.chance("family 1 1 2 5, duty 1")
    session = Session(play, {})
    make(session, 0, "no dice")
    make(session, 0, "red field on D4")
    make(session, 1, "red field on A1")
    assert told_to(session, 2) == [(0, "no dice"), (0, "red field on D4")]
    assert told_to(session, 0) == []
    make(session, 2, "no copy")
    assert told_to(session, 0) == [(2, "no copy"), (1, "red field on A1")]
    assert told_to(session, 2) == [(1, "red field on A1")]


def test_in_inkdoms_taking_and_being_done_is_told_and_painting_is_not() -> None:
    play = Play("inkdoms", 2)
    play.chance("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U")
    session = Session(play, {})
    make(session, 0, "blue from Redhill")
    drop = play.game.text(play.state.legal(0)[0])
    make(session, 0, drop)
    make(session, 0, "done")
    assert told_to(session, 1) == [(0, "blue from Redhill"), (0, "done")]
    make(session, 1, "red from Yellowlake")
    make(session, 1, "done")
    assert told_to(session, 1) == [(0, drop)]


def test_a_choice_that_is_taken_back_is_never_told() -> None:
    play = Play("inklings", 3)
    play.chance("3 on the d6, 4 on the d8, 4 on the d12")
    session = Session(play, {})
    make(session, 0, "enter d12-8")
    make(session, 1, "enter d12-4")
    assert session.undo(0) == "enter d12-8"
    make(session, 0, "enter d12-3")
    make(session, 2, "enter d12-3")
    assert told_to(session, 2) == [(1, "enter d12-4"), (0, "enter d12-3")]


@pytest.mark.parametrize("name", games())
def test_nothing_is_told_that_cannot_be_seen(name: str) -> None:
    """Two moves that look alike to a person get the same text."""
    walk = Walk(game(name), 3, 4)
    alike = 0
    for state in islice(walk, 100):
        if state.over or state.actors() == (CHANCE,):
            continue
        seat = state.actors()[0]
        moves = walk.chance.choices(state.legal(seat), k=2)
        one, two = (Session(replay(walk.play.record()), {}) for _ in moves)
        for session, move in zip((one, two), moves, strict=True):
            session.make(seat, move)
        if one.state.dump() == two.state.dump():
            continue
        for person in (person for person in range(3) if person != seat):
            if one.state.view(person) == two.state.view(person):
                assert told_to(one, person) == told_to(two, person)
                alike += 1
    assert (alike > 0) == (name != "ink"), "INK hides nothing, the others do"


@pytest.mark.parametrize("name", games())
def test_the_terminal_tells_what_a_hosted_table_tells(name: str) -> None:
    """One mechanism: the same moves and throws, in the same order, to the same seats."""
    table = begun(name, 3)
    chooser = make_bot("random", 6)
    while table.acting() and len(table.record()["moves"]) < 150:
        seat = table.acting()[-1]
        text = table.game.text(chooser.choose(table.state, seat))
        table.move(seat, text, "")
    session = Session(Play(name, 3), {})
    hidden = 0
    told: dict[int, list[tuple[int, str]]] = {person: [] for person in range(3)}
    for seat, text in table.record()["moves"]:
        if seat == CHANCE:
            session.throw = partial(session.play.chance, text)  # type: ignore[method-assign]
            session.roll()
        else:
            make(session, seat, text)
        for person in range(3):
            told[person] += told_to(session, person)
    for person in range(3):
        heard = [one for one in table.feeds.lists[person] if one.what in ("move", "throw")]
        hidden += sum(one.late for one in heard)
        others = [
            (CHANCE if one.seat is None else one.seat, one.text)
            for one in heard
            if one.seat != person
        ]
        assert told[person] == others
    assert (hidden > 0) == (name != "ink"), "INK hides nothing, the others do"


def test_a_move_of_a_record_that_is_played_on_can_be_taken_back() -> None:
    play = Play("inklings", 2)
    play.chance("3 on the d6, 4 on the d8, 4 on the d12")
    play.play(0, play.game.parse("enter d12-8"))
    session = Session(play, {})
    assert session.undo(0) == "enter d12-8"
    make(session, 0, "enter d12-3")
    make(session, 1, "enter d12-4")
    assert told_to(session, 1) == [(0, "enter d12-3")]


@pytest.mark.parametrize("name", games())
def test_whatever_is_played_all_is_told_in_the_end(name: str) -> None:
    session = new_session(game(name), 3, "none", 4, {})
    chooser = make_bot("random", 4)
    told: dict[int, list[tuple[int, str]]] = {person: [] for person in session.people}
    while not session.state.over:
        session.go_on()
        seat = session.state.actors()[len(session.play.moves) % len(session.state.actors())]
        session.make(seat, chooser.choose(session.state, seat))
        for person in session.people:
            told[person] += told_to(session, person)
    for person in session.people:
        done = [entry for entry in session.play.moves if entry[0] != person]
        assert sorted(told[person]) == sorted(done)


def test_what_a_hidden_choice_achieved_is_not_told() -> None:
    """Of the others a person hears what had come about at the last reveal."""
    session = new_session(game("inklings"), 2, "none", 0, {})
    chooser = make_bot("greedy", 1)
    heard: set[str] = set()
    secrets = 0
    begin = session.state.clone()
    session.go_on()
    while 0 in session.state.actors():
        shown = dice_of(0, session.state.moments(begin, 0))
        session.make(0, chooser.choose(session.state, 0))
        if session.state.actors() == (1,):
            heard |= dice_of(0, session.new_moments(1))
            assert heard == shown
            secrets += len(dice_of(0, session.state.moments(begin, 0)) - shown)
            session.make(1, chooser.choose(session.state, 1))
        session.go_on()
    assert secrets, "some choice completed a die"


def dice_of(seat: int, moments: list[Moment]) -> set[str]:
    """The dice that a seat has inked, as told."""
    return {str(one.facts["die"]) for one in moments if one.seat == seat and one.name == "die"}


def test_that_nobody_can_catch_a_player_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(game("inklings"), 2, "random", 5, {})
    session.go_on()
    voice = Voice("en", session.play.game, session.play.people)
    news_lines(session, voice, 0)
    assert news_lines(session, voice, 0) == []
    for sure, told in ((1, "Nobody can catch "), (0, "Nobody can catch you any more")):
        monkeypatch.setattr(Session, "state", _Sure(session.play.state, sure))
        assert [line[: len(told)] for line in news_lines(session, voice, 0)] == [told]
        assert news_lines(session, voice, 0) == [], "once"


class _Sure:
    """A state in which somebody is sure to win."""

    def __init__(self, state: State, sure: int) -> None:
        self._state = state
        self._sure = sure

    def sure_winner(self, viewer: int) -> int:
        return self._sure

    def __getattr__(self, name: str) -> object:
        return getattr(self._state, name)
