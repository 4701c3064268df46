# Color-In Kingdom in English.
#
# Facts come as keys ("strawberry", "red") or numbers; lists come joined, their length in
# $<fact>-count. What is told in `fact-…` is shared by several sentences.

title = Color-In Kingdom
about = Roll five dice, build a province in six colours, and be worth copying.

## Names, alone and in lists

name-red = red
name-yellow = yellow
name-blue = blue
name-orange = orange
name-green = green
name-purple = purple

name-strawberry = Strawberry Fields
name-road = Brick Roads
name-waterway = DaBaDee Waterways
name-sherbet = Sherbet Factories
name-soylent = Soylent Farms
name-forest = People Eater Forests
name-copycat = Copycat Bonus

name-duties = all duties crossed off
name-province = Province full
name-most-fields = most fields
name-longest-road = longest road

## Score lines

part-apart = apart
part-most = most fields
part-between = between two
part-longest = longest road
part-groups = groups
part-each = each
part-among-all = among all types
part-by-road = by a road
part-by-forest = by a forest too
part-number = number
part-copies = copies

## The picture: what is asked, what fell

scene-ask-pick = Pick two dice, or decline them
scene-ask-build = Colour a space:
scene-ask-copy = Copy it, or not:
scene-family = family { $dice }
scene-duty = duty { $n }

## The picture: panels

scene-kind =
    { $kind ->
        [strawberry] Strawberry Field
        [road] Brick Road
        [waterway] DaBaDee Waterway
        [sherbet] Sherbet Factory
        [soylent] Soylent Farm
       *[forest] People Eater Forest
    }
scene-turn = Turn { $turn }
scene-last-turn = Turn { $turn }, last turns to go: { $left }
scene-over = The province is built
scene-dice-with = dice with
scene-family-dice = family dice
scene-duty-die = duty die
scene-aside =
    { $gone ->
        [0] { $n }
       *[other] { $n }, set aside: { $gone }
    }
scene-builds = builds
scene-ended-by =
    { $ending ->
        [duties] all duties:
        [copycat] all squares:
       *[province] province full:
    }
scene-duties = duties
scene-copycat = Copycat squares, { $n } of { $all }
scene-others = Others
scene-copied = copied
scene-deciding = deciding
scene-score = Final score
scene-lines = lines
scene-line =
    { $kind ->
        [strawberry] Strawberry
        [road] Brick
        [waterway] DaBaDee
        [sherbet] Sherbet
        [soylent] Soylent
       *[forest] People Eater
    }
scene-copies = Copycat
scene-total = Total
scene-head-sums = sums
scene-head-spaces = no.
scene-head-points = VP
scene-head-duties = dut
scene-head-squares = sq

## Facts inside sentences

fact-kind =
    { $kind ->
        [strawberry] a Strawberry Field
        [road] a Brick Road
        [waterway] a DaBaDee Waterway
        [sherbet] a Sherbet Factory
        [soylent] a Soylent Farm
       *[forest] a People Eater Forest
    }
fact-wanted =
    { $wanted ->
        [strawberry] a Strawberry Field
        [road] a Brick Road
        [waterway] a DaBaDee Waterway
        [sherbet] a Sherbet Factory
        [soylent] a Soylent Farm
       *[forest] a People Eater Forest
    }
fact-there = { $there }

## Why a move is refused: the turn

case-play-ended = The game is over; there is nothing left to do.
case-roll-first = The dice have not been rolled yet.
case-not-your-dice = This turn the dice are with { $turn }.

## Why a move is refused: the dice

case-pick-first = First pick two dice, or decline them: only then is it clear what you build.
case-not-rolled = Pick two of these: { $pool }.
case-set-aside = The duty die shows { $duty }, so every family die with a { $duty } is set aside. Left: { $pool }.
case-nothing-to-touch = { $sum } makes { fact-wanted }, which must touch a coloured space, and your Province has none yet.
case-no-space-for-it = { $sum } makes { fact-wanted }, and no empty space for it touches a coloured one.
case-dice-picked = You have picked your dice: you build { fact-kind }.
case-too-few-dice = Fewer than two family dice are left, so you build { fact-kind }.

## Why a move is refused: the space

case-other-construction = In this turn you build { fact-kind }, not { fact-wanted }.
case-not-on-sheet = There is no space { $space } on this sheet.
case-coloured-already = That space is coloured { fact-there } already.
case-must-touch = That space touches nothing coloured, and { fact-kind } must.
case-built-already = You have built this turn. Now the others decide whether to copy you.

## Why a move is refused: copying

case-build-comes-first = { $turn } builds first; then you may copy.
case-own-build = You built this: the others may copy it.
case-cannot-copy = You have no space for what { $turn } built, so you cannot copy it.
case-decided-already = You have decided for this turn.
case-dice-used = The dice of this turn are used. Now the others decide whether to copy.
case-copy-the-same = You may only copy { fact-kind }, not build { fact-wanted }.

