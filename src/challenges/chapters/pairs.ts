/** Tasks of the chapter on pairs of lines, and chains. */
import type { Challenges } from '../challenge.ts';

export const pairs: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'Sweeps stand still with eight open cells. Two rows and two columns settle all of them.',
    code: '5x5_1.2_5_2_3_1~3_3_1.1_2.1_2.1',
    known: '--0111111111000--1--000--',
    reference: '10-------------01-10---01',
  },
  three: [
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture that pairs of lines solve and sweeps do not.',
      height: 5,
      width: 5,
      wants: [{ kind: 'stuck' }, { kind: 'solved-by', by: 'pairs' }],
      reference: '0001010011000110100010110',
    },
    {
      kind: 'cell',
      ask: 'Pairs of lines have done what they can. Find the cell that only a chain fixes.',
      code: '3x4_1_2_2~1_2_1_1',
      known: '--0--1-0----',
      wish: { kind: 'only-chains' },
      reference: '1.1',
    },
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture that chains solve and pairs of lines do not. They are rare.',
      height: 5,
      width: 5,
      wants: [
        { kind: 'left-by', by: 'pairs' },
        { kind: 'solved-by', by: 'chains' },
      ],
      reference: '0000110010001010001110100',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '000-section-3.2-two-sat-capable',
    place: 'Batenburg & Kosters, section 3.2',
    quote:
      'the algorithm from (Batenburg and Kosters, 2009) would prove to be at least (2, 2)-capable, meaning that all (2, 2)-hard instances can be solved',
    ask: 'In our words: chains solve whatever pairs of lines solve. Draw a 5 × 5 picture that pairs of lines solve and chains do not.',
    height: 5,
    width: 5,
    wants: [
      { kind: 'stuck' },
      { kind: 'solved-by', by: 'pairs' },
      { kind: 'left-by', by: 'chains' },
    ],
    reference: null,
  },
};
