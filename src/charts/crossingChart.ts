/**
 * Where boards of each size pass one half, small boards first, against a law of the size that is 0 for boards of any great
 * size: points with their intervals, the line through them carried on to 0, the root of the counting bound, and what 003 prints.
 */
import { mainColour } from './classScale.ts';
import { axisX, axisY, dot, gridY, line, plot, rect, ruleX, ruleY, text } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import { sizeLaws } from '../experiments/crossing.ts';
import type { LineEnd, SizeLaw } from '../experiments/crossing.ts';
import { chartFontSize, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { framed, onDemand } from './plotParts.ts';

export type CrossingChartData = {
  readonly law: SizeLaw;
  /** Percentages; what is undecided leaves the crossing open from one to another, and with null from where on. */
  readonly fits: readonly {
    readonly side: number;
    readonly from: number | null;
    readonly to: number;
    readonly low: number | null;
    readonly high: number;
  }[];
  /** The lines through them: where they meet 0, and what they gain with each unit of the law. */
  readonly lines: readonly LineEnd[];
  readonly roots: readonly { readonly side: number; readonly at: number }[]; // small sides first
  readonly published: readonly [from: number, to: number];
  readonly label: string; // what the chart is
  readonly description: string; // what it shows, for those who do not see it
};

/** Sides that may be named on the axis, the most wanted first. */
const named = [Infinity, 15, 25, 40, 20, 30, 10, 8, 60, 6, 12, 100];

/** Least distance of two names, CSS pixels. */
const leastGap = 34;

const placeOf = (law: SizeLaw, side: number): number =>
  side === Infinity ? 0 : sizeLaws[law](side);

/** The names that fit beside each other. */
function ticksOf(law: SizeLaw, most: number, width: number): readonly number[] {
  const pixels = (side: number): number => (placeOf(law, side) / most) * width;
  const taken: number[] = [];
  for (const side of named)
    if (
      placeOf(law, side) <= most &&
      taken.every((other) => Math.abs(pixels(other) - pixels(side)) >= leastGap)
    )
      taken.push(side);
  return taken;
}

type Fit = CrossingChartData['fits'][number];

/** The sizes that the axis has no room to name, as far as their dots stand apart: they are named there. */
function unnamed(
  { law, fits }: CrossingChartData,
  ticks: readonly number[],
  scale: number,
): readonly Fit[] {
  const far = (a: number, b: number): number => Math.abs(placeOf(law, a) - placeOf(law, b)) * scale;
  return fits.filter(
    ({ side }) =>
      !ticks.includes(side) && fits.every((one) => one.side === side || far(one.side, side) >= 14),
  );
}

function lineMarks({ law, fits, lines }: CrossingChartData): Markish[] {
  const far = Math.max(...fits.map(({ side }) => sizeLaws[law](side)));
  return lines.flatMap((through) => [
    line(
      [
        { x: 0, y: through.value },
        { x: far, y: through.value + through.gain * far },
      ],
      {
        x: 'x',
        y: 'y',
        stroke: mainColour,
        strokeOpacity: 0.7,
        strokeDasharray: '6 3',
        ariaHidden: 'true',
      },
    ),
    ruleX([through], {
      x: 0,
      y1: 'low',
      y2: 'high',
      stroke: mainColour,
      strokeWidth: 4,
      strokeOpacity: 0.45,
      ariaHidden: 'true',
    }),
  ]);
}

/** Undecided cells leave its crossing open. */
const isOpen = ({ from, to }: Fit): boolean => from !== to;

/** Crossings: a dot where one is known, a broad bar over all places that undecided cells leave, and the intervals. */
function fitMarks({ law, fits }: CrossingChartData, least: number): Markish[] {
  const x = ({ side }: Fit): number => sizeLaws[law](side);
  const colour = mainColour;
  return [
    ruleX(fits.filter(isOpen), {
      x,
      y1: ({ from }: Fit) => from ?? least,
      y2: 'to',
      stroke: colour,
      strokeWidth: 7,
      strokeOpacity: 0.4,
      ariaHidden: 'true',
    }),
    ruleX(fits, {
      x,
      y1: ({ low }: Fit) => low ?? least,
      y2: 'high',
      stroke: colour,
      strokeWidth: 2,
      ariaHidden: 'true',
      ...onDemand,
    }),
    dot(
      fits.filter((fit) => !isOpen(fit)),
      { x, y: 'to', r: 4, fill: colour, stroke: 'var(--paper)', ariaHidden: 'true' },
    ),
  ];
}

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is the law of the size, y the percentage of filled cells
 * @source 003_bcef302d21730516.txt §3 ("a threshold between densities of 0.39 and 0.42")
 */
export function crossingChart(data: CrossingChartData, size: ChartSize): DrawnChart {
  const { law, fits, roots, published, label, description } = data;
  const most = 1.04 * Math.max(0.07, ...fits.map(({ side }) => sizeLaws[law](side)));
  const shownRoots = roots.filter(({ side }) => placeOf(law, side) <= most);
  const heights = [...fits.flatMap(({ low, to, high }) => [low ?? to, high]), ...published, 50];
  const least = Math.min(...heights, ...shownRoots.map(({ at }) => at));
  const wide = size.width - 60;
  const ticks = ticksOf(law, most, wide);
  return drawnChart(
    plot({
      ...framed(size, { label, description }),
      x: { domain: [most, 0], type: 'linear' },
      y: { domain: [Math.floor(least - 1), Math.max(51, Math.ceil(Math.max(...heights)))] },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        rect([published], {
          x1: 0,
          x2: most,
          y1: (band: readonly number[]) => band[0] ?? 0,
          y2: (band: readonly number[]) => band[1] ?? 0,
          fill: 'currentColor',
          fillOpacity: 0.07,
          stroke: 'currentColor',
          strokeOpacity: 0.5,
          strokeDasharray: '3 2',
          ariaHidden: 'true',
        }),
        ruleY([50], { strokeOpacity: 0.5, strokeDasharray: '1 3', ariaHidden: 'true' }),
        axisX(
          ticks.map((side) => placeOf(law, side)),
          {
            label: 'side of the board',
            labelAnchor: 'center',
            labelArrow: 'none',
            tickFormat: (place: number) =>
              place === 0
                ? '∞'
                : String(named.find((side) => Math.abs(placeOf(law, side) - place) < 1e-9)),
            fontSize: chartFontSize,
          },
        ),
        axisY({
          label: 'filled cells, %',
          labelArrow: 'none',
          ticks: 6,
          tickFormat: String,
          fontSize: chartFontSize,
        }),
        line(shownRoots, {
          x: ({ side }: { side: number }) => placeOf(law, side),
          y: 'at',
          stroke: 'var(--ink-soft)',
          strokeWidth: 1.25,
          strokeDasharray: '8 3 2 3',
          ariaHidden: 'true',
        }),
        ...lineMarks(data),
        text(unnamed(data, ticks, wide / most), {
          x: ({ side }: Fit) => placeOf(law, side),
          y: 'high',
          text: ({ side }: Fit) => String(side),
          dy: -8,
          fontSize: chartFontSize,
          fill: 'currentColor',
          ariaHidden: 'true',
        }),
        ...fitMarks(data, Math.floor(least - 1)),
        text([published], {
          x: most,
          y: (band: readonly number[]) => band[1] ?? 0,
          text: () => 'in the paper',
          textAnchor: 'start',
          dx: 4,
          dy: 9,
          fontSize: chartFontSize,
          fill: 'currentColor',
          ariaHidden: 'true',
        }),
      ],
    }),
  );
}