## Rules

rule-CK-SETUP-1 = The game is for 1 to 6 players.
rule-CK-SETUP-2 = There are five six-sided Construction Dice: four Royal Family dice and one Royal Duties die.
rule-CK-SETUP-3 = There are six colours: yellow, orange, red, purple, blue, green.
rule-CK-SETUP-4 = Each player has one Province sheet; the guidelines are visible to all.
rule-CK-SETUP-6 = Each player names their Province.
rule-CK-SETUP-7 = The player with the most colourful outfit starts; here the first player is chosen or drawn at random.
rule-CK-SETUP-8 = A sheet has a name line, duties 1 to 6, 25 Copycat squares and the lines of the final score: Strawberry Fields, Brick Roads, DaBaDee Waterways, Sherbet Factories, Soylent Farms, People Eater Forests, Copycat Bonus, total.

rule-CK-ROLL-1 = The current player rolls all five dice once.
rule-CK-DUTY-1 = The current player crosses off the number of the Royal Duties die on their own sheet, if it is still open.
rule-CK-DUTY-2 = If that number is crossed off already, nothing happens.
rule-CK-DUTY-3 = The Royal Duties die and every family die equal to it are set aside for this turn.
rule-CK-BUILD-1 = Pick exactly two of the remaining family dice. Their sum names what you build.
rule-CK-BUILD-2 = Colour one empty space in the colour of what you build, obeying its placement rule.
rule-CK-BUILD-3 = With fewer than two dice left the total is 0: a Strawberry Field.
rule-CK-BUILD-4 = You may decline the dice: that is 0, a Strawberry Field.
rule-CK-BUILD-5 = A Strawberry Field is always allowed, whatever was rolled.
rule-CK-COPY-1 = After the build each other player may copy it.
rule-CK-COPY-2 = A copier builds the same type on their own sheet, under the same placement rule.
rule-CK-COPY-3 = The current player writes the number of copiers in one Copycat square.
rule-CK-COPY-4 = Each copier is 1 point for the current player.
rule-CK-TURN-1 = Once everyone has coloured, the dice go to the player on the left.

rule-CK-END-1 = A player who has crossed off all 6 duties triggers the end.
rule-CK-END-2 = A player who has filled all 25 Copycat squares triggers the end.
rule-CK-END-3 = A player whose Province is full triggers the end.
rule-CK-END-4 = Then every other player has one more turn, and the scores are counted.

rule-CK-SCORE-STRAW-1 = A Strawberry Field (red; 0 or 7) may be built anywhere. It scores 1 point if no coloured space is adjacent.
rule-CK-SCORE-STRAW-2 = Most Strawberry Fields: 10 points.
rule-CK-SCORE-SHERB-1 = A Sherbet Factory (orange; 4 or 10) must touch a coloured space. It scores 1 point.
rule-CK-SCORE-SHERB-2 = A Sherbet Factory with all five other types adjacent scores 5 points more, 6 in all.
rule-CK-SCORE-ROAD-1 = A Brick Road (yellow; 5 or 9) must touch a coloured space. It scores 2 points if exactly two other roads are adjacent.
rule-CK-SCORE-ROAD-2 = Longest road: 10 points.
rule-CK-SCORE-SOY-1 = A Soylent Farm (green; 3 or 11) must touch a coloured space. It scores 5 points if a road is adjacent.
rule-CK-SCORE-SOY-2 = A Soylent Farm with a road and a forest adjacent scores 5 points more, 10 in all.
rule-CK-SCORE-DABA-1 = A DaBaDee Waterway (blue; 6 or 8) must touch a coloured space. Each connected group scores by the table.
rule-CK-SCORE-PEOPLE-1 = A People Eater Forest (purple; 2 or 12) may be built anywhere. All forests of a sheet together score by the table.
rule-CK-SCORE-TABLE = The table: 1 space 1 point, then 3, 6, 10, 15, 21, 28, 36, 45, and 55 for 10 or more.
rule-CK-SCORE-COPY-1 = The Copycat Bonus is the sum of the Copycat squares.
rule-CK-SCORE-TIE-1 = All players tied for a bonus get it in full.
rule-CK-SCORE-WIN-1 = Highest total wins.

rule-CK-SUMS-1 = The sums are an option: with “Farms on 6 and 8” Waterways are built on 3 and 11; with “Roads on 6 and 8” they are built on 5 and 9.

rule-CK-EX-1 = The duty die shows 4: all family dice with a 4 are set aside.
rule-CK-EX-2 = 2, 6 and 1 are left. 6 and 1 make 7: a Strawberry Field on any empty space.

