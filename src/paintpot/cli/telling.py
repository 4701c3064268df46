"""What happened, in words: one line per throw or turn."""

from paintpot.cli.session import Session, TurnLog
from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE, Score
from paintpot.core.moments import NOBODY, Moment
from paintpot.core.play import Play


def news_lines(session: Session, voice: Voice, seat: int) -> list[str]:
    """Everything a seat has not been shown yet."""
    lines = [turn_line(turn, voice) for turn in session.news(seat)]
    lines += [moment_line(moment, voice) for moment in session.new_moments(seat)]
    sure = session.new_sure_winner(seat)
    if sure is not None:
        lines.append(voice.say("sure-you" if sure == seat else "sure-of", name=voice.name(sure)))
    return lines


def moment_line(moment: Moment, voice: Voice) -> str:
    """`Sable tames a griffin in Redhill (+1)`."""
    said = voice.moment(moment)
    if moment.seat != NOBODY:
        said = f"{voice.name(moment.seat)} {said}"
    return f"{said} ({plus(moment.points)})" if moment.points else said


def turn_line(turn: TurnLog, voice: Voice) -> str:
    if turn.seat != CHANCE:
        moves = [voice.move(text) for text in turn.texts]
        return f"{voice.name(turn.seat)}: {', '.join(filter(None, moves))}"
    return voice.chance(turn.texts, turn.fell)


def score_lines(score: Score, voice: Voice) -> list[str]:
    """The lines of a score by group, as on paper: `Redhill: capital 2, colours 3 = 5`."""
    groups: dict[str, list[tuple[str, int]]] = {}
    for line, points in score.lines:
        group, part = voice.line_name(line)
        groups.setdefault(group, []).append((part, points))
    out = []
    for group, parts in groups.items():
        counted = [f"{part} {signed(points)}" for part, points in parts if points]
        total = signed(sum([points for _, points in parts]))
        detail = f" ({', '.join(counted)})" if counted and len(parts) > 1 else ""
        out.append(f"{group}: {total}{detail}")
    out.append(voice.say("score-total", total=signed(score.total)))
    for line, n in score.deciders:
        group, part = voice.line_name(line)
        out.append(f"{group}: {part} {signed(n)}")
    return out


def result_lines(play: Play, voice: Voice) -> list[str]:
    """How a game ended: the winners or the verdict, and each seat's total."""
    scores = play.state.scores()
    if play.seats == 1:
        lines = [voice.say("solo-result", n=abs(scores[0].total), total=signed(scores[0].total))]
        if scores[0].verdict:
            lines.append(voice.verdict(scores[0].verdict))
        return lines
    winners = play.state.winners()
    names = [voice.name(seat) for seat in winners]
    lines = [voice.say("winners", n=len(names), names=", ".join(names))]
    for seat, score in enumerate(scores):
        lines.append(f"{voice.name(seat)}: {signed(score.total)}")
    return lines


def signed(n: int) -> str:
    """A number with a true minus sign."""
    return f"−{-n}" if n < 0 else str(n)


def plus(n: int) -> str:
    """A change, with its sign."""
    return f"+{n}" if n > 0 else signed(n)


def points_text(points: float, voice: Voice) -> str:
    """Points with one decimal and their sign; zero has no sign."""
    whole, tenths = divmod(round(abs(points) * 10), 10)
    sign = "" if not whole + tenths else "+" if points > 0 else "−"
    return voice.say("points-tenths", sign=sign, whole=str(whole), tenths=str(tenths))
