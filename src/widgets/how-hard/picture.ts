/**
 * The map of hard boards: a column for each size, a row for each density, and in each place a bar as long as the share of boards
 * that each method is the weakest to solve, from easy on the left to hard on the right. Where the reader has run a size, its
 * bars lie in the lower half of each place, those of the stored run above them.
 */
import { hardness } from '../../engine/inference/weakest.ts';
import { kindOf } from '../../methods/kinds.ts';
import type { PlaceFound } from '../../experiments/howHard.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { At, Bars, ColumnShown } from './model.ts';

/** Units of a place. The picture is drawn as wide as there is room: only its heights are pixels. */
const placeWide = 100;
const placeHigh = 20;
const [edge, gap] = [3, 1];

/** Upper and lower edge of a bar in its place. */
type Band = readonly [from: number, to: number];

const whole: Band = [gap, placeHigh - gap];
const halves: readonly [stored: Band, own: Band] = [
  [gap, placeHigh / 2 - gap / 2],
  [placeHigh / 2 + gap / 2, placeHigh - gap],
];

/** The bars of all places, a path for each kind. */
function barNodes(columns: readonly ColumnShown[], { kinds, full }: Bars): readonly SvgNode[] {
  const paths = hardness.map(() => '');
  const put = (places: readonly PlaceFound[], column: number, [top, end]: Band): void =>
    places.forEach((place, at) => {
      const y = (places.length - 1 - at) * placeHigh + top;
      let from = column * placeWide + edge;
      place.counts.forEach((count, kind) => {
        if (count === 0 || !kinds.includes(hardness[kind]!)) return;
        const length = rounded(((placeWide - 2 * edge) * count) / (full * place.boards), 2);
        paths[kind] += `M${rounded(from, 2)} ${y}h${length}v${end - top}h-${length}z`;
        from += length;
      });
    });
  columns.forEach(({ places, own }, column) => {
    put(places, column, own === undefined ? whole : halves[0]);
    if (own !== undefined) put(own.places, column, halves[1]);
  });
  return hardness.map((kind, at) =>
    svgNode('path', { class: 'hard-bar', 'data-method': kindOf(kind), d: paths[at]! }),
  );
}

/** The full bars, behind the others. */
const groundOf = (columns: readonly ColumnShown[]): string =>
  columns
    .flatMap(({ places }, column) =>
      places.map((_, row) => {
        const length = placeWide - 2 * edge;
        return `M${column * placeWide + edge} ${row * placeHigh + gap}h${length}v${placeHigh - 2 * gap}h-${length}z`;
      }),
    )
    .join('');

const rowsIn = (columns: readonly ColumnShown[]): number => columns[0]?.places.length ?? 0;

/** The bars, with a frame around one place, if any; it fills the room that it is given. */
export const mapPicture = (
  columns: readonly ColumnShown[],
  bars: Bars,
  framed: At | null,
): SvgNode =>
  svgNode(
    'svg',
    {
      class: 'hard-map',
      viewBox: `0 0 ${columns.length * placeWide} ${rowsIn(columns) * placeHigh}`,
      preserveAspectRatio: 'none',
      height: rowsIn(columns) * placeHigh,
      'aria-hidden': 'true',
    },
    svgNode('path', { class: 'hard-ground', d: groundOf(columns) }),
    ...barNodes(columns, bars),
    ...(framed === null ? [] : [cursorNode(framed, rowsIn(columns))]),
  );

const cursorNode = ({ column, row }: At, rows: number): SvgNode =>
  svgNode('rect', {
    class: 'hard-cursor',
    x: column * placeWide,
    y: (rows - 1 - row) * placeHigh,
    width: placeWide,
    height: placeHigh,
  });
