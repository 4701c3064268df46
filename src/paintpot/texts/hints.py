"""Why a hint is good, in one sentence: what the turn scores, what that costs, what it prepares.

A game may word its score lines and features; it need not. In its catalogue

- `hint-<part>` says in the imperative how to score on a line: `build { $name }’s capital`. A
  line without a part has `hint-<group>`. `$group` and `$name` are the line's group as a key and in
  words, `$points` what is gained, `$times` by how many steps, `$rest` what the group's other lines
  gain;
- `prepares-<feature>` goes on from "That also …" and "but it …": `leaves you one area short of a
  full kingdom`. The id has hyphens for all but letters and digits; `$n` is by how much the
  feature rises, or all that say the same;
- `lost-<part>` says in the same way what a line costs: `take a blot`;
- `others-gain` and `others-lose` say what the turn changes at once for somebody else, `$name`, by
  `$points`; a game in which turns do not affect others needs neither. `others-win-back` is said
  instead of `others-lose` where they can undo that in the same turn;
- `awaited` is the whole sentence for an idea that scores nothing before a draw, and probably
  `$n` after it; `$cost` is what a bad draw costs, 0 if nothing;
- `no-points` is for a game that does not count in points: `No bottles now`;
- `.hint` of a move's message is the whole sentence for an idea that scores nothing and begins with
  that move: after some moves, such as the loss of a piece, features cannot be compared. The reason
  for this one follows as a sentence of its own, `because-<feature>`;
- `prepares-keep-<feature>` says in the same way as `prepares-` what the turn saves and a richer
  idea spends, or what cost it avoids.

Other lines are named, or summed up if they have no names. An idea that comes before one that scores
more says so, and why: "Idea 2 scores more now (+3), but this one wins you a spell for later".
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias

from paintpot.texts import LANGUAGES, Catalogue, catalogue, house

Lines: TypeAlias = Sequence[tuple[str, int]]
"""Score lines that a step changes, and by how much."""
Rises: TypeAlias = Sequence[tuple[str, int, int]]
"""Features that a turn raises, by how much, and what that is worth."""

MOST_PHRASES: Final = 3
"""How many things that a turn scores are named."""
WORTH_REPEATING: Final = 2
"""With at least this many points, the same phrase is used for a second group too."""
ALWAYS: Final = "finished"
"""The feature that is named for every idea that raises it: nothing else matters as much."""
REASONS: Final = ("prepares", "because")
"""The prefixes of messages that give a feature as a reason."""
AWAITED: Final = "awaited"
"""Named for every turn that goes on after a draw; its number is the points expected then."""
RISKED: Final = "risked"
"""Beside AWAITED: the points that a bad draw costs."""


class Group:
    """The lines of one group that a turn changes."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.best = ""
        """The line that accounts for most of what is gained."""
        self.weight = 0
        """What the group gains in the steps that this line describes."""
        self.points = 0
        """What that line gains."""
        self.times = 0
        """By how many steps."""
        self.rise = 0
        """What all its lines that rise gain."""
        self.change = 0
        """Its net gain or loss."""
        self.worst = ""
        """The line that falls most."""
        self.loss = 0
        """What that line loses; 0 or less."""

    @property
    def part(self) -> str:
        return self.best.partition("/")[2] or self.key


