/** What the figure of crossings shows of its fits: the chart, sentences and columns. */
import type { ClassMark } from '../../charts/classScale.ts';
import { mainColour } from '../../charts/classScale.ts';
import type { CrossingChartData } from '../../charts/crossingChart.ts';
import { decidedOf, usualFit } from '../../experiments/crossing.ts';
import type { Between } from '../../experiments/crossing.ts';
import { counted, enumerated, fixed, sizeText } from '../../notebook/plain/numbers.ts';
import type { Column } from '../../notebook/records/column.ts';
import { divisors, laws, rootSides } from './model.ts';
import type { FittedSize, CrossingsShown, Roots, SizeFit } from './model.ts';

/** What 003 prints, percentages of filled cells. */
const published = [39, 42] as const;

/** The roots, which go to one half. */
const rootLine = (roots: Roots): CrossingChartData['roots'] => [
  ...rootSides.map((side) => ({ side, at: roots[side] ?? 0 })),
  { side: Infinity, at: 50 },
];

/** What is drawn, for the key. */
export const crossingMarks: readonly ClassMark[] = [
  {
    name: 'one half inferred, with its interval',
    colour: mainColour,
    symbol: 'circle',
    dash: '6 3',
  },
  {
    name: 'limit of counting',
    colour: 'var(--ink-soft)',
    symbol: 'times',
    dash: '8 3 2 3',
  },
];

/** The data of the chart. */
export const chartData = (shown: CrossingsShown): CrossingChartData => ({
  law: shown.props.law,
  fits: shown.fits.filter(isBounded).map((one) => ({ side: one.side, ...rangeOf(one) })),
  lines: shown.line === null ? [] : [shown.line],
  roots: rootLine(shown.roots),
  published,
  label: 'Chart: where one half of the filled cells are inferred, by size of the board',
  description: describe(shown),
});

const betweenText = ({ value, low, high }: Between, digits = 1): string =>
  `${fixed(value, digits)} (${fixed(low, digits)} to ${fixed(high, digits)})`;

const percentBetween = (one: Between): string =>
  `${fixed(one.value, 1)}\u00a0% (${fixed(one.low, 1)} to ${fixed(one.high, 1)})`;

/** Where the crossing is: between what undecided cells allow, with the intervals of both ends. */
type CrossingRange = {
  readonly from: number | null; // null: they leave open where it begins
  readonly to: number;
  readonly low: number | null;
  readonly high: number;
};

/** The crossing of a size, or between which places it is. */
function rangeOf({ fit: { middle }, early }: SizeFit): CrossingRange {
  const first = early === undefined ? middle : (early?.middle ?? null);
  return {
    from: first?.value ?? null,
    to: middle.value,
    low: first?.low ?? null,
    high: middle.high,
  };
}

/** "44.1 % (43.9 to 44.2)", "between 43.3 % and 44.3 % (42.8 to 44.9)", "48.0 % (47.2 to 48.6) or less". */
function crossingText(one: SizeFit): string {
  const { from, to, low, high } = rangeOf(one);
  if (one.early === undefined) return percentBetween(one.fit.middle);
  if (from === null || low === null) return `${percentBetween(one.fit.middle)} or less`;
  return `between ${fixed(from, 1)} and ${fixed(to, 1)}\u00a0% (${fixed(low, 1)} to ${fixed(high, 1)})`;
}

/** Whether it is known where a crossing begins: one that may lie anywhere would fill the chart. */
export const isBounded = (one: SizeFit): boolean => rangeOf(one).from !== null;

/** What the chart shows, for those who do not see it. */
function describe({ fits }: CrossingsShown): string {
  if (fits.length === 0) return 'No size can be fitted with these settings.';
  const parts = fits.map((one) =>
    `${sizeText(one.side, one.side)} at ${crossingText(one)}`.replace('at between', 'between'),
  );
  return `Percentage of filled cells at which one half of them are inferred, with 95\u00a0% intervals: ${parts.join(', ')}.`;
}

const roundly = ({ fit }: FittedSize): string => `${fixed(fit.middle.value, 0)}\u00a0%`;

