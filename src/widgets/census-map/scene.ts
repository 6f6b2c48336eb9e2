/**
 * What is drawn of the map for a camera, in pixels of a square: fields, the grid of their patches, images, names. Plain
 * data, which a canvas draws in the page and an SVG picture while the site is built and in files.
 */
import type { Camera } from './camera.ts';
import { latticeOf } from './layout.ts';
import type { MapLayout, Rect, Region } from './layout.ts';
import { binsSeen, pictureSize } from './pictures.ts';
import type { Pictures } from './pictures.ts';
import { className, formatRegion, shortName } from './words.ts';

/** A rectangle in pixels. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** An area of one class and tone. */
type Field = Box & { readonly kind: number; readonly tone: number };

/** Lines between patches. */
type Grid = Box & { readonly across: number; readonly down: number };

/** The frame of a field: of a class, of a number of sweeps, of a number of filled cells. */
export type Frame = Box & { readonly depth: number };

/** An image in its patch. */
export type Picture = {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly image: number | null; // null while it is not known
};

/** The name of a field. */
type Label = {
  readonly x: number; // left end
  readonly y: number; // top
  readonly text: string;
  readonly under: string; // a second line; '' for none
};

export type Scene = {
  readonly size: number;
  readonly cells: number; // in a row of an image
  readonly fields: readonly Field[];
  readonly grids: readonly Grid[];
  readonly frames: readonly Frame[];
  readonly pictures: readonly Picture[];
  readonly labels: readonly Label[];
};

/** Patches smaller than this, in pixels, run together. */
const gridSize = 3.5;
/** Fields smaller than this are drawn in one with their neighbours. */
const leastField = 2;
/** The room that a name takes. */
const nameRoom = { width: 22, height: 20, line: 17, letter: 6.4 };

/** How strong the colour of a class is for images with so many filled cells. */
export function toneOf(filled: number, cells: number): number {
  const part = Math.min(1, Math.max(0, (filled / cells - 0.1) / 0.8));
  return 0.16 + 0.84 * part * part * (3 - 2 * part);
}

/** Where a rectangle of the map is on the screen. */
export function boxOf({ x0, y0, x1, y1 }: Rect, { x, y, span }: Camera, size: number): Box {
  const scale = size / span;
  return {
    x: (x0 - x + span / 2) * scale,
    y: (y0 - y + span / 2) * scale,
    width: (x1 - x0) * scale,
    height: (y1 - y0) * scale,
  };
}

const cut = ({ x, y, width, height }: Box, size: number): Box => {
  const [left, top] = [Math.max(-4, x), Math.max(-4, y)];
  return {
    x: left,
    y: top,
    width: Math.min(size + 4, x + width) - left,
    height: Math.min(size + 4, y + height) - top,
  };
};

const isOut = ({ x, y, width, height }: Box, size: number): boolean =>
  x + width <= 0 || y + height <= 0 || x >= size || y >= size;

/**
 * Draws up what is seen.
 *
 * @param pictures - the images that are known; without them patches stay plain
 */
export function sceneOf(
  layout: MapLayout,
  camera: Camera,
  size: number,
  pictures: Pictures | null,
): Scene {
  const { index } = layout;
  const cells = index.height * index.width;
  const fields: Field[] = [];
  const frames: Frame[] = [];
  const grids: Grid[] = [];
  const visit = (region: Region): void => {
    const box = boxOf(region, camera, size);
    if (isOut(box, size)) return;
    const [kind = 0, , filled] = region.path;
    const depth = region.path.length;
    const small = Math.min(box.width, box.height) < leastField;
    if (depth === 3 || (small && depth > 0)) {
      const tone = filled === undefined ? meanTone(region, cells) : toneOf(filled, cells);
      fields.push({ ...cut(box, size), kind, tone });
      if (filled !== undefined && !small) grids.push(...gridIn(region, box, size));
    } else region.children.forEach(visit);
    if (depth > 0 && !small) frames.push({ ...cut(box, size), depth });
  };
  visit(layout.all);
  return {
    size,
    cells: index.width,
    fields,
    grids,
    frames: frames.toSorted((a, b) => b.depth - a.depth),
    pictures: picturesIn(layout, camera, size, pictures),
    labels: labelsIn(layout, camera, size),
  };
}