rule-CK-A1 = Adjacent, touching and connected all mean a shared side.
rule-CK-A2 = On an empty sheet nothing can be built that must touch a coloured space.
rule-CK-A3 = A player with no space for it cannot copy and is not counted.
rule-CK-A4 = Each of the others decides independently whether to copy.
rule-CK-A5 = A copier builds the same type.
rule-CK-A6 = A copier crosses off no duty and writes in no square.
rule-CK-A7 = A type without a space for it cannot be chosen; a Strawberry Field can, as long as any space is empty.
rule-CK-A8 = A current player whose sheet is full rolls, crosses off the duty, builds nothing and writes a 0; nobody copies.
rule-CK-A9 = A 0 takes a square too: there is one square for each turn of your own.
rule-CK-A10 = Whether a Strawberry Field is alone is checked at the end; other Strawberry Fields count as coloured spaces.
rule-CK-A11 = For most fields all Strawberry Fields count; it takes at least one.
rule-CK-A12 = The longest road is the longest path over roads that uses no space twice; it takes at least one.
rule-CK-A13 = All who are tied for a bonus get 10.
rule-CK-A14 = A tie for the win is shared.
rule-CK-A15 = The turn that triggers the end is played out: build, copies, square. Then everyone but the player who triggered it has one turn, starting to the left of the current player.
rule-CK-A16 = Once the last turns have begun, nothing else triggers the end.
rule-CK-A17 = The player who triggered the end may still copy in the last turns.
rule-CK-A18 = If several things trigger the end in one turn, the first counts: the duty, the current player’s space, a copier’s space in seat order, the Copycat square. Without an open square nothing is written, and copies give nothing.
rule-CK-A19 = Solo the rules are the same, a 0 is written each turn, and the game ends with the turn that triggers the end; both bonuses take at least one space.
rule-CK-A20 = A coloured space is never coloured over.
rule-CK-A21 = The bonuses of farms and factories are added to their points.
rule-CK-A22 = The points of all groups of Waterways are added up.
rule-CK-A23 = You name your Province by the name you give when you sit down; it stands above your sheet.
rule-CK-A24 = Whether and where players copy is hidden until all have decided; who is still deciding is not.
rule-CK-A25 = Seat order begins with the first seat at the table.
rule-CK-A26 = Where several rules forbid a move, the first is named: the stage of the turn, whose dice they are, who may copy, the dice, the type, the space, its neighbours.
rule-CK-A27 = A number for the first player above the number of players counts on round the table.
rule-CK-A28 = Dice are picked by their faces; dice that show the same are alike. With fewer than two left the Strawberry Field is placed at once.
rule-CK-A29 = On the game’s own sheets the longest road is always found. On a sheet of your own the search is limited, alike for everyone: among very tangled roads, the longest one found counts.

rule-CK-SHEET-1 = The Province sheet has 37 hexes in rows of 4, 5, 6, 7, 6, 5, 4, all empty.
rule-CK-SHEET-2 = The Grand sheet has 61 hexes in rows of 5, 6, 7, 8, 9, 8, 7, 6, 5, all empty.
rule-CK-SHEET-3 = A sheet of your own has at least two spaces, named as on the Grand sheet, and no space’s middle lies in another.
rule-CK-SHEET-4 = Only spaces of the sheet in play can be coloured; they are named by row and place in the row.

## Moves, told in the log; `.move` is their notation

tell-pick = picks { $a } and { $b }
    .do = pick { $a } and { $b }
    .move = { $a } and { $b }
tell-no-dice = declines the dice
    .do = use no dice
    .move = no dice
tell-no-copy = does not copy
    .do = do not copy
    .move = no copy
tell-build = builds { $ink ->
    [red] a Strawberry Field
    [yellow] a Brick Road
    [blue] a DaBaDee Waterway
    [orange] a Sherbet Factory
    [green] a Soylent Farm
   *[purple] a People Eater Forest
} on { $space }
    .do = build { $ink ->
        [red] a Strawberry Field
        [yellow] a Brick Road
        [blue] a DaBaDee Waterway
        [orange] a Sherbet Factory
        [green] a Soylent Farm
       *[purple] a People Eater Forest
    } on { $space }
    .move = { $ink } { $word } on { $space }

## What happened: goes on from the name of who did it

moment-duty = crosses off duty { $duty }{ $left ->
    [0] , the last one
   *[other] ; { $left } to go
}
moment-copied = { $n ->
    [one] is copied by one player
   *[other] is copied by { $n } players
}
moment-factory = { $n ->
    [one] has a factory with all five others beside it
   *[other] has { $n } more factories with all five others beside them
}
moment-longest-road = { $even ->
   *[no] has the longest road, { $length } long
    [yes] shares the longest road, { $length } long
}
moment-most-fields = { $even ->
   *[no] has the most fields, with
    [yes] shares the most fields, with
} { $n ->
    [one] one
   *[other] { $n }
}
moment-road-lost = loses the longest road
moment-fields-lost = no longer has the most fields
moment-province = has filled the Province
moment-end-called = triggers the end: { $cause ->
    [duties] all duties are crossed off
    [copycat] all Copycat squares are filled
   *[province] the Province is full
}.{ $others ->
    [0] {""}
   *[other] {" "}Everyone else has one more turn.
}

