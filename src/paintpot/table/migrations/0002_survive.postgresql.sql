-- A checksum for each event, over its table, its number and its data (sums.py).
ALTER TABLE events ADD COLUMN sum BIGINT;

-- The version of the rules a table follows, and how its game ended: both outlive the rules.
ALTER TABLE tables ADD COLUMN rules BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN result TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_without_result ON tables (no) WHERE phase = 'over' AND result = '';

-- Whether the guest has left this seat to a bot for good.
ALTER TABLE seats ADD COLUMN resigned BOOLEAN NOT NULL DEFAULT FALSE;
