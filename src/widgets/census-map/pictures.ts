/**
 * The images that are known by their places: blocks of the walk that a worker has gone through, kept while they are among
 * those looked at last.
 */
import type { FoundImages } from '../../workers/censusTasks.ts';
import type { Camera } from './camera.ts';
import { binOf, latticeOf } from './layout.ts';
import type { Lattice, MapLayout, Region } from './layout.ts';
import type { Bin, BinBlock } from './walkIndex.ts';

/** From this size on, in pixels, a patch shows its image. */
export const pictureSize = 12;

/** Some images of the map in a row of a field. */
type Run = { readonly from: number; readonly to: number };

/** A smallest field as far as it is seen. */
export type SeenBin = {
  readonly region: Region;
  readonly bin: Bin;
  readonly lattice: Lattice;
  readonly columns: Run;
  readonly rows: Run;
};

/** The smallest fields in view whose patches are large enough, with the patches that are seen. */
export function binsSeen(
  { all }: MapLayout,
  camera: Camera,
  size: number,
  least: number,
): readonly SeenBin[] {
  const half = camera.span / 2;
  const [left, top] = [camera.x - half, camera.y - half];
  const [right, bottom] = [camera.x + half, camera.y + half];
  const scale = size / camera.span;
  const found: SeenBin[] = [];
  const visit = (region: Region): void => {
    const { x0, y0, x1, y1, children } = region;
    if (x1 <= left || x0 >= right || y1 <= top || y0 >= bottom) return;
    children.forEach(visit);
    const bin = binOf(region);
    if (bin === null) return;
    const lattice = latticeOf(region);
    if (Math.min(lattice.across, lattice.down) * scale < least) return;
    found.push({
      region,
      bin,
      lattice,
      columns: runOf(left - x0, right - x0, lattice.across, lattice.columns),
      rows: runOf(top - y0, bottom - y0, lattice.down, lattice.rows),
    });
  };
  visit(all);
  return found;
}

/** The steps of a lattice from one place to another. */
const runOf = (from: number, to: number, step: number, most: number): Run => ({
  from: Math.max(0, Math.floor(from / step)),
  to: Math.min(most, Math.ceil(to / step)),
});

/** Blocks to go through, each with the kinds that are wanted of it. */
export type WantedBlock = { readonly block: number; readonly codes: readonly number[] };

/** As many images are kept as fit into 40 MB. */
const mostKept = 10_000_000;

/** What is known. */
export class Pictures {
  readonly #layout: MapLayout;
  readonly #known = new Map<string, Int32Array>(); // in the order in which they were used last
  #kept = 0;

  constructor(layout: MapLayout) {
    this.#layout = layout;
  }

  /** Image number `order` of a bin; null while its block is not known. */
  imageAt(bin: Bin, order: number): number | null {
    const found = this.#blockAt(bin, order);
    if (found === undefined) return null;
    return this.#known.get(keyOf(found.block, bin.code))?.[order - found.before] ?? null;
  }

  /** The blocks that are needed for what is seen, and not known. */
  wanted(seen: readonly SeenBin[]): readonly WantedBlock[] {
    const codes = new Map<number, Set<number>>();
    for (const { bin, lattice, columns, rows, region } of seen)
      for (let row = rows.from; row < rows.to; row++) {
        const from = row * lattice.columns + columns.from;
        const to = Math.min(region.images, row * lattice.columns + columns.to);
        for (const { block } of this.#layout.index.blocksOf(bin, from, to)) {
          const key = keyOf(block, bin.code);
          const known = this.#known.get(key);
          if (known === undefined) codes.set(block, (codes.get(block) ?? new Set()).add(bin.code));
          else {
            this.#known.delete(key);
            this.#known.set(key, known);
          }
        }
      }
    return [...codes].map(([block, some]) => ({ block, codes: [...some] }));
  }

  /** Image number `order` of a smallest field. */
  imageIn(region: Region, order: number): number | null {
    const bin = binOf(region);
    return bin === null ? null : this.imageAt(bin, order);
  }

  /** The block that is needed for one image, unless it is known. */
  wantedFor(region: Region, order: number): readonly WantedBlock[] {
    const bin = binOf(region);
    if (bin === null) return [];
    const lattice = { ...latticeOf(region), columns: 1, rows: region.images };
    const one = { from: order, to: order + 1 };
    return this.wanted([{ region, bin, lattice, columns: { from: 0, to: 1 }, rows: one }]);
  }

  /** Keeps what a worker has found, and lets go of what was used longest ago. */
  add(found: readonly FoundImages[]): void {
    for (const { block, code, images } of found) {
      this.#known.set(keyOf(block, code), images);
      this.#kept += images.length;
    }
    for (const [key, images] of this.#known) {
      if (this.#kept <= mostKept) break;
      this.#known.delete(key);
      this.#kept -= images.length;
    }
  }

  #last: { bin: Bin; blocks: readonly BinBlock[] } | null = null;

  /** The block of an image of a bin; neighbours are asked for one after another. */
  #blockAt(bin: Bin, order: number): BinBlock | undefined {
    if (this.#last?.bin.code !== bin.code || this.#last.bin.filled !== bin.filled)
      this.#last = { bin, blocks: this.#layout.index.blocksOf(bin, 0, Infinity) };
    const { blocks } = this.#last;
    let [from, to] = [0, blocks.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (blocks[middle]!.before + blocks[middle]!.images <= order) from = middle + 1;
      else to = middle;
    }
    return blocks[from];
  }
}

const keyOf = (block: number, code: number): string => `${block}:${code}`;
