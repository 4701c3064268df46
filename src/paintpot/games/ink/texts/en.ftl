# INK in English.
#
# Facts come as keys ("red", "light-blue") or numbers; lists come joined, their length in
# $<fact>-count. What is told in `fact-…` is shared by several sentences.

title = INK
about = Take tiles from the wheel, grow areas of colour and be the first to play all your ink bottles.

# What chance is here, for the page: tiles and tokens are drawn, no dice are thrown.
chance-kind = draws

## Names, alone and in lists

name-red = red
name-yellow = yellow
name-light-blue = light blue
name-dark-blue = dark blue
name-purple = purple

name-green = green
name-orange = orange
name-brown = brown
name-blue = blue
name-black = black

name-tile = tile
name-spot = white spot
name-objective-3 = objective 3
name-objective-4 = objective 4
name-objective-5 = objective 5
name-objective-6 = objective 6
name-objective-7 = objective 7
name-bottle = bottle
name-black-bottle = black bottle
name-x = X token

## Bonus actions

bonus-1 = 1 put down a white spot
bonus-2 = 2 play a palette bottle
bonus-3 = 3 change an objective
bonus-4 = 4 Lead bottle back 1 or 2
bonus-5 = 5 up to 3 more jokers
bonus-6 = 6 move up to 2 bottles
bonus-7 = 7 change a colour
bonus-8 = 8 take off an X or XX
bonus-9 = 9 fill a tile’s spots
bonus-10 = 10 free a spot (its bottle still counts)
bonus-11 = 11 add another tile
bonus-12 = 12 move a tile

## Score lines

name-bottles = Bottles played
part-own = own
part-black = black
part-held = own bottles still held
name-tie-round = Tie round
name-apprentice = Apprentice
part-played = bottles played

## Solo verdicts

solo-won = Your painting is done, and the Apprentice is still stirring ink.
solo-lost = The Apprentice was quicker this time.

## The picture: what is asked

ask-turn = Take a tile from the wheel or pass
ask-cover = Place the token:
ask-quill = Go on and take a tile
ask-place = Choose where the tile goes:
ask-turn-tile = Choose how the tile lies:
ask-complete = Complete an objective or say done
ask-jokers = How many of these bottles are jokers?
ask-spots = Choose the spots that get a bottle
ask-bonus = Bonus:
ask-set = Set the bottle on another spot
fell-token = Drawn:

## The picture: panels

status-tie-round = Tie round { $round }
scene-round = Round { $round }
scene-last-round = Round { $round }, the last
scene-quill = { $n }
scene-no-tile = no tile
scene-bag = { $n } in the bag
scene-x = { $x } X, then { $xx } XX
scene-bonuses = Bonus actions
scene-stock = Stock
scene-palette = palette
scene-jokers = jokers
scene-black = black played
scene-lead = Lead bottle at
scene-start = START
scene-areas = Areas
scene-area-size = { $size } for { $number }
scene-area-open = { $size }
scene-spots =
    { $n ->
        [0] {""}
        [one] { $n } spot
       *[other] { $n } spots
    }
scene-others = Others
scene-left =
    { $black ->
        [0] { $n } to play
       *[other] { $n } to play, { $black } black
    }
scene-apprentice = Apprentice
scene-apprentice-left = { $n } to play

## Facts inside sentences

fact-colour =
    { $colour ->
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $colour }
    }
fact-tint =
    { $tint ->
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $tint }
    }

## Why a move is refused: whose move it is

case-play-ended = The game is over; there is nothing left to do.
case-setup-first = The table is still being laid. Your turn comes after that.
case-token-first = A token is being drawn from the bag; that comes first.
case-refill-first = The wheel is being refilled; that comes first.
case-not-your-turn = It is not your turn: { $turn } is to move.

## Why a move is refused: the order of a turn

case-pick-first = First move your Lead bottle to a place on the wheel and take its tile.
case-no-token-drawn = There is no token to place: none was drawn in this turn.
case-cover-first = First place the token you have drawn.
case-pass-after-token = You have drawn a token at START, so you may no longer pass.
case-crossed-already = You have crossed START in this turn already: once per turn is all.
case-objective-before-tile = No objective can be completed before the new tile lies on your painting.
case-go-on-to-quill = You are at START with your token placed. Go on to a place on the wheel now.
case-lay-first = First lay the tile you have taken: it must touch your painting.
case-picked-already = You have taken your tile for this turn already.
case-pass-in-full-turn = You have begun a full turn, so you may no longer pass.
case-bottles-first = First say how many jokers this objective takes.
case-spots-first = First fill the spots: as many bottles as possible must be played.
case-bonus-first = First use the bonus action, or skip it.
case-no-bonus-now = You have no bonus action to use now. It is used right after the objective or lost.
case-other-bonus = This is not what your bonus action does.
case-set-down-first = First set down what you have lifted.

## Why a move is refused: picking and passing

case-quill-empty = No tile lies at place { $quill } on the wheel.
case-cross-first = Place { $quill } on the wheel lies beyond START. To get there, you would have to cross START and place the token you draw.
case-leaving-start = Your Lead bottle stands on START: leaving it is not crossing it. Choose a tile.
case-no-token-left = No token is left to draw, so you cross START without stopping. Choose a tile.
case-no-tile-left = No tile is left on the wheel. You can only pass.
case-palette-short = You cannot move { $n } bottles: { $palette ->
        [0] your palette is empty.
        [one] only { $palette } is on your palette.
       *[other] only { $palette } are on your palette.
    }

## Why a move is refused: X and XX

case-not-a-pair = A token covers two squares of your painting that share a side.
case-covered-already = An X or XX lies there already.
case-upside-down = There is an upside-down bottle, which nothing may cover or move.
case-x-colour = The token must cover at least one square of its colour: { $token }.
case-xx-colours = The token must cover two squares of one and the same of its colours: { $token }.

## Why a move is refused: adding a tile

case-overlap = Tiles can’t overlap; try elsewhere.
case-corner-only = The tile would touch your painting only at a corner. It needs a shared side.
case-not-connected = The tile must touch your painting: one shared side is enough.
case-laid-as-before = That is just how the tile lay. Turn it, or put it elsewhere.

## Why a move is refused: objectives and bottles

case-no-objective = There is no objective on that square.
case-objective-done = That objective is completed already.
case-objective-covered = An X or XX covers that objective.
case-area-too-small = The { fact-colour } area has { $size ->
        [one] only { $size } square
       *[other] only { $size } squares
    }; objective { $mark } needs { $mark }.
case-not-grown = The { fact-colour } area has not grown in this turn, so its { $mark } cannot be completed.
case-no-bottle = You have no bottle that may be played on { fact-colour }.
case-not-so-many-jokers = You cannot play { $n } jokers here: { $most } at most.
case-palette-too-short = At least { $least ->
        [one] { $least } joker is
       *[other] { $least } jokers are
    } needed here, or a place you have a bottle for would stay empty.
case-not-a-spot-here = That is not a free spot of this area.

## Why a move is refused: bonus actions

