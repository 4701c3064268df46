"""What `paintpot check` reports about wrong scenes, words and fields."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from examples.drip import Drip, DripGame

import paintpot
from paintpot.cli.check_command import finding
from paintpot.core.contract import Game, Notation, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64
from paintpot.core.reasons import Reason
from paintpot.core.scenes import Panel, Patch, Scene, Span, Token
from paintpot.lab.advice import advice
from paintpot.lab.card_checks import cards_are_whole
from paintpot.lab.conformance import (
    CHECKS,
    Check,
    NotConforming,
    imagined_states_differ,
    moments_are_told,
    scores_add_up,
)
from paintpot.lab.fact_checks import facts_are_known
from paintpot.lab.lesson_checks import lessons_are_worded, lessons_can_be_taken
from paintpot.lab.rulebook_checks import rulebooks_are_sound
from paintpot.lab.scene_checks import scenes_show_the_moves
from paintpot.lab.state_checks import clones_forget_nothing, dumps_hold_everything
from paintpot.lab.text_checks import (
    ledger_is_sound,
    texts_are_whole,
    texts_can_be_said,
)
from paintpot.lab.walk import EAGER, Walk, seeds
from paintpot.lab.wording_checks import (
    languages_tell_the_same,
    moves_are_worded,
    outcomes_are_worded,
    pictures_have_names,
    score_lines_have_names,
)
from tests.lab.checking import drip_with, findings


def square(x: int) -> tuple[tuple[int, int], ...]:
    return ((x, 0), (x + 9, 0), (x + 9, 9), (x, 9))


def only_finding(game: Game, check: Check) -> str:
    found = findings(game, check)
    assert found
    return found[0]


# -- scenes


class Drawn(DripGame):
    """Drip with two buttons drawn as patches, each for the move of its name."""

    patches: tuple[tuple[str, tuple[str, ...]], ...] = (("keep", ("keep",)), ("pass", ("pass",)))

    def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
        patches = [
            Patch(name, square(10 * k), (10 * k + 4, 4), moves=moves)
            for k, (name, moves) in enumerate(self.patches)
        ]
        return Scene(20, 10, patches, [], [])


def test_a_scene_that_fits_its_moves_passes() -> None:
    assert findings(Drawn(), scenes_show_the_moves) == []


@pytest.mark.parametrize(
    ("patches", "said"),
    [
        ((("keep", ("pass",)), ("pass", ("keep",))), "which names another"),
        ((("keep", ()), ("pass", ("pass",))), "no patch stands for it"),
        ((("keep", ()), ("pass", ())), "no patch stands for it"),
        ((("left", ()), ("right", ())), "taps do nothing"),
        ((("keep", ("keep", "hold")), ("pass", ("pass",))), "which is no move"),
        ((("keep", ("keep", "PASS")), ("pass", ("pass",))), "it is written 'pass'"),
        ((("keep", ("keep",)), ("keep", ("pass",))), "share a name"),
    ],
)
def test_a_scene_that_does_not_fit_its_moves(
    patches: tuple[tuple[str, tuple[str, ...]], ...], said: str
) -> None:
    game = Drawn()
    game.patches = patches
    assert said in only_finding(game, scenes_show_the_moves)


class Row(DripGame):
    """Drip with a box for each move, in a group, painted when it is made; `change` spoils them."""

    change: Mapping[str, Any] = {}
    size = (20, 10)
    panels: tuple[Panel, ...] = ()
    tokens: tuple[Token, ...] = ()

    def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
        patches = []
        for k, name in enumerate(("keep", "pass")):
            given = {
                "name": f"box, {name}",
                "outline": square(10 * k),
                "at": (10 * k + 4, 4),
                "group": "box",
                "ink": "red" if view["mine"] == k else None,
                "moves": (name,),
                "label": name[0],
            }
            patches.append(Patch(**{**given, **{f: v(k) for f, v in self.change.items()}}))
        return Scene(*self.size, patches, list(self.tokens), list(self.panels))


def test_a_row_of_boxes_passes() -> None:
    assert findings(Row(), scenes_show_the_moves) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"moves": lambda k: (("keep", "pass")[1 - k],)}, "changes another patch"),
        (
            {"name": lambda k: ("keep", "next")[k], "moves": lambda k: (("pass", "keep")[k],)},
            "is called like a move and stands for others",
        ),
        ({"ink": lambda k: "gold"}, "ink='gold': there is no such ink"),
        ({"wants": lambda k: "gold"}, "wants='gold': there is no such ink"),
        ({"outline": lambda k: square(6 * k), "at": lambda k: (6 * k + 2, 4)}, "overlap"),
        ({"outline": lambda k: square(0), "at": lambda k: (4, 4)}, "overlap"),
        (
            {"outline": lambda k: square(12 * k), "at": lambda k: (12 * k + 4, 4)},
            "outside the pict",
        ),
        ({"at": lambda k: (50, 4)}, "which is not inside it"),
        ({"outline": lambda k: ((0, 0), (9, 0))}, "fewer than three corners"),
    ],
)
def test_a_picture_that_is_wrong(change: Mapping[str, Any], said: str) -> None:
    game = Row()
    game.change = change
    assert said in only_finding(game, scenes_show_the_moves)


def test_a_token_lies_on_the_picture() -> None:
    game = Row()
    game.tokens = (Token("die", (4, 4), "5"), Token("die", (21, 4), "5"))
    said = only_finding(game, scenes_show_the_moves)
    assert "token 'die' lies at (21, 4), outside the picture of 20 by 10" in said


def test_inks_and_tones_of_tokens_and_words() -> None:
    game = Row()
    game.tokens = (Token("die", (4, 4), "5", "mauve"),)
    assert "token 'die' has ink='mauve'" in only_finding(game, scenes_show_the_moves)
    for span, said in (
        (Span("five", "mauve"), "ink='mauve'"),
        (Span("five", None, "loud"), "loud"),
    ):
        game = Row()
        game.panels = (Panel("die", Span("Die"), [[span]]),)
        assert f"span 'five' has {'ink' if span.ink else 'tone'}" in only_finding(
            game, scenes_show_the_moves
        )
        assert said in only_finding(game, scenes_show_the_moves)


@pytest.mark.parametrize("wrong_from", [0, 1], ids=["always", "from the second round on"])
def test_a_box_labelled_with_anothers_number(wrong_from: int) -> None:
    """`row 5` on the box that says 6, in the row called row: found without its name."""

    class Numbered(DripGame):
        def __init__(self) -> None:
            super().__init__()
            self.wrong_from = 99

        def text(self, move: int) -> str:
            return NUMBERED.text(move)

        def parse(self, text: str) -> int:
            return NUMBERED.parse(text)

        def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
            wrong = len(view["kept"][0]) >= self.wrong_from
            patches = [
                Patch(
                    f"place {'ab'[k]}",
                    square(10 * k),
                    (10 * k + 4, 4),
                    group="row",
                    moves=(f"row {k + 5}",),
                    label=str(6 - k if wrong else k + 5),
                )
                for k in range(2)
            ]
            return Scene(20, 10, patches, [], [])

    game = Numbered()
    assert findings(game, scenes_show_the_moves) == []
    game.wrong_from = wrong_from
    assert "which names the label '5' of another" in only_finding(game, scenes_show_the_moves)


NUMBERED = Notation("Drip", ["row 5", "row 6"])


# -- taps

GRID = [f"light row {row} column {column}" for row in (1, 2) for column in (1, 2, 3)]
LIGHTS = Notation("Grid", [*GRID, "pass"])
"""Two rows of three boxes; no move has a word in common with the box that it lights."""


class Lights(Drip):
    """Each seat lights a box in its round, or passes; `lit` is known to all."""

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats, rounds)
        self.lit: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> "Lights":
        twin = super().clone()
        assert isinstance(twin, Lights)
        twin.lit = [lit[:] for lit in self.lit]
        return twin

    def legal(self, seat: int) -> list[int]:
        open_ = [move for move in range(7) if move not in self.lit[seat]]
        return open_ if seat in self.actors() else []

    def why_not(self, seat: int, move: int) -> Reason | None:
        return None if move in self.legal(seat) else Reason("DR-2")

    def apply(self, seat: i64, move: i64) -> None:
        if move < len(GRID):
            self.lit[seat].append(int(move))
        super().apply(seat, 1)

    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"lit": [lit[:] for lit in self.lit]}


class Grid(DripGame):
    """Each box is a patch of its row; `tied` says which moves a box stands for."""

    tied: Mapping[int, tuple[int, ...]] = {}
    tokens = False
    state = Lights

    def __init__(self) -> None:
        super().__init__()
        self.moves = len(GRID) + 1

    def text(self, move: int) -> str:
        return LIGHTS.text(move)

    def parse(self, text: str) -> int:
        return LIGHTS.parse(text)

    def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
        patches, tokens = [], []
        for k in range(len(GRID)):
            lit = k in view["lit"][seat]
            moves = tuple([GRID[move] for move in self.tied.get(k, (k,))])
            outline, at = square(10 * k), (10 * k + 4, 4)
            ink = "red" if lit and not self.tokens else None
            patches.append(
                Patch("ABCDEF"[k], outline, at, group="ab"[k // 3], ink=ink, moves=moves)
            )
            if lit and self.tokens:
                tokens.append(Token("lamp", at, "*"))
        box = ((0, 10), (60, 10), (60, 19), (0, 19))
        patches.append(Patch("Boat", box, (4, 14), moves=("pass",)))
        heads = [((k * 30, 20), (k * 30 + 29, 20), (k * 30 + 29, 29)) for k in (0, 1)]
        for k, head in enumerate(heads):
            moves = tuple(GRID[3 * k : 3 * k + 3])
            patches.append(Patch(f"head {k}", head, (k * 30 + 25, 22), group="ab"[k], moves=moves))
        return Scene(60, 30, patches, tokens, [])


def test_a_grid_whose_taps_light_what_is_tapped_passes() -> None:
    """The heads of the rows stand for the moves of their boxes, too, and are never lit."""
    for tokens in (False, True):
        game = Grid()
        game.tokens = tokens
        assert findings(game, scenes_show_the_moves) == []


@pytest.mark.parametrize("tokens", [False, True])
@pytest.mark.parametrize(
    ("tied", "said"),
    [
        # Rows and columns confused: the box is found by column and row.
        ({k: (k % 3 * 2 + k // 3,) for k in range(6)}, "stands for 'light row"),
        # Two boxes of different rows exchanged.
        ({1: (5,), 5: (1,)}, "stands for 'light row"),
        # A move more, of a box in another row.
        ({0: (0, 4)}, "patch 'A' stands for 'light row 2 column 2', which changes another patch"),
    ],
)
def test_a_tap_that_lights_another_box(
    tied: Mapping[int, tuple[int, ...]], said: str, tokens: bool
) -> None:
    game = Grid()
    game.tied, game.tokens = tied, tokens
    found = only_finding(game, scenes_show_the_moves)
    assert said in found
    assert "a tap plays another move than is shown" in found


def test_a_position_that_random_play_hardly_reaches() -> None:
    """The first row is full: seats that play for points, and take the first of equals, fill it."""

    class Full(Grid):
        def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
            assert {0, 1, 2} - {*view["lit"][seat]}, "a full row"
            return super().scene(view, seat, options)

    assert findings(Full(), scenes_show_the_moves) == []
    fault = finding(Full(), scenes_show_the_moves, 3)
    assert f"seed {EAGER}" in fault
    assert "a full row" in fault


def test_a_game_played_for_points_is_the_same_for_the_same_seed() -> None:
    games = [Walk(DripGame(), 2, EAGER) for _ in range(2)]
    for walk in games:
        assert [state.over for state in walk][-1]
    assert games[0].play.moves == games[1].play.moves
    assert seeds(4) == [0, 1, 2, 3, EAGER, EAGER + 1]


def test_a_scene_that_raises() -> None:
    class Broken(DripGame):
        def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
            raise KeyError("die" if view["die"] else "nothing")

    assert "the scene cannot be drawn" in only_finding(Broken(), scenes_show_the_moves)


# -- fields


class Counting(Drip):
    """Drip with a field more, `passes`, and everything that belongs to it."""

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats, rounds)
        self.passes = 0
        self.log: list[int] = []

    def clone(self) -> "Counting":
        twin = super().clone()
        assert isinstance(twin, Counting)
        twin.passes = self.passes
        twin.log = self.log[:]
        return twin

    def apply(self, seat: i64, move: i64) -> None:
        self.passes += int(move == 1)
        self.log.append(int(move))
        super().apply(seat, move)

    def feats(self, seat: int) -> list[str]:
        return [f"{self.passes} {len(self.log)}"] if self.over else []

    def dump(self) -> dict[str, Any]:
        return super().dump() | {"passes": self.passes, "log": self.log[:]}


class Undumped(Counting):
    def dump(self) -> dict[str, Any]:
        return Drip.dump(self) | {"log": self.log[:]}


class Unlisted(Counting):
    """The dump lacks a list."""

    def dump(self) -> dict[str, Any]:
        return Drip.dump(self) | {"passes": self.passes}


class Uncloned(Counting):
    """The clone starts counting again; the dump does not show it either."""

    def clone(self) -> "Counting":
        twin = super().clone()
        twin.passes = 0
        return twin

    def dump(self) -> dict[str, Any]:
        return Drip.dump(self)


class Shared(Counting):
    """The clone shares a list that no dump shows."""

    def clone(self) -> "Counting":
        twin = super().clone()
        twin.log = self.log
        return twin

    def dump(self) -> dict[str, Any]:
        return Drip.dump(self)


def test_a_field_more_with_all_that_belongs_to_it_passes() -> None:
    for check in (clones_forget_nothing, dumps_hold_everything):
        assert findings(drip_with(Counting), check) == []


def test_a_field_that_the_dump_lacks() -> None:
    said = only_finding(drip_with(Undumped), dumps_hold_everything)
    assert "Undumped.passes changes during a game, yet `dump` does not show it" in said


def test_a_list_that_the_dump_lacks() -> None:
    said = only_finding(drip_with(Unlisted), dumps_hold_everything)
    assert "Unlisted.log changes during a game, yet `dump` does not show it" in said


def test_a_field_that_the_clone_forgets() -> None:
    assert "answers otherwise" in only_finding(drip_with(Uncloned), clones_forget_nothing)


def test_a_field_that_the_clone_shares() -> None:
    assert findings(drip_with(Shared), clones_forget_nothing)


def changing(game: Game) -> list[str]:
    """What a dump says otherwise in the course of a game."""
    had: dict[str, set[str]] = {}
    for state in Walk(game, 2, 1):
        for name, value in state.dump().items():
            had.setdefault(name, set()).add(json.dumps(value))
    return [name for name, values in had.items() if len(values) > 1]


FEWEST_CHANGING = {"color-in-kingdom": 12, "ink": 13, "inkdoms": 8, "inklings": 6}


@pytest.mark.parametrize("name", paintpot.games())
def test_whatever_the_dump_of_our_games_lacked_would_be_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In either form: here the dump is read without one of its entries, each of them in turn."""
    game = paintpot.game(name)
    dumps_hold_everything(game, 2, 1)
    names = changing(game)
    assert len(names) >= FEWEST_CHANGING[name]
    for lacking in names:

        def written(state: State, lacking: str = lacking) -> str:
            dump = state.dump()
            del dump[lacking]
            return json.dumps(dump, sort_keys=True)

        monkeypatch.setattr("paintpot.lab.state_checks._written", written)
        with pytest.raises(NotConforming, match="yet `dump` does not show it"):
            dumps_hold_everything(game, 2, 1)


