/**
 * The description of a line: the lengths of its runs, in order (000 §2, "Nonogram description").
 * `[]` describes an empty line; 001 writes it (0), and so does the text form here.
 */
import { FILLED } from './cell.ts';

/** Run lengths of a line from left to right or from top to bottom, each 1 or more; `[]` for an empty line. */
export type Description = readonly number[];

/**
 * Reads a description: `3 2 1` or `3,2,1`; an empty text and `0` are the empty line.
 *
 * @param text - whole numbers, separated by spaces or commas
 * @returns run lengths, each 1 or more; `[]` for an empty line
 * @throws SyntaxError when something is not a positive whole number; names it and its column
 * @source 000_8dc3042ab81c971c.txt §2 (`3 2 1`); 001_a525a3e1210b0814.txt §3.1 (`(3,1)`, and `(0)` for an empty line)
 */
export function parseDescription(text: string): Description {
  const runs: number[] = [];
  const words = [...text.matchAll(/[^\s,]+/g)];
  for (const word of words) {
    const run = /^\d+$/.test(word[0]) ? Number(word[0]) : Number.NaN;
    const alone = words.length === 1;
    if (run === 0 && alone) return [];
    if (!(run >= 1 && run <= Number.MAX_SAFE_INTEGER))
      throw new SyntaxError(`not a run at column ${word.index + 1}: ${word[0]}`);
    runs.push(run);
  }
  return runs;
}

/**
 * Writes a description with spaces, `3 2 1`; `0` for an empty line.
 *
 * @param description - run lengths
 * @returns a text that {@link parseDescription} reads back
 * @source 001_a525a3e1210b0814.txt §3.1
 */
export function formatDescription(description: Description): string {
  return description.length === 0 ? '0' : description.join(' ');
}

/**
 * How many cells the runs need with one empty cell between each two; 0 for an empty line.
 *
 * @param description - run lengths; not checked
 * @returns cells, 0 or more
 * @source the sum of the least lengths in 000 §2
 */
export function cellsNeeded(description: Description): number {
  let cells = Math.max(0, description.length - 1);
  for (const run of description) cells += run;
  return cells;
}

/**
 * Checks a description, and that it fits on a line when a length is given.
 *
 * @param description - run lengths
 * @param length - cells of the line; left out, any length will do
 * @throws RangeError for a run that is not a positive integer, or runs that need more cells than the line has
 */
export function checkDescription(description: Description, length?: number): void {
  for (const run of description)
    if (!Number.isSafeInteger(run) || run < 1)
      throw new RangeError(`run must be a positive integer: ${run}`);
  if (length === undefined) return;
  const needed = cellsNeeded(description);
  if (needed > length)
    throw new RangeError(`description needs ${needed} cells, line has ${length}`);
}

/**
 * The run lengths of a line. Cells that are not FILLED end a run, so describe finished lines only.
 *
 * @param cells - a line of EMPTY and FILLED cells, of any length
 * @returns its run lengths, in order; `[]` when no cell is filled
 * @source 000_8dc3042ab81c971c.txt §2
 */
export function describeLine(cells: Uint8Array): Description {
  const runs: number[] = [];
  let run = 0;
  for (const cell of cells) {
    if (cell === FILLED) run++;
    else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  }
  if (run > 0) runs.push(run);
  return runs;
}

/** Whether two descriptions have the same runs in the same order. */
export function sameDescription(a: Description, b: Description): boolean {
  return a.length === b.length && a.every((run, k) => run === b[k]);
}

/**
 * All descriptions of lines of `length` cells, each once.
 *
 * @param length - 1 to 20: all 2^length lines are described
 * @returns a new list, from that of the line without filled cells on
 * @throws RangeError for another length
 */
export function descriptionsOf(length: number): readonly Description[] {
  if (!Number.isInteger(length) || length < 1 || length > 20)
    throw new RangeError(`length must be 1 to 20: ${length}`);
  const found = new Map<string, Description>();
  for (let bits = 0; bits < 2 ** length; bits++) {
    const description = describeLine(Uint8Array.from({ length }, (_, at) => (bits >> at) & 1));
    found.set(formatDescription(description), description);
  }
  return [...found.values()];
}
