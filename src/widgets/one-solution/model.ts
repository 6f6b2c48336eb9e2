/** Random boards with one solution as plain data: settings, lines of the formula, points found, words. */
import type { ClassMark } from '../../charts/classScale.ts';
import { mainColour, orderedCurves } from '../../charts/classScale.ts';
import type { FormulaSeries, OneSolutionChartData } from '../../charts/oneSolutionChart.ts';
import {
  densityForChance,
  expectedSwitches,
  formulaRange,
  isCompared,
  oneSolutionChance,
} from '../../engine/inference/oneSolutionFormula.ts';
import type { OneSolutionPoint } from '../../experiments/oneSolutionPoints.ts';
import type { ChartPoint } from '../../notebook/chart/chartFrame.ts';
import { counted, fixed, percent as percentText, sizeText } from '../../notebook/plain/numbers.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { percent, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const axes = {
  density: 'by filled cells, a line for each size',
  switches: 'by switches, all on one line',
} as const;

/** What a slider goes through; larger sides can be typed. */
export const sliders = {
  height: { label: 'Rows', least: 5, most: 100 },
  width: { label: 'Columns', least: 5, most: 100 },
  percentage: { label: 'Filled cells', least: 20, most: 99 },
} as const;

export type SliderName = keyof typeof sliders;

/** What an author and a reader set. */
export const oneSolutionSettings = settings({
  height: whole('h', 'Rows', { name: 'the height', least: 1, most: 1000, usual: 20 }),
  width: whole('w', 'Columns', { name: 'the width', least: 1, most: 1000, usual: 20 }),
  percentage: percent('p', 'Filled cells', {
    name: 'the percentage of filled cells',
    least: 1,
    most: 99,
    usual: 60,
  }),
  axis: choice('x', 'Shares', axes, 'density'),
});

export type OneSolutionProps = ValuesOf<typeof oneSolutionSettings>;

/** Everything that is shown. */
export type OneSolutionShown = OneSolutionProps & { readonly points: readonly OneSolutionPoint[] };

type Size = Pick<OneSolutionPoint, 'height' | 'width'>;
const nameOf = ({ height, width }: Size): string => sizeText(height, width);

/** The sizes of the stored runs, in their order. */
const sizesOf = (points: readonly OneSolutionPoint[]): readonly Size[] => [
  ...new Map(points.map((point) => [nameOf(point), point])).values(),
];

const leastPercentage = Math.round(100 * formulaRange.density);
/** Where the axis of switches ends: less than one board in a hundred has one solution there. */
const mostSwitches = 5;

const markAt = (size: Size, at: number): ClassMark => ({
  ...orderedCurves[at % orderedCurves.length]!,
  name: nameOf(size),
});
const mainMark = (name: string, symbol: ClassMark['symbol'] = 'circle'): ClassMark => ({
  colour: mainColour,
  symbol,
  dash: '',
  name,
});

/** Where a point lies on the axis. */
const placeOf = (
  { axis }: OneSolutionProps,
  { at, expected }: Pick<OneSolutionPoint, 'at' | 'expected'>,
): number => (axis === 'density' ? at : expected);

const isDrawn = (props: OneSolutionProps, point: OneSolutionPoint): boolean =>
  placeOf(props, point) <= (props.axis === 'density' ? 100 : mostSwitches);

const lineOf = ({ height, width }: Size): FormulaSeries['line'] =>
  Array.from({ length: 2 * (100 - leastPercentage) + 1 }, (_, half) => {
    const x = leastPercentage + half / 2;
    return { x, share: oneSolutionChance(height, width, x / 100) };
  });

/** The lines: that of the size asked about last, over the others. */
function seriesOf(shown: OneSolutionShown): readonly FormulaSeries[] {
  const { axis, points } = shown;
  const own = nameOf(shown);
  const measured = sizesOf(points).map((size, at): FormulaSeries => {
    const isMain = axis === 'density' && nameOf(size) === own;
    return {
      mark: isMain ? mainMark(own, markAt(size, at).symbol) : markAt(size, at),
      isMain,
      line: axis === 'density' ? lineOf(size) : [],
      points: points
        .filter((point) => nameOf(point) === nameOf(size) && isDrawn(shown, point))
        .map((point) => ({ ...point, x: placeOf(shown, point) })),
    };
  });
  if (axis === 'switches') {
    const line = Array.from({ length: 101 }, (_, at) => {
      const x = (mostSwitches * at) / 100;
      return { x, share: Math.exp(-x) };
    });
    return [
      { mark: mainMark('the formula, any size'), isMain: true, line, points: [] },
      ...measured,
    ];
  }
  const isMeasured = measured.some(({ isMain }) => isMain);
  const alone: FormulaSeries = {
    mark: mainMark(own),
    isMain: true,
    line: lineOf(shown),
    points: [],
  };
  return isMeasured
    ? measured.toSorted((a, b) => Number(a.isMain) - Number(b.isMain))
    : [...measured, ...(isCompared(shown.height, shown.width, 1) ? [alone] : [])];
}

