/** Tasks of the chapter on density and the threshold. */
import type { Challenges } from '../challenge.ts';

export const density: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'Of these 36 cells 23 are filled, and two sweeps have found most of them. Mark the open ones.',
    code: '6x6_1.3_1.1.1_1.3_5_1.2_2.2~1.1.1_1.1.1_1.2.1_5_1.4_1.1.1',
    known: '--111---010--0111--1111--0011--1101-',
    reference: '10---001---11----00----11----00----1',
  },
  three: [
    {
      kind: 'picture',
      ask: 'Sparse, and yet easy: fill four to nine cells of a 6 × 6 picture that sweeps solve.',
      height: 6,
      width: 6,
      wants: [
        { kind: 'filled', least: 4, most: 9 },
        { kind: 'simple', sweeps: 1 },
      ],
      reference: '110100000000000000000100000000000101',
    },
    {
      kind: 'picture',
      ask: 'Dense, and yet hard: fill twenty cells or more of a 6 × 6 picture on which sweeps stand still.',
      height: 6,
      width: 6,
      wants: [{ kind: 'filled', least: 20 }, { kind: 'stuck' }],
      reference: '111010010111010101110011011001011011',
    },
    {
      kind: 'picture',
      ask: 'A third of the cells, and not a word: fill twelve cells or more of a 6 × 6 picture so that no cell must be so.',
      height: 6,
      width: 6,
      wants: [
        { kind: 'filled', least: 12 },
        { kind: 'must-be', most: 0 },
      ],
      reference: '100100010010001001100100010010001001',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '000-section-4.2-two-apart',
    place: 'Batenburg & Kosters, section 4.2; Figure 7',
    quote:
      'In this case, there is no unique solution and FOURSOLVER can also not make any progress',
    ask: 'The case: two filled cells of 6 × 6, in different rows and columns. FourSolver is their name for pairs of lines. Draw two such cells for which the sentence fails.',
    height: 6,
    width: 6,
    wants: [
      { kind: 'filled', least: 2, most: 2 },
      { kind: 'in-two-lines' },
      { kind: 'one-or-progress' },
    ],
    reference: null,
  },
};
