-- A day's dice for each game. A day is a date in UTC; its secret is drawn the day before.
CREATE TABLE days (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    secret TEXT NOT NULL,
    drawn BIGINT NOT NULL, -- Unix time in milliseconds
    settled BOOLEAN NOT NULL DEFAULT FALSE, -- whether the secret may be shown
    par TEXT NOT NULL DEFAULT '', -- JSON of what the expert made
    PRIMARY KEY (day, game)
);

-- The one attempt of a guest that counts.
CREATE TABLE attempts (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    guest TEXT NOT NULL,
    table_no BIGINT NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
    late BOOLEAN NOT NULL DEFAULT FALSE, -- whether it was unfinished when the secret was revealed
    PRIMARY KEY (day, game, guest)
);
CREATE INDEX attempts_of_guest ON attempts (guest, day);
CREATE INDEX attempts_of_table ON attempts (table_no);

-- One change of one table (storage_types.Change); false, and nothing written, if it does not follow
-- what is stored. A newer version of this function gets a new name: older servers may still run.
CREATE FUNCTION append_change(
    p_id TEXT, p_first BIGINT, p_at BIGINT, p_data BYTEA[], p_sums BIGINT[], p_keys TEXT[],
    p_game TEXT, p_phase TEXT, p_acting BIGINT, p_bots BIGINT, p_title TEXT, p_rules BIGINT,
    p_result TEXT, p_seats INTEGER[], p_guests TEXT[], p_resigned BOOLEAN[],
    p_host TEXT, p_watcher TEXT, p_unwatch BOOLEAN, p_attempt TEXT[]
) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE
    found_no BIGINT;
    many INTEGER := cardinality(p_data);
BEGIN
    IF many = 0 THEN
        -- Nobody may append meanwhile: whoever does needs a share of this lock.
        SELECT no INTO found_no FROM tables WHERE id = p_id FOR UPDATE;
        IF found_no IS NULL OR p_first IS DISTINCT FROM
            (SELECT max(n) + 1 FROM events WHERE table_no = found_no)
        THEN
            RETURN FALSE;
        END IF;
    ELSE
        IF p_first = 0 AND p_game IS NOT NULL THEN
            INSERT INTO tables
                (id, game, phase, acting, bots, title, created, touched, rules, result)
            VALUES
                (p_id, p_game, p_phase, p_acting, p_bots, p_title, p_at, p_at, p_rules, p_result)
            ON CONFLICT (id) DO NOTHING;
        END IF;
        SELECT no INTO found_no FROM tables WHERE id = p_id;
        IF found_no IS NULL OR (p_first > 0 AND NOT EXISTS (
            SELECT 1 FROM events WHERE table_no = found_no AND n = p_first - 1))
        THEN
            RETURN FALSE;
        END IF;
        -- Whoever stores the first event under its number is alone: the others wait here, and then
        -- find it taken. So there are no holes, and what follows cannot fail.
        INSERT INTO events (table_no, n, at, data, sum, key)
        VALUES (found_no, p_first, p_at, p_data[1], p_sums[1], p_keys[1])
        ON CONFLICT (table_no, n) DO NOTHING;
        IF NOT FOUND THEN
            -- Taken by this very change, if the connection was lost when it was committed.
            RETURN p_data = (
                SELECT array_agg(data ORDER BY n) FROM events
                WHERE table_no = found_no AND n >= p_first AND n < p_first + many);
        END IF;
        IF many > 1 THEN
            INSERT INTO events (table_no, n, at, data, sum, key)
            SELECT found_no, p_first + k - 1, p_at, p_data[k], p_sums[k], p_keys[k]
            FROM generate_series(2, many) AS k;
        END IF;
    END IF;
    IF p_game IS NOT NULL THEN
        -- The time changes only with what is listed: otherwise it would show that something
        -- happened in secret.
        UPDATE tables SET
            touched = CASE WHEN (phase, acting, bots, title)
                IS NOT DISTINCT FROM (p_phase, p_acting, p_bots, p_title)
                THEN touched ELSE p_at END,
            game = p_game, phase = p_phase, acting = p_acting, bots = p_bots, title = p_title,
            rules = p_rules, result = p_result
        WHERE no = found_no AND (game, phase, acting, bots, title, rules, result)
            IS DISTINCT FROM (p_game, p_phase, p_acting, p_bots, p_title, p_rules, p_result);
    END IF;
    IF p_guests IS NOT NULL THEN
        DELETE FROM seats WHERE table_no = found_no;
        INSERT INTO seats (table_no, seat, guest, resigned)
        SELECT found_no, seat, guest, resigned
        FROM unnest(p_seats, p_guests, p_resigned) AS own (seat, guest, resigned);
    END IF;
    IF p_host IS NOT NULL THEN
        UPDATE tables SET host = p_host WHERE no = found_no AND host IS DISTINCT FROM p_host;
    END IF;
    IF p_unwatch THEN
        DELETE FROM watchers WHERE table_no = found_no;
    END IF;
    IF p_watcher IS NOT NULL THEN
        INSERT INTO watchers (table_no, guest) VALUES (found_no, p_watcher)
        ON CONFLICT DO NOTHING;
    END IF;
    IF p_attempt IS NOT NULL THEN -- refused with all the rest if there is one already
        INSERT INTO attempts (table_no, day, game, guest)
        VALUES (found_no, p_attempt[1], p_attempt[2], p_attempt[3]);
    END IF;
    RETURN TRUE;
END
$$;
