### Texts that belong to no game: the terminal and the server.

## The terminal

type-here = a move, or ? for help
keys-play = ↑ ↓ choose · Enter play · Tab complete · Ctrl-Z undo · F2 sheet/panels · F3 hint · Shift-↑ ↓ panels · ? help · quit
keys-replay = ← → step · PgUp PgDn ten steps · Home End · Tab whose sheet · F2 sheet/panels · q quit
page-close = Enter closes this page.
thinking = { $name } is thinking…
busy = One moment: the others are still playing.
pass-on = Pass the keyboard to { $name }, then press Enter.
move-count = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
moves-more = “moves” lists them all, “moves red R” those that fit.
none-fits = No move fits “{ $words }”.
several = { $n } moves fit: { $moves }
chance = Chance
outcome-starts = { $name } starts
    .chance = seat { $seat } starts
person = Player { $n }
learner = You
fell = Rolled: { $what }
sure-you = Nobody can catch you any more: every point now is for your best
sure-of = Nobody can catch { $name } any more
undone = Undone: { $move }

## Questions

why-what = Ask like this: why red on R4
why-legal = Allowed now: { $move }.
no-rule = There is no rule { $rule }. Rule ids begin with { $prefix }-, as in a refusal.
help-title = How to play here
help-move = Type a move, or enough of it to be clear, and press Enter.
help-why = why MOVE – why that move is not allowed now
help-what = what THING – what something is, such as “what watchtower”; “what” alone lists all things
help-hint = hint – three ideas of a strong bot: what each scores, and why
help-rule = ? RULE – a rule in words, such as the one a refusal names in brackets
help-undo = undo – take back your last move
help-score = score – your score, line by line
help-save = save FILE – save the record of this game, now and when you leave
help-quit = quit – leave (Ctrl-C)
help-click = Tab completes a move, ↑ and ↓ choose one; a click on a move plays it, a click on the sheet looks for moves there.
help-keys = F2 – sheet, panels or both; F3 – a hint; Shift-↑ and Shift-↓ scroll the panels; Esc clears the line.
help-look = look – show the whole position again
help-moves = moves WORDS – the moves that fit

## Hints

hint-thinking = Looking for good turns…
hint-only = Only one move is possible: { $move }.
hint-wait = It is not your turn, so there is no hint.
hint-over = The game is over: there is nothing left to hint at.
hint-gains = { $gains }.
hint-gains-cost = { $gains }, but lose { $costs }
hint-gains-lost = { $gains }, but { $costs }
hint-gains-and = { $gains }. That also { $later }.
hint-instead = { $how ->
    [less] Idea { $idea } loses less now: −{ $n }.
    [none] Idea { $idea } loses nothing now.
   *[more] Idea { $idea } scores more now: +{ $n }.
}
hint-instead-but = { $how ->
    [less] Idea { $idea } loses less now (−{ $n }), but this one { $later }.
    [none] Idea { $idea } loses nothing now, but this one { $later }.
   *[more] Idea { $idea } scores more now (+{ $n }), but this one { $later }.
}
hint-instead-others = { $how ->
    [less] Idea { $idea } loses less now (−{ $n }), but here { $others }.
    [none] Idea { $idea } loses nothing now, but here { $others }.
   *[more] Idea { $idea } scores more now (+{ $n }), but here { $others }.
}
hint-hopes = should bring more in later turns
hint-none = No points now
hint-no-points = { $none }, and none lost.
hint-no-points-now = { $none }.
hint-no-points-but = { $none }, but it { $later }.
hint-no-points-last = { $none }, and no turn comes after this.
hint-lost = You { $costs }.
hint-lost-but = You { $costs }, but that { $later }.
hint-lost-last = You { $costs }, and no turn comes after this.
hint-costs = { $n ->
    [one] It costs a point now.
   *[other] It costs { $n } points now.
}
hint-costs-but = { $n ->
    [one] It costs a point now, but it { $later }.
   *[other] It costs { $n } points now, but it { $later }.
}
hint-costs-last = { $n ->
    [one] It costs a point, and no turn comes after this.
   *[other] It costs { $n } points, and no turn comes after this.
}
hint-scores = Score { $lines }
hint-line = { $points } for { $name }
hint-line-lost = { $points } for { $name }
hint-line-name = { $group } ({ $part })
hint-points = { $n ->
    [one] Score a point
   *[other] Score { $n } points
}
hint-total = { $gain } ({ $before } → { $after })