case-not-plain = A white spot goes on an open square that shows neither spot nor number.
case-no-free-spot = There is no free spot on that square.
case-not-palette-colour = That square has neither of your palette’s colours: { $own_colours }.
case-no-open-number = There is no open objective on that square.
case-number-tokens-gone = No token with the number { $number } is left.
case-not-so-far-back = Your Lead bottle cannot go back that far: it may not reach START.
case-shift-too-many = You cannot move { $n } bottles: { $palette ->
        [one] only { $palette } is on your palette.
       *[other] only { $palette } are on your palette.
    }
case-no-upright-bottle = There is no upright bottle to move on that square.
case-moved-before = You have moved that bottle already. The other one must be another bottle.
case-same-spot = That is where the bottle stood. It goes to another spot.
case-not-colourable = A colour token goes on a square without bottle, X and XX.
case-shown-already = That square shows { fact-colour } already.
case-colour-tokens-gone = No { fact-tint } token is left.
case-no-x-there = There is no X or XX to take off there.
case-other-tile = This bonus action fills the spots of one tile, and you have begun with another.
case-no-bottle-for-spot = You have no bottle that may be played on { fact-colour }.
case-no-choice-of-stock = That spot leaves no choice of bottle.
case-black-fills-all = With black bottles every spot that can be filled must be filled.
case-no-upright-to-take = There is no upright bottle to take off on that square.
case-fetch-empty = No tile lies at place { $quill } on the wheel.
case-not-a-loose-tile = There is no such tile in your painting.
case-starting-tile = The starting tile stays where it is.
case-tile-bears = There is a bottle or a token on that tile, so it stays where it is.
case-tile-holds = Without that tile your painting would fall apart.

## Rules of the ledger

rule-INK-GOAL-1 = Be the first to play all 24 of your bottles.
rule-INK-SETUP-1 = All players share one wheel of quills.
rule-INK-SETUP-2 = Each player gets one starting tile and one palette card at random, for all to see.
rule-INK-SETUP-3 = Starting tiles and palette cards that nobody got are out of the game.
rule-INK-SETUP-4 = All 95 ink tiles go into the ink bag.
rule-INK-SETUP-5 = A tile is drawn for each of the six quills.
rule-INK-SETUP-6 = The X bag gets exactly three X tokens a player, drawn at random.
rule-INK-SETUP-7 = The other X tokens are out of the game. The twenty XX tokens wait in reserve.
rule-INK-SETUP-8 = Two red and two blue bonus actions are drawn and shown.
rule-INK-SETUP-9 = The four bonus actions fill the four slots in the order of their numbers.
rule-INK-SETUP-10 = For a first game the bonus actions can be set: 1, 5, 6 and 11.
rule-INK-SETUP-11 = Each player has 25 bottles: the Lead bottle on START, 12 on the palette card and 12 jokers beside it.
rule-INK-SETUP-12 = White spots, number tokens and colour tokens are in the game only if one of its bonus actions needs them.
rule-INK-SETUP-13 = The black bottles are a supply for everyone.
rule-INK-SETUP-14 = Each player has one of the four bottle colours. Bonus actions that were not drawn are out of the game.
rule-INK-SETUP-15 = The last player to write or paint with ink begins; here the first player is chosen or drawn at random.
rule-INK-CB-1 = For colour-blind players a marked disk takes the place of each Lead bottle.
rule-INK-CB-2 = A second disk lies on the palette card. Here every tile colour and every player colour also has a letter and a pattern.

rule-INK-TURN-1 = Players take turns clockwise, the first player first.
rule-INK-TURN-2 = On your turn you either take a full turn or pass.
rule-INK-TURN-3 = A full turn goes in this order: pick a tile, add it, complete objectives, refill the wheel.
rule-INK-PICK-1 = In a full turn your Lead bottle must move, and only clockwise.
rule-INK-PICK-2 = The Lead bottle ends on one of the six quills, as far away as you like.
rule-INK-PICK-3 = The Lead bottle may go all the way round and end on the quill it left.
rule-INK-PICK-4 = Any number of Lead bottles may stand at one quill.
rule-INK-PICK-5 = You take the tile at the quill your Lead bottle has reached.
rule-INK-PICK-6 = A move across START stops there for a token.
rule-INK-ADD-1 = The new tile must touch your painting with at least one square.
rule-INK-ADD-2 = The colours that touch need not match.
rule-INK-ADD-3 = You may flip the tile: its back is the mirror image of its front.
rule-INK-AREA-1 = An area is a group of adjacent squares of one colour; its size is the number of its squares.
rule-INK-AREA-2 = A square with an empty spot or an uncovered number counts as its colour.
rule-INK-AREA-3 = A square with a bottle on it counts as no colour.
rule-INK-AREA-4 = A bottle can cut an area in two.
rule-INK-AREA-5 = A square under an X or XX counts as no colour and can cut an area; its spot or number is out of use.
rule-INK-OBJ-1 = Objectives are the numbers from 3 to 7 on the tiles.
rule-INK-OBJ-2 = You need never complete an objective.
rule-INK-OBJ-3 = You may complete several objectives in a turn.
rule-INK-OBJ-4 = The area must show an uncovered objective.
rule-INK-OBJ-5 = The area must be at least as large as the number.
rule-INK-OBJ-6 = The area must have grown in this turn: by a tile, by a bottle that moved away, or in another way.
rule-INK-OBJ-7 = You need at least one bottle that may be played on the colour of the area, or a black one once your own are gone.
rule-INK-OBJ-8 = Each objective goes in this order: play bottles, use the bonus if you like, look for another objective.
rule-INK-BOTTLE-1 = Bottles from the palette may be played only on areas of the card’s two colours.
rule-INK-BOTTLE-2 = Jokers may be played on any colour.
rule-INK-BOTTLE-3 = One bottle goes upside-down on the number you complete.
rule-INK-BOTTLE-4 = Other objectives of that area get no bottle.
rule-INK-BOTTLE-5 = Then one upright bottle goes on each white spot of the area.
rule-INK-BOTTLE-6 = You must play as many bottles as you can.
rule-INK-BOTTLE-7 = If you run short of bottles, you choose the spots that stay empty.
rule-INK-BOTTLE-8 = An upside-down bottle never moves again.
rule-INK-BONUS-1 = A game has four bonus actions, one in each slot.
rule-INK-BONUS-2 = A completed objective opens the bonus action beside its number.
rule-INK-BONUS-3 = You need not use a bonus action.
rule-INK-BONUS-4 = A bonus action is used at once or lost.
rule-INK-BONUS-5 = After a bonus action you may go on completing objectives.
rule-INK-X-1 = When you cross START, stop there, draw a token and place it; then go on to the quill of your choice.
rule-INK-X-2 = This happens each time you cross START.
rule-INK-X-3 = The token must be placed. It covers two adjacent squares of your painting.
rule-INK-X-4 = An X must cover at least one square of its colour.
rule-INK-X-5 = If your painting does not show that colour, the X may go anywhere on it.
rule-INK-X-6 = A token may cover a bottle; the bottle goes back to your jokers.
rule-INK-X-7 = Whatever else a token covers is out of the game.
rule-INK-X-8 = When the last X is drawn, all XX tokens go into the bag.
rule-INK-XX-1 = An XX shows two colours. It must cover two adjacent squares, both of one of these colours.
rule-INK-XX-2 = If your painting shows neither colour, the XX may go anywhere on it.
rule-INK-XX-3 = Once the bag is empty, nothing is drawn at START.
rule-INK-REPL-1 = At the end of a turn empty quills are refilled from the bag.
rule-INK-REPL-2 = Several empty quills are refilled clockwise, beginning at START.
rule-INK-PASS-1 = If you pass, your Lead bottle stays where it is.
rule-INK-PASS-2 = A pass moves up to two bottles from your palette to your jokers.

