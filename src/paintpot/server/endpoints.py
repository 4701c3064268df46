"""What can be asked: every endpoint with what it takes, what it gives, and what it does."""

import json
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from paintpot.core.names import name_fault
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.server.call import Call
from paintpot.server.messages import (
    Answer,
    At,
    AtSeat,
    Carry,
    Commit,
    DeviceLink,
    Done,
    Gains,
    GainShown,
    Games,
    GameShown,
    Hand,
    Hints,
    Invitation,
    Join,
    Links,
    Me,
    Move,
    NewTable,
    Offer,
    OptionShown,
    Place,
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
    Way,
    Why,
)
from paintpot.server.pictures import (
    ReplayWish,
    SceneShown,
    WordsShown,
    game_scene,
    game_words,
    replay,
    scene,
)
from paintpot.server.problems import BadRequest
from paintpot.server.reading import check_options
from paintpot.table.closed import ClosedTable, read_result
from paintpot.table.events import OPEN, AnyEvent
from paintpot.table.faults import Closed, NotAllowed, NotNow, OldRules
from paintpot.table.leaving import give_up as give_up_at
from paintpot.table.leaving import play_on as play_on_at
from paintpot.table.leaving import resign as resign_at
from paintpot.table.links import (
    DEVICE_LINK_LASTS,
    carried,
    device_word,
    invitation,
    invited,
    may_watch,
    watch_word,
)
from paintpot.table.loading import can_go_on, load_closed
from paintpot.table.reading import ReplayShown
from paintpot.table.setup import HOSTED, check_level, new_table
from paintpot.table.snapshot import options_after, snapshot
from paintpot.table.storage import Listed
from paintpot.table.table import GATHERING, OVER, Table
from paintpot.table.telling import WATCHER
from paintpot.texts import LANGUAGES, Catalogue, catalogue, explain


class Endpoint:
    """One thing to ask for. Its name is that of the handler."""

    def __init__(
        self,
        method: str,
        path: str,
        does: Callable[..., Awaitable[msgspec.Struct]],
        takes: type[msgspec.Struct] | None,
        gives: type[msgspec.Struct],
        query: dict[str, str] | None = None,
        public: bool = False,
        forgets: bool = False,
    ) -> None:
        self.method = method
        self.path = path
        self.does = does
        self.takes = takes
        self.gives = gives
        self.query = query or {}
        """Numbers that may stand in the query, and what they say."""
        self.public = public
        """Whether the answer is the same for everybody: it holds nothing of a guest or a table."""
        self.forgets = forgets
        """Whether it may name something that is no longer in memory."""

    @property
    def name(self) -> str:
        return self.does.__name__

    @property
    def at_table(self) -> bool:
        return "{table}" in self.path


# -- the house


async def me(call: Call) -> Me:
    """Who you are here. The first request makes you a guest, by a cookie."""
    return Me(call.guest, call.language)


async def all_games(call: Call) -> Games:
    """The games there are, with their options, and the levels of bots."""
    call.house.refresh()
    return Games([_game_shown(call, name) for name in games()], list(HOSTED), list(LANGUAGES))


def _game_shown(call: Call, name: str) -> GameShown:
    game = find_game(name)
    words = catalogue(name, call.language)
    return GameShown(
        name,
        _said(words, "title", game.title),
        _said(words, "about", ""),
        list(game.seats),
        game.rules,
        {
            key: OptionShown(option.default, list(option.choices), option.open)
            for key, option in game.options.items()
        },
        call.house.game_pages.board(name),
    )


def _said(words: Catalogue, message_id: str, otherwise: str) -> str:
    """A message of a game that need not have any texts: then it would be said by its id."""
    text = words.say(message_id)
    return otherwise if text == message_id else text


async def my_tables(call: Call) -> Tables:
    """The tables where you have a seat, the latest first."""
    hall = call.house.hall
    return Tables([_table_shown(one, hall.closed) for one in hall.storage.listed(call.guest)])


def _table_shown(one: Listed, found_closed: dict[str, str]) -> TableShown:
    row = one.row
    closed = found_closed.get(one.table, "")
    if not closed and row.phase != GATHERING and not can_go_on(row.game, row.rules):
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
    )


def check_shown(text: str) -> None:
    """Names and words stand in records, which people read."""
    fault = name_fault(text)
    if fault:
        raise BadRequest(400, "bad-text", fault)


