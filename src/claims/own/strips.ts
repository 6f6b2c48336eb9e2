/**
 * What we say ourselves of simple puzzles that are more difficult than those of the construction of 000, dense strips and
 * mirrored strips: solved size by size, and an induction for the second.
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
import { frontMoves, linesAreLocal } from '../000/mirroredStep.ts';

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
    remark: 'an induction proves the count for all sizes: own-mirrored-step',
  },
  () =>
    triedOn(solved({ has: hasMirrored, picture: mirroredPicture, difficulty: mirroredDifficulty })),
);

/** Sizes at which the step of the induction is looked at: an odd and an even number of strips, and of columns. */
const stepSizes = [20, 23].flatMap((m) => [17, 18, 19, 20].map((n) => [m, n] as const));

const step = law(
  {
    id: 'own-mirrored-step',
    place,
    title:
      'Mirrored strips take 2S(n−3) sweeps at every size: two columns more take four sweeps a strip, two strips more take 4(n−3)',
    home: 'papers/batenburg-kosters/#mirrored-strips',
    what: 'the step of the induction for mirrored strips',
    says: 'ours',
    unit: 'sizes at which every sweep was checked',
    effort: 'seconds',
    proof:
      'After six sweeps the rows between the strips are known. From then on a column splits at these rows, but for the last two strips: in every fit as many runs begin above such a row. So what is above and below does not touch what a column says of a strip, or of two strips that one run joins, and two further strips like those above them change nothing but their own cells. And each row of a strip has a place, two cells that are both known or both unknown, before and behind which the same fits are left, but for one run of one cell more. So two further columns like these, with that run, leave every conclusion of the row as it is. Therefore the sweeps of a larger board are those of the smaller one with the front moved: two columns more take each strip four sweeps more, and two strips more repeat the two before them, 4(n−3) sweeps later. The code checks in every sweep of eight sizes that columns split and rows stretch, and cell by cell that the front moves so; smaller sizes are counted.',
  },
  () => triedOn(stepSizes.map(([m, n]) => linesAreLocal(m, n) && frontMoves(m, n))),
);

/** No document says them. */
export const stripClaims = [dense, mirrored, step] as const;
