/** The slow path to what the experiments count: the recorded solver, and the difficulty read off its events. */
import type { Direction, Grid } from '../../src/engine/board/cell.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { record } from '../../src/engine/sweep/simpleSolver.ts';

/** 000's difficulty: the number of the sweep that fixed the last cell; `null` when the image is not simple. */
export function slowDifficulty(image: Grid, first: Direction = 'H'): number | null {
  const { status, events } = record(puzzleOf(image), first);
  if (status !== 'solved') return null;
  let last = 0;
  for (const event of events) if (event.kind === 'cell') last = event.sweep;
  return last;
}
