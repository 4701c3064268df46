/** The record of a game as a file that the browser saves. */

import * as calls from "../api/calls";

export async function saveRecord(table: string, game: string): Promise<void> {
  const { record } = await calls.record(table);
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }),
  );
  const link = Object.assign(document.createElement("a"), {
    href: url,
    download: `${game}-${table}.json`,
  });
  link.click();
  URL.revokeObjectURL(url);
}
