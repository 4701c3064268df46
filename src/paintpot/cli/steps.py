"""A recorded game that can be viewed after each of its moves."""

from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE, State
from paintpot.core.play import Play
from paintpot.core.scenes import Scene


class Steps:
    """Step n is the position after n moves, as a spectator of a finished game sees it."""

    def __init__(self, play: Play, voice: Voice) -> None:
        self.play = play
        self.voice = voice
        self._states = [play.game.start(play.seats, play.options)]
        for seat, text in play.moves:
            state = self._states[-1].clone()
            if seat == CHANCE:
                state.chance(text)
            else:
                state.play(seat, play.game.parse(text))
            self._states.append(state)

    def __len__(self) -> int:
        return len(self._states)

    def state(self, n: int) -> State:
        return self._states[n]

    def actor(self, n: int) -> int | None:
        """The seat whose move led to step n."""
        if n == 0 or self.play.moves[n - 1][0] == CHANCE:
            return None
        return self.play.moves[n - 1][0]

    def scene(self, n: int, seat: int) -> Scene:
        """The sheet of a seat. Nothing is secret any more: the record has been handed over."""
        scene = self.play.game.scene(self._states[n].view(seat), seat, self.play.options)
        scene.asks = []
        return scene

    def title(self, n: int) -> str:
        """The move that led to step n, in words."""
        if n == 0:
            return self.voice.say("replay-start")
        seat, text = self.play.moves[n - 1]
        if seat != CHANCE:
            told = self.voice.move(text) or self.voice.doing(text)
            return f"{self.voice.name(seat)}: {told}"
        return self.voice.chance([text], self.scene(n, 0).fell)
