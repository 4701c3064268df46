/** Whether the map stands upright: by the screen alone, so that it never turns during play. */

import { MediaQuery } from "svelte/reactivity";

/** On a phone held upright; a tablet has room for the map as it lies. */
export const upright = new MediaQuery("(orientation: portrait) and (max-width: 44rem)");
