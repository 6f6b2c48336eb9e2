/**
 * How many images have each difficulty, on a logarithmic scale: ours as bars with a cap, the published counts as open
 * rings over them. Zero has no place on such a scale: a difficulty without images has no bar.
 */
import { axisX, axisY, dot, gridY, plot, rect, ruleY } from '@observablehq/plot';
import { range } from 'd3';
import type { Markish } from '@observablehq/plot';
import { short } from '../notebook/plain/numbers.ts';
import { classMarks } from './classScale.ts';
import { chartFontSize, chartHeight, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';

export type DifficultyCount = {
  readonly difficulty: number; // sweeps, 1 or more
  readonly count: number; // images, 0 or more
};

export type DifficultyChartData = {
  readonly ours: readonly DifficultyCount[];
  readonly published?: readonly DifficultyCount[];
  readonly label?: string; // of the y axis; default "images"
  readonly description: string;
};

const half = 0.36; // of a bar's width, in sweeps
const lowest = 0.7; // just below one image

const seen = (entry: DifficultyCount): boolean => entry.count > 0;

function bars(counts: readonly DifficultyCount[]): Markish[] {
  const colour = classMarks.simple.colour;
  return [
    rect(counts, {
      x1: (entry: DifficultyCount) => entry.difficulty - half,
      x2: (entry: DifficultyCount) => entry.difficulty + half,
      y1: lowest,
      y2: 'count',
      fill: colour,
      fillOpacity: 0.28,
      ariaHidden: 'true',
    }),
    ruleY(counts, {
      x1: (entry: DifficultyCount) => entry.difficulty - half,
      x2: (entry: DifficultyCount) => entry.difficulty + half,
      y: 'count',
      stroke: colour,
      strokeWidth: 2,
      ariaHidden: 'true',
    }),
  ];
}

/**
 * Draws the chart.
 *
 * @param data - counts by difficulty in any order; entries of zero images are not drawn
 * @returns the picture with its scales; x is the difficulty, y the number of pictures (1 or more)
 * @source 000_8dc3042ab81c971c.txt Figures 4 and 5, column "simple"
 */
export function difficultyChart(data: DifficultyChartData, size: ChartSize): DrawnChart {
  const ours = data.ours.filter(seen);
  const published = (data.published ?? []).filter(seen);
  const all = [...ours, ...published];
  const most = Math.max(10, ...all.map((entry) => entry.count));
  const hardest = Math.max(5, ...all.map((entry) => entry.difficulty));
  const decades = range(Math.floor(Math.log10(most)) + 1).map((exponent) => 10 ** exponent);
  return drawnChart(
    plot({
      ...(size.document === undefined ? {} : { document: size.document }),
      width: size.width,
      height: chartHeight(size.width),
      marginLeft: 50,
      marginRight: 12,
      marginTop: 26,
      marginBottom: 44,
      ariaLabel: 'Chart: number of pictures against difficulty',
      ariaDescription: data.description,
      x: { domain: [0.4, hardest + 0.6], type: 'linear' },
      y: { domain: [lowest, most * 1.6], type: 'log' },
      marks: [
        gridY({ ticks: decades, strokeOpacity: 0.12 }),
        axisX({
          label: 'difficulty, sweeps',
          labelAnchor: 'center',
          labelArrow: 'none',
          ticks: Math.min(hardest, Math.floor(size.width / 36)),
          tickFormat: String,
          fontSize: chartFontSize,
        }),
        axisY({
          label: data.label ?? 'pictures',
          labelArrow: 'none',
          ticks: decades,
          tickFormat: short,
          fontSize: chartFontSize,
        }),
        ...bars(ours),
        dot(published, {
          x: 'difficulty',
          y: 'count',
          r: 4.5,
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.5,
          ariaHidden: 'true',
        }),
      ],
    }),
  );
}
