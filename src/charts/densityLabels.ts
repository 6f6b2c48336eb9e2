/** Words and letters on the density chart, placed where the curves leave room, with a halo that points cannot hide. */
import { dot, line, text } from '@observablehq/plot';
import { greatest, minIndex } from 'd3';
import type { Markish } from '@observablehq/plot';
import { classMarks, classOrder } from './classScale.ts';
import type { PuzzleClass } from './classScale.ts';
import { shareOf } from './densityCurves.ts';
import type { DensityCurve, PublishedMark, SampledPoint } from './densityCurves.ts';
import { chartFontSize, chartHeight } from '../notebook/chart/drawnChart.ts';

type Label = {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly colour: string;
};

const halo = {
  fontSize: chartFontSize,
  stroke: 'var(--paper)',
  strokeWidth: 4,
  ariaHidden: 'true',
} as const;

function labelMarks(labels: readonly Label[], dy: number): Markish[] {
  return labels.map(({ anchor, colour, ...one }) =>
    text([one], {
      x: 'x',
      y: 'y',
      text: 'label',
      textAnchor: anchor,
      dx: anchor === 'start' ? 9 : anchor === 'end' ? -9 : 0,
      dy: anchor === 'middle' ? dy : 0,
      fontWeight: 600,
      fill: colour,
      ...halo,
    }),
  );
}

/** The first point, after the lowest one, at which a curve reaches a height. */
function risesTo(points: readonly SampledPoint[], height: number): SampledPoint | undefined {
  const lowest = minIndex(points, shareOf);
  return points.find((point, at) => at >= lowest && shareOf(point) >= height);
}

/** Below this width names would lie over each other; the key has them too. */
const leastWidth = 480;

/** A rectangle of the chart in pixels. */
type Box = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.wide &&
  other.x < one.x + one.wide &&
  one.y < other.y + other.high &&
  other.y < one.y + one.high;

/** What a name must not lie over: the points and letters that are drawn. */
type Drawn = {
  readonly points: readonly SampledPoint[];
  readonly letters: readonly PublishedMark[];
};

/** Where things lie in a chart of this range and width; heights and margins are those of the density chart. */
function pixelsOf(
  [from, to]: readonly [number, number],
  width: number,
): {
  readonly around: (at: number, share: number, r: number) => Box;
  readonly box: (label: Label, dy: number) => Box;
} {
  const high = chartHeight(width) - 70;
  const x = (at: number): number => 44 + ((at - from) / (to - from)) * (width - 60);
  const y = (share: number): number => 26 + (1 - share) * high;
  const around = (at: number, share: number, r: number): Box => ({
    x: x(at) - r,
    y: y(share) - r,
    wide: 2 * r,
    high: 2 * r,
  });
  const box = ({ x: at, y: share, label, anchor }: Label, dy: number): Box => {
    const wide = 0.6 * chartFontSize * label.length;
    const left = anchor === 'start' ? 9 : anchor === 'end' ? -9 - wide : -wide / 2;
    return {
      x: x(at) + left,
      y: y(share) + (anchor === 'middle' ? dy : 0) - 0.6 * chartFontSize,
      wide,
      high: 1.2 * chartFontSize,
    };
  };
  return { around, box };
}

/** Names of several curves: rising ones beside their slope, the one with a peak above it. A single curve needs none. */
export function curveLabels(
  curves: readonly DensityCurve[],
  range: readonly [number, number],
  width: number,
  drawn: Drawn = { points: [], letters: [] },
): Markish[] {
  if (curves.length < 2 || width < leastWidth) return [];
  const { around, box } = pixelsOf(range, width);
  const taken = [
    ...drawn.points.map((point) => around(point.at, shareOf(point), 4)),
    ...drawn.letters.map(({ at, height }) => around(at, height, 11)),
  ];
  const labels = curves.flatMap((curve): Label[] => {
    const free = placesFor(curve, range).find((label) => {
      const own = box(label, aboveCurve);
      return own.x >= 44 && own.x + own.wide <= width && !taken.some((one) => meet(one, own));
    });
    if (free === undefined) return []; // the key has it, too
    taken.push(box(free, aboveCurve));
    return [free];
  });
  return labelMarks(labels, aboveCurve);
}

