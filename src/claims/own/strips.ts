/**
 * What we say ourselves of simple puzzles that are more difficult than those of the construction of 000, dense strips and
 * mirrored strips: solved size by size, and for the second the step of an induction with its lemma.
 */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { denseDifficulty, densePicture, hasDense } from '../../engine/make/stripPicture.ts';
import {
  hasMirrored,
  mirroredDifficulty,
  mirroredPicture,
} from '../../engine/make/mirroredStrips.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { law, triedOn } from '../law.ts';
import { frontMoves, heightens, widens } from '../000/mirroredStep.ts';
import { lemmaOn } from '../000/rowLemma.ts';

/** Sizes are solved up to this side. */
const most = 61;

const place = 'no document has it';

type Family = {
  has(this: void, m: number, n: number): boolean;
  picture(this: void, m: number, n: number): Grid;
  difficulty(this: void, m: number, n: number): number;
};

/** Whether each size of a family takes as many sweeps as its formula says. */
function* solved({ has, picture, difficulty }: Family): Generator<boolean> {
  for (let m = 1; m <= most; m++)
    for (let n = 1; n <= most; n++) {
      if (!has(m, n)) continue;
      const { status, sweeps } = solveSimple(puzzleOf(picture(m, n)));
      yield status === 'solved' && sweeps === difficulty(m, n);
    }
}

/**
 * Whether mirrored strips, turned by a quarter, take one sweep more: columns first, that is, of the same picture. Four to six
 * strips of an odd number of columns take one less.
 */
function* turnedSizes(): Generator<boolean> {
  for (let m = 1; m <= most; m++)
    for (let n = 1; n <= most; n++) {
      if (!hasMirrored(m, n)) continue;
      const { status, sweeps } = solveSimple(puzzleOf(mirroredPicture(m, n)), 'V');
      yield (
        status === 'solved' &&
          sweeps === mirroredDifficulty(m, n) + (m < 20 && n % 2 === 1 ? -1 : 1)
      );
    }
}

const dense = law(
  {
    id: 'own-dense-strips',
    place,
    title: 'Dense strips take (m−2)(2n−6)/3 + 26 sweeps from 20 rows and 17 columns on',
    home: 'papers/batenburg-kosters/#more-than-one-half',
    what: 'dense strips take as many sweeps as their formula says',
    says: 'ours',
    unit: `sizes of dense strips up to ${most}x${most}`,
    effort: 'seconds',
    remark: 'if it goes on so, to two thirds of the cells',
  },
  () => triedOn(solved({ has: hasDense, picture: densePicture, difficulty: denseDifficulty })),
);

const mirrored = law(
  {
    id: 'own-mirrored-strips',
    place,
    title: 'Mirrored strips take 2S(n−3) sweeps on (3S−1) × n',
    home: 'papers/batenburg-kosters/#mirrored-strips',
    what: 'mirrored strips take as many sweeps as their formula says',
    says: 'ours',
    unit: `sizes of mirrored strips up to ${most}x${most}`,
    effort: 'seconds',
    remark: 'why it seems to go on so: own-longer-row and own-mirrored-step',
  },
  () =>
    triedOn(solved({ has: hasMirrored, picture: mirroredPicture, difficulty: mirroredDifficulty })),
);

/** Lengths of rows for which the lemma is tried on every word and every clue. */
const lemmaLengths = [2, 3, 4, 5, 6, 7];

const lemma = law(
  {
    id: 'own-longer-row',
    place,
    title: 'A row that looks alike two cells further on tells nothing new when it is made longer',
    home: 'papers/batenburg-kosters/#mirrored-strips',
    what: 'the lemma on longer rows',
    says: 'ours',
    unit: `rows of up to ${lemmaLengths.at(-1)} cells with a clue and a place`,
    effort: 'seconds',
    proof:
      'A clue is a chain of letters: an empty one, the cells of the first run, an empty one, and so on. A fit goes through it a cell at a time; it may stay at an empty letter, and leave out the ends. Take two neighbouring cells of a row such that before and behind them the same letters can stand, but for two letters further on, seen from the left and seen from the right; and let all letters from the least to the greatest of these be filled and empty in turn. Put a second pair like the two behind them, and two letters more into the chain where it is filled and empty in turn. From the left nothing changes up to the two cells; over them the letters move on by two, and over the new pair by two again, because the chain looks alike there; what comes behind is as it was, two letters on. The same holds from the right. What a cell can be follows from the letters on its two sides, so nothing else is concluded on the old cells, and on the new pair what is concluded on the two. The new row has the property at the same place, and at every other where the old one had it, as the letters on both of its sides move on alike.',
  },
  () => triedOn(lemmaLengths.flatMap((length) => [...lemmaOn(length)])),
);

/** Sizes at which the step of the induction is looked at: an odd and an even number of strips, and of columns. */
const stepSizes = [20, 23].flatMap((m) => [17, 18, 19, 20].map((n) => [m, n] as const));

const step = law(
  {
    id: 'own-mirrored-step',
    place,
    title:
      'From the seventh sweep on, mirrored strips with two columns more, or two strips more, are those of the board before',
    home: 'papers/batenburg-kosters/#mirrored-strips',
    what: 'the step of the induction for mirrored strips',
    says: 'ours',
    unit: 'sizes at which every line of every sweep was compared',
    effort: 'seconds',
    remark:
      'Why it goes on: let the sweeps of a board be known, and give each cell of a larger board the sweep that the map says. Two columns more: what is not known by sweep 8 comes in strip k, counted from 0, 4k sweeps later in the first half of the strip, and 4k + 4 sweeps later, two columns further on, in the second half. Two strips more: the first four strips stay, and below them all comes 4(n − 3) sweeps later. These are the sweeps of the larger board if every line, in every sweep, finds just what the map says. A column splits at the rows between strips, in every fit at the same run, but for the last two strips; and each of its pieces, with its runs, is a piece of a column of the smaller board. With two strips more, so is each row a row of the smaller board. With two columns more, each row is one of the smaller board with a pair of cells repeated at a place that the lemma on longer rows allows: ahead of the front while that is in the first half, behind it afterwards. The rows go on so: a row that is made longer keeps its other places, and where the front is in the middle there is one on either side. That columns split alike on all higher boards is not proved, so this counts as compared, not as proved. The code compares every line of every sweep from the seventh on, at eight sizes. The first six sweeps, after which the rows between the strips are known, are not part of the step: that they end alike was looked at on every board, of up to 61 rows and 61 columns, that is solved.',
  },
  () => triedOn(stepSizes.map(([m, n]) => widens(m, n) && heightens(m, n) && frontMoves(m, n))),
);

const turned = law(
  {
    id: 'own-mirrored-turned',
    place,
    title:
      'Turned by a quarter, mirrored strips take one sweep more; four to six strips of an odd number of columns take one less',
    home: 'papers/batenburg-kosters/#mirrored-strips',
    what: 'what mirrored strips take when they are turned by a quarter',
    says: 'ours',
    unit: `sizes of mirrored strips up to ${most}x${most}`,
    effort: 'seconds',
    remark: 'no proof for other sizes',
  },
  () => triedOn(turnedSizes()),
);

/** No document says them. */
export const stripClaims = [dense, mirrored, lemma, step, turned] as const;
