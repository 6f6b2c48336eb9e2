/** Words in stacked classes, and the letters of statements, with a halo that points cannot hide. */
import { dot, line, text } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import { classMarks, classOrder } from './classScale.ts';
import type { PuzzleClass } from './classScale.ts';
import { shareOf } from './densityCurves.ts';
import type { DensityCurve, PublishedMark } from './densityCurves.ts';
import { chartFontSize, chartHeight } from '../notebook/chart/drawnChart.ts';

type Label = { readonly x: number; readonly y: number; readonly label: string };

const halo = {
  fontSize: chartFontSize,
  stroke: 'var(--paper)',
  strokeWidth: 4,
  ariaHidden: 'true',
} as const;

const labelMarks = (labels: readonly Label[]): Markish[] => [
  text(labels, {
    x: 'x',
    y: 'y',
    text: 'label',
    fontWeight: 600,
    fill: 'currentColor',
    ...halo,
  }),
];

/** A rectangle of the chart in pixels. */
type Box = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.wide &&
  other.x < one.x + one.wide &&
  one.y < other.y + other.high &&
  other.y < one.y + one.high;

/** Where things lie in a chart of this range and width; heights and margins are those of the density chart. */
function pixelsOf(
  [from, to]: readonly [number, number],
  width: number,
): {
  readonly around: (at: number, share: number, r: number) => Box;
  readonly box: (label: Label) => Box;
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
  const box = ({ x: at, y: share, label }: Label): Box => {
    const wide = 0.6 * chartFontSize * label.length;
    const high = 1.2 * chartFontSize;
    return { x: x(at) - wide / 2, y: y(share) - high / 2, wide, high };
  };
  return { around, box };
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
      const label: Label = { x: point.at, y, label: classMarks[name].name };
      if (!taken.some((one) => meet(one, box(label)))) best = { thick, label };
    }
    if (best.label === null) return []; // the key has it, too
    taken.push(box(best.label));
    return [best.label];
  });
  return labelMarks(labels);
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
