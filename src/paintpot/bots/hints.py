"""Hints: different ideas for the rest of a turn, what each step gains, and what a turn prepares.

A bot's best turns are often variants of one idea, so only those are taken from its list that
differ. One of them is the turn that scores most at once: people see that turn on the board, and
want to know what is better. Each idea has a total for comparison (idea_totals.py): nobody believes
an idea that comes first and scores less, unless a number says what it is worth instead. Everything
is tried in states sampled by `imagine`: a hint knows no more than its seat.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from paintpot.bots.bot import Bot
from paintpot.bots.completed_turns import completed
from paintpot.bots.idea_totals import lead_of, totals
from paintpot.bots.richest_turns import RichestTurn
from paintpot.bots.rollouts import best_turn, has_turn
from paintpot.bots.tried_turns import (
    Rise,
    TriedTurn,
    before_all,
    features_of,
    is_better,
    lead_over,
    weights_for_people,
)
from paintpot.core.contract import CHANCE, State, checked_seat
from paintpot.core.dice import Dice
from paintpot.core.gains import WORLDS, changes
from paintpot.core.ints import i64, vec
from paintpot.core.moments import Gain
from paintpot.core.weights import BEST, POINT

CANDIDATES: Final = 600
"""How many turns of the bot's list are considered."""
MOST_TRIED: Final = 120
"""How many of them are tried, to see where they lead."""
FAR_BEHIND: Final = 4
"""An idea that loses points is left out if it scores at least this many points less than the
best."""
NEARLY: Final = 0.3
"""A turn that scores less at once comes first only if the bot rates it higher by more points than
this: its estimates are not more exact, and people trust what they can see. A higher value would
cost strength: with 1.0 and any number of simulations, hints were weaker than `hard` in Inkdoms, by
2 points a game against `easy`."""
EXPLAINED: Final = 0.5
"""Where there is no total: the share of the points given up now that the reasons in words must make
up for."""
UNTRIED: Final = 1.0
"""A turn that the bot has not tried comes before the bot's best only if it leads to a position that
is better by more points than this."""
DRAW_ERROR: Final = 2.0
"""Like NEARLY, for a turn that goes on after a draw: a bot has tried only a few draws."""
RICH_ROLLOUTS: Final = 200
"""Turns that are played at random to find the one that scores most."""
DRAWS: Final = 5
"""Draws that are sampled for a turn that goes on after one."""
DRAW_ROLLOUTS: Final = 60
"""Ways to go on that are tried after each of them."""
SCORE_FIRST: Final = 1000
"""The factor by which points are weighted in the search for the turn that scores most."""
ANSWER_ROLLOUTS: Final = 200
"""Ways of another seat to answer a turn that takes points from it."""
MOST_ANSWERS: Final = 20
"""Moves of others that are tried to see whether the game ends with them."""

FINISHED: Final = "finished"
"""The feature, in games that have one, of a seat that has reached the goal of the game."""
AWAITED: Final = "awaited"
"""Listed with the features of a turn that chance interrupts and that goes on after a draw."""
RISKED: Final = "risked"
"""Listed with AWAITED if a bad draw costs more than the rest of the turn scores: by how much."""

ALWAYS_TOLD: Final = (AWAITED, RISKED, FINISHED)
"""Listed for every idea that has them, whatever the others have."""
UNKNOWN: Final = -1000
"""Placeholder for the gain after a draw until it has been estimated."""

Worded: TypeAlias = Callable[[str], str]
"""The catalogue's words for a feature; "" if it has none."""


