"""Hands for each board: how a person would play it, tap by tap."""