## Hints: how to score on a line, in the imperative
## `prepares-…` goes on from “that …”: what else comes of it.

hint-apart = build a Strawberry Field on its own
hint-most = earn the bonus for most fields
hint-between =
    { $times ->
        [one] lay a road between two others
       *[other] lay { $times } roads between two others
    }
hint-longest = claim the longest road
hint-groups =
    { $points ->
        [1] build a DaBaDee Waterway
       *[other] grow a group of waterways
    }
hint-each = build a Sherbet Factory
hint-among-all = surround a factory with all five other types
hint-by-road = join a Soylent Farm to a road
hint-by-forest = join a Soylent Farm to a road and a forest
hint-number =
    { $points ->
        [1] plant your first People Eater Forest
       *[other] grow your forests
    }
hint-copies = score by being copied
others-gain = { $points ->
    [one] { $name } gets a point
   *[other] { $name } gets { $points } points
}
others-lose = { $points ->
    [one] { $name } loses a point for now
   *[other] { $name } loses { $points } points for now
}
others-win-back = { $points ->
    [one] { $name } loses a point, but can win it back at once by copying
   *[other] { $name } loses { $points } points, but can win them back at once by copying
}
prepares-road-ends = leaves a road you can extend
prepares-road-ends-later = leaves a road you can extend
prepares-keep-road-ends = keeps a road you can extend
prepares-keep-road-ends-later = keeps a road you can extend
prepares-keep-road-can-go-on-later = keeps a road you can extend
prepares-keep-spaces-by-road-and-forest-later = keeps a spot for a farm beside a road and a forest
prepares-keep-space-by-5-kinds-later = keeps a spot beside all five types for a factory
prepares-road-can-go-on-later = leaves a road you can extend
prepares-road-ends-can-be-joined-later = lets you join two roads next
prepares-lone-roads = starts a road you can extend
prepares-spaces-by-road-later = leaves more room for farms beside a road
prepares-spaces-by-forest-later = leaves more room for farms beside a forest
prepares-factories-by-4-kinds = leaves a factory just one type short of all five
prepares-factories-by-3-kinds-later = puts three of five types beside a factory
prepares-space-by-5-kinds-later = leaves a spot beside all five types for a factory
prepares-space-by-4-kinds-later = leaves a spot beside four types for a factory
prepares-farms-by-neither = leaves a farm that a road can still reach
prepares-farms-by-road = leaves a farm that just needs a forest
prepares-farms-by-forest = leaves a farm that just needs a road
prepares-spaces-by-road-and-forest-later = leaves a spot for a farm beside a road and a forest
prepares-next-waterway-later = makes the next waterway worth more
prepares-next-forest-later = makes the next forest worth more
prepares-forest-can-help-a-farm-later = leaves a spot for a forest beside a farm
prepares-room-for-fields-apart-later = keeps room for fields on their own
prepares-field-lead-1 = puts you ahead in fields
prepares-road-lead-1 = gives you the longest road
prepares-road-lead-2 = gives you the longest road
prepares-road-lead-3-or-more = gives you the longest road

## Lessons: the first Province

lesson-first-province = Your first Province

lesson-first-province-farm = Colour your Province and score the most points. A Soylent Farm brings 5 beside a road, and 5 more if it touches a forest, too: build it on the marked space.
lesson-first-province-farm-less = You may build there, but it would not touch both the yellow road and the purple forest. The marked space does.
lesson-first-province-farm-done = 5 points for the road, 5 more for the forest. Where you build is what brings points.

lesson-first-province-copy = Blot, who plays against you, has built a People Eater Forest: see the small sheet above. You may copy it. Forests may stand anywhere, only their number counts. Copy it on the marked space.
lesson-first-province-copy-pity = Nobody has to copy. But it costs you nothing and brings you 2 points here, while Blot gets only 1.
lesson-first-province-copy-elsewhere = There it would bring the same: a forest may stand anywhere. For this lesson take the marked space.
lesson-first-province-copy-done = One forest is worth 1 point, two 3, three 6, four 10 and so on. And Blot gets 1 point for being copied.

lesson-first-province-dice = Your turn. You roll five dice and pick two of the family: their sum says what you build. A Brick Road is 5 or 9, so find two dice for it.
lesson-first-province-dice-sum = That sum builds something else. For a Brick Road you need 5 or 9.
lesson-first-province-dice-decline = You may go without dice, but these are good ones. Find two that make 5 or 9.
lesson-first-province-dice-done = A Brick Road it is. Under the dice you always see which sum builds what.

lesson-first-province-road = Blot’s road is two long. Put this one beside your yellow road, and you are even: everyone with the longest road gets 10 points.
lesson-first-province-road-alone = You may build there, but your road does not get longer. Choose a space beside your yellow road.
lesson-first-province-road-done = 10 points, for as long as nobody’s road is longer. And at the end each road that touches exactly two others brings 2.

