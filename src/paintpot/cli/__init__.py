"""The `paintpot` command. It knows games only by the contract, and none by name.

A command is a module listed in `main.COMMANDS` with two functions: `arguments` tells the parser
what it takes, `run` does it and gives the exit code. Modules are imported when they are called
for, so that a small command starts fast.
"""
