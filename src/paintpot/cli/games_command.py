"""`paintpot games`."""

import argparse

from paintpot.cli.voice import Voice, add_language, language_of
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """One line per game, with its numbers of players and its options."""
    language = language_of(args)
    for name in games():
        game = find_game(name)
        voice = Voice(language, game)
        line = voice.say("game-line", name=name, least=game.seats[0], most=game.seats[-1])
        chosen = [
            f"{key}={'|'.join([*map(str, option.choices), *(['FILE'] if option.open else [])])}"
            for key, option in game.options.items()
        ]
        print(f"{line}  {'  '.join(chosen)}".rstrip())
    return 0
