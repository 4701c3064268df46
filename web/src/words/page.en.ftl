### What the page says, besides the words of the house and of the games.

## Everywhere

close = Close
copy = Copy
copied = Copied
share = Share
remove = Remove
try-again = Try again
to-the-door = To the front door
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

welcome = Games of ink and colour on a well-lit table. Pick one, and a play begins.
you-play-as = You play as
your-name = Your name
nobody = Painter
games = Games
your-tables = Your tables
table-gathering = gathering
alone = alone
play-now = Play now
set-up = Set up
rules = Rules
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-from-to = { $least }–{ $most } players
card-inkdoms = Dice tumble onto a map, and where they land is where you may paint. Grab the right one before the others do, tame a dragon, and be first to finish a kingdom.
length-inkdoms = 20 min
card-ink = Lay tiles until a colour spreads far enough, then crown it with your bottles. One well-placed tile can set off a whole chain.
length-ink = 25 min
card-inklings = Three small creatures roam the faces of three unfolded dice and ink wherever they step. Everybody moves at once; a tunnel in the right place saves the day.
length-inklings = 10 min
card-color-in-kingdom = Five dice decide what you may build, and whatever you build the others may copy. Be worth copying, and be paid for it.
length-color-in-kingdom = 15 min
replay-file = Look at a saved play again
about-paintpot = Paintpot is open source, under the MIT licence.
credit-icons = Icons by Lorc, Delapouite and others,
credit-fonts = Set in Vollkorn and Golos Text, under the Open Font License.

## Setting up a table

seats = Seats
seat-who = Who sits on seat { $n }
seat-me = Me
seat-beside-me = Somebody beside me
seat-name = Name of who sits on seat { $n }
seat-invite = Somebody I invite
seat-bot = Bot: { $level }
seat-add = One more seat
seat-remove = Remove seat { $n }
seat-number = Seat { $n }
seat-needed = One seat at least must be yours.
open-table = Open the table
start = Start
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
bot-level = Level of the bot
bot-random = Random { $n }
bot-easy = Easy { $n }
bot-normal = Normal { $n }
bot-hard = Hard { $n }
bot-expert = Expert { $n }
option-first = Who starts
option-sheet = Sheet
option-bonuses = Bonus actions
option-slots = Slots of bonus actions
option-apprentice = The Apprentice
option-bottles = Bottles, seat by seat
option-sums = What the sums build
choice-first-random = Drawn by lot
choice-sheet-standard = Standard
choice-sheet-province = Province, 37 spaces
choice-sheet-grand = Grand Province, 61 spaces
choice-bonuses-random = Drawn by lot
choice-bonuses-first-game = Those for a first game
choice-slots-standard = A 3 gives no bonus
choice-slots-three = A 3 uses the slot of the 4
choice-apprentice-easy = Easy
choice-apprentice-normal = Normal
choice-apprentice-hard = Hard
choice-sums-standard = Standard
choice-sums-farms-6-8 = Farms on 6 and 8
choice-sums-roads-6-8 = Roads on 6 and 8

## Before the play

gathering-invite = Send the link of an open seat to whom you want to play with. As soon as all seats are taken, you can start.
gathering-host = As soon as all seats are taken, you can start.
gathering-ready = All seats are taken: you can start now.
gathering-kept = A seat is kept for you.
gathering-guest = The play begins when the host starts it.
seat-open = open seat
seat-kept = kept for { $name }
seat-you = {" "}(you)
invitation-for = Invitation for seat { $n }
start-waits = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
sit-down = Sit down
leave = Leave
invited-title = A seat is waiting for you
invited-by = { $name } invites you to a play of { $game }.
invited-to = You are invited to a play of { $game }.

## At the table

