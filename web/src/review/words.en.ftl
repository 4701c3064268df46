### What the review of a game says. It comes with the review itself.

review-title = Review
review-back = Back to the table
review-watch = Replay
review-open = Open a record
review-drop = Open the record of a finished game, or drop it here.
review-bad = This file is not the record of a game.

## How far it is

review-begins = The bots are looking at the first turn…
review-progress = { $done } of { $total } steps looked at
review-ready = The review is ready.
review-stuck = The review cannot go on just now.
review-again = Try again

## The heading

review-won = { $n ->
    [0] You won the tie.
   *[other] You won by { $n }.
  }
review-won-turns = { $seats ->
    [2] You won by { $n }: you played better than { $other }.
   *[other] You won by { $n }: you played better than the others.
  }
review-won-turns-against = You won by { $n } by better play, against the dice.
review-won-turns-against-draws = You won by { $n } by better play, against the luck of the draw.
review-won-luck = You won by { $n }: the dice did most.
review-won-luck-draws = You won by { $n }: the draws did most.
review-lost = { $n ->
    [0] You lost the tie.
   *[other] You lost by { $n }.
  }
review-lost-turns = { $seats ->
    [2] You lost by { $n }: { $other } played better.
   *[other] You lost by { $n }: the others played better.
  }
review-lost-turns-lucky = { $seats ->
    [2] You lost by { $n } in spite of good dice: { $other } played better.
   *[other] You lost by { $n } in spite of good dice: the others played better.
  }
review-lost-turns-lucky-draws = { $seats ->
    [2] You lost by { $n } in spite of good draws: { $other } played better.
   *[other] You lost by { $n } in spite of good draws: the others played better.
  }
review-lost-luck = You lost by { $n }: the dice were against you.
review-lost-luck-draws = You lost by { $n }: the draws were against you.
review-tied = It was a tie.
review-of-won = { $n ->
    [0] { $name } won the tie.
   *[other] { $name } won by { $n }.
  }
review-of-won-turns = { $name } won by { $n } by better play.
review-of-won-turns-against = { $name } won by { $n } by better play, against the dice.
review-of-won-turns-against-draws = { $name } won by { $n } by better play, against the luck of the draw.
review-of-won-luck = { $name } won by { $n }: the dice did most.
review-of-won-luck-draws = { $name } won by { $n }: the draws did most.
review-alone = { $n ->
    [one] { $total } point
   *[other] { $total } points
  }
review-alone-turns = { review-alone }, thanks to good turns
review-alone-against = { review-alone } from poor dice
review-alone-against-draws = { review-alone } from poor draws
review-alone-lucky = { review-alone } from good dice
review-alone-lucky-draws = { review-alone } from good draws

## The graph

review-graph = Chance of winning
review-graph-own = Your chance of winning
review-graph-points = Points the game was heading for
review-graph-said = { $name }: { $from } at the start, { $low } at the lowest, { $high } at the highest, { $to } at the end.
review-per-cent = { $n } %
review-start = Start

## Luck and skill

review-account = Luck and skill, in points
review-you = You
review-accuracy = { $n } % accurate
review-accuracy-about = 100 % would be the best turn found every time. What counts is the chance of winning that a turn kept.
review-sum-expected = to be expected
review-sum-start = at the start
review-sum-luck = the dice
review-sum-luck-draws = the draws
review-sum-turns-yours = your turns
review-sum-turns-of = { $name }’s turns
review-sum-against-yours = { $seats ->
    [2] your turns, compared with { $other }’s
   *[other] your turns, compared with the others’
  }
review-sum-against-of = { $seats ->
    [2] { $name }’s turns, compared with { $other }’s
   *[other] { $name }’s turns, compared with the others’
  }
review-sum-rest = left unexplained
review-sum-result = result
review-sum-points = points
review-signs-own = + is good for you, − is bad for you.
review-signs = + is good for { $name }, − is bad.
review-than-luck = compared with average dice
review-than-luck-draws = compared with average draws
review-than-turns = compared with those of a simple bot
review-how = How this is counted
review-about = From every position simple bots played on { $n } times. A turn or a throw is worth as much as it changed their average result; what these averages cannot explain is left over. Accuracy is another measure: it compares each of your turns with the best one that strong bots found.

## Moments

review-moments = { $n ->
    [1] The moment that decided it
    [2] Two moments that decided it
   *[other] Three moments that decided it
  }
review-moments-points = { $n ->
    [1] The moment that counted most
    [2] Two moments that counted most
   *[other] Three moments that counted most
  }
review-moments-about = What changed the chance of winning most. Where the points came from is shown with the final score.
review-moment-throw = the throw
review-moment-throw-draws = the draw
review-moment-yours = your turn
review-moment-of = { $name }’s turn

## Verdicts

review-judged = { $who }: { $verdict }
review-judged-more = { $told }. The best turn would have brought { $n } % more.
review-judged-coarse = { $told }. The estimate before it was too high, so there is no exact figure.
review-for-you = { $change } for you
review-for = { $change } for { $name }
review-best = best turn
review-good = good
review-slip = slip
review-mistake = mistake
review-blunder = blunder
review-forced = nothing to choose
review-lucky = good luck
review-unlucky = bad luck
review-even = no matter

## One turn

review-look = The turn on the sheet
review-previous = Back a turn
review-next = Forward a turn
review-switch = What would have been better
review-played-own = You played: { $moves }
review-played = { $name } { $moves }
review-better = Better: { $moves }
review-nothing-better = The bots found nothing clearly better.
review-better-placed = Better: the same, but placed as the numbers on the sheet show: { $moves }
review-worth = { $n ->
    [0] Less than a point better by the end.
    [one] About one point better by the end.
   *[other] About { $n } points better by the end.
  }
review-lines = What differs at once
review-gave-up = Against the best turn it gave up at once
review-thrown = { $what }
review-throw-luck = Against the average throw: { $parts }
review-throw-luck-draws = Against the average draw: { $parts }
review-play-on = Play on from here
review-play-on-about = A new table from this position, with new dice.
review-play-on-about-draws = A new table from this position, with new draws.

## All turns

review-turns = { $unit ->
    [round] All { $n } rounds, step by step
   *[turn] All { $n } turns, step by step
  }
review-column-turn = Turn
review-column-round = Round
review-column-who = Who
review-column-what = What
review-column-verdict = Verdict
review-column-points = Points
review-column-chance = Chance
review-column-yours = For you
review-column-of = For { $name }
review-column-value = Heading for
review-show = Show
review-the-dice = The dice
review-the-dice-draws = The draw
