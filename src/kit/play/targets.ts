/** Sizes of what a finger has to hit, in CSS pixels. */

/** In cells that are smaller a finger cannot tell one from the next. */
export const leastForFinger = 24;

/** Width of a cell that a board is enlarged to by a double tap. */
export const fingerCell = 32;
