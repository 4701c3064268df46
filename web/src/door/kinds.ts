/**
 * The purpose of a table of this browser, where the game alone does not tell: two games of the same
 * kind look alike at the front door. The list of tables belongs to this browser's cookie, so this
 * browser remembers it.
 */

import { keepData, keptData } from "../look/kept";

const NAME = "table-kinds";
/** The number of tables remembered. */
const MOST = 200;

export type TableKind = "daily" | "practice" | "review";

type Kinds = Readonly<Record<string, TableKind>>;

const isKinds = (data: unknown): data is Kinds => typeof data === "object" && data !== null && !Array.isArray(data);

export const kindsOfTables = (): Kinds => keptData<Kinds>(NAME, {}, isKinds);

export function noteTable(table: string, kind: TableKind): void {
  const { [table]: _, ...others } = kindsOfTables();
  keepData(NAME, Object.fromEntries([...Object.entries(others), [table, kind]].slice(-MOST)));
}
