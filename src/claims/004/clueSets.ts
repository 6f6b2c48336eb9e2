/** 004: how many different clue sets the boards of a small size make. */
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { exact } from '../agree.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

/** Size, boards, "unique clues", "non-unique clues". */
type Row = readonly [size: string, boards: number, different: number, others: number];

const sizes = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
] as const;

/**
 * How many different puzzles the images of a size make.
 *
 * @throws RangeError for more than 2^16 images
 * @source 004_baeeafed5327eab8.txt table of boards and clues
 */
export function puzzlesOf(height: number, width: number): number {
  if (height * width > 16) throw new RangeError(`too many images: 2^${height * width}`);
  const seen = new Set<string>();
  for (let image = 0; image < 2 ** (height * width); image++)
    seen.add(encodePuzzle(puzzleOf(imageFromIndex(height, width, image))));
  return seen.size;
}

const differentText = (rows: readonly Row[]): string =>
  rows.map(([, , different]) => grouped(different)).join('; ');

export const clueSets: Claim<readonly Row[], readonly Row[]> = {
  id: '004-clue-sets',
  place: 'table of boards and clues',
  title: 'Boards, "unique clues" and "non-unique clues" of small sizes',
  published: [
    ['2x2', 16, 15, 1],
    ['2x3', 64, 58, 6],
    ['3x3', 512, 445, 67],
    ['3x4', 4096, 3588, 508],
    ['4x4', 65_536, 58_196, 7340],
  ],
  read: () => ({
    ours: sizes.map(([height, width]): Row => {
      const boards = 2 ** (height * width);
      const different = puzzlesOf(height, width);
      return [`${height}x${width}`, boards, different, boards - different];
    }),
    note: 'The numbers are right when "unique" means different: the second is the number of different puzzles, the third what is left of the boards. It is not the number of puzzles with one solution, which is smaller.',
  }),
  agrees: exact,
  ground: { kind: 'count', of: 'all pictures of these sizes' },
  home: 'all-small-nonograms/#what-all-means',
  what: 'unique clues of 2x2, 2x3, 3x3, 3x4, 4x4',
  says: differentText,
  finds: differentText,
  remark: 'different puzzles, not puzzles with one solution',
};
