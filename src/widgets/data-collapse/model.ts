/** Data collapse as plain data: settings, scaled curves, their score, the best pair and those of boards drawn again, words. */
import type { ClassMark } from '../../charts/classScale.ts';
import { orderedCurves } from '../../charts/classScale.ts';
import type { CollapseChartData } from '../../charts/collapseChart.ts';
import {
  bestCollapse,
  collapseScore,
  collapsing,
  drawnScalings,
  scaled,
} from '../../experiments/collapse.ts';
import type { CollapseScore, Scaling, ScoredScaling } from '../../experiments/collapse.ts';
import { between, usualFit } from '../../experiments/crossing.ts';
import type { SizeCurve } from '../../experiments/crossing.ts';
import { boardPoints, curveOf } from '../../experiments/thresholdCurves.ts';
import type { SampledSize, SizeBoards } from '../../experiments/thresholdCurves.ts';
import {
  counted,
  fixed,
  percent as percentText,
  significant,
  sizeText,
} from '../../notebook/plain/numbers.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { seed, whole } from '../../notebook/settings/numbers.ts';
import { unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const divisors = {
  expected: 'by the filled cells expected (as the paper plots)',
  own: 'by the board’s own filled cells',
} as const;

/** Tenths of a percent, and hundredths of nu. */
export const sliders = {
  crossing: { least: 300, most: 600, unit: 10 },
  nu: { least: 50, most: 500, unit: 100 },
} as const;

/** What an author and a reader set; at first the middle of what 003 prints. */
export const collapseSettings = settings({
  crossing: unseen(
    whole('c', 'Crossing ρc', {
      name: 'the crossing, in tenths of a percent',
      ...sliders.crossing,
      usual: 405,
    }),
  ),
  nu: unseen(whole('v', 'Exponent ν', { name: 'nu, in hundredths', ...sliders.nu, usual: 100 })),
  divisor: choice('d', 'Inferred cells divided', divisors, 'expected'),
  least: whole('n', 'Sides from', {
    name: 'the least side',
    least: 4,
    most: 25,
    usual: usualFit.least,
  }),
  seed: unseen(seed(usualFit.seed)), // of the boards that the build draws again
});

export type CollapseProps = ValuesOf<typeof collapseSettings>;

/** The pair that sliders stand at. */
const scalingAt = ({ crossing, nu }: CollapseProps): Scaling => ({
  crossing: crossing / sliders.crossing.unit,
  nu: nu / sliders.nu.unit,
});

/** Where the sliders stand nearest to a pair. */
export const sliderTexts = ({ crossing, nu }: Scaling): { crossing: string; nu: string } => ({
  crossing: String(Math.round(crossing * sliders.crossing.unit)),
  nu: String(Math.round(nu * sliders.nu.unit)),
});

/** How often boards are drawn again. */
const drawings = 100;

/** The curves that are laid on one another, and their best pair. */
type Curves = {
  readonly curves: readonly SizeCurve[];
  readonly best: ScoredScaling | null; // null where fewer than two sizes are left
};

/** What the build finds out for a figure. */
export type CollapseGiven = {
  readonly sizes: readonly SampledSize[];
  readonly asked: CollapseProps; // the author's
  readonly cloud: readonly Scaling[]; // the best pairs of boards drawn again, with the author's settings
};

/** Everything that is shown. */
export type CollapseShown = Curves & {
  readonly props: CollapseProps;
  readonly scaling: Scaling; // of the sliders
  readonly score: CollapseScore; // of that
  readonly cloud: readonly Scaling[]; // none for settings of the reader
};

/** The points that count. */
function curvesOf(sizes: readonly SampledSize[], { divisor, least }: CollapseProps): Curves {
  const curves = collapsing(
    sizes.filter(({ side }) => side >= least).map((size) => curveOf(size, divisor)),
  );
  return { curves, best: curves.length < 2 ? null : bestCollapse(curves) };
}

/** The best pair takes some ten milliseconds: not at every place of a slider. */
const lastCurves = new KeptFrom<Curves>();

export function shownOf(
  props: CollapseProps,
  { sizes, asked, cloud }: CollapseGiven,
): CollapseShown {
  const { divisor, least, seed: drawn } = props;
  const found = lastCurves.get([sizes, divisor, least], () => curvesOf(sizes, props));
  const scaling = scalingAt(props);
  const isAsked = divisor === asked.divisor && least === asked.least && drawn === asked.seed;
  const score = collapseScore(found.curves, scaling);
  return { ...found, props, scaling, score, cloud: isAsked ? cloud : [] };
}

/** The best pairs of boards drawn again. */
export function cloudOf(
  sizes: readonly SizeBoards[],
  sampled: readonly SampledSize[],
  props: CollapseProps,
): readonly Scaling[] {
  const { divisor, least, seed: drawn } = props;
  const { best } = curvesOf(sampled, props);
  if (best === null) return [];
  const boards = sizes
    .filter(({ side }) => side >= least)
    .map((size) => ({ side: size.side, points: boardPoints(size, divisor) }));
  const draw = drawnScalings(boards, best, drawn);
  return Array.from({ length: drawings }, () => draw());
}

const markOf = ({ side }: SizeCurve, at: number): ClassMark => ({
  ...orderedCurves[at % orderedCurves.length]!,
  name: sizeText(side, side),
});

/** The marks of the key. */
export const marksOf = ({ curves }: Curves): readonly ClassMark[] => curves.map(markOf);

/** The data of the chart. */
export const chartData = (shown: CollapseShown): CollapseChartData => ({
  curves: shown.curves.map((curve, at) => ({ ...curve, mark: markOf(curve, at) })),
  scaling: shown.scaling,
  heightLabel:
    shown.props.divisor === 'expected'
      ? 'inferred, of the filled cells expected, %'
      : 'inferred, of the board’s filled cells, %',
  label: 'Chart: share of filled cells inferred against scaled density, all sizes',
  description: scoreText(shown),
});

export const pairText = ({ crossing, nu }: Scaling): string =>
  `ρc = ${fixed(crossing, 1)}\u00a0%, ν = ${fixed(nu, 2)}`;

/** The score in a sentence. */
export const scoreText = ({ score: { score, terms }, scaling }: CollapseShown): string =>
  terms === 0
    ? `With ${pairText(scaling)} no two sizes overlap.`
    : `With ${pairText(scaling)} the score S is ${significant(score, 3)}; about 1 is as well as these points can lie on one curve.`;

/** The best pair in a sentence. */
export const bestText = ({ best, curves }: Curves): string =>
  best === null
    ? 'Collapse needs two sizes: let it begin at a smaller side.'
    : `The best pair for these ${counted(curves.length, 'size')} is ${pairText(best)}, with S = ${significant(best.score, 3)}.`;

/** The best pairs of boards drawn again in a sentence; null where there are none. */
export function cloudText({ cloud }: Pick<CollapseShown, 'cloud'>): string | null {
  if (cloud.length === 0) return null;
  const crossing = between(
    0,
    cloud.map((one) => one.crossing),
  );
  const nu = between(
    0,
    cloud.map((one) => one.nu),
  );
  return `Of boards drawn again ${counted(cloud.length, 'time')} the best pairs have ρc from ${fixed(crossing.low, 1)} to ${fixed(crossing.high, 1)}\u00a0% and ν from ${fixed(nu.low, 2)} to ${fixed(nu.high, 2)} (95\u00a0%).`;
}

/** A point of a curve, scaled. */
export type CollapsePoint = SizeCurve['points'][number] & {
  readonly side: number;
  readonly x: number;
};

/** All points, size by size. */
export const pointsOf = ({ curves, scaling }: CollapseShown): readonly CollapsePoint[] =>
  curves.flatMap(({ side, points }) =>
    points.map((point) => ({ ...point, side, x: scaled(point.at, side, scaling) })),
  );

/** A point in words. */
export const pointText = ({ side, at, x, share, error, boards }: CollapsePoint): string =>
  `${sizeText(side, side)} at ${at}\u00a0%, scaled ${fixed(x, 3)}: ${percentText(share)} inferred, give or take ${percentText(1.96 * error)}, ${counted(boards, 'board')}.`;
