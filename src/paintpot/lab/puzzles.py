"""Puzzles: turns of bots' games with one clearly best way to play them.

A puzzle is a position in which one whole turn is to be found, or the rest of one whose first moves
are given. It is found in steps, each more expensive than the one before (docs/puzzles.md has the
thresholds): a quick screening shows that most positions have no clearly best way; for the others a
search proposes different ways to play the turn, with others that begin differently; all are sampled
under common random numbers; the best has to beat all others by a clear gap, far beyond the error of
the estimate. Ways that are worth the same within a fraction of a point are all solutions if they
begin alike: where to put the last drop may not matter. The grade says how weak a bot must be to
miss it. `verified` searches deeper, twice, with other random numbers.
"""

import sys
from collections.abc import Generator, Sequence
from functools import partial
from typing import Final

from paintpot.bots import Bot, make_bot
from paintpot.bots.rollouts import best_turn, has_turn, worth_of
from paintpot.bots.search import SearchBot
from paintpot.core.contract import Game, State
from paintpot.core.dice import Dice
from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play
from paintpot.core.registry import game as find_game
from paintpot.core.steps import recorded_step
from paintpot.core.weights import BEST
from paintpot.lab.pool import HERE, Pool, run_tasks
from paintpot.puzzles.puzzle import GRADES, TOLERANCE, Puzzle, Way
from paintpot.puzzles.solving import Sampler, Solver, compared, reached

PLAYER: Final = "normal"
"""The bot whose games are searched: it plays well enough for sensible positions."""
WAYS: Final = 6
"""Different ways to play the turn that the search proposes."""
BEGINNINGS: Final = 6
"""At most this many of the best that begin with other moves are added."""
PLANS: Final = 24
"""Rollouts that look for such a way."""
GLANCED: Final = 120
"""Simulations of the search in the screening."""
GLANCES: Final = 12
"""Samples of each way in the screening."""
DOUBT: Final = 2.0
"""In the screening, standard errors that a gap may be short of."""
SEARCHED: Final = 800
"""Simulations of the search that proposes them."""
SAMPLES: Final = 64
"""Samples of each way."""
GAP: Final = 1.0
"""Points by which the best way has to beat all that are not solutions."""
GAP_AGAIN: Final = 0.8
"""The same when it is verified: gaps that were selected for being large are a little overestimated.
"""
CERTAIN: Final = 4.0
"""The same in standard errors."""
PER_GAME: Final = 4
"""Puzzles from one game, no two from one turn, so that they differ."""
FEWEST_WAYS: Final = 3
"""A turn with fewer ways that lead to different positions is not a puzzle."""
TRIES: Final = 5
"""How often each level tries a puzzle, with other random numbers."""
SOLVES: Final = 4
"""A level that solves a puzzle this often is strong enough for it."""
SOLVERS: Final = {"easy": "greedy", "normal": "normal", "hard": "hard"}
"""The bot that solves the puzzles of a grade. The easy level misses by chance what it could find,
so another bot measures that grade."""
DEEPER: Final = 6000
"""Simulations of each of the two searches that verify a puzzle."""
FRESH: Final = 256
"""Samples of each way when it is verified."""


# -- finding


def find_puzzles(
    name: str, first: int = 0, pool: Pool = HERE
) -> Generator[list[Puzzle], None, None]:
    """Verified puzzles without end: those of each game, in order, from game number `first` on."""
    return run_tasks(
        partial(PuzzleFinder, name), range(first, sys.maxsize), pool, chunk=1, in_order=True
    )


class PuzzleFinder:
    """Searches bots' games for puzzles, by number."""

    def __init__(self, name: str) -> None:
        self.game = find_game(name)

    def play(self, number: int) -> list[Puzzle]:
        found = puzzles_in(self.game, f"puzzles {self.game.name} {number}")
        checked = [verified(self.game, puzzle)[0] for puzzle in found]
        return [puzzle for puzzle in checked if puzzle.verified]


