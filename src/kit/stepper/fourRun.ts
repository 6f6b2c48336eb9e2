/** A puzzle run by FourSolver, ready to be stepped through: its recording, its trace and its standstills. */
import type { Direction } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { PqRecording } from '../../engine/intersect/fourEvents.ts';
import { recordFour } from '../../engine/intersect/fourSolver.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import { puzzleIn } from '../puzzle/coded.ts';
import { fourTrace } from './fourTrace.ts';
import type { Standstill } from './fourTrace.ts';
import type { Trace } from './trace.ts';

/** One puzzle, run with some choices. */
export type FourRun = {
  readonly code: string;
  readonly puzzle: Puzzle;
  readonly recording: PqRecording;
  readonly trace: Trace;
  readonly standstills: readonly Standstill[];
};

/** Records a run. @throws SyntaxError for a damaged code; RangeError for lines that the puzzle does not have @source 000 §3.2 */
export function runFour(code: string, first: Direction, choices: readonly LineChoice[]): FourRun {
  const recording = recordFour(puzzleIn(code), { first, choices });
  return runOfRecording(code, recording);
}

/** The run of a recording that was made elsewhere. */
export function runOfRecording(code: string, recording: PqRecording): FourRun {
  return { code, puzzle: recording.puzzle, recording, ...fourTrace(recording) };
}