menu = Table
log = What happened
your-turn = Your turn
watching = You are watching.
waiting-for = Waiting for { $names }
seat-thinking = thinks
seat-thinking-since = thinks, { $seconds } s
seat-acts = to move
seat-waits = waits
seat-you-act = your move
seat-yours = you
seat-away = away
seat-won = winner
sheet-of = Sheet of { $name }
own-sheet = Back to yours
undo = Undo
hint = Hint
hint-about = What each way should gain you, in points. A tap plays its first move.
total = Total
patch-open = open to you
nothing-here = Nothing can be done there now.
not-allowed = Not allowed
find-move = Find a move
choose-move = Choose a move
lost = The connection is lost; trying again …
move-waits = Your last move waits for the connection.
lost-waiting = { $n ->
    [one] Your move waits and is not lost.
   *[other] Your { $n } moves wait and are not lost.
}
pass-screen = It is { $name }'s move now. Pass the screen on.
pass-done = I have it
bot-stands-in = A bot ({ $level }) plays for you.
take-over = Play myself again
hand-over = Let a bot play for me
watch-link = Link to watch
watch-about = Whoever has this link may watch what a spectator may see.
device-link = Go on with another device
device-about = Open this link on the other device within a quarter of an hour. It works once, and this device then no longer plays.
rules-of = Rules of { $game }
closed-moved = This seat was carried to another device.
closed-other = The server has closed this table to you.

tray = In hand
beside = Beside the sheet

## The log

log-sat = { $name } sat down.
log-rose = { $name } left.
log-placed = { $name } sat down, a bot ({ $level }).
log-opened = Seat { $n } is open.
log-words = { $name } adds to the dice: { $words }
log-started = The play begins.
log-handed = A bot ({ $level }) plays for { $name }.
log-returned = { $name } plays again.
log-over = The play is over.
log-rematch = { $name } asks for a rematch.

## The end

you-win = You win!
play-again = Play again
rematch = Rematch
rematch-go = To the rematch
replay = Replay
record-save = Save the record

## Fair dice

fair-title = Fair dice
fair-about = All dice of this play follow from a secret that was fixed when the table was opened, and from the words that were added before the start. So nobody could foresee or change a throw, neither the house nor the players.
fair-commitment = Fingerprint of the secret (SHA-256)
fair-words-of = Words of { $name }
fair-secret = The secret
fair-later = It is told when the play is over.
fair-fits = The secret fits its fingerprint.
fair-fits-not = The secret does not fit its fingerprint!
fair-check = The saved record can be checked, throw by throw:
fair-add = Words of yours for the dice
fair-add-do = Add

## Replay

replay-title = Replay
replay-open = Open a record
replay-drop = Open the record of a play, or drop it here.
replay-step = Move { $step } of { $steps }
replay-begin = The beginning
replay-back = One step back
replay-on = One step on
replay-run = Play
replay-stop = Stop
replay-bad = This file is no record of a play.

## Rules

rules-title = Rules
rules-in-short = In short
rules-all = Every rule
rules-none = Nobody has written down the rules of this game in words yet.
rules-all-about = The table names these when it refuses a move.
heading-COMP = What there is
heading-GOAL = The goal
heading-SETUP = Setting up
heading-CB = Colours
heading-ROUND = A round
heading-2P = Two players
heading-THROW = The throw
heading-ROLL = The roll
heading-TURN = A turn
heading-HIDE = What is hidden
heading-WHITE = The white die
heading-PAINT = Painting
heading-BLOT = Blots
heading-CAP = Capitals
heading-MON = Monsters
heading-TOWER = Watchtowers
heading-SPELL = Spells
heading-ACH = Achievements
heading-PICK = Picking a tile
heading-ADD = Adding a tile
heading-AREA = Areas
heading-OBJ = Objectives
heading-BOTTLE = Bottles
heading-BONUS = Bonus actions
heading-ACT = The twelve bonus actions
heading-X = X tokens
heading-XX = XX tokens
heading-REPL = Refilling the wheel
heading-PASS = Passing
heading-MOVE = Moving
heading-TUNNEL = Tunnels
heading-LOST = Losing an Inkling
heading-INK = Inking
heading-DUTY = Royal duties
heading-BUILD = Building
heading-COPY = Copying
heading-SUMS = What the sums build
heading-END = The end
heading-SCORE = Scoring
heading-TIE = Ties
heading-SOLO = Alone
heading-EX = Examples
heading-DIFF = Where the rulebooks differ
heading-A = Rulings
heading-MAP = The map
heading-TILE = The tiles
heading-SHEET = The sheet
short-inkdoms =
    Each round four dice fall on a map of six kingdoms. In turn, everyone takes one: its number is how many drops you get, its colour is what you paint with, and where it fell is the kingdom you paint in.
    Neighbouring areas may never have the same colour. If you leave a drop unplaced you take a blot, and blots cost points.
    Paint capitals and monsters in the colours they ask for. Areas with a spell give you that spell; a painted pair of areas around a watchtower gives you a drop for later.
    Whoever fills a kingdom, or paints all monsters of a kind, before the others gets more points for it. When somebody has three full kingdoms, one more round is played.
