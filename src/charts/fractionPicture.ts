/**
 * One proportion on a line from 0 to 100 %: what a document says as a marked region, what we find as a point with its
 * interval. Drawn without Plot: a figure that shows one number should not load a chart library.
 */
import { percent } from '../notebook/plain/numbers.ts';
import { svgNode } from '../notebook/svg/svgTree.ts';
import type { SvgNode } from '../notebook/svg/svgTree.ts';
import { mainColour } from './classScale.ts';

export type Fraction = {
  readonly published: { readonly low: number; readonly high: number }; // proportions 0 to 1
  readonly found?: { readonly share: number; readonly low: number; readonly high: number };
  readonly description: string;
};

const height = 78;
const margin = 26;
const middle = 30;
const half = 13; // of the height of the marks
const axisAt = 52;

const ticks = [0, 0.25, 0.5, 0.75, 1];

/**
 * Draws the line.
 *
 * @param width - CSS pixels, 200 or more; without it the picture is as wide as the room that it stands in, where the style
 * sheet leaves a margin for the ends of the axis
 */
export function fractionPicture(
  { published, found, description }: Fraction,
  width?: number,
): SvgNode {
  const place = (share: number): string | number =>
    width === undefined ? `${100 * share}%` : margin + share * (width - 2 * margin);
  const colour = mainColour;
  const region = published.high - published.low;
  const regionWidth =
    width === undefined
      ? `${100 * Math.max(0.007, region)}%`
      : Math.max(4, region * (width - 2 * margin));
  const axis = ticks.flatMap((tick) => [
    svgNode('line', {
      x1: place(tick),
      x2: place(tick),
      y1: axisAt,
      y2: axisAt + 5,
      stroke: 'currentColor',
    }),
    svgNode(
      'text',
      { x: place(tick), y: axisAt + 19, 'text-anchor': 'middle', 'font-size': 12 },
      percent(tick, 0),
    ),
  ]);
  const ours =
    found === undefined
      ? []
      : [
          svgNode('line', {
            x1: place(found.low),
            x2: place(found.high),
            y1: middle,
            y2: middle,
            stroke: colour,
            'stroke-width': 2.5,
          }),
          ...[found.low, found.high].map((end) =>
            svgNode('line', {
              x1: place(end),
              x2: place(end),
              y1: middle - 6,
              y2: middle + 6,
              stroke: colour,
              'stroke-width': 1.5,
            }),
          ),
          svgNode('circle', { cx: place(found.share), cy: middle, r: 4.5, fill: colour }),
        ];
  return svgNode(
    'svg',
    {
      class: 'fraction-picture',
      ...(width === undefined ? {} : { viewBox: `0 0 ${width} ${height}`, width }),
      height,
      role: 'img',
      'aria-label': description,
      fill: 'currentColor',
    },
    svgNode('rect', {
      x: place(published.low),
      y: middle - half,
      width: regionWidth,
      height: 2 * half,
      fill: 'currentColor',
      'fill-opacity': 0.08,
      stroke: 'currentColor',
      'stroke-dasharray': '3 2',
    }),
    svgNode('line', { x1: place(0), x2: place(1), y1: axisAt, y2: axisAt, stroke: 'currentColor' }),
    ...axis,
    ...ours,
  );
}
