/** The stored runs of what can be inferred, size by size, as chapter 9 fits and scales them; read while the site is built. */
import { allMeasurements } from '../claims/measurement.ts';
import type { StoredMeasurement } from '../claims/measurement.ts';
import { runFile } from '../claims/storedFile.ts';
import { threshold } from '../experiments/threshold.ts';
import { sampledSizes } from '../experiments/thresholdCurves.ts';
import type { SampledSize } from '../experiments/thresholdCurves.ts';
import { rounded } from '../formats/numbers.ts';
import { readStored } from '../stored/fromFile.ts';

/** Percentages above are far from any crossing. */
const highest = 75;

let sizes: readonly SampledSize[] | null = null;

/** The curves of all sizes of which a run is stored, small ones first. @source none */
export function storedSizes(): readonly SampledSize[] {
  sizes ??= sampledSizes(
    allMeasurements.flatMap((one) =>
      one.experiment === 'threshold' && one.stored !== undefined
        ? [readStored(runFile(one as StoredMeasurement<'threshold'>, threshold))]
        : [],
    ),
  ).map(({ side, points }) => ({
    side,
    points: points.filter(({ at }) => at <= highest).map(short),
  }));
  return sizes;
}

type Point = SampledSize['points'][number];

const cut = ({ share, error }: Point['own']): Point['own'] => ({
  share: rounded(share, 6),
  error: rounded(error, 6),
});

/** With as many digits as a page needs. */
const short = (point: Point): Point => ({
  ...point,
  expected: cut(point.expected),
  own: cut(point.own),
});
