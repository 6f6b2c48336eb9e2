/** What this book knows of kept runs: their settings in words, the command that repeats them, and the curves that they draw. */
import type { DensityCurve, SampledPoint } from '../charts/densityCurves.ts';
import { shareOf } from '../charts/densityCurves.ts';
import type { ClassMark } from '../charts/classScale.ts';
import { mainColour } from '../charts/classScale.ts';
import { chartKey, markEntries } from '../kit/boards/chartKey.ts';
import { specWords } from '../kit/run/specWords.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { specKey } from '../notebook/plain/experiment.ts';
import type { InPieces } from '../notebook/plain/pieces.ts';
import { sampleLine } from '../notebook/run/figureRun.ts';
import { readKept } from '../notebook/run/keptRuns.ts';
import { laidRows, laidText } from '../notebook/run/laid.ts';
import type { LabKinds, LaidCurve, LaidNames, LaidPoint, RunName } from '../notebook/run/laid.ts';
import { piecesInTurns } from '../notebook/work/inSlices.ts';
import './charts.ts';

/** A run read again. */
type Ran<Spec, Tally> = { readonly spec: Spec; readonly tally: Tally };

/** Two curves of one name, with what their heights are shares of. */
type Drawn = {
  readonly name: string;
  readonly heights: string;
  readonly points: readonly LaidPoint[];
};

/** What is needed of an experiment whose runs draw curves by percentage of filled cells. */
type Curves<Spec, Tally> = {
  readonly experiment: Experiment<Spec, Tally>;
  /** In pieces where it takes long. */
  readonly drawn: (run: Ran<Spec, Tally>) => readonly Drawn[] | InPieces<readonly Drawn[]>;
};

/** A kind of chart, with its program, which comes when two runs are laid over each other. */
type Kind = {
  readonly shows: string;
  readonly load: () => Promise<Curves<never, never>>;
};

const kindOf = <Spec, Tally>(shows: string, load: () => Promise<Curves<Spec, Tally>>): Kind => ({
  shows,
  load: load as unknown as Kind['load'],
});

const sampled = (point: SampledPoint): LaidPoint => ({
  at: point.at,
  share: shareOf(point),
  low: point.low,
  high: point.high,
});

const drawnAs = (curve: DensityCurve, heights: string): Drawn => ({
  name: curve.name ?? curve.mark?.name ?? curve.class,
  heights,
  points: curve.points.map(sampled),
});

const ofBoards = 'of all boards, %';

/** The experiments whose figures draw shares by percentage of filled cells. */
const kinds: Readonly<Record<string, Kind>> = {
  density: kindOf('which boards a method solves', async () => {
    const [{ density }, { curvesOf, pointsOf }] = await Promise.all([
      import('../experiments/density.ts'),
      import('../widgets/density-run/points.ts'),
    ]);
    return {
      experiment: density,
      drawn({ spec, tally }) {
        const points = pointsOf(spec, tally, true);
        return curvesOf(points, 'curves').map((curve) => drawnAs(curve, ofBoards));
      },
    };
  }),
  switching: kindOf('which boards have a switch', async () => {
    const [{ switching }, { data, pointsOf }] = await Promise.all([
      import('../experiments/switching.ts'),
      import('../widgets/switching-run/figure.ts'),
    ]);
    return {
      experiment: switching,
      drawn({ spec, tally }) {
        const { live = [] } = data({ stored: [], live: pointsOf(spec, tally) });
        return live.map((curve) => drawnAs(curve, ofBoards));
      },
    };
  }),
  deciding: kindOf('which boards have one solution', async () => {
    const [{ deciding }, { pointsOf }, { wilson }] = await Promise.all([
      import('../experiments/deciding.ts'),
      import('../experiments/decidingPoints.ts'),
      import('../notebook/plain/wilson.ts'),
    ]);
    return {
      experiment: deciding,
      drawn({ spec, tally }) {
        const points = pointsOf(spec, tally).map(({ at, boards, one }) => ({
          at,
          share: one / boards,
          ...wilson(one, boards),
        }));
        return [{ name: 'one solution', heights: ofBoards, points }];
      },
    };
  }),
  reach: kindOf('which cells that must be so a method finds', async () => {
    const [{ reach }, { pointsInTurn }, { data }] = await Promise.all([
      import('../experiments/reach.ts'),
      import('../experiments/reachPoints.ts'),
      import('../widgets/reach-run/model.ts'),
    ]);
    return {
      experiment: reach,
      *drawn({ spec, tally }) {
        const points = [];
        for (const point of pointsInTurn(spec, tally)) {
          points.push(point);
          yield;
        }
        const { live = [], heightLabel = '' } = data(
          { stored: [], live: points },
          { from: 0, to: 100 },
        );
        return live.map((curve) => drawnAs(curve, heightLabel));
      },
    };
  }),
  threshold: kindOf('how many filled cells must be so', async () => {
    const [{ threshold }, { pointsInPieces }] = await Promise.all([
      import('../experiments/threshold.ts'),
      import('../experiments/thresholdPoints.ts'),
    ]);
    return {
      experiment: threshold,
      *drawn({ spec, tally }) {
        const points = yield* pointsInPieces(spec, tally);
        return (['expected', 'own'] as const).map((divisor) => ({
          name: `inferred, of the filled cells ${divisor === 'own' ? 'of each board' : 'expected'}`,
          heights: 'inferred, %',
          points: points.flatMap(({ at, inferred }) => {
            const mean = inferred[divisor];
            return mean === null ? [] : [{ at, share: mean.mean, low: mean.low, high: mean.high }];
          }),
        }));
      },
    };
  }),
  'inference-census': kindOf('what must be so in all pictures of a size', async () => {
    const [{ inferenceCensus }, { countedOf, shownShares }] = await Promise.all([
      import('../experiments/inferenceCensus.ts'),
      import('../widgets/inference-curves/model.ts'),
    ]);
    return {
      experiment: inferenceCensus,
      drawn({ spec, tally }) {
        const { points } = countedOf(spec, tally, 'your run');
        return (Object.keys(shownShares) as (keyof typeof shownShares)[]).map((show) => ({
          name: shownShares[show],
          heights: '%',
          points: points.flatMap(({ [show]: share }, at) =>
            share === null || Number.isNaN(share) ? [] : [{ at, share, low: share, high: share }],
          ),
        }));
      },
    };
  }),
};

