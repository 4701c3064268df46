### What the board of Color-In Kingdom says, besides the words of the game.

## What each line of the score is for

about-part-apart = 1 for each field with nothing coloured beside it
about-part-most = 10 for the most fields; all who are even get it
about-part-between = 2 for each road with exactly two other roads beside it
about-part-longest = 10 for the longest road; all who are even get it
about-part-groups = each group of waterways that touch scores by its size: 1, 3, 6, 10, 15…
about-part-each = 1 for each factory
about-part-among-all = 5 more for a factory with all five other types beside it
about-part-by-road = 5 for each farm beside a road
about-part-by-forest = 5 more if a forest is beside it, too
about-part-number = all forests together score by their number: 1, 3, 6, 10, 15…
about-part-copies = a point for each time somebody copied what you built

## Moves and rolls, for the log

tell-builds = builds { $what }
tell-copy = copies { $what }
tell-copy-you = copies you: { $what }
tell-copied-you = copies you
do-build = build { $what }
do-copy = copy { $what }
tell-roll = { $a }, { $b }, { $c }, { $d }, duty { $duty }
tell-starts = { $name } starts

## The royal family: dice with hats

family-title = Two of the family build
copy-title = Copy what { $name } built?
answer-copy = Copy it?
answer-copy-short = may copy
royal = { $who ->
    [king] the king
    [queen] the queen
    [princess] the princess
   *[prince] the prince
}
die-family = { $n }, { $name }
die-makes = { $n }, { $name }: makes { $sum }, { $what }
die-picked = { $n }, { $name }, picked
duty-calls = { $n ->
    [0] Duty { $duty } calls, but nobody shows { $duty }: all stay.
    [one] Duty { $duty } calls: { $names } shows { $duty } and has to go.
   *[other] Duty { $duty } calls: { $names } show { $duty } and have to go.
}
dice-none = Fewer than two are left: the sum is 0.
ask-second = And a second die?
ask-first = Pick two dice
ask-first-last = Your last turn: pick two dice
ask-no-pair = No pair can be built now
ask-no-pair-how = Tap the Strawberry Field: it needs no dice.
ask-first-how = Their sum says what you build.
ask-first-struck = Struck out: it must touch a coloured space, and now it cannot.
ask-space = Colour a space
ask-space-last = Your last turn: build
ask-click = Click a space to build
ask-click-last = Your last turn: click a space to build
ask-builds = { $name } builds { $what }
ask-copy = { $name }: { $what }
ask-copy-click = Click a space to copy { $name }’s { $what }
ask-again = Tap it again to build
ask-again-copy = Tap it again
build-it = Build
copy-it = Copy
not-copy = Don’t copy
ask-no-copy = Copy nothing?
no-copy-points = no points
go-on = Go on

## Waiting

wait-roll = { $name } is rolling the dice
wait-pick = { $name } is picking dice
wait-build = { $name } is building
wait-copy = { $n ->
    [one] { $name } is deciding
   *[other] { $n } players are deciding
}

## The turn before

before-built = { $name } built { $what }
before-yours = You built { $what }
before-copied-by = { $you ->
    [yes] you copied it
   *[no] { $name } copied it
}
before-copied = { $n ->
    [0] nobody copied it
    [one] one player copied it
   *[other] { $n } players copied it
}

## The table of sums

sums-title = What two dice build
sums-no-pair = No two of your dice make { $sums }.
sums-no-space = There is no space for it: it must touch something coloured.
sums-always = always possible

## What a space or a choice would bring, and why

gain-nothing = scores nothing now
gain-span = { $least } to { $most } points
others-span = { $name } { $least } to { $most }
gain-anywhere = { $gain } on any space
gain-here = { $gain } here
gain-part = { $line ->
    [strawberry-apart] apart
    [strawberry-most] most
    [road-between] between
    [road-longest] longest
    [waterway-groups] waterways
    [sherbet-each] factory
    [sherbet-among-all] all five
    [soylent-by-road] road
    [soylent-by-forest] forest
    [forest-number] forests
   *[copycat-copies] copies
}
gain-line = { $line ->
    [strawberry-apart] for fields apart
    [strawberry-most] most fields
    [road-between] for roads between two
    [road-longest] longest road
    [waterway-groups] for waterways
    [sherbet-each] for a factory
    [sherbet-among-all] factory among all five
    [soylent-by-road] farm by a road
    [soylent-by-forest] farm by a forest, too
    [forest-number] for forests
   *[copycat-copies] for copies
}

## The sheet

