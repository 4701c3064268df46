### What the board of Inkdoms says, besides the words of the game.

## What each line of the score is for

about-part-speed = for being first or second to paint a whole kingdom, all monsters of a kind, or three kingdoms
about-part-capital = for a capital built: painted in its kingdom’s own colour
about-part-variety = a point for each different colour in the kingdom, finished or not
about-part-tamed = for monsters painted in the colour they ask for
about-part-unpainted = each monster that is left unpainted at the end costs a point; any colour prevents it
about-part-marked = each blot costs a point

## Moves in words


## The box

box = The box
box-die = { $die } die, { $n }, in { $where }
box-round = Round { $round }
box-round-last = Round { $round }, the last
no-die-there = No die lies in { $kingdom }.
choose-take = Which die, from where?

## The sheet

area-tower = watchtower towards { $area }
area-tamed = tamed
area-tamed-hydra = tamed
area-defeated = defeated
area-defeated-hydra = defeated
area-built = built
area-lost = not built
area-open = can be painted
area-open-kingdom = can be chosen
choose-paint = With what?

## In hand

ask-take = Take a die
ask-wait = Wait for your turn
ask-paint = Paint in { $where }
ask-tower = Place the tower drop in any kingdom
ask-placed = All drops are placed
ask-nowhere = No room for these drops in { $where }
ask-gain = The tower gives a drop: which colour?
ask-cross = Cross out a speed number
ask-finished = Your round is finished
their-take = { $name } is taking a die
their-wait = { $name } is waiting
their-paint = { $name } is painting
their-cross = { $name } is crossing out a speed number
their-finished = { $name } has finished this round
drops-left = { $n ->
    [one] { $n } { $ink } drop left
   *[other] { $n } { $ink } drops left
}
done = Done
done-left = Some drops can still be placed. If you leave them, you take a blot: 1 point less at the end.
done-left-free = Some drops can still be placed. All your blots are marked, so leaving them costs nothing.
done-anyway = End the turn anyway
done-not = Keep painting

## Spells and drops of towers

spells = Spells
spell-one = Spell 1: all drops to another kingdom
spell-two = Spell 2: beside the same colour
spell-three = Spell 3: a neighbouring kingdom too
spell-four = Spell 4: two drops become one composite drop
spell-label = { $name }. Ready to cast: { $now }, from the next round on: { $soon }
spell-two-nowhere = None of your drops needs spell 2 anywhere now.
spell-two-on = Tap an area beside its own colour.
choose-kingdom = Which kingdom?
choose-colour = Which colour?
with-spell = with spell 2
from-tower = tower drop
from-die = die drop
tower-drops = Tower drops
tower-label = Tower drop, { $ink }. Ready: { $now }, from the next round on: { $soon }

## The lines, as on paper

more = More on the table
lines = Lines of the sheet
award-won = { $points }, won
award-gone = { $points }, gone
award-open = { $points }, open
award-cross = cross out the { $points } of { $line }
blots-marked = { $n } of { $all } blots
