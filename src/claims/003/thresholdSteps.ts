/** Which step between two densities of 003's Figure 5 is the steepest, as surely as the boards drawn tell. */
import { curveThrough, drawBoards } from '../../experiments/boardsAgain.ts';
import { boardPoints, sizesOf } from '../../experiments/thresholdCurves.ts';
import { drawnAgain } from '../../notebook/plain/estimate.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { judgedSides, sharesName } from './thresholdPoints.ts';

/** The step that is the steepest, and between which densities it lies in 95 % of all draws. */
export type Steepest = {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly draws: number; // in which it is this one
  readonly times: number;
};

/** How often boards are drawn again. */
const times = 400;

/** The steepest step of the mean of some sizes; boards are drawn again, and the step is looked up anew. */
export function steepestIn(measured: Measured): Steepest {
  const { percentages } = measurements[sharesName(15)].spec;
  const boards = sizesOf(
    judgedSides.map((side) => {
      const name = sharesName(side);
      return { spec: measurements[name].spec, tally: measured.tally(name) };
    }),
  ).map((size) => boardPoints(size, 'expected'));
  const stepOf = (curves: readonly (readonly { readonly share: number }[])[]): number => {
    const means = percentages.map((_, at) => sumOf(curves.map((curve) => curve[at]!.share)));
    const steps = means.slice(1).map((next, at) => next - means[at]!);
    return steps.indexOf(Math.max(...steps));
  };
  const draw = boards.map((points, at) => drawBoards(points, claimSeed, at));
  const found = stepOf(boards.map((points) => curveThrough(points, 0)));
  const again = Array.from({ length: times }, () => stepOf(draw.map((next) => next()[0]!)));
  const { low, high } = drawnAgain(found, again);
  return {
    from: percentages[found]!,
    to: percentages[found + 1]!,
    low: percentages[low!]!,
    high: percentages[high! + 1]!,
    draws: again.filter((step) => step === found).length,
    times,
  };
}
