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
case-coloured-already = { $space } is coloured { fact-there } already.
case-must-touch =
    { $space } touches no coloured space, and { fact-kind } must. Possible: { $open }.
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
    .move = { $a } and { $b }
tell-no-dice = declines the dice
    .move = no dice
tell-no-copy = does not copy
    .move = no copy
tell-build = builds { $ink ->
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
moment-longest-road = has the longest road, { $length } long
moment-most-fields = { $n ->
    [one] has the most fields, with one
   *[other] has the most fields, with { $n }
}
moment-province = has filled the Province
moment-end-called = triggers the end: { $cause ->
    [duties] all duties are crossed off
    [copycat] all Copycat squares are filled
   *[province] the Province is full
}.{ $others ->
    [0] {""}
   *[other] {" "}Everyone else has one more turn.
}