lesson-first-province-duty = Your next turn. The black die is your royal duty: its number, 4, is crossed off on your sheet, and family dice that show it are set aside. Pick the two that are left: an ink drop marks them.
lesson-first-province-duty-decline = Well seen: a field would bring more here, and it needs no dice. That comes in a moment. First pick 2 and 6.
lesson-first-province-duty-done = 2 and 6 make 8: a DaBaDee Waterway. Mind your six duties: once all are crossed off, the end is near.

lesson-first-province-water = A Waterway must touch something coloured. So must all buildings but fields and forests. Colour any of the lit spaces.
lesson-first-province-water-done = One Waterway, 1 point. Then the others may copy: Blot did, and left a paw print. So a 1 goes into your Copycat row, and that is a point, too. So every turn ends.

lesson-first-province-group = Blot’s turn: another Waterway. The more of them touch each other, the more each brings: copy it right beside yours.
lesson-first-province-group-pity = Nobody has to copy. But here it brings you 2 points.
lesson-first-province-group-apart = Away from yours it would bring 1 point. Beside it, 2.
lesson-first-province-group-done = A group of two is worth 3 points, of three 6, of four 10: just like forests, but they have to touch.

lesson-first-province-decline = These dice make only a Waterway, but Blot has a Strawberry Field and you have none. So use no dice: that counts as 0, and 0 is a field. Tap the red Strawberry Field.
lesson-first-province-decline-dice = That makes another Waterway. Tap Strawberry Field, the red one: it needs no dice.
lesson-first-province-decline-done = A field is always possible, whatever the dice show.

lesson-first-province-lonely = A Strawberry Field may stand anywhere, and likes to be alone. Colour a space that touches nothing coloured.
lesson-first-province-lonely-beside = You may build there, but it would touch something coloured, and a field brings its point only when it is alone.
lesson-first-province-lonely-done = 1 point for standing alone. And 10 for the most fields: all who are even get them.

lesson-first-province-factory = The sixth building: Blot has a Sherbet Factory. It brings 1 point, and 5 more if all five other kinds touch it. Copy it on a lit space, but not beside your field.
lesson-first-province-factory-pity = Nobody has to copy. But here it brings you a point.
lesson-first-province-factory-spoilt = There it would touch your Strawberry Field, which would lose its point. Choose a space away from the field.
lesson-first-province-factory-done = 1 point now. With all five other kinds around it, it would be 6. They may come later: all is counted at the end.

lesson-first-province-yours = This roll crosses off your sixth duty, and that starts the end, as a full Province or 25 Copycat squares would. The turn is all yours: pick two dice and build what you like.
lesson-first-province-yours-done = Now everyone else has one more turn, and then it is over.

lesson-first-province-last = Blot’s last turn: its road is three long now. Copy it or don’t, as you like. Then the game is over.
lesson-first-province-last-done = The game is over: you have { $own } points, Blot has { $rival }. { $result ->
    [won] You win!
    [lost] Blot wins.
   *[tied] A tie!
} Now you can play. On an empty sheet begin with a field or a forest: all else must touch something coloured.

## Lessons: what two dice build

lesson-two-dice = What two dice build

lesson-two-dice-seven = Most buildings must touch something coloured, and your sheet is empty. A Strawberry Field may stand anywhere: pick two dice that make 7.
lesson-two-dice-seven-zero = Declining the dice gives a field, too. But two of these dice make 7: find them.
lesson-two-dice-seven-done = 7 is the middle, and two dice make it most often.

lesson-two-dice-pairs = The other sums go in pairs around 7: 6 and 8 a Waterway, 5 and 9 a road, 4 and 10 a factory, 3 and 11 a farm, 2 and 12 a forest. Pick two dice for a farm.
lesson-two-dice-pairs-sum = That is not a farm. A farm is 3 or 11.
lesson-two-dice-pairs-done = 3 or 11, both make a farm.

lesson-two-dice-factory = Now a Sherbet Factory. It is three away from 7, on either side.
lesson-two-dice-factory-sum = That is not a factory. A factory is 4 or 10, and here the 4 can be made.
lesson-two-dice-factory-done = 1 and 3 make 4: a factory.

lesson-two-dice-rare = The sums at either end are the rarest: 2 takes two ones, 12 two sixes. You have rolled such a pair, so pick it for a People Eater Forest.
lesson-two-dice-rare-sum = That is not a forest. A forest is 2 or 12: look for the pair.
lesson-two-dice-rare-done = Like a field, a forest may stand anywhere. The other four must touch something coloured.

## Lessons: how buildings score

lesson-fields-and-forests = Fields and forests

lesson-fields-and-forests-apart = A Strawberry Field brings 1 point if it touches nothing coloured. Find a place where this one is alone and leaves your other field alone, too.
lesson-fields-and-forests-apart-beside = You may build there, but then a field is no longer alone. A field counts as coloured, too.
lesson-fields-and-forests-apart-done = Alone at the end is what counts. The player with the most fields then gets 10 points more.

