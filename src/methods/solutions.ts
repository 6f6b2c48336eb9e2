/** How many solutions a puzzle has: what is true of it, whatever a method can find. */
import { startGrid } from '../engine/board/puzzle.ts';
import { told } from '../engine/pieces.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import type { Solved, SolveProgress } from '../engine/solve/solve.ts';
import { counted, grouped } from '../notebook/plain/numbers.ts';
import type { Method } from './method.ts';

/** The most that are counted. */
const mostCounted = 100;

/** How far the looking for solutions is. */
export function lookedText({ solutions, work }: SolveProgress): string {
  const { length } = solutions;
  const found = length === 0 ? 'none found yet' : `${counted(length, 'solution')} found`;
  return `${found}, ${counted(work.conflicts, 'conflict')}`;
}

/** How one solution is known, after the words for it. */
export const knownBy = {
  sweeps: 'by sweeps alone',
  search: 'by search',
  formula: 'by search',
} as const satisfies Readonly<Record<Solved['by'], string>>;

/** How many there are, as a list of methods says it. */
function countText({ status, by, solutions: { length } }: Solved): string {
  if (status === 'none') return 'no solution';
  if (status === 'one') return `exactly one solution, ${knownBy[by]}`;
  return length > mostCounted
    ? `more than ${grouped(mostCounted)} solutions`
    : counted(length, 'solution');
}

export const solutions: Method = {
  id: 'solutions',
  kind: 'several',
  name: 'Number of solutions',
  does: `Sweeps, a short search that branches where they stop, then a SAT solver, until the answer is known. Up to ${mostCounted} solutions are counted.`,
  chapter: 'inference',
  figure: 'all-solutions',
  goesOnFrom: 'sweeps',
  *run(puzzle) {
    const pieces = solveInPieces(puzzle, { most: mostCounted + 1 });
    const solved = yield* told(pieces, lookedText);
    const { status, known } = solved;
    const statuses = { none: 'none', one: 'solved', several: 'several', open: 'open' } as const;
    return {
      status: statuses[status],
      grid: status === 'none' ? startGrid(puzzle) : known,
      verdict: countText(solved),
      difficulties: [],
      solutions: solved.solutions.slice(0, 2),
    };
  },
};
