# Inkdoms in English.
#
# Facts come as keys ("red", "Redhill") or numbers; lists come joined, their length in
# $<fact>-count. What is told in `fact-…` is shared by several sentences.

title = Inkdoms
about = Four dice fall on a map of six kingdoms; everyone takes one and paints.

## Names, alone and in lists

name-blue = blue
name-red = red
name-yellow = yellow
name-green = green
name-purple = purple
name-brown = brown
name-white = white

name-Bluewater = Bluewater
name-Greenwood = Greenwood
name-Redhill = Redhill
name-Yellowlake = Yellowlake
name-Purplefield = Purplefield
name-Umberland = Umberland

name-dragons = Dragons
name-hydras = Hydras
name-griffins = Griffins
name-unicorns = Unicorns

name-end = Three kingdoms
name-blots = Ink blots

name-capital = capital
name-hydra = hydra
name-griffin = griffin
name-unicorn = unicorn
name-dragon-green = green dragon
name-dragon-purple = purple dragon
name-dragon-brown = brown dragon
name-spell-1 = spell 1
name-spell-2 = spell 2
name-spell-3 = spell 3
name-spell-4 = spell 4
name-tower = Towers

## Score lines

part-speed = first or second
part-capital = capital
part-variety = colours
part-tamed = tamed
part-unpainted = still wild
part-marked = ink blots

## Solo verdicts

solo-crown = The whole realm shines, and it wants you for its ruler.
solo-guardian = A realm in full colour: it is safe in your hands.
solo-painter = A fair piece of painting. A few grey corners are left for next time.
solo-apprentice = The comet will come again, and so will your chance.

## The picture: what is asked

scene-ask-take = Take a die
scene-ask-cross = Cross out a speed number
scene-ask-gain = Choose the colour of the tower drop
scene-ask-done = All drops placed: say done
scene-ask-place = To place:
scene-ask-in = in
scene-drops = { $n } { $ink }

## The picture: the throw

scene-round = Round { $round }
scene-last-round = Round { $round }, the last
scene-die = { $die }
# A die lies in up to three kingdoms.
scene-fell = { scene-die } { $n } in { $kingdom }{ $second ->
    [none] {""}
   *[other] { $third ->
        [none] {" and "}
       *[other] {", "}
    }{ $second }
}{ $third ->
    [none] {""}
   *[other] {" and "}{ $third }
}
scene-taken = taken
scene-not-thrown = not thrown yet

## The picture: panels
## `scene-line-…` names a line where the areas on the sheet are to be found by it.

scene-held = Held
scene-spells = spells
scene-tower-drops = drops
scene-others = Others
scene-waiting = {""}
scene-painting = painting
scene-finished = finished
scene-score = Score { $total }
scene-kingdoms = kingdoms
scene-monsters = monsters
scene-end = end
scene-blots = blots
scene-head-speed = spd
scene-head-capital = cap
scene-head-variety = var
scene-head-tamed = tam
scene-head-unpainted = left
scene-head-sum = sum
scene-line-Bluewater = { name-Bluewater }
scene-line-Greenwood = { name-Greenwood }
scene-line-Redhill = { name-Redhill }
scene-line-Yellowlake = { name-Yellowlake }
scene-line-Purplefield = { name-Purplefield }
scene-line-Umberland = { name-Umberland }
scene-line-dragons = { name-dragons }
scene-line-hydras = { name-hydras }
scene-line-griffins = { name-griffins }
scene-line-unicorns = { name-unicorns }

## Facts inside sentences

fact-ink = { $ink }
fact-own = { $own }
fact-there = { $there }
fact-die = { $die }
fact-kingdom = { $kingdom }
fact-base = { $base }
fact-line =
    { $line ->
        [dragons] { name-dragons }
        [hydras] { name-hydras }
        [griffins] { name-griffins }
        [unicorns] { name-unicorns }
       *[other] { $line }
    }

## Why a move is refused: the round

case-play-ended = The game is over; there is nothing left to do.
case-ended-by-blots = The game is over: everybody has all ink blots marked.
case-ended-by-numbers = The game is over: no speed number was left to cross out.
case-throw-first = The dice have not been thrown yet. Your turn comes after the throw.
case-cross-first = First cross out one speed number: that ends a solo round.
case-not-solo = Speed numbers are crossed out in the solo game only.
case-nothing-to-cross-now = A speed number is crossed out at the end of the round, not now.

## Why a move is refused: taking a die

case-not-your-pick = Dice are taken in turn, and now { $turn } takes one.
case-die-taken-already = You have taken your die for this round: it is one die per round.
case-die-not-in-box =
    The { fact-die } die has been taken. Still there: { $box }.
case-die-elsewhere =
    The { fact-die } die cannot be taken from { fact-kingdom }: it lies in { $where }.
case-border-die-elsewhere =
    The { fact-die } die cannot be taken from { fact-kingdom }: it lies across { $where }. Take it from one of these.
case-white-first =
    The white die may not be taken while all four dice are there: it takes the colour of a die that is gone.
case-white-colour-in-box =
    The white die cannot be { fact-ink } while the { fact-ink } die is still there. It can be: { $choices }.

## Why a move is refused: painting

case-no-die-yet = Take a die first; painting starts after that.
case-turn-ended = Your turn is over. You go on in the next round.
case-no-drop-left =
    { $match ->
        [1] No { fact-ink } drop of your die is left to place.
       *[other] Your die gives { fact-own } drops, not { fact-ink } ones.
    }
case-no-mixed-drop = You have no { fact-ink } die drop: only spell 4 makes one.
case-wrong-kingdom = This area is in { fact-kingdom }, and your die’s drops may only go to { $open }.
case-painted = This area is painted { fact-there } already.
case-same-colour-near =
    { $neighbours-count ->
        [one] This area may not be { fact-ink }: one of its neighbours is { fact-ink } already.
       *[other] This area may not be { fact-ink }: { $neighbours-count } of its neighbours are { fact-ink } already.
    }{ $excuses ->
        [0] {""}
       *[other] {" "}Spell 2 would allow it.
    }

## Why a move is refused: watchtowers

case-no-tower-drop =
    You hold no { fact-ink } tower drop. { $jars-count ->
        [0] You have none to use at all.
       *[other] You have: { $jars }.
    }
case-tower-drop-of-this-round = You gained the { fact-ink } tower drop this round. You may use it from the next round on.
case-tower-colour-first =
    First choose the colour of the drop the tower gives you: green, purple or brown.
case-nothing-to-gain = No tower is waiting for you to choose a colour.

## Why a move is refused: spells

case-no-spell = You do not hold spell { $spell }.
case-spell-of-this-round = You gained spell { $spell } this round. You may cast it from the next round on.
case-spell-not-needed =
    Spell 2 would be wasted: no neighbour of this area is { fact-ink }. Paint it without the spell.
case-too-late-to-move =
    Spell 1 moves all drops of your die together, and you have placed one already.
case-moved-or-spread = Spell 1 may be cast once a turn, and not after spell 3.
case-same-kingdom =
    Your die’s drops are in { fact-kingdom } already; spell 1 takes them to another kingdom.
case-already-open = Your die’s drops may go to { fact-kingdom } already.
case-nothing-to-spread = No die drop is left for spell 3 to spread.
case-not-neighbour =
    { fact-kingdom } does not border on { fact-base }. These do: { $beyond }.
case-chained =
    Spell 3 reaches only neighbours of { fact-base }, your die’s kingdom, and { fact-kingdom } is not one of them.{ $beyond-count ->
        [0] {""}
       *[other] {" "}It can still reach: { $beyond }.
    }
case-too-few-to-mix =
    Spell 4 turns two die drops into one; { $left ->
        [0] you have none left.
       *[other] you have only one left.
    }

## Why a move is refused: solo

case-number-used =
    The { $points } of { fact-line } is circled or crossed out already. Choose another number.
case-firsts-before-seconds = The { $points } of { fact-line } must wait: while any 4 or 3 is open, you must cross out one of those.

## The rules
## Each rule of the ledger in a sentence or two.

