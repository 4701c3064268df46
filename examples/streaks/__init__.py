"""Streaks: two dice fall, and everyone marks one box of their own sheet, always further right.

Only this file is never compiled, so it holds nothing but the game: rules are in `state.py`.
"""

from .game import StreaksGame

game = StreaksGame()