def hint_sentences(
    game: str,
    ideas: Sequence[tuple[Sequence[Lines], Rises]],
    language: str = LANGUAGES[0],
    moves: Sequence[str] = (),
    last: Sequence[bool] = (),
    others: Sequence[Sequence[tuple[str, int]]] = (),
    hopes: Sequence[bool] = (),
    undone: Sequence[Sequence[str]] = (),
) -> list[str]:
    """A sentence for each idea: the score lines that its steps change, the features it raises.

    `moves` are the first moves of the ideas, in notation, for ideas that score nothing. What an
    earlier idea prepares is not repeated if there is something else to mention, and what is true of
    all ideas is no reason for one of them. `last` says for each idea whether the game is over after
    it: then nothing about later turns is said. `others`
    are the names of those whose score an idea changes, and by how much. `hopes` says for each idea
    whether it gains more in later turns: an idea that is alone, or scores nothing or less than
    another, says so if the game has no words for anything that it prepares. `undone` are for each
    idea the names of those that can win back at once what it takes from them.

    >>> hint_sentences("inkdoms", [([[("Redhill/capital", 2)], []], [("spell 2", 1, 9000)])])
    ['Build Redhill’s capital. That also wins you a spell for later.']
    """
    words, shared = catalogue(game, language), house(language)
    told: set[str] = set()
    out = []
    alone = len(ideas) < 2
    common = _common(words, [prepares for _, prepares in ideas])
    scored = [sum([points for lines in steps for _, points in lines]) for steps, _ in ideas]
    for k, (steps, prepares) in enumerate(ideas):
        most = max(scored[k:])
        richer = scored.index(most, k) if most > scored[k] + _awaited(prepares) else 0
        ends = k < len(last) and last[k]
        back = undone[k] if k < len(undone) else ()
        touched = others[k] if k < len(others) else ()
        named = words.hint(moves[k]) if k < len(moves) and not any(steps) else ""
        if not named and not any(steps) and _awaits(prepares) and "awaited" in words:
            named = words.say(
                "awaited", n=max(0, _awaited(prepares)), cost=_sum_of(RISKED, prepares)
            )
        because = _because(words, prepares) if named else ""
        if named and (because or not richer):
            out.append(f"{named} {because}".rstrip())
            continue
        lasting = [one for one in prepares if one[0] == ALWAYS] if ends else prepares
        if richer:
            lasting = [one for one in lasting if one[0] != AWAITED]
        scores = any([points > 0 for lines in steps for _, points in lines])
        later = _prepared(words, lasting, told, set() if richer else common, not scores)
        if not later and not scores and not richer:
            # What all ideas prepare is better than nothing.
            later = _prepared(words, lasting, told, set(), True)
        told.add(later)
        hoped = k < len(hopes) and hopes[k] and not ends
        if hoped and not later and (richer or not scores or alone):
            later = shared.say("hint-hopes")
        if richer:
            what = named or _sentence(words, shared, _groups(steps), "", ends, compared=True)
            # What can be won back at once is no reason.
            losers = [one for one in touched if one[1] < 0 and one[0] not in back and not later]
            reason = _others(words, shared, losers, ())
            besides = [one for one in touched if one not in losers]
            instead = _instead(shared, most, richer, later, reason)
            out.append(f"{what} {instead}{_closed(_others(words, shared, besides, back))}")
        else:
            what = _sentence(words, shared, _groups(steps), later, ends)
            out.append(what + _closed(_others(words, shared, touched, back)))
    return out


def _because(words: Catalogue, prepares: Rises) -> str:
    """The reason for a move that has a sentence of its own; "" if there are no words for it."""
    for feature, n, _ in prepares:
        message = f"because-{slug(feature)}"
        if message in words:
            return words.say(message, n=n)
    return ""


def _awaits(prepares: Rises) -> bool:
    """Whether the turn goes on after a draw."""
    return any([feature == AWAITED for feature, _, _ in prepares])


def _awaited(prepares: Rises) -> int:
    """What is expected of the rest of the turn, after a draw."""
    return _sum_of(AWAITED, prepares)


def _sum_of(name: str, prepares: Rises) -> int:
    return sum([rise for feature, rise, _ in prepares if feature == name])


def _instead(shared: Catalogue, points: int, idea: int, later: str, others: str) -> str:
    """What another idea, further down, would score, and the reason for this one."""
    how = "more" if points > 0 else "less" if points < 0 else "none"
    facts = {"how": how, "n": abs(points), "idea": idea + 1}
    if later:
        return shared.say("hint-instead-but", later=later, **facts)
    if others:
        return shared.say("hint-instead-others", others=others, **facts)
    return shared.say("hint-instead", **facts)


