### What the board of Inkdoms says, besides the words of the game.

## What each line of the score is for

about-part-speed = for being first or second to paint a whole kingdom, all monsters of a kind, or three kingdoms
about-part-capital = for a capital built: painted in its kingdom’s own colour
about-part-variety = a point for each different colour in the kingdom, finished or not
about-part-tamed = for monsters painted in the colour they ask for
about-part-unpainted = each monster that is left unpainted at the end costs a point; any colour prevents it
about-part-marked = each ink blot costs a point

## Moves in words, without the codes of areas: the map shows where

told-paint =
    paints { $n ->
        [one] an area
       *[other] { $n } areas
    } of { $kingdom } { $ink }
told-paint-excused = paints an area of { $kingdom } { $ink } with spell 2
told-tower = paints an area of { $kingdom } { $ink } with a tower drop
told-tower-excused = paints an area of { $kingdom } { $ink } with a tower drop and spell 2
do-paint =
    paint { $n ->
        [one] an area
       *[other] { $n } areas
    } of { $kingdom } { $ink }
do-paint-excused = paint an area of { $kingdom } { $ink } with spell 2
do-tower = paint an area of { $kingdom } { $ink } with a tower drop
do-tower-excused = paint an area of { $kingdom } { $ink } with a tower drop and spell 2

## The box

box = The dice
box-die = { $die } die, { $n }, in { $where }
box-round = Round { $round }
box-round-last = Round { $round }, the last
no-die-there = No die lies in { $kingdom }.
choose-take = Which die?
take = Take
die-drops = { $n ->
    [2] Two
    [3] Three
   *[4] Four
} { $ink ->
    [white] drops of any taken colour
   *[other] { $ink } drops
}
white-waits = White waits until a colour is taken

## The sheet

area-tower = watchtower towards { $area }
area-tamed = tamed
area-tamed-hydra = tamed
area-defeated = defeated
area-defeated-hydra = defeated
area-built = built
area-lost = not built
area-flag = for filling the kingdom: { $award }
area-open = can be painted
area-open-kingdom = can be chosen
choose-paint = With what?
choose-use-tower = Use this tower drop?
choose-use-spell = Use up spell 2?
choose-use-both = Use this tower drop and spell 2?

## In hand

ask-take = Take a die
ask-take-how = tap one to see what it can do
ask-wait = Wait for your turn
ask-over = All turns are played
ask-paint = Paint in { $where }
ask-tower = Tower drop: any kingdom
ask-placed = All drops are placed
ask-placed-due = All placed: +{ $n } when the round ends
ask-paint-several = Paint in the lit kingdoms
ask-nowhere = No room for what is left
ask-nowhere-spell = No room: a spell can help
ask-gain = { $n ->
    [one] The tower gives a drop: which colour?
   *[other] { $n } towers give a drop each: which colour first?
}
ask-cross = Cross out a speed number
ask-finished = Your round is finished
their-take = { $name } is taking a die
their-wait = { $name } is waiting
their-paint = { $name } is painting
their-cross = { $name } is crossing out a speed number
their-finished = { $name } has finished this round
secret-here = in secret
secret-short = secret
secret-paints = What { $name } paints is hidden until everybody has finished.
drops-left = { $n ->
    [one] { $n } { $ink } drop left
   *[other] { $n } { $ink } drops left
}
done = Done
done-left = Some drops can still be placed. If you leave them, you take an ink blot: 1 point less at the end.
done-left-spell = A lit spell can still place your drops. If you end here, you take an ink blot: 1 point less at the end.
done-left-nowhere = The drops that are left have no room. That is an ink blot: 1 point less at the end.
done-left-free = Some drops can still be placed. All your ink blots are marked, so leaving them costs nothing.
done-anyway = Take the ink blot
done-free = End the turn
done-not = Keep painting
done-back = Think again

## Spells and drops of towers

