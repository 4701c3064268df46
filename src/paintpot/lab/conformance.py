"""The contract as checks that run over any game.

Each check plays games, random ones and some for points (walk.py), and raises NotConforming with a
sentence that names the seed and the move where it failed. `paintpot check GAME` runs them all; so
do the tests.
"""

import json
import random
from collections.abc import Mapping
from functools import partial

from paintpot.core.contract import CHANCE, CHANCE_ACTS, Game, State
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance, BadMove, BadOption, BadSeats, Refused
from paintpot.core.ledger import read_ledger
from paintpot.core.moments import Moment
from paintpot.core.play import Play
from paintpot.core.points import points_shown
from paintpot.core.records import opened, replay, step
from paintpot.lab.card_checks import cards_are_whole
from paintpot.lab.fact_checks import facts_are_known
from paintpot.lab.lesson_checks import lessons_are_worded, lessons_can_be_taken
from paintpot.lab.rulebook_checks import rulebooks_are_sound
from paintpot.lab.scene_checks import scenes_show_the_moves
from paintpot.lab.seat_checks import FAR, seats_are_checked
from paintpot.lab.state_checks import clones_forget_nothing, dumps_hold_everything
from paintpot.lab.text_checks import (
    ledger_is_sound,
    texts_are_whole,
    texts_can_be_said,
)
from paintpot.lab.undo_checks import offers_of_undo_are_kept
from paintpot.lab.view_types import mismatch
from paintpot.lab.walk import Check as Check
from paintpot.lab.walk import NotConforming as NotConforming
from paintpot.lab.walk import Walk as Walk
from paintpot.lab.walk import must_raise, random_step
from paintpot.lab.wording_checks import (
    languages_tell_the_same,
    moves_are_worded,
    outcomes_are_worded,
    pictures_have_names,
    score_lines_have_names,
)
from paintpot.texts import LANGUAGES, BadText, Catalogue

LONGEST_SECRET = 500
"""Steps for which a hushed move is followed at most."""

OFTEN_ALL = 0.06
"""How often all moves are tried, and not just a few."""
MANY = 3000

OFTEN_IMAGINED = 0.2
HIDDEN_FEW = 3
HIDDEN_ENOUGH = 20
"""How often hidden information is resampled, and after how many cases it is judged."""

OFTEN_GAINS = 0.1
"""How often gains are requested for a seat with more than a few moves."""
FEW = 8


def texts_are_inverse(game: Game, seats: int, seed: int) -> None:
    """`text` and `parse` are inverses of each other for every move."""
    for move in range(game.moves):
        if game.parse(game.text(move)) != move:
            raise NotConforming(f"{game.name}: {game.text(move)!r} does not read back as {move}")
    for wrong in (-1, game.moves):
        must_raise(BadMove, partial(game.text, wrong), f"text({wrong})")
    must_raise(BadMove, partial(game.parse, "no such move"), "parse of nonsense")


def options_are_checked(game: Game, seats: int, seed: int) -> None:
    """Every listed choice starts a game; anything else is a named error."""
    for name, option in game.options.items():
        for choice in option.choices:
            game.start(seats, {name: choice})
    must_raise(BadOption, partial(game.start, seats, {"no such option": 1}), "an unknown option")
    least, most = game.seats[0], game.seats[-1]
    for wrong in (least - 1, most + 1, FAR, -FAR, True, float(least), str(least), None):
        must_raise(BadSeats, partial(game.start, wrong), f"{wrong!r} seats")
        must_raise(BadSeats, partial(Play, game, wrong), f"a game with {wrong!r} seats")


