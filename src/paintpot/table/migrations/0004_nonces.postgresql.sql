-- A random number for each change, with its first event: a writer that lost its connection and sends a
-- change again finds out by it whether the change was stored.
ALTER TABLE events ADD COLUMN nonce BIGINT;

-- As append_change, which older servers still use, but for what is known of the change that was there
-- first. Of the bots of two processes both may play the same turn: then one of them was second.
CREATE FUNCTION append_change_once(p_change JSONB, p_at BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE
    p_id TEXT := p_change ->> 'table';
    p_first BIGINT := p_change ->> 'first';
    p_events JSONB := p_change -> 'events';
    p_sums JSONB := p_change -> 'sums';
    p_keys JSONB := p_change -> 'keys';
    p_row RECORD;
    p_host TEXT := p_change ->> 'host';
    p_watcher TEXT := p_change ->> 'watcher';
    listed BOOLEAN := jsonb_typeof(p_change -> 'row') = 'object';
    p_nonce BIGINT := p_change ->> 'nonce';
    many INTEGER := jsonb_array_length(p_change -> 'events');
    found_no BIGINT;
BEGIN
    IF listed THEN
        SELECT * INTO p_row FROM jsonb_to_record(p_change -> 'row') AS shown (
            game TEXT, phase TEXT, acting BIGINT, bots BIGINT, title TEXT, rules BIGINT,
            result TEXT);
    END IF;
    IF many = 0 THEN
        -- Nobody may append meanwhile: whoever does needs a share of this lock.
        SELECT no INTO found_no FROM tables WHERE id = p_id FOR UPDATE;
        IF found_no IS NULL OR p_first IS DISTINCT FROM
            (SELECT max(n) + 1 FROM events WHERE table_no = found_no)
        THEN
            RETURN FALSE;
        END IF;
    ELSE
        IF p_first = 0 AND listed THEN
            INSERT INTO tables
                (id, game, phase, acting, bots, title, created, touched, rules, result)
            VALUES (
                p_id, p_row.game, p_row.phase, p_row.acting, p_row.bots, p_row.title, p_at, p_at,
                p_row.rules, p_row.result)
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
        INSERT INTO events (table_no, n, at, data, sum, key, nonce)
        VALUES (
            found_no, p_first, p_at, decode(p_events ->> 0, 'base64'), (p_sums ->> 0)::BIGINT,
            p_keys ->> 0, p_nonce)
        ON CONFLICT (table_no, n) DO NOTHING;
        IF NOT FOUND THEN
            -- Taken by this very change, if the connection was lost when it was committed: then all
            -- of it is stored. Somebody else's is another one, whatever it says.
            RETURN EXISTS (
                SELECT 1 FROM events
                WHERE table_no = found_no AND n = p_first AND nonce = p_nonce);
        END IF;
        IF many > 1 THEN
            INSERT INTO events (table_no, n, at, data, sum, key)
            SELECT
                found_no, p_first + k, p_at, decode(p_events ->> k, 'base64'),
                (p_sums ->> k)::BIGINT, p_keys ->> k
            FROM generate_series(1, many - 1) AS k;
        END IF;
    END IF;
    IF listed THEN
        -- The time changes only with what is listed: otherwise it would show that something
        -- happened in secret.
        UPDATE tables SET
            touched = CASE WHEN (phase, acting, bots, title)
                IS NOT DISTINCT FROM (p_row.phase, p_row.acting, p_row.bots, p_row.title)
                THEN touched ELSE p_at END,
            game = p_row.game, phase = p_row.phase, acting = p_row.acting, bots = p_row.bots,
            title = p_row.title, rules = p_row.rules, result = p_row.result
        WHERE no = found_no AND (game, phase, acting, bots, title, rules, result)
            IS DISTINCT FROM (
                p_row.game, p_row.phase, p_row.acting, p_row.bots, p_row.title, p_row.rules,
                p_row.result);
    END IF;
    IF jsonb_typeof(p_change -> 'owners') = 'object' THEN
        DELETE FROM seats WHERE table_no = found_no;
        INSERT INTO seats (table_no, seat, guest, resigned)
        SELECT found_no, key::INTEGER, value, FALSE FROM jsonb_each_text(p_change -> 'owners')
        UNION ALL
        SELECT found_no, key::INTEGER, value, TRUE FROM jsonb_each_text(p_change -> 'resigned');
    END IF;
    IF p_host IS NOT NULL THEN
        UPDATE tables SET host = p_host WHERE no = found_no AND host IS DISTINCT FROM p_host;
    END IF;
    IF (p_change -> 'unwatch')::BOOLEAN THEN
        DELETE FROM watchers WHERE table_no = found_no;
    END IF;
    IF p_watcher IS NOT NULL THEN
        INSERT INTO watchers (table_no, guest) VALUES (found_no, p_watcher)
        ON CONFLICT DO NOTHING;
    END IF;
    IF jsonb_typeof(p_change -> 'attempt') = 'array' THEN
        -- Refused with all the rest if there is one already.
        INSERT INTO attempts (table_no, day, game, guest)
        VALUES (
            found_no, p_change -> 'attempt' ->> 0, p_change -> 'attempt' ->> 1,
            p_change -> 'attempt' ->> 2);
    END IF;
    RETURN TRUE;
END
$$;

-- A whole batch: one statement, one transaction, one wait for the disk.
CREATE FUNCTION append_changes_once(p_changes JSONB, p_at BIGINT) RETURNS BOOLEAN[]
LANGUAGE plpgsql AS $$
DECLARE
    one JSONB;
    stored BOOLEAN[] := '{}';
BEGIN
    FOR one IN SELECT value FROM jsonb_array_elements(p_changes) LOOP
        stored := stored || append_change_once(one, p_at);
    END LOOP;
    RETURN stored;
END
$$;
