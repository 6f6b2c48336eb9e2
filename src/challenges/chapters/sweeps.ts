/** Tasks of the chapter on sweeps. */
import type { Challenges } from '../challenge.ts';

export const sweeps: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'Six sweeps are done. Mark what the seventh finds.',
    code: '5x5_1.1_1.1_2.1_1.2_3~2_3_1_1.2_4',
    known: '01010-100111001-001100111',
    reference: '-----0---------1---------',
  },
  three: [
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture on whose puzzle sweeps stand still.',
      height: 5,
      width: 5,
      wants: [{ kind: 'stuck' }],
      reference: '0000000001000000001000000',
    },
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture that takes six sweeps or more.',
      height: 5,
      width: 5,
      wants: [{ kind: 'simple', sweeps: 6 }],
      reference: '0101001001110011001100111',
    },
    {
      kind: 'picture',
      ask: 'Fill five cells or more of a 4 × 4 picture so that sweeps find not a single cell.',
      height: 4,
      width: 4,
      wants: [{ kind: 'filled', least: 5 }, { kind: 'silent' }],
      reference: '0011010010010100',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '000-section-3.1-first-sweep',
    place: 'Batenburg & Kosters, section 3.1',
    quote: 'which results in a difficulty that differs from the one defined above by at most 1',
    ask: 'Sweeps may begin with the columns instead of the rows. Draw a 5 × 5 picture whose two numbers of sweeps differ by more than one.',
    height: 5,
    width: 5,
    wants: [{ kind: 'starts-differ' }],
    reference: null,
  },
};
