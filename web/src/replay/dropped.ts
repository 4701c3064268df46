/** Records from files that are chosen, or dropped on the page. */

import type { Data } from "../api/schema";

export const recordIn = async (file: File): Promise<Data> => JSON.parse(await file.text()) as Data;

export const droppable = (event: DragEvent): void => event.preventDefault();

export function dropped(event: DragEvent): File | undefined {
  event.preventDefault();
  return event.dataTransfer?.files[0];
}
