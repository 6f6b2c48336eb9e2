/**
 * The field of the answer: size across, share of filled cells up. Where a board lies on it, and where the specks of the hard
 * ones do, which are pushed apart until none covers another. Lengths are pixels of a layout.
 */
import { boardRandom } from '../../engine/board/random.ts';

/** A field as it is laid out: its size, and how large a speck is on it. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly radius: number; // of a speck
  readonly gap: number; // between two
  readonly glow: number; // how far the light under a speck reaches
};

export const layouts = {
  wide: { width: 1128, height: 600, radius: 5, gap: 1, glow: 34 },
  phone: { width: 328, height: 400, radius: 2.5, gap: 0.7, glow: 13 },
  strip: { width: 548, height: 196, radius: 2.2, gap: 0.5, glow: 12 },
} as const satisfies Readonly<Record<string, Layout>>;

export type LayoutName = keyof typeof layouts;

/** The sizes of the run, a column each. */
export const columns = [5, 8, 10, 12, 15, 20, 25, 30] as const;

export type Point = readonly [x: number, y: number];

/** The middle of the column of a size, in columns; sizes between two lie between their columns. */
export function acrossOf(side: number): number {
  const next = columns.findIndex((of) => of >= side);
  if (next <= 0) return next === 0 ? 0.5 : columns.length - 0.5;
  const [a, b] = [columns[next - 1]!, columns[next]!];
  return next - 0.5 + (side - a) / (b - a);
}

/**
 * Where a board lies.
 *
 * @param side - of a square board; of another the root of its cells
 * @param share - of its cells that is filled, 0 to 1
 */
export const placeOn = (
  { width, height }: Pick<Layout, 'width' | 'height'>,
  side: number,
  share: number,
): Point => [(acrossOf(side) / columns.length) * width, height * (1 - share)];

/** A board as the field sees it. */
export type OnField = { readonly side: number; readonly filled: number };

const seed = 7;
const rounds = 70; // of pushing apart, in which each is drawn back to its place
const last = 40; // in which it is not

type Speck = { x: number; y: number; readonly x0: number; readonly y0: number };

/** A speck at its place, spread over its column; on small boards, where many share a share, a little up and down as well. */
function spread(layout: Layout, { side, filled }: OnField, at: number): Speck {
  const random = boardRandom(seed, side, side, filled, at);
  const [middle, level] = placeOn(layout, side, filled / side ** 2);
  const column = layout.width / columns.length;
  const x = middle + (random.unit() - 0.5) * 1.04 * column;
  const y = level + (random.unit() - 0.5) * 0.6 * (layout.height / side ** 2);
  return { x, y, x0: x, y0: y };
}

/** Pushes two apart that are nearer than they may be. */
function part(a: Speck, b: Speck, least: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) > least || Math.abs(dy) > least) return;
  const far = Math.hypot(dx, dy) || 0.01;
  if (far >= least) return;
  const push = ((least - far) / far) * 0.35;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}

/** Places of the specks of some boards, in their order, each x and then y. */
export function speckPlaces(layout: Layout, boards: readonly OnField[]): Float64Array {
  const { width, radius, gap } = layout;
  const specks = boards.map((board, at) => spread(layout, board, at));
  const least = 2 * radius * 1.08 + gap; // a diamond is wider than a circle
  for (let round = 0; round < rounds + last; round++) {
    const back = round < rounds ? 0.02 : 0;
    for (const [at, one] of specks.entries())
      for (let other = at + 1; other < specks.length; other++) part(one, specks[other]!, least);
    for (const one of specks) {
      one.x += (one.x0 - one.x) * back;
      one.y += (one.y0 - one.y) * back;
      one.x = Math.max(radius + 1, Math.min(width - radius - 1, one.x));
    }
  }
  const fine = layout.radius < 5 ? 10 : 1; // parts of a pixel that are told
  const told = (value: number): number => Math.round(fine * value) / fine;
  return Float64Array.from(specks.flatMap(({ x, y }) => [told(x), told(y)]));
}
