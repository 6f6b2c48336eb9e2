/** Difficulty as a share of the cells, by size, as plain data: settings, points, words. */
import type { ClassMark } from '../../charts/classScale.ts';
import { mainColour, orderedCurves } from '../../charts/classScale.ts';
import type { DifficultyShareData } from '../../charts/difficultyShareChart.ts';
import { constructedDifficulty } from '../../claims/000/construction.ts';
import {
  denseDifficulty,
  hasDense,
  hasFigure2,
  hasSearched,
  searchedDifficulty,
} from '../../engine/make/stripPicture.ts';
import { hasMirrored, mirroredDifficulty } from '../../engine/make/mirroredStrips.ts';
import { counted, enumerated, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { ChartPoint } from '../../notebook/chart/chartFrame.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const axes = {
  cells: 'cells, each step ten times as many',
  side: 'side of a square of as many cells',
} as const;

export const shapes = {
  square: 'as square as they come',
  wide: 'about twice as wide as high',
  high: 'about twice as high as wide',
} as const;

/** Up to here the tests solve all puzzles of both families. */
const mostSide = 61;

/** What an author and a reader set. */
export const shareSettings = settings({
  shape: choice('f', 'Built puzzles', shapes, 'square'),
  axis: choice('x', 'Size', axes, 'cells'),
  most: whole('m', 'Sides up to', {
    name: 'the greatest side',
    least: 18,
    most: mostSide,
    usual: mostSide,
  }),
});

export type ShareProps = ValuesOf<typeof shareSettings>;

/** The most that is known of a size: of all pictures, or of those that were found. */
export type SmallSize = {
  readonly height: number;
  readonly width: number;
  readonly difficulty: number;
};

/** What the build finds out: what was counted, and what only was found. */
export type Known = {
  readonly counted: readonly SmallSize[];
  readonly records: readonly SmallSize[];
};

type SeriesName = 'all' | 'records' | 'figure2' | 'dense' | 'searched' | 'mirrored';

/** How each series is drawn, and what its points are. */
export const marks: Readonly<Record<SeriesName, ClassMark>> = {
  all: {
    name: 'the hardest of all pictures',
    colour: mainColour,
    symbol: 'star',
    dash: '0 40', // no line
  },
  records: {
    name: 'the hardest that was found',
    colour: orderedCurves[2]!.colour,
    symbol: 'times',
    dash: '0 40', // no line
  },
  figure2: {
    name: 'after Batenburg and Kosters, Figure 2',
    colour: orderedCurves[0]!.colour,
    symbol: 'square',
    dash: '6 3',
  },
  searched: {
    name: 'dense strips with searched ends',
    colour: orderedCurves[1]!.colour,
    symbol: 'triangle',
    dash: '2 3',
  },
  dense: {
    name: 'dense strips',
    colour: orderedCurves[3]!.colour,
    symbol: 'circle',
    dash: '8 2 2 2',
  },
  mirrored: {
    name: 'mirrored strips',
    colour: orderedCurves[5]!.colour,
    symbol: 'diamond',
    dash: '',
  },
};

/** At the ends of the lines. */
const endTexts: Readonly<Record<SeriesName, string>> = {
  all: 'hardest of all',
  records: 'records',
  figure2: 'as printed',
  searched: 'searched ends',
  dense: 'dense strips',
  mirrored: 'mirrored strips',
};

export type Point = SmallSize & { readonly series: SeriesName };

/** Everything that is shown. */
export type SharePoints = ShareProps & { readonly points: readonly Point[] };

const ratios: Readonly<Record<ShareProps['shape'], number>> = { square: 1, wide: 2, high: 1 / 2 };

