/**
 * 000, sections 1 and 3.1: that simple puzzles can be almost as difficult as can be, and how far that goes. Beside the
 * construction of the document stand puzzles of ours that are more difficult, dense strips.
 */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { denseDifficulty, densePicture, hasDense } from '../../engine/make/stripPicture.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { fixed } from '../../formats/numbers.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { constructedDifficulty } from './construction.ts';

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

type Factor = {
  /** How much more than the formulas the bound of mn sweeps allows, for a large square. */
  readonly construction: number;
  readonly dense: number;
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
  finds: ({ construction, dense }) =>
    `${fixed(construction, 2)} for the construction, ${fixed(dense, 2)} for our dense strips if their formula goes on`,
  remark: 'no puzzle takes more than mn sweeps, so the factor is between one and these',
  read() {
    const m = 8 * 3 * 4000 + 2; // of both families, with a width beside it of the right kind
    return {
      ours: {
        construction: (m * m) / constructedDifficulty(m, m),
        dense: (m * (m + 1)) / denseDifficulty(m, m + 1),
      },
    };
  },
  agrees: ({ construction, dense }) => construction < 2.01 && dense < construction,
};

/** In the order of the text. */
export const denseStrips: readonly Claim[] = [asymptotic, denseFormula];