/** What the chart says, for a person. */
export function sentenceOf({ fits }: CrossingsShown): string {
  const decided = decidedOf(fits);
  const [first, last] = [decided[0], decided.at(-1)];
  if (first === undefined || last === undefined || first === last)
    return 'No two sizes can be compared with these settings.';
  return `Larger boards have to be denser: ${roundly(first)} filled for ${sizeText(first.side, first.side)}, ${roundly(last)} for ${sizeText(last.side, last.side)}.`;
}

/** Where the line ends, and how well it fits, in a few sentences. */
export function lineText({ line, fit, props: { law, least }, fits }: CrossingsShown): string {
  const used = decidedOf(fits).filter(({ side }) => side >= least).length;
  if (line === null || fit === null)
    return 'A line needs three sizes of which every cell is decided: let it begin at a smaller side.';
  return `A line through the ${counted(used, 'size')} from side ${least} on of which every cell is decided, against ${laws[law].replace(', as the root goes', '')}, would reach ${percentBetween(line)} for ever larger boards. How far the sizes lie from it comes to ${fixed(fit.chiSquared, 1)} (χ², the sum of squared distances in units of their uncertainty), where chance alone would give about ${fit.freedom}. The interval is for the chance in the boards: that sizes lie on a straight line is supposed.`;
}

/** The sizes that are left out; null where none is. */
export const unfittedText = ({ unfitted }: CrossingsShown): string | null =>
  unfitted.length === 0
    ? null
    : `Left out, as too few of its points, or none on one side, lie around one half: ${enumerated(unfitted.map((side) => sizeText(side, side)))}.`;

/** What a file says of its numbers. */
export const aboutText = ({
  fits,
  props: { divisor, from, to, seed: drawn },
}: CrossingsShown): string =>
  `stored runs of ${fits.map(({ side }) => sizeText(side, side)).join(', ')}; inferred cells divided ${divisors[divisor]}; logistic fit to shares from ${from} to ${to}\u00a0%; intervals by drawing boards again ${usualFit.times} times, the window chosen anew, seed ${drawn}`;

/** A size in words. */
export function pointText(one: FittedSize): string {
  const { side, boards, fit, root } = one;
  const inWords = `at ${crossingText(one)}`.replace('at between', 'between');
  const bound = root === null ? 'sets no limit' : `sets the limit at ${fixed(root, 1)}\u00a0%`;
  return `${sizeText(side, side)}: one half inferred ${inWords} filled, where each percent gains ${fixed(100 * fit.slope.value, 1)} (${fixed(100 * fit.slope.low, 1)} to ${fixed(100 * fit.slope.high, 1)}) points. Fitted to ${counted(fit.used.length, 'percentage')} with ${boards} boards each. Counting ${bound}.`;
}

const ends = (
  name: string,
  betweenOf: (one: FittedSize) => Between,
): NonNullable<Column<FittedSize>['fields']> => ({
  [name]: (one) => betweenOf(one).value,
  [`${name} low95`]: (one) => betweenOf(one).low,
  [`${name} high95`]: (one) => betweenOf(one).high,
});

/** What is in the table and the files. */
export const columns: readonly Column<FittedSize>[] = [
  {
    head: 'size',
    text: ({ side }) => sizeText(side, side),
    fields: { side: ({ side }) => side },
    words: true,
  },
  { head: 'percentages', fields: { percentages: ({ fit }) => fit.used.length } },
  { head: 'boards each', text: ({ boards }) => boards },
  {
    head: 'one half at, %',
    text: (one) => crossingText(one).replace('\u00a0%', ''),
    fields: {
      ...ends('middle', ({ fit }) => fit.middle),
      earliest: (one) => rangeOf(one).from,
      'earliest low95': (one) => rangeOf(one).low,
    },
  },
  {
    head: 'slope',
    text: ({ fit: { slope } }) =>
      betweenText({ value: 100 * slope.value, low: 100 * slope.low, high: 100 * slope.high }),
    fields: ends('slope', ({ fit }) => fit.slope),
  },
  {
    head: 'limit of counting, %',
    text: ({ root }) => (root === null ? 'none' : fixed(root, 1)),
    fields: { boundRoot: ({ root }) => root },
  },
];
