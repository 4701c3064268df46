"""Playing line by line: the position as text, moves from standard input."""

import sys

from paintpot.cli.asking import answer
from paintpot.cli.choosing import fitting
from paintpot.cli.prose import moves_text, scene_text
from paintpot.cli.saving import save
from paintpot.cli.sitting import Sitting
from paintpot.cli.telling import news_lines, result_lines, score_lines
from paintpot.cli.voice import Voice

MOST_MOVES = 40
"""More moves than these are counted, not listed; `moves` lists them."""


def play_plain(sitting: Sitting, voice: Voice, file: str | None) -> str | None:
    """Play until the end, `quit` or the end of input; the file it was saved to."""
    saved: str | None = None
    sitting.go_on()
    _show_turn(sitting, voice)
    while not sitting.state.over:
        if sys.stdin.isatty():
            print("> ", end="", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            break
        if not typed.strip():
            continue
        word, _, rest = typed.strip().partition(" ")
        if word == "look":
            print(scene_text(sitting.scene(sitting.chair), voice))
            continue
        if word == "moves":
            print(moves_text(fitting(_legal(sitting), rest)))
            continue
        chair = sitting.chair
        result = answer(sitting, voice, typed, ("help-look", "help-moves"))
        print("\n".join(result.lines), end="\n" if result.lines else "")
        saved = result.saved or saved
        if result.leave:
            break
        if result.moved:
            sitting.go_on()
            if file:
                save(sitting.play, file)
            news = news_lines(sitting, voice, sitting.chair)
            if news or sitting.chair != chair:
                _show_turn(sitting, voice, news)
            else:
                _show_moves(sitting, voice)
    if sitting.state.over:
        _show_end(sitting, voice)
    if file:
        saved = str(save(sitting.play, file))
    return saved


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


def _show_end(sitting: Sitting, voice: Voice) -> None:
    print()
    for seat, score in enumerate(sitting.state.scores()):
        print(voice.name(seat))
        print("\n".join(["  " + line for line in score_lines(score, voice)]))
    print("\n".join(result_lines(sitting.play, voice)))