space-empty = empty
space-new = new
duties-about = Duties: in your turn you cross off the number of the duty die. The sixth triggers the end: everyone else then has one more turn.
duties-lack = Still to cross off: { $each }.
duties-open = { $name } { $open }
duties-of = Duties: { $n } of { $all }
duties-met = Duty { $duty } crossed off: { $n } of { $all }
duties-ahead = { $name ->
    [You] you have { $n }
   *[other] { $name } has { $n }
}
duty-again = Duty { $n } already crossed
copied-by = Copied by
copied-none = Nobody copied
lost-bonus = { $bonus ->
    [road] { $name } takes the longest road
   *[fields] { $name } takes the most fields
}
take-bonus = { $bonus ->
    [road] You take the longest road from { $names }
   *[fields] You take the most fields from { $names }
}
level-bonus = { $bonus ->
    [road] Longest road: level with { $names }
   *[fields] Most fields: level with { $names }
}
lost-both = Longest road and most fields lost
squares-of = Copycat: { $n } of { $all }
duties-label = { $n ->
    [0] Duties: none crossed off
   *[other] Duties crossed off: { $crossed }
}
squares-about = Copycat: after each of your turns, how many copied you is written here, a point for each. The 25th square triggers the end.
squares-label = { $n ->
    [0] Copycat squares: none of { $all } filled
   *[other] Copycat squares: { $n } of { $all } filled, { $sum } in all
}
ending-told =
    { $ending ->
        [duties] { $name ->
            [You] You have
           *[other] { $name } has
        } crossed off all duties.
        [copycat] { $name ->
            [You] You have
           *[other] { $name } has
        } filled all Copycat squares.
       *[province] { $name ->
            [You] Your
           *[other] { $name }’s
        } Province is full.
    }
ending-left = { $n ->
    [0] {""}
    [one] One last turn.
   *[other] Last turns: { $n } to go.
}
ending-yours = Your last turn.
ending-decision = The last decision: the game ends with it.
ending-own =
    { $way ->
        [duties] Sixth duty!
        [copycat] Last square!
       *[province] Last space!
    } { $others ->
        [0] The game ends with this turn.
       *[other] After this turn, one more for the others.
    }
ending-other =
    { $way ->
        [duties] { $name }’s sixth duty
        [copycat] { $name }’s last square
       *[province] { $name }’s last space
    }: then { $yours ->
        [yes] you have one last turn.
       *[no] one more turn each.
    }
ending-copy = A copy fills your Province: then one more turn each.

## How near the end is

near-title = How near the end is
near-title-over = How it ended
far-about = Any of three things brings the end: six duties crossed off, all spaces coloured, or all Copycat squares filled. Then everybody else has one more turn. Furthest so far: { $each }.
nearing-last = The last turns
near-then = Then everybody else has one more turn.
near-way = { $way ->
    [duties] { $name }: { $done } of { $all } duties
    [province] { $name }: { $done } of { $all } spaces
   *[copycat] { $name }: { $done } of { $all } squares
}
near-you = You
near-even = { $n ->
    [2] { $seats ->
        [2] Both
       *[other] Two of you
    }
   *[other] { $n } of you
}
goal-word = { $way ->
    [duties] duties
    [province] spaces
   *[copycat] squares
}
goal-way = { $way ->
    [duties] { $done } of { $all } duties
    [province] { $done } of { $all } spaces coloured
   *[copycat] { $done } of { $all } Copycat squares
}

## How what is built scores, as short as a line below the dice: its name is above it

short-strawberry = { $each } if alone, { $most } for the most fields
short-road = { $each } between two roads, { $most } for the longest
short-waterway = each group by size: { $table }…
short-sherbet = { $each }, with all five others beside it { $more } more
short-soylent = { $each } by a road, { $more } more by a forest, too
short-forest = all forests: { $table }…

## The scoring guide

guide = Scoring guide
guide-short = Scoring
guide-sums = { $sums }
guide-where = Fields and forests go anywhere, everything else beside a coloured space.
guide-strawberry = { $each } if all spaces around it are empty; { $most } for the most fields
guide-road = { $each } with exactly two roads beside it; { $most } for the longest road
guide-waterway = each connected group by its size: { $table }…
guide-sherbet = { $each }, and { $more } more with all five others beside it
guide-soylent = { $each } beside a road, { $more } more if also beside a forest
guide-forest = all forests together: { $table }…
guide-copycat = { $each } for each copy of what you build
guide-spaces = Spaces
guide-points = Points
guide-now = points now
guide-most = A group of waterways, or all forests together, score as { $longest } if there are more: { $most }.
guide-ends = The end: six duties crossed off, 25 Copycat squares filled, or all spaces coloured. Everyone else then has one more turn.