def _members(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


async def open_table(call: Call, wish: NewTable) -> At:
    """Open a table. You are its host, and every seat of kind `me` is yours.

    Who shares your screen may have a name there; a seat without one has yours.
    """
    house = call.house
    for name in (wish.name, *(seat.name for seat in wish.seats)):
        check_shown(name)
    if house.hall.storage.count(call.guest, can_go_on) >= house.limits.tables:
        raise BadRequest(
            429,
            "too-many-tables",
            f"You have {house.limits.tables} unfinished tables; finish some of them first.",
        )
    house.new_tables.demand(call.address, "new tables")
    house.store(call.guest, call.address, OPENING + len(msgspec.json.encode(wish.options)))
    await check_options(call, wish.game, len(wish.seats), wish.options)
    opened = new_table(wish.game, wish.options, wish.seats, call.guest, wish.name)
    room = await house.hall.open(opened, call.address)
    return _at(room.table, room.table.seats_of(call.guest)[0])


def _at(table: Table, seat: int) -> At:
    """A seat that was just taken, with what its client should note at that moment."""
    return At(table.id, seat, table.fair.commitment)


# -- a table


async def look(call: Call) -> TableNow:
    """A table as you may see it, and what happened since the version you name."""
    seat, since = call.number("seat"), call.number("since")
    try:
        async with call.house.hall.room(call.table) as room:
            return _table_now(call, room.table, seat, since)
    except Closed as fault:
        return _table_now(call, _closed(call, fault), seat, since)


def _table_now(call: Call, table: Table, seat: int | None, since: int | None) -> TableNow:
    viewer = call.viewer(table, seat)
    told = table.telling.lists[viewer]
    begin = since if since is not None and 0 <= since <= len(told) else 0
    if isinstance(table, ClosedTable):
        now = table.snapshot(viewer, call.guest)
    else:
        now = snapshot(table, viewer, call.guest)
    return TableNow(begin, len(told), told[begin:], now, options_after(table, begin))


def _closed(call: Call, fault: Closed) -> ClosedTable:
    """A table that cannot be played here any more, for reading."""
    return load_closed(call.house.hall.storage, call.table, fault.code)


async def join(call: Call, wish: Join) -> At:
    """Take the seat of an invitation, or one that is kept for you."""
    check_shown(wish.name)
    seat = -1

    def sit(table: Table) -> list[AnyEvent]:
        nonlocal seat
        seat = _seat_to_take(call, table, wish.link)
        return table.sit(seat, call.guest, wish.name, wish.hash or "")

    return _at(await _change(call, sit), seat)


async def offer(call: Call, wish: UseLink) -> Offer:
    """What an invitation is to: for who has its word, before they sit down."""
    async with call.house.hall.room(call.table) as room:
        table = room.table
        seat = _seat_to_take(call, table, wish.link)
        return Offer(table.game.name, table.host_name, table.chairs[seat].guest == call.guest)


def _seat_to_take(call: Call, table: Table, link: str) -> int:
    own = table.seats_of(call.guest)
    if link:
        try:
            return invited(call.house.key, table, link)
        except NotAllowed:
            if own:
                return own[0]  # the link was used by this very guest, who opens it again
            raise
    kept = [seat for seat in table.seats if table.chairs[seat].kept == call.guest]
    if not kept + own:
        raise NotAllowed("You need an invitation to sit down here.", "no-link")
    return (kept + own)[0]


async def watch(call: Call, wish: UseLink) -> At:
    """Become a spectator by a watch link."""
    house = call.house
    async with house.hall.room(call.table) as room:
        if not may_watch(house.key, room.table, wish.link):
            raise NotAllowed("This link does not fit.", "bad-link")
        await house.hall.admit(room, call.guest)
    return At(call.table, None)


async def carry(call: Call, wish: Carry) -> At:
    """Take a seat over from your other device, by a device link."""
    seat = -1

    def carry_over(table: Table) -> list[AnyEvent]:
        nonlocal seat
        try:
            seat = carried(call.house.key, table, wish.link)
        except NotAllowed:
            number = wish.link.partition(".")[0]
            own = [mine for mine in table.seats_of(call.guest) if number == str(mine)]
            if not own:
                raise
            seat = own[0]  # the link was used by this very guest, whose reply may have been lost
        return table.carry(seat, call.guest, wish.hash or "")

    return _at(await _change(call, carry_over), seat)


async def links(call: Call) -> Links:
    """The links of a table: to watch, for all who sit there; invitations, for the host."""
    house = call.house
    async with house.hall.room(call.table) as room:
        table = room.table
        if call.viewer(table, None) == WATCHER and table.host != call.guest:
            raise NotAllowed("Only players at this table can do that.", "not-seated")
        base = f"{house.public_url}/t/{table.id}"
        invitations = []
        if table.host == call.guest and table.phase == GATHERING:
            for seat, chair in enumerate(table.chairs):
                if chair.kind == OPEN and not chair.kept:
                    link = invitation(house.key, table, seat)
                    invitations.append(Invitation(seat, link, f"{base}#join={link}"))
        word = watch_word(house.key, table)
        return Links(invitations, word, f"{base}#watch={word}")


async def device(call: Call, wish: AtSeat) -> DeviceLink:
    """A link that moves your seat to another device of yours."""
    house = call.house
    async with house.hall.room(call.table) as room:
        call.own(room.table, wish.seat)
        word = device_word(house.key, room.table, wish.seat)
    url = f"{house.public_url}/t/{call.table}#device={word}"
    return DeviceLink(word, url, DEVICE_LINK_LASTS)


# -- before the play


async def place(call: Call, wish: Place) -> Done:
    """Give a seat to a bot, or open it; the host's, before the start."""
    if wish.level:
        check_level(wish.level)

    def put(table: Table) -> list[AnyEvent]:
        call.as_host(table)
        return table.place(wish.seat, wish.level)

    return _done(call, await _change(call, put))


async def say_words(call: Call, wish: SayWords) -> Done:
    """Add words of your own to the dice, before the start."""
    check_shown(wish.words)
    return await _as_seat(call, wish.seat, lambda table: table.say_words(wish.seat, wish.words))


async def commit(call: Call, wish: Commit) -> Done:
    """Commit a seat of yours to its part of the dice, before the start."""
    return await _as_seat(call, wish.seat, lambda table: table.commit(wish.seat, wish.hash))


async def reveal(call: Call, wish: Reveal) -> Done:
    """Reveal the part of the dice that a seat of yours committed to, once the host has started.

    The play begins with the last part, or after some seconds without those that are missing.
    """
    return await _as_seat(call, wish.seat, lambda table: table.reveal(wish.seat, wish.bytes))


async def start(call: Call) -> Done:
    """Begin the play; the host's to do. Seats now reveal the parts they committed to."""

    def begin(table: Table) -> list[AnyEvent]:
        call.as_host(table)
        return table.start()

    return _done(call, await _change(call, begin))


async def leave(call: Call, wish: AtSeat) -> Done:
    """Give your seat back before the start."""

    def rise(table: Table) -> list[AnyEvent]:
        call.own(table, wish.seat)
        return table.rise(wish.seat)

    return _done(call, await _change(call, rise))


# -- in play


async def move(call: Call, wish: Move) -> Done:
    """Make a move. Sent twice with the same id, it is played once."""
    return await _as_seat(call, wish.seat, lambda table: table.move(wish.seat, wish.move, wish.id))


async def undo(call: Call, wish: Undo) -> Done:
    """Take back your last move, or your turn, as far as you have learned nothing since."""
    return await _as_seat(call, wish.seat, lambda table: table.undo(wish.seat, wish.id, wish.whole))


async def why(call: Call, wish: Why) -> Answer:
    """Why a move is not allowed: the rule, and that in words."""
    async with call.house.hall.room(call.table) as room:
        table = room.table
        call.own(table, wish.seat)
        reason = table.state.why_not(wish.seat, table.game.parse(wish.move))
        names = table.names()
    if reason is None:
        return Answer(True)
    return Answer(False, reason.rule, explain(reason, call.language, names))


async def hint(call: Call, wish: AtSeat) -> Hints:
    """How a good bot would play on: its three best ways, and what they should bring."""
    async with call.house.hall.room(call.table) as room:
        call.own(room.table, wish.seat)
    call.house.hints.demand(call.guest, "hints")
    thought = await call.house.hall.hint(call.table, wish.seat, call.address)
    return Hints([Way(moves, gain) for moves, gain in thought.ways])


async def gains(call: Call) -> Gains:
    """What each move that is open to your seat would change of your score."""
    async with call.house.hall.room(call.table) as room:
        table = room.table
        seat = call.viewer(table, call.number("seat"))
        if seat == WATCHER:
            raise NotAllowed("Only players at the table can do that.", "not-seated")
        game = table.game
    call.house.gains.demand(call.guest, "questions about gains")
    version, found = await call.house.hall.gains(call.table, seat)
    return Gains(
        version,
        [GainShown(game.text(gain.move), gain.total, gain.lines, gain.sure) for gain in found],
    )


async def react(call: Call, wish: React) -> Done:
    """Show a reaction to all who are at the table now. A nudge needs somebody to wait for."""
    async with call.house.hall.room(call.table) as room:
        call.own(room.table, wish.seat)
        version = room.table.version(wish.seat)
    call.house.reactions.demand(f"{call.table}/{wish.seat}", "reactions")
    await call.house.hall.react(call.table, wish.seat, wish.what)
    return Done(version)


async def hand(call: Call, wish: Hand) -> Done:
    """Let a bot play for you; or for somebody who has been away for a day."""
    check_level(wish.level)

    def let_play(table: Table) -> list[AnyEvent]:
        if wish.seat not in table.seats or table.chairs[wish.seat].guest != call.guest:
            _may_hand(call, table, wish.seat)
        return table.hand(wish.seat, wish.level)

    return _done(call, await _change(call, let_play))


def _may_hand(call: Call, table: Table, seat: int) -> None:
    """Those who sit at the table may go on without somebody who has gone."""
    if seat not in table.seats or not table.seats_of(call.guest):
        raise NotAllowed("That is not your seat.", "not-your-seat")
    chair = table.chairs[seat]
    if chair.guest and not call.house.away(chair.guest):
        raise NotNow(f"{chair.name} has been here within a day.", "not-away")


async def take_over(call: Call, wish: AtSeat) -> Done:
    """Play your seat again after a bot did."""
    return await _as_seat(call, wish.seat, lambda table: table.take_over(wish.seat))


async def resign(call: Call, wish: Resign) -> Done:
    """Leave your seat to a bot for good; the others play on."""
    check_level(wish.level)
    leave = _own(call, wish.seat, lambda table: resign_at(table, wish.seat, wish.level))
    return _done(call, await _change(call, leave))


async def give_up(call: Call, wish: AtSeat) -> Done:
    """End the game without a winner: at once if nobody else has a seat; otherwise when all people
    have asked for it who have been here within a day."""
    away = call.house.away
    return await _as_seat(call, wish.seat, lambda table: give_up_at(table, wish.seat, away))


async def play_on(call: Call, wish: AtSeat) -> Done:
    """Do not give up: takes back what you or others have proposed."""
    return await _as_seat(call, wish.seat, lambda table: play_on_at(table, wish.seat))


async def unwatch(call: Call, wish: AtSeat) -> Done:
    """Revoke the watch link: whoever came by it has to go, and there is a new one to give away."""
    return await _as_seat(call, wish.seat, lambda table: table.revoke_watching(wish.seat))


async def rematch(call: Call, wish: AtSeat) -> At:
    """Another play with the same people. The first who asks for it opens the table."""
    house = call.house
    async with house.hall.room(call.table) as room:
        call.own(room.table, wish.seat)
        if not room.table.rematch:
            size = len(msgspec.json.encode(room.table.opened.options))
            house.store(call.guest, call.address, OPENING + size)
    return At(await house.hall.rematch(call.table, wish.seat, call.address), None)


async def record(call: Call) -> Record:
    """The record of a play that is over, the secret of its dice included."""
    try:
        async with call.house.hall.room(call.table) as room:
            table = room.table
            call.viewer(table, None)
            if table.phase != OVER:
                raise NotNow("The record is available once the game is over.", "not-over")
            return Record(table.record())
    except Closed as fault:
        kept = _closed(call, fault)
        call.viewer(kept, None)
        if not kept.over:  # others' secrets may be in it
            raise
        return Record(kept.record())


async def _change(call: Call, wish: Callable[[Table], list[AnyEvent]]) -> Table:
    """Something that a request does at its table, on the account of who asks."""
    call.house.store(call.guest, call.address, CHANGE)
    return await call.house.hall.change(call.table, wish, call.address)


async def _as_seat(call: Call, seat: int, wish: Callable[[Table], list[AnyEvent]]) -> Done:
    """Something a seat does, by whom it belongs to."""
    table = await _change(call, _own(call, seat, wish))
    call.house.see(call.guest)
    return Done(table.version(seat))


def _own(
    call: Call, seat: int, wish: Callable[[Table], list[AnyEvent]]
) -> Callable[[Table], list[AnyEvent]]:
    """The wish, for whom the seat belongs to."""

    def own(table: Table) -> list[AnyEvent]:
        call.own(table, seat)
        return wish(table)

    return own


def _done(call: Call, table: Table) -> Done:
    own = table.seats_of(call.guest)
    return Done(table.version(own[0] if own else WATCHER))


OPENING: Final = 1000
"""Bytes that a new table takes besides its options."""
CHANGE: Final = 120
"""Bytes that most changes take."""

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
    Endpoint("GET", f"{AT}/links", links, None, Links),
    Endpoint("POST", f"{AT}/device", device, AtSeat, DeviceLink),
    Endpoint("POST", f"{AT}/place", place, Place, Done),
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
    Endpoint("POST", "/api/replay", replay, ReplayWish, ReplayShown, forgets=True),
)
