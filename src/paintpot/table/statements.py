"""The statements that SQLite and PostgreSQL understand alike, with `?` for a parameter.

What has to be said otherwise in each is in sqlite_storage.py and postgres_storage.py.
"""

from typing import Final

EVENTS: Final = """
    SELECT n, data, sum FROM events
    WHERE table_no = (SELECT no FROM tables WHERE id = ?) AND n >= ? ORDER BY n"""
ROW: Final = "SELECT game, phase, acting, bots, title, rules, result FROM tables WHERE id = ?"
TOUCHED: Final = "SELECT touched FROM tables WHERE id = ?"
NO_RESULT: Final = "SELECT id FROM tables WHERE phase = 'over' AND result = '' ORDER BY no"
SET_RESULT: Final = "UPDATE tables SET result = ? WHERE id = ? AND phase = 'over'"
FINISHED: Final = """
    SELECT id, game, own.seat, result, touched, data, accuracy
    FROM (
        SELECT table_no, min(seat) AS seat FROM seats WHERE guest = ?
        GROUP BY table_no HAVING count(*) = 1 AND count(CASE WHEN resigned THEN 1 END) = 0
        ORDER BY table_no DESC LIMIT ?
    ) AS own
    JOIN tables ON tables.no = own.table_no
    JOIN events ON events.table_no = tables.no AND events.n = 0
    LEFT JOIN accuracies ON accuracies.table_no = tables.no AND accuracies.seat = own.seat
    WHERE phase = 'over' AND result <> ''
    ORDER BY touched, tables.no"""
NOTE_ACCURACY: Final = """
    INSERT INTO accuracies (table_no, seat, accuracy) SELECT no, ?, ? FROM tables WHERE id = ?
    ON CONFLICT (table_no, seat) DO UPDATE SET accuracy = excluded.accuracy
    WHERE accuracies.accuracy <> excluded.accuracy"""
COUNT: Final = """
    SELECT game, rules, phase FROM tables WHERE phase <> 'over' AND no IN (
        SELECT no FROM tables WHERE host = ? AND phase <> 'over'
        UNION SELECT table_no FROM seats WHERE guest = ? AND NOT resigned)
    LIMIT ?"""
MAY_WATCH: Final = """
    SELECT 1 FROM watchers WHERE table_no = (SELECT no FROM tables WHERE id = ?) AND guest = ?"""
BOTS_DUE: Final = (
    "SELECT id FROM tables WHERE phase = 'playing' AND (acting & bots) <> 0 ORDER BY no"
)
REVEALING: Final = "SELECT id FROM tables WHERE phase = 'playing' AND acting = 0 ORDER BY no"
"""A game that has begun always waits for somebody; see `changes.listing`."""
TABLES_AFTER: Final = "SELECT no, id FROM tables WHERE no > ? ORDER BY no LIMIT ?"