rule-INK-END-1 = The first player to play the last of their own bottles, by a bonus action too, triggers the end, and may use black bottles for the rest of that turn.
rule-INK-END-2 = The game goes on until everyone has had the same number of turns.
rule-INK-END-3 = If you run out of your own bottles on your last turn, you may go on with black ones.
rule-INK-END-4 = If only one player has played all bottles, that player wins.
rule-INK-END-5 = If several have, the one with the most black bottles wins.
rule-INK-TIE-1 = Those who are tied play another round, and so on until it is decided.

rule-INK-EX-1 = Example: one yellow area of seven squares and one light blue area of three.
rule-INK-EX-2 = Example: bottles part the purple squares into two areas of three.
rule-INK-EX-3 = Example: a dark blue area meets all four conditions for its objective 4.
rule-INK-EX-4 = Example: an area has a 6 and a 4. Completing the 6 puts one bottle upside-down on the 6, none on the 4, and one on each spot.
rule-INK-EX-5 = Example: a red X may go wherever it covers at least one red square.
rule-INK-EX-6 = Example: an XX of purple and light blue may cover a bottle on such a square, and the bottle goes back to the jokers.
rule-INK-EX-7 = Example: a dark blue area of four squares is too small for its objective 6.
rule-INK-EX-8 = Example: at START, a purple X is drawn and covers two squares, one of them purple; then the Lead bottle goes on.
rule-INK-EX-9 = Example: in a dark blue area of six squares either the 4 or the 6 can be completed.
rule-INK-EX-10 = Example: the 6 takes three jokers, one on the number and two on spots; the 4 stays empty, and three squares of the area are left.
rule-INK-EX-11 = Example: the bonus of the 6 moves two bottles away. The area has five squares again, so the 4 can be completed.
rule-INK-EX-12 = Example: the 4 takes three bottles, one on the number and two on the spots that have become free.
rule-INK-EX-13 = Example: the bonus of the 4 puts a white spot on a light blue square. Nothing more can be completed, and the turn ends.
rule-INK-EX-14 = Example: on a last turn, an objective 3 has places for four bottles. Two from the palette and two black ones are played, which triggers the end.
rule-INK-EX-15 = Example: she wins if nobody else has two black bottles. Exactly two make a tie, three beat her.

rule-INK-A1 = A tile may lie in eight ways: four turns of the front and four of the back. If some look the same, one of them is offered.
rule-INK-A2 = A tile may lie anywhere on the grid of squares, and need not line up with other tiles.
rule-INK-A3 = Tiles never overlap.
rule-INK-A4 = To touch means to share a full side of a square.
rule-INK-A5 = Squares that meet in a corner are not adjacent, unless a link joins them.
rule-INK-A6 = Some tiles link two opposite corners of one colour through the middle. The link joins them into one area while both are free of bottles, X and XX and colour tokens; it has no other effect.
rule-INK-A7 = A new tile may be laid against a square under an X.
rule-INK-A8 = A hole in the painting may be filled if the tile fits.
rule-INK-A9 = A painting may grow as large as it likes.
rule-INK-A10 = Leaving START on your first move is not crossing it.
rule-INK-A11 = You cross START at most once per turn.
rule-INK-A12 = You decide to cross START, draw and place the token, and only then choose any quill with a tile, even beyond the one you left. START is not crossed again.
rule-INK-A13 = You may not pass your turn once a token is drawn.
rule-INK-A14 = A quill without a tile cannot be chosen.
rule-INK-A15 = If the wheel cannot be refilled, this round is the last. If nobody has finished, the fewest own bottles left win; equal players share the win.
rule-INK-A16 = When no tile is left, you can only pass.
rule-INK-A17 = An area has grown if, after one change, it is larger than every area of its colour that lay on any of its squares before. Its squares stay marked until the turn ends, and any area with a marked square counts as grown.
rule-INK-A18 = A new area counts as grown.
rule-INK-A19 = A new white spot or number makes no area grow.
rule-INK-A20 = Taking away an X or changing a colour makes an area grow if it gets larger by it.
rule-INK-A21 = The size counts at the moment you complete the objective.
rule-INK-A22 = Two objectives of one area are completed one by one, and the size is checked each time.
rule-INK-A23 = A completed objective is never completed again.
rule-INK-A24 = You may not leave out a spot for which you have a bottle.
rule-INK-A25 = You may mix bottles from the palette and jokers as you like; unless you say otherwise, palette bottles go first.
rule-INK-A26 = A single last bottle goes on the number.
rule-INK-A27 = The slots belong to 4, 5, 6 and 7; a 3 gives no bonus. As a variant, a 3 uses the slot of the 4.
rule-INK-A28 = Use the bonus before you complete another objective, or it is lost.
rule-INK-A29 = You may use a bonus in part.
rule-INK-A30 = A bottle that moves may go to any colour.
rule-INK-A31 = A spot a bottle has left is free again.
rule-INK-A32 = A discarded bottle counts as played.
rule-INK-A33 = A token covers two squares that share a side, neither under an X or XX nor with an upside-down bottle. Links do not matter. It may cover upright bottles, spots, numbers and other tokens.
rule-INK-A34 = As long as some pair of squares meets the colour rule, the token goes on such a pair; otherwise on any pair it may cover. Only squares that may be covered count.
rule-INK-A35 = For tokens a square with a bottle still has its colour.
rule-INK-A36 = An X or XX never lies on another.
rule-INK-A37 = If no pair of squares may be covered, the token is out of the game.
rule-INK-A38 = A token may lie across two tiles.
rule-INK-A39 = An X may cover an objective or a spot, which is out of use meanwhile. Bonus action 8 brings back what is printed there, but not what was covered on top of it; the X is then out of the game.
rule-INK-A40 = All twenty XX tokens go into the bag at once.
rule-INK-A41 = A placed X never goes back into the bag.
rule-INK-A42 = You may pass with an empty palette; nothing moves then.
rule-INK-A43 = If everyone passes in a round and moves nothing, the game ends as it does when tiles run out. This is not so in solo.
rule-INK-A44 = A pass is a turn.
rule-INK-A45 = The last round ends with the player before the first player.
rule-INK-A46 = No black bottle while you have one of your own, whether you can play it or not.
rule-INK-A47 = Once your own are gone, black bottles of any colour serve for objectives and bonus action 9 in that turn, as many as can be played. Bonus action 6 may move and 10 may take off a black bottle; under an X it goes back to the supply and no longer counts.
rule-INK-A48 = There are always enough black bottles.
rule-INK-A49 = In a tie round black bottles may be used every turn. A bottle of your own that came back must be played first; a player who still has one at the end of the round ranks behind the others, then most black bottles win.
rule-INK-A50 = Only those still tied for first place go on. If all of them pass or the wheel cannot be refilled, they share the win.
rule-INK-A51 = A tie round keeps the order of players and the wheel as it stands.
rule-INK-A52 = There are always 24 bottles to play.
rule-INK-A55 = A bonus action whose tokens have run out cannot be used.
rule-INK-A56 = No objective is completed between placing a token and adding the tile.
rule-INK-A57 = Only what the bags will give is hidden.
rule-INK-A58 = Quills are numbered 1 to 6 clockwise from START. You cross START if you go to the same quill or a lower number; from START itself, never.
rule-INK-A59 = A spot is free without bottle, X, XX or colour token; a number is no spot. A square is open without bottle, X and XX, and plain if it shows neither spot nor number. Bonus action 3 needs an open number, and an earlier number token there is out of the game. Bonus action 9 may name the starting tile. The tile of bonus action 11 is added at once.

