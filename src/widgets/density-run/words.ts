/** The words and tables that say the same as the density chart. */
import { min as minimum } from 'd3';
import type { ExactPoint } from '../../charts/densityCurves.ts';
import { filledFor } from '../../engine/board/sample.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { csvRow } from '../../kit/export/files.ts';
import { fixed, grouped, inPercent, percent, sizeText } from '../../formats/numbers.ts';
import { hasClasses, hasTwoSat, noneOf } from './points.ts';
import type { CountedPoint } from './points.ts';

/** How many cells are filled at a percentage, for a reader. */
function filledText({ height, width, model }: DensitySpec, percentage: number): string {
  const cells = height * width;
  if (model === 'exact') return `${filledFor(percentage, height, width)} of ${cells} cells`;
  return `${fixed((percentage / 100) * cells, 1)} of ${cells} cells on average`;
}

/** What was run, for the name of a file. @source none */
export const fileNameOf = ({ height, width, model, boards, seed }: DensitySpec): string =>
  `density-${height}x${width}-${model}-${boards}-boards-a-percentage-seed-${seed}`;

/** What was run, for those who find the file. @source none */
export const aboutText = ({ height, width, model, boards, seed }: DensitySpec): string =>
  `${sizeText(height, width)}, ${model === 'exact' ? 'exact numbers of filled cells' : 'independent cells'}, ${grouped(boards)} boards a percentage, seed ${seed}, version ${density.version}`;

/** Cells below which neighbouring percentages ask for the same number of filled cells. */
const fewCells = 100;

/** Why the curve of a small size goes in steps; null where it does not. @source none */
export const stairsText = (spec: DensitySpec | null): string | null => {
  if (spec === null || spec.model !== 'exact') return null;
  const { height, width } = spec;
  const cells = height * width;
  if (cells >= fewCells) return null;
  return `The curve goes in steps: of ${cells} cells a whole number is filled, so neighbouring percentages draw the same kind of picture. A step is about ${fixed(100 / cells, 1)}\u00a0% wide.`;
};

/** "430 simple or (2,2), 43.0 % (40.0 to 46.1)". */
function countText(count: number, trials: number, name: string): string {
  const { low, high } = wilson(count, trials);
  return `${grouped(count)} ${name}, ${percent(count / trials)} (${inPercent(low)} to ${inPercent(high)})`;
}

/** A point in words, its number of boards and its intervals included; and what a count of all images gives there. */
export function pointText(
  spec: DensitySpec,
  point: CountedPoint,
  whose: string,
  exact?: ExactPoint,
): string {
  const all = exact === undefined ? '' : ` Of all pictures ${percent(exact.share, 2)} are simple.`;
  return `${sampledText(spec, point, whose)}${all}`;
}

function sampledText(spec: DensitySpec, point: CountedPoint, whose: string): string {
  const { at, trials, successes, low, high, four, some, twoSat } = point;
  const head = `${at}\u00a0% filled (${filledText(spec, at)}):`;
  if (four === undefined || some === undefined)
    return `${head} ${grouped(successes)} of ${grouped(trials)} boards simple, ${percent(successes / trials)}, 95\u00a0% interval ${inPercent(low)} to ${percent(high)} (${whose}).`;
  const parts = [
    countText(successes, trials, 'simple'),
    countText(successes + four, trials, 'simple or (2,2)'),
    ...(twoSat === undefined
      ? []
      : [countText(successes + four + twoSat, trials, 'simple, (2,2) or 2-SAT')]),
    countText(some, trials, 'some progress'),
    countText(noneOf(point), trials, 'none'),
  ];
  return `${head} ${grouped(trials)} boards, in brackets 95\u00a0% intervals. ${parts.join('; ')} (${whose}).`;
}

/** The classes in the order of their scale, with the counts of a point. */
const classCounts = (point: CountedPoint): readonly number[] => [
  point.successes,
  point.four ?? 0,
  point.some ?? 0,
  noneOf(point),
];

/** "41.2 (38.2 to 44.3)", in percent. */
function shareText(count: number, trials: number): string {
  const { low, high } = wilson(count, trials);
  return `${inPercent(count / trials)} (${inPercent(low)} to ${inPercent(high)})`;
}