lesson-fields-and-forests-third = The number of your forests counts, wherever they stand: 1, 3, 6, 10, 15 points and so on. Pick the dice for your third one, and build it away from your fields.
lesson-fields-and-forests-third-dice = A forest is 2 or 12. Pick the two ones.
lesson-fields-and-forests-third-spoilt = You may build there, but it touches a field, which would lose its point.
lesson-fields-and-forests-third-done = Three forests are worth 6 points, and your fields have kept theirs.

lesson-roads-and-farms = Roads and farms

lesson-roads-and-farms-gap = A road brings 2 points if exactly two other roads touch it. Close the gap between your two roads.
lesson-roads-and-farms-gap-triangle = Well seen: a small triangle would bring 6 points, too. But closing the gap also makes one long road, and the longest gets 10.
lesson-roads-and-farms-gap-elsewhere = You may build there, but your roads stay two short ones. One space joins them.
lesson-roads-and-farms-gap-done = Three spaces now have a road on either side: 6 points. And the longest road of all gets 10.

lesson-roads-and-farms-end = Two means exactly two: a third road beside a road takes its points away. Go on at one end.
lesson-roads-and-farms-end-three = You may build there, but it doesn’t help: it touches no road, or it gives some roads a third one, and they lose their points. Go on at one end.
lesson-roads-and-farms-end-done = 2 points more, and your road is six long.

lesson-roads-and-farms-farm = A whole turn for you. A farm is 3 or 11; beside a road it brings 5 points, and 10 if it touches a forest, too.
lesson-roads-and-farms-farm-dice = That is not a farm. A farm is 3 or 11, and here the 3 can be made.
lesson-roads-and-farms-farm-place = You may build there, but it would bring less. Look for a space that touches both the forest and a road.
lesson-roads-and-farms-farm-done = 10 points. The same road and forest may serve more farms.

lesson-water-and-sherbet = Waterways and factories

lesson-water-and-sherbet-join = Each group of Waterways scores by its size: 1, 3, 6, 10, 15 points and so on. You have two groups of two: join them.
lesson-water-and-sherbet-join-apart = You may build there, but the two groups stay apart. One space touches both.
lesson-water-and-sherbet-join-done = One group of five is worth 15 points; the two small ones were worth 6.

lesson-water-and-sherbet-factory = A Sherbet Factory brings 1 point, and 5 more with all five other buildings beside it: find the space that has them all.
lesson-water-and-sherbet-factory-missing = You may build there, for 1 point. Look for the space that touches red, yellow, blue, green and purple.
lesson-water-and-sherbet-factory-done = All five are there. They may also come after the factory: it is counted at the end.

## Lessons: copying, duties, the end, solo

lesson-copying = Copying

lesson-copying-copy = Blot builds a road, and you may copy: the same building, on your own sheet, by the same rules. Your farm has a forest but no road, so put one beside it.
lesson-copying-copy-pity = Nobody has to copy. But here it brings you 10 points, and the builder only 1.
lesson-copying-copy-far = You may build there, but it does not touch your farm.
lesson-copying-copy-done = 10 points for you, 1 for the builder. What each player decides stays secret until all have decided.

lesson-copying-copied = Now you are the one to be copied. Build this forest wherever you like, and see what the other two do.
lesson-copying-copied-done = Both copied you, so a 2 goes into a Copycat square: 2 points. If nobody copies, a 0 fills a square, too.

lesson-duties = Royal duties

lesson-duties-open = On each turn you cross off the number of the duty die: now it is 3. Family dice that show a 3 are set aside, so pick the two that are left.
lesson-duties-open-zero = You may decline the dice, but two good ones are left: pick them.
lesson-duties-open-done = 2 and 5 make 7: a Strawberry Field.

lesson-duties-again = Duty 6 was crossed off before, so nothing is crossed off now. But your two sixes are set aside all the same: pick what is left.
lesson-duties-again-zero = You may decline the dice, but 1 and 4 make a road: pick them.
lesson-duties-again-done = The two sixes would have been a forest, but duty comes first.

lesson-duties-one-left = Duty 2, and three twos have gone. One die is no sum, so it counts as 0, a Strawberry Field: build it where it is alone.
lesson-duties-one-left-beside = You may build there, but it touches something coloured. Alone it brings a point.
lesson-duties-one-left-done = Three of your six duties are crossed off. The sixth one triggers the end of the game.

lesson-the-end = How the game ends

lesson-the-end-sixth = You have just crossed off your sixth duty, and that triggers the end. Your turn is still played out: let your group of Waterways grow.
lesson-the-end-sixth-apart = You may build there, for 1 point. Beside your group it brings 4.
lesson-the-end-sixth-done = Now everyone else has one more turn. A full Province or 25 filled Copycat squares trigger the end in the same way.

