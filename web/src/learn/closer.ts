/** How much to enlarge a sheet so that some of its parts fill a frame, and where they are then. */

import type { Box } from "../ui/boxes";

/** A frame whose shorter side has this many pixels shows a whole sheet well enough. */
const ROOMY = 560;
/** A smaller factor is not worth losing sight of the rest. */
const LEAST = 1.2;
const MOST = 2.6;
/** The share of the frame that is kept free around the parts. */
const AIR = 0.05;

/** How many times larger `whole` is drawn in a frame of this size, so that `part` is seen well; 1 for no change. */
export function scaleFor(part: Box, whole: Box, frame: Pick<Box, "width" | "height">): number {
  if (Math.min(frame.width, frame.height) > ROOMY || !part.width || !part.height) return 1;
  const free = 1 - 2 * AIR;
  const scale = Math.min(MOST, (free * whole.width) / part.width, (free * whole.height) / part.height);
  return scale < LEAST ? 1 : scale;
}
