# Streaks in English.

title = Streaks
about = Two dice fall, and everyone marks one box of their sheet, always further to the right. Long rows are worth the most.
goal = Mark as many boxes of a row as you can: each is worth one more than the one before. The highest sum after the last round wins.
goal-solo = Mark as many boxes of a row as you can: each is worth one more than the one before.

name-red = red
name-yellow = yellow
name-blue = blue
name-streaks = Streaks
name-blots = Blots
part-marks = marks

## Moves

tell-mark = marks { $row-name } { $number }
    .do = { $row-name } { $number }
    .move = { $row } { $number }
tell-blot = takes a blot
    .do = blot
    .move = blot

## The picture

scene-ask = Mark a box, or take a blot
scene-done = You have marked; the others are still choosing
scene-fell = The dice show { $first } and { $second }
scene-round = Round { $round } of { $rounds }
scene-numbers = To mark
scene-sheets = Everyone
scene-points = points
scene-blots = blots

moment-streak = has a streak in { $row }

## Why a move is refused

case-over = The game is over after { $rounds } rounds.
case-not-fallen = The dice have not fallen yet.
case-done = You have already moved this round.
case-number = The dice offer { $numbers }, not { $number }.
case-left = In the row { $row } you have marked { $last }: the next mark stands further right.

## Rules

heading-MARK = Marking a box

rule-SK-SETUP-1 = Everyone has a sheet with three rows of twelve boxes. Red and yellow count from 1 to 12, blue from 12 to 1.
rule-SK-TURN-1 = Each round two six-sided dice fall, for everyone.
rule-SK-TURN-2 = Everyone marks one box or takes a blot, once a round.
rule-SK-MARK-1 = The number of the box is that of one of the dice, or their sum.
rule-SK-MARK-2 = A box is marked to the right of all marks in its row.
rule-SK-SCORE-1 = A row with 1, 2, 3, 4 marks is worth 1, 3, 6, 10 points, and so on: each mark is worth one more than the one before.
rule-SK-SCORE-2 = Five marks in a row are a streak, worth 5 points more.
rule-SK-SCORE-3 = Each blot costs 3 points.
rule-SK-END-1 = The game ends after 12 rounds (or 8, an option). The highest sum wins; if sums are equal, fewer blots win.

## What is this?

what-patch = A box of the { $group } row. Boxes are marked from left to right: what lies left of a mark is lost.
    .title = Box { $group } { $label }
    .kind = Box
    .now = { $open ->
        [yes] You can mark it now.
       *[no] It cannot be marked now.
    }
    .worth = Each mark of a row is worth one more than the one before; five in a row are a streak.
    .rule = SK-MARK-2
what-line-blots = A blot is taken when you mark nothing.
    .title = Blots
    .worth = 3 points less each: { $points } so far.
    .rule = SK-SCORE-3
