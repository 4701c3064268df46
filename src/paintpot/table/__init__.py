"""Tables: games played by people and bots on a server. Seats, undo, secrecy, storage.

A table is an event-sourced aggregate: the list of its events (`events.py`) is all that is stored.
`table.py` validates commands and applies events, `feeds.py` decides which viewer learns what and
when, `snapshot.py` builds what a viewer sees. `table_service.py` loads tables, runs one command at
a time at each, persists its events (`storage.py`: in SQLite or PostgreSQL) before it publishes
them, and lets bots play (`bot_driver.py`, `bot_workers.py`).
"""
