/**
 * Probing a line by itself (001 §3.4, Figures 12 and 13): its crossing lines say nothing, SETTLE takes SimpleSolver's
 * place. A cell of a puzzle can have category 0 only where the row and the column, taken by themselves, give it category 0.
 */
import { UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import type { Category, Usefulness } from './probeCategory.ts';
import { categoryOf, CONTRADICTING, usefulnessOf } from './probeCategory.ts';
import { settle } from '../line/settle.ts';

/**
 * The probing sequence of a settled line.
 *
 * @param line - a line as SETTLE leaves it; not modified
 * @returns the categories of its unknown cells, from left to right
 * @throws RangeError when the line has no fit, or SETTLE would fix more of it
 * @source 001_a525a3e1210b0814.txt §3.4, Figures 12 and 13
 */
export function probeLine(line: Uint8Array, description: Description): Category[] {
  const settled = settle(line, description);
  if (settled === null || settled.some((cell, at) => cell !== line[at]))
    throw new RangeError('line must be settled');
  const sequence: Category[] = [];
  for (const [at, cell] of line.entries())
    if (cell === UNKNOWN)
      sequence.push(
        categoryOf(usefulnessAt(line, description, at, 1), usefulnessAt(line, description, at, 0)),
      );
  return sequence;
}

function usefulnessAt(
  line: Uint8Array,
  description: Description,
  at: number,
  value: 0 | 1,
): Usefulness {
  const start = line.with(at, value);
  const end = settle(start, description);
  if (end === null) return CONTRADICTING;
  const further = end.some((cell, k) => cell !== start[k]);
  return usefulnessOf(end.includes(UNKNOWN) ? 'standstill' : 'solved', further);
}

/** A settled line and its probing sequence. */
export type ProbedLine = {
  readonly line: Uint8Array;
  readonly description: Description;
  readonly sequence: readonly Category[];
};

/**
 * All settled lines of one length with a cell of category 0.
 *
 * @param length - cells, 1 to 10: 3^length lines are looked at for every description
 * @param empty - whether only lines without a known cell are looked at
 * @returns by description, the fewest runs first, then by line
 * @source 001_a525a3e1210b0814.txt §3.4, Figures 12 and 13
 */
export function linesOfCategoryZero(length: number, empty: boolean): ProbedLine[] {
  const found: ProbedLine[] = [];
  for (const description of descriptionsOf(length)) {
    const lines = empty ? [new Uint8Array(length).fill(UNKNOWN)] : partialLines(length);
    for (const line of lines) {
      const settled = settle(line, description);
      if (settled === null || settled.some((cell, at) => cell !== line[at])) continue;
      const sequence = probeLine(line, description);
      if (sequence.includes(0)) found.push({ line, description, sequence });
    }
  }
  return found;
}

/** Every description that fits on a line, by number of runs, then by the runs. */
function descriptionsOf(length: number): number[][] {
  const found: number[][] = [];
  for (let shorter: number[][] = [[]]; shorter.length > 0;) {
    found.push(...shorter);
    shorter = shorter.flatMap((runs) => {
      const used = runs.reduce((sum, run) => sum + run + 1, 0);
      return Array.from({ length: Math.max(0, length - used) }, (_, k) => [...runs, k + 1]);
    });
  }
  return found;
}

function* partialLines(length: number): Generator<Uint8Array> {
  const line = new Uint8Array(length);
  for (;;) {
    yield line.slice();
    let at = length - 1;
    while (at >= 0 && line[at] === UNKNOWN) line[at--] = 0;
    if (at < 0) return;
    line[at]!++;
  }
}