def plays_end(game: Game, seats: int, seed: int) -> None:
    """A game ends without a dead end: a seat that may act has a move, a retired one has none."""
    walk = Walk(game, seats, seed)
    retired: set[int] = set()
    for state in walk:
        actors = state.actors()
        walk.demand(state.over == (actors == ()), "over and actors disagree")
        for seat in range(seats):
            has_moves = bool(state.legal(seat))
            walk.demand(has_moves == (seat in actors), f"seat {seat} acts without a move, or not")
            walk.demand(not has_moves or seat not in retired, f"seat {seat} acts, yet is retired")
            if state.retired(seat):
                retired.add(seat)


def fast_ways_agree(game: Game, seats: int, seed: int) -> None:
    """acting, fan, apply and fall agree with actors, legal, play and roll."""
    walk = Walk(game, seats, seed)
    twin = walk.play.state.clone()
    dice = Dice(seed)
    done = 0
    for state in walk:
        for who, text in walk.play.moves[done:]:
            if who == CHANCE:
                twin.fall(dice)
            else:
                twin.apply(who, game.parse(text))
        done = len(walk.play.moves)
        walk.demand(twin.dump() == state.dump(), "apply or fall differ from play or roll")
        actors = state.actors()
        mask = CHANCE_ACTS if actors == (CHANCE,) else sum(2**seat for seat in actors)
        walk.demand(state.acting() == mask, "acting differs from actors")
        for seat in range(seats):
            walk.demand(list(state.fan(seat)) == state.legal(seat), "fan differs from legal")


def clones_are_apart(game: Game, seats: int, seed: int) -> None:
    """A clone is equal, and playing on it does not affect the original."""
    walk = Walk(game, seats, seed)
    for state in walk:
        before = state.dump()
        twin = state.clone()
        walk.demand(twin.dump() == before, "a clone differs from its original")
        for _ in range(6):
            random_step(twin, walk.chance)
        walk.demand(state.dump() == before, "playing on a clone changed the original")


def refusals_change_nothing(game: Game, seats: int, seed: int) -> None:
    """Every refusal names a rule of the ledger and leaves the state exactly as it was."""
    ledger = read_ledger(game.folder / "rules.md").ids
    walk = Walk(game, seats, seed)
    for state in walk:
        before = state.dump()
        for seat in range(seats):
            legal = set(state.legal(seat))
            for move in legal:
                walk.demand(state.why_not(seat, move) is None, f"legal {move} has a reason against")
            for move in _some_moves(game, walk.chance):
                if move not in legal:
                    _check_refusal(walk, state, seat, move, ledger)
            for wrong in (game.moves, -1, FAR):
                must_raise(BadMove, partial(state.play, seat, wrong), f"move {wrong}")
                must_raise(BadMove, partial(state.why_not, seat, wrong), f"move {wrong}")
        must_raise(BadChance, partial(state.chance, "no such outcome"), "nonsense from chance")
        if state.actors() != (CHANCE,):
            must_raise(BadChance, partial(state.roll, Dice(1)), "a throw out of turn")
        walk.demand(state.dump() == before, "a refused move changed the state")


def _some_moves(game: Game, chance: random.Random) -> list[int]:
    """A few moves; now and then all of them, or as many as time allows."""
    if chance.random() > OFTEN_ALL:
        return [chance.randrange(game.moves) for _ in range(8)]
    return chance.sample(range(game.moves), min(game.moves, MANY))


def _check_refusal(
    walk: Walk, state: State, seat: int, move: int, ledger: tuple[str, ...] | list[str]
) -> None:
    reason = state.why_not(seat, move)
    if reason is None:
        here = _after(state, seat, move).dump()
        same = any(_after(state, seat, other).dump() == here for other in state.legal(seat))
        walk.demand(same, f"{move} is not legal for seat {seat}, yet nothing forbids it")
        return
    walk.demand(reason.rule in ledger, f"{reason.rule} is not in the ledger")
    try:
        state.play(seat, move)
    except Refused as refusal:
        walk.demand(refusal.rule == reason.rule, "play and why_not name different rules")
    else:
        walk.demand(False, f"{move} was played although {reason.rule} forbids it")


