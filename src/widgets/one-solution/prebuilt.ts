/** What the build finds out: the points of the stored runs. */
import { oneSolutionSizes } from '../../claims/measured/samples.ts';
import { pointsOf } from '../../experiments/oneSolutionPoints.ts';
import type { OneSolutionPoint } from '../../experiments/oneSolutionPoints.ts';
import { storedRun } from '../../stored/fromFile.ts';

export const prebuilt = (): readonly OneSolutionPoint[] =>
  oneSolutionSizes.flatMap((size) => {
    const { spec, tally } = storedRun(`one-solution ${size}`);
    return pointsOf(spec, tally);
  });
