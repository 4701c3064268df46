"""How many durable moves a second one server takes, beside the barest handler that does as much.

`python -m bench.server`; with `--idle`, what tables cost in memory. See ../README.md.
"""
