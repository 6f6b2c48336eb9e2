/** A run at a glance, for the head of a page: one small picture a sweep, each a link to that place of a live stepper. */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { writeLink } from '../kit/cell/linkState.ts';
import { outlineOf, stopsAt } from '../kit/stepper/trace.ts';
import { sweepStrip } from '../widgets/sweep-stepper/frame.ts';
import { runOf } from '../widgets/sweep-stepper/model.ts';
import { toMarkup } from '../svg/svgTree.ts';
import { fixedPerSweep } from '../facts/sweeps.ts';

/** One picture of the run. */
export type RunFrame = {
  readonly picture: string; // markup
  readonly name: string; // "Start", "1. Rows"
  readonly news: string; // "6 cells"
  readonly href: string; // the stepper at the end of this sweep
};

/**
 * The start and every sweep of a short run, rows first.
 *
 * @param puzzle - which the stepper `cellId` of the same page opens with
 * @source none
 */
export function runFrames(puzzle: Puzzle, cellId: string): readonly RunFrame[] {
  const run = runOf(encodePuzzle(puzzle), 'H');
  const stops = stopsAt(outlineOf(run.trace), 'sweep');
  const fixed = fixedPerSweep(puzzle);
  const pictures = sweepStrip(run).flatMap((frame) =>
    frame.kind === 'grid' ? [toMarkup(frame.picture)] : [],
  );
  return pictures.map((picture, sweep) => ({
    picture,
    name: sweep === 0 ? 'Start' : `${sweep}. ${sweep % 2 === 1 ? 'Rows' : 'Columns'}`,
    news: sweep === 0 ? 'numbers only' : `${fixed[sweep - 1] ?? 0} cells`,
    href: `${writeLink('', cellId, 1, { g: 'sweep', s: String(stops[sweep] ?? 0) })}#${cellId}`,
  }));
}
