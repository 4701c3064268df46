"""Records come back as the game they were, and nothing damaged gets through."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import paintpot
from paintpot.core.records import LARGEST
from paintpot.lab.conformance import Walk

THROW = "blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U"


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    walk = Walk(paintpot.game("inkdoms"), 2, 11)
    for _ in walk:
        pass
    return walk.play.record()


@pytest.fixture
def record(finished: dict[str, Any]) -> dict[str, Any]:
    return copy.deepcopy(finished)


def test_a_record_says_everything_aloud(record: dict[str, Any]) -> None:
    assert record["game"] == "inkdoms"
    assert record["seats"] == [
        {"name": "Player 1", "kind": "person"},
        {"name": "Player 2", "kind": "person"},
    ]
    chance = [text for seat, text in record["moves"] if seat == paintpot.CHANCE]
    assert all(text.startswith("blue ") and " turned " in text for text in chance)
    assert len(record["result"]["totals"]) == 2


def test_replay_gives_the_play_back(record: dict[str, Any]) -> None:
    play = paintpot.replay(json.loads(json.dumps(record)))
    assert play.state.over
    assert play.record() == record


def test_a_record_may_end_in_the_middle(record: dict[str, Any]) -> None:
    record["moves"] = record["moves"][:9]
    record["result"] = None
    assert not paintpot.replay(record).state.over


def test_a_replay_needs_no_seed() -> None:
    play = paintpot.Play("inkdoms", seed=3)
    play.chance(THROW)
    again = paintpot.replay(play.record())
    assert again.state.dump() == play.state.dump()


def _damaged(record: dict[str, Any], key: str, value: object) -> dict[str, Any]:
    return record | {key: value}


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("format", 2, "format 2"),
        ("format", True, "format True"),
        ("format", "1", "format '1'"),
        ("game", "chess", "games: "),
        ("game", 7, "games: "),
        ("rules", 99, "version 99"),
        ("options", [], "options"),
        ("options", {"colour": "red"}, "no option 'colour'"),
        ("options", {"first": "5"}, "'4', 'random'"),
        ("options", {"sheet": "atlantis"}, "standard"),
        ("options", {"sheet": {"format": 1}}, "'game' is missing"),
        ("seats", "two", "seats"),
        ("seats", [], "1 to 4 players"),
        ("seats", [{"name": "A"}], "name and kind"),
        ("seats", [7], "Seat 1"),
        ("seats", [{"name": "\x1b[2J", "kind": "person"}] * 2, "cannot be shown"),
        ("seats", [{"name": "\ud800", "kind": "person"}] * 2, "cannot be shown"),
        ("seats", [{"name": "A" * 81, "kind": "person"}] * 2, "cannot be shown"),
        ("format", 1.0, "format 1.0"),
        ("result", None, "an unfinished game"),
        ("moves", {}, "not a list"),
        ("result", {"totals": [99, 0], "winners": [0]}, "claims the totals 99, 0"),
    ],
)
def test_a_damaged_record_is_refused(
    record: dict[str, Any], key: str, value: object, said: str
) -> None:
    with pytest.raises(paintpot.BadRecord, match=said.replace("(", r"\(")):
        paintpot.replay(_damaged(record, key, value))


@pytest.mark.parametrize("key", ["format", "game", "rules", "options", "seats", "moves", "result"])
def test_a_record_without_a_part_is_refused(record: dict[str, Any], key: str) -> None:
    del record[key]
    with pytest.raises(paintpot.BadRecord, match=f"no '{key}'"):
        paintpot.replay(record)


@pytest.mark.parametrize("thing", [None, 3, "text", [], True])
def test_what_is_no_object_is_no_record(thing: object) -> None:
    with pytest.raises(paintpot.BadRecord, match="JSON object"):
        paintpot.replay(thing)


@pytest.mark.parametrize(
    ("entry", "said", "rule"),
    [
        ([0, "red on P9"], "Move 2 .*breaks ID-A45", "ID-A45"),
        ([1, "blue from Redhill"], "Move 2 .*breaks ID-A48", "ID-A48"),
        ([0, "dance"], "Move 2 .*not a move of Inkdoms", None),
        ([7, "done"], "Move 2 .*seats 0 to 1", None),
        ([-1, THROW], "Move 2 .*not for the dice", None),
        (["0", "done"], "Move 2 is not a pair", None),
        ([0], "Move 2 is not a pair", None),
        ([True, "done"], "Move 2 is not a pair", None),
        ({"seat": 0}, "Move 2 is not a pair", None),
    ],
)
def test_the_first_fault_is_named_with_its_place(
    entry: object, said: str, rule: str | None
) -> None:
    play = paintpot.Play("inkdoms")
    play.chance(THROW)
    damaged = play.record()
    damaged["moves"].append(entry)
    with pytest.raises(paintpot.BadRecord, match=said) as caught:
        paintpot.replay(damaged)
    assert caught.value.position == 1
    assert caught.value.rule == rule


def test_a_file_that_is_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """The same sentences as for every JSON file: see test_json_input.py."""
    path = tmp_path / "play.json"
    path.write_bytes(b"[]")
    with pytest.raises(paintpot.BadRecord, match=r"^play\.json: expected an object, found list$"):
        paintpot.read_record(path)
    with pytest.raises(paintpot.BadRecord, match=r"^none\.json: cannot be read"):
        paintpot.read_record(tmp_path / "none.json")
    path.write_bytes(b" " * (LARGEST + 1))
    with pytest.raises(paintpot.BadRecord, match=f"larger than {LARGEST} bytes"):
        paintpot.read_record(path)


def test_a_truncated_record_file_is_refused_wherever_it_ends(
    tmp_path: Path, finished: dict[str, Any]
) -> None:
    raw = json.dumps(finished).encode()
    path = tmp_path / "play.json"
    for length in range(0, len(raw), 997):
        path.write_bytes(raw[:length])
        with pytest.raises(paintpot.BadRecord):
            paintpot.read_record(path)
