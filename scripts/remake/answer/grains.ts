/**
 * The ground of the answer: a grain for every board of the stored run that is not hard, at its size and its own share of filled
 * cells, spread a little so that none covers another; the tint beneath; and the light under the specks. All are masks, so one
 * picture serves both themes.
 */
import sharp from 'sharp';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { hardness } from '../../../src/engine/inference/weakest.ts';
import { boardDrawer } from '../../../src/experiments/density.ts';
import { boardsOfSide, hardBoards } from '../../../src/experiments/howHard.ts';
import { columns, speckPlaces } from '../../../src/kit/answer/field.ts';
import type { Layout } from '../../../src/kit/answer/field.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';

/** An easy board, or one with several solutions. */
type Grain = { readonly row: number; readonly share: number; readonly several: boolean };

const { spec, tally } = storedRun('how-hard');
const [easy, several] = [hardness.indexOf('sweeps') + 1, hardness.indexOf('several') + 1];

let drawn: readonly Grain[] | undefined;

/** All of them, drawn again from the seed of the run. */
const grains = (): readonly Grain[] => (drawn ??= drawAll());

function drawAll(): readonly Grain[] {
  const places = spec.sides.length * spec.percentages.length;
  return spec.sides.flatMap((side, row) => {
    const draw = boardDrawer(boardsOfSide(spec, side));
    const cells = new Uint8Array(side * side);
    return spec.percentages.flatMap((_, at) =>
      Array.from({ length: spec.boards }, (__, index): Grain | null => {
        const kind = tally.found[index * places + row * spec.percentages.length + at]!;
        if (kind !== easy && kind !== several) return null;
        draw(at, index, cells);
        const filled = cells.reduce((sum, cell) => sum + cell, 0);
        return { row, share: filled / cells.length, several: kind === several };
      }).filter((grain) => grain !== null),
    );
  });
}

/** A mask: of each pixel how much of it is seen, 0 to 255. */
type Mask = { readonly width: number; readonly height: number; readonly alpha: Uint8Array };

const maskOf = (width: number, height: number): Mask => ({
  width,
  height,
  alpha: new Uint8Array(width * height),
});

/** Back into 0 to `most`, as from a mirror. */
const mirrored = (value: number, most: number): number =>
  value < 0 ? -value : value > most ? 2 * most - value : value;

const upAndDown = 0.05; // of the height: places lie so far apart

/** The free pixel nearest to one, looked for along growing squares. */
function freeNear(taken: Mask, x: number, y: number): number {
  for (let far = 0; ; far++)
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx += Math.abs(dy) === far || far === 0 ? 1 : 2 * far) {
        const [column, row] = [x + dx, y + dy];
        if (column < 0 || row < 0 || column >= taken.width || row >= taken.height) continue;
        if (taken.alpha[row * taken.width + column] === 0) return row * taken.width + column;
      }
}

/**
 * Every grain a pixel of its own: up to a size to either side, the less likely the farther, so that columns join as the tint does.
 *
 * @param scale - pixels of the mask in one of the layout
 * @param every - of so many boards one
 */
export function grainMasks(
  layout: Pick<Layout, 'width' | 'height'>,
  scale: number,
  every = 1,
): { readonly north: Mask; readonly south: Mask } {
  const [width, height] = [Math.round(layout.width * scale), Math.round(layout.height * scale)];
  const [north, south, taken] = [1, 2, 3].map(() => maskOf(width, height)) as [Mask, Mask, Mask];
  const random = boardRandom(spec.seed, width, height, 0, 0);
  grains().forEach(({ row, share, several: is }, at) => {
    const across = row + random.unit() + random.unit() - 0.5;
    const level = mirrored(1 - share + (random.unit() - 0.5) * upAndDown, 1);
    if (at % every !== 0) return;
    const x = Math.floor((mirrored(across, columns.length) / columns.length) * width);
    const pixel = freeNear(
      taken,
      Math.min(width - 1, x),
      Math.min(height - 1, Math.floor(level * height)),
    );
    taken.alpha[pixel] = 255;
    (is ? south : north).alpha[pixel] = 255;
  });
  return { north, south };
}

const smooth = 0.032; // of the height

/** The share of boards of a size with several solutions, by their share of filled cells in hundredths. */
function severalBy(row: number): readonly number[] {
  const [all, those] = [new Float64Array(101), new Float64Array(101)];
  for (const { row: of, share, several: is } of grains()) {
    if (of !== row) continue;
    const at = Math.round(100 * share);
    all[at]!++;
    if (is) those[at]!++;
  }
  return Array.from({ length: 101 }, (_, at) => {
    let [sum, weight] = [0, 0];
    for (let other = 0; other <= 100; other++) {
      const near = Math.exp(-(((at - other) / 100 / smooth) ** 2));
      sum += near * those[other]!;
      weight += near * all[other]!;
    }
    return sum / weight;
  });
}

/** Between two entries of a list. */
function between(list: readonly number[], at: number): number {
  const from = Math.max(0, Math.min(list.length - 2, Math.floor(at)));
  return list[from]! + (list[from + 1]! - list[from]!) * (at - from);
}

/** The tint: where boards have several solutions; of any width and height. */
export function tintMask(): Mask {
  const mask = maskOf(128, 120);
  const by = spec.sides.map((_, row) => severalBy(row));
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const across = Math.max(
        0,
        Math.min(by.length - 1, ((x + 0.5) / mask.width) * by.length - 0.5),
      );
      const up = 100 * (1 - (y + 0.5) / mask.height);
      const [from, to] = [Math.floor(across), Math.ceil(across)];
      const here = between(by[from]!, up);
      const share = here + (between(by[to]!, up) - here) * (across - from);
      mask.alpha[y * mask.width + x] = Math.round(255 * share);
    }
  return mask;
}

const light = 0.3; // in the middle of one speck

/** The light under the specks, a third as fine as the layout. */
export function glowMask(layout: Layout): Mask {
  const [width, height] = [Math.ceil(layout.width / 3), Math.ceil(layout.height / 3)];
  const dark = new Float64Array(width * height).fill(1);
  const places = speckPlaces(layout, hardBoards(spec, tally));
  const reach = layout.glow / 3;
  for (let speck = 0; speck < places.length; speck += 2) {
    const [px, py] = [places[speck]! / 3, places[speck + 1]! / 3];
    for (let y = Math.max(0, Math.floor(py - reach)); y < Math.min(height, py + reach); y++)
      for (let x = Math.max(0, Math.floor(px - reach)); x < Math.min(width, px + reach); x++) {
        const far = Math.hypot(x + 0.5 - px, y + 0.5 - py) / reach;
        if (far < 1) dark[y * width + x]! *= 1 - light * (1 - far);
      }
  }
  return { width, height, alpha: Uint8Array.from(dark, (left) => Math.round(255 * (1 - left))) };
}

/** A mask as a file. */
export function fileOf({ width, height, alpha }: Mask, quality = 100): Promise<Buffer> {
  const pixels = new Uint8Array(4 * alpha.length);
  alpha.forEach((seen, at) => (pixels[4 * at + 3] = seen));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: quality === 100, alphaQuality: quality, effort: 6 })
    .toBuffer();
}