rule-ID-COMP-1 = For 1 to 4 players. Solo and two-player games have a few rules of their own.
rule-ID-COMP-2 = There are four dice: blue, red, yellow and white. Each has two 2s, two 3s and two 4s: the number of drops it gives.
rule-ID-COMP-3 = Blue, red and yellow are primary colours; green, purple and brown are composite ones.
rule-ID-COMP-4 = Pencils are shared and never limit which colour may be used.
rule-ID-COMP-5 = Board and sheet show the same six kingdoms. On the sheet each has nine areas (54 in all).
rule-ID-COMP-6 = A kingdom’s name or capital colour never limits which colours may be painted there.
rule-ID-COMP-7 = Capitals on the board only help you find the kingdom.
rule-ID-COMP-8 = Each kingdom line holds speed 4/2, capital points, variety and sum.
rule-ID-COMP-9 = Each monster line holds speed 3/1, colour marks, tamed points, unpainted penalty and sum; there is one total over all monsters.
rule-ID-COMP-10 = The final line holds speed 3/1, the six kingdom sums, monsters, blots and the total.
rule-ID-COMP-11 = A spell or drop is empty, held (circled or filled) or spent (crossed).

rule-ID-SETUP-1 = The player wearing the most colours goes first in round 1 and takes token and dice.
rule-ID-SETUP-2 = Everyone starts with an empty, identical sheet.
rule-ID-SETUP-3 = In turn order, players 1, 2, 3, 4 start holding one spell no. 1, 2, 3, 4 respectively.

rule-ID-ROUND-1 = A round: the dice are thrown, each player in turn takes one and paints, achievements are declared, the token passes on.
rule-ID-ROUND-2 = With 3–4 players the token and all four dice go clockwise every round; the new holder throws and goes first.

rule-ID-2P-1 = With two players a throw serves two rounds. The same first player goes first in both.
rule-ID-2P-2 = With two players the four dice last two rounds: you choose from 4, then 3, then 2, and the last die is forced.
rule-ID-2P-3 = With two players the token passes only when the box is empty; the new holder throws.
rule-ID-2P-4 = With two players achievements are settled after each round, not after each throw.
rule-ID-2P-5 = With two players every other rule of the round, its ending included, is unchanged.

rule-ID-THROW-1 = The first player drops all four dice from above the board’s centre, without steering them.
rule-ID-THROW-2 = If any die leaves the box, rests on another die or stands on an edge, all four are re-thrown.
rule-ID-THROW-3 = A valid throw leaves no doubt about any die’s face and kingdoms.
rule-ID-THROW-4 = A die wholly inside one kingdom, even touching its border from inside, belongs to that one only.
rule-ID-THROW-5 = A die across a border belongs to every kingdom it lies in, two or three.
rule-ID-THROW-6 = Position is judged from straight above. In a dispute the token holder decides.
rule-ID-THROW-7 = Dice may be nudged to make things clear, as long as each stays in the same kingdoms.

rule-ID-TURN-1 = Each player takes exactly one die a round, from those still in the box; a taken die stays out until the next throw.
rule-ID-TURN-2 = If you take a die on a border, you say at once which of its kingdoms you take it from.
rule-ID-TURN-3 = The die’s value never changes.
rule-ID-TURN-4 = As many drops of the die’s colour as it shows must be placed in its kingdom; otherwise a blot is marked.
rule-ID-TURN-5 = Held spells and tower drops may be used while painting.
rule-ID-TURN-6 = A player may start before the previous one has finished painting.

rule-ID-HIDE-1 = Everyone paints on their own: from when another player takes a die until you have finished your turn, you may not see that player’s sheet.
rule-ID-HIDE-2 = Achievements are not revealed until everyone has finished painting.

rule-ID-WHITE-1 = The white die may not be taken while all four dice are in the box.
rule-ID-WHITE-2 = If you take the white die, you make it blue, red or yellow: a colour whose die is no longer in the box.
rule-ID-WHITE-3 = Otherwise the white die follows all the rules of a die.

rule-ID-PAINT-1 = Die drops go only into the kingdom the die was taken from (exceptions: spells 1 and 3).
rule-ID-PAINT-2 = Only unpainted areas may be painted.
rule-ID-PAINT-3 = Areas are painted one at a time.
rule-ID-PAINT-4 = An area may not get the colour of a painted adjacent area, across kingdom borders too.
rule-ID-PAINT-5 = Adjacent means sharing a side. A shared corner is not adjacent.
rule-ID-PAINT-6 = A symbol’s effect is carried out at once when its area is painted.

rule-ID-BLOT-1 = If any die drop stays unplaced, because you cannot or will not, mark one blot, however many are missing.
rule-ID-BLOT-2 = With no unmarked blot left, nothing is marked.
rule-ID-BLOT-3 = Each blot costs 1 point at the end.

rule-ID-CAP-1 = Painted in its own colour, a capital is built and scores its printed 2 or 3 points at the end.
rule-ID-CAP-2 = A capital painted in another colour than its own gives nothing, for good.

rule-ID-MON-1 = Painted in its own colour a monster is tamed: dragon 2 points, any other 1 point.
rule-ID-MON-2 = A monster painted in another colour than its own is defeated: no points, no penalty.
rule-ID-MON-3 = Each unpainted monster costs 1 point at the end.
rule-ID-MON-4 = The colour a monster was painted in is recorded. Dragons come in three colours, each with its own spaces.
rule-ID-MON-5 = There are 6 dragons, 4 hydras, 4 griffins, 4 unicorns.

rule-ID-TOWER-1 = A watchtower stands on the border of two areas. When both are painted you gain a drop.
rule-ID-TOWER-2 = A watchtower mixes the two colours beside it: red and blue give purple, blue and yellow green, yellow and red brown.
rule-ID-TOWER-3 = A watchtower with the same primary colour on both sides gives a drop of that colour.
rule-ID-TOWER-4 = If an area beside a watchtower has a composite colour, you gain a drop of any composite colour and choose it at once.
rule-ID-TOWER-5 = A tower drop may be used from the round after you gained it.
rule-ID-TOWER-6 = You may use any number of tower drops a turn, before, between or after die drops.
rule-ID-TOWER-7 = A tower drop may go into any kingdom. All other painting rules apply.
rule-ID-TOWER-8 = A used tower drop is crossed out and gone.

rule-ID-SPELL-1 = Painting a spell area, in any colour, gives you one spell of that kind.
rule-ID-SPELL-2 = A spell may be cast from the round after you gained it.
rule-ID-SPELL-3 = A spell is crossed out as soon as it is cast.
rule-ID-SPELL-4 = Unused spells and drops score nothing.

rule-ID-SPELL1-1 = Spell 1: all die drops move to any other kingdom, as if the die had been taken there.
rule-ID-SPELL1-2 = Spell 1 is not allowed once a die drop has been placed: it moves all of the die’s drops, never just some.

rule-ID-SPELL2-1 = Spell 2: one drop, from a die or a tower, may go beside areas of its own colour.
rule-ID-SPELL2-2 = One spell 2 covers its drop against any number of neighbours of that colour.
rule-ID-SPELL2-3 = Several spells 2 may be cast a turn, one for each drop. They never add a drop.

rule-ID-SPELL3-1 = Spell 3: die drops may be split freely between the die’s kingdom and one neighbouring kingdom, even with none in the first.
rule-ID-SPELL3-2 = Each further spell 3 adds one more neighbour of the die’s kingdom. That kingdom never changes, so there is no chain.

rule-ID-SPELL4-1 = Spell 4: two die drops become one drop of any composite colour.
rule-ID-SPELL4-2 = The drop of spell 4 may be placed in any order among the others. The painting rules and the die’s kingdom apply to it.
rule-ID-SPELL4-3 = Two spells 4 in a turn turn four die drops into two composite drops, of one colour or two.

rule-ID-ACH-1 = There are eleven achievements: each of the six kingdoms fully painted, each of the four kinds of monsters all painted, and three kingdoms fully painted.
rule-ID-ACH-2 = The first and second to achieve something score: 4 and 2 for a kingdom, 3 and 1 for a kind of monsters, 3 and 1 for three kingdoms. Third and fourth get nothing.
rule-ID-ACH-3 = Achievements are checked at the end of the round, after all painting.
rule-ID-ACH-4 = All who achieve the same thing in the same round get the same award.
rule-ID-ACH-5 = Once somebody is first, the others lose the first award. The second stays open, even if several were first.
rule-ID-ACH-6 = All who achieve it in the next round in which anybody does get the second award; the rest get nothing.
rule-ID-ACH-7 = A completion too late for points is announced all the same.
rule-ID-ACH-8 = Each achievement counts once for each player; several different ones may be reached in a round.
rule-ID-ACH-9 = Three full kingdoms count, whichever three they are.

