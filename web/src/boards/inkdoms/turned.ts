/** Whether the map is in portrait: this depends on the screen alone, so it never turns during play. */

import { MediaQuery } from "svelte/reactivity";

/** On a phone in portrait; a tablet has room for the map in landscape. */
export const upright = new MediaQuery("(orientation: portrait) and (max-width: 44rem)");