def puzzles_in(game: Game, seed: str) -> list[Puzzle]:
    """The hardest puzzles of one bots' game."""
    play = Play(game, game.seats[0], seed)
    bots = [make_bot(PLAYER, f"{seed} {seat}") for seat in range(play.seats)]
    found: list[Puzzle] = []
    had: tuple[int, int] | None = None
    """The turn that the last puzzle is from."""

    def choose(state: State, seat: int) -> int:
        nonlocal had
        turn = (seat, int(state.turn_no()))
        if turn != had and has_turn(state, seat, state.turn_no()):
            puzzle = _puzzle_at(play, seat, f"{seed} {len(play.moves)}")
            if puzzle is not None:
                found.append(puzzle)
                had = turn
        return bots[seat].choose(state, seat)

    while recorded_step(play, choose) is not None:
        pass
    graded = [_graded(game, puzzle, seed) for puzzle in found]
    graded.sort(key=lambda puzzle: (-GRADES.index(puzzle.grade), -puzzle.gap))
    return graded[:PER_GAME]


def _puzzle_at(play: Play, seat: int, seed: str) -> Puzzle | None:
    """The puzzle of this turn, not graded yet; None if it has no clearly best way."""
    state = play.state
    if len(state.legal(seat)) < FEWEST_WAYS or not promising(state, seat, seed):
        return None
    searched = different_ways(SearchBot(seed, SEARCHED, 0), state, seat)
    ways = with_beginnings(state, seat, searched, seed)
    if len(ways) < FEWEST_WAYS:
        return None
    sampler = Sampler(state, seat, seed)
    values = [sampler.values(way, SAMPLES) for way in ways]
    means = [sum(one) / SAMPLES for one in values]
    order = sorted(range(len(ways)), key=lambda k: -means[k])
    best = order[0]
    solutions = [k for k in order if means[best] - means[k] <= TOLERANCE]
    others = order[len(solutions) :]
    # The search and the samples have to agree, each in its own way.
    if not others or 0 not in solutions or len({ways[k][0] for k in solutions}) > 1:
        return None
    gap, error = compared(values[best], values[others[0]])
    if gap < GAP or gap < CERTAIN * error:
        return None
    text = play.game.text
    listed = [Way([text(move) for move in ways[k]], means[best] - means[k]) for k in order]
    return Puzzle(list(play.moves), seat, listed, gap, error, "")


def promising(state: State, seat: int, seed: str) -> bool:
    """Whether one way to begin the turn may be clearly best, by a quick screening."""
    seed = f"{seed} glance"
    ways = with_beginnings(
        state, seat, different_ways(SearchBot(seed, GLANCED, 0), state, seat), seed
    )
    if len(ways) < FEWEST_WAYS:
        return False
    sampler = Sampler(state, seat, seed)
    values = [sampler.values(way, GLANCES) for way in ways]
    best = max(range(len(ways)), key=lambda k: sum(values[k]))
    for way, value in zip(ways, values, strict=True):
        if way[0] != ways[best][0]:
            gap, error = compared(values[best], value)
            if gap + DOUBT * error < GAP:
                return False
    return True


def with_beginnings(state: State, seat: int, ways: list[list[int]], seed: str) -> list[list[int]]:
    """The ways, and the most promising ones that begin with other moves."""
    weights = state.weights().pick(BEST, int(state.players()))
    dice = Dice(seed, "beginnings")
    turn = state.turn_no()
    begun = {way[0] for way in ways}
    seen = {reached(state, seat, way) for way in ways}
    found: list[tuple[int, list[int]]] = []
    for move in state.legal(seat):
        if move in begun:
            continue
        there = state.clone()
        there.play(seat, move)
        plan = [int(move)]
        worth = int(worth_of(there, seat, weights))
        if has_turn(there, seat, turn):
            rest = best_turn(there, seat, PLANS, weights, dice)
            plan += [int(one) for one in rest.plan]
            worth = int(rest.worth)
        found.append((worth, plan))
    found.sort(key=lambda one: -one[0])
    more: list[list[int]] = []
    for _, plan in found:
        where = reached(state, seat, plan)
        if where not in seen and len(more) < BEGINNINGS:
            seen.add(where)
            more.append(plan)
    return ways + more