rule-ID-END-1 = When a round ends and somebody has three fully painted kingdoms, one more round is played, and only one.
rule-ID-END-2 = A player who fills three kingdoms only in the last round gets 1 point. Then the scores are counted.
rule-ID-END-3 = If every player has all blots marked, the game ends with the current round.

rule-ID-SCORE-1 = A kingdom scores its number of different colours, even unfinished, and its speed points and built capital.
rule-ID-SCORE-2 = A kind of monsters scores its tamed ones and speed points, less 1 for each left unpainted. It may be negative.
rule-ID-SCORE-3 = The total is six kingdoms, monsters and the points for three kingdoms, less blots.
rule-ID-SCORE-4 = Highest total wins.
rule-ID-SCORE-5 = In a tie, the player who lost fewer points to blots and unpainted monsters wins; if that is equal too, victory is shared.

rule-ID-SOLO-1 = Solo: set up as usual, but without a starting spell and without the token.
rule-ID-SOLO-2 = Solo: throw only when the box is empty, so a throw lasts four rounds.
rule-ID-SOLO-3 = Solo: take a die, paint and mark achievements as usual; but when you circle a line’s first number, its second stays open for crossing.
rule-ID-SOLO-4 = Solo: at the end of the round cross out one speed number of a kingdom or a kind of monsters, never in the final line.
rule-ID-SOLO-5 = Solo: a number that is circled or crossed out cannot be chosen.
rule-ID-SOLO-6 = Solo: while any 4 or 3 is open, one of those must be crossed out.
rule-ID-SOLO-7 = Solo: with no 4 or 3 open, cross out a 2 or 1. It may be in a line where you were first, and then costs nothing.
rule-ID-SOLO-8 = Solo: where the first award is crossed out, the second can still be won.
rule-ID-SOLO-9 = Solo: with three kingdoms full, circle the final 3; the next round is the last.
rule-ID-SOLO-10 = Solo: if no number is left to cross out, cross out the final 3; the next round is the last.
rule-ID-SOLO-11 = Solo: three kingdoms full and nothing left to cross in the same round: circle the final 3, cross out the 1 and play the last round.
rule-ID-SOLO-12 = Solo: nothing is crossed out at the end of the last round.
rule-ID-SOLO-13 = A solo result is judged in four bands: under 50, 50 to 59, 60 to 69, and 70 or more.

rule-ID-EX-1 = A die inside Bluewater lies there; one that only touches borders of Greenwood lies in Greenwood; one across the border of Yellowlake and Purplefield lies in both; one across three lies in all three.
rule-ID-EX-2 = With two players: in round 1 the first player takes 1 of 4 dice, the second 1 of 3; in round 2 the first takes 1 of 2, the second the last. Then the second takes the token and throws.
rule-ID-EX-3 = Greenwood’s capital painted green gives 3 points. Yellowlake’s painted blue gives nothing: its 2 points are lost.
rule-ID-EX-4 = Two spell areas painted in one round give two new spells beside those held before.
rule-ID-EX-5 = Yellow and red give brown. In the same turn an older green drop paints the second area of another tower: a composite colour lets you choose, say purple.
rule-ID-EX-6 = An area touches three red ones: one spell 2 is enough to paint it red. To paint the capital beside it red takes another.
rule-ID-EX-7 = Blue 4 from Redhill: spell 1 to Bluewater, spell 2 for its capital, spell 3 twice to reach Greenwood and Purplefield, a hydra blue there, and spell 4 makes the last two drops one green for Greenwood’s dragon. Three areas, five spells, no blot.
rule-ID-EX-8 = First to fill Umberland: circle its 4, cross out its 2.
rule-ID-EX-9 = Somebody else is first with the dragons: your 3 is crossed out; being second later gives 1.
rule-ID-EX-10 = Both of two players finish the hydras in one round: 3 each. One also fills Yellowlake: 4. The other fills it a round later, with the same throw: only 2.
rule-ID-EX-11 = Purplefield, full and second: 2. Its capital yellow, not purple: 0. Four colours: 4. That makes 6.
rule-ID-EX-12 = Five dragons painted, four of them tamed: 8 − 1 = 7. All griffins, first, three tamed: 3 + 3 = 6. One unicorn tamed, two unpainted: −1. Hydras 3. Together 15.
rule-ID-EX-13 = A shared side is adjacent; a shared corner is not.
rule-ID-EX-14 = A monster, tamed or defeated, is marked in its space.

rule-ID-DIFF-1 = The white die takes the colour of any die that is out of the box, not only of one taken in this round.
rule-ID-DIFF-2 = A border die lies in two or three kingdoms, never more: in each of them lies a part of it.
rule-ID-DIFF-3 = Tower drops do not stand in the way of spell 1; only a placed die drop does.
rule-ID-DIFF-4 = One tamed unicorn and two unpainted ones make −1.
rule-ID-DIFF-5 = Crossing out a number in the solo game is a duty, not advice.
rule-ID-DIFF-6 = Most areas, not just many, carry a symbol.
rule-ID-DIFF-7 = How high the dice are dropped from makes no difference here.