## Scores and the end

score-title = Your score
score-total = Total: { $total }
over-title = Game over
over-hint = score, save FILE, quit
winners = { $n ->
    [one] { $names } wins.
   *[other] A tie: { $names }.
}
solo-result = { $n ->
    [one] You have { $total } point.
   *[other] You have { $total } points.
}

## Records

save-where = Name a file: save my-game.json
save-offer = save FILE saves the record of this game.
saved = Saved: { $file }
saved-over = Saved: { $file }. Watch it again: paintpot replay { $file }
saved-resume = Saved: { $file }. Continue it: paintpot play --resume { $file }
replay-start = The beginning
replay-sheet = { $name }’s sheet
valid = valid: { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $result }
verified = { $n } of { $all } { $all ->
    [one] record is
   *[other] records are
} valid
verified-throws = throws: { $what }
verified-moves = moves: all legal; who made them, and the order of moves made at the same time, is not proven
verified-whole = completeness: proven; the moves lead to the end of the game and to this result
verified-cut = completeness: not proven; the game is not over here, and more moves may have followed
verified-people = people: not proven; nothing ties the names to anybody
dice-nothing = none to be proven yet
dice-from-parts = { $n } proven; they follow from the server’s secret and the parts of seats { $seats }, and are proof to anyone who finds their own browser’s part there
dice-from-house = { $n } follow from the server’s secret alone: nobody else added to it, so the server could have chosen them
dice-from-words = { $n } follow from the server’s secret and words, as in older records: the server knew the secret when words were given, so it could have chosen them
dice-from-day = { $n } follow from the server’s secret for { $day } and their places in the game, the same for everybody that day; proof to anyone who saw the commitment before that day
dice-from-keyboard = { $n } follow from a secret and parts that one program drew at one keyboard
dice-elsewhere = { $n ->
    [one] { $n } earlier throw
   *[other] { $n } earlier throws
} from elsewhere cannot be proven
dice-silent = { $n ->
    [one] seat { $seats } did not reveal its part in time
   *[other] seats { $seats } did not reveal their parts in time
}
dice-none = { $n ->
    [one] seat { $seats } added nothing
   *[other] seats { $seats } added nothing
}
dice-bot = { $n ->
    [one] seat { $seats } is a bot’s, whose part would be the server’s own
   *[other] seats { $seats } are bots’, whose parts would be the server’s own
}
dice-secret = not proven yet: the secret of the dice has not been told
dice-unsaid = not proven: the record says nothing that would prove them
result-open = not finished
result-solo = finished with { $total }
result-won = won by { $winners } ({ $totals })

## The command

no-terminal = This needs a terminal; --plain plays line by line instead.
game-line = { $name }, { $least } to { $most } players

## Lessons

lesson-step = { $title }, { $n } of { $of }
lesson-other = That is allowed, but something else is asked for here. “show” shows it.
lesson-right = Right.
lesson-brought = That brought { $lines }.
lesson-line = { $name } { $points }
lesson-over = That is all: now play. paintpot play { $game }
lesson-nothing-undone = There is nothing to take back in this step.
lesson-show = Try: { $moves }
help-learn = A move; show – what to do; undo, again – take back a move, the step; look, moves; ? RULE; quit

## Review

points-tenths = { $sign }{ $whole }.{ $tenths }
review-title = { $title }: { $n } samples of every position
review-start = start
review-luck = luck
review-own = own turns
review-others = others’ turns
review-remainder = remainder
review-result = result
review-accuracy = accuracy
review-given = given away
review-moments = What decided the game:
review-turns = Turns that could have been better:
review-no-turns = No turn could have been clearly better.
review-better = better: { $moves }
review-throw = the throw
review-best = best
review-good = good
review-slip = slip
review-mistake = mistake
review-blunder = blunder
review-graph = Chance of winning
review-graph-points = Points the game was heading for
review-places = moves and throws

## What a thing is

what-several = Of which? { $things }
what-nothing = This game has no descriptions of its things; “?” lists what can be typed.
what-none = There is nothing called “{ $thing }” here.
