/**
 * The distribution of difficulty over every image of a small size: column 2 of Figure 4 of 000, recomputed.
 * Unit u is image number u. Difficulty is 000's: the number of the sweep that fixes the last unknown cell.
 */
import type { Direction } from '../engine/board/cell.ts';
import { createSmallSimple } from '../engine/census/smallSimple.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import {
  checkSum,
  countIn,
  listIn,
  readLists,
  recordIn,
  sumOf,
} from '../notebook/plain/storedTally.ts';

export type DifficultyCountSpec = {
  readonly height: number; // rows, 1..6
  readonly width: number; // columns, 1..6; at most 25 cells in all
  readonly first: Direction; // direction of the first sweep; 000 starts with H
};

export type DifficultyCountTally = {
  readonly simple: Float64Array; // index: difficulty 0..mn + 1 (0 stays 0); value: simple images
  notSimple: number;
  /** The greatest difficulty so far, 0 before the first simple image, and the numbers of its first images. */
  hardest: { difficulty: number; images: number[] }; // at most 16 numbers, increasing
};

const maxCells = 25;
const maxHardest = 16;

/** Unit i is image i of the size, as `imageFromIndex` numbers them. */
export const difficultyCount: Experiment<DifficultyCountSpec, DifficultyCountTally> = {
  id: 'difficulty-count',
  version: 1,

  check({ height, width, first }) {
    checkBetween('height', height, 1, 6);
    checkBetween('width', width, 1, 6);
    checkBetween('number of cells', height * width, 1, maxCells);
    if (first !== 'H' && first !== 'V')
      throw new RangeError(`first sweep must be H or V: ${String(first)}`);
  },

  units: ({ height, width }) => 2 ** (height * width),

  emptyTally: ({ height, width }) => ({
    simple: new Float64Array(height * width + 2),
    notSimple: 0,
    hardest: { difficulty: 0, images: [] },
  }),

  begin({ height, width, first }) {
    const solver = createSmallSimple(height, width);
    return (from, to, tally) => {
      const { simple } = tally;
      let notSimple = 0;
      for (let image = from; image < to; image++) {
        const sweeps = solver.solveIndex(image, first);
        if (sweeps < 0) notSimple++;
        else {
          simple[sweeps]!++;
          if (sweeps >= tally.hardest.difficulty) keepHardest(tally.hardest, sweeps, image);
        }
      }
      tally.notSimple += notSimple;
    };
  },

  merge(into, part) {
    for (let difficulty = 0; difficulty < into.simple.length; difficulty++)
      into.simple[difficulty]! += part.simple[difficulty]!;
    into.notSimple += part.notSimple;
    for (const image of part.hardest.images)
      keepHardest(into.hardest, part.hardest.difficulty, image);
  },

  toStored: ({ simple, notSimple, hardest }) => ({ simple: [...simple], notSimple, hardest }),

  fromStored(stored, spec, done = difficultyCount.units(spec)) {
    const record = recordIn('tally', stored, ['simple', 'notSimple', 'hardest']);
    const { simple } = readLists(
      { simple: record['simple'] },
      { simple: new Float64Array(spec.height * spec.width + 2) },
    );
    const notSimple = countIn('notSimple', record['notSimple']);
    checkSum('images', sumOf(simple) + notSimple, done);
    const hardest = recordIn('hardest', record['hardest'], ['difficulty', 'images']);
    const difficulty = countIn('difficulty', hardest['difficulty'], spec.height * spec.width + 1);
    const last = simple.findLastIndex((count) => count > 0);
    checkSum('the greatest difficulty', difficulty, Math.max(0, last));
    const all = difficultyCount.units(spec);
    const images = listIn('images', hardest['images'], Math.min(maxHardest, simple[last] ?? 0)).map(
      (image) => countIn('hardest image', image, all - 1),
    );
    if (images.some((image, at) => at > 0 && image <= images[at - 1]!))
      throw new RangeError('the hardest images are out of their order');
    return { simple, notSimple, hardest: { difficulty, images } };
  },
};

/** Keeps the smallest 16 numbers of the greatest difficulty, whatever the order in which they come. */
function keepHardest(
  hardest: DifficultyCountTally['hardest'],
  difficulty: number,
  image: number,
): void {
  const { images } = hardest;
  if (difficulty < hardest.difficulty) return;
  if (difficulty > hardest.difficulty) {
    hardest.difficulty = difficulty;
    images.length = 0;
  }
  let at = images.length;
  while (at > 0 && (images[at - 1] ?? 0) > image) at--;
  if (at === maxHardest) return;
  images.splice(at, 0, image);
  if (images.length > maxHardest) images.pop();
}

/** How many of the counted images are simple. */
export function simpleIn({ simple }: Pick<DifficultyCountTally, 'simple'>): number {
  return simple.reduce((sum, images) => sum + images, 0);
}
