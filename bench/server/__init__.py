"""Durable moves per second of one server, compared with the barest handler that does as much.

`python -m bench.server`; with `--idle`, what tables cost in memory. See ../README.md.
"""