function meanTone({ children, images, path }: Region, cells: number): number {
  const filled = path[2];
  if (filled !== undefined) return toneOf(filled, cells);
  return children.reduce((sum, one) => sum + meanTone(one, cells) * one.images, 0) / images;
}

function gridIn(region: Region, box: Box, size: number): readonly Grid[] {
  const { across, down } = latticeOf(region);
  const scale = box.width / (region.x1 - region.x0);
  const [wide, high] = [across * scale, down * scale];
  if (Math.min(wide, high) < gridSize || region.images === 1) return [];
  // begins at a line of the grid, so that only what is seen is drawn
  const x = box.x + Math.max(0, Math.floor(-box.x / wide)) * wide;
  const y = box.y + Math.max(0, Math.floor(-box.y / high)) * high;
  const width = Math.min(size + wide, box.x + box.width) - x;
  const height = Math.min(size + high, box.y + box.height) - y;
  return [{ x, y, width, height, across: wide, down: high }];
}

function picturesIn(
  layout: MapLayout,
  camera: Camera,
  size: number,
  known: Pictures | null,
): readonly Picture[] {
  if (known === null) return [];
  const found: Picture[] = [];
  const scale = size / camera.span;
  for (const { region, bin, lattice, columns, rows } of binsSeen(
    layout,
    camera,
    size,
    pictureSize,
  )) {
    const { x: left, y: top } = boxOf(region, camera, size);
    const [wide, high] = [lattice.across * scale, lattice.down * scale];
    const side = Math.min(wide, high) * 0.78;
    for (let row = rows.from; row < rows.to; row++)
      for (let column = columns.from; column < columns.to; column++) {
        const order = row * lattice.columns + column;
        if (order >= region.images) break;
        found.push({
          x: left + (column + 0.5) * wide - side / 2,
          y: top + (row + 0.5) * high - side / 2,
          side,
          image: known.imageAt(bin, order),
        });
      }
  }
  return found;
}

/** Names of the fields that are large enough: of numbers of sweeps, or within one of them of filled cells. */
function labelsIn(layout: MapLayout, camera: Camera, size: number): readonly Label[] {
  const scale = size / camera.span;
  const inView = (region: Region): boolean => !isOut(boxOf(region, camera, size), size);
  const put = (region: Region, over: number | null): readonly Label[] => {
    const label = labelOf(region, cut(boxOf(region, camera, size), size), over);
    return label === null ? [] : [label];
  };
  return layout.all.children.filter(inView).flatMap((kind) => {
    const largest = kind.children.reduce((best, one) => (one.images > best.images ? one : best));
    return kind.children.filter(inView).flatMap((row) => {
      const box = boxOf(row, camera, size);
      if (!isOpen(box, size))
        return shows(row, scale) ? [] : put(row, row === largest ? (kind.path[0] ?? null) : null);
      return row.children
        .filter((leaf) => inView(leaf) && shorterPatch(leaf) * scale < pictureSize)
        .flatMap((leaf) => put(leaf, null));
    });
  });
}

/** Whether a field takes so much of the view that it names its parts instead of itself. */
const isOpen = ({ width, height }: Box, size: number): boolean =>
  Math.min(width, height) >= 0.62 * size || Math.max(width, height) >= 0.85 * size;

/** Whether the images of a field are large enough to be seen. */
const shows = ({ children }: Region, scale: number): boolean =>
  children.some((leaf) => shorterPatch(leaf) * scale >= pictureSize);

function shorterPatch(region: Region): number {
  const { across, down } = latticeOf(region);
  return Math.min(across, down);
}

/** @param over - its class, where this field is to tell it */
function labelOf({ path, images }: Region, box: Box, over: number | null): Label | null {
  const { long, short, count } = formatRegion(path, images);
  const fits = (text: string): boolean =>
    text.length * nameRoom.letter + 14 <= box.width && box.width >= nameRoom.width;
  const two = box.height >= 2.6 * nameRoom.line;
  const name = over === null ? undefined : [className(over), shortName(over)].find(fits);
  const [first, second] = name === undefined ? [long, count] : [name, long];
  const text = fits(first) ? first : fits(short) ? short : null;
  if (text === null || box.height < nameRoom.height) return null;
  const under = text === first && two && fits(second) ? second : '';
  return { x: Math.max(0, box.x) + 5, y: Math.max(0, box.y) + 4, text, under };
}