class Hint:
    """One idea: the steps of the turn, the score before it, and the features that it raises."""

    def __init__(
        self,
        steps: list[Gain],
        before: int,
        prepares: list[Rise],
        last: bool = False,
        others: list[tuple[int, int]] | None = None,
        later: int | None = None,
        total: int | None = None,
        likely: list[int] | None = None,
        undone: list[int] | None = None,
    ) -> None:
        self.steps = steps
        self.before = before
        self.prepares = prepares
        """The most valuable first. `points` are points that the score does not show yet, `awaited`
        is a draw before the turn goes on, with the points of `later`."""
        self.last = last
        """Whether the game is over after it; then it can prepare nothing else."""
        self.others: list[tuple[int, int]] = [] if others is None else others
        """Other seats whose score it changes at once, and by how much."""
        self.later = later
        """What the rest of the turn scores by the median draw, if chance interrupts it; else
        None."""
        self.total = total
        """What it is worth in all, to compare it with the other ideas: what it scores, `later`, and
        the estimate for later turns. None if there is no other, or one of them ends the game."""
        self.likely: list[int] = [] if likely is None else likely
        """If chance interrupts it: moves of the rest of the turn that depend little on the draw."""
        self.undone: list[int] = [] if undone is None else undone
        """Of the other seats that lose by it, those that can undo that in this very turn."""

    @property
    def after(self) -> int:
        """The score after the last step."""
        return self.before + sum([step.total for step in self.steps])

    @property
    def now(self) -> int:
        """What it scores this turn, what is expected after a draw included."""
        return self.after - self.before + (self.later or 0)

    @property
    def hopes(self) -> bool:
        """Whether its total includes gains in later turns."""
        return self.total is not None and self.total > self.now

    def __repr__(self) -> str:
        return f"Hint({[step.move for step in self.steps]}, {self.before} to {self.after})"


class Candidate:
    """A turn from the bot's list."""

    def __init__(
        self, rank: int, moves: list[int], world: State, seat: int, worth: float = 0.0
    ) -> None:
        self.rank = rank
        self.moves = moves
        self.kinds = [world.kind_of(move) for move in moves]
        """The kinds of its moves, regardless of where they are made."""
        self.worth = worth
        """The bot's estimate of it, in points."""
        self.tokens = _tokens(world, seat, moves)
        """Its moves, each with the earlier moves of its step: a tile turned the same way in another
        place is another move."""
        self.ahead = False
        """Whether it is not from the bot's list, and clearly better than the best there."""
        self.trial: TriedTurn | None = None
        self.later = UNKNOWN
        self.worst = 0
        """The same for the worst draw."""
        self.likely: list[int] = []
        """The moves that follow most draws."""


Idea: TypeAlias = tuple[Hint, Candidate]
"""A hint and the turn that it describes."""


def hints(
    bot: Bot, state: State, seat: object, count: int, worded: Worded | None = None
) -> list[Hint]:
    """Up to `count` ideas for the rest of a turn, the best first.

    `worded` gives the words for a feature: one without words is no reason. By default all features
    are reasons. The state is not changed.
    """
    own = checked_seat(seat, int(state.players()))
    dice = Dice(0, "hints")
    worlds = [state.imagine(own, dice) for _ in range(WORLDS)]
    found = _candidates(bot, state, worlds[0], own)
    found = _finishing_first(_richer_first(found, worlds[0], own), worlds[0], own)
    chosen = _with_richest(_different(found, worlds[0], own, count), found, worlds[0], own, count)
    kept = _completed(_worthwhile(chosen, worlds[0], own), worlds[0], own)
    for one in kept:
        _say_usually(one, worlds[0], own)
    ideas = [(_hint(one, _elsewhere(one, found), worlds, own), one) for one in kept]
    return _distinct(ideas, worlds[0], own, worded)


def _distinct(ideas: list[Idea], world: State, seat: int, worded: Worded | None) -> list[Hint]:
    """The ideas in their order, without those that say nothing new."""
    whole = [hint.prepares for hint, _ in ideas]
    found = _something(_ordered(ideas, world, seat, worded))
    if len(world.weights().features) < 2:
        # Its only feature is its points: moves have no reasons, and speak for themselves.
        return found
    left = _told_apart(found, world, worded)
    if len(left) == len(found):
        return found
    # Those that are left are compared with each other alone: what they share with one that is not
    # told is a reason for them again.
    for (hint, _), prepares in zip(ideas, whole, strict=True):
        hint.prepares, hint.total = prepares, None
    again = [idea for idea in ideas if idea[0] in left]
    return _something(_ordered(again, world, seat, worded))


