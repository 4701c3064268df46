# Drip in English.

title = Drip
about = A die falls, and everyone says in secret whether they keep it.

moment-kept = keeps a { $face }