@pytest.mark.parametrize(("name", "parts"), [("inkdoms", "papers"), ("ink", "painters")])
def test_whatever_a_part_of_the_dump_lacked_would_be_found(
    name: str, parts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sheet of each player is an object of its own."""
    game = paintpot.game(name)
    had: dict[str, set[str]] = {}
    for state in Walk(game, 2, 1):
        for entry, value in state.dump()[parts][0].items():
            had.setdefault(entry, set()).add(json.dumps(value))
    names = [entry for entry, values in had.items() if len(values) > 1]
    assert len(names) >= 4
    for lacking in names:

        def written(state: State, lacking: str = lacking) -> str:
            dump = state.dump()
            for part in dump[parts]:
                del part[lacking]
            return json.dumps(dump, sort_keys=True)

        monkeypatch.setattr("paintpot.lab.state_checks._written", written)
        with pytest.raises(NotConforming, match="yet `dump` does not show it"):
            dumps_hold_everything(game, 2, 1)


# -- what is hidden


def test_an_imagination_that_changes_nothing() -> None:
    class Sure(Drip):
        def imagine(self, seat: int, dice: Dice) -> Drip:
            return self.clone()

    found = [
        fault for n in (3, 4) for fault in findings(drip_with(Sure), imagined_states_differ, n)
    ]
    assert found
    assert "`imagine` never draws anew" in found[0]
    assert findings(DripGame(), imagined_states_differ, 4) == []


def test_points_that_are_not_those_of_the_view() -> None:
    class Boastful(Drip):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "sheets": [{"score": {"total": 1}}] * 2}

        def known_points(self, seat: object) -> list[int | None]:
            return [1, 2]

    said = only_finding(drip_with(Boastful), scores_add_up)
    assert "the points that a spectator knows are not those of its view" in said
    assert findings(DripGame(), scores_add_up) == []


# -- words


RULES = "\n".join(f"rule-DR-{n} = Rule {n}." for n in range(1, 5))
CARD = "what-die = A { $n }.\n    .title = Die\n    .rule = DR-1"
WORDS = (
    f"title = Drip\nabout = A die.\ncase-chosen = You have chosen, {{ $seat }}.\n{RULES}\n{CARD}\n"
)


class Telling(Drip):
    def why_not(self, seat: int, move: int) -> Reason | None:
        reason = super().why_not(seat, move)
        return reason and Reason(reason.rule, {"case": "chosen", "seat": seat + 1})


@pytest.fixture
def worded(tmp_path: Path) -> DripGame:
    """Drip with words of its own, in a folder that may be spoiled."""
    game = drip_with(Telling)
    (tmp_path / "rules.md").write_bytes((game.folder / "rules.md").read_bytes())
    (tmp_path / "texts").mkdir()
    for language in ("en", "ru"):
        (tmp_path / "texts" / f"{language}.ftl").write_text(WORDS, "utf-8")
    game.folder = tmp_path
    return game


def spoil(game: DripGame, old: str, new: str) -> None:
    path = game.folder / "texts" / "ru.ftl"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


TEXT_CHECKS = (ledger_is_sound, texts_are_whole, cards_are_whole, texts_can_be_said)


def test_words_that_are_right_pass(worded: DripGame) -> None:
    for check in TEXT_CHECKS:
        assert findings(worded, check) == []


@pytest.mark.parametrize(
    ("old", "new", "check", "said"),
    [
        ("about = A die.", "about A die.", texts_are_whole, "Fluent cannot read"),
        ("about = A die.", "", texts_are_whole, "differ in ['about']"),
        ("rule-DR-4 = Rule 4.", "", texts_are_whole, "differ in ['rule-DR-4']"),
        ("rule-DR-4", "title = Again\nrule-DR-4", texts_are_whole, "stands twice"),
        (".title = Die", ".name = Die", cards_are_whole, "'what-die' has no .title"),
        ("= DR-1", "= DR-9", cards_are_whole, "the ledger has no rule 'DR-9'"),
        ("= DR-1", "= DR-2", cards_are_whole, "names another rule than DR-1"),
        ("what-die = A { $n }.", "what-die =", cards_are_whole, "'what-die' has no text"),
        (".title = Die", ".title = Die { $n }", cards_are_whole, "and no .kind"),
        ("what-die", "what-total", cards_are_whole, "'what-total', asks for $n: it is given $po"),
        ("what-die", "what-line-kept", cards_are_whole, "'what-line-kept', asks for $n: it is"),
        (
            ".title = Die",
            (
                ".title = Die\n    .rule = DR-1\nwhat-patch-a-b = A.\n    .title = A\n"
                "    .worth = { $open ->\n        [no] No\n       *[yes] { $pts }\n    }"
            ),
            cards_are_whole,
            "'what-patch-a-b.worth', asks for $pts: it is given $group, $label, $moves, $name, $o",
        ),
        ("$seat", "$who", texts_can_be_said, "'case-chosen'"),
        ("case-chosen", "case-selected", texts_can_be_said, "no message 'case-chosen'"),
    ],
)
def test_words_that_are_wrong(
    worded: DripGame, old: str, new: str, check: Check, said: str
) -> None:
    spoil(worded, old, new)
    assert said in only_finding(worded, check)


def test_a_fact_of_a_picture_that_its_message_does_not_have(worded: DripGame) -> None:
    class Speaking(DripGame):
        def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
            line = [Span(message="scene-die", facts={"n": 3})]
            return Scene(1, 1, [], [], [Panel("die", Span("Drip"), [line])])

    game = Speaking()
    game.folder = worded.folder
    assert "no message 'scene-die'" in only_finding(game, texts_can_be_said)


def test_a_moment_needs_its_message_and_only_facts_that_it_has(worded: DripGame) -> None:
    assert "no message 'moment-kept'" in only_finding(worded, moments_are_told)
    for language in ("en", "ru"):
        path = worded.folder / "texts" / f"{language}.ftl"
        path.write_text(f"{WORDS}moment-kept = keeps a {{ $face }}\n", "utf-8")
    assert findings(worded, moments_are_told) == []
    spoil(worded, "$face", "$points")
    assert "'moment-kept'" in only_finding(worded, moments_are_told)


def test_a_language_that_is_missing(worded: DripGame) -> None:
    (worded.folder / "texts" / "ru.ftl").unlink()
    assert "texts/ has no ru.ftl" in only_finding(worded, texts_are_whole)


def test_a_wrong_prefix_of_the_ledger(worded: DripGame) -> None:
    worded.ledger = "XX"
    assert "`ledger` is 'XX'" in only_finding(worded, ledger_is_sound)


def test_all_of_them_are_part_of_the_command() -> None:
    for check in (scenes_show_the_moves, clones_forget_nothing, dumps_hold_everything):
        assert check in CHECKS
    for check in (imagined_states_differ, moments_are_told, *TEXT_CHECKS):
        assert check in CHECKS


# -- lessons

STEP = '{"name": "keep", "before": [[-1, "5"]], "solution": ["keep"], "mistakes": {"pass": "pity"}}'
LESSON_WORDS = """
lesson-one = One
lesson-one-keep = Keep it.
lesson-one-keep-pity = A pity.
"""


@pytest.mark.parametrize(
    ("old", "new", "check", "said"),
    [
        ('"before": [[-1, "5"]]', '"before": []', lessons_can_be_taken, "not the learner's turn"),
        ('"solution": ["keep"]', '"solution": ["pass"]', lessons_can_be_taken, "mistake 'pass'"),
        ('"keep"]', '"keep", "keep"]', lessons_can_be_taken, "'keep' of its own solution"),
        (
            '"name": "keep"',
            '"name": "keep", "focus": ["hat"]',
            lessons_can_be_taken,
            "called 'hat'",
        ),
        ('"pity"', '"shame"', lessons_are_worded, "no message 'lesson-one-keep-shame'"),
        ('"name": "keep"', '"name": "keep", "otherwise": "no"', lessons_are_worded, "keep-no'"),
        ("lesson-one-keep =", "lesson-one-take =", lessons_are_worded, "'lesson-one-keep'"),
        ("lesson-one = One", "lesson-one = One\nlesson-two = Two", lessons_are_worded, "no lesson"),
    ],
)
def test_lessons_that_cannot_be_taken_or_have_no_words(
    worded: DripGame, old: str, new: str, check: Check, said: str
) -> None:
    lesson = f'{{"lessons": [{{"name": "one", "seats": 2, "steps": [{STEP}]}}]}}'
    (worded.folder / "lessons.json").write_text(lesson)
    for language in ("en", "ru"):
        path = worded.folder / "texts" / f"{language}.ftl"
        path.write_text(WORDS + LESSON_WORDS, "utf-8")
    for fine in (lessons_can_be_taken, lessons_are_worded):
        assert findings(worded, fine) == []
        assert fine in CHECKS

    if old in lesson:
        (worded.folder / "lessons.json").write_text(lesson.replace(old, new))
    else:
        spoil(worded, old, new)

    assert said in only_finding(worded, check)


# -- what is in the words

MOVE_WORDS = """
name-kept = Kept
tell-keep = keeps the die
    .do = keep
    .move = keep
tell-pass = passes
    .move = pass
outcome-die = the die shows { $face }
    .chance = { $face }
"""

SAID_BY_NAME = (
    "tell-keep = keeps the die\n    .do = keep\n    .move = keep",
    "tell-one = does { $what-name }\n    .move = { $what }",
)


@pytest.fixture
def telling(worded: DripGame) -> DripGame:
    """Drip with words for its moves and its score."""
    for language in ("en", "ru"):
        path = worded.folder / "texts" / f"{language}.ftl"
        path.write_text(WORDS + MOVE_WORDS, "utf-8")
    return worded


WORDING_CHECKS = (
    facts_are_known,
    moves_are_worded,
    languages_tell_the_same,
    score_lines_have_names,
)


def test_words_that_tell_the_same_pass(telling: DripGame) -> None:
    for check in WORDING_CHECKS:
        assert findings(telling, check) == []
        assert check in CHECKS


@pytest.mark.parametrize(
    ("files", "old", "new", "check", "said"),
    [
        ("ru", ".move = keep", ".move = оставить", moves_are_worded, "it is notation, the same"),
        ("ru", ".chance = {", ".chance = die {", moves_are_worded, "outcome-die.chance is"),
        ("en ru", ".move = keep", ".move = hold", moves_are_worded, "has a .move for 'keep'"),
        ("en ru", "    .move = pass\n", "", moves_are_worded, "has a .move for 'pass'"),
        (
            "en ru",
            "name-kept",
            "tell-hold = x\n    .move = hold\nname-kept",
            moves_are_worded,
            "fits",
        ),
        ("ru", ", { $seat }", "", languages_tell_the_same, "leaves out $seat, which en.ftl tells"),
        ("en ru", "name-kept", "name-keept", score_lines_have_names, "no message 'name-kept'"),
    ],
)
def test_words_that_do_not_tell_the_same(
    telling: DripGame, files: str, old: str, new: str, check: Check, said: str
) -> None:
    for language in files.split():
        path = telling.folder / "texts" / f"{language}.ftl"
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
    assert said in only_finding(telling, check)


@pytest.mark.parametrize("files", ["en", "ru", "en ru"])
@pytest.mark.parametrize("attribute", ["tell-light = ", "    .do = "])
def test_a_button_that_says_another_move(tmp_path: Path, files: str, attribute: str) -> None:
    """Row and column are exchanged in the words, and only there."""
    game = Grid()
    game.folder = tmp_path
    (tmp_path / "texts").mkdir()
    for language in ("en", "ru"):
        path = tmp_path / "texts" / f"{language}.ftl"
        path.write_text(GRID_WORDS, "utf-8")
    assert findings(game, moves_are_worded) == []
    for language in files.split():
        path = tmp_path / "texts" / f"{language}.ftl"
        right = f"{attribute}light row {{ $row }} column {{ $column }}"
        wrong = f"{attribute}Light row {{ $column }} column {{ $row }}"
        assert right in GRID_WORDS
        path.write_text(GRID_WORDS.replace(right, wrong), "utf-8")
    said = only_finding(game, moves_are_worded)
    assert f"{files[:2]}.ftl calls 'light row 1 column 2' 'Light row 2 column 1', which is" in said


GRID_WORDS = """
tell-light = light row { $row } column { $column }
    .do = light row { $row } column { $column }
    .move = light row { $row } column { $column }
tell-pass = passes
    .move = pass
"""

ASKS: tuple[tuple[str, str, str], ...] = (
    ("keeps the die", "keeps { $numbr }", "'tell-keep', asks for $numbr: it is given none"),
    (".do = keep", ".do = { $numbr }", "'tell-keep.do', asks for $numbr"),
    (".do = keep", ".hint = Keep { $n }.", "'tell-keep.hint', asks for $n"),
    (*SAID_BY_NAME[:1], "tell-one = { $wat-name }\n    .move = { $what }", "given $what, $what-n"),
    ("shows { $face }", "shows { $side }", "'outcome-die', asks for $side: it is given $face"),
    ("shows { $face }", "of { $name } shows { $face }", "'outcome-die', asks for $name"),
    ("= { $face }", "= { $face }\n    .several = { $faces }", "'outcome-die.several', asks for"),
    ("= Kept", "= { $x }", "'name-kept', asks for $x: it is given none"),
    ("name-kept", "goal = Get { $points }.\nname-kept", "'goal', asks for $points"),
    ("name-kept", "hint-kept = keep { $pts }\nname-kept", "'hint-kept', asks for $pts"),
    ("name-kept", "prepares-a = { $points }\nname-kept", "'prepares-a', asks for $points"),
    ("name-kept", "because-a = { $points }\nname-kept", "'because-a', asks for $points"),
    ("name-kept", "lost-kept = lose { $n }\nname-kept", "'lost-kept', asks for $n"),
    ("name-kept", "awaited = Draw { $points }.\nname-kept", "'awaited', asks for $points"),
    # In a branch, in another message, in an argument of a term.
    ("passes", "{ $n ->\n        [0] a\n       *[1] b\n    }", "'tell-pass', asks for $n"),
    ("tell-pass = passes", "whats-it = { $n }\ntell-pass = { whats-it }", "'tell-pass', asks for"),
    ("tell-pass = passes", "tell-pass = { whats-it }", "there is no message whats-it"),
    ("tell-pass = passes", "tell-pass = { -it }", "there is no message -it"),
    ("tell-pass = passes", "tell-pass = { tell-keep.doo }", "no message tell-keep.doo"),
    ("tell-pass = passes", '-it = it\ntell-pass = { -it(a: "b") } { $n }', "'tell-pass', asks for"),
)


@pytest.mark.parametrize(("old", "new", "said"), ASKS, ids=[said for _, _, said in ASKS])
def test_a_message_that_asks_for_what_it_is_not_given(
    telling: DripGame, old: str, new: str, said: str
) -> None:
    """The same in all languages, so that no comparison of them finds it."""
    rewrite(telling, old, new)
    assert said in only_finding(telling, facts_are_known)


def test_facts_that_messages_are_given(telling: DripGame) -> None:
    rewrite(telling, *SAID_BY_NAME)
    rewrite(telling, "passes", "{ whats-it } { -it }\nwhats-it = it\n-it = it\ntell-x = x")
    rewrite(telling, "name-kept", "hint-kept = { $name }, { $rest }\nothers-gain = a\nname-kept")
    rewrite(telling, ".chance = {", ".several = { $face-count }\n    .chance = {")
    rewrite(telling, "name-kept", "what-seat = { $acts }\n    .title = S\nname-kept")
    for check in (facts_are_known, cards_are_whole):
        assert findings(telling, check) == []


def test_the_second_example_with_misspelt_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A word of a move and what a line is worth, misspelt in both languages."""
    monkeypatch.setenv("PAINTPOT_GAMES", str(Path(__file__).parents[2] / "examples"))
    game = paintpot.game("streaks")
    shutil.copytree(game.folder, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(game, "folder", tmp_path)
    for check in (facts_are_known, cards_are_whole):
        assert findings(game, check) == []
    rewrite(game, ".do = { $row-name } { $number }", ".do = { $row-name } { $numbr }")
    rewrite(game, "$points }", "$pts }")
    assert "'tell-mark.do', asks for $numbr" in only_finding(game, facts_are_known)
    assert "'what-line-blots.worth', asks for $pts" in only_finding(game, cards_are_whole)


def test_an_outcome_that_no_message_fits(telling: DripGame) -> None:
    assert findings(telling, outcomes_are_worded) == []
    assert list(advice(telling, 1))[2:] == []
    rewrite(telling, "name-kept", "outcome-two = two\n    .chance = { $one }+{ $two }\nname-kept")
    assert findings(telling, outcomes_are_worded) == []
    assert "the .chance of outcome-two in en.ftl fit nothing" in list(advice(telling, 1))[-1]
    rewrite(telling, ".chance = { $face }", ".chance = die { $face }")
    said = only_finding(telling, outcomes_are_worded)
    assert "no .chance of en.ftl (outcome-two, outcome-die) fits an outcome such as '" in said
    assert outcomes_are_worded in CHECKS


def test_a_goal_and_a_number_of_turns_are_advised(telling: DripGame) -> None:
    class Timeless(Telling):
        def turn_no(self) -> i64:
            return 0

    without = [f"{name}.ftl has no message 'goal'" for name in ("en", "ru")]
    rewrite(telling, "name-kept", "goal-solo = Keep all dice.\nname-kept")
    said = list(advice(telling, 1))
    assert [line.partition(":")[0] for line in said] == without
    rewrite(telling, "name-kept", "goal = Keep dice.\nname-kept")
    assert list(advice(telling, 1)) == []
    telling.state = Timeless
    assert "`turn_no` is always 0" in next(advice(telling, 1))


def test_words_that_no_picture_says_are_advised(telling: DripGame) -> None:
    class Speaking(DripGame):
        def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
            said = [Span(message=f"scene-{'ask' if seat == 1 else 'die'}")]
            return Scene(1, 1, [], [], [Panel("die", Span("Drip"), [said])])

    game = Speaking()
    game.folder = telling.folder
    lines = "goal = a\ngoal-solo = a\nscene-ask = a\nscene-die = a\nscene-dye = a\nname-kept"
    rewrite(telling, "name-kept", lines)
    (said,) = advice(game, 1)
    assert said.startswith("en.ftl, message 'scene-dye': no picture of these games said it")


def rewrite(game: Game, old: str, new: str) -> None:
    """The same change in all languages."""
    for language in ("en", "ru"):
        path = game.folder / "texts" / f"{language}.ftl"
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")


class Named(DripGame):
    """A picture in which each kind of thing has a name."""

    state = Telling

    def scene(self, view: dict[str, Any], seat: int, options: Mapping[str, object]) -> Scene:
        named = Patch(
            "Left bank",
            square(0),
            (4, 4),
            group="Red row",
            ink="red",
            mark="tower",
            wants="dark blue",
            moves=("keep", "pass"),
        )
        told = Patch("Boat", square(10), (14, 4), moves=("pass",))
        coded = Patch("R4", square(20), (24, 4), group="7")
        token = Token("lamp", (4, 4), "*", name="here")
        return Scene(30, 10, [named, told, coded], [token, Token("die", (1, 1), "5")], [])


PICTURE_NAMES = """
name-Left-bank = x
name-Red-row = x
name-red = x
name-tower = x
name-dark-blue = x
name-lamp = x
"""


@pytest.mark.parametrize(
    "name", ["", "Left-bank", "Red-row", "red", "tower", "dark-blue", "lamp", "tell-pass"]
)
def test_what_a_picture_names_has_a_name_in_other_languages(telling: DripGame, name: str) -> None:
    """Boat is called by its move, as long as that has words; English needs none."""
    game = Named()
    game.folder = telling.folder
    path = game.folder / "texts" / "ru.ftl"
    text = path.read_text("utf-8").replace("passes", "пасует") + PICTURE_NAMES
    path.write_text(text.replace(f"name-{name} =", "name-other =") if name else text, "utf-8")
    if name == "tell-pass":
        spoil(game, "    .move = pass", "    .move = past")
        name = "Boat"
    found = findings(game, pictures_have_names)
    assert bool(found) == bool(name)
    assert all(f"ru.ftl has no message 'name-{name}'" in fault for fault in found)
    assert pictures_have_names in CHECKS


def test_what_a_move_calls_by_name_has_a_name(telling: DripGame) -> None:
    for language in ("en", "ru"):
        path = telling.folder / "texts" / f"{language}.ftl"
        path.write_text(path.read_text("utf-8").replace(*SAID_BY_NAME), "utf-8")
    said = only_finding(telling, moves_are_worded)
    assert "calls $what of 'keep' by name: there is no 'name-keep'" in said


def test_a_language_may_tell_another_form_of_a_fact(telling: DripGame) -> None:
    spoil(telling, "$seat }", "$rule }")
    assert findings(telling, languages_tell_the_same) == []


# -- rulebooks

BOOK = """## In short {#short}
Keep dice.

![It is kept.](keep)

[rules]: DR-1
"""
EXAMPLES = """{"examples": [
    {"name": "keep", "seats": 2, "before": [[-1, "5"]], "moves": ["keep"], "after": [[1, "pass"]]}
]}"""


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("ru.md", "{#short}", "{#long}", "in ru has other sections"),
        ("ru.md", "![It is kept.](keep)", "", "in ru has other sections"),
        ("both", "DR-1", "DR-99", "names the rule 'DR-99'"),
        ("both", "[rules]", "[try]: none\n[rules]", "names the lesson 'none'"),
        ("both", "(keep)", "(take)", "names the example 'take'"),
        ("both", "## In short", "In short", "no section yet"),
        ("examples.json", '["keep"]', '["keep", "keep"]', "example keep: refused by"),
        ("examples.json", '"moves"', '"refused": "pass", "moves"', "`moves` or `refused`"),
    ],
)
def test_rulebooks_that_say_what_is_not(
    worded: DripGame, file: str, old: str, new: str, said: str
) -> None:
    folder = worded.folder / "rulebook"
    folder.mkdir()
    written = {"en.md": BOOK, "ru.md": BOOK, "examples.json": EXAMPLES}
    for name, text in written.items():
        (folder / name).write_text(text, "utf-8")
    assert findings(worded, rulebooks_are_sound) == []
    assert rulebooks_are_sound in CHECKS

    for name in ("en.md", "ru.md") if file == "both" else (file,):
        assert old in written[name]
        (folder / name).write_text(written[name].replace(old, new), "utf-8")

    assert said in only_finding(worded, rulebooks_are_sound)