def _others(
    words: Catalogue,
    shared: Catalogue,
    changes: Sequence[tuple[str, int]],
    back: Sequence[str],
) -> str:
    """What others gain or lose by it; "" if that is nothing, or has no words."""
    said = []
    for name, change in changes:
        message = "others-gain" if change > 0 else "others-lose"
        if change < 0 and name in back and "others-win-back" in words:
            message = "others-win-back"
        if message in words:
            said.append(words.say(message, name=name, points=abs(change)))
    return shared.join(said[:MOST_PHRASES]) if said else ""


def _closed(text: str) -> str:
    """A further sentence; "" if there is none."""
    return f" {text}." if text else ""


def _sentence(
    words: Catalogue,
    shared: Catalogue,
    groups: list[Group],
    later: str,
    ends: bool,
    compared: bool = False,
) -> str:
    """What is scored, lost and prepared. The comparison (`compared`) is another sentence."""
    gains = _gains(words, shared, groups)
    change = sum([group.change for group in groups])
    falling = [group for group in groups if group.change < 0]
    lost = _lost(words, shared, falling)
    if gains:
        costs = lost or _lines(words, shared, falling, "hint-line-lost")
        if costs:
            form = "hint-gains-lost" if lost else "hint-gains-cost"
            gains = shared.say(form, gains=gains, costs=costs)
        return shared.say("hint-gains-and" if later else "hint-gains", gains=gains, later=later)
    kind = "hint-no-points" if change >= 0 else "hint-lost" if lost else "hint-costs"
    form = f"{kind}-but" if later else f"{kind}-last" if ends else kind
    if compared and kind == "hint-no-points":
        form = "hint-no-points-now"
    none = words.say("no-points") if "no-points" in words else shared.say("hint-none")
    return _capital(shared.say(form, n=-change, costs=lost, none=none, later=later))


def _lost(words: Catalogue, shared: Catalogue, groups: list[Group]) -> str:
    """What is lost, if the game has words for all of it."""
    messages = [f"lost-{group.worst.partition('/')[2] or group.key}" for group in groups]
    if not all([message in words for message in messages]):
        return ""
    said = [
        words.say(message, points=-group.loss)
        for message, group in zip(messages, groups, strict=True)
    ]
    return shared.join(said[:MOST_PHRASES])


def _gains(words: Catalogue, shared: Catalogue, groups: list[Group]) -> str:
    """What is scored, as the beginning of a sentence; "" if nothing is."""
    rising = [group for group in groups if group.best and group.change >= 0]
    phrases = []
    told: set[str] = set()
    for group in rising:
        message = f"hint-{group.part}"
        if message in words and (group.part not in told or group.weight >= WORTH_REPEATING):
            told.add(group.part)
            facts = {"group": group.key, "points": group.points, "times": group.times}
            facts["rest"] = group.rise - group.points
            phrases.append(words.say(message, name=words.name(group.key), **facts))
    if phrases:
        return _capital(shared.join(phrases[:MOST_PHRASES]))
    lines = _lines(words, shared, rising, "hint-line")
    if lines:
        return shared.say("hint-scores", lines=lines)
    total = sum([group.change for group in groups])
    return shared.say("hint-points", n=total) if total > 0 else ""


def _lines(words: Catalogue, shared: Catalogue, groups: list[Group], message: str) -> str:
    """Groups by name with what they gain or lose; "" if none of them has a name."""
    named = [group for group in groups if f"name-{group.key}" in words]
    said = []
    for group in named[:MOST_PHRASES]:
        name, part = words.name(group.key), group.best.partition("/")[2]
        if group.change > 0 and f"part-{part}" in words:
            name = shared.say("hint-line-name", group=name, part=words.say(f"part-{part}"))
        said.append(shared.say(message, name=name, points=abs(group.change)))
    return shared.join(said)


