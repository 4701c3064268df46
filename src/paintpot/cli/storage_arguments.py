"""Where tables are kept, as arguments of the commands that read or write them."""

import argparse
import os

from paintpot.core.errors import PaintpotError


class UnclearStorage(PaintpotError):
    """It is unclear which tables are meant."""


def database_of_environment() -> str:
    return os.environ.get("PAINTPOT_DATABASE", "")


def storage_arguments(
    parser: argparse.ArgumentParser,
    database: str = "--database",
    *,
    dest: str = "database",
    default: str | None = None,
    help: str = "the PostgreSQL database where tables are kept (postgresql://…)",
) -> None:
    """The data folder, and the URL of a database."""
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept")
    parser.add_argument(database, dest=dest, default=default, metavar="URL", help=help)


def export_source(data: str | None, url: str | None) -> str:
    """The URL to read from; empty: the folder. Arguments override the environment."""
    if data is not None and url:
        raise UnclearStorage("Export from one place: give --data or --from, not both.")
    if url is None and data is None:
        return database_of_environment()
    return url or ""


def import_target(data: str | None, url: str | None) -> str:
    """The URL to write to; empty: the folder. A server with a database keeps its key in the folder,
    so `--data` alone is ambiguous."""
    if url is None and data is not None and database_of_environment():
        raise UnclearStorage(
            "--data alone is not clear while PAINTPOT_DATABASE is set: add --database URL to import"
            " into PostgreSQL, or --database= to import into the folder."
        )
    return database_of_environment() if url is None else url
