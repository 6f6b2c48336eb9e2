/** What the pictures of results and of the places of research are drawn with. */
import { FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

/** All are so many units wide: at 360 px a unit is a little less than a pixel. */
export const wide = 360;

const sized = (
  width: number,
  height: number,
  named: Readonly<Record<string, string>>,
  parts: readonly SvgNode[],
): SvgNode =>
  svgNode(
    'svg',
    { class: 'told-picture', viewBox: `0 0 ${width} ${height}`, width, height, ...named },
    ...parts,
  );

/** A picture with what it shows, for those who do not see it. */
export const picture = (label: string, high: number, ...parts: readonly SvgNode[]): SvgNode =>
  sized(wide, high, { role: 'img', 'aria-label': label }, parts);

/** The measures of a picture that stands beside the name of a place. */
export const place = { wide: 200, high: 120 } as const;

/** A picture beside the name of a place, which says what it is: for the eye alone. */
export const placePicture = (...parts: readonly SvgNode[]): SvgNode =>
  sized(place.wide, place.high, { 'aria-hidden': 'true' }, parts);

/** How words are set: at which end of them their place is, how large, how strong, in which colour. */
export type Words = {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly bold?: boolean;
  readonly soft?: boolean;
  readonly fill?: string;
};

export const words = (
  x: number,
  y: number,
  text: string,
  { anchor, size = 14, bold = false, soft = false, fill }: Words = {},
): SvgNode =>
  svgNode(
    'text',
    {
      class: soft ? 'is-soft' : undefined,
      x: rounded(x, 1),
      y: rounded(y, 1),
      'text-anchor': anchor,
      'font-size': size,
      'font-weight': bold ? 600 : undefined,
      fill,
    },
    text,
  );

/** A rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${rounded(x, 2)} ${rounded(y, 2)}h${rounded(width, 2)}v${rounded(height, 2)}h${rounded(-width, 2)}z`;

/** The filled cells of a board as a path, neighbours of a row in one. */
export function cellsPath(
  { height, width, cells }: Grid,
  unit: number,
  left: number,
  top: number,
): string {
  let path = '';
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = column;
      while (column < width && cells[row * width + column] === FILLED) column++;
      if (column > from)
        path += box(left + from * unit, top + row * unit, (column - from) * unit, unit);
    }
  return path;
}

/** What is filled, in a colour of its own where it has one. */
export const inked = (d: string, fill?: string): SvgNode =>
  svgNode('path', { class: fill === undefined ? 'is-ink' : undefined, fill, d });

/** A board in its frame. */
export const board = (
  grid: Grid,
  unit: number,
  left: number,
  top: number,
  fill?: string,
): readonly SvgNode[] => [
  svgNode('path', {
    class: 'is-frame',
    d: box(left, top, grid.width * unit, grid.height * unit),
  }),
  inked(cellsPath(grid, unit, left, top), fill),
];

/** So many dots in a square, row by row: each stands for one. */
export function dots(count: number, unit: number, left: number, top: number): string {
  const across = Math.ceil(Math.sqrt(count));
  const side = rounded(unit * 0.8, 2);
  return Array.from(
    { length: count },
    (_, at) =>
      `M${rounded(left + (at % across) * unit, 2)} ${rounded(top + Math.floor(at / across) * unit, 2)}h${side}`,
  ).join('');
}

/** A row of a chart of bars. */
export type Bar = {
  readonly name: string;
  readonly share: number; // of the whole width
  readonly value: string;
  readonly fill: string;
  readonly strong?: boolean;
};

/** Bars below each other, each with its name at its left and its value at its end. */
export const bars = (
  rows: readonly Bar[],
  { from, step, top = 0 }: { readonly from: number; readonly step: number; readonly top?: number },
): readonly SvgNode[] =>
  rows.flatMap(({ name, share, value, fill, strong = false }, at) => {
    const y = top + at * step;
    const length = Math.max(1, share * (wide - from - 76));
    return [
      words(0, y + step / 2 + 5, name, { bold: strong }),
      svgNode('path', { d: box(from, y + 3, length, step - 6), fill }),
      words(from + length + 7, y + step / 2 + 5, value, { bold: strong }),
    ];
  });