/** The sizes of a family: each height with the width that is nearest to the shape. */
function sizesOf(
  has: (m: number, n: number) => boolean,
  { shape, most }: ShareProps,
): readonly (readonly [m: number, n: number])[] {
  const sides = Array.from({ length: most }, (_, at) => at + 1);
  return sides.flatMap((m) => {
    const wanted = ratios[shape] * m;
    const widths = sides.filter((n) => has(m, n));
    // of two equally near ones the wider
    const nearest = widths.toSorted(
      (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a,
    )[0];
    // where no width is near, the shape is another one
    return nearest === undefined || Math.abs(nearest - wanted) > 2 + wanted / 5
      ? []
      : [[m, nearest] as const];
  });
}

/** The points of all series, small boards first. */
export function shownOf({ counted: all, records }: Known, props: ShareProps): SharePoints {
  const built = (
    series: SeriesName,
    has: (m: number, n: number) => boolean,
    difficultyOf: (m: number, n: number) => number,
  ): Point[] =>
    sizesOf(has, props).map(([height, width]) => ({
      series,
      height,
      width,
      difficulty: difficultyOf(height, width),
    }));
  const points = [
    ...all.map((one) => ({ ...one, series: 'all' as const })),
    ...records.map((one) => ({ ...one, series: 'records' as const })),
    ...built('figure2', hasFigure2, constructedDifficulty),
    ...built('dense', hasDense, denseDifficulty),
    ...built('searched', hasSearched, searchedDifficulty),
    ...built('mirrored', hasMirrored, mirroredDifficulty),
  ].toSorted((a, b) => cellsOf(a) - cellsOf(b));
  return { ...props, points };
}

export const cellsOf = ({ height, width }: SmallSize): number => height * width;
export const shareOf = (one: SmallSize): number => one.difficulty / cellsOf(one);
/** Where so many cells stand on the axis. */
const placeOf = ({ axis }: ShareProps, cells: number): number =>
  axis === 'cells' ? Math.log10(cells) : Math.sqrt(cells);

const namedCells = [4, 10, 20, 50, 100, 200, 500, 1000, 2000];
const namedSides = [2, 4, 6, 10, 20, 30, 40, 50, 60];

const axisOf = (shown: SharePoints): DifficultyShareData['axis'] => {
  const { axis, points } = shown;
  const places = points.map((one) => placeOf(shown, cellsOf(one)));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const room = (to - from) / 40;
  return {
    label: axis === 'cells' ? 'cells of the board' : 'side of a square of as many cells',
    ticks: (axis === 'cells' ? namedCells : namedSides.map((side) => side ** 2)).map((cells) => ({
      at: placeOf(shown, cells),
      text: grouped(axis === 'cells' ? cells : Math.sqrt(cells)),
    })),
    domain: [from - room, to + room],
  };
};

/** What is drawn. */
export const chartData = (shown: SharePoints): DifficultyShareData => ({
  series: (['figure2', 'searched', 'dense', 'mirrored', 'records', 'all'] as const).map(
    (series) => ({
      mark: { ...marks[series], name: endTexts[series] },
      joined: series !== 'all' && series !== 'records',
      points: shown.points
        .filter((one) => one.series === series)
        .map((one) => ({ x: placeOf(shown, cellsOf(one)), share: shareOf(one) })),
    }),
  ),
  limits: [
    { share: 1, text: 'no puzzle has more' },
    { share: 2 / 3, text: '2/3' },
    { share: 1 / 2, text: '1/2' },
  ],
  axis: axisOf(shown),
  label: 'Chart: difficulty of simple puzzles as a share of the cells, by size',
  description: describe(shown),
});

const named = (one: Point): string =>
  `${percent(shareOf(one), 1)} at ${sizeText(one.height, one.width)}`;

/** What the chart shows, for those who do not see it. */
function describe({ points }: SharePoints): string {
  const parts = (['all', 'records', 'figure2', 'dense', 'searched', 'mirrored'] as const).flatMap(
    (series) => {
      const of = points.filter((one) => one.series === series);
      const [first, last] = [of[0], of.at(-1)];
      if (first === undefined || last === undefined) return [];
      return [`${marks[series].name}, from ${named(first)} to ${named(last)}`];
    },
  );
  return `Difficulty of simple puzzles as a share of the cells: ${parts.join('; ')}.`;
}

const built = ({ points }: SharePoints): readonly Point[] =>
  points
    .filter((one) => one.series !== 'all' && one.series !== 'records')
    .toSorted((a, b) => shareOf(b) - shareOf(a));

/** Which built puzzle is the hardest for its size. */
export function bestText(shown: SharePoints): string {
  const [best] = built(shown);
  const found = shown.points
    .filter((one) => one.series === 'records')
    .toSorted((a, b) => shareOf(b) - shareOf(a))[0];
  return [
    best === undefined
      ? 'No built puzzle has this shape with sides so small.'
      : `The hardest that is built of strips takes ${percent(shareOf(best), 0)} as many sweeps as it has cells.`,
    ...(found === undefined
      ? []
      : [
          `A search found ${percent(shareOf(found), 0)} at ${sizeText(found.height, found.width)}.`,
        ]),
  ].join(' ');
}

/** How many built puzzles beat one half, in a sentence. */
export function halfText(shown: SharePoints): string {
  const { points } = shown;
  const parts = (['mirrored', 'dense', 'searched', 'figure2'] as const).flatMap((series) => {
    const of = points.filter((one) => one.series === series);
    const above = of.filter((one) => shareOf(one) > 1 / 2).length;
    return of.length === 0
      ? []
      : [
          `${above === 0 ? 'none' : above} of ${counted(of.length, 'puzzle')} (${marks[series].name})`,
        ];
  });
  const [best] = built(shown);
  if (best === undefined) return 'No built puzzle has this shape with sides so small.';
  return `More sweeps than half of the cells: ${enumerated(parts)}. Of the built puzzles drawn here the greatest share is ${percent(shareOf(best), 1)}, of ${sizeText(best.height, best.width)}.`;
}

const pointText = (one: Point): string =>
  `${sizeText(one.height, one.width)}, ${marks[one.series].name}: ${grouped(one.difficulty)} sweeps for ${grouped(cellsOf(one))} cells, ${percent(shareOf(one), 1)}`;

/** The points as a pointer and keys walk them: those of the same place are one. */
export function chartPoints(shown: SharePoints): readonly ChartPoint[] {
  const groups = Map.groupBy(shown.points, cellsOf);
  return [...groups.values()].map((group) => {
    const [first, ...rest] = group as [Point, ...Point[]];
    return {
      x: placeOf(shown, cellsOf(first)),
      y: shareOf(first),
      others: rest.map(shareOf),
      text: `${group.map(pointText).join('; ')}.`,
    };
  });
}