lesson-the-end-last-turn = Blot’s last turn: a farm. You have no road, so copying would bring you nothing, and Blot a point. Do not copy.
lesson-the-end-last-turn-nothing = You may copy, even now. But a farm without a road brings nothing, and Blot would get 1 point.
lesson-the-end-last-turn-done = The game is over: you have { $own } points, Blot has { $rival }, and the highest total wins. { $result ->
    [won] That is you!
    [lost] That is Blot.
   *[tied] It is a tie!
} All who are even for the most fields or the longest road get the 10 points.

lesson-solo = Solo

lesson-solo-field = In a solo game you play for the best score you can get. Nobody has more fields than you, so the very first one earns the bonus for the most: colour any space.
lesson-solo-field-done = 1 point for standing alone, and 10 for the most fields. Nobody can copy you, so each turn fills a Copycat square with a 0.

lesson-solo-road = It is the same with the longest road: your first one brings 10 points, though a field beside it is no longer alone. A road is 5 or 9, and must touch something coloured.
lesson-solo-road-dice = That is not a road. A road is 5 or 9.
lesson-solo-road-done = 10 points for the road; the field is no longer alone, and loses its 1.

lesson-solo-last = Your sixth duty is crossed off: a solo game ends with this turn. Build a farm beside the road and a forest.
lesson-solo-last-dice = That is not a farm. A farm is 3 or 11, and the 6 is set aside, so look for the 3.
lesson-solo-last-place = You may build there, but it would bring less. One space touches both the road and a forest.
lesson-solo-last-done = 10 points with the very last space. Your total is { $own }, and waits to be beaten.

# What one plays for, and what else to know at the start, in one line.

goal = Most points wins. It ends when somebody’s 6 duties are all crossed off (the black die does that), or all their spaces coloured, or all Copycat squares filled.
goal-solo = Score as much as you can. It ends when all 6 duties are crossed off (the black die does that), or all spaces coloured, or all Copycat squares filled.

# The first game: one line for each new kind of decision, in the order in which they are told.

lead-no-copy = Somebody has built, and you may copy it on your own sheet, or not. It costs you nothing; the builder gets 1 point.
lead-pick = The black die has crossed off a duty for you, and dice that show the same number walk off to the coach. Pick two that stay: their sum says what you build.
lead-build = Choose the space. The number on it is what your building brings there. The 10 points for the most fields, or for the longest road, last only until somebody has more.
lead-no-dice = You may also decline the dice. That counts as 0: a Strawberry Field.

## What is this? A card for each thing: what it is, how it stands, what it is worth, its rule

what-space = A space of the Province. It is coloured once, by what is built on it, and stays so.
    .title = Empty space
    .now =
        { $state ->
            [open] You can build here now: { scene-kind }.
           *[empty] { $kind ->
                [none] Pick two dice first: their sum says what you build.
               *[other] The construction of this turn, { scene-kind }, cannot go here now, or it is not yours to build.
            }
        }
    .rule = CK-BUILD-2
what-kind-strawberry = A Strawberry Field is always allowed, on any empty space: with the sums { $sums }, or without dice.
    .title = Strawberry Field
    .now = { whats-built }
    .worth = 1 point for each field that no coloured space touches at the end; 10 more for having the most fields. So far { $points }.
    .rule = CK-SCORE-STRAW-1
what-kind-road = A Brick Road, built with { $sums }, beside a coloured space.
    .title = Brick Road
    .now = { whats-built }
    .worth = 2 points for each road with exactly two other roads beside it; 10 more for the longest road. So far { $points }.
    .rule = CK-SCORE-ROAD-1
what-kind-waterway = A DaBaDee Waterway, built with { $sums }, beside a coloured space.
    .title = DaBaDee Waterway
    .now = { whats-built }
    .worth = Each group that hangs together scores by its size: 1, 3, 6, 10, 15 and so on, up to { $most } for { $longest }. A larger group scores no more: begin another. So far { $points }.
    .rule = CK-SCORE-DABA-1
what-kind-sherbet = A Sherbet Factory, built with { $sums }, beside a coloured space.
    .title = Sherbet Factory
    .now = { whats-built }
    .worth = 1 point each; 5 more for one with all five other constructions beside it. So far { $points }.
    .rule = CK-SCORE-SHERB-1
what-kind-soylent = A Soylent Farm, built with { $sums }, beside a coloured space.
    .title = Soylent Farm
    .now = { whats-built }
    .worth = 5 points with a road beside it, 10 with a forest as well. Without a road, nothing. So far { $points }.
    .rule = CK-SCORE-SOY-1
what-kind-forest = A People Eater Forest, built with { $sums }, on any empty space.
    .title = People Eater Forest
    .now = { whats-built }
    .worth = All forests of a sheet count together, wherever they are: 1, 3, 6, 10, 15 and so on, up to { $most } for { $longest }. More forests score no more. So far { $points }.
    .rule = CK-SCORE-PEOPLE-1
