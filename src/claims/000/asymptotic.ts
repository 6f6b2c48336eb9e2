/** 000, section 1: that the construction is as difficult as can be but for a factor, and how large that factor may be. */
import { denseDifficulty } from '../../engine/make/stripPicture.ts';
import { mirroredDifficulty } from '../../engine/make/mirroredStrips.ts';
import { fixed } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { constructedDifficulty } from './construction.ts';

type Factor = {
  /** How much more than the formulas the bound of mn sweeps allows, for a large square. */
  readonly construction: number;
  readonly dense: number;
  readonly mirrored: number;
};

export const asymptotic: Claim<string, Factor> = {
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
  home: 'papers/batenburg-kosters/#hardest-by-size',
  what: 'the bound of mn sweeps, as a multiple of what is built',
  finds: ({ construction, dense, mirrored }) =>
    `${fixed(construction, 2)} for the construction, ${fixed(mirrored, 2)} for our mirrored strips, ${fixed(dense, 2)} for our dense strips if their formula goes on`,
  remark:
    'no puzzle of more than one cell takes more than mn sweeps (the paper bounds them by mn + 1), so the factor is between one and these',
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
