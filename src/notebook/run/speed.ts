/**
 * How much work a second buys. What is reckoned proposes sizes of runs and compares them; it was up to twenty times off, so
 * how long a run takes is only said by what was measured on this machine.
 */

/**
 * About how many random boards of a size one core sweeps to the end in a second.
 *
 * @source npm run bench
 */
export const boardsInASecond = (height: number, width: number): number =>
  4_000_000 / (height * width) ** 0.9;

/**
 * The largest of some round numbers that is affordable.
 *
 * @param steps - decreasing; the last one is taken when none is affordable
 */
export const roundDown = (affordable: number, steps: readonly number[]): number =>
  steps.find((step) => step <= affordable) ?? steps.at(-1) ?? 1;

/** How fast the last run of a figure was. */
export type Measured = {
  readonly pace: number; // units a second and core
  readonly expected: number | null; // what was thought of it before
};

/** Shorter runs say little: most of their time went into beginning. */
const leastElapsed = 500;

/**
 * The pace of a run that has come so far; null while that is not worth telling.
 *
 * @param elapsed - ms
 * @param expected - units a second and core, as thought before; null: nothing was known
 */
export function measuredPace(
  done: number,
  elapsed: number,
  cores: number,
  expected: number | null,
): Measured | null {
  if (elapsed < leastElapsed || done === 0) return null;
  return { pace: (1000 * done) / elapsed / cores, expected };
}

/**
 * About how long a run takes, in milliseconds; null where nothing was measured.
 *
 * @param expected - units a second and core on a usual machine
 * @param measured - of the last run on this one: it also says how usual the machine is
 */
export function estimate(
  units: number,
  cores: number,
  expected: number | null,
  measured: Measured | null,
): number | null {
  if (measured === null) return null;
  const pace =
    expected === null || measured.expected === null
      ? measured.pace
      : (expected * measured.pace) / measured.expected;
  return (1000 * units) / pace / cores;
}
