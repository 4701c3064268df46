"""`paintpot import`: a record as a table to continue or to watch, or a whole database."""

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from paintpot.cli.main import spoken
from paintpot.cli.storage_arguments import import_target, storage_arguments
from paintpot.cli.voice import language_of
from paintpot.core.play import Play
from paintpot.core.records import read_record, replay

if TYPE_CHECKING:
    from paintpot.table.storage import Storage


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, or a database written by paintpot export")
    storage_arguments(parser)
    parser.add_argument(
        "--public-url",
        default="http://127.0.0.1:8017",
        metavar="URL",
        help="where people reach the server; links begin with it",
    )


def run(args: argparse.Namespace) -> int:
    url = import_target(args.data, args.database)
    return asyncio.run(_import_in_postgres(args, url) if url else _import_in_folder(args))


async def _import_in_folder(args: argparse.Namespace) -> int:
    from paintpot.table.archive import DATABASE, put_in_place
    from paintpot.table.data_folder import data_folder, lock_folder
    from paintpot.table.databases import open_database

    file = Path(args.file).expanduser()
    folder = data_folder(args.data)
    with lock_folder(folder):
        if not _is_database(file):
            play = replay(read_record(file))
            return await _add_record(await open_database(folder), play, args)
        put_in_place(file, folder)
        _print_imported(f"{folder / DATABASE}", folder, language_of(args))
    return 0


async def _import_in_postgres(args: argparse.Namespace, url: str) -> int:
    from paintpot.table.archive import copy_from_file
    from paintpot.table.data_folder import data_folder
    from paintpot.table.databases import open_database, open_postgres

    file = Path(args.file).expanduser()
    folder = data_folder(args.data)
    if not _is_database(file):
        play = replay(read_record(file))
        return await _add_record(await open_database(folder, url), play, args)
    storage = await open_postgres(url)
    try:
        await copy_from_file(file, storage)
    finally:
        await storage.aclose()
    _print_imported("PostgreSQL", folder, language_of(args))
    return 0


async def _add_record(storage: "Storage", play: Play, args: argparse.Namespace) -> int:
    """Add a table that continues a record, and print its links."""
    from paintpot.table.archive import add_play
    from paintpot.table.data_folder import data_folder
    from paintpot.table.events import OPEN
    from paintpot.table.keys import load_key
    from paintpot.table.links import invitation, watch_word

    try:
        table = await add_play(storage, play)
    finally:
        await storage.aclose()
    key = load_key(data_folder(args.data))
    base = f"{args.public_url.rstrip('/')}/t/{table.id}"
    language = language_of(args)
    print(spoken(f"table {table.id}", language))
    for seat, chair in enumerate(table.chairs):
        if chair.kind == OPEN:
            link = f"{base}#join={invitation(key, table, seat)}"
            print(spoken(f"seat {seat + 1} ({chair.name}): {link}", language))
    print(spoken(f"to watch: {base}#watch={watch_word(key, table)}", language))
    return 0


def _print_imported(target: str, folder: Path, language: str) -> None:
    """Confirm that a whole database is there; if the key is not, say so."""
    from paintpot.table.keys import FILE

    print(spoken(f"{target}: the whole database.", language))
    if not (folder / FILE).exists():
        remind = f"Take {FILE} along from the old folder: seats and links are signed by it."
        print(spoken(remind, language))


def _is_database(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(16) == b"SQLite format 3\0"
    except OSError:
        return False  # reading it as a record reports what is wrong
