# Drip in English.

title = Drip
about = A die falls, and everyone says in secret whether they keep it.
goal = Keep high faces, but not those that everyone keeps: the highest sum wins.
goal-solo = Keep every die: alone, each face counts.

name-kept = Kept

moment-kept = keeps a { $face }

rule-DR-1 = A six-sided die falls each round, for everyone.
rule-DR-2 = Everyone says once a round, in secret, whether they keep the die.
rule-DR-3 = A face kept is worth its points, unless everyone kept it. If you play alone it always counts.
rule-DR-4 = After three rounds (or five, an option) the highest sum wins.

lesson-a-face = Keep a face
lesson-a-face-keep = The die shows 5. A face that you keep is worth its points, so keep it. What you say stays secret until everyone has spoken.
lesson-a-face-keep-pity = You may pass, but five points would be gone. Keep it this time.
lesson-a-face-keep-done = The other one passed, so all five points are yours.
lesson-a-face-both = A six! Keep it, and see what happens when everyone wants the same.
lesson-a-face-both-done = Everyone kept it, so it is worth nothing to anybody.
lesson-a-face-win = The last round, and you lead. Keep or pass: now it is up to you.
lesson-a-face-win-done = After three rounds the highest sum wins.
