### What the page says, besides the shared catalogue and those of the games.

## Everywhere

description = Paintpot: board games of ink and colour, solo, with bots and with friends.
close = Close
copy = Copy
copied = Copied
share = Share
remove = Remove
try-again = Try again
to-the-door = Home
to-the-table = To the table
nowhere = There is nothing at this address.
language = Language
theme = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
patterns = Patterns on inks
patterns-auto = Where needed
patterns-on = On
patterns-off = Off
ink-blue = blue
ink-red = red
ink-yellow = yellow
ink-green = green
ink-purple = purple
ink-brown = brown
ink-orange = orange
ink-light-blue = light blue
ink-dark-blue = dark blue
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The front door

welcome = Board games of ink and colour, against bots or with friends. Pick one and play.
you-play-as = Your name
your-name = Your name
nobody = Painter
games = Games
your-tables = Your tables
table-at = { $unit ->
    [round] round { $n }
   *[turn] turn { $n }
}
table-gathering = waiting for players
alone = solo
table-old-rules = rules have changed
table-damaged = damaged
table-given-up = given up
table-resigned = left to a bot
play-now = Play now
play = Play
set-up = Set up
rules = Rules
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-from-to = { $least }–{ $most } players
card-inkdoms = Dice fall on a map, and you paint where they land. Tame a dragon, and be first to finish a kingdom.
length-inkdoms = 20 min
card-ink = Lay tiles until a colour spreads far enough, then crown it with your bottles.
length-ink = 25 min
card-inklings = Three small creatures roam three unfolded dice and ink wherever they step. Everybody moves at once.
length-inklings = 10 min
card-color-in-kingdom = Five dice say what you may build, and the others may copy it. Be worth copying, and be paid for it.
length-color-in-kingdom = 15 min
door-first = Ink, colour, and a table to play at
door-back = Welcome back
door-back-name = Welcome back, { $name }
door-turn = Your turn
door-turn-name = Your turn, { $name }
play-on-here = Play on
look-at-table = Look
table-with = with { $names }
table-kind-daily = daily game
table-kind-practice = practice
table-kind-review = from a review
table-shared = on this screen: { $names }
more-tables = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
sheet-title = Your sheet
sheet-painted = { $left ->
    [0] Every piece is painted.
    [one] One piece is still blank.
   *[other] { $left } pieces are still blank.
}
sheet-about = Every game you finish paints one more piece of your sheet.
against = against
opponent = { $name }, { $level }
play-solo = Solo
play-friend = With a friend
more-ways = More ways to play
friend-opening = Opening a table…
friend-about = Send your friend this link, or let them scan the code.
friend-link = Invitation for your friend
friend-code = QR code of the invitation
past-games = Past games
past-all = Show all { $n }
put-away = Put away
put-away-done = Put away.
bring-back = { $n ->
    [one] Bring back one that was put away
   *[other] Bring back { $n } that were put away
}
table-won = won, { $mine } to { $theirs }
table-lost = lost, { $mine } to { $theirs }
table-tied = tied, { $mine } to { $theirs }
table-of = { $name } won, { $mine } to { $theirs }
my-record = Your results
replay-file = Watch a saved game
about-paintpot = Paintpot is open source, under the MIT licence.
credit-icons = Icons by Lorc, Delapouite and others,
credit-fonts = Set in Vollkorn and Golos Text, under the Open Font License.

## Setting up a table

seats = Seats
seat-who = Who plays in seat { $n }
seat-me = Me
seat-beside-me = Someone at this screen
seat-name = Name for seat { $n }
seat-invite = Invite a friend
seat-bot = Bot: { $level }
seat-add = Add a seat
seat-remove = Remove seat { $n }
seat-number = Seat { $n }
seat-needed = At least one seat must be yours.
open-table = Open the table
start = Start
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
bot-level = Bot level
bot-random = Random { $n }
bot-easy = Easy { $n }
bot-normal = Normal { $n }
bot-hard = Hard { $n }
bot-expert = Expert { $n }
option-first = Who starts
option-sheet = Sheet
option-bonuses = Bonus actions
option-slots = Bonus for a 3
option-apprentice = The Apprentice
option-bottles = Bottle colours
option-sums = What the sums build
choice-first-random = At random
choice-sheet-standard = Standard
choice-sheet-province = Province, 37 spaces
choice-sheet-grand = Grand Province, 61 spaces
choice-bonuses-random = At random
choice-bonuses-first-game = Set for a first game
choice-slots-standard = None
choice-slots-three = Same as 4
choice-apprentice-easy = Easy
choice-apprentice-normal = Normal
choice-apprentice-hard = Hard
choice-sums-standard = Standard
choice-sums-farms-6-8 = Farms on 6 and 8
choice-sums-roads-6-8 = Roads on 6 and 8

