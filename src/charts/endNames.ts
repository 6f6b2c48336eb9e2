/** The names of lines at their right ends, pushed apart where they would lie over each other. */
import { dot, text } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import { chartFontSize } from '../notebook/chart/drawnChart.ts';
import type { CurveMark } from './classScale.ts';

/** The end of a line. */
export type EndName = { readonly name: string; readonly mark: CurveMark; readonly value: number };

/** Below this width of a chart there is no room for names, and the key has them: notebook/chart/chart.css. */
const leastWidth = 560;

/** Least distance of two names, CSS pixels. */
const leastGap = 18;

/** The margin that names need, CSS pixels; a single line needs none. */
export const nameRoom = (names: readonly string[], width: number): number =>
  width < leastWidth || names.length < 2
    ? 16
    : 32 + Math.ceil(0.56 * chartFontSize * Math.max(...names.map((name) => name.length)));

/** Where names go, in pixels from the top, for ends in that order. */
export function spread(ends: readonly number[], height: number): readonly number[] {
  const places: number[] = [];
  for (const end of ends) places.push(Math.max(end, (places.at(-1) ?? -Infinity) + leastGap));
  for (let at = places.length - 1, most = height; at >= 0; at--, most -= leastGap)
    if (places[at]! > most) places[at] = most;
  return places;
}

/**
 * The names, each behind the sign of its line.
 *
 * @param right - value of x at the right end
 * @param frame - values of y from bottom to top, and how many pixels lie between; the width of the chart
 */
export function endNames(
  ends: readonly EndName[],
  right: number,
  frame: {
    readonly low: number;
    readonly high: number;
    readonly pixels: number;
    readonly width: number;
  },
): Markish[] {
  if (frame.width < leastWidth || ends.length < 2) return [];
  const { low, high, pixels } = frame;
  const unit = (high - low) / pixels;
  // of lines that end together the first comes first
  const sorted = ends.toSorted((a, b) => Math.round((b.value - a.value) / (2 * unit)));
  const places = spread(
    sorted.map(({ value }) => (high - value) / unit),
    pixels,
  );
  return sorted.flatMap(({ name, mark: { colour, symbol } }, at) => {
    const one = [{ x: right, y: high - places[at]! * unit }];
    return [
      dot(one, {
        x: 'x',
        y: 'y',
        dx: 12,
        symbol,
        r: 3.4,
        fill: colour,
        stroke: symbol === 'times' ? colour : 'none',
        ariaHidden: 'true',
      }),
      text(one, {
        x: 'x',
        y: 'y',
        text: () => name,
        dx: 22,
        textAnchor: 'start',
        fontSize: chartFontSize,
        fontWeight: 600,
        // the colour of the line, towards ink: letters need more contrast than lines
        fill: `color-mix(in srgb, ${colour} 75%, currentColor)`,
        ariaHidden: 'true',
      }),
    ];
  });
}