/** What the formula has for the place that is asked about; null where it was not compared. */
export function answerOf({ height, width, percentage }: OneSolutionProps): {
  readonly chance: number;
  readonly switches: number;
} | null {
  const density = percentage / 100;
  return isCompared(height, width, density)
    ? {
        chance: oneSolutionChance(height, width, density),
        switches: expectedSwitches(height, width, density),
      }
    : null;
}

/** The data of the chart. */
export function chartData(shown: OneSolutionShown): OneSolutionChartData {
  const { axis, percentage } = shown;
  const answer = answerOf(shown);
  const x = axis === 'density' ? percentage : (answer?.switches ?? Infinity);
  return {
    series: seriesOf(shown),
    here:
      answer === null || x > mostSwitches * (axis === 'switches' ? 1 : 100)
        ? null
        : { x, share: answer.chance },
    axis:
      axis === 'density'
        ? { label: 'filled cells, %', domain: [sliders.percentage.least, 100] }
        : { label: 'switches expected on a board', domain: [0, mostSwitches] },
    label: 'Chart: share of random boards with one solution, by formula and as found',
    description: `${sentenceOf(shown)} ${errorText(shown)}`,
  };
}

/** Where a size stands among those that were drawn; what is none of them first. */
const orderOf = ({ points }: OneSolutionShown, name: string): number =>
  sizesOf(points).findIndex((size) => nameOf(size) === name);

/** The marks of the key. */
export const marksOf = (shown: OneSolutionShown): readonly ClassMark[] =>
  // in the order of sizes, though the line of the reader's lies over the others
  seriesOf(shown)
    .map(({ mark }) => mark)
    .toSorted((a, b) => orderOf(shown, a.name) - orderOf(shown, b.name));

/** Below this share the formula is no more than a hint. */
const fewest = 0.03;

/** So many of a hundred. */
export function inHundred(chance: number): string {
  if (chance < 0.005) return 'fewer than one has';
  if (chance >= 0.995) return 'more than 99 have';
  const many = Math.round(100 * chance);
  return `about ${many} ${many === 1 ? 'has' : 'have'}`;
}

const pointHere = ({ height, width, percentage, points }: OneSolutionShown) =>
  points.find(
    (point) => point.height === height && point.width === width && point.at === percentage,
  );

/** What was drawn at that place, and how sure it is; null where nothing was. */
export function drawnText(shown: OneSolutionShown): string | null {
  const point = pointHere(shown);
  return point === undefined ? null : `Drawn: ${foundText(point)}.`;
}

/** The answer in a sentence or two. */
export function sentenceOf(shown: OneSolutionShown): string {
  const answer = answerOf(shown);
  const { least, most } = formulaRange;
  if (answer === null)
    return `The formula was compared with boards of ${least} to ${most} cells a side, at least ${leastPercentage}\u00a0% of them filled. For ${nameOf(shown)} at ${shown.percentage}\u00a0% it answers nothing.`;
  const { chance } = answer;
  const said = `Of 100 random boards of ${nameOf(shown)} with ${shown.percentage}\u00a0% of their cells filled, ${inHundred(chance)} one solution.`;
  return chance < fewest && drawnText(shown) === null
    ? `${said} Where so few have, the formula can be off by a factor of two or more.`
    : said;
}

const foundText = ({ share, low, high, boards }: OneSolutionPoint): string =>
  `${percentText(share)} of ${counted(boards, 'board')} (95\u00a0% interval ${percentText(low, 1).replace('\u00a0%', '')} to ${percentText(high)})`;

/** From which density on half of the boards have one solution, in a sentence; null where the formula does not say. */
export function halfText({ height, width }: OneSolutionProps): string | null {
  if (!isCompared(height, width, 1)) return null;
  const [half, most] = [0.5, 0.9].map((chance) => densityForChance(height, width, chance));
  return half == null || most == null
    ? null
    : `Half of all random boards of ${sizeText(height, width)} have one solution at ${percentText(half, 0)} filled, nine in ten at ${percentText(most, 0)}.`;
}

/** How well formula and boards agree, in a sentence. */
export function errorText({ points }: OneSolutionShown): string {
  const most = Math.max(...points.map(({ share, formula }) => Math.abs(share - formula)));
  return `At the ${points.length} points drawn here the formula is off by ${fixed(100 * most, 1)} percentage points at most.`;
}

/** A point in words. */
const pointText = (point: OneSolutionPoint): string =>
  `${nameOf(point)} at ${point.at}\u00a0%: ${foundText(point)}; the formula has ${percentText(point.formula)}.`;

/** The points as a pointer and keys walk them: those of the same place are one. */
export function chartPoints(shown: OneSolutionShown): readonly ChartPoint[] {
  const drawn = shown.points.filter((point) => isDrawn(shown, point));
  const groups = Map.groupBy(drawn, (point) => placeOf(shown, point));
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([x, group]) => {
      const [first, ...rest] = group as [OneSolutionPoint, ...OneSolutionPoint[]];
      return {
        x,
        y: first.share,
        others: rest.map(({ share }) => share),
        text: group.map(pointText).join(' '),
      };
    });
}
