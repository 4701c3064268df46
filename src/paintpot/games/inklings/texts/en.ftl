# Inklings in English.
#
# Facts come as names ("d12-8") or numbers; lists come joined, their length in $<fact>-count.

title = Inklings
about = Everyone leads three little critters that ink the spaces of three unfolded dice; the roll says where they may go.

## Names, alone and in lists
## There is one ink, so its name says that a space is inked.

name-blue = inked
name-d8 = d8
name-d12 = d12
name-d20 = d20
name-tunnels = Tunnels
name-tunnel = Unused tunnels
name-inkling = Inklings
name-hub = not a space: the tunnels start here

## Score lines

part-inked = inked
part-bonus = bonus
part-crossed = crossed off

## The picture

scene-ask-move = Move one Inkling to a number that was rolled:
scene-ask-lose = None of your Inklings can move: lose one
scene-fell = makes { $sums }
scene-round = Round { $round }
scene-not-rolled = not rolled yet
scene-called = rolled
scene-inklings = Inklings
scene-boxes = in boxes
scene-on-board = on the dice
scene-tunnels-left = tunnels left
scene-others = Others
scene-left =
    { $n ->
        [one] 1 Inkling
       *[other] { $n } Inklings
    }
scene-out = out
scene-chosen = has chosen
scene-score = Score { $total }
scene-die = die
scene-head-inked = inked
scene-head-bonus = bonus
scene-tunnels = tunnels

## Why a move is refused: the round

case-play-ended = The game is over; there is nothing left to do.
case-roll-first = The dice have not been rolled yet. Everyone moves after the roll.
case-out = You have no Inklings left: you are out, and your sheet is scored at the end.
case-moved-already = You have made your move for this round: one Inkling moves per round.

## Why a move is refused: where to

case-no-space = The d8 has no space 3: that is where the tunnels start.
case-no-inkling =
    You have no Inkling at { $from }{ $inklings-count ->
        [0] , nor on any other space.
        [one] . One is at { $inklings }.
       *[other] . They are at { $inklings }.
    }
case-inked = Space { $to } is inked already; no Inkling goes to an inked space.
case-not-called = You can’t make { $number }. This roll makes: { $sums }.
case-no-box = All your boxes are crossed off: no Inkling is left to enter.
case-not-adjacent = Space { $to } is not next to { $from }: an Inkling hops to an adjacent space of the same die.

## Why a move is refused: tunnels

case-same-space = A tunnel leads to another space, not back to { $from }.
case-no-tunnel =
    { $bare-count ->
        [one] There is no tunnel at { $bare }.
       *[other] There are no tunnels at { $bare }.
    }
case-tunnel-used =
    { $used-count ->
        [one] The tunnel at { $used } is crossed off: a tunnel is used once.
       *[other] The tunnels at { $used } are crossed off: a tunnel is used once.
    }
case-exit-not-called = A tunnel, too, leads only to a number that was rolled. You can’t make { $number }. This roll makes: { $sums }.

## Why a move is refused: losing an Inkling

case-can-move = An Inkling is lost only if none can move, and one of yours still can.
case-can-enter = An Inkling is lost only if none can move, and one of yours can still enter.
case-can-tunnel = An Inkling is lost only if none can move, and one of yours can still take a tunnel.

## The rules