def simultaneous_moves_commute(game: Game, seats: int, seed: int) -> None:
    """Moves of seats that act at the same time commute."""
    walk = Walk(game, seats, seed)
    for state in walk:
        actors = state.actors()
        if len(actors) < 2:
            continue
        one, two = walk.chance.sample(actors, 2)
        first = walk.chance.choice(state.legal(one))
        second = walk.chance.choice(state.legal(two))
        here, there = state.clone(), state.clone()
        for twin, order in (
            (here, ((one, first), (two, second))),
            (there, ((two, second), (one, first))),
        ):
            for seat, move in order:
                reason = twin.why_not(seat, move)
                walk.demand(reason is None, f"another seat's move took away {game.text(move)!r}")
                twin.play(seat, move)
        walk.demand(here.dump() == there.dump(), "the order of two seats' moves matters")


def records_replay(game: Game, seats: int, seed: int) -> None:
    """A record, through JSON and back, gives the same state after every move, and the result."""
    walk = Walk(game, seats, seed)
    states = [state.dump() for state in walk]
    record = json.loads(json.dumps(walk.play.record()))
    again = opened(record)
    walk.demand(again.state.dump() == states[0], "a replay starts differently")
    for k, entry in enumerate(record["moves"]):
        step(again, k, entry)
        walk.demand(again.state.dump() == states[k + 1], f"a replay differs after move {k + 1}")
    walk.demand(replay(record).record() == record, "a replayed record differs")


def same_seed_same_play(game: Game, seats: int, seed: int) -> None:
    """Chance depends on the seed alone."""
    one, two = Walk(game, seats, seed), Walk(game, seats, seed)
    for walk in (one, two):
        for _ in walk:
            pass
    one.demand(one.play.record() == two.play.record(), "the same seed gave another game")


def views_hide(game: Game, seats: int, seed: int) -> None:
    """A view is plain data and does not depend on what is hidden from its seat."""
    walk = Walk(game, seats, seed)
    dice = Dice(seed, "hidden")
    view_type = game.view_type
    for position, state in enumerate(walk):
        watched = state.view(None)
        for seat in range(seats):
            view = state.view(seat)
            if seat == position % seats:  # its form, which takes longest: one seat's view at a time
                walk.demand(json.loads(json.dumps(view)) == view, "a view is not plain JSON data")
                fault = mismatch(view, view_type) if view_type is not None else ""
                walk.demand(not fault, f"a view is not what view_type declares: {fault}")
            other = state.imagine(seat, dice)
            walk.demand(other.view(seat) == view, f"seat {seat} sees what is hidden from it")
            walk.demand(other.actors() == state.actors(), "an imagined state has other actors")
            walk.demand(other.legal(seat) == state.legal(seat), "an imagined state has other moves")
            own = state.standing(seat)
            walk.demand(other.standing(seat) == own, f"seat {seat}'s own score tells a secret")
            over = state.over
            walk.demand(not over or own == state.scores()[seat], "the last standing is no score")
            walk.demand(other.view(None) == watched, "a spectator sees what is hidden")


def imagined_states_differ(game: Game, seats: int, seed: int) -> None:
    """Where something is hidden, `imagine` resamples it: it must not always be the truth.

    Something is hidden from a seat if two legal hushed moves of another seat lead to different
    states that look the same to the first.
    """
    walk = Walk(game, seats, seed)
    dice = Dice(seed, "imagined")
    hidden = drawn = 0
    for state in walk:
        for who in state.actors():
            if who == CHANCE or hidden - drawn > HIDDEN_ENOUGH:
                continue
            moves = [move for move in state.legal(who) if state.hushed(who, move)]
            if len(moves) < 2 or walk.chance.random() > OFTEN_IMAGINED:
                continue
            one, two = [_after(state, who, move) for move in walk.chance.sample(moves, 2)]
            seat = walk.chance.choice([other for other in range(seats) if other != who])
            if one.dump() == two.dump() or one.view(seat) != two.view(seat):
                continue
            hidden += 1
            dumps = [one.imagine(seat, dice).dump() for _ in range(6)]
            drawn += any(dump != one.dump() for dump in dumps)
    broken = "`imagine` never draws anew what is hidden: bots would know it"
    walk.demand(hidden < HIDDEN_FEW or drawn > 0, broken)


