/**
 * Difficulty as a share of the cells against the size of the board: families of built puzzles as lines with their points, the
 * most of all pictures of small sizes as marks of another shape, and the shares that the families go to.
 */
import { axisX, dot, gridY, line, plot, ruleY, text } from '@observablehq/plot';
import type { ClassMark } from './classScale.ts';
import { chartFontSize, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { endNames, nameRoom } from './endNames.ts';
import { framed, plotHeight, shareAxis } from './plotParts.ts';

type SharePoint = {
  readonly x: number; // size, as the axis has it
  readonly share: number;
};

export type DifficultyShareData = {
  readonly series: readonly {
    readonly mark: ClassMark;
    readonly joined: boolean; // by a line
    readonly points: readonly SharePoint[]; // in order of x
  }[];
  readonly limits: readonly { readonly share: number; readonly text: string }[];
  readonly axis: {
    readonly label: string;
    readonly ticks: readonly { readonly at: number; readonly text: string }[]; // those that fit are shown
    readonly domain: readonly [from: number, to: number];
  };
  readonly label: string; // what the chart is
  readonly description: string; // what it shows, for those who do not see it
};

/** Least distance of two names of the axis, CSS pixels. */
const leastGap = 34;

/** The names that fit beside each other, small ones first. */
function namesOf(
  { ticks, domain }: DifficultyShareData['axis'],
  width: number,
): Map<number, string> {
  const [from, to] = domain;
  const names = new Map<number, string>();
  let last = -Infinity;
  for (const { at, text: name } of ticks) {
    const place = ((at - from) / (to - from)) * width;
    if (place < 0 || place > width || place - last < leastGap) continue;
    last = place;
    names.set(at, name);
  }
  return names;
}

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is the size as the axis has it, y the share of the cells
 * @source 000_8dc3042ab81c971c.txt §3.1 (difficulty "≈ mn/2"); the other family and the exhaustive values are our addition
 */
export function difficultyShareChart(data: DifficultyShareData, size: ChartSize): DrawnChart {
  const { series, limits, axis, label, description } = data;
  const ends = series.flatMap(({ mark, joined, points }) => {
    const last = points.at(-1);
    return joined && last !== undefined ? [{ name: mark.name, mark, value: last.share }] : [];
  });
  const apart = series.filter(({ joined }) => !joined);
  const room = nameRoom(
    ends.map(({ name }) => name),
    size.width,
  );
  const names = namesOf(axis, size.width - 44 - room);
  const options = framed(size, { label, description });
  return drawnChart(
    plot({
      ...options,
      marginRight: room,
      x: { domain: [...axis.domain], type: 'linear' },
      y: { domain: [0, 1], type: 'linear' },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        axisX([...names.keys()], {
          label: axis.label,
          labelAnchor: 'center',
          labelArrow: 'none',
          tickFormat: (at: number) => names.get(at) ?? '',
          fontSize: chartFontSize,
        }),
        shareAxis('difficulty / cells, %'),
        ruleY(limits, {
          y: 'share',
          strokeOpacity: 0.6,
          strokeDasharray: '1 3',
          ariaHidden: 'true',
        }),
        text(limits, {
          x: axis.domain[1],
          y: 'share',
          text: 'text',
          textAnchor: 'end',
          dy: -7,
          fontSize: chartFontSize,
          fill: 'currentColor',
          ariaHidden: 'true',
        }),
        ...endNames(ends, axis.domain[1], {
          low: 0,
          high: 1,
          pixels: plotHeight(options),
          width: size.width,
        }),
        ...apart.map(({ mark, points }) =>
          text(points.slice(-1), {
            x: 'x',
            y: 'share',
            text: () => mark.name,
            textAnchor: 'start',
            dx: 12,
            fontSize: chartFontSize,
            fontWeight: 600,
            fill: 'currentColor',
            ariaHidden: 'true',
          }),
        ),
        ...series.flatMap(({ mark, joined, points }) => [
          line(joined ? points : [], {
            x: 'x',
            y: 'share',
            stroke: mark.colour,
            strokeOpacity: 0.6,
            ...(mark.dash === '' ? {} : { strokeDasharray: mark.dash }),
            ariaHidden: 'true',
          }),
          dot(points, {
            x: 'x',
            y: 'share',
            symbol: mark.symbol,
            r: joined ? 3.4 : 5,
            fill: mark.colour,
            stroke: 'var(--paper)',
            strokeWidth: 0.75,
            ariaHidden: 'true',
          }),
        ]),
      ],
    }),
  );
}