## Before the play

gathering-invite = Send each friend a seat link. Start when all seats are taken.
gathering-host = Start when all seats are taken.
gathering-ready = All seats are taken: you can start.
gathering-kept = A seat is reserved for you.
gathering-guest = The host starts the game.
seat-open = open seat
seat-kept = reserved for { $name }
seat-you = {" "}(you)
invitation-for = Invitation for seat { $n }
start-waits = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
sit-down = Sit down
leave = Leave
invited-title = A seat is waiting for you
invited-by = { $name } invites you to a game of { $game }.
invited-to = You are invited to a game of { $game }.

## At the table

menu = Menu
log = Log
your-turn = Your turn
far-each = { $who ->
    [you] you
   *[other] { $name }
} { $n }
turn-of = { $name }’s turn
last-turn = Last turn: { $what }
watching = You are watching.
waiting-for = Waiting for { $names }
seat-thinking = thinking
seat-thinking-since = thinking, { $seconds } s
seat-acts = to move
seat-waits = waiting
seat-you-act = your move
seat-yours = you
seat-away = away
seat-away-since = away since { $time }
absent = { $name } is { $away }.
nudge = Nudge
stand-in = Let a bot play for { $name }
seat-won = winner
sheet-of = { $name ->
    [You] Your sheet
   *[other] { $name }’s sheet
}
own-sheet = Back to yours
score-of = { $name }’s score
undo = Undo
undo-none = Nothing to take back: you have not moved yet.
undo-gone = Nothing to take back: the game has gone on since your last move.
hint = Hint
hint-later = then probably { $n }
hint-now = now
hint-at-end = { $now } now, { $end } at the end
hint-worth = about { $n } in all
hint-worth-later = about { $n } more in later turns
hint-worth-less-later = about { $n } in later turns
hint-worth-all-later = nothing now, about { $n } in later turns
hint-worth-now = less for later turns than other ideas
hint-so-far = { $n ->
    [one] All prepared; you can still undo. The last step is yours: { $move }.
   *[other] As planned so far. Next: { $move }.
}
hint-do = Do it
hint-choose = Choose it
hint-finish = Finish the turn
hint-next = Next idea
hint-count = { $n } of { $all }
hint-step = step { $n } of the hint
hint-about = Prepares the turn and stops before its last step. You can still undo.
forced-on = Play on
forced-about = “Play on” makes your only move for you, turn by turn, until you can choose.
forced-stop = Stop
forced-playing = Playing on…
total = Total
score-about = What counts for what
score-late = Counted only at the end
patch-open = open to you
tap-again = This cannot be taken back. Tap it again to do it.
nothing-here = Nothing can be done there now.
not-allowed = Not allowed
note-about = How it works
read-rule = Read the rule
find-move = Find a move
choose-move = Choose a move
lost = Connection lost; trying again…
just-changed = The position has just changed. Tap again if you mean it.
move-waits = Your last move is waiting for the connection.
lost-waiting = { $n ->
    [one] Your move will be sent when the connection is back.
   *[other] Your { $n } moves will be sent when the connection is back.
}
pass-screen = It is { $name }’s turn. Pass the screen on.
pass-to = Pass to { $name }
pass-about = { $name }’s choice is covered until everyone has chosen.
pass-i-am = I’m { $name }
pass-back = Wait, { $name } wants another look
bot-stands-in = A bot ({ $level }) is playing for you.
take-over = Play without the bot
hand-over = Let a bot play for me
watch-link = Link for spectators
watch-about = Anyone with this link can watch; hidden things stay hidden.
device-link = Continue on another device
device-about = Open this link on the other device within 15 minutes. It works once; then you continue there.
rules-of = { $game }: rules
closed-moved = This seat is no longer yours on this device.
closed-other = The server has closed this table for you.
closed-old-rules = The rules of { $game } have changed since; this game cannot go on here.
closed-old-rules-over = The rules of { $game } have changed since. This game is kept with its log and result, but cannot be replayed here.
closed-unwatched = The link by which you watched was revoked; ask for a new one.
closed-damaged = This table’s record is damaged; you can read what comes before the damage.
closed-part = The game was not finished, so you see the rolls and your own moves only.
result-unknown = The result of this game was not kept.
give-up = Give the game up
give-up-about = The game ends at once, without a winner.
give-up-about-others = The game ends without a winner as soon as everyone else who was here in the last 24 hours agrees.
wants-to-give-up = { $n ->
    [one] { $names } wants to give the game up.
   *[other] { $names } want to give the game up.
}
play-on = Keep playing
resign = Leave my seat to a bot
resign-about = The others keep playing with a bot in your seat, and you cannot come back.
unwatch = Revoke the link for spectators
unwatch-about = Those watching by it no longer see the game. You can give out a new link afterwards.
cancel = Cancel