rule-IL-SETUP-1 = Everyone has a sheet; a d6, a d8 and a d12 are rolled for all.
rule-IL-SETUP-2 = Everyone has three Inklings, which start off the board in three lettered boxes. The letters have no effect.
rule-IL-SETUP-3 = The board is three unfolded dice: a d8 with 7 spaces (it has no 3), a d12 with 12 and a d20 with 20.
rule-IL-ROLL-1 = There are no turns: all three dice are rolled once, and everyone moves at the same time.
rule-IL-ROLL-2 = An Inkling may go to a space whose number is the sum of any set of the dice: one die, two, or all three.
rule-IL-ROLL-3 = The numbers rolled are the same for all players.
rule-IL-MOVE-1 = Each round one of your Inklings moves. It inks the space it comes to; the one it leaves stays inked.
rule-IL-MOVE-2 = An Inkling in a box may enter on any space whose number was rolled.
rule-IL-MOVE-3 = An Inkling on a die may hop to an adjacent space whose number was rolled.
rule-IL-TUNNEL-1 = An Inkling at an unused tunnel may go through it to any other space with an unused tunnel.
rule-IL-TUNNEL-2 = Both tunnels of a trip are crossed off and cannot be used again.
rule-IL-LOST-1 = If none of your Inklings can move, one of them is lost.
rule-IL-LOST-2 = A player with no Inklings left is out.
rule-IL-INK-1 = Every space that an Inkling has been on is inked.
rule-IL-END-1 = The game ends when nobody has Inklings left.
rule-IL-SCORE-1 = Each inked space is a point, counted die by die.
rule-IL-SCORE-2 = The d8 gives 7 points at most, the d12 12, the d20 20.
rule-IL-SCORE-3 = A fully inked die earns its bonus.
rule-IL-SCORE-4 = Each tunnel crossed off costs a point, so a trip costs two.
rule-IL-SCORE-5 = Your total is the inked spaces and the bonuses, less the tunnels. The highest total wins.
rule-IL-EX-1 = Example: the dice show 3, 4 and 4. They make 3, 4, 7, 8 and 11.
rule-IL-EX-2 = Example: the first player’s second Inkling enters at 8 on the d12.
rule-IL-EX-3 = Example: the second player hops from 7 to 8 on the d8.
rule-IL-EX-4 = Example: the third player takes the tunnel from 6 on the d12 to 11 on the d20.
rule-IL-A1 = If you can move, you must.
rule-IL-A2 = You may not give up an Inkling while you can move.
rule-IL-A3 = Going through a tunnel is a move like any other: if it is the only one, you must make it.
rule-IL-A4 = All seven sets of the three dice count: each die, each pair, all three.
rule-IL-A5 = No Inkling goes to a space that is inked or taken.
rule-IL-A6 = Inklings that have not entered count as Inklings you have left.
rule-IL-A7 = As long as an Inkling can enter, none is lost.
rule-IL-A8 = You choose which Inkling you lose; it may be one that has not entered.
rule-IL-A9 = The space of a lost Inkling stays inked.
rule-IL-A10 = The number at the far end of a tunnel must be rolled, too.
rule-IL-A11 = A tunnel may lead to a space of the same die.
rule-IL-A12 = Entering uses no tunnel.
rule-IL-A13 = Hopping to a space with a tunnel costs nothing.
rule-IL-A14 = Only one of your Inklings moves in a round.
rule-IL-A15 = Players who are out are skipped.
rule-IL-A16 = Totals may be negative. Equal totals share the place.
rule-IL-A17 = Sums over 20 have no effect.
rule-IL-A18 = A tunnel belongs to one space.
rule-IL-A19 = Moves are chosen in secret and shown together.
rule-IL-A20 = Spaces are adjacent as on the real die, also where the net is cut.
rule-IL-A21 = One to eight can play; solo you play for your total.
rule-IL-A22 = Boxes are crossed off in the order of their letters: an Inkling is known by where it is.
rule-IL-A23 = Between two adjacent spaces with tunnels an Inkling may hop or take the tunnel, as you say.
rule-IL-A24 = Each round inks a space or loses an Inkling on every sheet still in the game, so a game has 42 rounds at most.
rule-IL-A25 = A move may be taken back until everyone has chosen.
rule-IL-SHEET-1 = Opposite faces of a die sum to one more than it has faces.
rule-IL-SHEET-2 = Spaces of the d8 touch as on the real die: 7 and 8, for example. Its 3 is a hole and no space: the tunnels start there.
rule-IL-SHEET-3 = On the d12 each space has the five neighbours it has on the real die.
rule-IL-SHEET-4 = On the d20 each space has the three neighbours it has on the real die.
rule-IL-SHEET-5 = There are ten tunnels: at 1, 4 and 7 of the d8, at 6, 10 and 12 of the d12, at 2, 7, 11 and 16 of the d20.
rule-IL-SHEET-6 = The bonuses are 4 for the d8, 6 for the d12 and 10 for the d20.
rule-IL-SHEET-7 = A sheet of your own is accepted if it lists the faces in order (d8, d12, d20, each from 1 on) and folds up to the three real dice, opposite faces sum as they should, face 3 of the d8 has no tunnel and bonuses are from 0 to 99.
numbered-d8 = { $n } on the d8
numbered-d12 = { $n } on the d12
numbered-d20 = { $n } on the d20

## Moves, told in the log; `.move` is their notation

