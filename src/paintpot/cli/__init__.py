"""The `paintpot` command. It knows games only by the contract, and none by name.

A subcommand is a module listed in `main.COMMANDS` with two functions: `arguments` declares its
arguments, `run` runs it and returns the exit code. Modules are imported on demand, so that a small
command starts fast.
"""