tray = In hand
beside = Beside the sheet

## The log

log-sat = { $name } sat down.
log-rose = { $name } left.
log-placed = { $name } sat down, a bot ({ $level }).
log-opened = Seat { $n } is free.
log-silent = { $name }’s part did not arrive in time and is not in the dice
log-words = { $name } adds to the dice: { $words }
log-started = The game begins.
log-handed = A bot ({ $level }) takes over for { $name }.
log-returned = { $name } takes over from the bot.
log-round =
    { $unit ->
        [round] Round
       *[turn] Turn
    } { $n }.
log-over = Game over
log-over-won = { $n ->
    [one] Game over: { $names } wins.
   *[other] Game over: a tie between { $names }.
}
log-rematch = { $name } asks for a rematch.
log-resigned = { $name } has left for good; a bot ({ $level }) takes the seat.
log-proposed = { $name } wants to give the game up.
log-declined = { $name } wants to keep playing.
log-abandoned = The game was given up.
log-unwatched = { $name } has revoked the link for spectators.
log-repaired = The game continues under the new rules.

## The end

given-up = The game was given up.
count-unit = { $unit ->
    [round] round
   *[turn] turn
}
count-title = { $unit ->
    [round] Round
   *[turn] Turn
}
count-of = { $unit ->
    [round] round
   *[turn] turn
}
end-turn = { count-unit } { $turn }
share-copied = Copied: paste it wherever you like.
share-select = Select this text and copy it.
rematch = Rematch
replay = Replay
replay-turn = { count-title } { $turn } of { $turns }
replay-turn-done = After { count-of } { $turn } of { $turns }
record-save = Save the record

## Fair dice

fair-title = Fair dice
fair-title-draws = Fair draws
fair-commitment = Fingerprint of the secret (SHA-256)
fair-revealing = Getting ready: waiting a moment for everyone’s part.
fair-refused = This browser did not add its part to the game’s chance.
fair-fault-commitment = The fingerprint of the server’s secret is not the one shown before the start.
fair-fault-secret = The server’s secret does not fit the fingerprint that this browser noted.
fair-fault-hashes = The fingerprints of the players’ parts are not those that were fixed at the start.
fair-fault-own = Your own part is not the one that this browser drew.
fair-fault-left-out = Your part reached the server in time, but the server left it out.
fair-fault-parts = The players’ parts are not those that were shown when the game began.
fair-fault-unfit = A player’s part does not fit its fingerprint.
fair-fault-throws = What chance brought, as the record has it, is not what this browser was shown.
fair-secret = The secret
fair-add = Your words, to be mixed in
fair-add-do = Add

## When something goes wrong

