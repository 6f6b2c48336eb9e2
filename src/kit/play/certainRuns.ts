/**
 * The numbers of a line that may go quiet. The rule is sound: a run is certain when it lies in the same place in every way
 * to lay the line's runs that keeps the marks, and all its cells are filled. So no number goes quiet because a run of its
 * length happens to stand somewhere.
 */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { leftmostFit, rightmostFit } from '../../engine/line/fits.ts';

/** When numbers go quiet. */
export type Quiet = 'run' | 'line' | 'never';

/** Where the runs of a fit begin. */
function starts(fit: Uint8Array): readonly number[] {
  const found: number[] = [];
  for (const [at, cell] of fit.entries())
    if (cell === FILLED && (at === 0 || fit[at - 1] !== FILLED)) found.push(at);
  return found;
}

/**
 * Of each run whether it is certain; of a line without runs, whether its 0 is: when all of its cells are marked as empty.
 *
 * @param line - its marks; not modified
 * @returns all false for a line that no way to lay its runs is left for
 * @source the fits of 000 §2; each run has its own leftmost and rightmost place in one fit
 */
export function certainRuns(line: Uint8Array, description: Description): readonly boolean[] {
  if (description.length === 0) return [line.every((cell) => cell === EMPTY)];
  const left = leftmostFit(line, description);
  const right = left === null ? null : rightmostFit(line, description);
  if (left === null || right === null) return description.map(() => false);
  const [from, to] = [starts(left), starts(right)];
  return description.map((run, k) => {
    const at = from[k] ?? 0;
    return at === to[k] && line.subarray(at, at + run).every((cell) => cell === FILLED);
  });
}

/** The certain runs of all lines, worked out again only where a line has changed. */
export class CertainRuns {
  readonly #known = new Map<
    number,
    { readonly cells: string; readonly runs: readonly boolean[] }
  >();

  /** @param number - of the line: rows, then columns */
  of(number: number, line: Uint8Array, description: Description): readonly boolean[] {
    const cells = line.join('');
    const known = this.#known.get(number);
    if (known?.cells === cells) return known.runs;
    const runs = certainRuns(line, description);
    this.#known.set(number, { cells, runs });
    return runs;
  }
}