rule-ID-A1 = Spell 1 may follow tower drops, even one in the die’s own kingdom, until a die drop is placed.
rule-ID-A2 = Spell 1 may be cast at most once a turn, and before any spell 3: neighbours are counted from the kingdom the drops end in.
rule-ID-A3 = After spell 1, spell 3 counts neighbours from the new kingdom.
rule-ID-A4 = Spells 3 and 4 may be cast after some drops are placed.
rule-ID-A5 = Two kingdoms are neighbours if an area of one shares a side with an area of the other.
rule-ID-A6 = Spell 3 also works for a drop made by spell 4.
rule-ID-A7 = Spell 2 also works for a drop made by spell 4.
rule-ID-A8 = Spell 4 needs two unplaced drops of the die’s own colour: it works once with a 2 or 3, up to twice with a 4.
rule-ID-A9 = Spell 4 works with the white die too, for any composite colour.
rule-ID-A10 = A composite drop of spell 4 left unplaced costs a blot.
rule-ID-A11 = You may place fewer drops than you could, even none, for one blot.
rule-ID-A12 = You need not cast a spell to avoid a blot.
rule-ID-A13 = A tower drop unused or without a place costs no blot.
rule-ID-A14 = You may use tower drops without placing any die drop.
rule-ID-A15 = A tower may stand between any two adjacent areas, of one kingdom or two.
rule-ID-A16 = An area beside two towers can complete both.
rule-ID-A17 = The same primary colour on both sides of a tower is possible only with spell 2.
rule-ID-A18 = There is a space for every spell and tower drop you can gain: nothing gained is ever lost.
rule-ID-A19 = The starting spell can be used in round 1.
rule-ID-A20 = What you gain in a round cannot be used in that round.
rule-ID-A21 = A spell without effect is refused: spell 1 to the same kingdom, spell 2 where it is not needed, spell 3 to an open kingdom or with no die drop left, spell 4 with fewer than two die drops. Any other cast is up to you.
rule-ID-A22 = You may take a die that is of no use to you.
rule-ID-A23 = A die must be taken.
rule-ID-A24 = A white die left last may take any of the three colours.
rule-ID-A25 = Only coloured dice missing from the box count for the white die’s colour.
rule-ID-A26 = With three players the fourth die stays in the box and joins the next throw.
rule-ID-A27 = With two players the last round is one round, even in the middle of a throw.
rule-ID-A29 = Everyone sees who took which die from where, the white die’s colour and who has finished. Other sheets are shown as they were when the round began, until all have finished.
rule-ID-A31 = After two shared firsts the next player still gets the second award.
rule-ID-A32 = All achievements of the last round count.
rule-ID-A33 = A fourth full kingdom gives no further award for three kingdoms.
rule-ID-A34 = When all blots of all players are marked, the achievements of that round are still marked, three kingdoms included; no further round follows.
rule-ID-A35 = While only some players are out of blots, the game goes on; they miss drops for free.
rule-ID-A37 = Solo: after you circle a 4 or 3, the 2 or 1 of that line stays open for crossing.
rule-ID-A38 = Solo: a number is still crossed out in the round that triggers the end; only the last round skips it.
rule-ID-A39 = Solo: if the final 3 is crossed out and you fill the third kingdom in the last round, circle the 1.
rule-ID-A40 = Solo: the game also ends with the round in which the last blot is marked, and nothing is crossed out then.
rule-ID-A42 = The first player is chosen or drawn at random. A number above the number of players counts on round the table.
rule-ID-A43 = Only valid throws come up: all dice are thrown again if two overlap or one leaves the box. No die can lie in four kingdoms.
rule-ID-A44 = An area has at most one symbol.
rule-ID-A45 = Painting, with tower drops too, starts after the die is taken. The turn ends when you say done, which you always may unless a tower waits for its colour; unplaced die drops then cost one blot.
rule-ID-A46 = A composite tower drop gets its colour before your next move. An area that completes two such towers gives two choices, which may differ.
rule-ID-A47 = The white die’s colour is chosen when it is taken, from the coloured dice out of the box before that pick; later picks do not widen it.
rule-ID-A48 = Dice are taken strictly in turn order; the next player may take once the previous one has taken and declared. The next round starts only after the settlement.
rule-ID-A49 = Spell 1 may follow spell 4 while no die drop is placed; the composite drop moves along.
rule-ID-A50 = Spell 2 is cast together with the drop it allows, and never kept for later.
rule-ID-A51 = A die lies in a kingdom if some part of it covers it; touching the border is not enough. A given throw is refused if the board cannot show it.
rule-ID-A52 = The board shows the sheet’s kingdom outlines, so both have the same neighbours.
rule-ID-A53 = A round ends in this order: sheets are shown, achievements marked for all, the solo number crossed out, the end checked, the token passed.
rule-ID-A54 = For spells and drops the next round is the next round, even with the same throw.
rule-ID-A55 = Solo: you count as the winner; the verdict is the result.
rule-ID-A56 = No game lasts longer than 51 rounds plus the number of blots; a solo game has at most 22 rounds.
rule-ID-A57 = A throw may be given by faces and kingdoms alone, as read off a real box; it is refused if the board has no such places.
rule-ID-A59 = Spell 4 fixes the colour of the composite drop when it is cast. It stays that colour until it is placed.
rule-ID-A60 = The corners of a turned die are rounded to whole units of the board, each to the nearest. It is still a square, with a side at most one unit longer or shorter; whatever is asked about a die uses these corners.
rule-ID-A61 = A sheet is tried before it is accepted: at least 16 of 128 trial throws must be valid. A throw that is still not valid after 1,000 attempts lies where the first valid trial lay, with new faces.
rule-ID-A58 = If several rules forbid a move, the first is named: the round, the turn, a tower colour to choose, the die, drop or spell itself, the kingdom, the area, then its neighbours or spell 2.

rule-ID-MAP-1 = The kingdoms are Bluewater, Greenwood, Redhill, Yellowlake, Purplefield and Umberland.
rule-ID-MAP-2 = Capitals: Bluewater blue, Redhill red and Yellowlake yellow give 2 points; Greenwood green, Purplefield purple and Umberland brown give 3.
rule-ID-MAP-3 = Griffins are red, hydras blue, unicorns yellow; there are two dragons each of green, purple and brown.
rule-ID-MAP-4 = These kingdoms border on each other: Yellowlake and Purplefield, Bluewater and Greenwood, Bluewater and Purplefield; Redhill, Yellowlake and Umberland meet in a point.
rule-ID-MAP-5 = Greenwood has a green dragon.
rule-ID-MAP-6 = Purplefield has a hydra, and Bluewater’s capital lies beside another; those two places do not touch.
rule-ID-MAP-7 = Some area has three neighbours that do not touch each other, and a capital lies beside one of the four.
rule-ID-MAP-8 = Some areas meet only in a corner.
rule-ID-MAP-9 = No four kingdoms meet in a point, and no die can reach four. The kingdoms cover the whole board.
rule-ID-MAP-10 = Most areas carry a symbol: at least 28 of 54.
rule-ID-MAP-11 = On the sheet, blots stand at the left, spells and towers top right, monster lines bottom right, the final line below the map and a score line by each kingdom.
rule-ID-MAP-12 = A sheet of your own needs nine areas in one piece and one capital for each kingdom, all eighteen monsters, 1 to 30 blots and at most 54 towers.

## Moves, told in the log; `.move` is their notation

tell-take = takes the { $ink } die from { $kingdom }
    .do = take the { $ink } die from { $kingdom }
    .move = { $ink } from { $kingdom }
tell-take-white = takes the white die from { $kingdom }, as { $ink }
    .do = take the white die from { $kingdom }, as { $ink }
    .move = white as { $ink } from { $kingdom }
tell-paint = paints { $area } { $ink }
    .do = paint { $area } { $ink }
    .move = { $ink } on { $area }
tell-paint-excused = paints { $area } { $ink } with spell 2
    .do = paint { $area } { $ink } with spell 2
    .move = { $ink } on { $area } with spell 2
tell-tower = paints { $area } { $ink } with a tower drop
    .do = paint { $area } { $ink } with a tower drop
    .move = tower { $ink } on { $area }
tell-tower-excused = paints { $area } { $ink } with a tower drop and spell 2
    .do = paint { $area } { $ink } with a tower drop and spell 2
    .move = tower { $ink } on { $area } with spell 2
tell-move-drops = moves the drops to { $kingdom } with spell 1
    .do = move the drops to { $kingdom } with spell 1
    .move = spell 1 to { $kingdom }
tell-spread = opens { $kingdom } with spell 3
    .do = open { $kingdom } with spell 3
    .move = spell 3 to { $kingdom }
tell-mix = turns two drops into one { $ink } drop with spell 4
    .do = turn two drops into one { $ink } drop with spell 4
    .move = spell 4 for { $ink }
tell-gain = gains a { $ink } drop
    .do = choose a { $ink } drop from the tower
    .move = tower gives { $ink }
tell-cross = crosses out the { $points } of { $line-name }
    .do = cross out the { $points } of { $line-name }
    .move = cross { $line } { $points }
tell-done = ends the turn
    .do = end the turn
    .move = done

## What happened: goes on from the name of who did it

moment-tamed =
    tames a { $beast ->
        [dragon-green] green dragon
        [dragon-purple] purple dragon
        [dragon-brown] brown dragon
        [hydra] hydra
        [griffin] griffin
       *[unicorn] unicorn
    } in { $kingdom }
moment-capital = builds { $kingdom }’s capital
moment-tower = gains a drop from a watchtower
moment-spell = casts spell { $spell }
moment-blot = { $n ->
        [1] makes a first ink blot
        [2] makes a second ink blot
        [3] makes a third ink blot
       *[other] makes ink blot number { $n }
    }
# Who does it in the same round as another is first like them.
moments-first = { $shared ->
        [yes] joint first
       *[no] first
    }
moment-kingdom-first = is { moments-first } to paint all of { $what }
moment-kingdom-second = is second to paint all of { $what }
moment-kingdom = has painted all of { $what }
moment-herd-first = is { moments-first } to paint all { $what }
moment-herd-second = is second to paint all { $what }
moment-herd = has painted all { $what }
moment-three-first = is { moments-first } to have three kingdoms fully painted
moment-three-second = is second to have three kingdoms fully painted
moment-three = has three kingdoms fully painted
moment-last-round = The last round begins.

## Hints: how to score on a line, in the imperative
## `prepares-…` goes on from “that …”: what else comes of it.

hint-speed =
    { $points ->
        [1] be second to
        [2] be second to
       *[other] be first to
    } { $group ->
        [end] have three kingdoms fully painted
        [dragons] paint all dragons
        [hydras] paint all hydras
        [griffins] paint all griffins
        [unicorns] paint all unicorns
       *[other] paint all of { $name }
    }
hint-capital = build { $name }’s capital
hint-variety =
    { $times ->
        [one] add a colour to { $name }
       *[other] add { $times } colours to { $name }
    }
