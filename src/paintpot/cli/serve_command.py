"""`paintpot serve`: host tables for all games."""

import argparse
import os

from paintpot.cli.browser import open_page
from paintpot.cli.storage_arguments import database_of_environment, storage_arguments


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, help="port (otherwise 8017, or a free one)")
    # `--data` names the folder with the key; the environment may still name the database.
    storage_arguments(
        parser,
        default=database_of_environment(),
        help="keep tables in PostgreSQL (postgresql://…) instead; see docs/hosting.md",
    )
    parser.add_argument(
        "--redis",
        default=os.environ.get("PAINTPOT_REDIS", ""),
        metavar="URL",
        help="the Redis that connects servers on one database (redis://…)",
    )
    parser.add_argument(
        "--drain",
        type=float,
        default=0.0,
        metavar="S",
        help="seconds to go on serving after being told to stop, for load balancers",
    )
    parser.add_argument(
        "--public-url", default="", metavar="URL", help="where people reach this server"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--workers", type=int, default=0, metavar="N", help="processes for bots")
    parser.add_argument(
        "--idle",
        type=float,
        default=120.0,
        metavar="S",
        help="seconds until idle tables are evicted from memory",
    )
    parser.add_argument(
        "--pace",
        type=float,
        default=1.0,
        metavar="S",
        help="shortest time for a bot's turn, in seconds",
    )
    parser.add_argument(
        "--reveal",
        type=float,
        default=6.0,
        metavar="S",
        help="seconds for seats to reveal their parts of the dice at the start",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=N",
        help="change a limit; see docs/server.md",
    )
    parser.add_argument(
        "--new-database",
        action="store_true",
        help="start with an empty database although there is a secret.key",
    )
    parser.add_argument(
        "--dev",
        action="store_true",
        help="reload pictures, texts and page boards of games when their files change",
    )
    parser.add_argument(
        "--log", default="warning", choices=["debug", "info", "warning", "error"], help="how much"
    )


def run(args: argparse.Namespace) -> int:
    # Imported here: the server's libraries take longer to load than most commands run.
    from paintpot.server.rate_limits import with_limits
    from paintpot.server.serve import ServerConfig, run_server
    from paintpot.table.data_folder import data_folder

    config = ServerConfig(
        data_folder(args.data),
        args.host,
        args.port,
        args.public_url,
        args.workers,
        args.idle,
        args.pace,
        args.reveal,
        with_limits(args.limit),
        args.new_database,
        args.log,
        args.dev,
        args.database,
        args.redis,
        args.drain,
    )

    def announce(url: str) -> None:
        print(f"Paintpot is at {url} (Ctrl-C stops it)", flush=True)
        if args.open:
            open_page(url)

    run_server(config, announce)
    return 0
