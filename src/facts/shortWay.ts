/** Where the figures of the short way open: each just before or after the thing that its scene tells. */
import { FILLED } from '../engine/board/cell.ts';
import type { Direction } from '../engine/board/cell.ts';
import { WHITE } from '../engine/make/greyPicture.ts';
import { record } from '../engine/sweep/simpleSolver.ts';
import { runFour } from '../kit/stepper/fourRun.ts';
import { simpleTrace } from '../kit/stepper/simpleTrace.ts';
import { outlineOf, stopsAt } from '../kit/stepper/trace.ts';
import { encodeGrey } from '../formats/greyCode.ts';
import { galleryPicture } from '../puzzles/gallery.ts';
import type { PuzzleId } from '../puzzles/gallery.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';

/** The end of the first sweep in the run of a puzzle. @throws RangeError for a puzzle without a sweep */
export function firstSweepEnd(code: string, first: Direction = 'H'): number {
  const stops = stopsAt(outlineOf(simpleTrace(record(decodePuzzle(code), first))), 'sweep');
  const end = stops.find((at) => at > 0);
  if (end === undefined) throw new RangeError(`no sweep in ${code}`);
  return end;
}

/** The settings of a figure that opens with a picture of the gallery to be changed. */
export function pictureToChange(id: PuzzleId): PictureToChange {
  const { height, width, cells } = galleryPicture(id);
  const brightness = Float64Array.from(cells, (cell) => (cell === FILLED ? 0 : WHITE));
  const grey = encodeGrey({ height, width, brightness });
  return { grey, height, width, threshold: Math.ceil(WHITE / 2) };
}

type PictureToChange = {
  readonly grey: string;
  readonly height: number;
  readonly width: number;
  readonly threshold: number;
};

/** The first standstill in the run of FourSolver: the next phase is an intersection. @throws RangeError where sweeps do */
export function firstStandstill(code: string): number {
  const [first] = runFour(code, 'H', []).standstills;
  if (first === undefined) throw new RangeError(`sweeps solve ${code}`);
  return first.position;
}
