/** A puzzle run by TwoSatSolver, ready to be stepped through, with FourSolver's run of the same puzzle beside it. */
import { countUnknown } from '../../engine/board/image.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { PqRecording } from '../../engine/intersect/fourEvents.ts';
import { recordFour } from '../../engine/intersect/fourSolver.ts';
import type { TwoSatRecording } from '../../engine/twosat/twoSatEvents.ts';
import { recordTwoSat } from '../../engine/twosat/twoSatSolver.ts';
import { puzzleIn } from '../puzzle/coded.ts';
import type { FourRun } from './fourRun.ts';
import { runOfRecording } from './fourRun.ts';
import type { Trace } from './trace.ts';
import { twoSatTrace } from './twoSatTrace.ts';
import type { Conclusion } from './twoSatTrace.ts';

/** Both recordings of a puzzle. */
type TwoSatRecordings = { readonly twoSat: TwoSatRecording; readonly four: PqRecording };

/** One puzzle, run with or without the sums. */
export type TwoSatRun = {
  readonly code: string;
  readonly puzzle: Puzzle;
  readonly sums: boolean; // the sums of rows and columns were asked too
  readonly recording: TwoSatRecording;
  readonly trace: Trace;
  readonly conclusions: readonly Conclusion[];
  readonly four: FourRun;
};

/** Records a puzzle. @throws SyntaxError for a damaged code @source 000_8dc3042ab81c971c.txt §3.2 */
export function runTwoSat(code: string, sums = false): TwoSatRun {
  const puzzle = puzzleIn(code);
  const twoSat = recordTwoSat(puzzle, { flow: sums });
  return runOfBoth(code, sums, { twoSat, four: recordFour(puzzle) });
}

/** The run of recordings that were made elsewhere. */
export function runOfBoth(
  code: string,
  sums: boolean,
  { twoSat, four }: TwoSatRecordings,
): TwoSatRun {
  const { puzzle } = twoSat;
  return {
    code,
    puzzle,
    sums,
    recording: twoSat,
    ...twoSatTrace(twoSat),
    four: runOfRecording(code, four),
  };
}

/** The board where chains alone end: the sums are asked only there. */
export function chainsAlone({ conclusions, recording }: TwoSatRun): Grid {
  return conclusions.find(({ event }) => event.kind === 'flow')?.grid ?? recording.end;
}

/** How many cells the sums add, with all that follows from them. */
export const addedBySums = (run: TwoSatRun): number =>
  countUnknown(chainsAlone(run)) - countUnknown(run.recording.end);
