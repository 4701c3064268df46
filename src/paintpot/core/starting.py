"""Who starts, where chance decides it: the outcome in notation, `seat 2 starts`."""

from paintpot.core.errors import BadChance


def starts_text(seat: int) -> str:
    """The outcome of chance that lets a seat start.

    >>> starts_text(1)
    'seat 2 starts'
    """
    return f"seat {seat + 1} starts"


def read_start(text: str, seats: int) -> int:
    """The seat that starts; BadChance if the text names none of the seats.

    >>> read_start("seat 2 starts", 4)
    1
    """
    for seat in range(seats):
        if text == starts_text(seat):
            return seat
    raise BadChance(
        f"{text[:60]!r} does not read like {starts_text(0)!r}; there are seats 1 to {seats}."
    )
