"""The games. Each is a folder here that defines `game`; adding one takes nothing else."""
