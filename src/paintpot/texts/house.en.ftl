### What the house says, whatever is played.

## The terminal

type-here = a move, or ? for help
keys-play = ↑ ↓ choose · Enter play · Tab complete · Ctrl-Z undo · F2 sheet/panels · F3 hint · Shift-↑ ↓ panels · ? help · quit
keys-replay = ← → step · PgUp PgDn ten steps · Home End · Tab whose sheet · F2 sheet/panels · q quit
page-close = Enter closes this page.
thinking = { $name } is thinking …
busy = One moment: the others are still playing.
pass-on = Pass the keyboard to { $name }, then press Enter.
move-count = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
moves-more = "moves" lists them all, "moves red R" those that fit.
none-fits = No move fits "{ $words }".
several = { $n } moves fit: { $moves }
chance = Chance
person = Player { $n }
fell = Thrown: { $what }
undone = Taken back: { $move }

## Questions

why-what = Ask like this: why red on R4
why-legal = { $move } is allowed now.
no-rule = There is no rule { $rule }. Rule ids begin with { $prefix }-, as in a refusal.
help-title = How to play here
help-move = Type a move, or enough of it to be plain, and press Enter.
help-why = why MOVE – why that move is not allowed now
help-hint = hint – the three best turns a good bot sees, and what each should gain you in points
help-rule = ? RULE – a rule in words, such as the one a refusal names in brackets
help-undo = undo – take your last move back
help-score = score – your score, line by line
help-save = save FILE – write the record of this play, and again when you leave
help-quit = quit – leave (Ctrl-C)
help-click = Tab completes a move, ↑ and ↓ choose one; a click on a move plays it, a click on the sheet looks for moves there.
help-keys = F2 – sheet, panels or both; F3 – a hint; Shift-↑ and Shift-↓ scroll the panels; Esc clears the line.
help-look = look – the whole position again
help-moves = moves WORDS – the moves that fit

## Hints

hint-thinking = Looking for good turns …
hint-only = Only one move is possible: { $move }.
hint-wait = It is not your move now, so there is no hint.
hint-over = The play is over: there is nothing left to hint at.
gain = { $sign }{ $whole }.{ $tenths }

## Scores and the end

score-title = Your score
score-total = Total: { $total }
over-title = The play is over
over-hint = score, save FILE, quit
winners = { $n ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
solo-result = { $n ->
    [one] You have { $total } point.
   *[other] You have { $total } points.
}

## Records

save-where = Name a file: save my-play.json
save-offer = save FILE keeps the record of this play.
saved = Saved: { $file }
saved-over = Saved: { $file }. See it again with: paintpot replay { $file }
saved-resume = Saved: { $file }. Go on with: paintpot play --resume { $file }
replay-start = The beginning
replay-sheet = Sheet of { $name }
valid = valid: { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $result }; { $dice }
dice-proven = { $n ->
    [0] no throw to be proven yet
    [one] its only throw proven
   *[other] all { $n } throws proven
}
dice-partly = { $n ->
    [one] { $n } throw proven
   *[other] { $n } throws proven
}, { $before ->
    [one] { $before } earlier throw
   *[other] { $before } earlier throws
} from elsewhere cannot be proven
dice-secret = the throws cannot be proven yet: the secret of the dice has not been told
dice-unsaid = the record says nothing that would prove its throws
result-open = not finished
result-solo = finished with { $total }
result-won = won by { $winners } ({ $totals })

## The command

no-terminal = This needs a terminal; --plain plays line by line instead.
game-line = { $name }, { $least } to { $most } players
