### The board of Inklings.

## The three of them

name-pip = Pip
name-dollop = Dollop
name-drip = Drip

## What each line of the score is for

about-part-inked = a point for every space an Inkling has visited
about-part-bonus = for a die that is fully inked
about-part-crossed = each tunnel that is crossed off costs a point; a trip crosses off two

## What is asked

ask-move = Tap a lit space, or an Inkling to see where it can hop.
ask-only = Only { $name } can move. Tap a lit space.
ask-only-enter = Nobody can hop, but { $name } can enter. Tap a lit space.
ask-where = Where does { $name } hop? Dashed lines lead to its neighbours.
ask-where-folded = Where does { $name } hop? The net folds into a die: dashed lines lead to neighbours across the cuts.
ask-nowhere = { $name } cannot go anywhere with this roll.
ask-enter = Where does { $name } enter? Any lit space will do.
ask-number = Every space with a { $n } is lit. Tap one.
ask-lose = None of yours can move with this roll. Tap the Inkling that you let go; its ink stays.
ask-must = Only moves that cost you are left, and one of them must be made. Tap a lit space.
chosen = Chosen: { $move }.
chosen-undo = Chosen: { $move }. Tap another space to change your mind.
chosen-soon = Chosen: { $move }. You can still undo it.
chosen-enter = { $name } enters at { $to }
chosen-walk = { $name } hops to { $to }
chosen-tunnel = { $name } takes the tunnel to { $to }
chosen-lose = you let { $name } go
chosen-secret = Chosen. Pass the screen on.
out-follow = You are out with { $n ->
    [one] 1 point
   *[other] { $n } points
}. { $name } plays on; the game ends when everybody is out.
instead = Instead: { $what }
choice-enter = enters
choice-walk = hops
choice-tunnel = tunnel
box-order = They leave the box in order: { $name } is next.
who-hops = Who moves?
who-goes = Whom do you let go?

## What somebody new has to know, a sentence in a round

tip-goal = Tap a lit space: an Inkling enters there. Every space they ink is a point.
tip-bonus = A die inked all over brings a bonus: d8 +{ $d8 }, d12 +{ $d12 }, d20 +{ $d20 }.
tip-loss = If a roll lets none of your Inklings move, you lose one of them.
tip-reserve = One still in the box is a reserve: it can enter at any number rolled.
tip-end = Without Inklings you are out. When everybody is, the most points win.
tip-end-alone = When your last Inkling is lost, the game ends and your points count.
tip-tunnel = Brown holes are tunnels: they lead to any other open one whose number was rolled. A trip costs 2.

## What is prepared

send-enter = { $name } enters at { $to }
send-walk = { $name } hops to { $to }
send-tunnel = { $name } takes the tunnel to { $to }
send-lose = Let { $who ->
    [pip] Pip
    [dollop] Dollop
   *[drip] Drip
} go
why-let-go = Let { $who ->
    [pip] Pip
    [dollop] Dollop
   *[drip] Drip
} go; all it has inked stays inked.
why-inked = { $n } for the space
why-bonus = { $n } for the whole { $die }
why-lose = None of yours can move with this roll
why-lose-stuck = It could never move again
why-crossed = { $n } for the tunnel
note-secret = Nobody sees it before all have chosen. Until then you can change your mind.
note-only = Only one move is possible in this round.
note-last = You are the last to choose: once sent, it stays.

## The cards

cards = Your Inklings
card-on = on the { $die }
card-hops = hops to { $numbers }
card-hole = by tunnel to { $numbers }
card-best = up to { $n }
card-hole-short = tunnel
card-enters = in the box: enters at { $numbers }
card-any = any space
card-boxed = in the box
card-waits = after { $who ->
    [pip] Pip
    [dollop] Dollop
   *[drip] Drip
}
card-stays = stays put
card-ways = { $n ->
    [0] can never move again
    [one] 1 way on from here
   *[other] { $n } ways on from here
}
card-ways-short = { $n ->
    [0] stuck for good
    [one] 1 way on
   *[other] { $n } ways on
}
card-boxed-open = in the box: can enter at any number
card-lost = lost

## What there is, for whoever listens

space = { $at }
has-tunnel = tunnel
has-crossed = tunnel crossed off
has-mover = { $name }, can move
is-beside = next to { $name }
is-planned = prepared: once more to send it
in-boxes = { $n ->
    [0] The boxes are empty
    [one] 1 Inkling in a box
   *[other] { $n } Inklings in boxes
}
sum-open = { $sum } was rolled: show where it leads
sum-shut = { $sum } was rolled, but leads nowhere for you.
caption = { $die }: { $inked } of { $most }, +{ $bonus } when complete
caption-never = { $die }: { $inked } of { $most }, the bonus is out of reach

caption-about = The { $die }: { $inked } of { $most } spaces inked, a point for each. { $state ->
    [never] The bonus of { $bonus } for the whole { $die } is out of reach: a space is left that no Inkling can get to.
    [full] All of them: { $bonus } more.
   *[open] All { $most } would bring { $bonus } more.
}

## How far a die is

prize = all: +{ $bonus }
prize-near = 1 to go: +{ $bonus }
prize-full = complete: +{ $bonus }
prize-never = no bonus

## Who plays

state-of = { $name }: { $state }
company-chosen = has chosen
company-chooses = choosing

## What the marks mean

legend-tunnel = A tunnel leads to any other open one whose number was rolled. Both ends are crossed off: −2.
legend-cut = Spaces are neighbours as on the folded die. Tap an Inkling to see its own in pale blue.

## The log

tell-roll = { $six } on the d6, { $eight } on the d8, { $twelve } on the d12

## How near the end is

# About how many rounds a game lasts; tests/games/inklings counts them.
far-rounds = 30
far-round = { $usual ->
    [yes] Round { $round } of about { $rounds }
   *[no] Round { $round }
}
far = { $seats ->
    [1] { far-round }, { $n } of { $spaces } spaces inked
   *[other] { far-round }; spaces inked: { $each } of { $spaces }
}
far-about = The game goes on until nobody has Inklings left; that usually takes about { $rounds } rounds. Spaces inked, of { $spaces }: { $seats ->
    [1] { $n }
   *[other] { $each }
}.
nearing-one = { $who ->
    [you] You have one Inkling left
   *[other] { $name } has one Inkling left
}
nearing-both = You and { $name } have one Inkling left each
nearing-several = { $names }: one Inkling left each
nearing-alone = { $who ->
    [you] You play on alone, { nearing-stands }
   *[other] { $name } plays on alone, { nearing-stands }
}
nearing-alone-one = { $who ->
    [you] Your last Inkling, { nearing-stands }
   *[other] { $name }’s last Inkling, { nearing-stands }
}
nearing-stands = { $stands ->
    [ahead] { $n } ahead
    [behind] { $n } behind
   *[level] level
}