tell-enter = enters at { $to }
    .do = enter at { $to }
    .move = enter { $to }
tell-walk-d8 = hops from { $from } to { $to } on the d8
    .do = hop from { $from } to { $to } on the d8
    .move = walk d8-{ $from } to d8-{ $to }
tell-walk-d12 = hops from { $from } to { $to } on the d12
    .do = hop from { $from } to { $to } on the d12
    .move = walk d12-{ $from } to d12-{ $to }
tell-walk-d20 = hops from { $from } to { $to } on the d20
    .do = hop from { $from } to { $to } on the d20
    .move = walk d20-{ $from } to d20-{ $to }
tell-walk = hops from { $from } to { $to }
    .do = hop from { $from } to { $to }
    .move = walk { $from } to { $to }
tell-tunnel = takes the tunnel from { $from } to { $to }
    .do = take the tunnel from { $from } to { $to }
    .move = tunnel { $from } to { $to }
tell-lose = loses the Inkling at { $from }
    .do = let the Inkling at { $from } go
    .move = lose { $from }
    .hint = Let the Inkling at { $from } go; what it has inked stays inked.
tell-lose-box = loses an Inkling that has not entered
    .do = let the Inkling in the box go
    .move = lose box
    .hint = Let the Inkling in the box go; those on the dice stay.


## What happened: goes on from the name of who did it

moment-die = has inked the whole { $die }
moment-tunnel = takes a tunnel
moment-sheet = has inked the whole sheet
moment-lost = loses { $left ->
    [0] the last Inkling
    [one] an Inkling; one is left
   *[other] an Inkling; { $left } are left
}
moment-lost-own = You lose { $left ->
    [0] your last Inkling
    [one] an Inkling; one is left
   *[other] an Inkling; { $left } are left
}
moment-lost-brief = { $left ->
    [0] No Inkling is left
    [one] One Inkling is left
   *[other] { $left } Inklings are left
}
moment-out = is out: no Inkling is left
moment-out-own = You are out: no Inkling is left

## What to know before a move that its points do not tell

caution-dead-end = no way on from there

## Hints: how to score on a line, in the imperative
## `prepares-…` goes on from “that …”: what else comes of it.

hint-inked = ink a space on the { $name }
hint-bonus = fill the whole { $name }
lost-crossed = pay { $points } for the tunnel
prepares-any-roll = lets one of your Inklings hop on next round, whatever is rolled
prepares-ways-on = { $n ->
    [1] leaves that Inkling one space to hop to next round
    [2] leaves that Inkling two spaces to hop to next round
    [3] leaves that Inkling three spaces to hop to next round
    [4] leaves that Inkling four spaces to hop to next round
   *[other] leaves that Inkling { $n } spaces to hop to next round
}
prepares-Inklings-out = { $n ->
    [2] gives you two Inklings to choose from
   *[other] gives you three Inklings to choose from
}
prepares-safe-rolls-1-left = makes you less likely to lose an Inkling
prepares-safe-rolls-2-left = makes you less likely to lose an Inkling
prepares-safe-rolls-3-left = makes you less likely to lose an Inkling
prepares-rolls-for-room-1-left = brings more spaces within reach
prepares-rolls-for-room-2-left = brings more spaces within reach
prepares-rolls-for-room-3-left = brings more spaces within reach
prepares-keep-tunnels = saves the tunnels for later
prepares-d8-1-short = leaves you one space from completing the d8: +{ $n }
prepares-d8-2-short = leaves you two spaces from completing the d8: +{ $n }
prepares-d8-3-short = leaves you three spaces from completing the d8: +{ $n }
prepares-d8-spaces-left = keeps all of the d8 within reach: { $n } spaces to go
prepares-d12-1-short = leaves you one space from completing the d12: +{ $n }
prepares-d12-2-short = leaves you two spaces from completing the d12: +{ $n }
prepares-d12-3-short = leaves you three spaces from completing the d12: +{ $n }
prepares-d12-spaces-left = keeps all of the d12 within reach: { $n } spaces to go
prepares-d20-1-short = leaves you one space from completing the d20: +{ $n }
prepares-d20-2-short = leaves you two spaces from completing the d20: +{ $n }
prepares-d20-3-short = leaves you three spaces from completing the d20: +{ $n }
prepares-d20-spaces-left = keeps all of the d20 within reach: { $n } spaces to go