rule-INK-ACT-1 = Bonus action 1: put a white spot on an open square that shows neither spot nor number.
rule-INK-ACT-2 = Bonus action 2: play one palette bottle on any free spot of a palette colour.
rule-INK-ACT-3 = Bonus action 3: cover an uncovered number with a number token of your choice.
rule-INK-ACT-4 = Bonus action 4: move your Lead bottle back one or two quills, not to START or past it. You take no tile.
rule-INK-ACT-5 = Bonus action 5: move up to three bottles from your palette to your jokers.
rule-INK-ACT-6 = Bonus action 6: move up to two different upright bottles, each to another free spot.
rule-INK-ACT-7 = Bonus action 7: put a colour token on a square without bottle, X or XX, in a colour it does not show. Spot and number are gone while it lies there.
rule-INK-ACT-8 = Bonus action 8: take one X or XX off your painting.
rule-INK-ACT-9 = Bonus action 9: choose a tile and play bottles on all its free spots, as their colours allow.
rule-INK-ACT-10 = Bonus action 10: take one upright bottle off your painting. It counts as played, and its spot is free.
rule-INK-ACT-11 = Bonus action 11: take any other tile from the wheel and add it. Your Lead bottle stays.
rule-INK-ACT-12 = Bonus action 12: lift a tile without bottles or tokens, if the rest stays in one piece, and put it elsewhere or turn it. The starting tile stays.

rule-INK-TILE-1 = There are 95 ink tiles, 19 patterns in five colourings; no two are alike, however turned or flipped.
rule-INK-TILE-2 = Each colour has 76 squares, 13 objectives and 24 spots. There are ten 3s, twenty 4s, fifteen 5s, fifteen 6s and five 7s.
rule-INK-TILE-3 = The five starting tiles have four colours each and show neither spots nor numbers.
rule-INK-TILE-4 = A tile has two by two squares in two to four colours; a square has a spot, a number or neither.

rule-INK-SOLO-1 = Solo: the usual setup with three X tokens; the Apprentice has a Lead bottle and 24 others.
rule-INK-SOLO-2 = Solo: after each of your turns the Apprentice steps to the next quill and discards its tile, which is then replaced. It draws no tokens.
rule-INK-SOLO-3 = Solo: the Apprentice plays one bottle a turn, and a second one if the tile shows an objective of 5 or more (normal) or any objective (hard).
rule-INK-SOLO-4 = Solo: you win if you play your 24 bottles no later than the Apprentice; black bottles of that turn show how well.
rule-INK-SOLO-5 = Solo: you refill the wheel, then the Apprentice steps, over START too. A pass of yours is a turn. Where no tile lies it plays one bottle.
rule-INK-SOLO-6 = Solo: there are no tie rounds, and neither passes nor an empty bag end the game; it ends when you or the Apprentice is done.
fell = { $what }

## What came out of the bags; `.chance` is its notation

outcome-deal = { $name }: palette { $one-name } and { $two-name }
    .chance = seat { $seat }: { $tile }, { $one } and { $two }
outcome-bonuses = Bonus actions: { $bonus-name }
    .chance = bonus { $bonus }
outcome-refill = New tile at place { $quill } on the wheel
    .several = New tiles at places { $quill } on the wheel
    .chance = quill { $quill }: { $tile }
outcome-x = Drawn: X, { $one-name }
    .chance = X { $one }
outcome-xx = Drawn: XX, { $one-name } and { $two-name }
    .chance = XX { $one } and { $two }

## Moves, told in the log; `.move` is their notation. Squares are not named: no board shows names.

tell-quill = takes the tile at place { $n } on the wheel
    .do = take the tile at place { $n } on the wheel
    .move = quill { $n }
tell-cross = crosses START
    .do = cross START
    .move = cross
tell-cover = covers two squares
    .do = cover two squares
    .move = cover { $square } { $way }
tell-place = adds it to the painting
    .do = add it to the painting
    .move = tile at { $x },{ $y }
tell-turned = {""}
    .do = { $n ->
        [0] lay it as it is
        [one] turn it once and lay it
       *[other] turn it { $n } times and lay it
    }
    .move = turned { $n }
tell-flipped = {""}
    .do = { $n ->
        [0] flip it and lay it
        [one] flip it, turn it once and lay it
       *[other] flip it, turn it { $n } times and lay it
    }
    .move = turned { $n } flipped
tell-complete = completes an objective
    .do = complete an objective
    .move = complete { $square }
tell-jokers = { $n ->
    [0] {""}
    [one] with { $n } joker
   *[other] with { $n } jokers
}
    .do = { $n ->
        [0] without jokers
        [one] with { $n } joker
       *[other] with { $n } jokers
    }
    .move = jokers { $n }
tell-fill = puts a bottle on a spot
    .do = put a bottle on a spot
    .move = fill { $square }
tell-fill-joker = puts a joker on a spot
    .do = put a joker on a spot
    .move = fill { $square } with a joker
tell-leave = skips the bonus
    .do = skip the bonus
    .move = leave bonus
tell-done = ends the turn
    .do = end the turn
    .move = done
tell-pass = { $n ->
    [0] passes
    [one] passes, { $n } bottle becomes a joker
   *[other] passes, { $n } bottles become jokers
}
    .do = { $n ->
        [0] pass
        [one] pass; { $n } bottle becomes a joker
       *[other] pass; { $n } bottles become jokers
    }
    .move = pass { $n }
tell-spot = puts down a white spot
    .do = put down a white spot
    .move = spot on { $square }
tell-number = changes an objective to { $n }
    .do = change an objective to { $n }
    .move = number { $n } on { $square }
tell-back = { $n ->
    [one] moves the Lead bottle back { $n } place
   *[other] moves the Lead bottle back { $n } places
}
    .do = { $n ->
        [one] move the Lead bottle back { $n } place
       *[other] move the Lead bottle back { $n } places
    }
    .move = back { $n }
