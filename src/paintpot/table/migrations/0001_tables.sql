-- Tables by number: an event's row and its place in the index are shorter than with the id.
CREATE TABLE tables (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    host TEXT,
    game TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
    acting INTEGER NOT NULL,
    bots INTEGER NOT NULL,
    title TEXT NOT NULL,
    created INTEGER NOT NULL, -- Unix time in milliseconds, as everywhere here
    touched INTEGER NOT NULL  -- when the row changed last; events know their own time
);
CREATE INDEX tables_of_host ON tables (host) WHERE phase <> 'over';
CREATE INDEX tables_gathering ON tables (touched) WHERE phase = 'gathering';
CREATE INDEX tables_for_bots ON tables (no) WHERE phase = 'playing' AND (acting & bots) <> 0;

-- Appended in the order of time, whatever the table: a commit for many tables fills few pages.
CREATE TABLE events (
    no INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
    n INTEGER NOT NULL CHECK (n >= 0),
    at INTEGER NOT NULL,
    data BLOB NOT NULL
);
CREATE UNIQUE INDEX events_of_table ON events (table_no, n);

-- A table's history has no holes, whatever was written before or failed to be.
CREATE TRIGGER events_follow BEFORE INSERT ON events
WHEN NEW.n > 0 AND NOT EXISTS (
    SELECT 1 FROM events WHERE table_no = NEW.table_no AND n = NEW.n - 1
)
BEGIN
    SELECT RAISE(ABORT, 'an event is missing before this one');
END;

CREATE TABLE seats (
    table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_no, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_guest ON seats (guest);

CREATE TABLE watchers (
    table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_no, guest)
) WITHOUT ROWID;
