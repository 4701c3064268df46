/**
 * What a table of this browser was opened for, where the game alone does not say: two games of the same kind
 * look alike at the door. The list of tables is that of this browser's cookie, so it is this browser that
 * remembers.
 */

import { keepData, keptData } from "../look/kept";

const NAME = "table-kinds";
/** Tables that are remembered. */
const MOST = 200;

export type TableKind = "daily" | "practice" | "review";

type Kinds = Readonly<Record<string, TableKind>>;

const isKinds = (data: unknown): data is Kinds => typeof data === "object" && data !== null && !Array.isArray(data);

export const kindsOfTables = (): Kinds => keptData<Kinds>(NAME, {}, isKinds);

export function noteTable(table: string, kind: TableKind): void {
  const { [table]: _, ...others } = kindsOfTables();
  keepData(NAME, Object.fromEntries([...Object.entries(others), [table, kind]].slice(-MOST)));
}
