/**
 * The proof of a cell by a probe: the other value is assumed, and a chain of lines leads from there to one without a fit.
 * It tells what {@link traceContradiction} tells, by the shortest chain that is found, from the same standstill.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { ChainNews } from '../sweep/chain.ts';
import type { ChainStep } from '../sweep/lineChain.ts';
import type { ProofOptions } from '../sweep/proof.ts';
import { chainFrom } from '../sweep/proof.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';

/** The proof of one cell by what its other value leads to. */
export type ProbeProof = FixedCell & {
  readonly state: Grid; // what was known before
  /** From the assumed cell to a line without a fit: the last step, which fixes nothing. */
  readonly steps: readonly ChainStep[];
  /** Whether no chain has fewer lines; else that is not known, and none of these lines can be left out. */
  readonly shortest: boolean;
};

/**
 * Finds a proof.
 *
 * @param state - a standstill of SimpleSolver; not modified
 * @returns null for a cell that is known, or of which no probe, or each, leads to a contradiction
 * @throws RangeError or TypeError for a malformed puzzle
 * @source 001_a525a3e1210b0814.txt §3.3, Figure 11 (a chain of reasons)
 */
export const proveByProbe = (
  puzzle: Puzzle,
  state: Grid,
  row: number,
  column: number,
  options: ProofOptions = {},
): ProbeProof | null => allPieces(proveByProbeInPieces(puzzle, state, row, column, options));

/** As {@link proveByProbe}, in pieces that tell how far the search is. */
export function* proveByProbeInPieces(
  puzzle: Puzzle,
  state: Grid,
  row: number,
  column: number,
  options: ProofOptions = {},
): InPieces<ProbeProof | null, ChainNews> {
  requirePuzzle(puzzle);
  const target = row * state.width + column;
  if (state.cells[target] !== UNKNOWN) return null;
  const starts = ([0, 1] as const).map((assumed) => {
    const cells = state.cells.slice();
    cells[target] = assumed;
    return { ...state, cells };
  });
  const bad = starts.filter((start) => solveSimple(puzzle, 'H', start).status === 'contradiction');
  const [start] = bad;
  if (start === undefined || bad.length > 1) return null;
  const chain = yield* chainFrom(puzzle, start, 'contradiction', options, [target]);
  const value = start.cells[target] === 0 ? 1 : 0;
  return chain === null ? null : { row, column, value, state, ...chain };
}