def reveals_are_news(game: Game, seats: int, seed: int) -> None:
    """Where a seat's own move reveals something to it, `news` grows: undo must stop there."""
    walk = Walk(game, seats, seed)
    dice = Dice(seed, "news")
    for state in walk:
        for seat in state.actors():
            if seat == CHANCE:
                continue
            here, there = state.clone(), state.imagine(seat, dice)
            move = walk.chance.choice(state.legal(seat))
            here.play(seat, move)
            there.play(seat, move)
            if here.view(seat) != there.view(seat):
                grown = here.news(seat) > state.news(seat)
                walk.demand(grown, f"{game.text(move)!r} revealed something, yet it is no news")


def told_is_shown(game: Game, seats: int, seed: int) -> None:
    """A move that is published at once is visible; a hushed one is not until it is news."""
    walk = Walk(game, seats, seed)
    followed: set[int] = set()
    for state in walk:
        for seat in state.actors():
            if seat == CHANCE:
                continue
            moves = state.legal(seat)
            one, two = walk.chance.choice(moves), walk.chance.choice(moves)
            hushed = state.hushed(seat, one)
            walk.demand(seats > 1 or not hushed, f"{game.text(one)!r} is hushed, with nobody else")
            here, there = _after(state, seat, one), _after(state, seat, two)
            if here.dump() == there.dump():
                continue
            both = hushed and state.hushed(seat, two)
            for viewer in [None, *[other for other in range(seats) if other != seat]]:
                alike = here.view(viewer) == there.view(viewer)
                pair = f"{game.text(one)!r} and {game.text(two)!r} look"
                if both:
                    walk.demand(alike, f"{pair} different to {_name(viewer)}, yet they are hushed")
                else:
                    walk.demand(not alike, f"{pair} alike to {_name(viewer)}, yet one is told")
            if both and state.news(seat) not in followed:
                followed.add(state.news(seat))
                _follow_secret(walk, seat, here, there)


def _follow_secret(walk: Walk, seat: int, here: State, there: State) -> None:
    """Two games that differ in a hushed move continue alike until the others' next news."""
    before = walk.play.state
    unaware = [other for other in range(walk.play.seats) if other != seat]
    for k in range(LONGEST_SECRET):
        for other in unaware[:]:
            alike = here.view(other) == there.view(other)
            if here.over or here.news(other) != before.news(other):
                unaware.remove(other)
                shown = not alike or here.dump() == there.dump()
                walk.demand(shown, f"seat {other} is told a secret that it does not see")
            else:
                walk.demand(alike, f"seat {other} sees a secret before it has news")
        if not unaware:
            shown = here.view(None) != there.view(None) or here.dump() == there.dump()
            walk.demand(shown, "a spectator is told a secret that nobody shows")
            return
        if not _step_alike(here, there, walk.chance, k):
            return


def _step_alike(here: State, there: State, chance: random.Random, seed: int) -> bool:
    """The same step in both; False if there is none."""
    if here.actors() == (CHANCE,):
        here.roll(Dice(seed))
        there.roll(Dice(seed))
        return True
    steps = [
        (seat, move)
        for seat in here.actors()
        for move in here.legal(seat)
        if move in there.legal(seat)
    ]
    if not steps:
        return False
    step = chance.choice(steps)
    here.play(*step)
    there.play(*step)
    return True


