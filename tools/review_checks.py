"""What a review claims, checked over many games of bots; docs/review.md has the figures.

    python tools/review_checks.py luck GAME --throws 2000
    python tools/review_checks.py accuracy GAME --games 40
    python tools/review_checks.py blunders GAME --games 100
    python tools/review_checks.py identity GAME --games 40

`luck`: the mean luck of throws, which has to be zero within its 95 % interval. `accuracy`: the mean
accuracy of each kind of bot. `blunders`: how often the worst turn that can be found, planted into
a game of strong bots, is among the three worst of the review. `identity`: whether every account
adds up, over all numbers of seats. All follow from the seed, and all run in one process.
"""

import argparse
import sys
import time
from collections.abc import Callable
from math import sqrt

from paintpot.bots.rollouts import finish_turn
from paintpot.bots.specs import make_bot
from paintpot.core.contract import CHANCE, State
from paintpot.core.dice import Dice
from paintpot.core.play import Play
from paintpot.core.registry import game as find_game
from paintpot.core.weights import BEST, dot
from paintpot.review.playouts import Playouts
from paintpot.review.reviewing import SIMULATIONS, review

LEVELS = ("random", "greedy", "normal", "hard", "expert")
"""From the weakest on. The easy level misses by chance: the yardstick takes its place."""
WORST_OF = 400
"""Ways to play a turn from which the worst is planted."""
AMONG = 3
COST_SAMPLES = 64
BLUNDER = 3.0
"""The minimum cost of a planted turn in points of margin: where all ways are alike, none is
planted."""


