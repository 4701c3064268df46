"""`python -m paintpot.cli`: the same as `paintpot`."""

from paintpot.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