def _after(state: State, seat: int, move: int) -> State:
    twin = state.clone()
    twin.play(seat, move)
    return twin


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def scores_add_up(game: Game, seats: int, seed: int) -> None:
    """One score per seat whose lines sum to its total; winners are the best, once it is over."""
    walk = Walk(game, seats, seed)
    for state in walk:
        scores = state.scores()
        walk.demand(len(scores) == seats, "not one score a seat")
        for score in scores:
            walk.demand(score.total == sum(p for _, p in score.lines), "lines do not add up")
            names = [name for name, _ in score.lines]
            walk.demand(len(set(names)) == len(names), "two score lines share a name")
        for viewer in [None, *range(seats)]:
            same = state.known_points(viewer) == points_shown(state.view(viewer), seats)
            walk.demand(same, f"the points that {_name(viewer)} knows are not those of its view")
        won = bool(state.winners())
        walk.demand(state.over or not won, "winners before the end")
        walk.demand(won or not state.over or seats == 1, "the game is over and nobody has won")
        best = max((score.total, score.tie) for score in scores)
        for seat in state.winners():
            walk.demand((scores[seat].total, scores[seat].tie) == best, "a winner is not the best")


def sure_winners_win(game: Game, seats: int, seed: int) -> None:
    """A seat that is said to win for sure wins alone, in the game and however it might go on.

    To say so reveals nothing hidden from the viewer.
    """
    walk = Walk(game, seats, seed)
    dice = Dice(seed, "sure")
    said: set[int] = set()
    for state in walk:
        for viewer in [None, *range(seats)]:
            sure = state.sure_winner(viewer)
            if sure is not None:
                walk.demand(0 <= sure < seats, f"{sure!r} wins for sure, and is no seat")
                said.add(sure)
            watchers = range(seats) if viewer is None else [viewer]
            for watcher in watchers:
                same = state.imagine(watcher, dice).sure_winner(viewer) == sure
                walk.demand(same, f"who wins for sure tells {_name(viewer)} something hidden")
        walk.demand(len(said) < 2, f"seats {sorted(said)} all win for sure")
        if said and not state.over:
            other = state.clone()
            while not other.over:
                random_step(other, walk.chance)
            _wins_alone(walk, said, other)
    _wins_alone(walk, said, walk.play.state)


def _wins_alone(walk: Walk, said: set[int], end: State) -> None:
    for seat in said:
        walk.demand(end.winners() == (seat,), f"seat {seat} was to win for sure, yet did not")


def bots_are_served(game: Game, seats: int, seed: int) -> None:
    """Features have weights and reveal nothing hidden, ideas are legal, only an end has a name."""
    walk = Walk(game, seats, seed)
    dice = Dice(seed, "bots")
    for state in walk:
        walk.demand(state.players() == seats, "the number of players is wrong")
        walk.demand(state.over or not state.ending(), "the game goes on, yet it says how it ended")
        names = state.weights().features
        for seat in range(seats):
            features = list(state.features(seat))
            walk.demand(len(features) == len(names), "features and weights differ in number")
            same = list(state.imagine(seat, dice).features(seat)) == features
            walk.demand(same, f"features of seat {seat} depend on what it may not know")
            if seat in state.actors():
                ideas = list(state.ideas(seat))
                walk.demand(bool(ideas), f"seat {seat} has no idea, though it is to move")
                walk.demand(set(ideas) <= set(state.legal(seat)), "an idea is no legal move")


def moments_are_told(game: Game, seats: int, seed: int) -> None:
    """Moments have words in every language of the game and reveal nothing hidden to a viewer."""
    walk = Walk(game, seats, seed)
    dice = Dice(seed, "moments")
    words = _catalogues(game)
    before = walk.play.state.clone()
    for state in walk:
        for viewer in [None, *range(seats)]:
            told = state.moments(before, viewer)
            for moment in told:
                _is_told(walk, words, moment, seats)
            walk.demand(not state.moments(state, viewer), "a state differs from itself by a moment")
            early = bool(told) and _learned_nothing(walk, before, viewer)
            walk.demand(not early, f"moments tell {_name(viewer)} of a hushed move before its news")
            seen = state if viewer is None else state.imagine(viewer, dice)
            same = seen.moments(before, viewer) == told
            walk.demand(same, f"moments tell {_name(viewer)} something hidden")
        watched = state.moments(before, None)
        for seat in range(seats):
            same = state.imagine(seat, dice).moments(before, None) == watched
            walk.demand(same, "moments tell a spectator something hidden")
        before = state.clone()


