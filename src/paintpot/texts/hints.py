"""Why a hint is good, in one sentence: what the turn scores, and what it prepares.

A game may word its score lines and features; it need not. In its catalogue

- `hint-<part>` tells in the imperative how to score on a line: `build the capital of { $name }`. A
  line without a part has `hint-<group>`. `$group` and `$name` are the line's group as a key and in
  words, `$points` what is gained, `$times` by how many steps;
- `prepares-<feature>` goes on from "that …": `leaves a kingdom one area short of full`. The id has
  hyphens for all but letters and digits; `$n` is by how much the feature rises.

Other lines are told by their names, and without names by the sum.
"""

import re
from collections.abc import Sequence
from typing import Final

from paintpot.texts import LANGUAGES, Catalogue, catalogue, house

Lines = Sequence[tuple[str, int]]

MOST_PHRASES: Final = 3
"""Of what a turn scores, so much is told."""


class _Group:
    """The lines of one group that a turn raises."""

    def __init__(self) -> None:
        self.best = ""
        """The line that rises most."""
        self.points = 0
        self.times = 0


def hint_sentence(
    game: str, steps: Sequence[Lines], prepares: Lines, language: str = LANGUAGES[0]
) -> str:
    """The sentence for a turn: score lines that each step changes, and features that it raises.

    >>> hint_sentence("inkdoms", [[("Redhill/capital", 2)], []], [("spell 2", 1)])
    'Build the capital of Redhill; that wins you a spell for later.'
    """
    words, shared = catalogue(game, language), house(language)
    gains = _gains(words, shared, steps)
    later = _prepared(words, prepares)
    if gains:
        return shared.say("hint-gains-and" if later else "hint-gains", gains=gains, later=later)
    lost = -sum([points for lines in steps for _, points in lines])
    kind = "hint-costs" if lost > 0 else "hint-no-points"
    return shared.say(f"{kind}-but" if later else kind, n=lost, later=later)


def _gains(words: Catalogue, shared: Catalogue, steps: Sequence[Lines]) -> str:
    """What is scored, as the beginning of a sentence; "" if nothing is."""
    groups = _groups(steps)
    phrases = []
    named = []
    for key, group in groups:
        said = _phrase(words, key, group)
        if said:
            phrases.append(said)
        elif f"name-{key}" in words:
            name = _line_name(words, shared, group.best)
            named.append(shared.say("hint-line", name=name, points=group.points))
    if phrases:
        return _capital(shared.join(phrases[:MOST_PHRASES]))
    if named:
        return shared.say("hint-scores", lines=shared.join(named[:MOST_PHRASES]))
    total = sum([points for lines in steps for _, points in lines])
    return shared.say("hint-points", n=total) if total > 0 else ""


def _groups(steps: Sequence[Lines]) -> list[tuple[str, _Group]]:
    """Of each group the line that rises most; the most points first."""
    total: dict[str, int] = {}
    times: dict[str, int] = {}
    for lines in steps:
        for line, points in lines:
            total[line] = total.get(line, 0) + points
            times[line] = times.get(line, 0) + (points > 0)
    found: dict[str, _Group] = {}
    for line, points in total.items():
        group = found.setdefault(line.partition("/")[0], _Group())
        if points > group.points:
            group.best, group.points, group.times = line, points, times[line]
    rising = [(key, group) for key, group in found.items() if group.best]
    return sorted(rising, key=lambda one: -one[1].points)


def _phrase(words: Catalogue, key: str, group: _Group) -> str:
    message = f"hint-{group.best.partition('/')[2] or key}"
    if message not in words:
        return ""
    return words.say(
        message, group=key, name=words.name(key), points=group.points, times=group.times
    )


def _line_name(words: Catalogue, shared: Catalogue, line: str) -> str:
    key, _, part = line.partition("/")
    if f"part-{part}" not in words:
        return words.name(key)
    return shared.say("hint-line-name", group=words.name(key), part=words.say(f"part-{part}"))


def _prepared(words: Catalogue, prepares: Lines) -> str:
    """The most valuable thing that the game has words for."""
    for feature, n in prepares:
        message = f"prepares-{slug(feature)}"
        if message in words:
            return words.say(message, n=n)
    return ""


def slug(feature: str) -> str:
    """The name of a feature as a part of a message's id.

    >>> slug("bonus, 1 missing")
    'bonus-1-missing'
    """
    return re.sub(r"[^A-Za-z0-9]+", "-", feature).strip("-")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
