"""A game being played by people and bots: seats, undo, secrecy, storage.

A table is the list of what happened at it (`events.py`); everything else follows from that list.
`table.py` says what may happen next, `telling.py` who is told what, `snapshot.py` what a viewer
sees. `hall.py` keeps the tables: it loads them, lets one thing happen at a time, has it written
down (`storage.py`) before anybody hears of it, and lets bots think (`thinkers.py`).
"""