def _told_apart(found: list[Hint], world: State, worded: Worded | None) -> list[Hint]:
    """The ideas without those that, to a reader, are an earlier one again: they bring the same now
    and have no reason that it lacks."""
    kept: list[Hint] = []
    for hint in found:
        if not any([_says_no_more(hint, other, world, worded) for other in kept]):
            kept.append(hint)
    return kept


def _says_no_more(hint: Hint, other: Hint, world: State, worded: Worded | None) -> bool:
    same = _sums(hint.steps) == _sums(other.steps) and hint.others == other.others
    if not same or hint.undone != other.undone:
        return False
    if hint.later != other.later or hint.last != other.last:
        return False
    theirs = _reasons(other, worded)
    for said, (name, n) in _reasons(hint, worded).items():
        if said not in theirs or is_better(world, name, n, theirs[said][1]):
            return False
    return True


def _reasons(hint: Hint, worded: Worded | None) -> dict[str, tuple[str, int]]:
    """What an idea prepares, by the words for it: a feature, and the sum of all with these."""
    out: dict[str, tuple[str, int]] = {}
    for name, n, _ in hint.prepares:
        said = name if worded is None or name in ALWAYS_TOLD else worded(name)
        if said:
            out[said] = (name, n + (out[said][1] if said in out else 0))
    return out


def _sums(steps: list[Gain]) -> dict[str, int]:
    """What steps change on each line of the score."""
    out: dict[str, int] = {}
    for gain in steps:
        for line, points in gain.lines:
            out[line] = out.get(line, 0) + points
    return out


def _ordered(ideas: list[Idea], world: State, seat: int, worded: Worded | None) -> list[Hint]:
    """The best idea first, the others by their totals.

    An idea that comes before one that scores more now lists what it has instead: what it prepares,
    keeps or avoids and the other does not, or what it takes from other seats.
    """
    if not ideas:
        return []
    if not _finishes(ideas[0][0]):
        ideas = sorted(ideas, key=lambda idea: not idea[1].ahead)
    richest = max(ideas, key=_gained)
    less = _gained(richest) - _expected(ideas[0])
    if less == 0 and not _is_sure(ideas[0]):
        # Certain points come before likely ones.
        ideas = sorted(ideas, key=lambda idea: idea[1] is not richest[1])
    other = richest[1] is not ideas[0][1]  # a draw may cost more than an idea scores before it
    same = less > 0 and other and _is_dominated(ideas[0][1], richest[1], world, seat)
    if same and not _explains(ideas[0], richest, world, seat, worded):
        # Without reasons of its own, it is the same idea in a worse place.
        ideas = sorted(ideas[1:], key=lambda idea: -idea[1].worth)
    compared = _compared(ideas)
    if compared is None:
        return _by_score(ideas, world, seat, worded)
    ideas = compared
    apart = [
        _set_apart(hint, [other for other, _ in ideas if other is not hint], world)
        for hint, _ in ideas
    ]
    for k, idea in enumerate(ideas):
        richer = max(ideas[k:], key=_gained)
        if richer is not idea and _gained(richer) > _expected(idea):
            idea[0].prepares = _instead(idea, richer, world, seat, worded)
        else:
            idea[0].prepares = apart[k]
    return [hint for hint, _ in ideas]


def _compared(ideas: list[Idea]) -> list[Idea] | None:
    """The first idea, and the others by their totals, which are set here. An idea that waits for a
    draw is not the first if another has the same total without one. None if there are no totals:
    once a game is over, nothing comes later."""
    if len(ideas) < 2:
        return ideas
    if any([hint.last or _finishes(hint) for hint, _ in ideas]):
        return None
    now = [_expected(idea) for idea in ideas]
    found = totals(now, [one.worth for _, one in ideas])
    if not found:
        return None
    for (hint, _), total in zip(ideas, found, strict=True):
        hint.total = total
    # Of equal totals, certain points come before likely ones.
    order = sorted(range(1, len(ideas)), key=lambda k: (-found[k], not _is_sure(ideas[k]), -now[k]))
    sure = [k for k in order if found[k] == found[0] and _is_sure(ideas[k]) and now[k] >= now[0]]
    if sure and not _is_sure(ideas[0]):
        order = [sure[0], 0, *[k for k in order if k != sure[0]]]
    else:
        order = [0, *order]
    return [ideas[k] for k in order]