/** How far above its point a name stands that is centred on it. */
const aboveCurve = -12;

/** Heights at which a rising curve may be named, the best first. */
const heights = {
  simple: [0.45, 0.35, 0.55, 0.25, 0.65, 0.75],
  other: [0.72, 0.62, 0.82, 0.52, 0.42, 0.9],
} as const;

/** Places for the name of a curve, the best first. */
function placesFor(
  { class: name, name: label, points }: DensityCurve,
  range: readonly [number, number],
): readonly Label[] {
  const top = greatest(points, shareOf);
  if (label === undefined || top === undefined) return [];
  // the colour of the curve, towards ink: letters need more contrast than lines
  const colour = `color-mix(in srgb, ${classMarks[name].colour} 75%, currentColor)`;
  const at = (point: SampledPoint, anchor: Label['anchor']): Label => ({
    x: point.at,
    y: shareOf(point),
    label,
    anchor,
    colour,
  });
  if (name === 'some') {
    const side = top.at < (range[0] + range[1]) / 2 ? 'start' : 'end';
    const anchors = shareOf(top) < 0.6 ? (['middle', side] as const) : ([side, 'middle'] as const);
    return anchors.map((anchor) => at(top, anchor));
  }
  const anchors = name === 'simple' ? (['start', 'end'] as const) : (['end', 'start'] as const);
  return anchors.flatMap((anchor) =>
    heights[name === 'simple' ? 'simple' : 'other'].flatMap((height) => {
      const place = risesTo(points, height);
      return place === undefined ? [] : [at(place, anchor)];
    }),
  );
}

/** Names of the classes where they are thickest, and no letter and no other name lies. */
export function shareLabels(
  edges: readonly DensityCurve[],
  range: readonly [number, number],
  width: number,
  letters: readonly PublishedMark[],
): Markish[] {
  const [first] = edges;
  if (first === undefined) return [];
  const { around, box } = pixelsOf(range, width);
  const taken = letters.map(({ at, height }) => around(at, height, 11));
  const edgeOf = (at: number, i: number): number => {
    if (at < 0) return 0;
    const point = edges[at]?.points[i];
    return point === undefined ? 1 : shareOf(point);
  };
  const count = first.points.length;
  const labels = classOrder.slice(0, edges.length + 1).flatMap((name: PuzzleClass, at): Label[] => {
    let best: { thick: number; label: Label | null } = { thick: 0.07, label: null };
    // a name needs room at both sides
    for (let i = Math.floor(count * 0.12); i < count * 0.88; i++) {
      const thick = edgeOf(at, i) - edgeOf(at - 1, i);
      const point = first.points[i];
      if (thick <= best.thick + 0.01 || point === undefined) continue;
      const y = (edgeOf(at, i) + edgeOf(at - 1, i)) / 2;
      const text = classMarks[name].name;
      const label: Label = {
        x: point.at,
        y,
        label: text,
        anchor: 'middle',
        colour: 'currentColor',
      };
      if (!taken.some((one) => meet(one, box(label, 0)))) best = { thick, label };
    }
    if (best.label === null) return []; // the key has it, too
    taken.push(box(best.label, 0));
    return [best.label];
  });
  return labelMarks(labels, 0);
}

/** The letters of the statements, each in a circle, with a line to the place on a curve that it is about. */
export function letterMarks(published: readonly PublishedMark[]): Markish[] {
  if (published.length === 0) return [];
  return [
    ...published.flatMap(({ at, height, to }) =>
      to === undefined
        ? []
        : [
            line([{ at, height }, to], {
              x: 'at',
              y: 'height',
              stroke: 'currentColor',
              strokeWidth: 1,
              ariaHidden: 'true',
            }),
          ],
    ),
    dot(published, {
      x: 'at',
      y: 'height',
      r: 9,
      fill: 'var(--paper)',
      stroke: 'currentColor',
      strokeWidth: 1.25,
      ariaHidden: 'true',
    }),
    text(published, {
      x: 'at',
      y: 'height',
      text: 'letter',
      fontSize: chartFontSize,
      fontWeight: 600,
      fill: 'currentColor',
      ariaHidden: 'true',
    }),
  ];
}