def _groups(steps: Sequence[Lines]) -> list[Group]:
    """All groups that change, those that rise most first."""
    total: dict[str, int] = {}
    times: dict[str, int] = {}
    weight: dict[str, int] = {}
    for lines in steps:
        for line, points in lines:
            total[line] = total.get(line, 0) + points
        for line, rise in _told_by(lines):
            times[line] = times.get(line, 0) + 1
            weight[line] = weight.get(line, 0) + rise
    found: dict[str, Group] = {}
    for line, points in total.items():
        key = line.partition("/")[0]
        group = found.setdefault(key, Group(key))
        group.change += points
        group.rise += max(points, 0)
        if points > 0 and weight.get(line, 0) > group.weight:
            group.best, group.weight = line, weight[line]
            group.points, group.times = points, times[line]
        if points < group.loss:
            group.worst, group.loss = line, points
    return sorted(found.values(), key=lambda group: -group.rise)


def _told_by(lines: Lines) -> list[tuple[str, int]]:
    """Of each group that a step raises, the line that describes it, and what the whole group gains.

    A monster that is tamed is also no longer wild: that is one event, and is described once.
    """
    best: dict[str, tuple[str, int]] = {}
    rise: dict[str, int] = {}
    for line, points in lines:
        key = line.partition("/")[0]
        if points > 0:
            rise[key] = rise.get(key, 0) + points
            if points > best.get(key, ("", 0))[1]:
                best[key] = (line, points)
    return [(line, rise[key]) for key, (line, _) in best.items()]


def _prepared(
    words: Catalogue, prepares: Rises, told: set[str], common: set[str], again: bool
) -> str:
    """The most valuable thing that the game has words for, and that is neither true of all ideas
    nor told of an earlier one; `again`: better what is told already than nothing."""
    for feature in (ALWAYS, AWAITED):
        for one, n, _ in prepares:
            if one == feature and f"prepares-{feature}" in words:
                return words.say(f"prepares-{feature}", n=n, cost=_sum_of(RISKED, prepares))
    best = [said for said in _phrases(words, prepares) if said not in common]
    fresh = [said for said in best if said not in told]
    return (fresh or (best if again else []) or [""])[-1]


def _common(words: Catalogue, ideas: Sequence[Rises]) -> set[str]:
    """What each of several ideas could mention."""
    if len(ideas) < 2:
        return set()
    return set.intersection(*[set(_phrases(words, prepares)) for prepares in ideas])


def _phrases(words: Catalogue, prepares: Rises) -> list[str]:
    """All that the game has words for, the most valuable last."""
    worth: dict[str, int] = {}
    number: dict[str, int] = {}
    message: dict[str, str] = {}
    for feature, n, value in prepares:
        own = f"prepares-{slug(feature)}"
        if own in words and feature not in (ALWAYS, AWAITED):
            said = words.say(own, n=1)
            worth[said] = worth.get(said, 0) + value
            number[said] = number.get(said, 0) + n
            message[said] = own
    ordered = sorted(worth, key=worth.__getitem__)
    return [words.say(message[said], n=number[said]) for said in ordered]


def worded(game: str) -> Callable[[str], str]:
    """The words of a game for a feature that a turn raises or keeps; "" if it has none.

    >>> worded("inkdoms")("spell 1"), worded("inkdoms")("wild gone")
    ('wins you a spell for later', '')
    """
    words = catalogue(game)

    @cache
    def said(feature: str) -> str:
        for kind in REASONS:
            message = f"{kind}-{slug(feature)}"
            if message in words:
                return words.say(message, n=1)
        return ""

    return said


def slug(feature: str) -> str:
    """The name of a feature as a part of a message's id.

    >>> slug("bonus, 1 missing")
    'bonus-1-missing'
    """
    return re.sub(r"[^A-Za-z0-9]+", "-", feature).strip("-")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