hint-tamed =
    tame { $group ->
        [dragons] { $times ->
            [one] a dragon
           *[other] { $times } dragons
        }
        [hydras] { $times ->
            [one] a hydra
           *[other] { $times } hydras
        }
        [griffins] { $times ->
            [one] a griffin
           *[other] { $times } griffins
        }
       *[unicorns] { $times ->
            [one] a unicorn
           *[other] { $times } unicorns
        }
    }
hint-unpainted =
    defeat { $group ->
        [dragons] { $times ->
            [one] a dragon
           *[other] { $times } dragons
        }
        [hydras] { $times ->
            [one] a hydra
           *[other] { $times } hydras
        }
        [griffins] { $times ->
            [one] a griffin
           *[other] { $times } griffins
        }
       *[unicorns] { $times ->
            [one] a unicorn
           *[other] { $times } unicorns
        }
    }
lost-marked =
    { $points ->
        [one] take an ink blot
       *[other] take { $points } ink blots
    }
prepares-points = brings { $n } more when the round ends
prepares-kingdom-first-1-ahead = leaves you one area short of a full kingdom
prepares-kingdom-first-2-ahead = leaves you two areas short of a full kingdom
prepares-kingdom-first-3-ahead = leaves you three areas short of a full kingdom
prepares-kingdom-second-1-ahead = leaves you one area short of a full kingdom
prepares-kingdom-second-2-ahead = leaves you two areas short of a full kingdom
prepares-type-first-1-ahead = leaves you one monster short of a full set
prepares-type-first-2-ahead = leaves you two monsters short of a full set
fact-spells =
    { $n ->
        [one] wins you a spell for later
       *[other] wins you { $n } spells for later
    }
prepares-spell-1 = { fact-spells }
prepares-spell-2 = { fact-spells }
prepares-spell-3 = { fact-spells }
prepares-spell-4 = { fact-spells }
prepares-drops-primary = wins you a tower drop for later
prepares-drops-composite = wins you a tower drop for later
fact-spells-kept =
    { $n ->
        [one] saves a spell for later
       *[other] saves { $n } spells for later
    }
prepares-keep-spell-1 = { fact-spells-kept }
prepares-keep-spell-2 = { fact-spells-kept }
prepares-keep-spell-3 = { fact-spells-kept }
prepares-keep-spell-4 = { fact-spells-kept }
prepares-keep-drops-primary = saves a tower drop for later
prepares-keep-drops-composite = saves a tower drop for later
prepares-tower-half-ahead = leaves a tower drop one area away
prepares-end-1-2 = brings the last round within two areas

## Lessons: `lesson-<lesson>-<step>` says what to do, `…-done` what it brought, the rest answer mistakes

lesson-first-colours = Your first colours
lesson-first-colours-take = The six kingdoms have lost their colours: bring them back, and score the most points. Each die is paint for the kingdom it fell on, so take the red one, in Bluewater.
lesson-first-colours-take-later = That die can wait. Begin with the red one, in Bluewater.
lesson-first-colours-take-done = It shows 2, so you have two red drops for Bluewater. The number on an area is what it would bring you; dots behind it, as in +1…, say that more may follow.
lesson-first-colours-griffin = One drop paints one area. Put the first on the red griffin: a monster painted in its own colour is tamed.
lesson-first-colours-griffin-hydra = Hydras are blue, so red would defeat this one, not tame it. Paint the red griffin.
lesson-first-colours-griffin-dragon = This dragon is purple, so red would defeat it, not tame it. Paint the red griffin.
lesson-first-colours-griffin-capital = This capital is waiting for blue: in red, its 2 points would be lost. Paint the griffin.
lesson-first-colours-griffin-elsewhere = A drop may go there, but the griffin brings more. Paint it first.
lesson-first-colours-griffin-spell = That’s a spell, and spells have a lesson of their own. For now, paint the griffin.
lesson-first-colours-griffin-early = Not yet: you have two drops to place. Begin with the griffin.
lesson-first-colours-griffin-done = Tamed! That’s 1 point (a dragon is 2), and 1 more for the first colour in Bluewater. Unpainted monsters cost 1 each at the end: the red number by your points counts them.
lesson-first-colours-neighbours = One red drop is left. Areas side by side never share a colour, not even across the border of a kingdom, so it can’t go next to the griffin. Paint the area marked 1: that wins you a spell.
lesson-first-colours-neighbours-hydra = Hydras are blue, so red would defeat this one, not tame it. Paint the area marked 1.
lesson-first-colours-neighbours-dragon = This dragon is purple, so red would defeat it, not tame it. Paint the area marked 1.
lesson-first-colours-neighbours-elsewhere = Red may go there: it’s not next to the griffin. But the area marked 1 wins you a spell as well.
lesson-first-colours-neighbours-early = You still have a drop. Paint the area marked 1 with it.
lesson-first-colours-neighbours-done = That wins you a spell 1, as it would in any colour. You began with one, so now you have two. The new one can be cast from the next round on; until then its badge says +1.
lesson-first-colours-end-turn = All your drops are placed, so end your turn. Then the others each take one of the dice that are left and paint their own sheets.
lesson-first-colours-end-turn-done = A new round, and your spells are ready to cast: the 2 says that you have two. With two players, one throw lasts two rounds, so you choose from the two dice that are left.
lesson-first-colours-border = The blue die lies across a border, so you choose its kingdom. Take it for Bluewater, where the capital is blue.
lesson-first-colours-border-purplefield = That’s allowed, but the blue capital is in Bluewater. Take the die for Bluewater.
lesson-first-colours-border-white = The white die has a lesson of its own. Take the blue one this time.
lesson-first-colours-border-done = Three blue drops for Bluewater.
lesson-first-colours-capital = The castle is Bluewater’s capital. Paint it blue, its own colour, and it is built: the number beside it is what it’s worth.
lesson-first-colours-capital-hydra = The hydra would be tamed, but it’s next to the capital, which then couldn’t be blue any more. The capital is worth more.
lesson-first-colours-capital-beside = That’s next to the capital, which then couldn’t be blue any more. Paint the capital first.
lesson-first-colours-capital-elsewhere = Blue may go there, and there will be drops left for it. Paint the capital first.
lesson-first-colours-capital-spell = Keep the spell: your drops are where they’re needed. Paint the capital.
lesson-first-colours-capital-early = You have three drops to place. Paint the capital first.
lesson-first-colours-capital-done = Built, for 2 points! And blue is a second colour in Bluewater: each different colour in a kingdom is 1 point.
lesson-first-colours-blot = Put the drops you have left on any areas of Bluewater that can take blue, then end your turn. If one is left over, you get an ink blot, and that costs 1 point.
lesson-first-colours-blot-early = There are still drops to place. Ending now would make an ink blot: 1 point less.
lesson-first-colours-blot-done = All placed, no ink blot. A monster in another colour than its own is defeated and struck out: it brings nothing, but costs nothing, either.
lesson-first-colours-free = A new throw, and a whole turn, your way: take one of the dice that are left, place all its drops, end your turn. Spell 1 lights up, too: spells have a lesson of their own.
lesson-first-colours-free-left = Drops left over make an ink blot, and that costs you 1 point. Place every drop, then end your turn. Undo takes a drop back.
lesson-first-colours-free-done = That’s how every turn goes. At the end you count colours, capitals and tamed monsters, minus ink blots and unpainted monsters. And speed counts: that comes next.
lesson-first-colours-full = Another game, a few rounds in: only three areas of Bluewater are unpainted, and you have three yellow drops. Fill the kingdom, in any order, and end your turn.
lesson-first-colours-full-early = Bluewater isn’t full yet. Paint its last three areas yellow, then end your turn.
lesson-first-colours-full-done = You’re the first to fill Bluewater: 4 points. The second gets 2, in every kingdom. The first to paint all monsters of a kind gets 3, the second 1. Once somebody has three full kingdoms, one more round is played.

