### What the end of a game says.

end-won-by = You win by { $n }!
end-won-tie = You win the tie!
end-lost-by = Lost by { $n }.
end-lost-tie = Lost by a hair.
end-wins-by = { $name } wins by { $n }.
end-tied = It’s a tie: { $names }.
end-wins-tie = { $name } wins the tie.
end-result = { $mine } to { $theirs } against { $name }
end-name-level = { $name }, { $level }
end-standing = Final scores
end-course = lead after each { end-unit }
end-course-alone = points so far
end-parts = Where it was won and lost
end-part = { $me } { $mine }, { $other } { $theirs }
end-rest = All the rest
end-together = in all
end-sheets = The other sheets
end-sheet-of = { $name }’s sheet
end-again = Again
end-harder = Harder
end-easier = Easier
end-another = Another game
end-lines = All the lines of the score
best-next = Most to gain next time: { $what }
best-first = Your first result: now there is one to beat.
best-new = Your best so far (it was { $before })
best-again = As good as your best
best-place = Number { $place } of your { $games } games
best-before = Best so far { $total }, on { $date }.
share-picture = Share
share-save = Save as picture
share-saved = The picture is saved.
share-failed = There is no picture to share just now.
rematch-go = To the rematch

## How the lead went: counted in turns or rounds

end-unit = { $unit ->
    [round] round
   *[turn] turn
}
end-units = { $unit ->
    [round] Rounds
   *[turn] Turns
}
end-of = { $unit ->
    [round] round
   *[turn] turn
}
end-in = { $unit ->
    [round] in round
   *[turn] in turn
}
end-while = { $span ->
    [start] until { end-of } { $to }
    [once] in { end-of } { $from }
   *[long] from { end-of } { $from } to { $to }
}
end-when = { $again ->
    [once] { end-while } and again { end-in } { $since }
    [long] { end-while } and again from { end-of } { $since } to { $until }
   *[no] { end-while }
}
end-then = { $next ->
    [yes] then
   *[no] from { end-of } { $turn } on
}
# What stood beside the names in the middle of a turn may have been different.
end-led = { $nearly ->
    [yes] led most of the time
   *[no] led
}
end-since = { $turn ->
    [1] from the first { end-of } to the end
   *[other] from { end-of } { $turn } to the end
}
# A tie ends no lead.
end-tie = { $level ->
    [0] { "" }
   *[other] , with a tie { end-in } { $level }
}
# What decided a game is the review's to say: here it is only who was ahead.
end-changed = { $next ->
    [yes] then the lead changed
   *[no] { end-in } { $turn } the lead changed
}
end-plot-led = You { end-led } { end-since }.
end-plot-trailed = { $other } { end-led } { end-since }.
end-plot-overtook = { $other } { end-led } { end-when }; { $cause ->
    [none] { end-then } you were ahead{ end-tie }.
   *[other] { end-changed }: { $cause }.
}
end-plot-overtaken = You { end-led } { end-when }; { $cause ->
    [none] { end-then } { $other } was ahead{ end-tie }.
   *[other] { end-changed }: { $cause }.
}
end-plot-even = You were level in the end.
end-plot-of-led = { $name } { end-led } { end-since }.
end-plot-of-trailed = { $other } { end-led } { end-since }.
end-plot-of-overtook = { $other } { end-led } { end-when }; { $cause ->
    [none] { end-then } { $name } was ahead{ end-tie }.
   *[other] { end-changed }: { $cause }.
}
end-plot-of-overtaken = { $name } { end-led } { end-when }; { $cause ->
    [none] { end-then } { $other } was ahead{ end-tie }.
   *[other] { end-changed }: { $cause }.
}
end-plot-of-even = They were level in the end.
end-best-turn = Your best { end-unit } was number { $turn }: +{ $gain }.
end-turns = { end-units } { $from }–{ $to }
end-in-turn = mostly { end-in } { $turn }
end-slowly = bit by bit

## Whether chance was fair

fair-good = Your browser checked the dice: all that decides the rolls was fixed before the first one, and it added its own part.
fair-good-draws = Your browser checked the draws: all that decides them was fixed before the first one, and it added its own part.
fair-how = How?
fair-good-how = The server’s secret and the players’ parts are the ones this browser noted at the start, yours among them, and the rolls are those you were shown. That every roll follows from them can be checked with the saved record:
fair-good-how-draws = The server’s secret and the players’ parts are the ones this browser noted at the start, yours among them, and the draws are those you were shown. That every draw follows from them can be checked with the saved record:
fair-missing = What chance brought fits what this browser noted, but your part is not in it: it did not reach the server in time.
fair-unseen = This browser was not here before the start, so it has nothing to compare with.
fair-bad = Something is wrong with what decided chance in this game:
