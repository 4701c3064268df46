### The words of the daily game and of puzzles: they come when somebody looks at those.

## The daily game

daily-today = Today
daily-today-is = Today: { $game }
daily-of = { $game }, { $date }
daily-play = Play
daily-see = See result
daily-all = All of today’s games
daily-same-dice = The same deal for everyone, one try.
daily-best = { $n ->
    [one] One has played; best: { $best }.
   *[other] { $n } have played; best: { $best }.
}
daily-begun = You have begun.
daily-your-result = You made { $total }.
daily-rank = Place { $rank } of { $of }.
daily-par = par { $par }
daily-par-by = { $name } made { $par }.
daily-par-row = { $name }: par, same deal
daily-par-coming = { $name } is still playing your deal: par comes in a moment.
daily-better = { $points ->
    [one] { $total } point
   *[other] { $total } points
}, { $n } above par
daily-worse = { $points ->
    [one] { $total } point
   *[other] { $total } points
}, { $n } below par
daily-level = { $points ->
    [one] { $total } point
   *[other] { $total } points
}, level with par
daily-unplayed = You have not finished this one.
daily-late = It was finished too late to count.
daily-streak-title = Days in a row
daily-streak = { $n ->
    [one] One day
   *[other] { $n } days in a row
}
daily-no-streak = Finish the game of the day to start a streak
daily-longest = Longest: { $n }
daily-day-played = { $day }: played
daily-day-missed = { $day }: not played
daily-you = You
daily-names = Today’s names
daily-names-then = The names of that day
daily-played = { $n ->
    [one] One has played
   *[other] { $n } have played
}
daily-share-title = Share your result
daily-share = Share
daily-squares = Your sheet in { $all } squares: { $counts }
daily-squares-of = { $n } { $ink }
daily-squares-none = none coloured
daily-practise = Practise with this deal
daily-tomorrow-title = Tomorrow
daily-tomorrow = Tomorrow: { $game }
daily-opens = { $hours ->
    [0] In { $minutes } min, at { $at } your time
   *[other] In { $hours } h { $minutes } min, at { $at } your time
}
daily-history = Your earlier days
daily-against = against { $name }
daily-about = One deal a day for each game, the same for everyone here. Your first game counts.
daily-how = How it works
daily-how-dice = Everyone here gets the same deal: the same dice, tiles or tokens at the same point of the game. The server commits to it the day before and reveals its secret two days after; then anyone can check all of it.
daily-how-once = Your first game counts, even if you reload, leave or give up. No hints, and no bot plays for you. When it is over, you can practise with the same deal as often as you like.
daily-how-day = The day changes at midnight UTC, which is { $at } for you. A game counts for the day on which you began it; finish it by the end of the next day.
daily-how-par = Par is what { $name }, the expert bot, made of the same deal.
daily-how-honest = There are no accounts: another browser counts as another person. Take the names with that in mind.
daily-fair-about = The server commits to a day’s deal the day before. The secret stays hidden while anyone’s game can still count.
daily-fair-unseen = This browser did not see the commitment before the day began, so it has nothing to compare.
daily-fair-same = This browser noted the commitment before the day began: it is the same.
daily-fair-proven = This browser noted the commitment before the day began, and the secret fits it.
daily-fair-other = The commitment is not the one that this browser noted before the day began. The deal may have been changed.
daily-fair-unfit = The secret does not fit the commitment. The deal may have been changed.
daily-fair-late = The server was not running the day before, so the commitment came only with the day itself.
daily-fair-later = It is revealed two days after the day.
fair-about-day = This is a daily game: all that chance brings follows from a secret that the server committed to the day before, and from its place in the game. Everyone here gets the same, and nobody can add to it. The server knows what will come; that it tells nobody cannot be proven.
daily-top = { $game } · { $date }
daily-top-practice = { $game } · practice
daily-give-up = This was your one try today: giving up uses it up.

## Puzzles

puzzle-title = Puzzles
puzzle-of = Puzzle: { $game }
puzzle-about = One position, one turn: find the best way to play it. The first try counts.
puzzle-today = today’s puzzle
puzzle-today-done = today’s is done
puzzle-count = { $tried } of { $n } tried
puzzle-task = Find the best turn.
puzzle-task-today = Today’s puzzle: find the best turn.
puzzle-task-rest = The turn has begun: finish it the best way.
puzzle-task-rest-today = Today’s puzzle: finish the turn the best way.
puzzle-grade-easy = Easy: even a bot that thinks no further than this turn finds it
puzzle-grade-normal = Normal: { $bot }, the easy bot, misses it
puzzle-grade-hard = Hard: { $bot }, the normal bot, misses it
puzzle-grade-expert = Expert: even { $bot }, the hard bot, misses it
puzzle-solved = Solved: no better turn is known.
puzzle-behind = { $n ->
    [1] One point behind the best turn.
   *[other] { $n } points behind the best turn.
}
puzzle-idea = The idea: { $why }
puzzle-idea-best = The idea of the best turn: { $why }
puzzle-next = The next best idea is worth { $n ->
    [1] one point
   *[other] { $n } points
} less.
puzzle-now = At once yours brings { $mine }, the best { $best }.
puzzle-same-now = Both bring the same at once; later the best brings about { $n } more.
puzzle-later = Later the best brings about { $n } more.
puzzle-later-less = Later yours gets about { $n } back.
puzzle-as-yours = as you did
puzzle-elsewhere = in another place than yours
puzzle-show-best = Show the best
puzzle-show-mine = Show mine
puzzle-again = Start over
puzzle-more = One more
puzzle-streak = Streak: { $n }
puzzle-longest = Longest: { $n }
puzzle-today-all = { $done } of { $n } done today
puzzle-sum = Puzzles solved at the first try: { $solved }
puzzle-none = There are no puzzles for this game yet.
