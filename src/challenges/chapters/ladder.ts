/** Tasks of the chapter on the ladder of methods. */
import type { Challenges } from '../challenge.ts';

export const ladder: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'Chains stand still, and probing goes on. Mark every cell that must be so; the others stay open.',
    code: '3x5_1_3_1.1~1_1_2_1_1',
    known: '-------1-------',
    reference: '-----------0-0-',
  },
  three: [
    {
      kind: 'picture',
      ask: 'Draw a 2 × 4 picture on which sweeps find nothing and pairs of lines find all.',
      height: 2,
      width: 4,
      wants: [{ kind: 'silent' }, { kind: 'solved-by', by: 'pairs' }],
      reference: '01101001',
    },
    {
      kind: 'cell',
      ask: 'Chains stand still on this board. Find a cell that one probe proves.',
      code: '8x8_1.1_1.1_1.2_1.1_1.3_1.1_1.1.1_1.1.2~2.1_2_2.1_1_1.2_1.2_1.1_2.3',
      known: '------0-------0-------------------------------01------0-------1-',
      wish: { kind: 'probe-ahead' },
      reference: '4.7',
    },
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture with one solution that neither sweeps nor pairs of lines find. They are rare.',
      height: 5,
      width: 5,
      wants: [
        { kind: 'solutions', most: 1 },
        { kind: 'left-by', by: 'pairs' },
      ],
      reference: '1101001101010010001000101',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '000-section-3.2-contains-smaller',
    place: 'Batenburg & Kosters, section 3.2',
    quote: '(p, q)-SOLVER “contains” all (p′, q′)-SOLVERs with p′ ≤ p and q′ ≤ q',
    ask: 'A (p, q)-SOLVER takes p rows and q columns together: pairs of lines are the one with two of each, and sweeps take one line. Draw a 5 × 5 picture on which sweeps find a cell that pairs of lines miss.',
    height: 5,
    width: 5,
    wants: [{ kind: 'sweeps-ahead' }],
    reference: null,
  },
};
