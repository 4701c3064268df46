"""The games. Each is a folder here that offers `game`; a folder is all that a new one needs."""
