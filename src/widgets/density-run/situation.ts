/**
 * What the density chart shows, worked out from what the reader typed, the reader's run and the stored run: which
 * curves may share the frame, which of them is walked by pointer and keyboard, and what the documents say about it. The
 * verdicts are apart, because they take longer than the rest.
 */
import type { DensityCurve, ExactPoint, PublishedMark } from '../../charts/densityCurves.ts';
import type { DensityChartData } from '../../charts/densityChart.ts';
import { exactShare, exactSide } from '../../claims/000/exactCurve.ts';
import { curveClaimsFor } from '../../claims/randomPuzzles.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../experiments/density.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { DensityShow } from './model.ts';
import { comparable, modelNames } from './model.ts';
import { markOf } from './marks.ts';
import { curvesOf, hasClasses, pointsOf } from './points.ts';
import type { CountedPoint } from './points.ts';
import type { StoredRun } from './storedRun.ts';
import { partly, verdictOn } from './verdicts.ts';
import type { DensityRunVerdict } from './verdicts.ts';
import { describeCurve } from './words.ts';

/** A curve and where it comes from. */
export type Curve = {
  readonly spec: DensitySpec;
  readonly points: readonly CountedPoint[]; // all of them
  readonly shown: readonly CountedPoint[]; // those within the range of the chart
  readonly whose: 'your run' | 'stored run';
  readonly complete: boolean; // all boards are in it
};

/** The reader's run as far as it came. */
export type ReaderRun = {
  readonly spec: DensitySpec;
  readonly tally: DensityTally;
  readonly done: number;
  readonly total: number;
};

export type Situation = {
  readonly wanted: DensitySpec | null;
  readonly range: readonly [number, number]; // percentages
  readonly live: Curve | null;
  readonly stored: Curve | null;
  readonly walked: Curve | null; // the reader's run where there is one
  readonly show: DensityShow;
};

/** A verdict, and the letter by which its statement is found on the chart; '' when it is not marked there. */
export type LetteredVerdict = DensityRunVerdict & {
  readonly letter: string;
  readonly mark: PublishedMark | null;
};

function rangeOf(wanted: DensitySpec | null): readonly [number, number] {
  const least = wanted?.percentages[0] ?? 0;
  const most = wanted?.percentages.at(-1) ?? 100;
  // a single percentage needs some room around it
  return least === most ? [Math.max(0, least - 5), Math.min(100, most + 5)] : [least, most];
}

/**
 * @param wanted - what the form asks for; null while it cannot be read, then the last frame stays
 * @param show - what is drawn; a run without classes shows its simple puzzles alone
 */
export function situationOf(
  wanted: DensitySpec | null,
  run: ReaderRun | null,
  storedRun: StoredRun | null,
  show: DensityShow = 'curves',
): Situation {
  const range = rangeOf(wanted);
  const curve = (
    spec: DensitySpec,
    tally: DensityTally,
    whose: Curve['whose'],
    complete: boolean,
  ): Curve | null => {
    if (wanted !== null && !comparable(spec, wanted)) return null;
    const points = pointsOf(spec, tally, wanted?.twoSat === true);
    const shown = points.filter(({ at }) => at >= range[0] && at <= range[1]);
    return points.length === 0 ? null : { spec, points, shown, whose, complete };
  };
  const live = run === null ? null : curve(run.spec, run.tally, 'your run', run.done === run.total);
  const stored =
    storedRun === null ? null : curve(storedRun.spec, storedRun.tally, 'stored run', true);
  return { wanted, range, live, stored, walked: live ?? stored, show };
}

/**
 * What the documents say about the size, lettered in the order of the text; a mark outside the frame is left out.
 *
 * @param marked - false: no letters on the chart, for instance because the list of them is folded
 */
export function verdictsOn(
  { wanted, walked, show, range }: Situation,
  marked = true,
): readonly LetteredVerdict[] {
  if (wanted === null) return [];
  const [least, most] = range;
  const points = walked?.points ?? [];
  const classes = show !== 'simple' && (points.length === 0 || hasClasses(points));
  const claims = curveClaimsFor(wanted.height, wanted.width, wanted.model, classes);
  return claims.map((claim, at) => {
    const letter = String.fromCodePoint(65 + at);
    const verdict = partly(verdictOn(claim, points), walked?.complete ?? true);
    const mark = marked ? markOf(verdict, points, show === 'shares') : null;
    const ends =
      mark === null ? [] : [mark.at, mark.region?.from ?? mark.at, mark.region?.to ?? mark.at];
    const seen = mark !== null && ends.every((end) => end >= least && end <= most);
    return { ...verdict, letter, mark: seen ? { ...mark, letter } : null };
  });
}

/** The simple puzzles among all pictures of the size, at each whole percentage of the frame; where they were counted. */
export function exactCurveOf(
  { wanted, range: [least, most] }: Pick<Situation, 'wanted' | 'range'>,
  simple: readonly number[] | null,
): readonly ExactPoint[] {
  if (wanted?.height !== exactSide || wanted.width !== exactSide || simple === null) return [];
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    at: least + i,
    share: exactShare(simple, wanted.model, least + i),
  }));
}

/** The data of the chart. */
export function chartDataOf(
  { range, live, stored, walked, show }: Situation,
  verdicts: readonly LetteredVerdict[],
  exact: readonly ExactPoint[],
): DensityChartData {
  const drawn = (curve: Curve | null): readonly DensityCurve[] =>
    curve === null ? [] : curvesOf(curve.shown, show);
  // edges of classes need runs that tell them apart
  const apart = [live, stored].some((curve) => curve !== null && hasClasses(curve.points));
  return {
    range,
    form: show === 'shares' && apart ? 'shares' : 'curves',
    stored: drawn(stored),
    live: drawn(live),
    exact,
    published: verdicts.flatMap(({ mark }) => (mark === null ? [] : [mark])),
    description: walked === null ? '' : describeCurve(walked.spec, walked.shown, exact),
  };
}

/** What the reader's run is, in words; says so when it is partial, and when it is out of sight. */
export function runText(run: ReaderRun, wanted: DensitySpec | null): string {
  const { height, width, model, seed, percentages } = run.spec;
  const boards =
    run.done < run.total
      ? `partial, ${grouped(run.done)} of ${grouped(run.total)} boards`
      : `${grouped(run.total)} boards`;
  const what = run.spec.four === true ? 'all classes' : 'simple puzzles only';
  const text = `${sizeText(height, width)}, ${modelNames[model]}, ${what}, ${boards} over ${percentages.length} percentages, seed ${seed}, version ${density.version}`;
  return wanted === null || comparable(run.spec, wanted)
    ? text
    : `${text}. It is kept, and comes back with its size and its reading of percentage`;
}
