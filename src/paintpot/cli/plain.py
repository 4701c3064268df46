"""Playing line by line: the position as text, commands from standard input."""

import shutil
import sys
import textwrap

from paintpot.cli.choosing import fitting
from paintpot.cli.hints import HintRequest, hint_lines
from paintpot.cli.prose import WIDTH, moves_text, scene_text
from paintpot.cli.saving import save
from paintpot.cli.session import Session
from paintpot.cli.telling import news_lines, result_lines, score_lines
from paintpot.cli.typed_commands import LEAVE, execute, read_line, split_command
from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE
from paintpot.core.errors import PaintpotError

MOST_MOVES = 40
"""Longer lists of moves are cut; `moves` shows all."""


def play_plain(session: Session, voice: Voice, file: str | None) -> str | None:
    """Play until the end, `quit` or the end of input. `file` is kept up to date.

    Returns the file last named with `save`, if any; the game may have moved on since.
    """
    saved: str | None = None
    ahead: str | None = ""
    session.go_on()
    _show_goal(session, voice)
    _show_turn(session, voice)
    while not session.state.over:
        typed, ahead = ahead or read_line(), ""
        if not typed:
            break
        if not typed.strip():
            continue
        word, rest = split_command(typed)
        if word == "look":
            print(scene_text(session.scene(session.active_seat), voice))
            continue
        if word == "moves":
            found = fitting(_legal(session), rest)
            print(moves_text(found) if found else voice.say("none-fits", words=rest))
            continue
        active_seat = session.active_seat
        result = execute(session, voice, typed, ("help-look", "help-moves"))
        print("\n".join(result.lines), end="\n" if result.lines else "")
        if result.hint_request:
            _show_hint(result.hint_request, voice)
        saved = result.saved or saved
        if result.leave:
            break
        if result.moved:
            told = _go_on(session, voice)
            if file:
                _keep(session, voice, file)
            if session.active_seat != active_seat:
                ahead = _hand_over(session, voice)
                if ahead is None:
                    break
            news = news_lines(session, voice, session.active_seat)
            if news or told or session.active_seat != active_seat:
                _show_turn(session, voice, news)
            else:
                _show_moves(session, voice)
    if session.state.over:
        _show_end(session, voice)
    return saved


def _show_goal(session: Session, voice: Voice) -> None:
    """At the start of a game, print how to win; not when a game is resumed."""
    if any(seat != CHANCE for seat, _ in session.play.moves):
        return
    for goal in ("goal-solo", "goal") if session.play.seats == 1 else ("goal",):
        if voice.has_text(goal):
            print(textwrap.fill(voice.game_text(goal), WIDTH))
            return


def _go_on(session: Session, voice: Voice) -> bool:
    """Bots and chance act until a person can. Returns whether news was printed.

    A person who is out of the game watches the others turn by turn, instead of only reading the
    end. If several people share the keyboard, each is told when it is their turn.
    """
    told = False
    turn = session.state.turn_no()
    while len(session.people) == 1 and (seat := session.next_bot()) is not None:
        if session.state.turn_no() != turn:
            turn = session.state.turn_no()
            lines = news_lines(session, voice, session.active_seat)
            print("\n".join(lines), end="\n" if lines else "", flush=True)
            told = told or bool(lines)
        session.make(seat, session.think(seat))
    session.go_on()
    return told


def _keep(session: Session, voice: Voice, file: str) -> None:
    """Write the record; the game goes on even if that fails."""
    try:
        save(session.play, file)
    except PaintpotError as error:
        print(voice.error(error))


def _hand_over(session: Session, voice: Voice) -> str | None:
    """Clear the last person's sheet from the screen and wait for the next person to press Enter.

    None if the game is left. A script need not press Enter: its line is returned, to be taken as
    the next person's.
    """
    print("\n" * shutil.get_terminal_size().lines)
    while True:
        print(voice.say("pass-on", name=voice.name(session.active_seat)))
        typed = read_line()
        if split_command(typed)[0] in LEAVE or (sys.stdin.isatty() and not typed):
            return None
        if not (sys.stdin.isatty() and typed.strip()):
            return typed.strip()


def _legal(session: Session) -> list[str]:
    return [session.play.game.text(move) for move in session.state.legal(session.active_seat)]


def _show_turn(session: Session, voice: Voice, news: list[str] | None = None) -> None:
    """Print what has happened, the position, and the moves."""
    lines = news_lines(session, voice, session.active_seat) if news is None else news
    print("\n".join(lines), end="\n" if lines else "")
    if session.state.over:
        return
    print()
    print(scene_text(session.scene(session.active_seat), voice))
    print()
    _show_moves(session, voice)


def _show_moves(session: Session, voice: Voice) -> None:
    if session.state.over:
        return
    asks = voice.spans(session.scene(session.active_seat).asks)
    texts = _legal(session)
    count = voice.say("move-count", n=len(texts))
    print(". ".join(filter(None, [voice.name(session.active_seat), asks, count])))
    if len(texts) <= MOST_MOVES:
        print(moves_text(texts))
    else:
        print(moves_text([*texts[:MOST_MOVES], "…"]))
        print(voice.say("moves-more"))
    sys.stdout.flush()


def _show_hint(hint_request: HintRequest, voice: Voice) -> None:
    """Print a hint; the game goes on even if there is none."""
    width = min(shutil.get_terminal_size((WIDTH, 0)).columns, WIDTH)
    try:
        print("\n".join(hint_lines(hint_request.think(), voice, width)))
    except PaintpotError as error:
        print(voice.error(error))


def _show_end(session: Session, voice: Voice) -> None:
    print()
    for seat, score in enumerate(session.state.scores()):
        print(voice.name(seat))
        print("\n".join(["  " + line for line in score_lines(score, voice)]))
    print("\n".join(result_lines(session.play, voice)))
