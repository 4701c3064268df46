"""The proof of fair dice: all throws of a game are repeated, and have to be the same."""

from collections.abc import Sequence

from paintpot.core.contract import CHANCE
from paintpot.core.errors import BadRecord, PaintpotError
from paintpot.core.fair import Fair
from paintpot.core.limits import shown
from paintpot.core.play import Play
from paintpot.core.records import step


def take_up(play: Play, secret: str, moves: Sequence[tuple[int, str]] = ()) -> int:
    """Give a game its fair dice and replay a list of moves. Returns how many throws were proven.

    The game has its `fair` and no moves yet. From entry `fair.first` on chance is thrown with these
    dice, and BadRecord names the first outcome that differs. Afterwards the dice are ready for the
    next throw: the same function begins a game (without moves), continues one, and proves one.
    """
    fair = play.fair
    if fair is None:
        raise BadRecord("The record does not say that its dice are fair: no throw can be proven.")
    if not fair.fits(secret):
        raise BadRecord("The secret of the dice does not fit the commitment, which is its SHA-256.")
    check_parts(fair)
    play.dice = fair.dice(secret, play.game.name, play.game.rules)
    proven = 0
    for k, (seat, text) in enumerate(moves):
        if seat == CHANCE and k >= fair.first:
            _throw_again(play, k, text)
            proven += 1
        else:
            step(play, k, [seat, text])
    return proven


def check_parts(fair: Fair) -> None:
    """BadRecord if a seat revealed other bytes than it had committed to."""
    unfit = fair.unfit()
    if unfit:
        raise BadRecord(
            f"The bytes that seat {unfit[0] + 1} added to the dice do not fit their hash, which is"
            " their SHA-256."
        )


def _throw_again(play: Play, k: int, text: str) -> None:
    where = f"Move {k + 1} (chance: {shown(text)})"
    try:
        fell = play.state.clone().roll(play.dice.at(play.thrown))
        same = play.chance(text) == fell
    except PaintpotError as error:
        raise BadRecord(f"{where} is not valid: {error}", k) from error
    if not same:
        raise BadRecord(f"{where} is not what the dice showed: {shown(fell)}.", k)


def check_throws(play: Play) -> int:
    """How many throws of a replayed game are proven; BadRecord names the first that is not."""
    secret = play.fair.secret if play.fair is not None else None
    if secret is None:
        raise BadRecord(
            "The record does not contain the secret of its dice: no throw can be proven."
        )
    again = Play(play.game, play.seats, 0, play.options, play.people, play.fair)
    return take_up(again, secret, play.moves)
