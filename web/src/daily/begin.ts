/** Starts today's attempt, or resumes it. */

import * as calls from "./calls";
import { noteTable } from "../door/kinds";
import { settings } from "../look/settings.svelte";
import { router } from "../router.svelte";
import { say } from "../words/words.svelte";

export async function begin(game: string): Promise<void> {
  const { table } = await calls.playDaily(game, settings.name || say("nobody"));
  noteTable(table, "daily");
  router.go(`/t/${table}`);
}
