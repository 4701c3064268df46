"""`paintpot export`: records of hosted tables, or the whole database, as files."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

from paintpot.cli.main import spoken
from paintpot.cli.saving import write_record
from paintpot.cli.storage_arguments import export_source, storage_arguments
from paintpot.cli.voice import language_of
from paintpot.core.errors import PaintpotError

if TYPE_CHECKING:
    from paintpot.table.archive import Export
    from paintpot.table.storage import Storage


class BadExport(PaintpotError):
    """It is unclear what to export, or where to."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", nargs="?", help="a table, as in its link: its record is written")
    parser.add_argument(
        "--table", dest="named", metavar="TABLE", help="the same, for one that begins with -"
    )
    parser.add_argument("--all", action="store_true", help="the records of all tables, in a folder")
    parser.add_argument("--database", action="store_true", help="the whole database, in one file")
    parser.add_argument("--to", required=True, metavar="PATH", help="where to")
    storage_arguments(parser, "--from", dest="source")


def run(args: argparse.Namespace) -> int:
    return asyncio.run(_export(args))


async def _export(args: argparse.Namespace) -> int:
    from paintpot.table.archive import DATABASE, copy_to_file, export_of, exports
    from paintpot.table.data_folder import data_folder
    from paintpot.table.databases import open_postgres
    from paintpot.table.sqlite_storage import SqliteStorage

    language = language_of(args)
    given = [args.table, args.named]
    if [args.all, args.database, *[one is not None for one in given]].count(True) != 1:
        raise BadExport("Say what to export: a table, --all, or --database.")
    target = Path(args.to).expanduser()
    storage: Storage
    source = export_source(args.data, args.source)
    if source:
        storage = await open_postgres(source, read_only=True)
    else:
        folder = data_folder(args.data)
        if not (folder / DATABASE).exists():
            raise BadExport(f"There are no tables in {folder}.")
        storage = SqliteStorage(folder / DATABASE, read_only=True)
    try:
        if args.database:
            await copy_to_file(storage, target)
            print(spoken(f"{target}: the whole database.", language))
        elif args.all:
            target.mkdir(parents=True, exist_ok=True)
            return await _export_all(exports(storage), target, language)
        else:
            one = await export_of(storage, args.table or args.named)
            if one.record is None:
                why = one.note or f"The game of table {one.table} has not begun."
                raise BadExport(f"{why} There is no record.")
            print(spoken(f"{write_record(one.record, target)}: the record.", language))
            if one.note:
                print(spoken(f"It is raw, and was not checked: {one.note}", language))
    except FileExistsError as error:
        raise BadExport(f"{target} is not a folder.") from error
    except OSError as error:
        raise BadExport(f"{target} cannot be written: {error.strerror}.") from error
    finally:
        await storage.aclose()
    return 0


async def _export_all(done: "AsyncIterator[Export]", folder: Path, language: str) -> int:
    """Write what can be written, and report at the end what was exported raw or left out."""
    count = 0
    raw: list[str] = []
    left_out: list[str] = []
    async for one in done:
        if one.record is not None:
            write_record(one.record, folder / f"{one.table}.json")
            count += 1
        if one.note:
            (left_out if one.record is None else raw).append(
                f"  {one.table}: {spoken(one.note, language)}"
            )
    done_line = f"{folder}: {count} record." if count == 1 else f"{folder}: {count} records."
    print(spoken(done_line, language))
    for title, lines in (("Raw, and not checked", raw), ("Left out", left_out)):
        if lines:
            head = spoken(f"{title}: {len(lines)}", language)
            print("\n".join([head, *lines]), file=sys.stderr)
    return 1 if raw or left_out else 0
