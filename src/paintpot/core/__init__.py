"""The contract between games and the house, and what both stand on. No dependency at all."""