tell-shift = { $n ->
    [one] turns { $n } bottle into a joker
   *[other] turns { $n } bottles into jokers
}
    .do = { $n ->
        [one] turn { $n } bottle into a joker
       *[other] turn { $n } bottles into jokers
    }
    .move = shift { $n }
tell-lift-tile = lifts a tile
    .do = lift a tile
    .move = lift tile { $n }
tell-lift = lifts a bottle
    .do = lift a bottle
    .move = lift { $square }
tell-set = sets it on another spot
    .do = set it on another spot
    .move = set on { $square }
tell-take-off = takes off a bottle
    .do = take off a bottle; it still counts, and its spot is free
    .move = take off { $square }
tell-uncover = takes off an X or XX
    .do = take off an X or XX
    .move = uncover { $square }
tell-fetch = takes the tile at place { $n } on the wheel too
    .do = take the tile at place { $n } on the wheel too
    .move = fetch { $n }
tell-colour = colours a square { $colour-name }
    .do = colour a square { $colour-name }
    .move = { $colour } on { $square }

## What happened: goes on from the name of who did it

moment-objective = completes objective { $n }
moment-bottles = { $n ->
    [one] places a bottle: { $total } of 24
   *[other] places { $n } bottles: { $total } of 24
}{ $black ->
    [0] {""}
   *[other] {" "}and { $black } black
}
moment-bonus = gains a bonus: { $bonus ->
    [1] place a white spot
    [2] play a palette bottle
    [3] change an objective
    [4] move the Lead bottle back one or two places
    [5] turn up to three palette bottles into jokers
    [6] move up to two bottles
    [7] change a colour
    [8] take off an X or XX
    [9] fill the spots of a tile
    [10] take off a bottle, which still counts
    [11] add another tile
   *[12] move a tile
}
moment-bottle-lost = { $n ->
    [one] loses a bottle under an X: { $total } of 24
   *[other] loses { $n } bottles under an X: { $total } of 24
}
moment-last-bottle = places the last bottle
moment-last-round = has all 24: everyone gets the same number of turns, then the game ends
moment-tie-round = { $n ->
    [one] A tie, so there is another round: objectives now take black bottles, and most of those win.
   *[other] Still a tie: tie round { $n }.
}
moment-last-x = That was the last X: from now on START gives XX tokens, which need two squares of one colour.
moment-apprentice = { $n ->
    [one] The Apprentice steps to place { $quill } on the wheel and places a bottle: { $total } of 24.
   *[other] The Apprentice steps to place { $quill } on the wheel and places { $n } bottles: { $total } of 24.
}

## What to know before a move that its points do not tell

caution-hides-spot = the white spot is lost
caution-hides-objective = the objective is lost
caution-covers-bottle = some tokens would take a bottle off

## Hints: how to score on a line, in the imperative
## `prepares-…` goes on from “that …”: what else comes of it.

hint-own =
    { $points ->
        [one] place a bottle
       *[other] place { $points } bottles
    }{ $rest ->
        [0] {""}
        [one] {" "}and a black one on top
       *[other] {" "}and { $rest } black ones on top
    }
hint-black =
    { $rest ->
        [0] { $points ->
            [one] place a black bottle
           *[other] place { $points } black bottles
        }
       *[other] { $rest ->
            [one] place a bottle
           *[other] place { $rest } bottles
        } and { $points } black ones on top
    }
no-points = No bottles now
prepares-finished = completes your 24 and triggers the end of the game
awaited = Draw a token and cover two squares; then take any tile on the wheel{ $n ->
        [0] {""}
        [one] , which should bring a bottle this turn
       *[other] , which should bring { $n } bottles this turn
    }{ $cost ->
        [0] {""}
        [one] . A bad token would cost a bottle instead
       *[other] . A bad token would cost { $cost } bottles instead
    }.
prepares-awaited = lets you draw a token, and then take any tile on the wheel{ $n ->
        [0] {""}
        [one] , which should bring a bottle this turn
       *[other] , which should bring { $n } bottles this turn
    }{ $cost ->
        [0] {""}
        [one] , though a bad token would cost a bottle
       *[other] , though a bad token would cost { $cost } bottles
    }
prepares-best-ready = leaves an objective ready to be completed
prepares-rest-ready = leaves an objective ready to be completed
prepares-best-1-short = leaves an area one square short of its objective
prepares-rest-1-short = leaves an area one square short of its objective
prepares-best-3-short = gets you started on an objective
prepares-rest-3-short = gets you started on an objective
prepares-best-2-short = leaves an area two squares short of its objective
prepares-rest-2-short = leaves an area two squares short of its objective
prepares-on-palette-colours = grows an area that your palette can fill
prepares-palette-spots = brings white spots in the colours of your palette
prepares-spots-by-squares = grows an area with white spots
prepares-jokers-up-to-3 = gives you more jokers
prepares-jokers-4-to-8 = gives you more jokers
prepares-palette-up-to-3 = puts more bottles on your palette
prepares-keep-no-jokers = saves your last jokers
prepares-keep-jokers-up-to-3 = saves your jokers
prepares-keep-jokers-4-to-8 = saves your jokers
prepares-keep-palette-up-to-3 = saves the bottles on your palette
prepares-keep-lead = leaves your Lead bottle more tiles ahead
prepares-keep-lead-on-5-or-6 = leaves your Lead bottle more tiles ahead
prepares-keep-lead-on-6 = leaves your Lead bottle a tile ahead
prepares-bonus-1 = brings a bonus nearer: a new white spot
prepares-bonus-2 = brings a bonus nearer: a palette bottle on a spot
prepares-bonus-3 = brings a bonus nearer: another number for an objective
prepares-bonus-4 = brings a bonus nearer: the Lead bottle back
prepares-bonus-5 = brings a bonus nearer: more jokers
prepares-bonus-6 = brings a bonus nearer: moving bottles
prepares-bonus-7 = brings a bonus nearer: another colour
prepares-bonus-8 = brings a bonus nearer: taking off an X
prepares-bonus-9 = brings a bonus nearer: filling a tile’s spots
prepares-bonus-10 = brings a bonus nearer: a spot made free again
prepares-bonus-11 = brings a bonus nearer: another tile
prepares-bonus-12 = brings a bonus nearer: moving a tile
prepares-squares-early = grows your areas
prepares-squares-late = grows your areas

## Lessons

