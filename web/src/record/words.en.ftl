### What one’s own record says. It comes with it.

mine-title = Your results
mine-sum = { $n ->
    [one] One game finished.
   *[other] { $n } games finished.
}
mine-none = Nothing here yet. Finish a game, and it counts from there.
mine-play = Choose a game
mine-imported = { $n ->
    [one] One game comes from a file.
   *[other] { $n } games come from a file.
}
mine-forget = Remove them

## A game

mine-alone = Solo
mine-others = Against others
mine-own-sheet = own sheet
mine-games = { $n ->
    [one] game
   *[other] games
}
mine-won-share = { $n ->
    [one] win
   *[other] wins
}, { $share } %
mine-average = points on average
mine-best = best
mine-row = { $n ->
    [one] win in a row
   *[other] wins in a row
}
mine-row-longest = longest winning streak
mine-accuracy = accuracy
mine-points-chart = Points, game by game
mine-points-chart-won = Points, game by game (● won, ○ lost)
mine-accuracy-chart = Accuracy, game by game
mine-chart-said = { $what }: { $n ->
    [one] one game
   *[other] the last { $n } games
}, lowest { $low }, highest { $high }, last { $last }.
mine-per-cent = { $n } %
mine-review-hint = Review a game after it ends, and its accuracy appears here.

## All games as a table

mine-table = { $n ->
    [one] This game as a table
   *[other] All { $n } games as a table
}
mine-day = Date
mine-total = Points
mine-result = Result
mine-how = Accuracy
mine-result-won = won
mine-result-lost = lost
mine-result-won-by = won by { $n }
mine-result-lost-by = lost by { $n }
mine-review = Review
mine-from-file = from a file
mine-daily = daily game

## What counts

mine-counts = What counts
mine-counts-whole = Games you played to the end from a seat of your own. Games you gave up or left, practice, shared screens and games played on from a review don’t count.
mine-counts-newest = Only your newest { $n } tables are looked at.
mine-counts-cookie = Your results belong to this browser. Nobody else can see them.
mine-counts-file = Save it to a file and load it in another browser to see it there. What comes from a file stays in that browser, is marked, and never reaches the server.