whats-built =
    { $state ->
        [built] It is being built this turn.
        [open] You can choose it now.
        [shut] The dice make it, but there is no space for it.
        [none] These dice do not make it.
       *[stands] {""}
    } { $n ->
        [0] None stands on this sheet.
        [one] One stands on this sheet.
       *[other] { $n } stand on this sheet.
    }
what-change = If you copy this, { $name } { whats-changed }: a copy is a point for the builder.
    .title = { $name } +{ $n }
    .kind = Another player’s points
    .rule = CK-COPY-4
what-change-strawberry = If you build this field, { $name } { whats-changed }: with more fields than anybody else, you take the points for the most fields.
    .title = { $name } −{ $n }
    .kind = Another player’s points
    .rule = CK-SCORE-STRAW-2
what-change-road = If you build this road, { $name } { whats-changed }: with a longer road than anybody else, you take the points for the longest road.
    .title = { $name } −{ $n }
    .kind = Another player’s points
    .rule = CK-SCORE-ROAD-2
whats-changed =
    { $way ->
        [loses] loses
       *[gains] gains
    } { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
what-royal = A die of the royal family. Two of them are picked, and their sum says what is built; others may copy it afterwards.
    .title = { $who ->
        [king] The king
        [queen] The queen
        [princess] The princess
       *[prince] The prince
    } shows { $n }
    .now =
        { $pairs ->
            [0] It is not to be picked now.
           *[other] With another die it makes { $sums }.
        }
    .worth = The hat has no meaning: only the number counts.
    .kind = Die of the royal family
    .rule = CK-BUILD-1
what-duty-die = The die of royal duties. The player who rolled crosses off its number, and family dice that show the same are called away for this turn.
    .title = Royal duty: { $n }
    .now =
        { $aside ->
            [0] Nobody is called away.
            [one] One of the family is called away.
           *[other] { $aside } of the family are called away.
        }
    .kind = Royal duty die
    .rule = CK-DUTY-3
what-duties = The six royal duties of this sheet. On your own turn you cross off the number of the duty die.
    .title = Royal duties
    .now = { $n } of { $all } are crossed off.{ $open ->
        [none] {""}
       *[other] {" "}Open: { $open }.
    }
    .worth = No points, but crossing off all six triggers the end.
    .rule = CK-END-1
what-copycat = The Copycat squares: after each of your turns, how many copied what you built.
    .title = Copycat squares
    .now = { $n } of { $all } are filled. When all are, the end comes.
    .worth = 1 point for everyone who copied you. So far { $sum }.
    .rule = CK-COPY-3
what-build = Builds on the space you have chosen. Until you tap it, you may choose another.
    .title = Build
    .now =
        { $aimed ->
            [yes] A space is chosen.
           *[no] { $kind ->
                [none] First pick two dice, then a space.
               *[other] First choose a space for it.
            }
        }
    .rule = CK-BUILD-2
what-copy = Builds the same as { $name }, on your own sheet. It costs you nothing, but { $name } gets a point for it.
    .title = Copy
    .now =
        { $aimed ->
            [yes] A space is chosen.
           *[no] First choose a space for it.
        }
    .worth = 1 point for { $name }; for you, what the new space brings.
    .rule = CK-COPY-2
what-decline = You need not copy. Then { $name } gets no point from you, and nothing changes on your sheet.
    .title = Do not copy
    .rule = CK-COPY-1
what-way-duties = Crossing off all six royal duties triggers the end: everybody else has one more turn.
    .title = The end by duties
    .now = { $name }: { $done } of { $all }.{ $open ->
        [none] {""}
       *[other] {" "}Open: { $open }.
    }
    .rule = CK-END-1
what-way-province = Colouring every space of a Province triggers the end: everybody else has one more turn.
    .title = The end by a full Province
    .now = { $name }: { $done } of { $all } spaces.
    .rule = CK-END-3
what-way-copycat = Filling all Copycat squares triggers the end: everybody else has one more turn.
    .title = The end by Copycat squares
    .now = { $name }: { $done } of { $all }.
    .rule = CK-END-2
what-guide = What each sum builds, where it may go, and how it scores.
    .title = Guidelines
    .rule = CK-SETUP-4
what-total = All constructions of the sheet and the Copycat squares. The highest total wins.
    .title = Total
    .worth = { $points } so far.
    .rule = CK-SCORE-WIN-1
what-player = { $own ->
        [yes] This is you.
       *[no] { $who ->
            [bot] A bot at the table.
           *[person] Somebody at the table.
        }
    } A tap shows the sheet.
    .title = { $name }
    .now = { $dice ->
        [yes] Has the dice; the others may copy what is built.
       *[no] Waits for the dice, and may copy meanwhile.
    }
    .worth = { $points } so far.
    .kind = Player
    .rule = CK-TURN-1
