/** Data collapse as plain data: settings, scaled curves, their score, the best pair and its cloud, words, tables. */
import type { ClassMark } from '../../charts/classScale.ts';
import type { CollapseChartData, ScalingPlaneData } from '../../charts/collapseChart.ts';
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
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { csvRow } from '../../notebook/export/files.ts';
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
  seed: seed(usualFit.seed),
});

export type CollapseProps = ValuesOf<typeof collapseSettings>;

/** The pair that sliders stand at. @source none */
export const scalingAt = ({ crossing, nu }: Pick<CollapseProps, 'crossing' | 'nu'>): Scaling => ({
  crossing: crossing / sliders.crossing.unit,
  nu: nu / sliders.nu.unit,
});

/** Where the sliders stand nearest to a pair. @source none */
export const sliderTexts = ({ crossing, nu }: Scaling): { crossing: string; nu: string } => ({
  crossing: String(Math.round(crossing * sliders.crossing.unit)),
  nu: String(Math.round(nu * sliders.nu.unit)),
});

/** How often boards are drawn again for the cloud. */
export const drawings = 100;

/** The curves that are laid on one another, and their best pair. */
export type Curves = {
  readonly curves: readonly SizeCurve[];
  readonly best: ScoredScaling | null; // null where fewer than two sizes are left
};

/** The points that count. */
export function curvesOf(
  sizes: readonly SampledSize[],
  { divisor, least }: Pick<CollapseProps, 'divisor' | 'least'>,
): Curves {
  const curves = collapsing(
    sizes.filter(({ side }) => side >= least).map((size) => curveOf(size, divisor)),
  );
  return { curves, best: curves.length < 2 ? null : bestCollapse(curves) };
}

/** Draws boards again, and gives the best pair of those. */
export const cloudDrawer = (
  sizes: readonly SizeBoards[],
  best: Scaling,
  { divisor, least, seed: drawn }: Pick<CollapseProps, 'divisor' | 'least' | 'seed'>,
): (() => Scaling) =>
  drawnScalings(
    sizes
      .filter(({ side }) => side >= least)
      .map((size) => ({ side: size.side, points: boardPoints(size, divisor) })),
    best,
    drawn,
  );

/** The whole cloud at once. */
export function cloudOf(
  sizes: readonly SizeBoards[],
  { best }: Curves,
  props: Pick<CollapseProps, 'divisor' | 'least' | 'seed'>,
): readonly Scaling[] {
  if (best === null) return [];
  const draw = cloudDrawer(sizes, best, props);
  return Array.from({ length: drawings }, () => draw());
}

/** What the build finds out for a figure. */
export type CollapseGiven = {
  readonly sizes: readonly SampledSize[];
  readonly cloud: readonly Scaling[]; // of the author's settings
};

const symbols: readonly Omit<ClassMark, 'name'>[] = [
  { colour: 'var(--class-some)', symbol: 'triangle', dash: '2 3' },
  { colour: 'var(--class-four)', symbol: 'square', dash: '6 3' },
  { colour: 'var(--class-simple)', symbol: 'circle', dash: '' },
  { colour: 'var(--class-two-sat)', symbol: 'diamond', dash: '8 3 2 3' },
  { colour: 'var(--fresh)', symbol: 'star', dash: '10 4' },
  { colour: 'var(--class-none)', symbol: 'times', dash: '1 3' },
];

const markOf = ({ side }: SizeCurve, at: number): ClassMark => ({
  ...(symbols[at % symbols.length] as Omit<ClassMark, 'name'>),
  name: sizeText(side, side),
});

/** The marks of the key. */
export const marksOf = ({ curves }: Curves): readonly ClassMark[] => curves.map(markOf);

/** The data of the chart. */
export const chartData = (
  { curves }: Curves,
  { divisor }: Pick<CollapseProps, 'divisor'>,
  scaling: Scaling,
): CollapseChartData => ({
  curves: curves.map((curve, at) => ({ ...curve, mark: markOf(curve, at) })),
  scaling,
  heightLabel:
    divisor === 'expected'
      ? 'inferred, of the filled cells expected, %'
      : 'inferred, of the board’s filled cells, %',
  label: 'Chart: share of filled cells inferred against scaled density, all sizes',
  description: scoreText(scoreAt({ curves }, scaling), scaling),
});

/** The data of the plane of pairs. */
export const planeData = (
  best: Scaling,
  cloud: readonly Scaling[],
  chosen: Scaling,
): ScalingPlaneData => ({
  cloud,
  best,
  chosen,
  label: 'Chart: pairs of crossing and exponent, with the best ones of boards drawn again',
  description: `The best pair is ${pairText(best)}. ${cloudText(cloud)}`,
});

/** How well the curves lie on one. @source none */
export const scoreAt = ({ curves }: Pick<Curves, 'curves'>, scaling: Scaling): CollapseScore =>
  collapseScore(curves, scaling);

const pairText = ({ crossing, nu }: Scaling): string =>
  `ρc = ${fixed(crossing, 1)}\u00a0%, ν = ${fixed(nu, 2)}`;

/** The score in a sentence. */
export const scoreText = ({ score, terms }: CollapseScore, scaling: Scaling): string =>
  terms === 0
    ? `With ${pairText(scaling)} no two sizes overlap.`
    : `With ${pairText(scaling)} the score S is ${significant(score, 3)}, from ${counted(terms, 'point')}. About 1 is as well as points with these intervals can lie on one curve.`;

/** The best pair in a sentence. */
export const bestText = ({ best, curves }: Curves): string =>
  best === null
    ? 'Collapse needs two sizes: let it begin at a smaller side.'
    : `The best pair for these ${counted(curves.length, 'size')} is ${pairText(best)}, with S = ${significant(best.score, 3)}.`;

/** The cloud in a sentence. */
export function cloudText(cloud: readonly Scaling[]): string {
  if (cloud.length === 0) return 'No boards were drawn again yet.';
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

/** A point of a curve in words. */
export function pointText({ side, points }: SizeCurve, at: number, scaling: Scaling): string {
  const point = points[at];
  if (point === undefined) return '';
  return `${sizeText(side, side)} at ${point.at}\u00a0%, scaled ${fixed(scaled(point.at, side, scaling), 3)}: ${percentText(point.share)} inferred, give or take ${percentText(1.96 * point.error)}, ${counted(point.boards, 'board')}.`;
}

/** The points as a table. */
export function tableOf({ curves }: Curves, scaling: Scaling): DataTable {
  const rows = curves.flatMap(({ side, points }) =>
    points.map(({ at, share, error, boards }) => [
      sizeText(side, side),
      String(at),
      fixed(scaled(at, side, scaling), 3),
      percentText(share),
      percentText(error, 2),
      String(boards),
    ]),
  );
  return {
    summary: `Table of the ${rows.length} points`,
    caption: `Points of all sizes, scaled with ${pairText(scaling)}`,
    columns: ['size', 'filled, %', 'scaled', 'inferred', 'standard error', 'boards'].map(
      (head, at) => ({ head, number: at > 0 }),
    ),
    rows,
  };
}

/** The points as CSV. */
export function csvOf({ curves }: Curves, scaling: Scaling): string {
  const heads = ['side', 'percentage', 'scaled', 'share', 'standardError', 'boards'];
  const rows = curves.flatMap(({ side, points }) =>
    points.map(({ at, share, error, boards }) => [
      side,
      at,
      scaled(at, side, scaling),
      share,
      error,
      boards,
    ]),
  );
  return [heads, ...rows].map(csvRow).join('');
}
