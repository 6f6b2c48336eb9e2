/** 000, section 4.1: how many images there are, and into what groups their reflections and turns put them. */
import { groupsOf } from '../../engine/board/symmetryGroups.ts';
import { grouped, percentage } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { exact } from '../agree.ts';

const listText = (counts: readonly number[]): string => counts.map(grouped).join('; ');

/** "the set of all 2^(5·5) = 33,554,432 5 x 5 black and white images", and the same of 6 x 6. */
export const allImages: Claim<readonly number[], readonly number[]> = {
  id: '000-section-4.1-images',
  title: 'Images of 5x5 and 6x6',
  published: [33_554_432, 68_719_476_736],
  read: () => ({ ours: [5, 6].map((side) => 2 ** (side * side)) }),
  agrees: exact,
  quote: 'the set of all 2⁵˙⁵ = 2²⁵ = 33,554,432 5 × 5 black and white images',
  ground: { kind: 'proof' },
  home: 'fig-map',
  what: 'pictures of 5x5 and of 6x6',
  says: listText,
  finds: listText,
};

type Groups = {
  readonly images: number;
  readonly symmetric: number; // kept by a turn or a reflection; their groups are smaller than 8
  readonly percentInEights: number;
  readonly groups: number;
};

/** Where a move of D4 takes cell (i, j) of a board of side 5. */
type Move = (i: number, j: number) => readonly [number, number];

const side = 5;
const last = side - 1;

/** An image that some turn or reflection keeps is kept by one of these: a quarter turn twice is a half turn. */
const moves: readonly Move[] = [
  (i, j) => [last - i, last - j],
  (i, j) => [i, last - j],
  (i, j) => [last - i, j],
  (i, j) => [j, i],
  (i, j) => [last - j, last - i],
];

/** The cells that a move takes to each other, as masks. */
function orbitsOf(move: Move): readonly number[] {
  const masks = new Set<number>();
  for (let i = 0; i < side; i++)
    for (let j = 0; j < side; j++) {
      const [k, l] = move(i, j);
      masks.add((1 << (side * i + j)) | (1 << (side * k + l)));
    }
  return [...masks];
}

/** Every image that some turn or reflection keeps, by its number. */
function symmetricImages(): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const orbits of moves.map(orbitsOf))
    for (let choice = 0; choice < 2 ** orbits.length; choice++) {
      let image = 0;
      for (const [at, mask] of orbits.entries()) if ((choice >>> at) & 1) image |= mask;
      kept.add(image);
    }
  return kept;
}

/** "most puzzles occur in groups of 8". */
export const groupsOfEight: Claim<string, Groups> = {
  id: '000-section-4.1-groups-of-8',
  title: 'Because of the symmetries of D4 "most puzzles occur in groups of 8" (5x5)',
  published: 'most',
  read() {
    const images = 2 ** (side * side);
    const symmetric = symmetricImages().size;
    const percentInEights = Math.round((10_000 * (images - symmetric)) / images) / 100;
    return {
      ours: { images, symmetric, percentInEights, groups: groupsOf(side).groups },
      note: 'Counted by images; "most" is read as more than half.',
    };
  },
  agrees: ({ percentInEights }) => percentInEights > 50,
  reading: 'more than half of the pictures',
  quote: 'most puzzles occur in groups of 8',
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'all-small-nonograms/#what-all-means',
  what: '“most puzzles occur in groups of 8”',
  finds: ({ percentInEights, groups }) =>
    `${percentage(percentInEights)} of the pictures; ${grouped(groups)} groups in all`,
  remark: 'counted by pictures',
};
