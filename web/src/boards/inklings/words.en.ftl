### The board of Inklings.

## What each line of the score is for

about-part-inked = a point for every space an Inkling has visited
about-part-bonus = for a die that is fully inked
about-part-crossed = each tunnel that is crossed off costs a point; a trip crosses off two

## What is asked

ask-move = Where does an Inkling go?
ask-where = Where does the Inkling at { $from } go?
ask-nowhere = The Inkling at { $from } cannot go anywhere with this roll.
ask-enter = Where does an Inkling enter?
ask-lose = None of your Inklings can move. Tap the one that is lost.
chosen = Chosen: { $move }.
chosen-undo = Chosen: { $move }. You can take it back.
choose-who = Which Inkling goes there?
choice-box = enters
choice-tunnel = tunnel −2

## What there is, for whoever listens

has-tunnel = tunnel
has-crossed = tunnel crossed off
has-inkling = an Inkling of yours
has-mover = an Inkling of yours that can move
is-beside = next to the Inkling
in-boxes = { $n ->
    [0] The boxes are empty
    [one] 1 Inkling in a box
   *[other] { $n } Inklings in boxes
}
sum-open = { $sum } was rolled: show where it leads
sum-shut = { $sum } was rolled, but leads nowhere for you.
caption = { $die }: { $inked } of { $most } inked, bonus { $bonus }

## Who plays

state-of = { $name }: { $state }
company = Everyone’s Inklings
company-left = { $n ->
    [one] 1 Inkling left
   *[other] { $n } Inklings left
}
company-chosen = has chosen
company-chooses = choosing

## What the marks mean

legend-lit = Possible now
legend-inked = Inked: a point, and closed
legend-tunnel = Tunnel: leads to any other; −1 for each end
legend-bonus = For a fully inked die

## The log

tell-roll = { $six } on the d6, { $eight } on the d8, { $twelve } on the d12
