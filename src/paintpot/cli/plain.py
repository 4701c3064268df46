"""Playing line by line: the position as text, moves from standard input."""

import shutil
import sys

from paintpot.cli.asking import LEAVE, answer, parted
from paintpot.cli.choosing import fitting
from paintpot.cli.hinting import Wish, hint_lines
from paintpot.cli.prose import WIDTH, moves_text, scene_text
from paintpot.cli.saving import save
from paintpot.cli.sitting import Sitting
from paintpot.cli.telling import news_lines, result_lines, score_lines
from paintpot.cli.voice import Voice
from paintpot.core.errors import PaintpotError

MOST_MOVES = 40
"""More moves than these are counted, not listed; `moves` lists them."""


def play_plain(sitting: Sitting, voice: Voice, file: str | None) -> str | None:
    """Play until the end, `quit` or the end of input. `file` is kept up to date.

    The file that was last asked for with `save`, if any; the play may have gone on since.
    """
    saved: str | None = None
    ahead: str | None = ""
    sitting.go_on()
    _show_turn(sitting, voice)
    while not sitting.state.over:
        typed, ahead = ahead or _read(), ""
        if not typed:
            break
        if not typed.strip():
            continue
        word, rest = parted(typed)
        if word == "look":
            print(scene_text(sitting.scene(sitting.chair), voice))
            continue
        if word == "moves":
            found = fitting(_legal(sitting), rest)
            print(moves_text(found) if found else voice.say("none-fits", words=rest))
            continue
        chair = sitting.chair
        result = answer(sitting, voice, typed, ("help-look", "help-moves"))
        print("\n".join(result.lines), end="\n" if result.lines else "")
        if result.wish:
            _show_hint(result.wish, voice)
        saved = result.saved or saved
        if result.leave:
            break
        if result.moved:
            sitting.go_on()
            if file:
                _keep(sitting, voice, file)
            if sitting.chair != chair:
                ahead = _hand_over(sitting, voice)
                if ahead is None:
                    break
            news = news_lines(sitting, voice, sitting.chair)
            if news or sitting.chair != chair:
                _show_turn(sitting, voice, news)
            else:
                _show_moves(sitting, voice)
    if sitting.state.over:
        _show_end(sitting, voice)
    return saved


def _read() -> str:
    """A line; nothing at all at the end of input."""
    if sys.stdin.isatty():
        print("> ", end="")
    sys.stdout.flush()
    return sys.stdin.readline()


def _keep(sitting: Sitting, voice: Voice, file: str) -> None:
    """Write the record; if that fails, the play goes on."""
    try:
        save(sitting.play, file)
    except PaintpotError as error:
        print(voice.error(error))


def _hand_over(sitting: Sitting, voice: Voice) -> str | None:
    """Clear the screen of the last person's sheet and wait for the next one's Enter.

    None if nobody plays on. A script need not press Enter: its line is given back, to be taken as
    the next person's.
    """
    print("\n" * shutil.get_terminal_size().lines)
    while True:
        print(voice.say("pass-on", name=voice.name(sitting.chair)))
        typed = _read()
        if parted(typed)[0] in LEAVE or (sys.stdin.isatty() and not typed):
            return None
        if not (sys.stdin.isatty() and typed.strip()):
            return typed.strip()


def _legal(sitting: Sitting) -> list[str]:
    return [sitting.play.game.text(move) for move in sitting.state.legal(sitting.chair)]


def _show_turn(sitting: Sitting, voice: Voice, news: list[str] | None = None) -> None:
    """What has happened, the position, what can be done."""
    lines = news_lines(sitting, voice, sitting.chair) if news is None else news
    print("\n".join(lines), end="\n" if lines else "")
    if sitting.state.over:
        return
    print()
    print(scene_text(sitting.scene(sitting.chair), voice))
    print()
    _show_moves(sitting, voice)


def _show_moves(sitting: Sitting, voice: Voice) -> None:
    if sitting.state.over:
        return
    asks = voice.spans(sitting.scene(sitting.chair).asks)
    texts = _legal(sitting)
    count = voice.say("move-count", n=len(texts))
    print(". ".join(filter(None, [voice.name(sitting.chair), asks, count])))
    if len(texts) <= MOST_MOVES:
        print(moves_text(texts))
    else:
        print(moves_text([*texts[:MOST_MOVES], "…"]))
        print(voice.say("moves-more"))
    sys.stdout.flush()


def _show_hint(wish: Wish, voice: Voice) -> None:
    """What the bot would do; if it cannot say, the play goes on."""
    width = min(shutil.get_terminal_size((WIDTH, 0)).columns, WIDTH)
    try:
        print("\n".join(hint_lines(wish.think(), voice, width)))
    except PaintpotError as error:
        print(voice.error(error))


def _show_end(sitting: Sitting, voice: Voice) -> None:
    print()
    for seat, score in enumerate(sitting.state.scores()):
        print(voice.name(seat))
        print("\n".join(["  " + line for line in score_lines(score, voice)]))
    print("\n".join(result_lines(sitting.play, voice)))
