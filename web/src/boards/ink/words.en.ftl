### What the board of INK says, besides the game's own words.

## What each line of the score is for

# After a lesson’s step: “+2” stands before it.
brought-own = { $n ->
    [one] bottle played
   *[other] bottles played
}
brought-black = { $n ->
    [one] black bottle on top
   *[other] black bottles on top
}

about-part-own = bottles of your own that are played; 24 end the game
about-part-black = black bottles, played when none of your own are left
about-part-held = own bottles not played in the tie round

## Moves, told in the log

tell-completed = { $n ->
    [1] completes an objective
    [2] completes two objectives
    [3] completes three objectives
    [one] completes { $n } objective
   *[other] completes { $n } objectives
}

did-took = tile { $n }
did-crossed = over START
did-completed = { $n ->
    [one] { $n } objective
   *[other] { $n } objectives
}

apprentice-did = Apprentice at place { $quill }: +{ $n }, now { $total }

## What the bags gave

tell-starts = { $name } starts
tell-deal = palette { $one-name } and { $two-name }
tell-drawn = { $what }
tell-refill = New { $quills-count ->
    [one] tile at place { $quills } on the wheel
   *[other] tiles at places { $quills } on the wheel
}
tell-bonuses = Bonus actions: { $bonuses }
tell-x = Drawn: X, { $one-name }
tell-xx = Drawn: XX, { $one-name } and { $two-name }

## What is to be done

goal-line = Goal: play all { $n } bottles

do-turn = Take a tile
do-cross = Cross START
do-cover = Cover two squares
do-quill = Go on and take a tile
do-place = Where does it go?
do-complete = Complete an objective
do-nothing-left = Nothing more to complete
do-jokers = Which bottles?
do-spots = Fill { $n ->
    [one] { $n } more spot
   *[other] { $n } more spots
}
do-set = Set the bottle on a spot
do-bonus-1 = Tap a plain square
do-bonus-2 = Tap a free spot
do-bonus-3 = Tap an objective
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
pass-does = A pass takes no tile; up to 2 palette bottles become jokers.
finish = Done
leave-bonus = No bonus
leave-rest = Enough
turn-it = Turn
flip-it = Flip
lay-it = Lay it
cover-them = Cover
put-first = Tap a dot: the tile’s middle goes there.
cover-how = { $token ->
    [x] X, { $colours }
   *[xx] XX, { $colours }
}: { $token ->
    [x] tap two glowing squares
   *[xx] tap two of one colour
}.
cover-other = Or tap another pair.
cover-loses = { $n ->
    [one] Covers a bottle: it returns to your jokers.
   *[other] Covers { $n } bottles: they return to your jokers.
}
cover-loses-black = { $n ->
    [one] Covers a black bottle: it no longer counts.
   *[other] Covers { $n } bottles: they no longer count.
}
zoom-in = Nearer
zoom-out = Further
fit-all = The whole painting
fit-near = Back to where you can play

ask-cross = { $what ->
    [x] You draw an X token. It must cover two squares side by side, one of them in its colour.
   *[xx] You draw an XX token. It must cover two squares side by side, both in one of its colours.
} They are lost for your areas. Then you may take any tile on the wheel.{ $left ->
    [1] {" "}It is the last X: after it XX tokens come, which need two squares of one colour.
   *[other] {""}
}
not-yet = Not yet
ask-done = You can still complete the { $numbers }. Once your turn is over, { $numbers-count ->
    [one] its area has to grow again first.
   *[other] their areas have to grow again first.
}
end-turn = End the turn
done-leaves = What you leave now has to grow again first.
held-of = { $what ->
    [x] { $name } has drawn this X
    [xx] { $name } has drawn this XX
   *[tile] { $name } is placing this tile
}

## What a tile would bring

completes = Completes { $ways }
way = the { $numbers }
way-then = { $first }, then { $next }
way-either = { $one } or { $other }
way-brings = { $way }: +{ $n }
then = then: { $bonus }
plays-all = That plays all { $n }: everyone finishes the round.
black-of = { $n ->
    [one] one of them black: on top of your 24, it decides a tie
   *[other] { $n } of them black: on top of your 24, they decide a tie
}
black-beyond = Places left over get black bottles.
black-now = Now black ones: they decide a tie.
takes-jokers = Only jokers fit { $colours }
last-turns = { $name ->
    [You] You have
   *[other] { $name } has
} all 24: the last round.
last-turn-yours = { $name } has all 24: this is your last turn.
would-bring = Here it would bring
grows = { $colour-name } { $before } → { $size }
grows-none = No area of yours grows here.
bottles-more = { $n ->
    [one] +{ $n } bottle
   *[other] +{ $n } bottles
}
bottles-jokers = { $n ->
    [one] +{ $n }, a joker
   *[other] +{ $n }, jokers
}
waits-for = for the { $n }
no-number = no objective yet
number-opens = A completed objective opens
slots-none = The { $numbers } opens no bonus.
bonus-next = next
bonus-either = either/or

## Why one would use a bonus

bonus-why-10 = It still counts; its spot is free again.

## Pictures in words

wheel = The wheel
wheel-quill = Place { $n } on the wheel
wheel-empty = no tile
wheel-start = START, { $x ->
    [0] XX in the bag: { $xx }
   *[other] X in the bag: { $x }
}
start-left = { $x ->
    [0] { $xx } XX
   *[other] { $x } X left
}
lead-own = you
lead-of = { $name ->
    [You] Your Lead bottle
   *[other] { $name }’s Lead bottle
}
shelf-of = { $n } of { $goal } bottles played{ $black ->
        [0] {""}
        [one] , and { $black } black bottle on top
       *[other] , and { $black } black bottles on top
    }{ $tied ->
        [0] {""}
        [one] , and { $tied } black bottle in the tie round
       *[other] , and { $tied } black bottles in the tie round
    }
stock-of = { $name ->
    [You] Your bottles
   *[other] { $name }’s bottles
}
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
tile-told = { $colours }{ $number ->
        [0] {""}
       *[other] , with the { $number }
    }
likely-tile = Then probably this tile: { $tile }
split = { $jokers ->
    [0] No joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}, { $palette } from the palette
jokers-why = Jokers fit any colour: keep them if you can.
split-palette = from the palette
split-jokers = { $jokers ->
    [one] the joker
   *[other] jokers only
}
split-mixed = { $palette } + { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
pass-so = { $n ->
    [0] just pass
    [one] { $n } becomes a joker
   *[other] { $n } become jokers
}
shift-so = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
choose-number = Choose the objective
choose-colour = Choose a colour
choose-bottle = Choose a bottle
from-palette = From the palette
from-jokers = A joker

## How near the end is

far = Bottles to go: { $each }
far-about = Once somebody has played all their bottles, the round is finished, so that everyone has had the same number of turns; then the game is over. Bottles to go: { $each }.
nearing-last = The last round
nearing-tie = Tie round { $n }
nearing-apprentice = The Apprentice
