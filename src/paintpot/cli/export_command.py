"""`paintpot export`: records of hosted tables, or the whole database, as files."""

import argparse
from pathlib import Path

from paintpot.cli.saving import save
from paintpot.core.errors import PaintpotError


class BadExport(PaintpotError):
    """It is not clear what to export, or where to."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", nargs="?", help="a table, as in its link: its record is written")
    parser.add_argument(
        "--table", dest="named", metavar="TABLE", help="the same, for one that begins with -"
    )
    parser.add_argument("--all", action="store_true", help="the records of all tables, in a folder")
    parser.add_argument("--database", action="store_true", help="the whole database, in one file")
    parser.add_argument("--to", required=True, metavar="PATH", help="where to")
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept")


def run(args: argparse.Namespace) -> int:
    from paintpot.table.archive import DATABASE, play_of, plays
    from paintpot.table.place import data_folder
    from paintpot.table.storage import Storage

    given = [args.table, args.named]
    if [args.all, args.database, *[one is not None for one in given]].count(True) != 1:
        raise BadExport("Say what to export: a table, --all, or --database.")
    folder = data_folder(args.data)
    if not (folder / DATABASE).exists():
        raise BadExport(f"There are no tables in {folder}.")
    target = Path(args.to).expanduser()
    storage = Storage(folder / DATABASE)
    try:
        if args.database:
            storage.copy_to(target)
            print(f"{target}: the whole database.")
        elif args.all:
            target.mkdir(parents=True, exist_ok=True)
            count = 0
            for table, play in plays(storage):
                save(play, target / f"{table}.json")
                count += 1
            print(f"{target}: {count} record{'s' if count != 1 else ''}.")
        else:
            print(f"{save(play_of(storage, args.table or args.named), target)}: the record.")
    except FileExistsError as error:
        raise BadExport(f"{target} is not a folder.") from error
    except OSError as error:
        raise BadExport(f"{target} cannot be written: {error.strerror}.") from error
    finally:
        storage.close()
    return 0