spells = Spells
spell-one = Spell 1: all drops to another kingdom
spell-two = Spell 2: beside the same colour
spell-three = Spell 3: a neighbouring kingdom too
spell-four = Spell 4: two drops become one composite drop
spell-one-short = to another kingdom
spell-two-short = beside its like
spell-three-short = next door, too
spell-four-short = two drops in one
spell-label = { $name }. Ready to cast: { $now }, from the next round on: { $soon }
spell-two-nowhere = None of your drops needs spell 2 anywhere now.
spell-two-on = Tap beside its own colour
choose-kingdom = Which kingdom?
choose-colour = Which colour?
choose-colour-kingdom = Which colour, and where?
with-spell = with spell 2
from-tower = tower drop
from-die = die drop
tower-drops = Tower drops
tower-label = Tower drop, { $ink }. Ready: { $now }, from the next round on: { $soon }
calms = { $n ->
    [one] one fewer wild monster
   *[other] { $n } fewer wild monsters
}
blot-comes = an ink blot: −1
blot-named = an ink blot
due-comes = +{ $n } when the round ends
news-more = { $what } and scores { $n } points this turn
tower-what = Paint both areas beside a watchtower and it gives you an extra drop for any kingdom, from the next round on: red and blue make purple, blue and yellow green, yellow and red brown.
tower-drop-what = A tower drop paints one more area, in any kingdom.
spell-one-what = Spell 1 takes all drops of your die to any other kingdom, before the first is placed.
spell-two-what = Spell 2 lets one drop go beside areas of its own colour.
spell-three-what = Spell 3 opens a neighbouring kingdom to your die’s drops as well.
spell-four-what = Spell 4 turns two drops of your die into one of a composite colour: green, purple or brown.
spell-win = To win it, paint an area marked { $spell } in any colour.
held-next-round = It is ready from the next round on.
held-while-painting = You can use it while you paint.

## What one plays for

lines = Score sheet
award-won = { $points }, won
award-gone = { $points }, gone
award-open = { $points }, to be had
rival-left = { $n } left
rival-near = { $name }: { $n } left
award-cross = cross out the { $points } of { $line }
blots-marked = { $n } of { $all } ink blots
goals-title = Your goals
goals-gained = { $n } points gained
goals-open = Score sheet. Gained:
goals-open-wild = Wild monsters:
goals-first = first
goals-built = built
goals-tame = tame
goals-colours = colours
goals-wild = Still wild
goals-wild-how = Each monster left unpainted at the end costs 1 point. Any colour prevents that.
goals-blots = { $n ->
    [0] No ink blots
    [one] { $n } ink blot, for good
   *[other] { $n } ink blots, for good
}
stain-blots = { $n ->
    [one] −{ $n } ink blot
   *[other] −{ $n } ink blots
}
goals-ended = If it ended now
goals-near = { $kingdom }: { $n } to go
goals-kingdom = Kingdom
goals-monsters = Monsters
goals-points = points
goals-first-head = first
goals-built-head = capital
goals-colours-head = colours
goals-tame-head = all painted
goals-three = Three full kingdoms: { $n } of 3
goals-first-card = The first to fill all nine areas of a kingdom gets 4 points, the second 2.
goals-built-card = A capital painted in its own colour is built: 2 points, 3 for a composite colour. In another colour it brings nothing.
goals-colours-card = Each different colour in a kingdom is 1 point, whether the kingdom is full or not.
goals-tame-card = A monster painted in its own colour is tamed: a dragon brings 2 points, any other 1. The first to paint all of a kind gets 3, the second 1.
goals-key = Dashed: to be had. Gold: yours. Struck out: gone.
ledger-end = The first to have three full kingdoms gets 3 points; then one last round is played. Full so far: { $far }.
ledger-end-solo = The last round comes with three full kingdoms ({ $n } so far), or when no speed number is left to cross out.
ledger-end-last = This is the last round.
far = Areas to 3 kingdoms: { $each }
far-about = Areas still unpainted in the three kingdoms nearest to full: { $each }
nearing-last = The last round
nearing-who = { $who ->
    [you] You
   *[other] { $name }
}
nearing-end =
    { nearing-who }: { $n ->
        [one] { $n } area
       *[other] { $n } areas
    } to the last round
nearing-two = To the end: you { $n }, { $name } { $other }
nearing-called = { nearing-who }: three full, last round next
nearing-kingdom = { nearing-who }: { $n } to go in { $kingdom }
