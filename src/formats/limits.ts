/**
 * How much a puzzle may be, wherever one comes in from outside: text, file, link, painting.
 * The solvers take more; the boards on a page would no longer be readable, and a forged link must not freeze it.
 */

/** Most rows, and most columns, of a puzzle that is read. */
export const mostLines = 100;

/** Most characters that are read at all; a 100 × 100 puzzle in the wordiest format stays below it. */
export const mostCharacters = 200_000;

/**
 * Says why a size cannot be read.
 *
 * @returns a fact and what to do, or `null` when both sides are whole numbers from 1 to {@link mostLines}
 * @source none
 */
export function sizeProblem(height: number, width: number): string | null {
  for (const [count, name] of [
    [height, 'row'],
    [width, 'column'],
  ] as const) {
    if (!Number.isInteger(count) || count < 1)
      return `The puzzle has ${counted(count, name)}: give at least one ${name}.`;
    if (count > mostLines)
      return `The puzzle has ${counted(count, name)}: the most that is taken is ${mostLines} rows and ${mostLines} columns.`;
  }
  return null;
}

/**
 * A number for the reader's eye, its digits in groups of three: `10,000`.
 *
 * @source none
 */
export function grouped(value: number | bigint): string {
  return String(value).replace(/^(-?\d+)$/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));
}

/**
 * A number with its noun: `1 row`, `2 rows`, `1,000 cells`.
 *
 * @param noun - singular of a noun that takes an s
 * @source none
 */
export function counted(value: number | bigint, noun: string): string {
  return `${grouped(value)} ${noun}${String(value) === '1' ? '' : 's'}`;
}

/**
 * A size as a reader meets it, rows first: `5 × 6`. Its spaces do not break.
 *
 * @source none
 */
export const sizeText = (height: number, width: number): string => `${height}\u00a0×\u00a0${width}`;
