/** How much work a second buys, roughly: only to propose sizes of runs, never to promise a time. */

/**
 * About how many random boards of a size one core sweeps to the end in a second.
 *
 * @source none (npm run bench)
 */
export const boardsInASecond = (height: number, width: number): number =>
  4_000_000 / (height * width) ** 0.9;

/**
 * The largest of some round numbers that is affordable.
 *
 * @param steps - decreasing; the last one is taken when none is affordable
 * @source none
 */
export const roundDown = (affordable: number, steps: readonly number[]): number =>
  steps.find((step) => step <= affordable) ?? steps.at(-1) ?? 1;