## Why an Inkling is let go rather than another one: a sentence of its own

because-gone-stuck = It can never move again.
because-gone-tunnel-only = { $n ->
    [1] Its only way on is a tunnel, which costs points.
   *[other] Its { $n } ways on are all tunnels, which cost points.
}
because-gone-fewest-ways = { $n ->
    [1] It has only one way on, fewer than any other.
    [2] It has only two ways on, fewer than any other.
   *[other] It has { $n } ways on, fewer than any other.
}
because-gone-rest-of-d8 = { $n ->
    [1] The d8 can still be completed: one space to go.
   *[other] The d8 can still be completed: { $n } spaces to go.
}
because-gone-rest-of-d12 = { $n ->
    [1] The d12 can still be completed: one space to go.
   *[other] The d12 can still be completed: { $n } spaces to go.
}
because-gone-rest-of-d20 = { $n ->
    [1] The d20 can still be completed: one space to go.
   *[other] The d20 can still be completed: { $n } spaces to go.
}
because-safe-rolls-1-left = The one that remains can hop on more rolls.
because-safe-rolls-2-left = The Inklings that remain can hop on more rolls.
because-safe-rolls-3-left = The Inklings that remain can hop on more rolls.
because-gone-box-stays = An Inkling from the box can still enter anywhere.
because-gone-reach = { $n ->
    [0] But then no space stays within reach.
    [1] One space stays within reach.
   *[other] That leaves { $n } spaces within reach.
}

## Lessons

lesson-first-hops = First hops
lesson-first-hops-enter = Wherever your Inklings go they leave ink, and each inked space is a point. A 4 was rolled: let the first one out at 4 on the d12, the die of pentagons. Tap the space, then the button that says so.
lesson-first-hops-enter-elsewhere = That would do: an Inkling may enter at any number that was rolled. To follow this lesson, take the 4 on the d12.
lesson-first-hops-enter-done = Your first ink! The most points win.
lesson-first-hops-hop = Each round the dice are rolled once for everyone, and each player moves one Inkling on their own sheet. Yours can hop to a space next to it whose number was rolled: the 1.
lesson-first-hops-hop-second = That would bring in a second Inkling, which is allowed. But first let this one stretch its legs: hop from 4 to 1.
lesson-first-hops-hop-done = The 4 behind it stays inked. Now you have two.
lesson-first-hops-sum = No die shows a 2, but dice add up: 1 + 1 makes 2. So hop from 1 to 2.
lesson-first-hops-sum-second = That would bring in another Inkling. Let the first one hop on: 1 + 1 opens the 2 next to it.
lesson-first-hops-sum-done = Every number that one die, two dice or all three add up to is yours to use.
lesson-first-hops-three-dice = All three together make 20. Your first Inkling has nowhere to go with this roll, so bring in the second one at 20 on the d20.
lesson-first-hops-three-dice-elsewhere = Any number that was rolled would do. But a 20 does not come often: take it while it is there.
lesson-first-hops-three-dice-done = Two are out, the third waits in its box. Only one of them moves in a round, whichever you like.
lesson-first-hops-inked = This roll makes 1 and 4 again, but no Inkling goes to an inked space. The one on the d12 has just one way left: find it.
lesson-first-hops-inked-third = Leave the third one in its box for now. The Inkling on the d12 can still hop to a space next to it.
lesson-first-hops-inked-done = Never the same space twice: there is always new paper to look for.
lesson-first-hops-gap = The dice are unfolded: spaces whose sides meet on the folded die are neighbours, even across a gap on paper. So from 20 on the d20 your Inkling can hop to 8.
lesson-first-hops-gap-third = Leave the third one in its box for now. This is about the gap: hop from 20 to 8 on the d20.
lesson-first-hops-gap-other-gap = Well seen: that hop crosses a gap, too. This time take the one from 20 to 8 on the d20.
lesson-first-hops-gap-done = Across the gap! Choose an Inkling, and the board shows you all its neighbours.
lesson-first-hops-yours = Now it is up to you: hop with one of the two, or bring in the third. At a real table the others choose at the same time, in secret, each on their own sheet.
lesson-first-hops-yours-done = That is a round: one roll for all, one Inkling each, all at once. So it goes on until nobody can move any more.
lesson-first-hops-whole = Another game, some rounds later. A die that is inked all over earns a bonus, and on the d8 only the 8 is missing. It was rolled: hop there, with either of the two beside it.
lesson-first-hops-whole-elsewhere = That is one point. The 8 on the d8 brings five: one for the space and four for the whole die.
lesson-first-hops-whole-done = The whole d8 earns 4, the d12 6, the d20 10. The brown holes are tunnels from die to die: a trip costs 2 points. They have a lesson of their own.
lesson-first-hops-stuck = And so a game ends: here none of your Inklings can move with this roll, so you lose one. The one at 6 on the d8 has ink all around it: let it go.
lesson-first-hops-stuck-open = You may choose that one, but it still has white spaces next to it. The one at 6 could never move again.
lesson-first-hops-stuck-done = Its ink stays. Who has lost all three is out, and when everyone is, count: 1 for each inked space, the bonuses, less the tunnels. The highest total wins. Now you can play!

