/** Who fixed a known cell: the step of the run that gave it the value that it has. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Trace } from './trace.ts';

/** The answer: a step by its index, or that the cell was known before the first one. */
export type WhoFixed =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'given' }
  | { readonly kind: 'start' };

/**
 * Asks who fixed a cell.
 *
 * @param cell - its place in the grid, known after `position` steps
 */
export function whoFixed(
  { steps }: Trace,
  { clues }: Puzzle,
  cell: number,
  position: number,
): WhoFixed {
  for (let step = position - 1; step >= 0; step--)
    if (steps[step]?.changes.some((change) => change.cell === cell)) return { kind: 'step', step };
  return { kind: (clues?.[cell] ?? UNKNOWN) === UNKNOWN ? 'start' : 'given' };
}