def _by_score(ideas: list[Idea], world: State, seat: int, worded: Worded | None) -> list[Hint]:
    """The best idea first, the others by what they score.

    If the reasons for the best idea do not make up for what it scores less than the richest, the
    richest comes first.
    """
    by_score = [
        hint for hint, _ in sorted(ideas, key=lambda idea: (-_expected(idea), -_gained(idea)))
    ]
    best, own = ideas[0]
    richest = max(ideas, key=_gained)
    apart = [
        _set_apart(hint, [other for other, _ in ideas if other is not hint], world)
        for hint, _ in ideas
    ]
    for (hint, _), prepares in zip(ideas[1:], apart[1:], strict=True):
        hint.prepares = prepares
    if richest is not ideas[0] and _gained(richest) > _expected(ideas[0]):
        explained = _explains(ideas[0], richest, world, seat, worded)
        best.prepares = _instead(ideas[0], richest, world, seat, worded)
        if not explained:
            same = _is_dominated(own, richest[1], world, seat)
            return [hint for hint in by_score if hint is not best or not same]
    else:
        best.prepares = apart[0]
    return [best] + [hint for hint in by_score if hint is not best]


def _instead(
    idea: Idea, richer: Idea, world: State, seat: int, worded: Worded | None
) -> list[Rise]:
    """What an idea prepares, keeps or avoids, compared with one that scores more now."""
    hint, own = idea
    lead = lead_over(_tried(own, world, seat), _tried(richer[1], world, seat), world, seat)
    told = [rise for rise in lead if worded is None or worded(rise[0])]
    return [
        *[rise for rise in hint.prepares if rise[0] in ALWAYS_TOLD],
        *([] if hint.last else told),
    ]


def _explains(idea: Idea, richer: Idea, world: State, seat: int, worded: Worded | None) -> bool:
    """Whether the reasons for an idea make up for what it scores less now."""
    told = sum([worth for _, _, worth in _instead(idea, richer, world, seat, worded)]) / POINT
    less = _gained(richer) - _expected(idea)
    return told + _taken(idea[0]) - _taken(richer[0]) >= EXPLAINED * less


def _gained(idea: Idea) -> int:
    """The points that an idea is certain to score now."""
    return idea[0].after - idea[0].before


def _is_sure(idea: Idea) -> bool:
    """Whether it does not go on after a draw."""
    return idea[0].later is None


def _expected(idea: Idea) -> int:
    """The points that an idea scores this turn, those after a draw included."""
    return _gained(idea) + (idea[0].later or 0)


def _finishes(hint: Hint) -> bool:
    return any([name == FINISHED for name, _, _ in hint.prepares])


def _set_apart(hint: Hint, others: list[Hint], world: State) -> list[Rise]:
    """What an idea prepares and not all the others do: what they all have in common is no reason
    for one of them. What one of the others prepares as well is worth 0 here: it is mentioned only
    if there is no other reason."""
    out: list[Rise] = []
    for name, n, worth in hint.prepares:
        if name in ALWAYS_TOLD:
            out.append((name, n, worth))
            continue
        same = [other for other in others if _has_as_much(other, name, n, world)]
        if not others or len(same) < len(others):
            out.append((name, n, 0 if same else worth))
    return out


def _has_as_much(hint: Hint, name: str, n: int, world: State) -> bool:
    """Whether an idea prepares a feature, and no less of it."""
    found = [m for other, m, _ in hint.prepares if other == name]
    return any([not is_better(world, name, n, m) for m in found])


def _taken(hint: Hint) -> int:
    """The points that other seats lose at once and cannot win back as fast."""
    return -sum([change for other, change in hint.others if other not in hint.undone])


