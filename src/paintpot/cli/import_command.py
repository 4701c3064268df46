"""`paintpot import`: a record as a table to continue or to watch, or a whole database."""

import argparse
import asyncio
from pathlib import Path

from paintpot.core.records import read_record, replay


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, or a database written by paintpot export")
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept")
    parser.add_argument(
        "--public-url",
        default="http://127.0.0.1:8017",
        metavar="URL",
        help="where people reach the server; links begin with it",
    )


def run(args: argparse.Namespace) -> int:
    from paintpot.table.archive import DATABASE, add_play, check_not_lost, put_in_place
    from paintpot.table.data_folder import data_folder, lock_folder
    from paintpot.table.events import OPEN
    from paintpot.table.keys import FILE, load_key
    from paintpot.table.links import invitation, watch_word
    from paintpot.table.sqlite_storage import SqliteStorage

    file = Path(args.file).expanduser()
    folder = data_folder(args.data)
    with lock_folder(folder):
        if _is_database(file):
            put_in_place(file, folder)
            print(f"{folder / DATABASE}: the whole database.")
            if not (folder / FILE).exists():
                print(f"Take {FILE} along from the old folder: seats and links are signed by it.")
            return 0
        check_not_lost(folder)
        play = replay(read_record(file))
        storage = SqliteStorage(folder / DATABASE)
        try:
            table = asyncio.run(add_play(storage, play))
        finally:
            storage.close()
        key = load_key(folder)
    base = f"{args.public_url.rstrip('/')}/t/{table.id}"
    print(f"table {table.id}")
    for seat, chair in enumerate(table.chairs):
        if chair.kind == OPEN:
            print(f"seat {seat + 1} ({chair.name}): {base}#join={invitation(key, table, seat)}")
    print(f"to watch: {base}#watch={watch_word(key, table)}")
    return 0


def _is_database(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(16) == b"SQLite format 3\0"
    except OSError:
        return False  # reading it as a record reports what is wrong
