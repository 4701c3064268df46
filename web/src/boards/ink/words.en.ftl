### What the board of INK says, besides the game's own words.

## Moves, told in the log

tell-quill = takes the tile of quill { $n }
tell-cross = passes START
tell-cover = covers { $square } and the square { $way ->
    [down] below
   *[right] to the right
}
tell-place = lays it at { $x }, { $y }
tell-turned = { $n ->
    [0] as it is
    [one] turned once
   *[other] turned { $n } times
}
tell-flipped = { $n ->
    [0] flipped
    [one] flipped, turned once
   *[other] flipped, turned { $n } times
}
tell-complete = completes the objective on { $square }
tell-completed = { $n ->
    [one] completes { $n } number
   *[other] completes { $n } numbers
}
tell-jokers = { $n ->
    [0] without jokers
    [one] with { $n } joker
   *[other] with { $n } jokers
}
tell-fill = puts a bottle on { $square }
tell-fill-joker = puts a joker on { $square }
tell-leave = leaves the bonus
tell-done = done
tell-pass = { $n ->
    [0] passes
    [one] passes, { $n } bottle becomes a joker
   *[other] passes, { $n } bottles become jokers
}
tell-spot = puts a white spot on { $square }
tell-number = changes the number on { $square } to { $n }
tell-back = { $n ->
    [one] Lead goes back { $n } quill
   *[other] Lead goes back { $n } quills
}
tell-shift = { $n ->
    [one] { $n } bottle becomes a joker
   *[other] { $n } bottles become jokers
}
tell-lift = lifts the bottle of { $square }
tell-set = sets it on { $square }
tell-colour = colours { $square } { $colour-name }
tell-uncover = takes the token off { $square }
tell-take-off = takes the bottle off { $square }
tell-fetch = takes the tile of quill { $n } too
tell-lift-tile = lifts tile { $n }

## What the bags gave

tell-starts = { $name } starts
tell-deal = tile { $tile }, palette { $one-name } and { $two-name }
tell-drawn = Drawn: { $what }
tell-refill = new { $quills-count ->
    [one] tile at quill { $quills }
   *[other] tiles at quills { $quills }
}
tell-bonuses = bonus actions: { $bonuses }
tell-x = X, { $one-name }
tell-xx = XX, { $one-name } and { $two-name }

## What is to be done

do-turn = Take a tile
do-cross = Go over START
do-cover = Cover two squares
do-quill = Go on and take a tile
do-place = Where does it go?
do-turn-tile = How does it lie?
do-complete = Complete a number
do-nothing-left = Nothing more to complete
do-jokers = Which bottles?
do-spots = Fill { $n ->
    [one] { $n } more spot
   *[other] { $n } more spots
}
do-set = Set the bottle on a spot
do-bonus-1 = Tap a plain square
do-bonus-2 = Tap a free spot
do-bonus-3 = Tap a number
do-bonus-4 = How far back?
do-bonus-5 = How many?
do-bonus-6 = Tap a bottle
do-bonus-7 = Tap a square
do-bonus-8 = Tap an X
do-bonus-9 = Fill spots of one tile
do-bonus-10 = Tap a bottle
do-bonus-11 = Take another tile
do-bonus-12 = Tap a tile

pass = Pass
pass-how = Pass: bottles that become jokers
finish = Done
leave-bonus = Skip
turn-it = Turn
flip-it = Flip
lay-it = Lay it
cover-them = Cover
put-first = Tap the painting to try a place. A tap on the tile turns it.
cover-how = Tap two squares that share a side, where they glow.
zoom-in = Nearer
zoom-out = Further
fit-all = The whole painting

## Pictures in words

wheel = The wheel
wheel-quill = Quill { $n }
wheel-empty = no tile
wheel-start = START, { $x ->
    [0] XX in the bag: { $xx }
   *[other] X in the bag: { $x }
}
wheel-bag = tiles in the bag: { $n }
lead-of = Lead of { $name }
stock-of = Bottles of { $name }
stock-palette = On the palette ({ $colours }): { $n }
stock-jokers = Jokers: { $n }
stock-black = Black ones played: { $n }
slot = { $numbers }: { $bonus }
square-area = area of { $size }
square-down = bottle upside-down
place-at = Place { $x }, { $y }
place-taken = the tile is here
area-told = { $colour-name }: { $size ->
    [one] { $size } square
   *[other] { $size } squares
}
area-spots = { $n ->
    [one] { $n } spot
   *[other] { $n } spots
}
area-for = for { $numbers }
area-grown = grown
tile-corners = tile: { $a }, { $b } above, { $c }, { $d } below
split = { $jokers ->
    [0] No joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}, { $palette } from the palette
choose-number = Choose a number
choose-colour = Choose a colour
choose-bottle = Choose a bottle
from-palette = From the palette
from-jokers = A joker