def _completed(kept: list[Candidate], world: State, seat: int) -> list[Candidate]:
    """The turns with what they leave out for no reason; of those that then are equal, one."""
    out: list[Candidate] = []
    for one in kept:
        trial = _tried(one, world, seat)
        if not trial.awaits and not trial.news:
            moves = completed(world, seat, one.moves[: len(trial.steps)])
            if moves != one.moves[: len(trial.steps)]:
                one.moves = moves
                one.trial = None
        view = _tried(one, world, seat).state.view(seat)
        if all([_tried(other, world, seat).state.view(seat) != view for other in out]):
            out.append(one)
    return out


def _say_usually(one: Candidate, world: State, seat: int) -> None:
    """Replace its moves by those that a person would make to do the same."""
    state = world.clone()
    moves: list[int] = []
    for k, move in enumerate(one.moves):
        if k >= len(_tried(one, world, seat).steps):
            break
        usual = state.usual(seat, move)
        moves.append(usual)
        state.apply(seat, usual)
    if moves != one.moves[: len(moves)]:
        one.moves = moves
        one.trial = None


def _something(ideas: list[Hint]) -> list[Hint]:
    """If the first idea scores, drop ideas that end the game and gain nothing."""
    if not ideas or ideas[0].after <= ideas[0].before:
        return ideas
    return [one for one in ideas if not one.last or one.prepares or one.after > one.before]


def _worthwhile(chosen: list[Candidate], world: State, seat: int) -> list[Candidate]:
    """Drop ideas that lose points and are far behind the best, or that do the same as another one
    in a worse place."""
    points = [_scores(one, world, seat) for one in chosen]
    kept: list[Candidate] = []
    for k, one in enumerate(chosen):
        others = [other for other in chosen if other is not one]
        if k and any([_is_dominated(one, other, world, seat) for other in others]):
            continue
        if points[k] >= 0 or points[k] > points[0] - FAR_BEHIND:
            kept.append(one)
    return kept


# -- which turns are different ideas


def _candidates(bot: Bot, state: State, world: State, seat: int) -> list[Candidate]:
    found = []
    for rank, advice in enumerate(bot.advise(state, seat, CANDIDATES)):
        found.append(Candidate(rank, advice.moves, world, seat, advice.gain))
    if len(found) > 1:
        # What every turn contains, such as `done`, does not distinguish them.
        everywhere = set(found[0].tokens)
        for one in found:
            everywhere &= one.tokens
        for one in found:
            one.tokens -= everywhere
    return found


def _finishing_first(found: list[Candidate], world: State, seat: int) -> list[Candidate]:
    """Turns that are certain to finish come before all others.

    A bot may prefer a draw after which it could finish with something to spare. A hint ends at the
    draw, so it would not show that the game can be decided now.
    """
    names = world.weights().features
    if FINISHED not in names:
        return found
    at = names.index(FINISHED)
    if features_of(world, seat)[at]:
        return found
    finishing = [one for one in found[:MOST_TRIED] if _tried(one, world, seat).features[at]]
    ordered = finishing + [one for one in found if one not in finishing]
    for rank, one in enumerate(ordered):
        one.rank = rank
    return ordered


def _richer_first(found: list[Candidate], world: State, seat: int) -> list[Candidate]:
    """Of the turns that the bot rates nearly as high as the best, the one that scores most comes
    first; one that is certain to score comes before all that score nothing for now."""
    first = found[0]
    error = DRAW_ERROR if _tried(first, world, seat).awaits else NEARLY
    for one in found[1:MOST_TRIED]:
        near = one.worth >= found[0].worth - error
        if near and _appeal(one, world, seat) > _appeal(first, world, seat):
            first = one
    ordered = [first, *[one for one in found if one is not first]]
    for rank, one in enumerate(ordered):
        one.rank = rank
    return ordered


def _appeal(one: Candidate, world: State, seat: int) -> tuple[bool, int, int]:
    """How good a turn looks to people, as a sort key."""
    now = _at_once(one, world, seat)
    return now > 0, _scores(one, world, seat), now


