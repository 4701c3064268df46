# Drip in English.

title = Drip
about = A die falls, and everyone says in secret whether they keep it.

moment-kept = keeps a { $face }

rule-DR-1 = A six-sided die falls each round, for everyone.
rule-DR-2 = Everyone says once a round, in secret, whether they keep the die.
rule-DR-3 = A face kept is worth its points, unless everyone kept it. If you play alone it always counts.
rule-DR-4 = After three rounds (or five, an option) the highest sum wins.
