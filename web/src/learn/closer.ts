/** How much larger a sheet is drawn so that some of its parts fill a frame, and where they are then. */

import type { Box } from "../ui/boxes";

/** A frame whose shorter side has so many pixels shows a whole sheet well enough. */
const ROOMY = 560;
/** Less than this is not worth losing sight of the rest. */
const LEAST = 1.2;
const MOST = 2.6;
/** Of the frame, so much is kept free around the parts. */
const AIR = 0.05;

/** How much larger `whole` is drawn in a frame of this size, so that `part` of it is seen well; 1: as it is. */
export function scaleFor(part: Box, whole: Box, frame: Pick<Box, "width" | "height">): number {
  if (Math.min(frame.width, frame.height) > ROOMY || !part.width || !part.height) return 1;
  const free = 1 - 2 * AIR;
  const scale = Math.min(MOST, (free * whole.width) / part.width, (free * whole.height) / part.height);
  return scale < LEAST ? 1 : scale;
}
