"""After the game: what every turn and every throw was worth, luck and skill.

`review(record)` gives the whole; `reviewing.Reviewer` streams finished turns and throws. It knows
games only by the contract, and the same record gives the same review everywhere.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paintpot.review.reports import Review


def review(record: object, simulations: int | None = None) -> "Review":
    """The review of a record (or a `Play`) of a finished game; `data()` of it is plain JSON.

    `simulations` is how many games are played out from every position.
    """
    # Imported here: the bots behind it take longer to load than the rest of the package.
    from paintpot.review import reviewing

    return reviewing.review(record, simulations or reviewing.SIMULATIONS)