lesson-white-die = The white die
lesson-white-die-colour = The white die takes the colour of a die that’s already taken, and blue is. Take it as blue; and as it lies across a border, choose Umberland.
lesson-white-die-colour-yellowlake = Blue is right, but take it for Umberland: a blue hydra lives there.
lesson-white-die-colour-other = That’s a fine die too, but this lesson is about the white one.
lesson-white-die-colour-done = From here on, it’s a blue die like any other.
lesson-white-die-hydra = You have three blue drops for Umberland. Tame its blue hydra.
lesson-white-die-hydra-griffin = Griffins are red, so blue would defeat this one, not tame it. Paint the hydra.
lesson-white-die-hydra-capital = Umberland’s capital is brown: in blue, its 3 points would be lost. Paint the hydra.
lesson-white-die-hydra-elsewhere = Blue may go there, but the hydra comes first.
lesson-white-die-hydra-early = You have three drops to place. Begin with the hydra.
lesson-white-die-hydra-done = Tamed!
lesson-white-die-rest = Place the drops you have left wherever you like in Umberland, then end your turn.
lesson-white-die-rest-left = A drop is still in your hand: left over, it would become an ink blot. Place them all, then end your turn.
lesson-white-die-rest-done = One thing to remember: nobody may take the white die while all four are still in the box.

lesson-monsters = Monsters and capitals
lesson-monsters-defeat = A monster left unpainted costs 1 point at the end. You have two yellow drops: tame the unicorn, and paint the hydra too. Yellow is the wrong colour, but a defeated hydra costs you nothing.
lesson-monsters-defeat-capital = This capital is purple: in yellow, its 3 points would be lost. Paint the unicorn and the hydra.
lesson-monsters-defeat-dragon = Save this dragon for purple: then it’s worth 2 points. Paint the unicorn and the hydra.
lesson-monsters-defeat-elsewhere = There’s no monster there. Paint the unicorn and the hydra.
lesson-monsters-defeat-early = You have two drops to place: one for the unicorn, one for the hydra.
lesson-monsters-defeat-done = The unicorn is tamed, for 1 point. The hydra is defeated: no point, but no loss either.
lesson-monsters-dragon = Dragons are green, purple or brown, and worth 2 points when tamed. A watchtower gave you a brown drop, which may go to any kingdom: tame a brown dragon.
lesson-monsters-dragon-capital = Well spotted: brown would build Umberland’s capital. But this time, tame a brown dragon.
lesson-monsters-dragon-not-brown = That dragon isn’t brown, so it would be defeated, not tamed. The brown ones live in Yellowlake and Umberland.
lesson-monsters-dragon-die = That’s a blue drop from your die. Use the brown drop from the tower first.
lesson-monsters-dragon-early = Before you end your turn, use the brown drop on a brown dragon.
lesson-monsters-dragon-done = A dragon tamed, for 2 points!
lesson-monsters-capital = Your die gave you blue drops for Redhill, but its capital is red. In any other colour, a capital’s points are lost for good, so leave it alone and tame the hydra.
lesson-monsters-capital-lost = In blue, this capital could never be built, and its 2 points would be gone. Tame the hydra.
lesson-monsters-capital-elsewhere = Blue may go there, but the hydra is worth a point. Tame it first.
lesson-monsters-capital-early = You have blue drops to place. Tame the hydra.
lesson-monsters-capital-done = Tamed, and the capital is still waiting for red.
lesson-monsters-all-hydras = You have painted three hydras; the last one is in Bluewater, and nobody has all four. Paint it first, put your other drop where you like in Bluewater, and end your turn.
lesson-monsters-all-hydras-early = The last hydra is still unpainted. Paint it blue, then end your turn. If you have no drop left for it, undo takes one back.
lesson-monsters-all-hydras-beside = That’s next to the hydra, which then couldn’t be blue any more. Paint the hydra first.
lesson-monsters-all-hydras-done = The first to paint all monsters of a kind, tamed or not, gets 3 points. The second gets 1.

lesson-towers = Watchtowers
lesson-towers-mix = A watchtower stands between two areas and watches both. Your hydra, on one side, is blue; paint the Purplefield area on the other side red, and the tower mixes you a purple drop.
lesson-towers-mix-elsewhere = Red may go there, but the tower wouldn’t notice. Paint the area across the tower from your blue hydra.
lesson-towers-mix-unicorn = Unicorns are yellow, so red would defeat this one. Paint the area across the tower from your blue hydra.
lesson-towers-mix-capital = This capital is purple, and the tower is about to give you that very colour. Paint the area across the tower from your blue hydra.
lesson-towers-mix-early = You have red drops to place. Paint the area across the tower from your blue hydra.
lesson-towers-mix-done = Red and blue make purple, blue and yellow make green, yellow and red make brown. The drop is ready from the next round on.
lesson-towers-capital = Next round, and the purple drop is ready. It comes on top of your die’s drops and may go to any kingdom: build Purplefield’s capital.
lesson-towers-capital-dragon = A purple dragon would be worth 2 points, but the capital is worth 3. Build it.
lesson-towers-capital-not-purple = That capital isn’t purple, so its points would be lost. Paint Purplefield’s.
lesson-towers-capital-die = That’s a yellow drop from your die. Use the purple drop from the tower first.
lesson-towers-capital-early = Before you end your turn, use the purple drop on Purplefield’s capital.
lesson-towers-capital-done = Built, for 3 points. Unplaced tower drops, by the way, never make an ink blot.
lesson-towers-dragon = Another tower has given you a green drop. Tame the green dragon in Greenwood with it: there’s a tower on its border.
lesson-towers-dragon-capital = Well spotted: green would build this capital. But this time, tame the dragon beside the tower.
lesson-towers-dragon-redhill = That one is green too, but tame the one in Greenwood: your die can reach the area across its tower.
lesson-towers-dragon-not-green = That dragon isn’t green, so it would be defeated, not tamed. The green one is in Greenwood.
lesson-towers-dragon-die = That’s a red drop from your die. Use the green drop from the tower first.
lesson-towers-dragon-early = Before you end your turn, use the green drop on the dragon in Greenwood.
lesson-towers-dragon-done = Tamed, for 2 points!
lesson-towers-choose = Now paint the Bluewater area across that tower. One side is green already, which is a composite colour: so you may choose what the tower gives, green, purple or brown.
lesson-towers-choose-griffin = The griffin would be tamed, and your second drop can do that. Paint the area across the tower first.
lesson-towers-choose-elsewhere = Red may go there, but the tower wouldn’t notice. Paint the area across the tower from the green dragon.
lesson-towers-choose-early = You have red drops to place. Paint the area across the tower from the green dragon.
lesson-towers-choose-done = It’s ready from the next round on. Use your drops in time: at the end, unused ones are worth nothing.

lesson-spells = Spells
lesson-spells-one = Spell 1 takes all drops of your die to another kingdom. Yours are yellow and in Redhill: tap the 1 below the map, send them to Yellowlake, and paint its yellow capital.
lesson-spells-one-stay = Once a drop is placed, spell 1 can’t be cast: it moves all of them or none. Cast it first.
lesson-spells-one-cast = Your drops are still in Redhill. First tap the 1 below the map, and choose Yellowlake.
lesson-spells-one-elsewhere = The spell could go there, but the yellow capital is in Yellowlake.
lesson-spells-one-early = Don’t end your turn yet: cast spell 1 first.
lesson-spells-one-done = Built! A spell is used up when you cast it, so let’s win some new ones.
lesson-spells-collect = An area with a number gives you that spell, whatever colour you paint it. Purplefield has three of them, and you have three red drops: collect spells 2, 3 and 4.
lesson-spells-collect-elsewhere = There’s no spell there. Paint the areas marked 2, 3 and 4.
lesson-spells-collect-early = You have drops left, and Purplefield has spells: paint the areas marked 2, 3 and 4.
lesson-spells-collect-done = All three are yours, and can be cast from the next round on: that is what the small + says. 2+1 are two for now and one for later.
lesson-spells-two = Spell 2 lets a drop lie next to its own colour. Yellowlake’s unicorn is yellow, but so is the capital beside it: tap the 2 below the map, then tame the unicorn.
lesson-spells-two-without = Yellow may go there without a spell. It’s the unicorn that needs spell 2.
lesson-spells-two-elsewhere = Spell 2 would allow that, but keep it for the unicorn.
lesson-spells-two-early = Don’t end your turn yet: tame the unicorn with spell 2.
lesson-spells-two-done = Tamed! And the watchtower between the two yellow areas gives you a yellow drop.
lesson-spells-three = Spell 3 opens a neighbouring kingdom to your die’s drops as well. You have two blue ones in Bluewater: tap the 3 below the map, open Purplefield, and tame a hydra in each.
lesson-spells-three-elsewhere = Save both drops for hydras: one in Bluewater, one in Purplefield.
lesson-spells-three-cast = Purplefield isn’t open to your drops yet. First tap the 3 below the map, and choose Purplefield.
lesson-spells-three-another = That’s a neighbour too. This time, open Purplefield.
lesson-spells-three-early = Don’t end your turn yet: two hydras are waiting.
lesson-spells-three-done = Two hydras with one die!
lesson-spells-four = Spell 4 turns two drops of your die into one of a composite colour: green, purple or brown. Tap the 4 below the map, make a green one, and build Greenwood’s capital.
lesson-spells-four-colour = That works, but Greenwood’s capital is green.
lesson-spells-four-first = Spell 4 needs two drops, and you have just two. Cast it before you place any.
lesson-spells-four-early = Don’t end your turn yet: cast spell 4 first.
lesson-spells-four-done = Built, for 3 points. Cast your spells in time: at the end, unused ones are worth nothing.

