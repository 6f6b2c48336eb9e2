/** Tasks of the chapter on all small nonograms. */
import type { Challenges } from '../challenge.ts';

export const allSmall: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'This is a 5 × 5 picture that takes 17 sweeps, after the fifteenth. Mark the open cells.',
    code: '5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1',
    known: '011000011010-1-110--01100',
    reference: '------------0-1---10-----',
  },
  three: [
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture with one solution that looks the same however you turn or reflect it, with 9 to 16 cells filled.',
      height: 5,
      width: 5,
      wants: [
        { kind: 'filled', least: 9, most: 16 },
        { kind: 'forms', exactly: 1 },
        { kind: 'solutions', most: 1 },
      ],
      reference: '0010000100111110010000100',
    },
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture of exactly seven cells that sweeps solve.',
      height: 5,
      width: 5,
      wants: [
        { kind: 'filled', least: 7, most: 7 },
        { kind: 'simple', sweeps: 1 },
      ],
      reference: '1111110000100000000000000',
    },
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture that pairs of lines solve, with exactly two different forms when it is turned and reflected.',
      height: 5,
      width: 5,
      wants: [{ kind: 'forms', exactly: 2 }, { kind: 'stuck' }, { kind: 'solved-by', by: 'pairs' }],
      reference: '0001001011001001101001000',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '001-section-4.2-too-small',
    place: 'Wensveen, section 4.2',
    quote:
      'Nonograms of size n × n, with n ≤ 4, are too small for Simple and Probing not to solve the provided description',
    ask: 'We read this of puzzles with one solution. Draw a 4 × 4 picture with one that neither sweeps nor a probe of a single cell finds.',
    height: 4,
    width: 4,
    wants: [{ kind: 'probing-fails' }],
    reference: null,
  },
};