lesson-painting = Your first painting
lesson-painting-take = Your painting is one tile so far. Let it grow, and be the first to put all 24 of your ink bottles on it. A turn begins at the wheel: your green Lead bottle goes clockwise to any tile. Take the one with the yellow 3.
lesson-painting-take-other-tile = You may take that one. But your painting has a yellow square, and with this yellow 3 you can place a bottle at once. Take the tile with the yellow 3.
lesson-painting-take-pass = You may pass, but then your painting does not grow. Take the tile with the yellow 3.
lesson-painting-take-done = It is yours, and your Lead bottle stands at its place on the wheel now. It may go as far as you like, but never back.
lesson-painting-lay = Lay the tile so that yellow meets yellow. A golden +1 marks a place where you would win a bottle: tap one, and the tile turns so that it fits. Then tap “Lay it”. The other colours need not match.
lesson-painting-lay-too-small = It may lie there, but the area with the 3 would be too small. Let its yellow touch your yellow: tap a golden +1.
lesson-painting-lay-done = Squares of one colour that touch are an area. Your yellow area has grown to three squares.
lesson-painting-number = A number is an objective: its area needs that many squares. Yours has three, so the 3 is reached. Tap it.
lesson-painting-number-early = You could end your turn, but a bottle is waiting. Tap the 3 first.
lesson-painting-number-done = Your first bottle, upside-down on the number: one of 24. Its square has no colour any more. It is one of your 12 jokers, which fit any colour.
lesson-painting-end = Nothing else can be done now. Tap Done, and Blot takes a turn.
lesson-painting-end-done = The wheel is full again. Blot has laid a tile on a painting of its own: see the small one at the edge.
lesson-painting-take-red = Your second turn, in the same order: take a tile, lay it, place bottles. You have two red squares side by side, one of them with a white spot. Take the tile with the red 4.
lesson-painting-take-red-other-tile = You may go there, but your red squares want company. Take the tile with the red 4.
lesson-painting-take-red-cross = Crossing START has a price, and a lesson of its own. This time take the tile with the red 4.
lesson-painting-take-red-pass = You may pass, but there is a lovely tile ahead. Take the one with the red 4.
lesson-painting-take-red-done = It is yours. Its place on the wheel stays empty until your turn ends.
lesson-painting-grow = Its 4 needs four red squares: let its red touch your red. You can turn the tile and flip it; one shared side is enough.
lesson-painting-grow-too-small = It may lie there, but the area with the 4 would be too small. Let its red touch the two red squares you have.
lesson-painting-grow-done = The red area is large enough, and it has grown in this turn. Only then can its number be completed.
lesson-painting-spots = Tap the 4. It takes a bottle, and so does every white spot of its area. The 12 bottles with two colours are your palette: they fit only red and purple. Take both from there, and keep your jokers.
lesson-painting-spots-jokers = You may play jokers here, but they fit any colour, and palette bottles only red and purple. Take both from the palette.
lesson-painting-spots-early = The red area is large enough now. Tap the 4 first.
lesson-painting-spots-done = Two bottles at once, and your jokers are kept for colours that are not on your palette. Your first bottle, on yellow, had to be a joker.
lesson-painting-bonus = A 4 brings a bonus as well: put a new white spot on any plain square. It makes room for one more bottle.
lesson-painting-bonus-skip = You may skip a bonus, but this one is a gift. Tap a plain square.
lesson-painting-bonus-done = Objectives 4, 5, 6 and 7 have a bonus each: use it at once or not at all. Which bonus goes with which number changes from game to game. Tap one in the row of bonuses to read what it does.
lesson-painting-turn = Now a whole turn of your own: take a tile, lay it, complete its number. The tile with the dark blue 4 would go well with your dark blue.
lesson-painting-turn-nothing = Your turn would be over, and no objective completed. Undo, then let the dark blue of the tile with the 4 touch yours.
lesson-painting-turn-cross = There is no need to cross START yet. Take the tile with the dark blue 4.
lesson-painting-turn-pass = You may pass, but this turn can bring bottles. Take the tile with the dark blue 4.
lesson-painting-turn-done = That is a turn: only the bonus of the 4 and Done would be left. The first to play all 24 bottles wins. The round is finished; if others play theirs in it, too, the most black bottles win.

lesson-objectives = Objectives and bottles
lesson-objectives-two = The light blue area has five squares and two objectives, a 4 and a 3. You can complete both in this turn. Which one comes first?
lesson-objectives-two-order = Every bottle takes a square out of the area. After the 3, only three squares would be left, too few for the 4. Tap the 4 first.
lesson-objectives-two-early = Not yet: both objectives can be completed in this turn.
lesson-objectives-two-done = Yes! The 4 took two bottles, one on the number and one on the white spot. Three squares are left, just enough for the 3.
lesson-objectives-three = Now the 3, in the same turn. Tap it.
lesson-objectives-three-early = The 3 can be completed, too. Tap it.
lesson-objectives-three-done = Both in one turn: the larger number first. The bonus of the 4 takes an X off a painting, and there is none on yours.
lesson-objectives-grow = Your purple 3 has had enough squares for a while. But an area must grow in the very turn you complete its objective: add the tile so that this area grows.
lesson-objectives-grow-same = It may lie there, but the area with the 3 has not grown. Let the new purple touch it.
lesson-objectives-grow-done = It has grown, so its 3 can be completed.
lesson-objectives-colours = Tap the 3. Purple is on your palette, so you decide which of these bottles are jokers.
lesson-objectives-colours-early = The area has grown in this turn, so now is the time. Tap the 3.
lesson-objectives-colours-done = What you keep is for later: jokers for any colour, palette bottles only for yellow and purple.
lesson-objectives-pass = Sometimes no tile tempts you. Then pass: your Lead bottle stays, and up to two palette bottles become jokers. Try it with two.
lesson-objectives-pass-fewer = You may move fewer, but jokers fit everywhere. Move two.
lesson-objectives-pass-not-now = You could take a tile, but this time try a pass.
lesson-objectives-pass-done = An objective can be completed only if you have a bottle for its colour. A joker always fits.

lesson-start = START and the X
lesson-start-cross = The tile with three purple squares lies beyond START, and your Lead bottle goes only clockwise. Cross START.
lesson-start-cross-other-tile = You may stop before START, but the purple tile lies beyond it. Cross START.
lesson-start-cross-pass = You may pass, but the purple tile would still lie beyond START. Cross it.
lesson-start-cross-done = Each time you cross START you draw an X token. Here it is a purple X.
lesson-start-cover = The X must cover two squares side by side, at least one of them purple. You need the area with the 5, so cover the lone purple square: tap it and a square beside it, then “Cover”.
lesson-start-cover-tear = That is allowed, but it takes a square from the area with the 5. Cover the lone purple square on the other side.
lesson-start-cover-done = Covered squares have no colour, and their spots and numbers are out of use. A bottle under an X goes back to your jokers.
lesson-start-go-on = Now go on to any place on the wheel. Take the tile with three purple squares.
lesson-start-go-on-other-tile = Every tile is open to you now. This time take the tile with three purple squares.
lesson-start-add = Add it so that its purple joins the area with the 5.
lesson-start-add-too-small = It may lie there, but the area with the 5 is still too small. Let the new purple touch it.
lesson-start-add-done = That was worth an X. When all X tokens are drawn, XX tokens follow. They show two colours and cover two squares that both have one of them.

