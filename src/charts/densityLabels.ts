/** Words and letters on the density chart, placed where the curves leave room, with a halo that points cannot hide. */
import { dot, text } from '@observablehq/plot';
import { greatest, minIndex } from 'd3-array';
import type { Markish } from '@observablehq/plot';
import { classMarks, classOrder } from './classScale.ts';
import type { PuzzleClass } from './classScale.ts';
import { shareOf } from './densityCurves.ts';
import type { DensityCurve, PublishedMark, SampledPoint } from './densityCurves.ts';
import { chartFontSize } from './drawnChart.ts';

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

/** Names of several curves: rising ones beside their slope, the one with a peak above it. A single curve needs none. */
export function curveLabels(
  curves: readonly DensityCurve[],
  range: readonly [number, number],
  width: number,
): Markish[] {
  if (curves.length < 2 || width < leastWidth) return [];
  const middle = (range[0] + range[1]) / 2;
  const labels = curves.flatMap(({ class: name, name: label, points }): Label[] => {
    const top = greatest(points, shareOf);
    if (label === undefined || top === undefined) return [];
    const { colour } = classMarks[name];
    if (name === 'some') {
      const side = top.at < middle ? 'start' : 'end';
      const anchor = shareOf(top) < 0.6 ? 'middle' : side;
      return [{ x: top.at, y: shareOf(top), label, anchor, colour }];
    }
    const place = risesTo(points, name === 'simple' ? 0.45 : 0.72);
    if (place === undefined) return [];
    const anchor = name === 'simple' ? 'start' : 'end';
    return [{ x: place.at, y: shareOf(place), label, anchor, colour }];
  });
  return labelMarks(labels, -12);
}

/** Names of the classes where they are thickest. */
export function shareLabels(edges: readonly DensityCurve[]): Markish[] {
  const [first] = edges;
  if (first === undefined) return [];
  const edgeOf = (at: number, i: number): number => {
    if (at < 0) return 0;
    const point = edges[at]?.points[i];
    return point === undefined ? 1 : shareOf(point);
  };
  const count = first.points.length;
  const labels = classOrder.slice(0, edges.length + 1).flatMap((name: PuzzleClass, at): Label[] => {
    let best = { thick: 0.07, i: -1 };
    // a name needs room at both sides
    for (let i = Math.floor(count * 0.12); i < count * 0.88; i++) {
      const thick = edgeOf(at, i) - edgeOf(at - 1, i);
      if (thick > best.thick + 0.01) best = { thick, i };
    }
    const point = first.points[best.i];
    if (point === undefined) return [];
    const y = (edgeOf(at, best.i) + edgeOf(at - 1, best.i)) / 2;
    const label = classMarks[name].name;
    return [{ x: point.at, y, label, anchor: 'middle', colour: 'currentColor' }];
  });
  return labelMarks(labels, 0);
}

/** The letters of the statements, each in a circle. */
export function letterMarks(published: readonly PublishedMark[]): Markish[] {
  if (published.length === 0) return [];
  return [
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