def different_ways(bot: Bot, state: State, seat: int) -> list[list[int]]:
    """What a bot proposes for the turn, best first, without ways that lead to the same position."""
    found: list[list[int]] = []
    seen: set[str] = set()
    for advice in bot.advise(state, seat, WAYS):
        moves = [int(move) for move in advice.moves]
        there = reached(state, seat, moves)
        if there not in seen:
            seen.add(there)
            found.append(moves)
    return found


def _graded(game: Game, puzzle: Puzzle, seed: str) -> Puzzle:
    solver = Solver(game, puzzle, f"grade {puzzle.id}", SAMPLES)
    grade = GRADES[-1]
    for level, spec in SOLVERS.items():
        solved = 0
        for k in range(TRIES):
            bot = make_bot(spec, f"{seed} {level} {k}")
            bot.sit_down(solver.state)
            turn = _turn_of(bot, solver.state, puzzle.seat)
            solved += solver.behind(turn) <= TOLERANCE
        if solved >= SOLVES:
            grade = level
            break
    return _with(puzzle, grade=grade)


def _turn_of(bot: Bot, state: State, seat: int) -> list[int]:
    """The moves a bot makes until the turn has ended, chance acts or it learns something."""
    there = state.clone()
    turn, news = there.turn_no(), there.news(seat)
    moves: list[int] = []
    while has_turn(there, seat, turn) and there.news(seat) == news:
        move = bot.choose(there, seat)
        there.play(seat, move)
        moves.append(int(move))
    return moves


def _with(puzzle: Puzzle, grade: str = "", verified: bool = False) -> Puzzle:
    return Puzzle(
        puzzle.moves,
        puzzle.seat,
        puzzle.ways,
        puzzle.gap,
        puzzle.error,
        grade or puzzle.grade,
        verified,
    )


# -- verifying


def find_faults(
    name: str, puzzles: Sequence[Puzzle], pool: Pool = HERE
) -> Generator[str, None, None]:
    """What is wrong with each of the puzzles, in order; "" if nothing is."""
    make_runner = partial(PuzzleVerifier, name, puzzles)
    return run_tasks(make_runner, range(len(puzzles)), pool, chunk=1, in_order=True)


class PuzzleVerifier:
    """Verifies puzzles, by number."""

    def __init__(self, name: str, puzzles: Sequence[Puzzle]) -> None:
        self.game = find_game(name)
        self.puzzles = puzzles

    def play(self, number: int) -> str:
        return fault_of(self.game, self.puzzles[number])


def fault_of(game: Game, puzzle: Puzzle) -> str:
    """Why a puzzle is not what it claims to be; empty if two deeper searches and fresh samples
    agree with it."""
    try:
        solver = Solver(game, puzzle, f"fresh {puzzle.id}", FRESH)
        others = [
            [game.parse(move) for move in way.moves]
            for way in puzzle.ways
            if way.behind > TOLERANCE
        ]
    except PaintpotError as error:
        return f"it cannot be played ({type(error).__name__})"
    for way in others:
        gap, error_of_it = solver.sampled(way)
        if gap < GAP_AGAIN or gap < CERTAIN * error_of_it:
            return f"the gap is {gap:.2f} ± {error_of_it:.2f}"
    for k in range(2):
        bot = SearchBot(f"verify {puzzle.id} {k}", DEEPER, 0)
        deeper = different_ways(bot, solver.state, puzzle.seat)[0]
        behind, _ = solver.sampled(deeper)
        if abs(behind) > TOLERANCE:
            moves = " ".join([game.text(move) for move in deeper])
            return f"search {k + 1} plays {moves}, {behind:.2f} behind"
    return ""


def verified(game: Game, puzzle: Puzzle) -> tuple[Puzzle, str]:
    """The puzzle with its verdict, and what is wrong with it."""
    fault = fault_of(game, puzzle)
    return _with(puzzle, verified=not fault), fault
