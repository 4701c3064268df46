"""Throws of fair dice are proven in every game, and whatever was changed is found."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paintpot
from paintpot import CHANCE, BadRecord, CannotUndo, Play, replay
from paintpot.core.fair import (
    BOT,
    LONGEST_WORDS,
    NONE,
    SILENT,
    Fair,
    FairDice,
    Part,
    commitment,
    may_be_added,
)
from paintpot.core.proof import check_throws, take_up

GAMES = paintpot.games()
SECRET = bytes(range(32)).hex()

secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)
sayable = st.text(st.characters(codec="utf-8"), max_size=LONGEST_WORDS).filter(may_be_added)


def begun(name: str, secret: str, words: list[str], first: int = 0) -> Play:
    """A game with fair dice, before its moves."""
    options = {"first": "random"} if "first" in paintpot.game(name).options else {}
    fair = Fair(commitment(secret), words, first=first)
    return Play(name, len(words), options=options, fair=fair)


def go_on(play: Play, chance: Random, steps: int = 100_000) -> None:
    """Random moves of random seats, now and then one taken back."""
    for _ in range(steps):
        actors = play.state.actors()
        if not actors:
            return
        if actors == (CHANCE,):
            play.roll()
            continue
        seat = chance.choice(actors)
        play.play(seat, chance.choice(play.state.legal(seat)))
        if chance.random() < 0.1:
            try:
                play.undo(chance.randrange(play.seats))
            except CannotUndo:
                continue


def told(play: Play, secret: str) -> dict[str, Any]:
    """The record of a game whose secret has been told, as it comes out of a file."""
    assert play.fair is not None
    play.fair.secret = secret
    record: dict[str, Any] = json.loads(json.dumps(play.record()))
    return record


def throws_of(record: dict[str, Any]) -> list[int]:
    return [k for k, (seat, _) in enumerate(record["moves"]) if seat == CHANCE]


def proven(record: dict[str, Any]) -> int:
    return check_throws(replay(record))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=6)
@given(secrets, st.data())
def test_every_throw_of_a_play_is_proven(name: str, secret: str, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(paintpot.game(name).seats[:4]))
    words = data.draw(st.lists(sayable, min_size=seats, max_size=seats))
    play = begun(name, secret, words)
    assert take_up(play, secret) == 0
    go_on(play, Random(data.draw(st.integers(0, 1000))))
    record = told(play, secret)
    assert proven(record) == len(throws_of(record)) > 0


# -- what was changed


@pytest.fixture(scope="module", params=GAMES)
def honest(request: pytest.FixtureRequest) -> str:
    """The record of a game with some throws."""
    play = begun(request.param, SECRET, ["ink 1", "blot 2"])
    take_up(play, SECRET)
    go_on(play, Random(5))
    return json.dumps(told(play, SECRET))


def other_digit(text: str, chance: Random) -> str:
    at = chance.choice([k for k, letter in enumerate(text) if letter in "0123456789"])
    digit = chance.choice([digit for digit in "0123456789" if digit != text[at]])
    return text[:at] + digit + text[at + 1 :]


@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
def test_a_changed_digit_of_a_throw_is_found(honest: str, seed: int) -> None:
    record, chance = json.loads(honest), Random(seed)
    numbered = [k for k in throws_of(record) if any(map(str.isdigit, record["moves"][k][1]))]
    k = chance.choice(numbered)
    record["moves"][k][1] = other_digit(record["moves"][k][1], chance)
    record["result"] = None
    with pytest.raises(BadRecord) as caught:
        proven(record)
    assert caught.value.position is None or caught.value.position >= k


@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("what", ["secret", "commitment"])
def test_a_changed_digit_of_secret_or_commitment_is_found(
    honest: str, what: str, seed: int
) -> None:
    record = json.loads(honest)
    record["fair"][what] = other_digit(record["fair"][what], Random(seed))
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        proven(record)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_changed_digit_of_the_words_is_found(honest: str, seat: int) -> None:
    record = json.loads(honest)
    record["fair"]["words"][seat] = other_digit(record["fair"]["words"][seat], Random(seat))
    with pytest.raises(BadRecord, match="is not what the dice showed"):
        proven(record)


def test_a_secret_of_ones_own_is_found_with_its_commitment(honest: str) -> None:
    record = json.loads(honest)
    record["fair"] |= {"secret": "ab" * 32, "commitment": commitment("ab" * 32)}
    with pytest.raises(BadRecord, match="is not what the dice showed") as caught:
        proven(record)
    assert caught.value.position in throws_of(record)


def test_the_fault_is_named_with_its_place() -> None:
    play = begun("inklings", SECRET, ["ink", "клякса"])
    take_up(play, SECRET)
    assert play.roll() == "3 on the d6, 7 on the d8, 9 on the d12"
    record = told(play, SECRET)
    record["moves"][0][1] = "3 on the d6, 7 on the d8, 8 on the d12"
    with pytest.raises(BadRecord) as caught:
        proven(record)
    assert caught.value.position == 0
    assert str(caught.value) == (
        "Move 1 (chance: '3 on the d6, 7 on the d8, 8 on the d12') is not what the dice showed:"
        " '3 on the d6, 7 on the d8, 9 on the d12'."
    )


def test_a_throw_in_other_spelling_is_the_same_throw() -> None:
    play = begun("inklings", SECRET, ["ink", "клякса"])
    take_up(play, SECRET)
    record = told(play, SECRET)
    record["moves"].append([CHANCE, "3 on the  D6, 7 on the D8, 9 on the D12"])
    assert proven(record) == 1


def test_without_a_secret_nothing_is_proven() -> None:
    plain = Play("inklings")
    plain.roll()
    hosted = begun("inklings", SECRET, ["", ""])
    take_up(hosted, SECRET)
    hosted.roll()
    for play in (plain, hosted):
        with pytest.raises(BadRecord, match="does not contain the secret of its dice"):
            check_throws(replay(play.record()))
    with pytest.raises(BadRecord, match="does not say that its dice are fair"):
        take_up(plain, SECRET)


# -- going on


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=5)
@given(st.integers(0, 1000), st.integers(1, 150))
def test_a_play_taken_up_again_throws_as_if_it_had_never_stopped(
    name: str, seed: int, steps: int
) -> None:
    play = begun(name, SECRET, ["", "word"])
    take_up(play, SECRET)
    go_on(play, Random(seed), steps)
    again = begun(name, SECRET, ["", "word"])
    assert take_up(again, SECRET, play.moves) == len(throws_of(play.record()))
    assert again.state.dump() == play.state.dump()
    for one in (play, again):
        go_on(one, Random(seed))
    assert again.record() == play.record()


def test_dice_that_would_fall_otherwise_are_not_taken_up() -> None:
    play = begun("inklings", SECRET, ["", ""])
    take_up(play, SECRET)
    play.roll()
    with pytest.raises(BadRecord, match="is not what the dice showed") as caught:
        take_up(begun("inklings", SECRET, ["", "others"]), SECRET, play.moves)
    assert caught.value.position == 0
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        take_up(begun("inklings", SECRET, ["", ""]), "ab" * 32, play.moves)
    with pytest.raises(BadRecord, match=r"Move 2 .* is not valid: It is not for the dice"):
        take_up(begun("inklings", SECRET, ["", ""]), SECRET, [*play.moves, *play.moves])


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=4)
@given(st.integers(0, 1000), st.integers(1, 60))
def test_a_play_begun_elsewhere_is_proven_from_there_on(name: str, seed: int, steps: int) -> None:
    elsewhere = begun(name, SECRET, ["", ""])
    elsewhere.fair = None
    go_on(elsewhere, Random(seed), steps)
    here = begun(name, SECRET, ["", ""], first=len(elsewhere.moves))
    assert take_up(here, SECRET, elsewhere.moves) == 0
    go_on(here, Random(seed))
    record = told(here, SECRET)
    before = len(throws_of(elsewhere.record()))
    assert proven(record) == len(throws_of(record)) - before


def test_a_move_from_elsewhere_that_is_taken_back_leaves_the_proof_whole() -> None:
    elsewhere = Play("inkdoms", 1, seed=3)
    elsewhere.roll()
    elsewhere.play(0, elsewhere.state.legal(0)[0])
    here = begun("inkdoms", SECRET, [""], first=2)
    here.options = {}
    here.state = here.game.start(1, {})
    take_up(here, SECRET, elsewhere.moves)
    here.undo(0)
    assert here.fair is not None
    assert here.fair.first == 1
    go_on(here, Random(1))
    record = told(here, SECRET)
    assert proven(record) == len(throws_of(record)) - 1 > 0


# -- what a record says about its dice


def test_a_record_says_it_only_if_there_is_something_to_say() -> None:
    assert "fair" not in Play("inklings").record()
    play = begun("inklings", SECRET, ["ink", ""])
    take_up(play, SECRET)
    assert isinstance(play.dice, FairDice)
    assert play.record()["fair"] == {
        "commitment": commitment(SECRET),
        "words": ["ink", ""],
        "secret": None,
        "first": 0,
    }
    assert SECRET not in json.dumps(play.record())
    assert replay(play.record()).record() == play.record()


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("commitment", None, "commitment .* not a SHA-256 in hex: None"),
        ("commitment", "12", "commitment .*: '12'"),
        ("commitment", "A" * 64, "commitment"),
        ("secret", 7, "neither null nor 64 hex digits: 7"),
        ("secret", "", "neither null"),
        ("secret", "x" * 64, "neither null"),
        ("words", None, "one text per seat"),
        ("words", ["one"], "one text per seat"),
        ("words", ["a", "b", "c"], "one text per seat"),
        ("words", ["a", 7], "Seat 2 added words"),
        ("words", ["\x1b[2J", "b"], "Seat 1 added words"),
        ("words", ["a" * 81, "b"], "Seat 1 added words"),
        ("first", None, "not a position in the record: None"),
        ("first", -1, "not a position in the record: -1"),
        ("first", True, "not a position in the record: True"),
        ("first", 0.0, "not a position in the record: 0.0"),
        ("first", 2, "not a position in the record: 2"),
    ],
)
def test_what_is_no_word_about_dice_is_refused(key: str, value: object, said: str) -> None:
    play = begun("inklings", SECRET, ["", ""])
    take_up(play, SECRET)
    play.roll()
    record = play.record()
    record["fair"][key] = value
    with pytest.raises(BadRecord, match=said):
        replay(record)


@pytest.mark.parametrize("fair", [None, [], "fair", True])
def test_what_a_record_says_about_its_dice_is_an_object(fair: object) -> None:
    with pytest.raises(BadRecord, match="about its dice is not an object"):
        replay(Play("inklings").record() | {"fair": fair})


def test_words_are_one_a_seat() -> None:
    with pytest.raises(paintpot.BadSeats):
        Play("inklings", 3, fair=Fair(commitment(SECRET), ["", ""]))


# -- parts of the seats


PARTS = ["1a" * 32, "2b" * 32]


def shared(*parts: Part, table: str = "table", game: str = "inklings") -> Play:
    """A game whose dice follow from these parts, too, before its moves."""
    words = [""] * len(parts)
    return Play(
        game, len(parts), fair=Fair(commitment(SECRET), words, table=table, parts=list(parts))
    )


def revealed(bytes: str) -> Part:
    return Part(commitment(bytes), bytes)


@pytest.mark.parametrize("name", GAMES)
def test_throws_of_a_secret_and_parts_are_proven(name: str) -> None:
    play = shared(*map(revealed, PARTS), game=name)
    take_up(play, SECRET)
    go_on(play, Random(3))
    record = told(play, SECRET)
    assert record["fair"]["version"] == 2
    assert proven(record) == len(throws_of(record)) > 0
    assert replay(record).record() == record


def _other_part(fair: dict[str, Any]) -> None:
    fair["parts"][0]["bytes"] = "3c" * 32


def _other_hash(fair: dict[str, Any]) -> None:
    fair["parts"][1]["hash"] = "3c" * 32


def _other_both(fair: dict[str, Any]) -> None:
    fair["parts"][0] = {"hash": commitment("3c" * 32), "bytes": "3c" * 32}


def _left_out(fair: dict[str, Any]) -> None:
    fair["parts"][0] |= {"bytes": None, "why": SILENT}


def _never_there(fair: dict[str, Any]) -> None:
    fair["parts"][0] = {"hash": None, "bytes": None, "why": NONE}


def _other_silent_hash(fair: dict[str, Any]) -> None:
    fair["parts"][2]["hash"] = "3c" * 32


def _exchanged(fair: dict[str, Any]) -> None:
    fair["parts"][:2] = fair["parts"][1::-1]


def _other_table(fair: dict[str, Any]) -> None:
    fair["table"] = "another"


def _first_version(fair: dict[str, Any]) -> None:
    for key in ("version", "table", "parts"):
        del fair[key]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_other_part, "bytes that seat 1 added .* do not fit their hash"),
        (_other_hash, "bytes that seat 2 added .* do not fit their hash"),
        (_other_both, "is not what the dice showed"),
        (_left_out, "is not what the dice showed"),
        (_never_there, "is not what the dice showed"),
        (_other_silent_hash, "is not what the dice showed"),
        (_exchanged, "is not what the dice showed"),
        (_other_table, "is not what the dice showed"),
        (_first_version, "is not what the dice showed"),
    ],
)
def test_whatever_is_changed_of_the_parts_is_found(change: Any, said: str) -> None:
    play = shared(*map(revealed, PARTS), Part("4d" * 32, None, SILENT), Part(None, None, BOT))
    take_up(play, SECRET)
    go_on(play, Random(3))
    record = told(play, SECRET)
    assert proven(record)
    change(record["fair"])
    with pytest.raises(BadRecord, match=said):
        proven(record)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("version", 1, "version 1 of the recipe"),
        ("version", True, "version True of the recipe"),
        ("version", 3, "are of no day: None"),
        ("version", 4, "reads versions 1 to 3"),
        ("table", None, "belong to no table: None"),
        ("table", "t" * 41, "belong to no table"),
        ("table", "a\nb", "belong to no table"),
        ("parts", None, "one part per seat"),
        ("parts", [], "one part per seat"),
        ("parts", [{}, 7], "part of seat 1 .* why it is missing"),
        ("parts", [7, {}], "part of seat 1 .* not an object"),
        ("parts", [{"hash": "12", "bytes": None}] * 2, "64 hex digits: '12'"),
        ("parts", [{"hash": "a" * 64, "bytes": 7}] * 2, "64 hex digits: 7"),
        ("parts", [{"hash": None, "bytes": "a" * 64}] * 2, "seat 1 .* why it is missing"),
        ("parts", [{"hash": "a" * 64, "bytes": None}] * 2, "seat 1 .* why it is missing"),
        ("parts", [{"hash": None, "bytes": None, "why": SILENT}] * 2, "why it is missing"),
        ("parts", [{"hash": "a" * 64, "bytes": "a" * 64, "why": BOT}] * 2, "why it is missing"),
        ("parts", [{"hash": "a" * 64, "bytes": None, "why": ["silent"]}] * 2, "why it is missing"),
    ],
)
def test_what_are_no_parts_is_refused(key: str, value: object, said: str) -> None:
    record = shared(*map(revealed, PARTS)).record()
    record["fair"][key] = value
    with pytest.raises(BadRecord, match=said):
        replay(record)


def test_a_secret_that_was_ground_does_not_help() -> None:
    """Who tries secrets against known hashes learns nothing: the part decides, too."""
    rolls = set()
    for n in range(64):
        drawn = f"{n:064x}"
        play = shared(revealed(drawn), Part(None, None, BOT))
        take_up(play, SECRET)
        rolls.add(play.roll())
    assert len(rolls) > 50
