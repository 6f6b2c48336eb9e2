/** Tasks of the chapter on what must be so. */
import type { Challenges } from '../challenge.ts';

export const inference: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'This puzzle has several solutions. Mark the three other cells that are the same in all of them, and no other.',
    code: '4x4_2_2_1_1~1_1_2_2',
    known: '0-1-0011--------',
    reference: '----------0---00',
  },
  three: [
    {
      kind: 'picture',
      ask: 'Draw a 4 × 4 picture whose puzzle has several solutions, of which eight cells or more are the same in all.',
      height: 4,
      width: 4,
      wants: [
        { kind: 'solutions', least: 2 },
        { kind: 'must-be', least: 8 },
      ],
      reference: '0000000110110110',
    },
    {
      kind: 'cell',
      ask: 'Sweeps stand still. Find a cell that is the same in all solutions.',
      code: '3x4_1.1_1.1_1~2_1_1_1',
      known: '----10------',
      wish: { kind: 'must-be' },
      reference: '3.3',
    },
    {
      kind: 'picture',
      ask: 'Fill ten cells or more of a 5 × 5 picture so that not a single cell must be so.',
      height: 5,
      width: 5,
      wants: [
        { kind: 'filled', least: 10 },
        { kind: 'must-be', most: 0 },
      ],
      reference: '1010001010001011001001001',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '003-section-1-unique-iff-all',
    place: 'Foote & Krizanc, section 1',
    quote:
      'It is not hard to show that a puzzle has a unique solution if and only if every cell is inferable',
    ask: 'Draw a 4 × 4 picture of which one half of the sentence holds and the other does not.',
    height: 4,
    width: 4,
    wants: [{ kind: 'unique-otherwise' }],
    reference: null,
  },
};