short-ink =
    Move your Lead clockwise to a quill and take the tile that lies there. Lay it against your painting, turned or flipped as you like.
    If a colour has grown and is large enough for one of the numbers in it, you may complete that number: a bottle goes on it, and one on every white spot of that area. The number also gives you a bonus action.
    When you pass START you draw an X and have to cover two squares with it.
    Whoever plays all 24 bottles first wins.
short-inklings =
    Three dice are rolled for all. Every sum of one, two or three of them is called.
    Everybody moves one Inkling at the same time: onto the board, to a neighbouring space, or through a tunnel. It may only go to a space whose number is called and that is not inked yet.
    Every space an Inkling has been on is a point; a die that is inked entirely earns a bonus; each tunnel used costs a point.
    If none can move, you lose one. When all have lost all, the highest total wins.
short-color-in-kingdom =
    Roll five dice. The duty die sets aside all dice equal to it. Pick two of the rest: their sum says what you build. Or decline them and build a Strawberry Field.
    Colour a space for it. Most things have to touch something you have coloured before. Then the others may copy what you built; each copy is a point for you.
    Fields want to be apart, roads long, farms beside roads and forests: each kind scores in its own way.
    When somebody has crossed off all six duties, filled all Copycat squares or coloured the whole Province, everyone else has one more turn.

## When something goes wrong

problem-offline = The server cannot be reached just now.
problem-unexpected = Something went wrong; please try again.
problem-no-table = There is no such table.
problem-no-link = You need an invitation to this table, or a link to watch it.
problem-bad-link = This link does not fit, or was used already; ask for a new one.
problem-old-link = This link is too old; ask for a new one.
problem-no-game = There is no such game here.
problem-not-your-seat = That is not your seat.
problem-not-host = Only who opened the table can do that.
problem-seat-taken = This seat is taken.
problem-seat-kept = This seat is kept for somebody else.
problem-seat-open = A seat is still open: wait, or give it to a bot.
problem-host-stays = The host cannot leave before the start.
problem-started = The play has begun.
problem-over = The play is over.
problem-not-over = The play is not over yet.
problem-bot-plays = A bot plays on this seat; take it over first.
problem-cannot-undo = This move can no longer be undone: the game has gone on since.
problem-not-turn = It is not your turn.
problem-busy = Too many bots think just now; try again in a moment.
problem-too-many-tables = You have too many unfinished tables; finish some of them first.
problem-too-fast = That was too much at once; try again in a moment.
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
sound-on = on
sound-off = off
sound-is-on = Sound is on
sound-is-off = Sound is off

## Reactions

reactions = Reactions of others
reactions-on = shown
reactions-off = hidden
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
problem-too-soon-to-nudge = Give them a moment more before you nudge.

## What happened, and what it would bring

moment-of = { $name } { $what }
moment-with-points = { $what } ({ $points })
moment-points = { $n ->
    [one] { $sign }{ $n } point
   *[other] { $sign }{ $n } points
}
gain-more = more may come of it
