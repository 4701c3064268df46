"""Playing in the terminal: the sheet, the moves, an input line."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.suggester import Suggester
from textual.widgets import Input, Static

from paintpot.bots.hints import Hint
from paintpot.cli.choosing import completed, fitting, ink_in, moves_at, places
from paintpot.cli.drawing import Highlight
from paintpot.cli.hints import HintRequest, hint_lines
from paintpot.cli.move_list import MoveList
from paintpot.cli.pages import PassOn, TextPage
from paintpot.cli.panel_view import PanelView, spans_text
from paintpot.cli.saving import save
from paintpot.cli.session import Session
from paintpot.cli.sheet_widget import SheetWidget
from paintpot.cli.table_app import TableApp
from paintpot.cli.telling import news_lines, result_lines, score_lines
from paintpot.cli.typed_commands import (
    HINT,
    LEAVE,
    CommandResult,
    execute,
    is_command,
    split_command,
)
from paintpot.cli.voice import Voice
from paintpot.core.errors import PaintpotError

WORDS = ("undo", "why ", "what ", *HINT, "score", "save ", "quit")
"""What can be typed besides moves."""
HINT_ROWS = 3
"""How many rows each idea of a hint may fill, so that the sheet keeps its space."""


class Completion(Suggester):
    """Suggests the rest of the first move that begins with what is typed."""

    def __init__(self, app: "PlayApp") -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._app = app

    async def get_suggestion(self, value: str) -> str | None:
        return self._app.suggestion(value)


class PlayApp(TableApp):
    """One session. `saved` is the file last named with `save`."""

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

    def __init__(self, session: Session, voice: Voice, file: str | None = None) -> None:
        super().__init__(voice)
        self.session = session
        self.file = file
        self.saved: str | None = None
        self._kept = ""
        self.busy = True
        self._news: list[str] = []
        self._legal: list[str] = []
        self._hint_request: HintRequest | None = None
        """The hint requested in this position; dropped when anything moves."""
        self._hints: list[Hint] = []
        """Its result."""

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            yield SheetWidget(id="sheet")
            yield PanelView(id="panels")
        yield Static(id="log")
        yield Static(id="status")
        yield MoveList(id="moves")
        yield Static(id="notice")
        yield Input(id="typed", placeholder=self.voice.say("type-here"), suggester=Completion(self))
        yield Static(Text(self.voice.say("keys-play")), id="keys")

    def on_mount(self) -> None:
        self.title = self.session.play.game.title
        self.query_one("#typed", Input).focus()
        self._proceed()

    # -- the game goes on

    def _proceed(self) -> None:
        self.busy = True
        self.run_worker(self._go_on(), exclusive=True)

    async def _go_on(self) -> None:
        """Chance and bots act until a person can; bots decide in a thread."""
        session = self.session
        self._legal = []
        while (seat := session.next_bot()) is not None:
            self._status(Text(self.voice.say("thinking", name=self.voice.name(seat))))
            session.make(seat, await asyncio.to_thread(session.think, seat))
        person = session.person()
        if person is not None and person != session.active_seat:
            text = self.voice.say("pass-on", name=self.voice.name(person))
            self._blank()
            await self.push_screen_wait(PassOn(text))
            session.active_seat = person
            self._news = []
        self.busy = False
        self._keep()
        self._news += news_lines(session, self.voice, session.active_seat)
        self._show()
        if session.state.over:
            self._show_end()

    def _blank(self) -> None:
        """Clear what the last person saw."""
        self.screen_stack[0].query_one("#log", Static).update("")
        self.notice("")

    def _keep(self) -> None:
        """Write the record after every turn, if a file was named."""
        self._kept = ""
        if self.file:
            try:
                self._kept = str(save(self.session.play, self.file))
            except PaintpotError as error:
                self.notice(self.voice.error(error))

    # -- output

    def _show(self) -> None:
        session = self.session
        play = session.play
        self._legal = [play.game.text(move) for move in play.state.legal(session.active_seat)]
        self._show_moves()
        log = self.screen_stack[0].query_one("#log", Static)
        text = Text("\n").join([_log_line(line) for line in self._news[-12:]])
        # The latest news is at the bottom, next to the input line.
        rows = max(log.size.height, 2)
        lines = text.wrap(self.console, max(self.size.width - 4, 20))
        log.update(Text("\n").join(lines[-rows:]))

    def _show_moves(self) -> None:
        """Show the moves that match what is typed, and highlight their patches."""
        base = self.screen_stack[0]
        typed = base.query_one("#typed", Input).value
        fits = fitting(self._legal, _sought(typed))
        moves = base.query_one(MoveList)
        moves.show(fits)
        scene = self.session.scene(self.session.active_seat)
        chosen = moves.chosen_text() or (fits[0] if len(fits) == 1 and typed.strip() else None)
        bright = places(fits, scene.patches)
        light = Highlight(
            frozenset(bright),
            frozenset(places([chosen], scene.patches) if chosen else ()),
            ink_in(chosen) if chosen else None,
        )
        self.show_scene(scene, light)
        if self.session.state.over:
            status = Text(" ".join(result_lines(self.session.play, self.voice)[:1]), "bold")
            status.append(f"  {self.voice.say('over-hint')}")
        else:
            status = Text(f"{self.voice.name(self.session.active_seat)}: ", "bold")
            status.append_text(spans_text(scene.asks, self.voice))
            count = self.voice.say("move-count", n=len(fits))
            status.append(f"  {count}", "dim")
        self._status(status)

    def _status(self, text: Text) -> None:
        text.no_wrap = True
        text.overflow = "ellipsis"
        self.screen_stack[0].query_one("#status", Static).update(text)

    def notice(self, text: str) -> None:
        """One sentence above the input line, until something else is typed.

        A hint stays longer, so that its moves can be typed.
        """
        self.screen_stack[0].query_one("#notice", Static).update(Text(text or self._hint()))

    def page(self, title: str, lines: list[str]) -> None:
        self.push_screen(TextPage(title, lines, self.voice.say("page-close")))

    def _show_end(self) -> None:
        play = self.session.play
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

    # -- input

    def suggestion(self, value: str) -> str | None:
        whole = value.casefold()
        chosen = self.screen_stack[0].query_one(MoveList).chosen_text()
        for text in [*([chosen] if chosen else []), *self._legal, *WORDS]:
            # The input keeps the typed letters, so only the rest is suggested.
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
        """Execute what was typed or selected."""
        if split_command(typed)[0] in LEAVE:
            self.exit()
            return
        if self.busy:
            self.notice(self.voice.say("busy"))
            return
        self._take(execute(self.session, self.voice, typed, ("help-click", "help-keys")))

    def _take(self, result: CommandResult) -> None:
        line = self.query_one("#typed", Input)
        if result.moved:
            self._hint_request = None
        if result.moved or is_command(line.value):
            with line.prevent(Input.Changed):
                line.value = ""
        if result.saved:
            self.saved = result.saved
        if result.leave:
            self.exit()
        elif result.title:
            self.page(result.title, result.lines)
        else:
            if result.hint_request and not self._hint_request:
                self._think(result.hint_request)
            self.notice("\n".join(result.lines))
        if result.moved:
            self._proceed()
        else:
            self._show_moves()

    # -- hints

    def _think(self, hint_request: HintRequest) -> None:
        self._hint_request, self._hints = hint_request, []
        self.run_worker(self._advised(hint_request), group="hint", exclusive=True)

    async def _advised(self, hint_request: HintRequest) -> None:
        """Compute a hint in a thread; if the game has moved on meanwhile, it is dropped."""
        said = ""
        try:
            found = await asyncio.to_thread(hint_request.think)
        except PaintpotError as error:
            found, said = [], self.voice.error(error)
        if self._hint_request is hint_request:
            self._hints = found
            self._hint_request = hint_request if found else None
            self.notice(said)

    def _hint(self) -> str:
        """The hint for this position, as far as it was requested and found."""
        if self._hint_request is None:
            return ""
        if not self._hints:
            return self.voice.say("hint-thinking")
        return "\n".join(hint_lines(self._hints, self.voice, self.size.width - 2, HINT_ROWS))

    def on_resize(self, event: events.Resize) -> None:
        del event
        if self._hint_request is not None:
            self.call_later(self.notice, "")

    # -- keys and clicks

    def on_move_list_picked(self, event: MoveList.Picked) -> None:
        self.enter(event.text)

    def on_sheet_widget_pointed(self, event: SheetWidget.Pointed) -> None:
        """A patch was clicked: play the only move it stands for, or list those that name it."""
        scene = self.session.scene(self.session.active_seat)
        moves = moves_at(self.query_one(MoveList).texts, scene.patches, event.patch)
        if len(moves) == 1:
            self.enter(moves[0])
        else:
            self.query_one("#typed", Input).value = event.patch

    def on_key(self, event: events.Key) -> None:
        """Letters go to the input line, whatever has the focus."""
        line = self.query_one("#typed", Input)
        if self.focused is not line and event.is_printable and event.character:
            line.focus()
            line.insert_text_at_cursor(event.character)

    def action_complete(self) -> None:
        if isinstance(self.screen, TextPage | PassOn):
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
        self._hint_request = None
        self.query_one(MoveList).chosen = None
        self.query_one("#typed", Input).value = ""
        self.notice("")
        self._show_moves()

    def action_undo(self) -> None:
        if not isinstance(self.screen, TextPage | PassOn):
            self.enter("undo")

    def action_hint(self) -> None:
        if not isinstance(self.screen, TextPage | PassOn):
            self.enter("hint")


def _sought(typed: str) -> str:
    """The part of the input that names a move: in `why red on R4` that is `red on R4`."""
    if not is_command(typed):
        return typed
    word, rest = split_command(typed)
    return rest if word == "why" else ""


def _log_line(line: str) -> Text:
    text = Text(line)
    name, mark, _ = line.partition(":")
    if mark:
        text.stylize("bold", 0, len(name) + 1)
    return text