def _with_richest(
    chosen: list[Candidate], found: list[Candidate], world: State, seat: int, count: int
) -> list[Candidate]:
    """The chosen turns and the one that scores most at once, in place of the last if necessary."""
    most = max([_scores(one, world, seat) for one in chosen])
    richest = None
    for one in [*found[:MOST_TRIED], *_looked_for(world, seat, len(found))]:
        if _scores(one, world, seat) > most:
            most = _scores(one, world, seat)
            richest = one
    if richest is None or count < 2:
        return chosen
    if richest not in found:
        ahead = _ahead(richest, found[0], world, seat)
        # The bot has searched its best turn thoroughly, and not this one.
        richest.worth = found[0].worth + (ahead if ahead > UNTRIED else min(ahead, 0.0))
        richest.ahead = ahead > UNTRIED
    return sorted([*chosen[: count - 1], richest], key=_rank)


def _ahead(one: Candidate, other: Candidate, world: State, seat: int) -> float:
    """How much better one turn ends than another, in points, by evaluation alone."""
    ends = [lead_of(_tried(each, world, seat).state, seat) for each in (one, other)]
    return ends[0] - ends[1] + _later(one, world, seat) - _later(other, world, seat)


def _looked_for(world: State, seat: int, rank: int) -> list[Candidate]:
    """The turns that score most, by two searches: a bot that looks ahead may not try them."""
    weights = _score_first(world)
    rich = best_turn(world, seat, RICH_ROLLOUTS, weights, Dice(0, "rich"))
    fitted = world.weights().pick(BEST, int(world.players()))
    plans = [[int(move) for move in rich.plan], RichestTurn(world, seat, weights, fitted).moves]
    return [Candidate(rank, moves, world, seat) for moves in plans if moves]


def _score_first(world: State) -> vec[i64]:
    """The weights of the game, with points above all else."""
    weights = world.weights().pick(BEST, int(world.players()))
    weights[0] = weights[0] * SCORE_FIRST
    return weights


def _at_once(one: Candidate, world: State, seat: int) -> int:
    """What a turn is certain to score, whatever is drawn."""
    return sum([step.total for step in _tried(one, world, seat).steps])


def _scores(one: Candidate, world: State, seat: int) -> int:
    """What a turn scores, including after a draw."""
    return _at_once(one, world, seat) + _later(one, world, seat)


