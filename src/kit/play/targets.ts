/** Sizes of what a finger has to hit, in CSS pixels. */

/** Width of a cell of a board in play: never smaller. */
export const leastCellOnScreen = 24;
