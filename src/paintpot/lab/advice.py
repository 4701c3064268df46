"""What a game need not have, but players would miss. `paintpot check` mentions it and passes."""

from collections.abc import Iterator

from paintpot.core.contract import CHANCE, Game
from paintpot.lab.text_checks import catalogues, spans
from paintpot.lab.walk import Walk, seeds
from paintpot.texts import CHANCE as NOTATION
from paintpot.texts import Catalogue

GOALS = ("goal", "goal-solo")
PICTURE = "scene-"
"""How messages of the picture begin."""


def advice(game: Game, games: int) -> Iterator[str]:
    """Each in a sentence."""
    words = [Catalogue(path, path.stem) for path in catalogues(game)]
    for catalogue in words:
        # `goal-solo` is enough for a game that is always played alone.
        if not any(message in catalogue for message in GOALS[: 2 if game.seats[-1] == 1 else 1]):
            yield f"{catalogue.path.name} has no message 'goal': newcomers are not told what wins"
    turns: set[int] = set()
    outcomes: set[str] = set()
    pictured: set[str] = set()
    for seats in game.seats:
        for seed in seeds(games):
            walk = Walk(game, seats, seed)
            for n, state in enumerate(walk):
                turns.add(int(state.turn_no()))
                if words:
                    seat = n % seats
                    scene = game.scene(state.view(seat), seat, walk.play.options)
                    pictured.update(span.message for span in spans(scene))
            outcomes.update(text for who, text in walk.play.moves if who == CHANCE)
    if len(turns) == 1:
        yield (
            f'`turn_no` is always {turns.pop()}: let it return the round, or results say "from turn'
            ' 1 to the end", without a chart'
        )
    if words:
        found = [words[0].find(NOTATION, part) for text in outcomes for part in text.split("; ")]
        unused = set(words[0].attributes(NOTATION)) - {one[0] for one in found if one}
        for message in sorted(unused):
            yield (
                f"the .chance of {message} in {words[0].path.name} fit nothing that chance did in"
                " these games: it is misspelt, or rare"
            )
        for message in words[0].ids(PICTURE):
            if message not in pictured:
                yield (
                    f"{words[0].path.name}, message {message!r}: no picture of these games said it:"
                    " it is misspelt, or rare"
                )