def _learned_nothing(walk: Walk, before: State, viewer: int | None) -> bool:
    """Whether the last step was a hushed move of another seat that gave the viewer no news."""
    state, moves = walk.play.state, walk.play.moves
    seat, text = moves[-1] if moves else (CHANCE, "")
    if seat in (CHANCE, viewer) or not before.hushed(seat, walk.play.game.parse(text)):
        return False
    seats = range(walk.play.seats) if viewer is None else [viewer]
    return min(state.news(k) for k in seats) == min(before.news(k) for k in seats)


def _catalogues(game: Game) -> list[Catalogue]:
    """A game need not have texts."""
    paths = [(game.folder / "texts" / f"{language}.ftl", language) for language in LANGUAGES]
    return [Catalogue(path, language) for path, language in paths if path.exists()]


def _is_told(walk: Walk, words: list[Catalogue], moment: Moment, seats: int) -> None:
    walk.demand(-1 <= moment.seat < seats, f"{moment!r} is of no seat")
    json.dumps(moment.facts)
    _can_say(walk, words, f"moment-{moment.name}", moment.facts)


def _can_say(walk: Walk, words: list[Catalogue], message: str, facts: Mapping[str, object]) -> None:
    for catalogue in words:
        try:
            catalogue.exact(message, **facts)
        except BadText as fault:
            walk.demand(False, str(fault))


def gains_hide(game: Game, seats: int, seed: int) -> None:
    """There is one gain per legal move, it adds up, and reveals nothing hidden from its seat.

    What it warns of has words.
    """
    walk = Walk(game, seats, seed)
    dice = Dice(seed, "gains")
    words = _catalogues(game)
    for state in walk:
        for seat in range(seats):
            legal = state.legal(seat)
            if len(legal) > FEW and walk.chance.random() > OFTEN_GAINS:
                continue
            before = state.dump()
            gains = state.gains(seat)
            walk.demand(state.dump() == before, "to ask for gains changed something")
            moves = [gain.move for gain in gains]
            walk.demand(moves in (legal, []), "gains are not one a legal move")
            for gain in gains:
                total = sum(points for _, points in gain.lines)
                walk.demand(gain.total == total, "the lines of a gain do not add up")
                if gain.caution:
                    _can_say(walk, words, f"caution-{gain.caution}", {})
            same = state.imagine(seat, dice).gains(seat) == gains
            walk.demand(same, f"gains tell seat {seat} something hidden")


CHECKS: tuple[Check, ...] = (
    texts_are_inverse,
    options_are_checked,
    plays_end,
    fast_ways_agree,
    clones_are_apart,
    refusals_change_nothing,
    seats_are_checked,
    simultaneous_moves_commute,
    records_replay,
    same_seed_same_play,
    views_hide,
    reveals_are_news,
    told_is_shown,
    scores_add_up,
    sure_winners_win,
    bots_are_served,
    offers_of_undo_are_kept,
    clones_forget_nothing,
    dumps_hold_everything,
    imagined_states_differ,
    scenes_show_the_moves,
    ledger_is_sound,
    texts_are_whole,
    cards_are_whole,
    facts_are_known,
    texts_can_be_said,
    moves_are_worded,
    languages_tell_the_same,
    score_lines_have_names,
    pictures_have_names,
    outcomes_are_worded,
    moments_are_told,
    gains_hide,
    lessons_can_be_taken,
    lessons_are_worded,
    rulebooks_are_sound,
)
