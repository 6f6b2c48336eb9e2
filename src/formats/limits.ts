/**
 * How much a puzzle may be, wherever one comes in from outside: text, file, link, painting.
 * The solvers take more; the boards on a page would no longer be readable, and a forged link must not freeze it.
 */
import { counted } from './numbers.ts';

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
