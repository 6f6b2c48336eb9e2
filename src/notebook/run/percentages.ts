/** The percentages of filled cells of which a run draws boards. */

/**
 * From one to another in steps; the last may be left out.
 *
 * @param step - 1 or more
 */
export const percentagesFrom = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
