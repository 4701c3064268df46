# Lessons, and a first game that leads

learn-title = Learn { $game }
learn-about = Short lessons on the real board. Nothing can go wrong: every tap gets an answer.
learn-none = This game has no lessons. Its rules are one tap away.
learn-first = Start here
learn-others = One thing at a time
learn-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
}
learn-is-done = (done)
learn-list = Lessons of { $game }
learn-step = { $n } of { $of }
learn-asked = What to do
learn-other = You may do that, but something else is asked for here.
learn-right = That’s it!
learn-brought = It brought:
learn-back = Previous step
learn-again = Start this step again
learn-show = Show me
learn-skip = Skip
learn-next = Next
learn-following = Next lesson
learn-following-short = Next lesson
learn-play = Play a real game
learn-play-short = Play
learn-rule = See the rule
learn-whole = See the whole sheet
try-move = Make this move on the board.
try-refused = Try it on the board: the game says why not.
try-read-on = Read on
lead-show = Show me
lead-known = Got it
lead-off = Hide tips
lead-label = New here
goal-label = The goal
kept-file = Take it with you
kept-file-about = Settings, lessons and your record belong to this browser. Save them to a file, and load it in another.
kept-save = Save to a file
kept-saved = Saved as { $name }
kept-load = Load from a file
kept-bad = This file can’t be loaded.
