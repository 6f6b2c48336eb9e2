/**
 * Proportions of the classes of puzzles against the percentage of filled cells, in three layers: the stored full run
 * as quiet curves and bands, the reader's run as points with their intervals, the published statements as marked regions
 * and letters; and, where all images of a size were counted, a thin line without any noise. Two forms: curves as 000 draws
 * them, or the classes stacked so that they fill the whole.
 */
import { areaY, dot, gridY, line, plot, rect, ruleX } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import { classMarks } from './classScale.ts';
import type { ClassMark, ShownClass } from './classScale.ts';
import { shareOf } from './densityCurves.ts';
import type { DensityCurve, ExactPoint, PublishedMark } from './densityCurves.ts';
import { letterMarks, shareLabels } from './densityLabels.ts';
import { endNames, nameRoom } from './endNames.ts';
import type { EndName } from './endNames.ts';
import { drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { densityAxis, framed, onDemand, plotHeight, shareAxis } from './plotParts.ts';

export type DensityChartData = {
  readonly range: readonly [number, number]; // percentages shown
  readonly form?: 'curves' | 'shares'; // default curves
  readonly stored?: readonly DensityCurve[];
  readonly live?: readonly DensityCurve[];
  readonly exact?: readonly ExactPoint[]; // of simple puzzles, without sampling
  readonly published?: readonly PublishedMark[];
  readonly heightLabel?: string; // what the heights are shares of; default all boards
  readonly label?: string; // what the chart is
  readonly description: string; // what the chart shows, for those who do not see it
};

const markOf = (curve: DensityCurve): ClassMark => curve.mark ?? classMarks[curve.class];

function bandOf(curve: DensityCurve): Markish {
  return areaY(curve.points, {
    x: 'at',
    y1: 'low',
    y2: 'high',
    fill: markOf(curve).colour,
    fillOpacity: 0.16,
    ariaHidden: 'true',
    ...onDemand,
  });
}

function lineOf(curve: DensityCurve, strokeOpacity: number): Markish {
  const { colour, dash } = markOf(curve);
  return line(curve.points, {
    x: 'at',
    y: shareOf,
    stroke: colour,
    strokeOpacity,
    strokeWidth: 2,
    ...(dash === '' ? {} : { strokeDasharray: dash }),
    ariaHidden: 'true',
  });
}

/** In the ink of the page, over the band of the sample that it runs through. */
function exactLine(points: readonly ExactPoint[]): Markish[] {
  if (points.length === 0) return [];
  return [
    line(points, {
      x: 'at',
      y: 'share',
      stroke: 'currentColor',
      strokeWidth: 1,
      ariaHidden: 'true',
      ...onDemand,
    }),
  ];
}

function liveMarks(curve: DensityCurve): Markish[] {
  const { colour, symbol } = markOf(curve);
  return [
    lineOf(curve, 0.55),
    ruleX(curve.points, {
      x: 'at',
      y1: 'low',
      y2: 'high',
      stroke: colour,
      strokeWidth: 1.25,
      ariaHidden: 'true',
      ...onDemand,
    }),
    dot(curve.points, {
      x: 'at',
      y: shareOf,
      symbol,
      r: curve.points.length > 40 ? 2.4 : 3.4,
      fill: colour,
      stroke: 'var(--paper)',
      strokeWidth: 0.75,
      ariaHidden: 'true',
    }),
  ];
}

/** The classes one above the other, each between the edge before it and its own; the last one up to the top. */
function shareAreas(edges: readonly DensityCurve[]): Markish[] {
  const [first] = edges;
  if (first === undefined) return [];
  const tops = edges.map(({ points }) => points.map(shareOf));
  const places = first.points.map(({ at }) => at);
  const area = (name: ShownClass, lower: number, upper: number): Markish =>
    areaY(places, {
      x: (at: number) => at,
      y1: (_: number, i: number) => tops[lower]?.[i] ?? 0,
      y2: (_: number, i: number) => tops[upper]?.[i] ?? 1,
      fill: classMarks[name].colour,
      fillOpacity: name === 'none' ? 0.14 : 0.3,
      ariaHidden: 'true',
    });
  return [
    ...edges.map((edge, at) => area(edge.class, at - 1, at)),
    area('none', edges.length - 1, edges.length),
  ];
}

function regionMarks(published: readonly PublishedMark[]): Markish[] {
  const regions = published.flatMap(({ region }) => (region === undefined ? [] : [region]));
  if (regions.length === 0) return [];
  return [
    rect(regions, {
      x1: 'from',
      x2: 'to',
      y1: 'low',
      y2: 'high',
      fill: 'currentColor',
      fillOpacity: 0.06,
      stroke: 'currentColor',
      strokeOpacity: 0.8,
      strokeDasharray: '3 2',
      ariaHidden: 'true',
    }),
  ];
}

/** Everything but the axes: what lies beneath first. */
function layers(data: DensityChartData, width: number): Markish[] {
  const { form = 'curves', stored = [], live = [], published = [], exact = [] } = data;
  const base = stored.length > 0 ? stored : live;
  if (form === 'shares')
    return [
      ...shareAreas(base),
      ...stored.map((edge) => lineOf(edge, 0.9)),
      ...stored.map(bandOf),
      ...exactLine(exact),
      ...regionMarks(published),
      ...live.flatMap(liveMarks),
      ...shareLabels(base, data.range, width, published),
    ];
  return [
    ...stored.map(bandOf),
    ...stored.map((curve) => lineOf(curve, 0.8)),
    ...exactLine(exact),
    ...regionMarks(published),
    ...live.flatMap(liveMarks),
  ];
}

/** The right ends of the lines that have names. */
function endsOf({ stored = [], live = [] }: DensityChartData): readonly EndName[] {
  const base = stored.length > 0 ? stored : live;
  return base.flatMap((curve) => {
    const mark = markOf(curve);
    const last = curve.points.at(-1);
    return last === undefined
      ? []
      : [{ name: curve.name ?? mark.name, mark, value: shareOf(last) }];
  });
}

/**
 * Draws the chart.
 *
 * @param data - curves of any of the four classes; empty layers are left out
 * @param size - width in CSS pixels, and the document where there is no page
 * @returns the picture with its scales; x is the percentage, y the proportion 0 to 1
 * @source 000_8dc3042ab81c971c.txt Figures 6 (left) and 8; the intervals are our addition
 */
export function densityChart(data: DensityChartData, size: ChartSize): DrawnChart {
  const names = data.form === 'shares' ? [] : endsOf(data);
  const options = framed(size, {
    label: data.label ?? 'Chart: proportion of puzzles against percentage of filled cells',
    description: data.description,
  });
  return drawnChart(
    plot({
      ...options,
      marginRight: nameRoom(
        names.map(({ name }) => name),
        size.width,
      ),
      x: { domain: [...data.range], type: 'linear' },
      y: { domain: [0, 1], type: 'linear' },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        densityAxis(size.width),
        shareAxis(data.heightLabel ?? 'of all boards, %'),
        ...layers(data, size.width),
        ...letterMarks(data.published ?? []),
        ...endNames(names, data.range[1], {
          low: 0,
          high: 1,
          pixels: plotHeight(options),
          width: size.width,
        }),
      ],
    }),
  );
}
