"""Puzzles: turns with one clearly best way to play them, and the judge of every other way.

They are data in a game's folder (`puzzles.json`), found and verified by `paintpot lab puzzles`.
"""
