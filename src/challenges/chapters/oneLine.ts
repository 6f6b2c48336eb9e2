/** Tasks of the chapter on one line. */
import type { Challenges } from '../challenge.ts';

export const oneLine: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'The clues are 2 3 1. Mark every cell on which all fits agree, and no other.',
    code: '1x9_2.3.1~1_1_0_1_1_1_0_1_0',
    known: '---------',
    alone: true,
    reference: '-1--11---',
  },
  three: [
    {
      kind: 'row',
      ask: 'Draw a row of eight cells whose clues fit in exactly ten ways.',
      length: 8,
      wants: [{ kind: 'fits', exactly: 10 }],
      reference: '11011000',
    },
    {
      kind: 'row',
      ask: 'Draw a row of nine cells with two runs or more that is solved at sight.',
      length: 9,
      wants: [
        { kind: 'runs', least: 2 },
        { kind: 'fits', exactly: 1 },
      ],
      reference: '111101111',
    },
    {
      kind: 'row',
      ask: 'Fill at least half of a row of eight cells, and yet let its clues tell nothing: no cell may be the same in all fits.',
      length: 8,
      wants: [{ kind: 'filled', least: 4 }, { kind: 'tells-nothing' }],
      reference: '10101010',
    },
  ],
  breakIt: {
    kind: 'row',
    claim: '000-section-2-most-numbers',
    place: 'Batenburg & Kosters, section 2',
    quote: 'Note that we may assume that k ≤ ⌊ℓ/2⌋, otherwise there cannot be any fix',
    ask: 'In words: a line has at most half as many numbers as cells, rounded down, so two on a line of five. Draw one that has more.',
    length: 5,
    wants: [{ kind: 'runs', least: 3 }],
    reference: '10101',
  },
};