lesson-move-bottles = Bonus: move bottles
lesson-move-bottles-six = The dark blue area has six squares, and both its 4 and its 6 can be completed. Tap the 6: its bonus will help with the 4.
lesson-move-bottles-six-order = You could, but after the 4 too few squares would be left for the 6. Tap the 6 first.
lesson-move-bottles-six-early = There are bottles to play first. Tap the 6.
lesson-move-bottles-six-done = Three bottles are played, and three dark blue squares are left: one too few for the 4.
lesson-move-bottles-move = This bonus moves up to two upright bottles to other free spots, of any colour. Move them away from the dark blue area, and it grows again.
lesson-move-bottles-move-too-small = The area with the 4 is still too small. Move the bottles from dark blue spots to spots of other colours.
lesson-move-bottles-move-done = The area has grown again, and spots in it are free.
lesson-move-bottles-four = Now the 4 can be completed in the same turn. Tap it.
lesson-move-bottles-four-early = The area has grown, and the 4 is waiting. Tap it.
lesson-move-bottles-four-done = One tile, two objectives: a bonus can open the next objective, and that one the next bonus.

lesson-another-tile = Bonus: another tile
lesson-another-tile-seven = Your yellow area has seven squares, with a 7 and a 5 among them. Start with the 7.
lesson-another-tile-seven-order = You could, but then too few squares would be left for the 7. Tap the 7 first.
lesson-another-tile-seven-early = There are bottles to play first. Tap the 7.
lesson-another-tile-seven-done = The 7 took two bottles, and together they cut off a yellow square. Four are left around the 5: one too few. The bonus of the 7 will help.
lesson-another-tile-fetch = This bonus gives you another tile from any place on the wheel, and your Lead bottle stays. Take the tile with three yellow squares.
lesson-another-tile-fetch-skip = You may skip a bonus, but this tile is a gift. Take the one with three yellow squares.
lesson-another-tile-fetch-other-tile = Any tile may be yours, but the 5 needs yellow. Take the tile with three yellow squares.
lesson-another-tile-add = Add it so that its yellow joins the area with the 5.
lesson-another-tile-add-too-small = It may lie there, but the area with the 5 is still too small. Let the new yellow touch it.
lesson-another-tile-five = The area is large enough again. Tap the 5.
lesson-another-tile-five-early = The area has grown, and the 5 is waiting. Tap it.
lesson-another-tile-jokers = The bonus of the 5 turns up to three palette bottles into jokers. Take all three: jokers fit every colour.
lesson-another-tile-jokers-fewer = You may take fewer or none, but jokers are useful. Take three.
lesson-another-tile-jokers-done = There are twelve bonuses, and a game shows four of them, the same for everyone. Look at them before you begin.

lesson-end = The last bottle
lesson-end-last = The game is nearly over: you have three bottles left, and the red area with the 5 has places for five. Tap the 5, and black bottles take the other places.
lesson-end-last-early = You would keep your three bottles for another turn. Tap the 5.
lesson-end-last-done = Your own bottles are all played, and two black ones count on top. The bonus of the 5 is no use now: no palette bottle is left to become a joker.
lesson-end-win = That triggers the end. Tap Done: the other player still has a turn, so that both have had the same number of turns.
lesson-end-win-done = Only you have played all 24, so you win. If several players have, the most black bottles win.

lesson-solo = Playing solo
lesson-solo-take = Race the Apprentice to 24 bottles. After your turn it goes to the next place on the wheel, discards the tile and plays a bottle, or two if the tile shows a 5, 6 or 7. The first place has a 6: take that tile yourself.
lesson-solo-take-other-tile = Then the Apprentice would find the 6 and play two bottles. Take that tile yourself.
lesson-solo-take-pass = A pass is a turn too, and the Apprentice would find the 6. Take that tile yourself.
lesson-solo-take-done = An easy Apprentice always plays one bottle, a hard one plays two for any number.
lesson-solo-add = Add the tile wherever you like. Purple next to purple is a good beginning.
lesson-solo-end = Tap Done, and see what the Apprentice does.
lesson-solo-end-done = A tile without a 5, 6 or 7 had come to place 1. The Apprentice discarded it and played one bottle, and yet another tile lies there now. You win if you play your 24 no later than the Apprentice.

# What one plays for, and what else to know at the start, in one line.

goal = Be the first to play all 24 bottles. Grow an area to the number on it: that plays bottles on the number and on its white spots.
goal-solo = Play all 24 bottles no later than the Apprentice. Grow an area to the number on it: that plays bottles there and on its white spots.

# The first game: one line for each new kind of decision, in the order in which they are told.

lead-quill = Your Lead bottle goes clockwise to any place on the wheel, and the tile there is yours.
lead-cross = Cross START to take any tile, but an X from the bag covers two of your squares. START shows how many X are left.
lead-pass = No tile you like? Pass: your Lead bottle stays, and up to two palette bottles become jokers.
lead-cover = The token covers two squares side by side. Its letter is a colour, and one of them must have it.
lead-place = Put the tile anywhere it touches your painting. Numbers are objectives: an area that grows to its number can complete it.
lead-complete = This area has grown to its number, an objective. Tap the number, and bottles go onto the painting.
lead-jokers = Bottles of your palette fit its two colours only; jokers fit any, so use them last.
lead-take-off = The bottle you take off still counts. Its spot is free for another, and its area grows again.
lead-leave = That objective opens a bonus action. Use it now, or leave it.
lead-done = Nothing is left to complete: tap Done, and the next painter goes.
    .unless = complete

## What is this? A card for each thing: what it is, how it stands, what it is worth, its rule

what-square = A square of the painting. Squares of one colour that touch are one area; the larger it is, the higher the number it can complete.
    .title = Square: { $colour }
    .now = { whats-area }
    .worth = Nothing by itself: it makes its area larger.
    .kind = Square
    .rule = INK-AREA-1
what-objective = An objective. In an area of at least { $n } squares that has grown this turn, you may complete it: a bottle goes upside-down on the number, and one on each white spot of the area.
    .title = Objective { $n }
    .now = { whats-area } { $open ->
        [yes] You can do something with it now.
       *[no] {""}
    }
    .worth = One bottle for the number, one for each white spot in its area ({ $spots } now), and a bonus action if the number has one.
    .kind = Objective
    .rule = INK-OBJ-5
what-spot = A white spot. When an objective of its area is completed, a bottle goes here, too.
    .title = White spot: { $colour }
    .now = { whats-area }
    .worth = One more bottle, when the area scores.
    .kind = White spot
    .rule = INK-BOTTLE-5
what-bottle = A bottle that has been played. Its square counts as no colour, and can split an area.
    .title = { $ink ->
        [black] Black bottle
       *[own] Bottle
    }
    .now = It stands upright: some bonus actions can move it or take it off.
    .worth = It counts as played.
    .rule = INK-AREA-3
what-bottle-down = A bottle upside-down on an objective that was completed. It never moves again, and its square counts as no colour.
    .title = Completed objective
    .worth = It counts as played.
    .rule = INK-BOTTLE-8
what-square-x = An { $token ->
        [xx] XX
       *[x] X
    } token lies here. Its squares count as no colour, and what is printed under it cannot be used; new tiles may still touch it.
    .title = { $token ->
        [xx] XX token
       *[x] X token
    }
    .now = A bonus action can take it off.
    .rule = INK-AREA-5