def play_game(
    name: str, seats: int, bots: list[str], seed: str, plant: int = -1
) -> tuple[Play, int]:
    """A game of bots; turn number `plant` is played as badly as can be found.

    If nothing in it costs as much as a blunder, it is the next turn where something does.

    Returns the game and the place of the planted turn, −1 if the game was over before.
    """
    play = Play(name, seats, seed)
    order = Dice(seed, "order")
    players = [make_bot(bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    for player in players:
        player.sit_down(play.state)
    turns = 0
    planted = -1
    mover = (-1, -1)
    while not play.state.over:
        actors = play.state.actors()
        if actors[0] == CHANCE:
            play.roll()
            continue
        seat = mover[0] if mover[0] in actors else actors[order.below(len(actors))]
        now = (seat, int(play.state.turn_no()))
        if now != mover:
            mover = now
            if len(play.state.legal(seat)) > 1:
                turns += 1
                if planted < 0 < plant <= turns:
                    worst, best = worst_turn(play.state, seat, Dice(seed, "worst"))
                    if cost_of(play.state, seat, worst, best, seed) >= BLUNDER:
                        planted = len(play.moves)
                        for move in worst:
                            play.play(seat, move)
                        continue
        play.play(seat, players[seat].choose(play.state, seat))
    return play, planted


def worst_turn(state: State, seat: int, dice: Dice) -> tuple[list[int], list[int]]:
    """The worst and the best of many random ways to play a turn, by the game's own weights."""
    weights = state.weights().pick(BEST, int(state.players()))
    legal = state.legal(seat)
    turn = state.turn_no()
    ways: list[tuple[int, list[int]]] = []
    for k in range(max(WORST_OF, len(legal))):
        trial = state.imagine(seat, dice)
        trial.apply(seat, legal[k % len(legal)])
        rest, foreseen = finish_turn(trial, seat, turn, dice)
        if foreseen:
            worth = int(dot(trial.features(seat), weights))
            ways.append((worth, [legal[k % len(legal)], *[int(move) for move in rest]]))
    if not ways:
        return [legal[0]], [legal[0]]
    return min(ways)[1], max(ways)[1]


def cost_of(state: State, seat: int, worst: list[int], best: list[int], seed: str) -> float:
    """What a turn costs against another, in points of margin after the others' answers.

    Where others copy what somebody does, a turn may be bad for everybody alike.
    """
    playouts = Playouts(seed, state)
    total = 0.0
    for k in range(COST_SAMPLES):
        for sign, way in ((1, best), (-1, worst)):
            trial = state.clone()
            for move in way:
                trial.apply(seat, move)
            total += sign * playouts.play_on(trial, 0, k).margins[seat]
    return total / COST_SAMPLES


def check_luck(args: argparse.Namespace) -> bool:
    lucks: list[float] = []
    number = 0
    while len(lucks) < args.throws:
        # Two bots of one level may play alike, move for move: then no throw is luck for either.
        bots = [("normal", "greedy")[seat % 2] for seat in range(args.seats)]
        play, _ = play_game(args.game, args.seats, bots, f"luck {number}")
        found = review(play, args.simulations)
        for own in found.throws:
            # The seats' lucks of one throw belong together: one of them is counted.
            lucks.append(own.luck[number % args.seats])
        number += 1
    mean = sum(lucks) / len(lucks)
    wide = sqrt(sum([(luck - mean) ** 2 for luck in lucks]) / (len(lucks) - 1))
    give = 1.96 * wide / sqrt(len(lucks))
    print(
        f"{args.game}: {len(lucks)} throws of {number} games, mean luck {mean:+.3f} ± {give:.3f}"
        f" points, standard deviation {wide:.2f}"
    )
    return abs(mean) <= give


def check_accuracy(args: argparse.Namespace) -> bool:
    means = []
    for level in LEVELS if not args.levels else args.levels.split(","):
        found: list[float] = []
        given: list[float] = []
        for number in range(args.games):
            play, _ = play_game(args.game, args.seats, [level] * args.seats, f"accuracy {number}")
            for own in review(play, args.simulations).seats:
                if own.accuracy is not None:
                    found.append(own.accuracy)
                    given.append(own.given)
        mean = sum(found) / len(found)
        wide = sqrt(sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1))
        give = 1.96 * wide / sqrt(len(found))
        print(
            f"{args.game}: {level:7} {mean:5.1f} ± {give:.1f} %, given away"
            f" {sum(given) / len(given):.1f} points a game ({args.games} games)",
            flush=True,
        )
        means.append(mean)
    return means == sorted(means)


def check_blunders(args: argparse.Namespace) -> bool:
    found = played = number = 0
    while played < args.games:
        seed = f"blunder {number}"
        number += 1
        plant = 1 + int(Dice(seed, "place").below(args.turns))
        play, place = play_game(args.game, args.seats, [args.bot] * args.seats, seed, plant)
        if place < 0:
            continue
        played += 1
        turns = review(play, args.simulations).turns
        worst = sorted(turns, key=lambda turn: -turn.loss)[:AMONG]
        hit = place in [turn.first for turn in worst]
        found += hit
        if not hit:
            own = next(turn for turn in turns if turn.first == place)
            losses = [f"{turn.loss:.1f}" for turn in worst]
            print(f"  missed in {seed!r}: lost {own.loss:.1f}, worst {', '.join(losses)}")
        if played % 10 == 0:
            print(f"  {found} of {played} so far", flush=True)
    print(f"{args.game}: {found} of {played} planted blunders among the {AMONG} worst ({args.bot})")
    return found >= 0.95 * played


def check_identity(args: argparse.Namespace) -> bool:
    seats = list(find_game(args.game).seats)
    most = 0.0
    remainders: list[float] = []
    for number in range(args.games):
        count = seats[number % len(seats)]
        bot = LEVELS[number % 3]
        play, _ = play_game(args.game, count, [bot] * count, f"identity {number}")
        for own in review(play, args.simulations).seats:
            parts = own.start + own.luck + own.own + own.others + own.remainder
            most = max(most, abs(parts - own.result))
            remainders.append(abs(own.remainder))
    print(
        f"{args.game}: {args.games} games of {seats[0]} to {seats[-1]} seats, largest deviation"
        f" {most:.1e}; remainder {sum(remainders) / len(remainders):.2f} points in the mean,"
        f" {max(remainders):.2f} at most"
    )
    return most < 1e-9


CHECKS: dict[str, Callable[[argparse.Namespace], bool]] = {
    "luck": check_luck,
    "accuracy": check_accuracy,
    "blunders": check_blunders,
    "identity": check_identity,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("check", choices=CHECKS)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--throws", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="expert", help="who plays the games of blunders")
    parser.add_argument("--levels", default="", help="levels for accuracy, with commas")
    parser.add_argument("--turns", type=int, default=20, help="a blunder is in one of the first")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    args = parser.parse_args()
    began = time.monotonic()
    passed = CHECKS[args.check](args)
    print(f"{'passed' if passed else 'FAILED'} in {time.monotonic() - began:.0f} s")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
