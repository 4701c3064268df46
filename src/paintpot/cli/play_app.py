"""Playing at the terminal: the sheet, the moves, a line to type."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.suggester import Suggester
from textual.widgets import Input, Static

from paintpot.bots.bot import Advice
from paintpot.cli.asking import HINT, LEAVE, Answer, answer, is_word, parted
from paintpot.cli.choosing import completed, fitting, ink_in, places
from paintpot.cli.drawing import Light
from paintpot.cli.hinting import Wish, hint_lines
from paintpot.cli.move_list import MoveList
from paintpot.cli.pages import Page, PassOn
from paintpot.cli.panel_view import PanelView, spans_text
from paintpot.cli.saving import save
from paintpot.cli.sheet_view import SheetView
from paintpot.cli.sitting import Sitting
from paintpot.cli.table_app import TableApp
from paintpot.cli.telling import news_lines, result_lines, score_lines
from paintpot.cli.voice import Voice
from paintpot.core.errors import PaintpotError

WORDS = ("undo", "why ", *HINT, "score", "save ", "quit")
"""What can be typed besides moves."""
HINT_ROWS = 2
"""How many rows each turn of a hint may fill, so that the sheet keeps its room."""


class Completion(Suggester):
    """The rest of the first move that begins with what is typed."""

    def __init__(self, app: "PlayApp") -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._app = app

    async def get_suggestion(self, value: str) -> str | None:
        return self._app.suggestion(value)


class PlayApp(TableApp):
    """One sitting. `saved` is the file that was last asked for with `save`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False, priority=True),
        Binding("up", "choose(-1)", show=False),
        Binding("down", "choose(1)", show=False),
        Binding("pageup", "choose_column(-1)", show=False),
        Binding("pagedown", "choose_column(1)", show=False),
        Binding("escape", "clear", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("f3", "hint", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, voice: Voice, file: str | None = None) -> None:
        super().__init__(voice)
        self.sitting = sitting
        self.file = file
        self.saved: str | None = None
        self._kept = ""
        self.busy = True
        self._news: list[str] = []
        self._legal: list[str] = []
        self._wish: Wish | None = None
        """The hint that was asked for in this position; forgotten when anything moves."""
        self._ways: list[Advice] = []
        """What has come of it."""

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            yield SheetView(id="sheet")
            yield PanelView(id="panels")
        yield Static(id="log")
        yield Static(id="status")
        yield MoveList(id="moves")
        yield Static(id="notice")
        yield Input(id="typed", placeholder=self.voice.say("type-here"), suggester=Completion(self))
        yield Static(Text(self.voice.say("keys-play")), id="keys")

    def on_mount(self) -> None:
        self.title = self.sitting.play.game.title
        self.query_one("#typed", Input).focus()
        self._proceed()

    # -- the play goes on

    def _proceed(self) -> None:
        self.busy = True
        self.run_worker(self._go_on(), exclusive=True)

    async def _go_on(self) -> None:
        """Chance and bots act until a person can; a bot thinks beside the screen."""
        sitting = self.sitting
        self._legal = []
        while True:
            if sitting.chance_acts():
                sitting.roll()
                continue
            seat = sitting.bot()
            if seat is None:
                break
            self._status(Text(self.voice.say("thinking", name=self.voice.name(seat))))
            sitting.make(seat, await asyncio.to_thread(sitting.think, seat))
        person = sitting.person()
        if person is not None and person != sitting.chair:
            text = self.voice.say("pass-on", name=self.voice.name(person))
            self._blank()
            await self.push_screen_wait(PassOn(text))
            sitting.chair = person
            self._news = []
        self.busy = False
        self._keep()
        self._news += news_lines(sitting, self.voice, sitting.chair)
        self._show()
        if sitting.state.over:
            self._show_end()

    def _blank(self) -> None:
        """Nothing of the last person's is left to be seen."""
        self.screen_stack[0].query_one("#log", Static).update("")
        self.notice("")

    def _keep(self) -> None:
        """Write the record after every turn, if a file was named."""
        self._kept = ""
        if self.file:
            try:
                self._kept = str(save(self.sitting.play, self.file))
            except PaintpotError as error:
                self.notice(self.voice.error(error))

    # -- what is seen

    def _show(self) -> None:
        sitting = self.sitting
        play = sitting.play
        self._legal = [play.game.text(move) for move in play.state.legal(sitting.chair)]
        self._show_moves()
        log = self.screen_stack[0].query_one("#log", Static)
        text = Text("\n").join([_log_line(line) for line in self._news[-12:]])
        # The latest news is at the bottom, where the eye is.
        rows = max(log.size.height, 2)
        lines = text.wrap(self.console, max(self.size.width - 4, 20))
        log.update(Text("\n").join(lines[-rows:]))

    def _show_moves(self) -> None:
        """The moves that fit what is typed, and the places they speak of."""
        base = self.screen_stack[0]
        typed = base.query_one("#typed", Input).value
        fits = fitting(self._legal, _sought(typed))
        moves = base.query_one(MoveList)
        moves.show(fits)
        scene = self.sitting.scene(self.sitting.chair)
        chosen = moves.chosen_text() or (fits[0] if len(fits) == 1 and typed.strip() else None)
        bright = places(fits, scene.patches)
        light = Light(
            frozenset(bright),
            frozenset(places([chosen], scene.patches) if chosen else ()),
            ink_in(chosen) if chosen else None,
        )
        self.show_scene(scene, light)
        if self.sitting.state.over:
            status = Text(" ".join(result_lines(self.sitting.play, self.voice)[:1]), "bold")
            status.append(f"  {self.voice.say('over-hint')}")
        else:
            status = Text(f"{self.voice.name(self.sitting.chair)}: ", "bold")
            status.append_text(spans_text(scene.asks, self.voice))
            count = self.voice.say("move-count", n=len(fits))
            status.append(f"  {count}", "dim")
        self._status(status)

    def _status(self, text: Text) -> None:
        text.no_wrap = True
        text.overflow = "ellipsis"
        self.screen_stack[0].query_one("#status", Static).update(text)

    def notice(self, text: str) -> None:
        """One sentence above the line to type in, until something else is typed.

        A hint stands there longer, so that its moves can be typed.
        """
        self.screen_stack[0].query_one("#notice", Static).update(Text(text or self._hint()))

    def page(self, title: str, lines: list[str]) -> None:
        self.push_screen(Page(title, lines, self.voice.say("page-close")))

    def _show_end(self) -> None:
        play = self.sitting.play
        lines = result_lines(play, self.voice)
        for seat, score in enumerate(play.state.scores()):
            lines += ["", self.voice.name(seat)]
            lines += [f"  {line}" for line in score_lines(score, self.voice)]
        lines += [
            "",
            self.voice.say("saved", file=self._kept)
            if self._kept
            else self.voice.say("save-offer"),
        ]
        self.page(self.voice.say("over-title"), lines)

    # -- what is typed

    def suggestion(self, value: str) -> str | None:
        whole = value.casefold()
        chosen = self.screen_stack[0].query_one(MoveList).chosen_text()
        for text in [*([chosen] if chosen else []), *self._legal, *WORDS]:
            # The line keeps the letters as typed, so only the rest may be proposed.
            if whole and text.casefold().startswith(whole):
                return value + text[len(value) :]
        return None

    def on_input_changed(self, event: Input.Changed) -> None:
        del event
        if not self.busy:
            self.notice("")
            self._show_moves()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        chosen = self.query_one(MoveList).chosen_text()
        typed = chosen or event.value
        if typed.strip():
            self.enter(typed)

    def enter(self, typed: str) -> None:
        """Do what was typed or chosen."""
        if parted(typed)[0] in LEAVE:
            self.exit()
            return
        if self.busy:
            self.notice(self.voice.say("busy"))
            return
        self._take(answer(self.sitting, self.voice, typed, ("help-click", "help-keys")))

    def _take(self, result: Answer) -> None:
        line = self.query_one("#typed", Input)
        if result.moved:
            self._wish = None
        if result.moved or is_word(line.value):
            with line.prevent(Input.Changed):
                line.value = ""
        if result.saved:
            self.saved = result.saved
        if result.leave:
            self.exit()
        elif result.title:
            self.page(result.title, result.lines)
        else:
            if result.wish and not self._wish:
                self._think(result.wish)
            self.notice("\n".join(result.lines))
        if result.moved:
            self._proceed()
        else:
            self._show_moves()

    # -- hints

    def _think(self, wish: Wish) -> None:
        self._wish, self._ways = wish, []
        self.run_worker(self._advised(wish), group="hint", exclusive=True)

    async def _advised(self, wish: Wish) -> None:
        """A bot thinks beside the screen; if the play has gone on meanwhile, nobody is told."""
        said = ""
        try:
            ways = await asyncio.to_thread(wish.think)
        except PaintpotError as error:
            ways, said = [], self.voice.error(error)
        if self._wish is wish:
            self._ways = ways
            self._wish = wish if ways else None
            self.notice(said)

    def _hint(self) -> str:
        """The hint for this position, as far as it has been asked for and found."""
        if self._wish is None:
            return ""
        if not self._ways:
            return self.voice.say("hint-thinking")
        return "\n".join(hint_lines(self._ways, self.voice, self.size.width - 2, HINT_ROWS))

    def on_resize(self, event: events.Resize) -> None:
        del event
        if self._wish is not None:
            self.call_later(self.notice, "")

    # -- keys and clicks

    def on_move_list_picked(self, event: MoveList.Picked) -> None:
        self.enter(event.text)

    def on_sheet_view_pointed(self, event: SheetView.Pointed) -> None:
        """A place was clicked: play the one move that speaks of it, or show all that do."""
        moves = [text for text in self.query_one(MoveList).texts if event.patch in text.split()]
        if len(moves) == 1:
            self.enter(moves[0])
        else:
            self.query_one("#typed", Input).value = event.patch

    def on_key(self, event: events.Key) -> None:
        """Whatever has the focus, letters belong to the line."""
        line = self.query_one("#typed", Input)
        if self.focused is not line and event.is_printable and event.character:
            line.focus()
            line.insert_text_at_cursor(event.character)

    def action_complete(self) -> None:
        if isinstance(self.screen, Page | PassOn):
            return
        line = self.query_one("#typed", Input)
        chosen = self.query_one(MoveList).chosen_text()
        fits = self.query_one(MoveList).texts
        if chosen or (len(fits) == 1 and line.value.strip()):
            line.value = chosen or fits[0]
        else:
            line.value = completed([*self._legal, *WORDS], line.value)
        line.cursor_position = len(line.value)

    def action_choose(self, by: int) -> None:
        self.query_one(MoveList).step(by)
        self._show_moves()

    def action_choose_column(self, by: int) -> None:
        self.query_one(MoveList).step_column(by)
        self._show_moves()

    def action_clear(self) -> None:
        self._wish = None
        self.query_one(MoveList).chosen = None
        self.query_one("#typed", Input).value = ""
        self.notice("")
        self._show_moves()

    def action_undo(self) -> None:
        if not isinstance(self.screen, Page | PassOn):
            self.enter("undo")

    def action_hint(self) -> None:
        if not isinstance(self.screen, Page | PassOn):
            self.enter("hint")


def _sought(typed: str) -> str:
    """What is typed of a move: `why red on R4` lights up R4, other words to the house nothing."""
    if not is_word(typed):
        return typed
    word, rest = parted(typed)
    return rest if word == "why" else ""


def _log_line(line: str) -> Text:
    text = Text(line)
    name, mark, _ = line.partition(":")
    if mark:
        text.stylize("bold", 0, len(name) + 1)
    return text
