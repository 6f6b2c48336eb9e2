/** The words and tables that say the same as the density chart. */
import { min as minimum } from 'd3';
import { shareOf } from '../../charts/densityCurves.ts';
import type { ExactPoint } from '../../charts/densityCurves.ts';
import { filledFor } from '../../engine/board/sample.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { csvOf, tableOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { shareText } from '../../notebook/run/shareText.ts';
import { fixed, grouped, inPercent, percent, sizeText } from '../../notebook/plain/numbers.ts';
import { hasClasses, hasTwoSat, noneOf } from './points.ts';
import type { CountedPoint } from './points.ts';

/** How many cells are filled at a percentage, for a reader. */
function filledText({ height, width, model }: DensitySpec, percentage: number): string {
  const cells = height * width;
  if (model === 'exact') return `${filledFor(percentage, height, width)} of ${cells} cells`;
  return `${fixed((percentage / 100) * cells, 1)} of ${cells} cells on average`;
}

/** What was run, for the name of a file. */
export const fileNameOf = ({ height, width, model, boards, seed }: DensitySpec): string =>
  `density-${height}x${width}-${model}-${boards}-boards-a-percentage-seed-${seed}`;

/** What was run, for those who find the file. */
export const aboutText = ({ height, width, model, boards, seed }: DensitySpec): string =>
  `${sizeText(height, width)}, ${model === 'exact' ? 'exact numbers of filled cells' : 'independent cells'}, ${grouped(boards)} boards a percentage, seed ${seed}, version ${density.version}`;

/** Cells below which neighbouring percentages ask for the same number of filled cells. */
const fewCells = 100;

/** Why the curve of a small size goes in steps; null where it does not. */
export const stairsText = (spec: DensitySpec | null): string | null => {
  if (spec === null || spec.model !== 'exact') return null;
  const { height, width } = spec;
  const cells = height * width;
  if (cells >= fewCells) return null;
  return `The curve goes in steps: of ${cells} cells a whole number is filled, so neighbouring percentages draw the same kind of picture. A step is about ${fixed(100 / cells, 1)}\u00a0% wide.`;
};

/** "430 with pairs, 43.0 % (40.0 to 46.1)". */
const countText = (count: number, trials: number, name: string): string =>
  `${grouped(count)} ${name}, ${shareText(count, trials)}`;

/** A point in words, its number of boards and its intervals included; and what a count of all images gives there. */
export function pointText(
  spec: DensitySpec,
  point: CountedPoint,
  whose: string,
  exact?: ExactPoint,
): string {
  const all =
    exact === undefined ? '' : ` Of all pictures sweeps solve ${percent(exact.share, 2)}.`;
  return `${sampledText(spec, point, whose)}${all}`;
}

function sampledText(spec: DensitySpec, point: CountedPoint, whose: string): string {
  const { at, trials, successes, low, high, four, some, twoSat } = point;
  if (four === undefined || some === undefined)
    return `${at}\u00a0% filled (${filledText(spec, at)}): ${grouped(successes)} of ${grouped(trials)} boards solved by sweeps, ${percent(successes / trials)} (${inPercent(low)} to ${inPercent(high)}), ${whose}.`;
  const parts = [
    countText(successes, trials, 'solved by sweeps'),
    countText(successes + four, trials, 'with pairs'),
    ...(twoSat === undefined ? [] : [countText(successes + four + twoSat, trials, 'with chains')]),
    countText(some, trials, 'stuck half way'),
  ];
  return `${at}\u00a0% filled, ${grouped(trials)} boards, ${whose}: ${parts.join('; ')}.`;
}

/** "41.2 (38.2 to 44.3)", in percent. */
function bareShareText(count: number, trials: number): string {
  const { low, high } = wilson(count, trials);
  return `${inPercent(count / trials)} (${inPercent(low)} to ${inPercent(high)})`;
}

type PointColumn = Column<CountedPoint>;

const firstColumns: readonly PointColumn[] = [
  { head: 'filled, %', fields: { percentage: ({ at }) => at } },
  { head: 'boards', fields: { boards: ({ trials }) => trials } },
  {
    head: 'simple',
    fields: {
      simple: ({ successes }) => successes,
      share: ({ successes, trials }) => successes / trials,
      low95: ({ low }) => low,
      high95: ({ high }) => high,
    },
  },
];

const simpleColumns: readonly PointColumn[] = [
  { head: 'simple, %', text: ({ successes, trials }) => inPercent(successes / trials) },
  {
    head: '95\u00a0% interval, %',
    text: ({ low, high }) => `${inPercent(low)} to ${inPercent(high)}`,
  },
];

/** A share with its interval, in the file by its name. */
const shareColumn = (
  head: string,
  name: string,
  count: (point: CountedPoint) => number,
): PointColumn => ({
  head,
  text: (point) => bareShareText(count(point), point.trials),
  fields: {
    [name]: count,
    [`${name}Share`]: (point) => count(point) / point.trials,
    [`${name}Low95`]: (point) => wilson(count(point), point.trials).low,
    [`${name}High95`]: (point) => wilson(count(point), point.trials).high,
  },
});