whats-area =
    { $size ->
        [0] It is covered, and belongs to no area.
        [one] It is alone: an area of 1.
       *[other] Its area has { $size } squares and { $spots ->
            [0] no white spot
            [one] one white spot
           *[other] { $spots } white spots
        }.
    }{ $numbers ->
        [none] {""}
       *[other] {" "}Numbers in it: { $numbers }.
    }{ $grown ->
        [yes] {" "}It has grown this turn.
       *[no] {""}
    }
what-place = A place for the tile in your hand. It has to touch the painting with a whole side; colours need not match.
    .title = Place for the tile
    .now = Tap it to try the tile there: nothing is laid until you say so.
    .rule = INK-ADD-1
what-tile = The tile in your hand: four squares, with numbers and white spots. It can be turned and flipped before it is laid.
    .title = Tile in hand
    .now = Tap a free place of the painting to try it there; tap the tile to turn it.
    .rule = INK-ADD-3
what-turn-tile = Turns the tile in your hand by a quarter.
    .title = Turn the tile
    .rule = INK-A1
what-flip-tile = Flips the tile in your hand: its back is its mirror image.
    .title = Flip the tile
    .rule = INK-ADD-3
what-lay = Lays the tile where you see it. Then objectives in areas that have grown can be completed.
    .title = Lay the tile
    .now = A figure beside it says how many bottles it would bring.
    .rule = INK-ADD-1
what-cover = Puts the token on the two squares you have chosen.
    .title = Cover the squares
    .rule = INK-X-3
what-token = Drawn on crossing START. It must cover two squares side by side, at least one of them of its colour, if there is one.
    .title = X token
    .now = Its colour: { $colours }.
    .rule = INK-X-4
what-token-xx = Drawn on crossing START. It must cover two squares side by side of one and the same of its colours, if there are any.
    .title = XX token
    .now = Its colours: { $colours }.
    .rule = INK-XX-1
what-quill = A place of the wheel. Your Lead bottle moves clockwise to any of the six and takes the tile that lies there.
    .title = Place { $n } on the wheel
    .now =
        { $tile ->
            [yes] A tile lies here.
           *[no] It is empty.
        } { $lead ->
            [yes] Your Lead bottle is here.
           *[no] {""}
        } { $open ->
            [yes] You can go there now.
           *[no] {""}
        } Tiles in the bag: { $bag }.
    .worth = Nothing by itself: it is what your painting needs that counts.
    .kind = Place on the wheel
    .rule = INK-PICK-2
what-start = When you cross START, you draw a token and have to cover two squares of your painting with it. Then the move goes on, to any tile on the wheel.
    .title = START
    .now = Left in the bag: { $x ->
        [0] { $xx } XX tokens. An XX needs two squares of one of its colours.
       *[other] { $x } X tokens. When they are gone, XX tokens follow, which need two squares of one colour.
    } { $open ->
        [yes] You can cross it now.
       *[no] {""}
    }
    .worth = It costs two squares; bottles that are covered go back to your jokers.
    .rule = INK-X-1
what-bonus = { $does }
    .title = Bonus action: { $name }
    .now = It opens when an objective { $numbers } is completed, for this moment only. { $now ->
        [yes] It is open now.
       *[no] {""}
    }
    .worth = Whatever it helps you do; you may skip it.
    .kind = Bonus action
    .rule = INK-BONUS-2
what-stock-palette = Bottles on your palette card. They can be played in areas of its two colours only.
    .title = Palette bottles
    .now = { $n } are left, for { $colours }.
    .worth = Passing makes up to two of them jokers.
    .rule = INK-BOTTLE-1
what-stock-jokers = Joker bottles. They can be played in areas of any colour.
    .title = Jokers
    .now = { $n } are left.
    .rule = INK-BOTTLE-2
what-stock-black = Black bottles, played after your own had run out. They break a tie among those who have finished.
    .title = Black bottles
    .now = { $n } are played.
    .rule = INK-END-5
what-stock-goal = How many of your bottles are on the painting.
    .title = Bottles played
    .now = { $n } of { $goal }.
    .worth = The first to have played all { $goal } triggers the end.
    .rule = INK-GOAL-1
what-shelf = How many bottles { $name } has played. When all { $goal } are, the end comes: the round is finished, so that all have had as many turns.
    .title = Shelf of { $name }
    .now = { $n } of { $goal } are played{ $black ->
        [0] .
        [one] , and { $black } black one on top.
       *[other] , and { $black } black ones on top.
    }
    .worth = Bottles are all that counts.
    .kind = Shelf
    .rule = INK-END-1
what-apprentice = Your rival in the solo game. After each of your turns it takes a step on the wheel, throws that tile away and plays a bottle or two.
    .title = The Apprentice
    .now = It has played { $n } of { $goal }.
    .worth = You win if all yours are played no later.
    .rule = INK-SOLO-2
what-pass = Instead of a turn: your Lead bottle stays where it is, and up to two palette bottles become jokers.
    .title = Pass
    .worth = No bottle is played, but jokers fit any colour.
    .rule = INK-PASS-2
what-leave-bonus = You need not use a bonus action, nor all of it. What is left of it is lost.
    .title = Leave the bonus
    .rule = INK-BONUS-3
what-done = Ends your turn. Objectives that could be completed now stay open, but their areas have to grow again.
    .title = End the turn
    .rule = INK-OBJ-2
what-choice = A way to go on.
    .title = { $move }
    .kind = Choice
    .rule = INK-TURN-3
what-choice-split = How many of the bottles come from your jokers; the rest comes from the palette.
    .title = Palette or jokers
    .worth = Jokers fit any colour: keep them as long as palette bottles serve.
    .rule = INK-BOTTLE-6
what-choice-fill = A bottle on this white spot: from your palette, or a joker.
    .title = Which bottle?
    .rule = INK-BOTTLE-7
what-choice-number = The objective gets this number instead of its own.
    .title = { $move }
    .kind = Another number
    .rule = INK-ACT-3
what-choice-shift = So many bottles go from your palette to your jokers.
    .title = { $move }
    .kind = Bottles to the jokers
    .rule = INK-ACT-5
what-choice-colour = The square gets this colour instead of its own.
    .title = { $move }
    .kind = Another colour
    .rule = INK-ACT-7
what-played = Bottles on your painting. The first to have played all { $goal } triggers the end.
    .title = { $name }
    .now = { $n } of { $goal } are played{ $black ->
        [0] .
        [one] , and { $black } black one on top.
       *[other] , and { $black } black ones on top.
    }
    .worth = { $points } so far.
    .kind = Line of the score
    .rule = INK-GOAL-1
what-total = All bottles you have played.
    .title = Total
    .worth = { $points } so far.
    .rule = INK-GOAL-1
what-player = { $own ->
        [yes] This is you.
       *[no] { $who ->
            [bot] A bot at the table.
           *[person] Somebody at the table.
        }
    } A tap shows the painting. Palette bottles go on { $colours }.
    .title = { $name }
    .now = { $n } of { $goal } bottles are played.
    .kind = Player
    .rule = INK-SETUP-2