lesson-blots = Ink blots
lesson-blots-nowhere = The last die left for you was red, in Bluewater, and no area there can take red any more. End your turn: you get one ink blot, however many drops are left over.
lesson-blots-nowhere-done = Each ink blot costs 1 point: it is marked by your points from now on. A spell could have saved you.
lesson-blots-capital = Your blue drops can build the capital, but then only the dragon can take another, and the third has nowhere to go. Paint both and end your turn: the ink blot costs 1 point, but the capital brings 2.
lesson-blots-capital-beside = That’s next to the capital, which then couldn’t be blue any more. Paint the capital and the dragon.
lesson-blots-capital-early = First paint the capital and the dragon. One ink blot will come of it either way.
lesson-blots-capital-done = An ink blot well spent. A sheet has room for ten; once every player has all ten, the game ends with that round.

lesson-the-end = The end of the game
lesson-the-end-third = Bluewater and Redhill are full, and Yellowlake needs just three more areas. Fill it with your three yellow drops, then end your turn.
lesson-the-end-third-early = Yellowlake isn’t full yet. Paint its last three areas yellow, then end your turn.
lesson-the-end-third-done = Three full kingdoms, and you’re the first: 3 points. Now one last round is played; if another player fills a third kingdom in it, that’s 1 point.
lesson-the-end-last-round = The last round, and one die is left for you. Unpainted monsters cost a point each, and a new colour in a kingdom brings one: make the most of it, then end your turn.
lesson-the-end-last-round-done = The game is over. Unpainted monsters and ink blots are taken off your points, 1 each: that leaves you { $own }, and Blot { $rival }. { $result ->
    [won] You win!
    [lost] Blot wins.
   *[tied] It’s a tie!
}

lesson-solo = Playing solo
lesson-solo-race = In a solo game you race against the sheet: every round, you cross out one speed number. Bluewater’s 4 is still open, so fill Bluewater with your yellow drops and end your turn.
lesson-solo-race-early = Bluewater isn’t full yet. Paint its last three areas yellow, then end your turn.
lesson-solo-race-done = Just in time: the 4 is yours.
lesson-solo-cross = The round is over, so cross out a speed number that you can spare. It has to be a 4 or a 3, as long as any of them is open.
lesson-solo-cross-begun = You may, but you have already painted one of these. Give up something you haven’t begun.
lesson-solo-cross-done = Where the first number is crossed out, you can still win the second.
lesson-solo-alone = In a solo game you take all four dice of a throw, one each round. Only the white one is left: take it in any colour, place its drops, end your turn and cross out another number.
lesson-solo-alone-done = The last round comes when you have three full kingdoms, or when there’s no number left to cross out. With 70 points or more, the crown is yours.

# What one plays for, and what else to know at the start, in one line.

goal = Most points wins. First to fill a kingdom: 4; all monsters of a kind: 3; three kingdoms: 3, then one last round. Each monster left: −1.
goal-solo = Get 70 points for the crown: fill kingdoms and paint all monsters of a kind early. Once three kingdoms are full, one last round.

# The first game: one line for each new kind of decision, in the order in which they are told.

lead-take = Take a die: as many drops as it shows, for the kingdom it lies on. +2… means 2 points or more.
lead-take-white = The white die can be taken now, in the colour of any die that is already taken.
lead-paint = Each drop paints one area; neighbours never share a colour. The red number: every monster left unpainted costs 1 point at the end.
lead-done = When your drops are placed, tap Done. One left over makes an ink blot: 1 point less.
lead-tower = You have a tower’s drop: it may go to any kingdom, and costs nothing if you keep it.
lead-gain = A watchtower of yours has paint on both sides: choose the drop it gives you.
lead-move-drops = You can cast spell 1: it takes all your die’s drops to another kingdom.
lead-paint-excused = You can cast spell 2: it lets a drop lie beside its own colour.
lead-spread = You can cast spell 3: it opens a neighbouring kingdom to your drops as well.
lead-mix = You can cast spell 4: two of your drops become one green, purple or brown one.
lead-cross = The round is over: cross out one speed number that you can spare.

## What to know before a move that its points do not tell

caution-no-room = not all drops fit: an ink blot
caution-no-room-free = not all drops fit
caution-needs-spell = all fit only with a spell

## What is this? A card for each thing: what it is, how it stands, what it is worth, its rule

what-area = One of the nine areas of { $kingdom }. One drop paints it, in any colour that no neighbour has.
    .title = Area of { $kingdom }
    .now =
        { $fate ->
            [open] You can paint it this turn.
            [bare] It is still unpainted.
           *[own] It is painted: { $ink }. It stays so.
        }
    .worth = Nothing by itself. Each different colour in a kingdom is 1 point, and a full kingdom brings more.
    .kind = Area
    .rule = ID-PAINT-4
what-area-spell = Paint this area, in any colour, to get spell { $spell } for later.
    .title = Area with spell { $spell }
    .now =
        { $fate ->
            [open] You can paint it this turn; the spell is ready from the next round on.
            [bare] It is still unpainted.
           *[own] It is painted, { $ink }, and has given its spell.
        }
    .worth = No points: a spell helps to place drops.
    .kind = Area with a spell
    .rule = ID-SPELL-1
what-capital = The capital of { $kingdom }. Painted in its own colour it is built; in any other it never will be.
    .title = Capital of { $kingdom }
    .now =
        { $fate ->
            [open] It wants { $wants }, and you can paint it this turn.
            [bare] It waits for { $wants }.
            [own] It is built.
           *[other] It was painted { $ink }, so its points are lost.
        }
    .worth = { $points } points, if it is painted { $wants }.
    .kind = Capital
    .rule = ID-CAP-1
what-monster = A wild { $symbol }. Its own colour tames it, any other only defeats it.
    .title = { $symbol }
    .now =
        { $fate ->
            [open] Its colour is { $wants }, and you can paint it this turn.
            [bare] It is wild. Its colour is { $wants }.
            [own] It is tame.
           *[other] It was defeated with { $ink }: it brings nothing and costs nothing.
        }
    .worth =
        { $beast ->
            [dragons] Tame, 2 points. Left unpainted, it costs 1 at the end.
           *[other] Tame, 1 point. Left unpainted, it costs 1 at the end.
        }
    .kind = Monster
    .rule = ID-MON-1
what-tower = A lookout on the border of two areas. When both are painted, it gives you one more drop, for any kingdom: red and blue make purple, blue and yellow green, yellow and red brown. If one of them is composite, you choose a composite drop.
    .title = Watchtower
    .now =
        { $sides ->
            [0] Neither side is painted yet.
            [1] One side is { $ink }. Paint the other too, and the drop is yours.
           *[other] Both sides are painted: it has given its drop.
        }
    .worth = No points. One drop more, from the next round on.
    .rule = ID-TOWER-1