problem-offline = The server cannot be reached just now.
problem-unexpected = Something went wrong; please try again.
problem-no-table = There is no such table.
problem-no-link = You need an invitation to this table, or a link to watch it.
problem-bad-link = This link is wrong or was used already; ask for a new one.
problem-old-link = This link is too old; ask for a new one.
problem-no-game = There is no such game here.
problem-not-your-seat = That is not your seat.
problem-not-host = Only the host can do that.
problem-seat-taken = This seat is taken.
problem-seat-kept = This seat is reserved for somebody else.
problem-seat-open = A seat is still free: wait, or give it to a bot.
problem-host-stays = The host cannot leave before the start.
problem-started = The game has begun.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-bot-plays = A bot is playing in this seat; take it over first.
problem-old-rules = The rules of this game have changed since; it cannot go on here.
problem-damaged = This table’s record is damaged.
problem-give-up-instead = Nobody else plays here: give the game up instead.
problem-cannot-undo = This move can no longer be undone: the game has gone on since.
problem-not-turn = It is not your turn.
problem-busy = Too many bots are thinking just now; try again in a moment.
problem-too-many-tables = You have too many unfinished tables; finish some first.
problem-too-fast = That was too much at once; try again in a moment.
problem-bad-sheet = This sheet cannot be played on.
problem-bad-record = This record cannot be read.
problem-bad-text = A name has characters that cannot be shown.

## Who plays: the four bots

character-blot = Blot
character-quill = Quill
character-sable = Sable
character-indigo = Indigo
temper-blot = Paints first, looks afterwards, and is happy either way.
temper-quill = Writes a neat plan, then falls for the prettier colour.
temper-sable = Quiet and quick: takes just what you were looking at.
temper-indigo = Eight arms, one plan, and you are already part of it.

## Sound

sound = Sound and touch
sound-on = On
sound-off = Off
sound-is-on = Sound is on
sound-is-off = Sound is off

## Reactions

reactions = Reactions of others
reactions-on = Shown
reactions-off = Hidden
react = React
react-bravo = Bravo
react-thanks = Thank you
react-ha = Ha!
react-oops = Oops
react-tick-tock = Tick-tock
react-back-soon = Back soon
reacted = { $name }: { $what }
nudged = { $name } nudges you: it is your turn.
problem-nobody-to-nudge = There is nobody to wait for.
problem-too-soon-to-nudge = Give them a little longer before you nudge.

## What happened, and what it would bring

moment-of = { $name } { $what }
moment-with-points = { $what } ({ $points })
moment-points = { $n ->
    [one] { $sign }{ $n } point
   *[other] { $sign }{ $n } points
}
gain-more = may bring more

## Lessons

learn = Learn

## What is this? The cards of things

ask-what = What is this?
asking = { $mouse ->
    [yes] Click
   *[no] Tap
} anything to see what it is
asking-stop = Never mind
whats-now = Now:
whats-now-here = now
whats-worth = Worth
whats-gain = Here and now:
whats-dots = The dots mean: this much is certain, and more may come of it.
whats-rule = Rule
whats-also = See also

what-seat = { $own ->
        [yes] This is you.
       *[no] { $who ->
            [bot] A bot at the table.
           *[person] Somebody at the table.
        }
    } A tap shows what lies before them, as far as you may see it.
    .title = { $name }
    .now = { $acts ->
        [yes] It is their turn.
       *[no] It is not their turn.
    }
    .worth = { $points ->
        [none] {""}
       *[other] { $points } so far.
    }
what-line = A line of the score.
    .title = { $name }
    .now = { $parts ->
        [none] {""}
       *[other] { $parts }.
    }
    .worth = { $points } so far.
what-total = All lines of the score together.
    .title = Total
    .worth = { $points } so far.
what-move = A move of this game.
    .title = { $move }
    .now = { $open ->
        [yes] You can make it now.
       *[no] You cannot make it now.
    }
what-patch = A place of the sheet.
    .title = { $name }
    .now = { $open ->
        [yes] You can do this here: { $moves }.
       *[no] Nothing can be done here now. A tap says why.
    }
what-panel = What the game keeps count of.
    .title = At a glance
what-undo = Takes your last move back, as long as nobody has learned anything new from it.
    .title = Undo
what-hint = Shows up to three good ideas for this turn, with what they bring and why.
    .title = Hint
what-play-on = { forced-about } A tap stops it.
    .title = Play on
what-menu = Rules, links to give away, a bot that plays on for you, and settings.
    .title = Menu
what-log = What has happened so far, turn by turn.
    .title = Log
what-close = Puts this away, and changes nothing.
    .title = Close
what-zoom = Makes the picture larger or smaller. Two fingers or the mouse wheel do the same.
    .title = Zoom

## Review

end-review = Review
