"""The endpoints: path, request and response types, and handler of each."""

import json
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.server.call import Call
from paintpot.server.daily import (
    DailyHistory,
    DailyNow,
    DayShown,
    PlayDaily,
    daily,
    day,
    my_days,
    play_daily,
    practise,
    revealed_secret,
)
from paintpot.server.lesson_list import known_lessons
from paintpot.server.lessons import learn, lessons
from paintpot.server.messages import (
    Answer,
    At,
    AtSeat,
    Carry,
    Commit,
    DeviceLink,
    Done,
    Gains,
    Games,
    GameShown,
    GameStanding,
    Hand,
    HintedTurn,
    Hints,
    Invitation,
    Join,
    Lessons,
    LessonStep,
    Links,
    Me,
    Move,
    NewTable,
    Offer,
    OptionShown,
    PlaceBot,
    Preview,
    React,
    Record,
    Resign,
    Reveal,
    SayWords,
    TableNow,
    Tables,
    TableShown,
    Undo,
    UseLink,
    Why,
)
from paintpot.server.my_record import MyRecord, my_record
from paintpot.server.opening import OPENING, charge_opening, check_may_open, check_shown
from paintpot.server.pictures import (
    CourseRequest,
    ReplayRequest,
    SceneShown,
    WordsShown,
    course,
    game_scene,
    game_words,
    replay,
    scene,
)
from paintpot.server.puzzles import (
    GamePuzzles,
    Puzzles,
    SolvePuzzle,
    all_puzzles,
    game_puzzles,
    solve_puzzle,
)
from paintpot.server.reading import read_options
from paintpot.server.reviewing import (
    PlayFrom,
    ReviewNow,
    ReviewOfRecord,
    ReviewOfTable,
    play_from,
    review_record,
    review_table,
)
from paintpot.server.rulebooks import ExampleShown, RulebookShown, game_example, game_rulebook
from paintpot.table import advice
from paintpot.table.bot_turns import BotHint
from paintpot.table.bot_workers import Requester
from paintpot.table.closed import ClosedTable, read_result
from paintpot.table.events import OPEN, AnyEvent
from paintpot.table.faults import Closed, NotAllowed, NotNow, OldRules
from paintpot.table.feeds import WATCHER
from paintpot.table.gains_shown import GainShown, Previewed, gain_shown, previewed
from paintpot.table.leaving import give_up as give_up_at
from paintpot.table.leaving import people
from paintpot.table.leaving import play_on as play_on_at
from paintpot.table.leaving import resign as resign_at
from paintpot.table.lesson_jobs import LessonShown
from paintpot.table.links import (
    DEVICE_LINK_LASTS,
    carried,
    device_word,
    invitation,
    invited,
    may_watch,
    watch_word,
)
from paintpot.table.loading import can_go_on, is_newer, load_closed
from paintpot.table.puzzle_jobs import PuzzleNow
from paintpot.table.reader_jobs import CourseShown, ReplayShown
from paintpot.table.room import Room
from paintpot.table.setup import HOSTED, check_level, new_table
from paintpot.table.snapshot import options_after, snapshot
from paintpot.table.storage import Listed
from paintpot.table.table import GATHERING, OVER, Table
from paintpot.texts import LANGUAGES, Catalogue, catalogue, explain
from paintpot.texts.hints import hint_sentences


class Endpoint:
    """One endpoint. It is named after its handler."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[..., Awaitable[msgspec.Struct]],
        request_type: type[msgspec.Struct] | None,
        response_type: type[msgspec.Struct],
        query: dict[str, str] | None = None,
        public: bool = False,
        may_expire: bool = False,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.request_type = request_type
        self.response_type = response_type
        self.query = query or {}
        """Integer query parameters, with a description of each."""
        self.public = public
        """Whether the response is the same for everybody: nothing in it depends on the guest."""
        self.may_expire = may_expire
        """Whether the request may name something that is no longer cached (404)."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def at_table(self) -> bool:
        return "{table}" in self.path

    @property
    def daily(self) -> bool:
        return self.path.startswith("/api/daily")


