"""What a person may type: a move, or a command such as `undo`. The same in every front end."""

import sys
from collections.abc import Iterable

from paintpot.cli.choosing import exact, fitting
from paintpot.cli.hints import HintRequest, no_hint
from paintpot.cli.saving import save
from paintpot.cli.session import Session
from paintpot.cli.telling import score_lines
from paintpot.cli.voice import Voice
from paintpot.core.errors import BadMove, PaintpotError, Refused

HINT = ("hint", "подсказка")
MOST_LOOKED_AT = 100_000
"""Moves of a game that are searched for those that a question may mean."""
MOST_ASKED = 200
"""Moves that are explained one by one, if what was typed matches several."""
LEAVE = ("quit", "exit")
HELP_WORDS = ("help", "помощь")
"""Other words for `?`, as long as nothing follows: a move may begin so."""
WHAT = ("what", "что")
WORDS = ("?", "why", *WHAT, *HINT, "undo", "score", "save", *LEAVE)
HELP = (
    "help-move",
    "help-why",
    "help-what",
    "help-hint",
    "help-rule",
    "help-undo",
    "help-score",
    "help-save",
    "help-quit",
)


class CommandResult:
    """The result: lines to show, and whether anything moved."""

    def __init__(
        self,
        lines: list[str],
        title: str = "",
        fault: bool = False,
        moved: bool = False,
        leave: bool = False,
        saved: str = "",
        hint_request: HintRequest | None = None,
    ) -> None:
        self.lines = lines
        self.title = title
        """Set if the lines should be shown on a page of their own."""
        self.fault = fault
        self.moved = moved
        self.leave = leave
        self.saved = saved
        self.hint_request = hint_request
        """A hint to be computed. That takes a while, so each front end does it in its own way."""


def read_line() -> str:
    """One line of input; "" at its end."""
    if sys.stdin.isatty():
        print("> ", end="")
    sys.stdout.flush()
    return sys.stdin.readline()


def split_command(typed: str) -> tuple[str, str]:
    """The first word, in lower case, and the rest as typed."""
    word, _, rest = typed.strip().partition(" ")
    return word.casefold(), rest.strip()


def is_command(typed: str) -> bool:
    """Whether this is a command and not a move."""
    word, rest = split_command(typed)
    return word in WORDS or word.startswith("?") or (word in HELP_WORDS and not rest)


def execute(
    session: Session, voice: Voice, typed: str, here: tuple[str, ...] = ()
) -> CommandResult:
    """Execute what was typed by the person at the keyboard. If that fails, nothing has changed.

    `here` names additional help lines for this front end.
    """
    typed = typed.strip()
    word, rest = split_command(typed)
    try:
        if typed.startswith("?"):
            return _rule(voice, typed[1:].strip(), here)
        if word in HELP_WORDS and not rest:
            return _rule(voice, "", here)
        if word == "why":
            return _why(session, voice, rest)
        if word in WHAT:
            return _what(voice, rest)
        if word in HINT:
            said = no_hint(session, voice)
            return (
                CommandResult([said])
                if said
                else CommandResult([], hint_request=HintRequest(session))
            )
        if word == "undo":
            text = session.undo(session.active_seat)
            return CommandResult([voice.say("undone", move=voice.doing(text))], moved=True)
        if word == "score":
            score = session.state.standing(session.active_seat)
            return CommandResult(score_lines(score, voice), title=voice.say("score-title"))
        if word == "save":
            if not rest:
                return CommandResult([voice.say("save-where")], fault=True)
            path = str(save(session.play, rest))
            return CommandResult([voice.say("saved", file=path)], saved=path)
        if word in LEAVE:
            return CommandResult([], leave=True)
        return _move(session, voice, typed)
    except Refused as refusal:
        return CommandResult([_refusal(voice, refusal)], fault=True)
    except PaintpotError as error:
        return CommandResult([voice.error(error)], fault=True)


def _move(session: Session, voice: Voice, typed: str) -> CommandResult:
    """A move typed in full, or enough of it to be unambiguous.

    Text that is a complete move is never taken for another one, even if only that one is legal.
    """
    meant = _meant(session, typed, session.state.legal(session.active_seat))
    if len(meant) > 1:
        return _several(voice, meant)
    session.make(session.active_seat, session.play.game.parse(meant[0]))
    return CommandResult([], moved=True)


def _meant(session: Session, typed: str, among: Iterable[int]) -> list[str]:
    """The moves that the typed text may mean; BadMove if there are none."""
    game = session.play.game
    try:
        return [game.text(game.parse(typed))]
    except BadMove:
        texts = [game.text(move) for move in among]
        whole = exact(texts, typed)
        found = [whole] if whole else fitting(texts, typed)
        if not found:
            raise
        return found


def _several(voice: Voice, found: list[str]) -> CommandResult:
    shown = ", ".join(found[:4]) + (", …" if len(found) > 4 else "")
    return CommandResult([voice.say("several", n=len(found), moves=shown)], fault=True)


def _refusal(voice: Voice, refusal: Refused) -> str:
    return f"{voice.reason(refusal.reason)} ({refusal.rule})"


def _why(session: Session, voice: Voice, text: str) -> CommandResult:
    if not text:
        return CommandResult([voice.say("why-what")], fault=True)
    game = session.play.game
    try:
        meant = _meant(session, text, session.state.legal(session.active_seat))
    except BadMove:
        # No matching move is legal, which is why somebody asks: so search all moves of the game.
        meant = _meant(session, text, range(min(game.moves, MOST_LOOKED_AT)))
    reasons = [
        session.state.why_not(session.active_seat, game.parse(one)) for one in meant[:MOST_ASKED]
    ]
    said = {reason and f"{voice.reason(reason)} ({reason.rule})" for reason in reasons}
    if len(said) > 1 or len(meant) > MOST_ASKED or (None in said and len(meant) > 1):
        return _several(voice, meant)
    # Several moves may be refused for the same reason: then it does not matter which is meant.
    return CommandResult([said.pop() or voice.say("why-legal", move=voice.doing(meant[0]))])


def _what(voice: Voice, thing: str) -> CommandResult:
    """What a thing of the game is, does and is worth, and its rule."""
    found = voice.cards_about(thing)
    if not thing and not found:
        return CommandResult([voice.say("what-nothing")], fault=True)
    if len(found) != 1:
        # Things of one name may differ in kind: each name is printed once.
        names = ", ".join(dict.fromkeys(card.title for card in found))
        message = "what-several" if found else "what-none"
        return CommandResult([voice.say(message, thing=thing, things=names)], fault=not found)
    card = found[0]
    lines = [card.text, card.worth, rule_line(voice, card.rule) if card.rule else ""]
    return CommandResult([line for line in lines if line], title=card.title)


def _rule(voice: Voice, rule_id: str, here: tuple[str, ...]) -> CommandResult:
    if not rule_id:
        lines = [voice.say(line) for line in HELP + here]
        return CommandResult(lines, title=voice.say("help-title"))
    line = rule_line(voice, rule_id)
    return CommandResult([line], fault=not line.startswith(f"{rule_id.upper()}: "))


def rule_line(voice: Voice, rule_id: str) -> str:
    """A rule in words, or that there is none of that id."""
    try:
        return f"{rule_id.upper()}: {voice.rule(rule_id.upper())}"
    except KeyError:
        return voice.say("no-rule", rule=rule_id, prefix=voice.game.ledger)
