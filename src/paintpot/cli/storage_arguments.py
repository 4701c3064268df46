"""Where tables are kept, as arguments of the commands that read or write them."""

import argparse
import os


def storage_arguments(
    parser: argparse.ArgumentParser,
    database: str = "--database",
    *,
    dest: str = "database",
    help: str = "the PostgreSQL database where tables are kept (postgresql://…)",
) -> None:
    """The data folder, and the URL of a database, by default that of the environment."""
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept")
    parser.add_argument(
        database,
        dest=dest,
        default=os.environ.get("PAINTPOT_DATABASE", ""),
        metavar="URL",
        help=help,
    )