# -- guests and games


async def me(call: Call) -> Me:
    """Who you are. The first request makes you a guest, by a cookie."""
    return Me(call.guest, call.language)


async def all_games(call: Call) -> Games:
    """The games on this server with their options, and the levels of bots."""
    call.services.refresh()
    return Games([_game_shown(call, name) for name in games()], list(HOSTED), list(LANGUAGES))


def _game_shown(call: Call, name: str) -> GameShown:
    game = find_game(name)
    words = catalogue(name, call.language)
    return GameShown(
        name,
        _message_or(words, "title", game.title),
        _message_or(words, "about", ""),
        list(game.seats),
        game.rules,
        {
            key: OptionShown(option.default, list(option.choices), option.open)
            for key, option in game.options.items()
        },
        call.services.game_pages.board(name),
        len(known_lessons(name)),
    )


def _message_or(words: Catalogue, message_id: str, otherwise: str) -> str:
    """A message of a game, or a default: a game need not have any texts."""
    text = words.say(message_id)
    return otherwise if text == message_id else text


async def my_tables(call: Call) -> Tables:
    """The tables where you have a seat, latest first."""
    tables = call.services.tables
    own = await tables.storage.listed(call.guest)
    return Tables([_table_shown(one, tables.closed, tables.storage.shared) for one in own])


def _table_shown(one: Listed, found_closed: dict[str, str], shared: bool) -> TableShown:
    row = one.row
    closed = found_closed.get(one.table, "")
    elsewhere = shared and is_newer(row.game, row.rules)  # servers are being updated
    if not (closed or elsewhere or row.phase == GATHERING or can_go_on(row.game, row.rules)):
        closed = OldRules.code
    result = read_result(row.result)
    return TableShown(
        one.table,
        row.game,
        row.phase,
        json.loads(row.title),
        one.seats,
        [] if closed else _members(row.acting),
        one.created,
        one.touched,
        row.phase == OVER or one.resigned or closed != "",
        closed,
        result.ending if result else "",
        result.totals if result else [],
        result.winners if result else [],
    )


async def standing(call: Call) -> GameStanding:
    """The standings of a game where you have a seat: for a list of tables, without opening them."""
    async with call.services.tables.room(call.table) as room:
        table = room.table
        own = table.seats_of(call.guest)
        if not own:
            raise NotAllowed("Only players at the table can do that.", "not-seated")
        if table.play is None:
            return GameStanding([], "turn", 0)
        # Who shares a screen may not know all that the others there do.
        viewer = own[0] if len(own) == 1 else None
        state = table.play.state
        points = state.known_points(viewer)
        rounds = state.view(viewer).get("round")
        if isinstance(rounds, int):
            return GameStanding(points, "round", rounds)
        return GameStanding(points, "turn", int(state.turn_no()))


