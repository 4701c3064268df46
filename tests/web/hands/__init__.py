"""How each board is played."""

from tests.web.hands.color_in_kingdom import KingdomHand
from tests.web.hands.ink import InkHand
from tests.web.hands.inkdoms import InkdomsHand
from tests.web.hands.inklings import InklingsHand
from tests.web.playing import Hand

HANDS: dict[str, Hand] = {
    "inkdoms": InkdomsHand(),
    "ink": InkHand(),
    "inklings": InklingsHand(),
    "color-in-kingdom": KingdomHand(),
}
BOTS = {"color-in-kingdom": ("easy", "easy")}
"""Two where one is asked whether to copy the others: what they build is told in the tray."""