/** A run from what was kept of it. @throws Error that says why there is none */
function ranIn<Spec, Tally>(
  experiment: Experiment<Spec, Tally>,
  { version, spec, text }: RunName & { readonly text: string },
): Ran<Spec, Tally> {
  if (version !== experiment.version)
    throw new Error(
      `a run is of version ${version} of its experiment, whose numbers are others than those of version ${experiment.version}`,
    );
  experiment.check(spec as Spec);
  const outcome = readKept(text, experiment, spec as Spec);
  if (outcome === null) throw new Error('what is kept of a run does not add up');
  return { spec: spec as Spec, tally: outcome.tally };
}

/** The curves that two runs both have. */
const paired = (a: readonly Drawn[], b: readonly Drawn[]): readonly LaidCurve[] =>
  a.flatMap(({ name, heights, points }) => {
    const other = b.find((one) => one.name === name);
    return other === undefined ? [] : [{ name, heights, of: [points, other.points] as const }];
  });

const marks = ([a, b]: LaidNames): readonly [ClassMark, ClassMark] => [
  { name: a, colour: mainColour, symbol: 'circle', dash: '' },
  { name: b, colour: 'var(--ink-soft)', symbol: 'square', dash: '6 3' },
];

/** The lab book of this book. */
export const lab: LabKinds = {
  settings: ({ spec }) => specWords(spec),
  command: ({ id, spec }) => sampleLine([id, specKey(spec)]),
  chart: ({ id }) => (Object.hasOwn(kinds, id) ? kinds[id]!.shows : null),
  async lay(runs, signal) {
    const kind = kinds[runs[0].id];
    if (kind === undefined) return [];
    const { experiment, drawn } = await kind.load();
    const found: (readonly Drawn[])[] = [];
    for (const run of runs) {
      const curves = drawn(ranIn(experiment, run));
      found.push('next' in curves ? ((await piecesInTurns(curves, signal)) ?? []) : curves);
    }
    return paired(found[0]!, found[1]!);
  },
  content({ densityChart }, curve, names) {
    const rows = laidRows(curve);
    const live = curve.of.map((points, which): DensityCurve => ({
      class: 'none',
      mark: marks(names)[which]!,
      points: points.map(({ at, share, low, high }) => ({
        at,
        trials: 1,
        successes: share,
        low,
        high,
      })),
    }));
    const [least = 0, most = 100] = [rows[0]?.at, rows.at(-1)?.at];
    const description = `Two runs, by percentage of filled cells: ${curve.name}.`;
    const range = least === most ? ([least - 1, most + 1] as const) : ([least, most] as const);
    return {
      draw: (size) =>
        densityChart(
          {
            range,
            live,
            heightLabel: curve.heights,
            label: `Chart: two runs, ${curve.name}`,
            description,
          },
          size,
        ),
      points: rows.map((row) => {
        const [y = 0, ...others] = row.of.flatMap((point) => point?.share ?? []);
        return { x: row.at, y, others, text: laidText(row) };
      }),
      label: 'Points of both runs, by percentage of filled cells',
      description,
    };
  },
  key: (names) => chartKey(markEntries(marks(names)), true),
};
