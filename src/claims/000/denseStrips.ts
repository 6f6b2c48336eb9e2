/**
 * 000, sections 1 and 3.1: that simple puzzles can be almost as difficult as can be, and how far that goes. Beside the
 * construction of the document stand puzzles of ours that are more difficult, dense strips and mirrored strips.
 */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { denseDifficulty, densePicture, hasDense } from '../../engine/make/stripPicture.ts';
import {
  hasMirrored,
  mirroredDifficulty,
  mirroredPicture,
} from '../../engine/make/mirroredStrips.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { fixed } from '../../formats/numbers.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { constructedDifficulty } from './construction.ts';
import { frontMoves, linesAreLocal } from './mirroredStep.ts';

const home = 'papers/batenburg-kosters/#more-than-one-half';

/** Sizes that the ledger solves; the tests of the generator go to 61. */
const most = 33;

const sizes: readonly (readonly [m: number, n: number])[] = Array.from(
  { length: most * most },
  (_, at) => [1 + Math.floor(at / most), 1 + (at % most)] as const,
).filter(([m, n]) => hasDense(m, n) && n % 4 === 1);

const denseFormula = law(
  {
    id: '000-section-3.1-dense-strips',
    title:
      'Simple puzzles can have “a very high difficulty”: ours of dense strips take (m−2)(2n−6)/3 + 26 sweeps, more than the construction',
    quote:
      'a construction is given for an m x n Nonogram of the simple type, that has a very high difficulty',
    home,
    what: 'dense strips, puzzles of ours, take as many sweeps as their formula says',
    says: 'very high; about mn/2',
    unit: `sizes of dense strips up to ${most}x${most}`,
    remark:
      'if it goes on so, to two thirds of the cells; the tests of the generator go on to 61x61',
  },
  () =>
    triedOn(
      sizes.map(([m, n]) => {
        const { status, sweeps } = solveSimple(puzzleOf(densePicture(m, n)));
        return status === 'solved' && sweeps === denseDifficulty(m, n);
      }),
    ),
);

/** Sizes of mirrored strips up to the same side. */
const mirroredSizes = Array.from(
  { length: most * most },
  (_, at) => [1 + Math.floor(at / most), 1 + (at % most)] as const,
).filter(([m, n]) => hasMirrored(m, n));

const mirroredFormula = law(
  {
    id: '000-section-3.1-mirrored-strips',
    title:
      'Simple puzzles can have “a very high difficulty”: ours of mirrored strips take 2S(n−3) sweeps on (3S−1) × n, more than the dense strips',
    quote:
      'a construction is given for an m x n Nonogram of the simple type, that has a very high difficulty',
    home,
    what: 'mirrored strips, puzzles of ours, take as many sweeps as their formula says',
    says: 'very high; about mn/2',
    unit: `sizes of mirrored strips up to ${most}x${most}`,
    effort: 'seconds',
    remark: 'the tests of the generator go on to 61x61, and an induction proves the count',
  },
  () =>
    triedOn(
      mirroredSizes.map(([m, n]) => {
        const { status, sweeps } = solveSimple(puzzleOf(mirroredPicture(m, n)));
        return status === 'solved' && sweeps === mirroredDifficulty(m, n);
      }),
    ),
);

/** Sizes at which the step of the induction is looked at: an odd and an even number of strips, and of columns. */
const stepSizes = [20, 23].flatMap((m) => [17, 18, 19, 20].map((n) => [m, n] as const));

const mirroredInduction = law(
  {
    id: '000-section-3.1-mirrored-step',
    title:
      'Mirrored strips take 2S(n−3) sweeps at every size: two columns more take four sweeps a strip, two strips more take 4(n−3)',
    quote:
      'a construction is given for an m x n Nonogram of the simple type, that has a very high difficulty',
    home,
    what: 'the step of the induction for mirrored strips',
    says: 'very high; about mn/2',
    unit: 'sizes at which every sweep was checked',
    effort: 'seconds',
    proof:
      'After six sweeps the rows between the strips are known. From then on a column splits at these rows, but for the last two strips: in every fit as many runs begin above such a row. So what is above and below does not touch what a column says of a strip, or of two strips that one run joins, and two further strips like those above them change nothing but their own cells. And each row of a strip has a place, two cells that are both known or both unknown, before and behind which the same fits are left, but for one run of one cell more. So two further columns like these, with that run, leave every conclusion of the row as it is. Therefore the sweeps of a larger board are those of the smaller one with the front moved: two columns more take each strip four sweeps more, and two strips more repeat the two before them, 4(n−3) sweeps later. The code checks in every sweep of eight sizes that columns split and rows stretch, and cell by cell that the front moves so; smaller sizes are counted.',
  },
  () => triedOn(stepSizes.map(([m, n]) => linesAreLocal(m, n) && frontMoves(m, n))),
);

type Factor = {
  /** How much more than the formulas the bound of mn sweeps allows, for a large square. */
  readonly construction: number;
  readonly dense: number;
  readonly mirrored: number;
};

const asymptotic: Claim<string, Factor> = {
  id: '000-section-1-asymptotic',
  title:
    'The construction of Batenburg et al. (2009) has asymptotically maximal difficulty, up to a constant factor',
  quote:
    'a construction for a family of Nonograms that have asymptotically maximal difficulty, up to a constant factor, is provided',
  published: 'up to a constant factor',
  ground: {
    kind: 'part',
    which:
      'puzzles of ours with the printed difficulty, up to 60x60; the proof is in another paper',
  },
  home: 'sweeps/#what-the-papers-leave-open',
  what: 'the bound of mn sweeps, as a multiple of what is built',
  finds: ({ construction, dense, mirrored }) =>
    `${fixed(construction, 2)} for the construction, ${fixed(mirrored, 2)} for our mirrored strips, ${fixed(dense, 2)} for our dense strips if their formula goes on`,
  remark: 'no puzzle takes more than mn sweeps, so the factor is between one and these',
  read() {
    const m = 8 * 3 * 4000 + 2; // of both families, with a width beside it of the right kind
    return {
      ours: {
        construction: (m * m) / constructedDifficulty(m, m),
        dense: (m * (m + 1)) / denseDifficulty(m, m + 1),
        mirrored: (m * m) / mirroredDifficulty(m, m),
      },
    };
  },
  agrees: ({ construction, dense, mirrored }) =>
    construction < 2.01 && dense < construction && mirrored < dense,
};

/** In the order of the text. */
export const denseStrips: readonly Claim[] = [
  asymptotic,
  denseFormula,
  mirroredFormula,
  mirroredInduction,
];
