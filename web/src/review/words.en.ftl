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

review-won = You won by { $n }.
review-won-against = You won by { $n }, against the dice.
review-won-against-draws = You won by { $n }, against the luck of the draw.
review-won-lucky = You won by { $n }, and the dice helped.
review-won-lucky-draws = You won by { $n }, and the draws helped.
review-lost = You lost by { $n }.
review-lost-against = You lost by { $n }; the dice were not with you.
review-lost-against-draws = You lost by { $n }; the draws were not with you.
review-lost-lucky = You lost by { $n }, with good dice.
review-lost-lucky-draws = You lost by { $n }, with good draws.
review-tied = It was a tie.
review-of-won = { $name } won by { $n }.
review-of-won-against = { $name } won by { $n }, against the dice.
review-of-won-against-draws = { $name } won by { $n }, against the luck of the draw.
review-of-won-lucky = { $name } won by { $n }, and the dice helped.
review-of-won-lucky-draws = { $name } won by { $n }, and the draws helped.
review-alone = { $n ->
    [one] { $total } point
   *[other] { $total } points
  }
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
review-sum-expected = to be expected
review-sum-start = at the start
review-sum-luck = the dice
review-sum-luck-draws = the draws
review-sum-own = your turns
review-sum-other = { $name }’s turns
review-sum-others = the others’ turns
review-sum-rest = the rest
review-sum-result = result
review-sum-points = points
review-missed = { $n ->
    [0] no better turns were found
    [one] the best turns were worth a point more
   *[other] the best turns were worth { $n } more
  }
review-about = In the sum, throws are compared with an average throw, and turns with those of a quick player. Accuracy is stricter: it compares turns with the best that the bots found. All are estimates from { $n } samples of every position; the rest is what these leave open.
review-about-draws = In the sum, draws are compared with an average draw, and turns with those of a quick player. Accuracy is stricter: it compares turns with the best that the bots found. All are estimates from { $n } samples of every position; the rest is what these leave open.

## Moments

review-moments = Three moments that decided it
review-moments-points = Three moments that counted most
review-moment-throw = the throw
review-moment-throw-draws = the draw
review-moment-yours = your turn
review-moment-of = { $name }’s turn

## Verdicts

review-judged = { $who }: { $verdict }
review-judged-more = { $told }. The best turn would have brought { $n } % more.
review-judged-none = { $told }. Nothing much better was found.
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
review-nothing-better = The bots found nothing better.
review-worth = Worth { $n } more.
review-lines = What differs at once
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
review-column-chance = Chance after
review-column-value = Heading for
review-show = Show
review-the-dice = The dice
review-the-dice-draws = The draw
