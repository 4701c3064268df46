-- A day's dice for each game. A day is a date in UTC; its secret is drawn the day before.
CREATE TABLE days (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    secret TEXT NOT NULL,
    drawn INTEGER NOT NULL, -- Unix time in milliseconds
    settled INTEGER NOT NULL DEFAULT 0, -- whether the secret may be shown
    par TEXT NOT NULL DEFAULT '', -- JSON of what the expert made
    PRIMARY KEY (day, game)
) WITHOUT ROWID;

-- The one attempt of a guest that counts.
CREATE TABLE attempts (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    guest TEXT NOT NULL,
    table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
    late INTEGER NOT NULL DEFAULT 0, -- whether it was unfinished when the secret was revealed
    PRIMARY KEY (day, game, guest)
) WITHOUT ROWID;
CREATE INDEX attempts_of_guest ON attempts (guest, day);
CREATE INDEX attempts_of_table ON attempts (table_no);
