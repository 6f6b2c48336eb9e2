/**
 * What the density chart shows, worked out from what the reader typed, the reader's run and the stored run: which
 * curves may share the frame, which of them is walked by pointer and keyboard, and what the documents say about it.
 */
import type { DensityChartData, DensityCurve } from '../../charts/densityChart.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../experiments/density.ts';
import { formatNumber } from '../../kit/run/numbers.ts';
import { comparable, describeCurve, modelNames, pointsOf } from './model.ts';
import type { CountedPoint } from './model.ts';
import { publishedFor } from './published.ts';
import type { PublishedStatement } from './published.ts';
import type { StoredRun } from './storedRun.ts';

/** A curve and where it comes from. */
export type Curve = {
  readonly spec: DensitySpec;
  readonly points: readonly CountedPoint[]; // all of them
  readonly shown: readonly CountedPoint[]; // those within the range of the chart
  readonly whose: 'your run' | 'stored run';
};

/** The reader's run as far as it came. */
export type ReaderRun = {
  readonly spec: DensitySpec;
  readonly tally: DensityTally;
  readonly done: number;
  readonly total: number;
};

export type Situation = {
  readonly range: readonly [number, number]; // percentages
  readonly live: Curve | null;
  readonly stored: Curve | null;
  readonly walked: Curve | null; // the reader's run where there is one
  readonly statements: readonly PublishedStatement[];
};

function rangeOf(wanted: DensitySpec | null): readonly [number, number] {
  const least = wanted?.percentages[0] ?? 0;
  const most = wanted?.percentages.at(-1) ?? 100;
  // a single percentage needs some room around it
  return least === most ? [Math.max(0, least - 5), Math.min(100, most + 5)] : [least, most];
}

/**
 * @param wanted - what the form asks for; null while it cannot be read, then the last frame stays
 * @source none
 */
export function situationOf(
  wanted: DensitySpec | null,
  run: ReaderRun | null,
  storedRun: StoredRun | null,
): Situation {
  const range = rangeOf(wanted);
  const curve = (spec: DensitySpec, tally: DensityTally, whose: Curve['whose']): Curve | null => {
    if (wanted !== null && !comparable(spec, wanted)) return null;
    const points = pointsOf(spec, tally);
    const shown = points.filter(({ at }) => at >= range[0] && at <= range[1]);
    return points.length === 0 ? null : { spec, points, shown, whose };
  };
  const live = run === null ? null : curve(run.spec, run.tally, 'your run');
  const stored = storedRun === null ? null : curve(storedRun.spec, storedRun.tally, 'stored run');
  const statements = wanted === null ? [] : publishedFor(wanted.height, wanted.width, wanted.model);
  return { range, live, stored, walked: live ?? stored, statements };
}

const drawn = (curve: Curve | null): readonly DensityCurve[] =>
  curve === null ? [] : [{ class: 'simple', points: curve.shown }];

/** The data of the chart. */
export function chartDataOf({
  range,
  live,
  stored,
  walked,
  statements,
}: Situation): DensityChartData {
  return {
    range,
    stored: drawn(stored),
    live: drawn(live),
    published: statements.filter(({ from, to }) => from >= range[0] && to <= range[1]),
    description: walked === null ? '' : describeCurve(walked.spec, walked.points),
  };
}

/** What the reader's run is, in words; says so when it is partial, and when it is out of sight. */
export function runText(run: ReaderRun, wanted: DensitySpec | null): string {
  const { height, width, model, seed, percentages } = run.spec;
  const boards =
    run.done < run.total
      ? `partial, ${formatNumber(run.done)} of ${formatNumber(run.total)} boards`
      : `${formatNumber(run.total)} boards`;
  const text = `${height} x ${width}, ${modelNames[model]}, ${boards} over ${percentages.length} percentages, seed ${seed}, version ${density.version}`;
  return wanted === null || comparable(run.spec, wanted)
    ? text
    : `${text}. It is kept, and comes back with its size and its reading of percentage`;
}