what-kingdom = A kingdom of nine areas. A die that lies in it is painted in it.
    .title = { $name }
    .now =
        { $left ->
            [0] It is full.
            [one] One area is left.
           *[other] { $left } areas are left.
        } { $award ->
            [won] You were quick enough for a prize.
            [first] Nobody has filled it yet.
            [second] Somebody was first; second place is open.
           *[gone] The prizes for filling it are gone.
        }{ whats-rival }
    .worth = { $points } so far: a point for each colour, the capital, and { $high } for filling it first or { $low } for second.
    .kind = Kingdom
    .rule = ID-SCORE-1
what-die = Its number is how many drops it gives, its colour theirs. They go into the kingdom it lies in.
    .title = { $die } die: { $n }
    .now =
        { $state ->
            [mine] You have taken it.
            [taken] It has been taken.
           *[other] It lies in { $where }.{ $kingdoms ->
                [1] {""}
               *[other] {" "}It lies across a border: choose one when you take it.
            } { $state ->
                [open] You can take it.
               *[lies] You cannot take it just now.
            }
        }
    .kind = Die
    .rule = ID-TURN-4
what-die-white = It takes on a colour: that of a die that has already been taken. Otherwise it is a die like the others.
    .title = White die: { $n }
    .now =
        { $state ->
            [mine] You have taken it.
            [taken] It has been taken.
            [open] It lies in { $where }. You can take it.
           *[lies] It lies in { $where }. You cannot take it just now.
        }
    .kind = White die
    .rule = ID-WHITE-1
what-drops = The drops in your hand. Each paints one area, and no two neighbours may have the same colour.
    .title = Drops: { $ink }
    .now =
        { $n ->
            [0] All are placed.
            [one] One is left, for { $where }.
           *[other] { $n } are left, for { $where }.
        }
    .worth = Drops left over at the end of your turn cost an ink blot.
    .kind = Drops
    .rule = ID-PAINT-1
what-spell-1 = Takes all drops of your die to any other kingdom, before the first of them is placed.
    .title = Spell 1: away
    .now = { whats-held }
    .worth = { whats-spell-worth }
    .rule = ID-SPELL1-1
what-spell-2 = Lets one drop go beside areas of its own colour, however many there are.
    .title = Spell 2: beside its like
    .now = { whats-held }
    .worth = { whats-spell-worth }
    .rule = ID-SPELL2-1
what-spell-3 = Opens a neighbouring kingdom as well: drops of your die may go into both.
    .title = Spell 3: next door
    .now = { whats-held }
    .worth = { whats-spell-worth }
    .rule = ID-SPELL3-1
what-spell-4 = Turns two drops of your die into one of a composite colour: green, purple or brown.
    .title = Spell 4: two in one
    .now = { whats-held }
    .worth = { whats-spell-worth }
    .rule = ID-SPELL4-1
whats-held =
    { $now ->
        [0] { $soon ->
            [0] You have none. Paint an area that shows this number.
           *[other] You have { $soon }, ready from the next round on.
        }
       *[other] You have { $now } ready{ $open ->
            [yes] , and can use it now.
           *[no] . It is used while you paint.
        }
    }
whats-spell-worth = No points. Spells that are never used bring nothing.
what-drop = One drop more than your die gives, for any kingdom. A watchtower gave it.
    .title = Tower drop: { $ink }
    .now =
        { $now ->
            [0] { $soon ->
                [0] You would have it from the next round on.
               *[other] You have { $soon }, ready from the next round on.
            }
           *[other] You have { $now } ready{ $open ->
                [yes] , and can place it now.
               *[no] . It is placed while you paint.
            }
        }
    .worth = No points by itself. If you never use it, it costs nothing.
    .kind = Tower drop
    .rule = ID-TOWER-7
what-done = Ends your painting for this round.
    .title = Done
    .now =
        { $left ->
            [0] All your drops are placed.
            [one] One drop is not placed yet.
           *[other] { $left } drops are not placed yet.
        }
    .worth =
        { $left ->
            [0] It costs nothing.
           *[other] { $blots ->
                [0] All your ink blots are marked, so it costs nothing.
               *[other] Leaving drops over costs one ink blot, however many they are: 1 point.
            }
        }
    .rule = ID-BLOT-1
what-award-kingdom = The first to fill all nine areas of { $name } gets { $high } points, the second { $low }. It is settled at the end of the round; several may share it.
    .title = { $name }: full first
    .now = { whats-award }
    .kind = A kingdom full first
    .rule = ID-ACH-2
what-award-monsters = The first to paint all monsters of this kind, tame or not, gets { $high } points, the second { $low }.
    .title = { $name }: all painted
    .now = { whats-award }
    .kind = All monsters of a kind painted
    .rule = ID-ACH-2
what-award-end = The first to have three full kingdoms gets { $high } points. One last round follows; others who get there in it get { $low }. The three little squares beside a name are that player’s fullest kingdoms, filling up.
    .title = Three full kingdoms
    .now = { $own ->
        [no] { $player } has { $full }.
       *[yes] { $full ->
            [one] You have one.
           *[other] You have { $full }.
        } { whats-award }
    }
    .rule = ID-END-1
whats-award =
    { $award ->
        [won] A prize here is yours.
        [first] Both numbers can still be had.
        [second] The first number is gone, the second can still be had.
       *[gone] Nothing more is to be had here.
    }{ whats-rival }
whats-rival = { $rival ->
    [none] {""}
   *[other] {" "}Hurry: { $rival } needs only { $lacks } more.
}
what-herd = All { $all } monsters of this kind. Each is tamed by its own colour, and defeated by any other.
    .title = { $name }
    .now = { $tame ->
        [one] One is tame
       *[other] { $tame } are tame
    }, { $wild } still wild. { whats-award }
    .worth = { $points } as it stands. { $beast ->
        [dragons] A tame dragon is 2 points
       *[other] A tame one is 1 point
    }, a wild one costs 1; all painted first brings { $high }, second { $low }.
    .kind = Monsters of a kind
    .rule = ID-SCORE-2
what-part-first = For being first or second to fill a kingdom (4 or 2), to paint all monsters of a kind (3 or 1), or to have three full kingdoms (3 or 1).
    .title = First
    .now = { whats-points }
    .rule = ID-ACH-2
what-part-built = For capitals painted in their own colour: 2 points, or 3 for green, purple and brown ones.
    .title = Built
    .now = { whats-points }
    .rule = ID-CAP-1
what-part-tame = For monsters painted in their own colour: 2 points for a dragon, 1 for any other.
    .title = Tame
    .now = { whats-points }
    .rule = ID-MON-1
what-part-colours = For each different colour in a kingdom 1 point, whether it is full or not.
    .title = Colours
    .now = { whats-points }
    .rule = ID-SCORE-1
whats-points =
    { $n ->
        [one] { $n } point so far.
       *[other] { $n } points so far.
    }
what-wild = Monsters nobody has painted on this sheet. Its own colour tames one, any other defeats it.
    .title = Still wild
    .now =
        { $n ->
            [0] None is left.
            [one] One is left.
           *[other] { $n } are left.
        }
    .worth = Each costs 1 point at the end.
    .rule = ID-MON-3
what-blots = An ink blot is marked when drops of your die are left over at the end of a turn: one, however many they are.
    .title = Ink blots
    .now = { $n } of { $all } are marked. The game ends once every player has all { $all } marked.
    .worth = Each costs 1 point, for good.
    .rule = ID-BLOT-1
what-gained = What you have gained, counted up from 0. Wild monsters and ink blots are taken off at the end.
    .title = Points gained
    .now = { $n } gained; if it ended now, it would be { $ended }.
    .rule = ID-SCORE-3
what-ended = What you have gained, less what wild monsters and ink blots would cost.
    .title = If it ended now
    .now = { $n } points.
    .rule = ID-SCORE-3
what-player = { $own ->
        [yes] This is you.
       *[no] { $who ->
            [bot] A bot at the table.
           *[person] Somebody at the table.
        }
    } A tap shows the sheet. While others paint, what they do in this round stays hidden until you have finished yours.
    .title = { $name }
    .now = { $full ->
        [0] No kingdom is full.
        [one] One kingdom is full.
       *[other] { $full } kingdoms are full.
    } With three, the last round comes.
    .worth = { $points } gained so far.
    .kind = Player
    .rule = ID-HIDE-1