def _members(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


async def open_table(call: Call, command: NewTable) -> At:
    """Open a table. You are its host, and every seat of kind `me` is yours.

    People who share your screen may have names of their own; a seat without one has yours.
    """
    services = call.services
    await check_may_open(call, command.name, *(seat.name for seat in command.seats))
    charge_opening(
        call, sum(len(name) + len(bytes(value)) for name, value in command.options.items())
    )
    options = await read_options(call, command.game, len(command.seats), command.options)
    opened = new_table(command.game, options, command.seats, call.guest, command.name)
    room = await services.tables.open(opened, call.address)
    return _at(room.table, room.table.seats_of(call.guest)[0])


def _at(table: Table, seat: int) -> At:
    """A seat that was just taken, and the commitment that its client should note now."""
    return At(table.id, seat, table.fair.commitment)


# -- a table


async def look(call: Call) -> TableNow:
    """A table as you may see it, and what happened since the given version."""
    seat, since = call.number("seat"), call.number("since")
    try:
        async with call.services.tables.room(call.table) as room:
            return await _table_now(call, room.table, seat, since)
    except Closed as fault:
        return await _table_now(call, await _closed(call, fault), seat, since)


async def _table_now(call: Call, table: Table, seat: int | None, since: int | None) -> TableNow:
    viewer = await call.viewer(table, seat)
    feed = table.feeds.lists[viewer]
    begin = since if since is not None and 0 <= since <= len(feed) else 0
    if isinstance(table, ClosedTable):
        now = table.snapshot(viewer, call.guest)
    else:
        now = snapshot(table, viewer, call.guest)
    return TableNow(begin, len(feed), feed[begin:], now, options_after(table, begin))


async def _closed(call: Call, fault: Closed) -> ClosedTable:
    """A table that can no longer be played, for reading."""
    return await load_closed(call.services.tables.storage, call.table, fault.code)


async def join(call: Call, command: Join) -> At:
    """Take the seat of an invitation, or one that is reserved for you."""
    check_shown(command.name)
    seat = -1

    def sit(table: Table) -> list[AnyEvent]:
        nonlocal seat
        seat = _seat_to_take(call, table, command.link)
        return table.sit(seat, call.guest, command.name, command.hash or "")

    return _at(await _run_command(call, sit), seat)


async def offer(call: Call, command: UseLink) -> Offer:
    """What an invitation is for, shown before the guest accepts it."""
    async with call.services.tables.room(call.table) as room:
        table = room.table
        seat = _seat_to_take(call, table, command.link)
        return Offer(table.game.name, table.host_name, table.chairs[seat].guest == call.guest)


def _seat_to_take(call: Call, table: Table, link: str) -> int:
    own = table.seats_of(call.guest)
    if link:
        try:
            return invited(call.services.key, table, link)
        except NotAllowed:
            if own:
                return own[0]  # the same guest has used this link before
            raise
    kept = [seat for seat in table.seats if table.chairs[seat].kept == call.guest]
    if not kept + own:
        raise NotAllowed("You need an invitation to sit down here.", "no-link")
    return (kept + own)[0]


async def watch(call: Call, command: UseLink) -> At:
    """Become a spectator by a watch link."""
    services = call.services

    def check(table: Table) -> None:
        if not may_watch(services.key, table, command.link):
            raise NotAllowed("This link is not valid.", "bad-link")

    async with services.tables.room(call.table) as room:
        await services.tables.admit(room, call.guest, check)
    return At(call.table, None)


async def carry(call: Call, command: Carry) -> At:
    """Move a seat of yours to this device, by a device link."""
    seat = -1

    def carry_over(table: Table) -> list[AnyEvent]:
        nonlocal seat
        try:
            seat = carried(call.services.key, table, command.link)
        except NotAllowed:
            number = command.link.partition(".")[0]
            own = [mine for mine in table.seats_of(call.guest) if number == str(mine)]
            if not own:
                raise
            seat = own[0]  # the same guest has used this link; the reply may have been lost
        return table.carry(seat, call.guest, command.hash or "")

    return _at(await _run_command(call, carry_over), seat)


async def links(call: Call) -> Links:
    """The links of a table: to watch, for everybody seated; invitations, for the host."""
    services = call.services
    async with services.tables.room(call.table) as room:
        table = room.table
        if await call.viewer(table, None) == WATCHER and table.host != call.guest:
            raise NotAllowed("Only players at this table can do that.", "not-seated")
        if table.opened.day:
            raise NotNow(
                "Nobody watches a daily game: others have its dice to come.", "daily-alone"
            )
        base = f"{services.public_url}/t/{table.id}"
        invitations = []
        if table.host == call.guest and table.phase == GATHERING:
            for seat, chair in enumerate(table.chairs):
                if chair.kind == OPEN and not chair.kept:
                    link = invitation(services.key, table, seat)
                    invitations.append(Invitation(seat, link, f"{base}#join={link}"))
        word = watch_word(services.key, table)
        return Links(invitations, word, f"{base}#watch={word}")


async def device(call: Call, command: AtSeat) -> DeviceLink:
    """A link that moves your seat to another device of yours."""
    services = call.services
    async with services.tables.room(call.table) as room:
        call.own(room.table, command.seat)
        if room.table.opened.day:
            raise NotNow("A daily game stays in the browser where it began.", "daily-stays")
        word = device_word(services.key, room.table, command.seat)
    url = f"{services.public_url}/t/{call.table}#device={word}"
    return DeviceLink(word, url, DEVICE_LINK_LASTS)


# -- before the game


async def place(call: Call, command: PlaceBot) -> Done:
    """Give a seat to a bot, or reopen it; for the host, before the start."""
    if command.level:
        check_level(command.level)

    def put(table: Table) -> list[AnyEvent]:
        call.as_host(table)
        return table.place(command.seat, command.level)

    return _done(call, await _run_command(call, put))


async def say_words(call: Call, command: SayWords) -> Done:
    """Add words of your own to the dice, before the start."""
    check_shown(command.words)
    return await _as_seat(
        call, command.seat, lambda table: table.say_words(command.seat, command.words)
    )


async def commit(call: Call, command: Commit) -> Done:
    """Commit a seat of yours to its part of the dice, before the start."""
    return await _as_seat(
        call, command.seat, lambda table: table.commit(command.seat, command.hash)
    )


async def reveal(call: Call, command: Reveal) -> Done:
    """Reveal the part of the dice that a seat of yours committed to, once the host has started.

    The game begins with the last part, or after some seconds without the missing ones.
    """
    return await _as_seat(
        call, command.seat, lambda table: table.reveal(command.seat, command.bytes)
    )


async def start(call: Call) -> Done:
    """Begin the game; for the host. Seats now reveal the parts they committed to."""

    def begin(table: Table) -> list[AnyEvent]:
        call.as_host(table)
        return table.start()

    return _done(call, await _run_command(call, begin))


async def leave(call: Call, command: AtSeat) -> Done:
    """Give your seat back before the start."""

    def rise(table: Table) -> list[AnyEvent]:
        call.own(table, command.seat)
        return table.rise(command.seat)

    return _done(call, await _run_command(call, rise))


# -- in the game


async def move(call: Call, command: Move) -> Done:
    """Make a move. Sent twice with the same id, it is played once."""
    return await _as_seat(
        call, command.seat, lambda table: table.move(command.seat, command.move, command.id)
    )


async def undo(call: Call, command: Undo) -> Done:
    """Take back your last move, or your turn, as far as you have learned nothing since."""
    return await _as_seat(
        call, command.seat, lambda table: table.undo(command.seat, command.id, command.whole)
    )


async def why(call: Call, command: Why) -> Answer:
    """Why a move is not allowed: the rule's id, and an explanation in words."""
    async with call.services.tables.room(call.table) as room:
        table = room.table
        call.own(table, command.seat)
        reason = table.state.why_not(command.seat, table.game.parse(command.move))
        names = table.names()
    if reason is None:
        return Answer(True)
    return Answer(False, reason.rule, explain(reason, call.language, names))


async def hint(call: Call, command: AtSeat) -> Hints:
    """How a good bot would continue: three different ideas for the rest of the turn."""
    async with call.services.tables.room(call.table) as room:
        call.own(room.table, command.seat)
        game, names = room.table.game.name, room.table.names()
        call.services.hints.require(call.guest, "hints")
        request = advice.hint_for(room.table, command.seat)
    turn = await call.services.tables.bot_workers.ask(request, Requester(call.address, call.table))
    ideas = [([step.lines for step in hint.steps], hint.prepares) for hint in turn.hints]
    firsts = [hint.steps[0].move for hint in turn.hints]
    last = [hint.last for hint in turn.hints]
    others = [[(names[seat], change) for seat, change in hint.others] for hint in turn.hints]
    hopes = [hint.hopes for hint in turn.hints]
    undone = [[names[seat] for seat in hint.undone] for hint in turn.hints]
    reasons = hint_sentences(game, ideas, call.language, firsts, last, others, hopes, undone)
    return Hints([_hinted(hint, why) for hint, why in zip(turn.hints, reasons, strict=True)])


def _hinted(hint: BotHint, why: str) -> HintedTurn:
    steps = [
        GainShown(step.move, sum([points for _, points in step.lines]), step.lines, step.sure)
        for step in hint.steps
    ]
    after = hint.before + sum([step.total for step in steps])
    return HintedTurn(steps, hint.before, after, why, hint.later, hint.total, hint.likely)


async def gains(call: Call) -> Gains:
    """What each legal move of your seat would change in your score."""
    async with call.services.tables.room(call.table) as room:
        table = room.table
        seat = await call.viewer(table, call.number("seat"))
        if seat == WATCHER:
            raise NotAllowed("Only players at the table can do that.", "not-seated")
        game, version = table.game, table.version(seat)
        call.services.gains.require(call.guest, "requests for gains")
        state = advice.position_of(table, seat)
    found = await advice.gains(state, seat)
    return Gains(version, [gain_shown(game, gain) for gain in found])


async def preview(call: Call, command: Preview) -> Previewed:
    """How the table would look after moves of your seat, and what they would gain."""
    async with call.services.tables.room(call.table) as room:
        call.own(room.table, command.seat)
        game, version = room.table.game, room.table.version(command.seat)
        moves = [game.parse(text) for text in command.moves]
        call.services.gains.require(call.guest, "requests for gains")
        state = advice.position_of(room.table, command.seat)
    return previewed(game, version, await advice.preview(state, command.seat, moves))


async def react(call: Call, command: React) -> Done:
    """Show a reaction to everybody who is connected. A nudge is only possible while somebody keeps
    the others waiting."""
    async with call.services.tables.room(call.table) as room:
        call.own(room.table, command.seat)
        call.services.reactions.require(f"{call.table}/{command.seat}", "reactions")
        await call.services.tables.react(room, command.seat, command.what)
        return Done(room.table.version(command.seat))


async def hand(call: Call, command: Hand) -> Done:
    """Let a bot play for you; or for somebody who has been away for long."""
    check_level(command.level)
    services, seat = call.services, command.seat
    services.store(call.guest, call.address, CHANGE)
    async with services.tables.room(call.table) as room:
        room.visit(call.address)
        if seat not in room.table.seats_of(call.guest):
            await room.answered()  # another process may know that somebody has walked out
            await services.visits.recall(people(room.table))

        def hand_over(table: Table) -> list[AnyEvent]:
            if seat not in table.seats or table.chairs[seat].guest != call.guest:
                _may_hand(call, room, seat)
            return table.hand(seat, command.level)

        await services.tables.run_in_room(room, hand_over)
        return _done(call, room.table)


def _may_hand(call: Call, room: Room, seat: int) -> None:
    """Seated players may go on without somebody who has left."""
    if seat not in room.table.seats or not room.table.seats_of(call.guest):
        raise NotAllowed("That is not your seat.", "not-your-seat")
    chair = room.table.chairs[seat]
    if chair.guest and not room.may_be_replaced(seat):
        raise NotNow(f"{chair.name} has not been away for long.", "not-away")


async def take_over(call: Call, command: AtSeat) -> Done:
    """Play your seat again after a bot did."""
    return await _as_seat(call, command.seat, lambda table: table.take_over(command.seat))


async def resign(call: Call, command: Resign) -> Done:
    """Leave your seat to a bot for good; the others play on."""
    check_level(command.level)
    leave = _own(call, command.seat, lambda table: resign_at(table, command.seat, command.level))
    return _done(call, await _run_command(call, leave))


async def give_up(call: Call, command: AtSeat) -> Done:
    """End the game without a winner: at once if nobody else has a seat; otherwise when everybody
    who has been here within a day has asked for it."""
    async with call.services.tables.room(call.table) as room:
        await call.services.visits.recall(people(room.table))
    away = call.services.away
    return await _as_seat(call, command.seat, lambda table: give_up_at(table, command.seat, away))


async def play_on(call: Call, command: AtSeat) -> Done:
    """Play on: withdraws all proposals to give up."""
    return await _as_seat(call, command.seat, lambda table: play_on_at(table, command.seat))


async def unwatch(call: Call, command: AtSeat) -> Done:
    """Revoke the watch link: spectators who used it lose access, and a new link is made."""
    return await _as_seat(call, command.seat, lambda table: table.revoke_watching(command.seat))


async def rematch(call: Call, command: AtSeat) -> At:
    """A rematch with the same people. The first request opens the table."""
    services = call.services
    async with services.tables.room(call.table) as room:
        call.own(room.table, command.seat)
        if not room.table.rematch:
            size = len(msgspec.json.encode(room.table.opened.options))
            services.store(call.guest, call.address, OPENING + size)
    return At(await services.tables.rematch(call.table, command.seat, call.address), None)


async def record(call: Call) -> Record:
    """The record of a finished game, the secret of its dice included."""
    try:
        async with call.services.tables.room(call.table) as room:
            table = room.table
            await call.viewer(table, None)
            if table.phase != OVER:
                raise NotNow("The record is available once the game is over.", "not-over")
            found, day_of_it = table.record(), table.opened.day
    except Closed as fault:
        kept = await _closed(call, fault)
        await call.viewer(kept, None)
        if not kept.over:  # it may hold others' secrets
            raise
        found, day_of_it = kept.record(), kept.opened.day
    if day_of_it and "fair" in found:
        found["fair"]["secret"] = await revealed_secret(call, day_of_it, found["game"])
    return Record(found)


async def _run_command(call: Call, command: Callable[[Table], list[AnyEvent]]) -> Table:
    """Run a command at the request's table, charged to its guest and address."""
    call.services.store(call.guest, call.address, CHANGE)
    return await call.services.tables.run(call.table, command, call.address)


async def _as_seat(call: Call, seat: int, command: Callable[[Table], list[AnyEvent]]) -> Done:
    """Run a command of a seat, which must be the guest's own."""
    table = await _run_command(call, _own(call, seat, command))
    call.services.see(call.guest)
    return Done(table.version(seat))


def _own(
    call: Call, seat: int, command: Callable[[Table], list[AnyEvent]]
) -> Callable[[Table], list[AnyEvent]]:
    """The command with a check that the seat is the guest's own."""

    def own(table: Table) -> list[AnyEvent]:
        call.own(table, seat)
        return command(table)

    return own


def _done(call: Call, table: Table) -> Done:
    own = table.seats_of(call.guest)
    return Done(table.version(own[0] if own else WATCHER))


CHANGE: Final = 120
"""Bytes that most commands store."""

AT: Final = "/api/tables/{table}"

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", me, None, Me),
    Endpoint("GET", "/api/games", all_games, None, Games, public=True),
    Endpoint("GET", "/api/tables", my_tables, None, Tables),
    Endpoint("POST", "/api/tables", open_table, NewTable, At),
    Endpoint(
        "GET",
        AT,
        look,
        None,
        TableNow,
        {
            "seat": "one of your seats; otherwise the one that is to act",
            "since": "the version you have seen",
        },
    ),
    Endpoint("POST", f"{AT}/offer", offer, UseLink, Offer),
    Endpoint("POST", f"{AT}/join", join, Join, At),
    Endpoint("POST", f"{AT}/watch", watch, UseLink, At),
    Endpoint("POST", f"{AT}/carry", carry, Carry, At),
    Endpoint("GET", f"{AT}/standing", standing, None, GameStanding),
    Endpoint("GET", f"{AT}/links", links, None, Links),
    Endpoint("POST", f"{AT}/device", device, AtSeat, DeviceLink),
    Endpoint("POST", f"{AT}/place", place, PlaceBot, Done),
    Endpoint("POST", f"{AT}/words", say_words, SayWords, Done),
    Endpoint("POST", f"{AT}/commit", commit, Commit, Done),
    Endpoint("POST", f"{AT}/start", start, None, Done),
    Endpoint("POST", f"{AT}/reveal", reveal, Reveal, Done),
    Endpoint("POST", f"{AT}/leave", leave, AtSeat, Done),
    Endpoint("POST", f"{AT}/move", move, Move, Done),
    Endpoint("POST", f"{AT}/undo", undo, Undo, Done),
    Endpoint("POST", f"{AT}/why", why, Why, Answer),
    Endpoint("POST", f"{AT}/hint", hint, AtSeat, Hints),
    Endpoint("GET", f"{AT}/gains", gains, None, Gains, {"seat": "one of your seats"}),
    Endpoint("POST", f"{AT}/preview", preview, Preview, Previewed),
    Endpoint("POST", f"{AT}/react", react, React, Done),
    Endpoint("POST", f"{AT}/hand", hand, Hand, Done),
    Endpoint("POST", f"{AT}/take-over", take_over, AtSeat, Done),
    Endpoint("POST", f"{AT}/resign", resign, Resign, Done),
    Endpoint("POST", f"{AT}/give-up", give_up, AtSeat, Done),
    Endpoint("POST", f"{AT}/play-on", play_on, AtSeat, Done),
    Endpoint("POST", f"{AT}/unwatch", unwatch, AtSeat, Done),
    Endpoint("POST", f"{AT}/rematch", rematch, AtSeat, At),
    Endpoint("GET", f"{AT}/record", record, None, Record),
    Endpoint(
        "GET",
        f"{AT}/scene",
        scene,
        None,
        SceneShown,
        {"seat": "one of your seats", "of": "the seat whose sheet it is"},
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/scene",
        game_scene,
        None,
        SceneShown,
        {"moves": "so many moves of an example, none if left out"},
        public=True,
    ),
    Endpoint("GET", "/api/games/{game}/words", game_words, None, WordsShown, public=True),
    Endpoint("GET", "/api/games/{game}/lessons", lessons, None, Lessons, public=True),
    Endpoint("POST", "/api/games/{game}/learn", learn, LessonStep, LessonShown),
    Endpoint("GET", "/api/games/{game}/rulebook", game_rulebook, None, RulebookShown, public=True),
    Endpoint(
        "GET",
        "/api/games/{game}/example",
        game_example,
        None,
        ExampleShown,
        {"n": "the number of the example, the first if left out"},
        public=True,
    ),
    Endpoint("GET", "/api/daily", daily, None, DailyNow),
    Endpoint("GET", "/api/daily/mine", my_days, None, DailyHistory),
    Endpoint("POST", "/api/daily/{game}", play_daily, PlayDaily, At),
    Endpoint("GET", "/api/daily/{day}/{game}", day, None, DayShown),
    Endpoint("POST", "/api/daily/{day}/{game}/practice", practise, PlayDaily, At),
    Endpoint("GET", "/api/my-record", my_record, None, MyRecord),
    Endpoint("GET", "/api/puzzles", all_puzzles, None, Puzzles),
    Endpoint("GET", "/api/puzzles/{game}", game_puzzles, None, GamePuzzles),
    Endpoint("POST", "/api/puzzles/{game}", solve_puzzle, SolvePuzzle, PuzzleNow),
    Endpoint("POST", "/api/replay", replay, ReplayRequest, ReplayShown, may_expire=True),
    Endpoint("POST", "/api/course", course, CourseRequest, CourseShown, may_expire=True),
    Endpoint("POST", f"{AT}/review", review_table, ReviewOfTable, ReviewNow),
    Endpoint("POST", "/api/review", review_record, ReviewOfRecord, ReviewNow, may_expire=True),
    Endpoint("POST", "/api/play-from", play_from, PlayFrom, At, may_expire=True),
)
