"""What a person may type: a move, or one of a few words to the house. The same everywhere."""

from collections.abc import Iterable

from paintpot.cli.choosing import exact, fitting
from paintpot.cli.hinting import Wish, no_hint
from paintpot.cli.saving import save
from paintpot.cli.sitting import Sitting
from paintpot.cli.telling import score_lines
from paintpot.cli.voice import Voice
from paintpot.core.errors import BadMove, PaintpotError, Refused

HINT = ("hint", "подсказка")
MOST_LOOKED_AT = 100_000
"""Moves of a game that are looked through for what somebody asks about."""
MOST_ASKED = 200
"""Moves that are asked about one by one, if what was typed fits several."""
LEAVE = ("quit", "exit")
WORDS = ("?", "why", *HINT, "undo", "score", "save", *LEAVE)
HELP = (
    "help-move",
    "help-why",
    "help-hint",
    "help-rule",
    "help-undo",
    "help-score",
    "help-save",
    "help-quit",
)


class Answer:
    """What comes of it: lines to show, and whether anything moved."""

    def __init__(
        self,
        lines: list[str],
        title: str = "",
        fault: bool = False,
        moved: bool = False,
        leave: bool = False,
        saved: str = "",
        wish: Wish | None = None,
    ) -> None:
        self.lines = lines
        self.title = title
        """Set when the answer is a page of its own."""
        self.fault = fault
        self.moved = moved
        self.leave = leave
        self.saved = saved
        self.wish = wish
        """A hint to be thought about. That takes a while, so each surface does it in its way."""


def parted(typed: str) -> tuple[str, str]:
    """The first word, in small letters, and the rest as it was typed."""
    word, _, rest = typed.strip().partition(" ")
    return word.casefold(), rest.strip()


def is_word(typed: str) -> bool:
    """Whether this is said to the house and is no move."""
    word, _ = parted(typed)
    return word in WORDS or word.startswith("?")


def answer(sitting: Sitting, voice: Voice, typed: str, here: tuple[str, ...] = ()) -> Answer:
    """Do what was typed for the person at the keyboard. Nothing is lost if it cannot be done.

    `here` names help lines for what only this surface has.
    """
    typed = typed.strip()
    word, rest = parted(typed)
    try:
        if typed.startswith("?"):
            return _rule(voice, typed[1:].strip(), here)
        if word == "why":
            return _why(sitting, voice, rest)
        if word in HINT:
            said = no_hint(sitting, voice)
            return Answer([said]) if said else Answer([], wish=Wish(sitting))
        if word == "undo":
            text = sitting.undo(sitting.chair)
            return Answer([voice.say("undone", move=text)], moved=True)
        if word == "score":
            score = sitting.state.standing(sitting.chair)
            return Answer(score_lines(score, voice), title=voice.say("score-title"))
        if word == "save":
            if not rest:
                return Answer([voice.say("save-where")], fault=True)
            path = str(save(sitting.play, rest))
            return Answer([voice.say("saved", file=path)], saved=path)
        if word in LEAVE:
            return Answer([], leave=True)
        return _move(sitting, voice, typed)
    except Refused as refusal:
        return Answer([_refusal(voice, refusal)], fault=True)
    except PaintpotError as error:
        return Answer([voice.error(error)], fault=True)


def _move(sitting: Sitting, voice: Voice, typed: str) -> Answer:
    """A move typed in full, or enough of it that it can be no other.

    What is a move by itself is never taken for another one, even if only that one is allowed.
    """
    meant = _meant(sitting, typed, sitting.state.legal(sitting.chair))
    if len(meant) > 1:
        return _several(voice, meant)
    sitting.make(sitting.chair, sitting.play.game.parse(meant[0]))
    return Answer([], moved=True)


def _meant(sitting: Sitting, typed: str, among: Iterable[int]) -> list[str]:
    """The moves that what was typed may mean; BadMove if there is none."""
    game = sitting.play.game
    try:
        return [game.text(game.parse(typed))]
    except BadMove:
        texts = [game.text(move) for move in among]
        whole = exact(texts, typed)
        found = [whole] if whole else fitting(texts, typed)
        if not found:
            raise
        return found


def _several(voice: Voice, found: list[str]) -> Answer:
    shown = ", ".join(found[:4]) + (", …" if len(found) > 4 else "")
    return Answer([voice.say("several", n=len(found), moves=shown)], fault=True)


def _refusal(voice: Voice, refusal: Refused) -> str:
    return f"{voice.reason(refusal.reason)} ({refusal.rule})"


def _why(sitting: Sitting, voice: Voice, text: str) -> Answer:
    if not text:
        return Answer([voice.say("why-what")], fault=True)
    game = sitting.play.game
    try:
        meant = _meant(sitting, text, sitting.state.legal(sitting.chair))
    except BadMove:
        # No move that fits is allowed now, which is why one asks: so it may be any of the game's.
        meant = _meant(sitting, text, range(min(game.moves, MOST_LOOKED_AT)))
    reasons = [sitting.state.why_not(sitting.chair, game.parse(one)) for one in meant[:MOST_ASKED]]
    said = {reason and f"{voice.reason(reason)} ({reason.rule})" for reason in reasons}
    if len(said) > 1 or len(meant) > MOST_ASKED or (None in said and len(meant) > 1):
        return _several(voice, meant)
    # Several moves may be refused for one and the same reason: then it does not matter which.
    return Answer([said.pop() or voice.say("why-legal", move=meant[0])])


def _rule(voice: Voice, rule_id: str, here: tuple[str, ...]) -> Answer:
    if not rule_id:
        lines = [voice.say(line) for line in HELP + here]
        return Answer(lines, title=voice.say("help-title"))
    try:
        return Answer([f"{rule_id.upper()}: {voice.rule(rule_id.upper())}"])
    except KeyError:
        return Answer([voice.say("no-rule", rule=rule_id, prefix=voice.game.ledger)], fault=True)
