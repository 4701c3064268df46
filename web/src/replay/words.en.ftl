### A record, looked at again.

replay-title = Replay
replay-open = Open a record
replay-drop = Open the record of a game, or drop it here.
replay-step = Move { $step } of { $steps }
replay-begin = The beginning
replay-back = Back a move
replay-on = Forward a move
replay-run = Play
replay-stop = Stop
replay-turn-back = Back a turn
replay-turn-on = Forward a turn
replay-follow = Follow the active player
replay-follow-short = Follow
replay-follow-about = Shows the sheet of the player who moves. Choose a name to stay with one sheet.
replay-speed = Speed
replay-bad = This file is not the record of a game.
