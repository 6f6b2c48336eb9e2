/**
 * Every uniquely solvable image of each size up to a square, by the methods that do not solve it: the table and the order
 * of "rank algorithms by the highest difficulty" (000 §3.2, §5) are read from it.
 *
 * Units are images, size after size, those with few cells first. Only one image of each group of reflections is solved
 * and counts for all of its group; a quarter turn would exchange p and q.
 */
import { createRanker, RANKED } from '../engine/census/ranking.ts';
import { createFold } from '../engine/census/fold.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { checkSum, countIn, recordIn, sumOf } from '../notebook/plain/storedTally.ts';

export type RankingSpec = {
  readonly side: number; // 1..5: all sizes from 1x1 to side x side
};

/** Images that the same methods do not solve. */
type LeftCount = {
  images: number;
  first: number; // the least number of one
};

/** By size, as `4x5`, and there by the methods that fail, as `sweeps once`; '' where all succeed. */
export type RankingTally = Record<string, Record<string, LeftCount>>;

/** A size, and which units are its images. */
type Part = {
  readonly size: string;
  readonly height: number;
  readonly width: number;
  readonly from: number; // the first unit
  readonly images: number;
};

/** The sizes of a run in its order: by cells, then the lower one first. */
export function rankedSizes({ side }: RankingSpec): readonly Part[] {
  const sides = Array.from({ length: side }, (_, at) => at + 1);
  let from = 0;
  return sides
    .flatMap((height) => sides.map((width) => ({ height, width })))
    .toSorted((a, b) => a.height * a.width - b.height * b.width || a.height - b.height)
    .map(({ height, width }) => {
      const images = 2 ** (height * width);
      const part = { size: `${height}x${width}`, height, width, from, images };
      from += images;
      return part;
    });
}

export const ranking: Experiment<RankingSpec, RankingTally> = {
  id: 'ranking',
  version: 1,

  check({ side }) {
    checkBetween('side', side, 1, 5);
  },

  units: (spec) => sumOf(rankedSizes(spec).map(({ images }) => images)),

  emptyTally: (spec) => Object.fromEntries(rankedSizes(spec).map(({ size }) => [size, {}])),

  begin(spec) {
    const parts = rankedSizes(spec).map((part) => ({ ...part, solver: createSolver(part) }));
    return (from, to, tally) => {
      for (const { size, from: first, images, solver } of parts) {
        const counts = tally[size];
        const last = Math.min(to - first, images);
        if (counts === undefined) continue;
        for (let image = Math.max(0, from - first); image < last; image++) solver(image, counts);
      }
    };
  },

  merge(into, part) {
    for (const [size, counts] of Object.entries(part))
      for (const [left, count] of Object.entries(counts)) addTo((into[size] ??= {}), left, count);
  },

  toStored: (tally) => tally,

  fromStored(stored, spec, done = ranking.units(spec)) {
    const sizes = rankedSizes(spec);
    const record = recordIn(
      'tally',
      stored,
      sizes.map(({ size }) => size),
    );
    const tally = Object.fromEntries(
      sizes.map(({ size, images }) => [size, readCounts(size, record[size], images)]),
    );
    if (done === ranking.units(spec)) checkTurned(tally, sizes);
    return tally;
  },
};

/** What a size has, the size turned on its side must have, with rows and columns exchanged in the methods. */
function checkTurned(tally: RankingTally, sizes: readonly Part[]): void {
  for (const { size, height, width } of sizes)
    for (const [left, { images }] of Object.entries(tally[size] ?? {})) {
      const turned = tally[`${width}x${height}`]?.[turnedNames(left)]?.images ?? 0;
      checkSum(`images of ${size} left by ${left || 'none'}, turned`, turned, images);
    }
}

/** The methods that fail on a transposed image. */
function turnedNames(left: string): string {
  const names = left.split(' ').map((name) => name.replace(/^(\d),(\d)$/, '$2,$1'));
  return RANKED.filter((name) => names.includes(name)).join(' ');
}

/** What counts an image of a size; its solvers are made with the first image that is asked for. */
function createSolver({
  height,
  width,
}: Part): (image: number, counts: Record<string, LeftCount>) => void {
  let made: { timesOf: (image: number) => number } & ReturnType<typeof createRanker>;
  return (image, counts) => {
    made ??= { timesOf: createFold(height, width, 'reflections'), ...createRanker(height, width) };
    const times = made.timesOf(image);
    const left = times === 0 ? null : made.leftBy(image);
    if (left !== null) addTo(counts, left.join(' '), { images: times, first: image });
  };
}

function addTo(
  counts: Record<string, LeftCount>,
  left: string,
  { images, first }: LeftCount,
): void {
  const count = (counts[left] ??= { images: 0, first });
  count.images += images;
  count.first = Math.min(count.first, first);
}

function readCounts(size: string, stored: unknown, all: number): Record<string, LeftCount> {
  const counts = Object.entries(recordIn(size, stored)).map(([left, value]) => {
    const names: readonly string[] = left === '' ? [] : left.split(' ');
    const known = RANKED.filter((name) => names.includes(name));
    if (known.join(' ') !== left) throw new RangeError(`${size} has strange methods: ${left}`);
    const count = recordIn(left, value, ['images', 'first']);
    const images = countIn('images', count['images'], all);
    return [left, { images, first: countIn('first', count['first'], all - 1) }] as const;
  });
  countIn(`images of ${size}`, sumOf(counts.map(([, { images }]) => images)), all);
  return Object.fromEntries(counts);
}