const classColumns: readonly PointColumn[] = [
  { head: 'pairs', text: ({ four = 0 }) => grouped(four) },
  { head: 'some progress', text: ({ some = 0 }) => grouped(some) },
  { head: 'none', text: (point) => grouped(noneOf(point)) },
  { head: 'simple, %', text: ({ successes, trials }) => bareShareText(successes, trials) },
  shareColumn('simple or pairs, %', 'solved', ({ successes, four = 0 }) => successes + four),
  shareColumn('some progress, %', 'some', ({ some = 0 }) => some),
  shareColumn('none, %', 'none', noneOf),
];

const twoSatColumns: readonly PointColumn[] = [
  { head: 'chains beyond pairs', text: ({ twoSat = 0 }) => grouped(twoSat) },
  shareColumn(
    'simple, pairs or chains, %',
    'solvedWithTwoSat',
    ({ successes, four = 0, twoSat = 0 }) => successes + four + twoSat,
  ),
];

/** What is told of points, in the table and in files. */
const columnsOf = (points: readonly CountedPoint[]): readonly PointColumn[] => [
  ...firstColumns,
  ...(hasClasses(points) ? classColumns : simpleColumns),
  ...(hasClasses(points) && hasTwoSat(points) ? twoSatColumns : []),
];

/** The same points as a table. */
export function tableOfPoints(
  { height, width }: DensitySpec,
  points: readonly CountedPoint[],
  whose: string,
): DataTable {
  const size = sizeText(height, width);
  return tableOf(columnsOf(points), points, {
    summary: `Table of the ${points.length} points`,
    caption: hasClasses(points)
      ? `Classes of random ${size} puzzles, ${whose}: boards, and in percent with 95\u00a0% intervals`
      : `Simple puzzles among random ${size} pictures: ${whose}`,
  });
}

/** The points as CSV, one row each: counts, and the interval of every share. */
export const csvOfPoints = (points: readonly CountedPoint[]): string =>
  csvOf(columnsOf(points), points);

/** What the curve says, for a person. */
export function sentenceOf(points: readonly CountedPoint[]): string {
  const [first] = points;
  if (first === undefined) return 'No boards of this size yet: yours are the first.';
  const least = points.reduce((best, one) => (shareOf(one) < shareOf(best) ? one : best), first);
  const half = points.find((one) => one.at > least.at && shareOf(one) >= 0.5);
  const most = half === undefined ? '' : ` From ${half.at}\u00a0% on they solve every second one.`;
  return `With ${least.at}\u00a0% of the cells filled, sweeps solve ${percent(shareOf(least), 0)} of the puzzles.${most}`;
}

/** What a chart shows in a sentence or two, for those who do not see it. */
export function describeCurve(
  spec: DensitySpec,
  points: readonly CountedPoint[],
  exact: readonly ExactPoint[] = [],
): string {
  const size = sizeText(spec.height, spec.width);
  const half = points.find((point) => point.successes * 2 >= point.trials && point.at > 10);
  const least = points.reduce<CountedPoint | null>(
    (best, point) =>
      best === null || point.successes / point.trials < best.successes / best.trials ? point : best,
    null,
  );
  if (least === null) return `No boards of ${size} counted yet.`;
  const most =
    half === undefined ? '' : ` Half of them are simple from about ${half.at}\u00a0% on.`;
  const simple = `Share of simple puzzles among random ${size} pictures by percentage of filled cells. Its lowest point lies at ${least.at}\u00a0%: ${percent(least.successes / least.trials)}.${most}`;
  const sampled = hasClasses(points) ? `${simple} ${describeClasses(points)}` : simple;
  const lowest = minimum(exact, ({ share }) => share);
  return lowest === undefined
    ? sampled
    : `${sampled} A thin line counts all pictures; its lowest value is ${percent(lowest)}.`;
}

function describeClasses(points: readonly CountedPoint[]): string {
  const top = (count: (point: CountedPoint) => number): string => {
    const at = points.reduce((most, point) =>
      count(point) * most.trials > count(most) * point.trials ? point : most,
    );
    return `${percent(count(at) / at.trials)} at ${at.at}\u00a0%`;
  };
  return `Pairs of lines solve others, at most ${top(({ four = 0 }) => four)}; they get somewhere without solving in at most ${top(({ some = 0 }) => some)}.${hasTwoSat(points) ? ` Chains solve some of what they leave, at most ${top(({ twoSat = 0 }) => twoSat)}.` : ''}`;
}

/**
 * How much of all images lies outside the middle, in words.
 *
 * @param probabilities - of each number of filled cells, all images alike
 * @source 000_8dc3042ab81c971c.txt §4.2, which calls this share negligible
 */
export function describeBinomial(
  { height, width }: Pick<DensitySpec, 'height' | 'width'>,
  probabilities: Float64Array,
): string {
  const outside = outsideMiddle(probabilities);
  const share = outside >= 0.001 ? percent(outside) : 'less than 0.1\u00a0%';
  const text = `All ${sizeText(height, width)} pictures by their number of filled cells: ${share} of them have fewer than 40\u00a0% or more than 60\u00a0% filled.`;
  return text.replaceAll(' %', '\u00a0%');
}

/** The share of all images with fewer than 40 % or more than 60 % of their cells filled. */
function outsideMiddle(probabilities: Float64Array): number {
  const cells = probabilities.length - 1;
  let outside = 0;
  probabilities.forEach((probability, filled) => {
    if (filled * 10 < cells * 4 || filled * 10 > cells * 6) outside += probability;
  });
  return outside;
}