lesson-sums = What a roll makes
lesson-sums-all-three = The dice show 3, 4 and 6. Each counts, and so does each pair; bring an Inkling in where all three together lead.
lesson-sums-all-three-fewer = One or two of the dice make that. All three: 3 + 4 + 6.
lesson-sums-all-three-done = Only the d20 has a 13. Smaller numbers are on the d12 or the d8 as well, and you may take any of them.
lesson-sums-pair = Next to the 13 are 1, 5 and 11. Two of the dice add up to one of them: hop there.
lesson-sums-pair-second = That would bring in another Inkling. The first one can hop, for 2 + 3 makes one of its neighbours.
lesson-sums-pair-done = A space on the d20 has three neighbours, one on the d12 has five. The big die is the hard one.
lesson-sums-no-three = Three threes make 3, 6 and 9. Bring your second Inkling in on the d8; its 3 is not a space, because the tunnels start there.
lesson-sums-no-three-elsewhere = That is allowed, but not on the d8. One space there fits this roll.
lesson-sums-no-three-done = Only seven spaces: the d8 is the quickest to fill.
lesson-sums-too-much = All three make 26, and no space is that high, so it leads nowhere. Each die alone still counts: hop on the d8.
lesson-sums-too-much-elsewhere = That is allowed, too. But this time let the Inkling on the d8 hop: one space next to it was rolled.
lesson-sums-too-much-done = A roll makes up to seven numbers. You use one of them, for one Inkling.

lesson-whole-die = A whole die
lesson-whole-die-two-left = A die that is inked all over earns a bonus, and on the d8 only 7 and 8 are missing. 3 + 4 makes 7: hop there from 5.
lesson-whole-die-two-left-elsewhere = A point is a point. But the d8 is two hops from its bonus: go for the 7.
lesson-whole-die-two-left-done = Six of seven. Now for the 8.
lesson-whole-die-last = An 8, the very last one! Two of your Inklings stand next to it, and either may go.
lesson-whole-die-last-elsewhere = That is one point. The 8 on the d8 brings five: one for the space and four for the whole die.
lesson-whole-die-last-done = The d8 is whole. The d12 earns 6 that way, and the d20 even 10.

lesson-tunnels = Tunnels
lesson-tunnels-slide = Your Inkling on the d12 stands at a tunnel. From there it can slide to any other tunnel whose number was rolled: send it to 11 on the d20.
lesson-tunnels-slide-hop = A hop costs nothing, so it is often the better way. But now try the tunnel.
lesson-tunnels-slide-other-end = That tunnel is open as well. This time slide to 11 on the d20.
lesson-tunnels-slide-second = That would bring in another Inkling, and entering needs no tunnel. This time let the one on the d12 slide.
lesson-tunnels-slide-done = One point for the new space, but each end of the tunnel costs one. A trip is −2.
lesson-tunnels-crossed = Both ends are crossed off now and closed for good, so there is no way back. Hop on from 11 to 4.
lesson-tunnels-crossed-second = That would bring in another Inkling. Let the one that slid hop on, to the 4 on the d20.
lesson-tunnels-crossed-done = Only sliding costs points. Entering or hopping onto a space with a tunnel is free.
lesson-tunnels-rescue = Another game: nobody can hop with this roll, but one of your three stands at a tunnel, and 7 was rolled. Slide to the 7 that makes the d8 whole.
lesson-tunnels-rescue-big-die = That would save you, too. But the 7 on the d8 is the last one missing there, and a whole d8 earns 4.
lesson-tunnels-rescue-done = One for the space, four for the d8, less two for the tunnel. And nobody was lost!

