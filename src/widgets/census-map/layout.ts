/**
 * The map of the census as plain data: a square in which every image has a patch of its own, all of nearly the same size.
 * Images of a class lie together, within it those that take as many sweeps (the commonest number first), within these those
 * with as many filled cells (the fewest first); there they lie row by row in the order of the walk. The fields are halved
 * again and again, the order kept, so that what is rare comes to lie in corners and still is no sliver (d3-hierarchy's
 * `treemapBinary`).
 */
import { hierarchy, treemap, treemapBinary } from 'd3';
import type { HierarchyRectangularNode } from 'd3';
import type { Bin, WalkIndex } from './walkIndex.ts';

/** A rectangle of the map, whose sides run from 0 to 1. */
export type Rect = {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
};

/** Where one is: all images, a class, its images of so many sweeps, those of them with so many filled cells. */
export type Path =
  | readonly []
  | readonly [kind: number]
  | readonly [kind: number, row: number]
  | readonly [kind: number, row: number, filled: number];

/** A field of the map. */
export type Region = Rect & {
  readonly path: Path;
  readonly images: number;
  readonly children: readonly Region[];
};

/** The map of one size. */
export type MapLayout = {
  readonly index: WalkIndex;
  readonly all: Region;
  /** The side of the patch of an image, if all were squares. */
  readonly patch: number;
};

type Node = {
  readonly path: Path;
  readonly images: number;
  readonly children?: readonly Node[];
};

/** Lays the map out. */
export function layoutOf(index: WalkIndex): MapLayout {
  const root = hierarchy(treeOf(index), ({ children }) => children).sum(({ children, images }) =>
    children === undefined ? images : 0,
  );
  const placed = treemap<Node>().tile(treemapBinary).size([1, 1]).round(false)(root);
  return { index, all: regionOf(placed), patch: 1 / Math.sqrt(index.images) };
}

/** Class, sweeps and filled cells. */
function treeOf(index: WalkIndex): Node {
  const bins = index.bins();
  const children = [0, 1, 2, 3].flatMap((kind): Node[] => {
    const own = bins.filter(({ code }) => code % 4 === kind);
    const rows = [...new Set(own.map(({ code }) => code >> 2))].map((row): Node => {
      const leaves = own
        .filter(({ code }) => code >> 2 === row)
        .map(({ filled, images }): Node => ({ path: [kind, row, filled], images }));
      return { path: [kind, row], images: imagesIn(leaves), children: leaves };
    });
    const children = rows.toSorted((a, b) => b.images - a.images);
    return rows.length === 0 ? [] : [{ path: [kind], images: imagesIn(rows), children }];
  });
  return { path: [], images: imagesIn(children), children };
}

const imagesIn = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { images }) => sum + images, 0);

const regionOf = (node: HierarchyRectangularNode<Node>): Region => ({
  x0: node.x0,
  y0: node.y0,
  x1: node.x1,
  y1: node.y1,
  path: node.data.path,
  images: node.data.images,
  children: node.children?.map(regionOf) ?? [],
});

/** The field of a path; null where no image is of that kind. */
export function regionAt({ all }: MapLayout, path: Path): Region | null {
  let region: Region | undefined = all;
  for (const [depth, part] of path.entries())
    region = region?.children.find((child) => child.path[depth] === part);
  return region ?? null;
}

/** The fields around a point, from the whole map down to the smallest. */
export function regionsAround({ all }: MapLayout, x: number, y: number): readonly Region[] {
  const found: Region[] = [];
  let region: Region | undefined = all;
  while (region !== undefined && holds(region, x, y)) {
    found.push(region);
    region = region.children.find((child) => holds(child, x, y));
  }
  return found;
}

/** Of two fields that meet there, a point is in one. */
const holds = ({ x0, y0, x1, y1 }: Rect, x: number, y: number): boolean =>
  x >= x0 && y >= y0 && (x < x1 || x === 1) && (y < y1 || y === 1) && x <= 1 && y <= 1;

/** The bin of a smallest field; null for any other. */
export function binOf({ path }: Region): Bin | null {
  const [kind, row, filled] = path;
  return kind === undefined || row === undefined || filled === undefined
    ? null
    : { filled, code: 4 * row + kind };
}

/** The path of the images of a kind. */
export const pathOf = ({ filled, code }: Bin): Path => [code % 4, code >> 2, filled];

/** How the images of a smallest field lie in it: so many in each row, but for the last. */
export type Lattice = {
  readonly columns: number;
  readonly rows: number;
  readonly across: number; // width of a patch
  readonly down: number; // its height
};

/** The patches of a smallest field, as nearly square as can be. */
export function latticeOf({ x0, y0, x1, y1, images }: Region): Lattice {
  const [width, height] = [x1 - x0, y1 - y0];
  const wanted = Math.round(Math.sqrt((images * width) / height));
  const most = Math.min(images, Math.max(1, wanted));
  const rows = Math.ceil(images / most);
  const columns = Math.ceil(images / rows);
  return { columns, rows, across: width / columns, down: height / rows };
}

/** The patch of image number `order` of a smallest field. */
export function patchOf(region: Region, order: number): Rect {
  const { columns, across, down } = latticeOf(region);
  const x0 = region.x0 + (order % columns) * across;
  const y0 = region.y0 + Math.floor(order / columns) * down;
  return { x0, y0, x1: x0 + across, y1: y0 + down };
}

/** The image of a smallest field at a point; beyond the last one, that one. */
export function orderAt(region: Region, x: number, y: number): number {
  const { columns, rows, across, down } = latticeOf(region);
  const column = Math.min(columns - 1, Math.max(0, Math.floor((x - region.x0) / across)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor((y - region.y0) / down)));
  return Math.min(row * columns + column, region.images - 1);
}