/** The same points as a table. */
export function tableOfPoints(
  spec: DensitySpec,
  points: readonly CountedPoint[],
  whose: string,
): DataTable {
  const summary = `Table of the ${points.length} points`;
  const number = true;
  const twoSat = hasTwoSat(points);
  if (!hasClasses(points))
    return {
      summary,
      caption: `Simple puzzles among random ${sizeText(spec.height, spec.width)} images: ${whose}`,
      columns: ['filled, %', 'boards', 'simple', 'simple, %', '95\u00a0% interval, %'].map(
        (head) => ({
          head,
          number,
        }),
      ),
      rows: points.map(({ at, trials, successes, low, high }) => [
        String(at),
        grouped(trials),
        grouped(successes),
        inPercent(successes / trials),
        `${inPercent(low)} to ${inPercent(high)}`,
      ]),
    };
  return {
    summary,
    caption: `Classes of random ${sizeText(spec.height, spec.width)} puzzles, ${whose}: boards, and in percent with 95\u00a0% intervals`,
    columns: [
      'filled, %',
      'boards',
      'simple',
      '(2,2)',
      'some progress',
      'none',
      'simple, %',
      'simple or (2,2), %',
      'some progress, %',
      'none, %',
      ...(twoSat ? ['2-SAT beyond (2,2)', 'simple, (2,2) or 2-SAT, %'] : []),
    ].map((head) => ({ head, number })),
    rows: points.map((point) => {
      const { at, trials, successes, four = 0, some = 0 } = point;
      return [
        String(at),
        grouped(trials),
        ...classCounts(point).map(grouped),
        ...[successes, successes + four, some, noneOf(point)].map((count) =>
          shareText(count, trials),
        ),
        ...(point.twoSat === undefined
          ? []
          : [grouped(point.twoSat), shareText(successes + four + point.twoSat, trials)]),
      ];
    }),
  };
}

const plain = ({ at, trials, successes, low, high }: CountedPoint): readonly number[] => [
  at,
  trials,
  successes,
  successes / trials,
  low,
  high,
];

/** The points as CSV, one row each: counts, and the interval of every share. */
export function csvOfPoints(points: readonly CountedPoint[]): string {
  const heads = ['percentage', 'boards', 'simple', 'share', 'low95', 'high95'];
  if (!hasClasses(points)) return [heads, ...points.map(plain)].map(csvRow).join('');
  const last = hasTwoSat(points) ? ['solvedWithTwoSat'] : [];
  const more = ['solved', 'some', 'none', ...last].flatMap((name) => [
    name,
    `${name}Share`,
    `${name}Low95`,
    `${name}High95`,
  ]);
  const rows = points.map((point) => {
    const { successes, four = 0, some = 0, twoSat, trials } = point;
    const beyond = twoSat === undefined ? [] : [successes + four + twoSat];
    return [
      ...plain(point),
      ...[successes + four, some, noneOf(point), ...beyond].flatMap((count) => {
        const { low, high } = wilson(count, trials);
        return [count, count / trials, low, high];
      }),
    ];
  });
  return [[...heads, ...more], ...rows].map(csvRow).join('');
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
  const simple = `Share of simple puzzles among random ${size} images by percentage of filled cells. Its lowest point lies at ${least.at}\u00a0%: ${percent(least.successes / least.trials)}.${most}`;
  const sampled = hasClasses(points) ? `${simple} ${describeClasses(points)}` : simple;
  const lowest = minimum(exact, ({ share }) => share);
  return lowest === undefined
    ? sampled
    : `${sampled} A thin line through the simple ones counts all pictures; its lowest value is ${percent(lowest)}.`;
}

function describeClasses(points: readonly CountedPoint[]): string {
  const top = (count: (point: CountedPoint) => number): string => {
    const at = points.reduce((most, point) =>
      count(point) * most.trials > count(most) * point.trials ? point : most,
    );
    return `${percent(count(at) / at.trials)} at ${at.at}\u00a0%`;
  };
  return `FourSolver solves others, at most ${top(({ four = 0 }) => four)}; it gets somewhere without solving in at most ${top(({ some = 0 }) => some)}.${hasTwoSat(points) ? ` 2-SAT solves some of what FourSolver leaves, at most ${top(({ twoSat = 0 }) => twoSat)}.` : ''}`;
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