lesson-losing = Losing an Inkling
lesson-losing-stuck = None of your Inklings can move, so one is lost, and you choose which. The one at 6 on the d8 has ink all around it: let it go.
lesson-losing-stuck-open = You may choose that one, but it still has white spaces next to it. The one at 6 could never move again.
lesson-losing-stuck-done = It is gone, but all it has inked stays and counts.
lesson-losing-must = Two are left, and one of them can move. Then it has to: nobody is lost while there is a move, so find it.
lesson-losing-must-done = Even a move you do not like keeps them both in the game.
lesson-losing-last = A round later a second one was lost. Your last one cannot move, either: say goodbye.
lesson-losing-last-done = You are out. When nobody has Inklings left, everyone counts inked spaces and bonuses, less crossed-off tunnels, and the highest total wins. Solo, you play for your own best.

# What one plays for, and what else to know at the start, in one line.

goal = Most points wins: 1 for each space you ink, more for a whole die. Keep your Inklings alive: when none can move, you lose one.
goal-solo = Score as much as you can: 1 for each space you ink, more for a whole die. Keep your Inklings alive: when none can move, you lose one.

# The first game: one line for each new kind of decision, in the order in which they are told.

lead-lose = None of your Inklings can move, so one of them is lost. You choose which.
lead-tunnel = An Inkling of yours stands at a tunnel: it can slip to another one whose number was rolled.
lead-walk = An Inkling hops to a neighbouring space whose number the dice make. The nets fold into dice: spaces joined by an arc are neighbours. Tap an Inkling to see its neighbours.
lead-enter = The dice open their own numbers and all their sums: an Inkling may enter at any of them.

## What is this? A card for each thing: what it is, how it stands, what it is worth, its rule

what-space = A space of the { $die }. An Inkling that goes there inks it, for good. { whats-turned }
    .title = { $n } on the { $die }
    .now = { whats-space }
    .worth = 1 point once it is inked, and one step to the bonus of the { $die }.
    .kind = Space
    .rule = IL-INK-1
what-space-tunnel = A space of the { $die } with a hole. From an unused hole an Inkling may go to any other unused one whose number was rolled; both are crossed off. { whats-turned }
    .title = { $n } on the { $die }, with a tunnel
    .now = { whats-space } { $tunnel ->
        [crossed] Its tunnel is crossed off.
       *[free] Its tunnel is unused.
    }
    .worth = 1 point once it is inked. A trip through a tunnel costs 2; walking here costs nothing.
    .kind = Space with a tunnel
    .rule = IL-TUNNEL-1
whats-space =
    { $state ->
        [home] An Inkling stands here, and the space is inked.
        [inked] It is inked, and cannot be entered again.
        [open] It is not inked yet, and one of yours can go there now.
       *[bare] It is not inked yet.
    }
whats-turned =
    { $n ->
        [6] The line under the 6 tells it from a 9.
        [9] The line under the 9 tells it from a 6.
       *[other] {""}
    }
what-hub = A hole in the place of the d8’s 3: all tunnels meet under it. It is only drawn there. Nobody goes in or stands on it, and the d8 is complete without it.
    .title = Where the tunnels start
    .rule = IL-SETUP-3
what-net = One of the three dice of your sheet, unfolded. Its spaces touch as on the real die, also where the picture is cut.
    .title = The { $die }
    .now =
        { $left ->
            [0] Complete: all { $most } spaces are inked.
            [one] { $done } of { $most } spaces are inked: one is left.
           *[other] { $done } of { $most } spaces are inked.
        }
    .worth = 1 point for each inked space{ $never ->
        [yes] . The bonus is out of reach: a space is left that no Inkling can get to.
       *[no] , and { $bonus } more when all are.
    }
    .kind = Unfolded die
    .rule = IL-SCORE-3
what-rolled = The three dice are rolled once for everybody. Each number, and each sum of two or three of them, is a number that Inklings may go to.
    .title = The { $die } shows { $n }
    .now = This roll makes { $sums }.
    .kind = Rolled die
    .rule = IL-ROLL-2
