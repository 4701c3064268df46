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

ask-move = Tap Pip, Dollop or Drip to see where they can hop, or tap a lit space.
ask-where = Where does { $name } hop? Dotted lines lead to the other neighbours.
ask-nowhere = { $name } cannot go anywhere with this roll.
ask-enter = Where does { $name } hop in? Any lit space will do.
ask-number = Every space with a { $n } is lit. Tap one.
ask-lose = Nobody can move. Which Inkling do you lose?
chosen = Chosen: { $move }.
chosen-undo = Chosen: { $move }. Tap another space to change your mind.
chosen-secret = Chosen. Pass the screen on.
choose-who = Who goes there?
choice-enter = enters
choice-walk = hops
choice-tunnel = by tunnel
choice-lose = is lost
who-hops = Who hops?
who-goes = Who is lost?

## What is prepared

send-enter = { $name } enters at { $to }
send-walk = { $name } hops to { $to }
send-tunnel = { $name } by tunnel to { $to }
send-lose = Say goodbye to { $name }
why-inked = { $n } for the space
why-bonus = { $n } for the whole { $die }
why-crossed = { $n } for the tunnel
note-secret = Nobody sees it before all have chosen. Until then you can change your mind.
note-last = You are the last to choose: once sent, it stays.

## The cards

cards = Your Inklings
card-on = on the { $die }
card-hops = hops to { $numbers }
card-hole = by tunnel (−2) to { $numbers }
card-hole-short = tunnel
card-enters = in the box: enters at { $numbers }
card-any = any space
card-boxed = in the box
card-waits = in the box
card-stays = stays put
card-may-go = let go?
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

## How far a die is

prize = all: +{ $bonus }
prize-near = 1 to go: +{ $bonus }
prize-full = complete: +{ $bonus }

## Who plays

state-of = { $name }: { $state }
company-chosen = has chosen
company-chooses = choosing

## What the marks mean

legend-tunnel = A tunnel leads to any other open one whose number was rolled. Both ends are crossed off: −2.
legend-cut = Spaces are neighbours as on the folded die. Tap an Inkling to see its own.

## The log

tell-roll = { $six } on the d6, { $eight } on the d8, { $twelve } on the d12
