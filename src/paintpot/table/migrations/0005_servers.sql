-- When guests with a seat were last here, or up to an hour before that (visits.py). Those who have one
-- already count from now on.
CREATE TABLE visits (
    guest TEXT PRIMARY KEY,
    seen INTEGER NOT NULL -- Unix time in milliseconds
) WITHOUT ROWID;
INSERT INTO visits (guest, seen)
SELECT DISTINCT guest, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM seats;

-- How accurately each seat of a reviewed table played, in per cent. The reviews are in a file of their
-- own, which may be deleted.
CREATE TABLE accuracies (
    table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    accuracy REAL NOT NULL,
    PRIMARY KEY (table_no, seat)
) WITHOUT ROWID;