def _later(one: Candidate, world: State, seat: int) -> int:
    """If chance interrupts a turn, what its rest scores: the median of some draws."""
    trial = _tried(one, world, seat)
    if not trial.awaits:
        return 0
    if one.later == UNKNOWN:
        weights = _score_first(world)
        turn = trial.state.turn_no()
        before = trial.state.standing(seat).total
        brought: list[tuple[int, list[int]]] = []
        for k in range(DRAWS):
            dice = Dice(k, "after a draw")
            drawn = trial.state.clone()
            drawn.fall(dice)
            plan: list[int] = []
            if has_turn(drawn, seat, turn):
                rest = best_turn(drawn, seat, DRAW_ROLLOUTS, weights, dice)
                drawn, plan = rest.state, [int(move) for move in rest.plan]
            brought.append((drawn.standing(seat).total - before, plan))
        brought.sort(key=lambda drawn: drawn[0])
        one.later = brought[DRAWS // 2][0]
        one.worst = brought[0][0]
        one.likely = _shared([plan for _, plan in brought])
    return one.later


def _shared(plans: list[list[int]]) -> list[int]:
    """The moves of the median continuation that also occur in most of the others."""
    half = len(plans) // 2
    return [move for move in plans[half] if sum([move in plan for plan in plans]) > half]


def _tokens(world: State, seat: int, moves: list[int]) -> set[tuple[int, ...]]:
    state = world.clone()
    news = state.news(seat)
    step: list[int] = []
    out: set[tuple[int, ...]] = set()
    for move in moves:
        step.append(move)
        out.add(tuple(step))
        state.apply(seat, move)
        if state.news(seat) != news:
            break
        if not state.midway(seat):
            step = []
    return out


def _different(found: list[Candidate], world: State, seat: int, count: int) -> list[Candidate]:
    """The best turn, and the best of those that differ from all chosen before: first only turns
    with mostly other moves and other prospects, then with other moves, then with another end; but
    none that scores the same with nearly the same moves, or only in another place."""
    chosen: list[Candidate] = found[:1]
    tried = 0
    for strictness in (2, 1, 0):
        for one in found:
            if len(chosen) >= count or tried > MOST_TRIED:
                break
            if one in chosen or (strictness and _overlaps(one, chosen)):
                continue
            if one.trial is None:
                tried += 1
            if any([_is_alike(one, other, world, seat, strictness) for other in chosen]):
                continue
            # It replaces turns that do the same in a worse place, except the best turn.
            rest = [
                other
                for k, other in enumerate(chosen)
                if not k or not _is_dominated(other, one, world, seat)
            ]
            if all([_leads_elsewhere(one, other, world, seat, strictness) for other in rest]):
                chosen = [*rest, one]
    chosen.sort(key=_rank)
    return chosen[:count]


def _rank(one: Candidate) -> int:
    return one.rank


def _overlaps(one: Candidate, chosen: list[Candidate]) -> bool:
    """Whether it shares more than half of its moves with one of the others."""
    for other in chosen:
        least = min(len(one.tokens), len(other.tokens))
        if 2 * len(one.tokens & other.tokens) > least or not least:
            return True
    return False


def _is_alike(one: Candidate, other: Candidate, world: State, seat: int, strictness: int) -> bool:
    """Whether a turn is a variant of another: it does the same in another place and scores no more
    on any line, or (if moves were not compared yet) shares most of its moves and scores the
    same."""
    same = one.kinds == other.kinds
    if not same and (strictness or not _overlaps(one, [other])):
        return False
    mine, theirs = _scored(_tried(one, world, seat)), _scored(_tried(other, world, seat))
    if not same:
        return mine == theirs
    return all([mine.get(line, 0) <= theirs.get(line, 0) for line in {**mine, **theirs}])


def _is_dominated(one: Candidate, other: Candidate, world: State, seat: int) -> bool:
    """Whether another turn does the same in another place, and scores as much on every line."""
    return one.kinds == other.kinds and _is_alike(one, other, world, seat, 1)


def _elsewhere(one: Candidate, found: list[Candidate]) -> list[TriedTurn]:
    """Turns that do the same in other places, of those that were tried."""
    alike = [other for other in found if other is not one and other.kinds == one.kinds]
    return [other.trial for other in alike if other.trial is not None]


def _scored(trial: TriedTurn) -> dict[str, int]:
    """What a turn changes on each line of the score."""
    return _sums(trial.steps)


def _leads_elsewhere(
    one: Candidate, other: Candidate, world: State, seat: int, strictness: int
) -> bool:
    """Whether two turns lead to different positions; if strict, to different prospects."""
    a, b = _tried(one, world, seat), _tried(other, world, seat)
    if a.state.view(seat) == b.state.view(seat):
        return False
    return strictness < 2 or a.features != b.features


def _tried(one: Candidate, world: State, seat: int) -> TriedTurn:
    trial = one.trial
    if trial is None:
        trial = TriedTurn(world, seat, one.moves)
        one.trial = trial
    return trial


# -- the gains of a turn


def _hint(one: Candidate, elsewhere: list[TriedTurn], worlds: list[State], seat: int) -> Hint:
    trial = _tried(one, worlds[0], seat)
    trials = [trial]
    if trial.news:
        trials += [TriedTurn(world, seat, one.moves) for world in worlds[1:]]
    before = worlds[0].standing(seat).total
    last = min([len(each.steps) for each in trials])
    steps = [_agreed([each.steps[k] for each in trials]) for k in range(last)]
    gained = sum([step.total for step in steps])
    prepares = _prepares(worlds, trials, elsewhere, seat, gained)
    others = _others(worlds, trials, seat)
    later = _later(one, worlds[0], seat)
    if trial.awaits:
        prepares.append((AWAITED, max(later, 0), 0))
        if gained + one.worst < 0:
            prepares.append((RISKED, -gained - one.worst, 0))
    if all([_ends(each.state, seat) for each in trials]):
        finishes = [one for one in prepares if one[0] == FINISHED]
        return Hint(steps, before, finishes, True, others)
    drawn = later if trial.awaits else None
    tried = list(zip(worlds[: len(trials)], trials, strict=True))
    undone = [
        other
        for other, change in others
        if change < 0 and all([_undoes(world, each.state, other) for world, each in tried])
    ]
    return Hint(steps, before, prepares, False, others, drawn, None, one.likely, undone)


def _others(worlds: list[State], trials: list[TriedTurn], seat: int) -> list[tuple[int, int]]:
    """What a turn changes in the scores of others, if it is the same in all worlds."""
    out: list[tuple[int, int]] = []
    for other in range(int(worlds[0].players())):
        if other == seat:
            continue
        found = [
            trial.state.standing(other).total - world.standing(other).total
            for trial, world in zip(trials, worlds[: len(trials)], strict=True)
        ]
        if found[0] and all([change == found[0] for change in found]):
            out.append((other, found[0]))
    return out


def _undoes(before: State, after: State, other: int) -> bool:
    """Whether another seat, which is to act in the same turn, can win back all that it has lost.

    Only the answer that scores most is tried; another one may do what that does not.
    """
    if other not in after.actors():
        return False
    lost = [
        line
        for line, change in changes(before.standing(other), after.standing(other))
        if change < 0
    ]
    dice = Dice(0, "answers")
    best = best_turn(after, other, ANSWER_ROLLOUTS, _score_first(after), dice).state
    left = dict(changes(before.standing(other), best.standing(other)))
    return all([left.get(line, 0) >= 0 for line in lost])


def _ends(after: State, seat: int) -> bool:
    """Whether the game is over once the others have moved, without dice or another decision of
    ours."""
    state = after.clone()
    for _ in range(MOST_ANSWERS):
        actors = state.actors()
        if not actors:
            return True
        if actors[0] == CHANCE or seat in actors:
            return False
        state.apply(actors[0], state.legal(actors[0])[0])
    return False


def _agreed(steps: list[Gain]) -> Gain:
    """What a step changes in all worlds."""
    first = steps[0]
    lines = [line for line in first.lines if all([line in one.lines for one in steps])]
    return Gain(first.move, lines, all([one.lines == first.lines for one in steps]))


def _prepares(
    worlds: list[State], trials: list[TriedTurn], elsewhere: list[TriedTurn], seat: int, gained: int
) -> list[Rise]:
    """The features that rise in all worlds and are worth something. Those come first that would
    rise less if the same were done elsewhere: they are the reason to do it here."""
    weights = worlds[0].weights()
    names = weights.features
    fitted, hand = weights_for_people(worlds[0])
    starts = [features_of(world, seat) for world in worlds[: len(trials)]]
    moot = trials[0].state.moot(seat)
    rises: list[tuple[int, int, int]] = []
    here: list[tuple[int, int, int]] = []
    for k in range(len(names)):
        rise = min(
            [trial.features[k] - start[k] for trial, start in zip(trials, starts, strict=True)]
        )
        if k == 0:
            rise -= gained
        if rise <= 0 or names[k] in moot:
            continue
        if k and elsewhere:
            others = sorted([trial.features[k] for trial in elsewhere])
            more = min(rise, trials[0].features[k] - others[len(others) // 2])
            # What a place adds is small: it counts if any set of weights values it.
            eye = more * max([own[k] for own in weights.sets.values()])
            if eye > 0:
                here.append((-eye, k, rise))
                continue
        worth = rise * max(fitted[k], hand[k])
        if worth > 0:
            rises.append((-worth, k, rise))
    rises.sort()
    here.sort()
    above = rises[0][0] if rises else 0
    ordered = [(loss + above, k, rise) for loss, k, rise in here] + rises
    found = [(names[k], rise, -loss) for loss, k, rise in ordered]
    return before_all(trials[0].state.prospects(seat, worlds[0]), found)
