/** The pictures of what is new here, each drawn while the site is built from the run or the proof behind its result. */
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import {
  curvesMeeting,
  hardestTen,
  mirroredBoard,
  oneSolutionCurves,
  tradingPlaces,
  workByDensity,
} from './large.ts';
import { beyondSweeps } from './blankBoard.ts';
import { harderKinds, hardPairsOf6x6 } from './hardPairs.ts';
import {
  classesOf6x6,
  leftOf5x5,
  mostSolutions,
  oneSolutionBySize,
  openBoards,
  sequencesOfPairs,
  wherePairsMiss,
} from './small.ts';

const pictures: Readonly<Record<string, () => SvgNode>> = {
  'beyond-sweeps': beyondSweeps,
  'no-density-gives-all': tradingPlaces,
  'one-solution': oneSolutionCurves,
  'curves-meet': curvesMeeting,
  'mirrored-strips': mirroredBoard,
  'hardest-simple': hardestTen,
  'sequences-of-pairs': sequencesOfPairs,
  'tournaments-cross': workByDensity,
  'methods-5x5': leftOf5x5,
  'smallest-beyond-pairs': wherePairsMiss,
  'six-by-six': hardPairsOf6x6,
  'classes-6x6': classesOf6x6,
  'different-puzzles': mostSolutions,
  'open-instances': openBoards,
  'seven-by-seven': oneSolutionBySize,
  'hard-pairs-6x6': harderKinds,
};

/**
 * The picture of a result, by its id.
 *
 * @throws RangeError for a result without one
 */
export function resultPicture(id: string): SvgNode {
  const draw = pictures[id];
  if (draw === undefined) throw new RangeError(`the result ${id} has no picture`);
  return draw();
}
