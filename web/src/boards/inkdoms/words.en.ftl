### What the board of Inkdoms says, besides the words of the game.

## Moves in words

tell-take = takes the { $ink } die from { $kingdom }
tell-take-white = takes the white die as { $ink } from { $kingdom }
tell-paint = paints { $area } { $ink }
tell-paint-excused = paints { $area } { $ink } with spell 2
tell-tower = paints { $area } { $ink } with a tower's drop
tell-tower-excused = paints { $area } { $ink } with a tower's drop and spell 2
tell-move-drops = moves the drops to { $kingdom } with spell 1
tell-spread = opens { $kingdom } with spell 3
tell-mix = mixes { $ink } with spell 4
tell-gain = gains a { $ink } drop
tell-cross = crosses out the { $points } of { $line }
tell-done = is done

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
area-defeated = defeated
area-built = built
area-lost = not built
area-open = can be painted
area-open-kingdom = can be chosen
choose-paint = With what?

## In hand

ask-take = Take a die
ask-wait = Wait for your turn
ask-paint = Paint in { $where }
ask-tower = Place the tower's drop in any kingdom
ask-placed = All drops are placed
ask-nowhere = No place for these drops in { $where }
ask-gain = The tower gives a drop: which colour?
ask-cross = Cross out a speed number
ask-finished = Done for this round
their-take = { $name } takes a die
their-wait = { $name } waits
their-paint = { $name } paints
their-cross = { $name } crosses out a speed number
their-finished = { $name } is done for this round
drops-left = { $n ->
    [one] { $n } { $ink } drop left
   *[other] { $n } { $ink } drops left
}
done = Done
done-left = Some drops can still be placed. If you leave them, you take a blot: 1 point less at the end.
done-left-free = Some drops can still be placed. All your blots are marked, so leaving them costs nothing.
done-anyway = Done anyway
done-not = Go on painting

## Spells and drops of towers

spells = Spells
spell-one = Spell 1: all drops to another kingdom
spell-two = Spell 2: beside the same colour
spell-three = Spell 3: a neighbouring kingdom, too
spell-four = Spell 4: two drops become one mixed
spell-label = { $name }. { $now } to cast, { $soon } from the next round on
spell-two-nowhere = No drop of yours needs spell 2 anywhere just now.
spell-two-on = Tap an area beside its own colour.
choose-kingdom = Which kingdom?
choose-colour = Which colour?
with-spell = with spell 2
from-tower = tower's drop
from-die = die's drop
tower-drops = Tower drops
tower-label = { $ink } tower drop: { $now } to use, { $soon } from the next round on

## The lines, as on paper

more = What else lies on the table
lines = Lines of the sheet
award-won = { $points }, won
award-gone = { $points }, gone
award-open = { $points }, open
award-cross = cross out { $points } of { $line }
blots-marked = { $n } of { $all } blots
