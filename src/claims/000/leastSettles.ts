/** 000, section 3.1: the least number of SETTLE operations, which it calls very hard to compute for all puzzles of a size. */
import { createFold } from '../../engine/census/fold.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { createFewestSettles } from '../../engine/sweep/fewestSettles.ts';
import { transpose } from '../../engine/board/symmetry.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';

/** What the simple images of a size need. */
export type LeastSettles = {
  readonly simple: number; // images
  /** At [least number]: images. */
  readonly fewest: readonly number[];
  /** At [how many more of SimpleSolver's settles fix something]: images. */
  readonly saved: readonly number[];
  /** Sums over all: of SimpleSolver's settles those that fix something, and all of them. */
  readonly fixing: number;
  readonly all: number;
  /** One of the images that need the most. */
  readonly grid: readonly string[];
};

/**
 * Counts over all images of a square size.
 *
 * @remarks A third of a second for 4 x 4, a quarter of an hour for 5 x 5.
 * @source 000_8dc3042ab81c971c.txt §3.1 ("the minimum number of SETTLE operations needed to solve a given Nonogram")
 */
function leastSettlesOf(side: number): LeastSettles {
  const settles = createFewestSettles(side, side);
  const timesOf = createFold(side, side, 'class');
  const lines = side * side;
  const fewest = Array.from({ length: lines }, () => 0);
  const saved = Array.from({ length: lines }, () => 0);
  const sums = { simple: 0, fixing: 0, all: 0 };
  let hardest = { settles: 0, index: 0 };
  for (let index = 0; index < 2 ** lines; index++) {
    const times = timesOf(index);
    if (times === 0) continue;
    const image = imageFromIndex(side, side, index);
    if (settles.swept(image) === null) continue;
    const least = settles.fewest(image);
    // half of a class are transposed to the other half, for which the rows are columns
    for (const one of [image, transpose(image)]) {
      const { fixing, all } = settles.swept(one)!;
      sums.simple += times / 2;
      sums.fixing += (times / 2) * fixing;
      sums.all += (times / 2) * all;
      fewest[least]! += times / 2;
      saved[fixing - least]! += times / 2;
    }
    if (least > hardest.settles) hardest = { settles: least, index };
  }
  return {
    ...sums,
    fewest: upToLast(fewest),
    saved: upToLast(saved),
    grid: formatGrid(imageFromIndex(side, side, hardest.index)),
  };
}

const upToLast = (counts: readonly number[]): readonly number[] =>
  counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);

/** A mean over the images. */
export const meanOf = (counts: readonly number[]): number =>
  counts.reduce((all, images, at) => all + images * at, 0) /
  counts.reduce((all, images) => all + images, 0);

const quote =
  'However, this would be very hard to compute due to extensive backtracking, especially when considering all puzzles of a given size';

const told = (size: string, { simple, fewest, saved, fixing }: LeastSettles): string =>
  `${size}: ${fixed(meanOf(fewest), 2)} on average, ${fewest.length - 1} at most; SimpleSolver’s that fix something ${fixed(fixing / simple, 2)}, ${saved.length - 1} more at most`;

export const leastSettles: Question<string, LeastSettles> = {
  id: '000-section-3.1-least-settles',
  title:
    'The minimum number of SETTLE operations “would be very hard to compute … when considering all puzzles of a given size”: computed',
  quote,
  published: 'very hard',
  ground: ({ simple }) => ({
    kind: 'count',
    of: `all ${grouped(simple)} simple pictures of 4x4`,
  }),
  home: 'papers/batenburg-kosters/#the-fewest-settles',
  what: 'the least number of SETTLE operations',
  says: (words) => `“${words}” to compute`,
  finds: (found) => told('4\u00a0×\u00a04', found),
  remark:
    'no backtracking is needed: of the states that so many operations reach, only those that are part of no other one have to be kept',
  read: () => ({ ours: leastSettlesOf(4) }),
  agrees: null, // “very hard” is no number
};

/** The same for all pictures of 5 x 5. */
export const leastSettlesFive: Question<string, LeastSettles> = {
  id: '000-section-3.1-least-settles-5x5',
  title: 'The minimum number of SETTLE operations for all simple puzzles of 5x5: computed',
  quote,
  published: 'very hard',
  effort: 'minutes',
  outcome: '000-section-3.1-least-settles-5x5',
  ground: ({ simple }) => ({
    kind: 'count',
    of: `all ${grouped(simple)} simple pictures of 5x5`,
  }),
  home: 'papers/batenburg-kosters/#the-fewest-settles',
  what: 'the least number of SETTLE operations, 5x5',
  says: (words) => `“${words}” to compute`,
  finds: (found) => told('5\u00a0×\u00a05', found),
  remark:
    'gone through once, in a quarter of an hour, and stored; one of the eight turns and reflections of a picture stands for all of them',
  read: () => ({ ours: leastSettlesOf(5) }),
  agrees: null,
};
