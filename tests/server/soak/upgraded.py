"""Paintpot as its next release might be: the rules of every game have a higher version.

python -m tests.server.soak.upgraded serve …
"""

import sys

from paintpot.cli.main import main
from paintpot.core.registry import game, games


def raise_rules() -> None:
    """From here on every game says that its rules are of the next version."""
    for name in games():
        game(name).rules += 1


if __name__ == "__main__":
    raise_rules()
    sys.exit(main(sys.argv[1:]))
