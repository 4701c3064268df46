-- A checksum for each event, over its table, its number and its data: `event_sum` is given by
-- sums.py. Events of before get theirs here.
ALTER TABLE events ADD COLUMN sum INTEGER;
UPDATE events SET sum = event_sum((SELECT id FROM tables WHERE no = events.table_no), n, data);

-- The version of the rules a table follows, and how its game ended: both outlive the rules.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN result TEXT NOT NULL DEFAULT '';
UPDATE tables SET rules = coalesce((
    SELECT CASE WHEN json_valid(CAST(data AS TEXT))
        THEN CAST(json_extract(CAST(data AS TEXT), '$.rules') AS INTEGER) END
    FROM events WHERE table_no = tables.no AND n = 0), 0);
CREATE INDEX tables_without_result ON tables (no) WHERE phase = 'over' AND result = '';

-- Whether the guest has left this seat to a bot for good.
ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