what-sum = A number that was rolled: one of your Inklings may go to a space with it. Tap it to see where.
    .title = { $n }
    .now = Made by { $dice }. { $open ->
        [yes] One of your Inklings can go to a { $n }.
       *[no] None of your Inklings can go to a { $n } now.
    }
    .kind = Rolled number
    .rule = IL-ROLL-2
what-inkling = One of your three Inklings. It inks every space it stands on. Each round one of them moves, to a space beside it or through a tunnel.
    .title = { $name }
    .now =
        { $at ->
            [lost] Lost: it will not come back.
           *[space] At { $n } on the { $die }. { whats-ways }
        } { $open ->
            [yes] It can move now.
            [stuck] Nobody can move, so one has to go: you may choose this one.
           *[no] {""}
        }
    .worth = No points itself. When your last one is lost, you are out.
    .kind = Inkling
    .rule = IL-MOVE-1
whats-ways =
    { $ways ->
        [-1] {""}
        [0] It can never move again: there is no way on from there.
        [one] There is one way on from there.
       *[other] There are { $ways } ways on from there.
    }
what-inkling-box = One of your three Inklings, still in its box. It enters on a space whose number was rolled, and inks every space it comes to.
    .title = { $name }
    .now =
        { $before ->
            [none] It is the next to leave.
           *[other] They leave in order: { $before } goes first.
        } { $open ->
            [yes] It can enter now.
            [stuck] Nobody can move, so one has to go: you may choose this one.
           *[no] {""}
        }
    .worth = A reserve: as long as one can enter, nobody is lost.
    .kind = Inkling in its box
    .rule = IL-MOVE-2
what-box = Inklings that have not entered yet. From here one may enter on any space whose number was rolled.
    .title = The boxes
    .now =
        { $n ->
            [0] All have entered.
            [one] One Inkling is waiting.
           *[other] { $n } Inklings are waiting.
        } { $open ->
            [yes] One can enter now.
           *[no] {""}
        }
    .worth = A reserve: as long as one can enter, nobody is lost.
    .rule = IL-MOVE-2
what-step-enter = An Inkling leaves its box and enters on this space, which is inked.
    .title = { $move }
    .now = Nothing is sent until you tap it; others choose at the same time, in secret.
    .kind = Entering
    .rule = IL-MOVE-2
what-step-walk = An Inkling goes to a space beside its own, which is inked.
    .title = { $move }
    .now = Nothing is sent until you tap it; others choose at the same time, in secret.
    .kind = Walking
    .rule = IL-MOVE-3
what-step-tunnel = An Inkling goes through a tunnel to another one. Both are crossed off.
    .title = { $move }
    .now = Nothing is sent until you tap it; others choose at the same time, in secret.
    .worth = The trip costs 2 points, the new space brings 1.
    .kind = Going by tunnel
    .rule = IL-SCORE-4
what-step-lose = No Inkling can move, so one is lost. What it has inked stays.
    .title = { $move }
    .now = You choose which one.
    .kind = Losing an Inkling
    .rule = IL-LOST-1
what-die-line = The { $die } in your score: a point for each inked space, and its bonus when it is complete.
    .title = The { $die }
    .now = { $done } of { $most } spaces are inked.
    .worth = { $points } so far; { $never ->
        [yes] the bonus is out of reach.
       *[no] { $bonus } more when it is complete.
    }
    .kind = A die in the score
    .rule = IL-SCORE-1
what-line-tunnels = Every tunnel that was crossed off costs a point. A trip crosses off two.
    .title = Tunnels
    .worth = { $points } so far.
    .rule = IL-SCORE-4
what-total = The inked spaces and bonuses of all three dice, less the tunnels. The highest total wins.
    .title = Total
    .worth = { $points } so far.
    .rule = IL-SCORE-5
what-player = { $own ->
        [yes] This is you.
       *[no] { $who ->
            [bot] A bot at the table.
           *[person] Somebody at the table.
        }
    } A tap shows the sheet. All choose at once, in secret; what others chose is seen when all have.
    .title = { $name }
    .now =
        { $state ->
            [out] Out: no Inklings are left.
            [chosen] Has chosen for this round, with { $n ->
                [one] one Inkling
               *[other] { $n } Inklings
            } left.
           *[chooses] { $n ->
                [one] One Inkling is left.
               *[other] { $n } Inklings are left.
            }
        }
    .worth = { $points } so far.
    .kind = Player
    .rule = IL-A19
