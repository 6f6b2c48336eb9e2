/** Tasks of the chapter on one solution or many. */
import type { Challenges } from '../challenge.ts';

export const solutions: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'This puzzle has two solutions, and one cell is chosen. Finish the solution that has it.',
    code: '4x4_1.1_1_2_2~1_1_4_1',
    known: '101000100-1-0-11',
    reference: '---------1-0-0--',
  },
  three: [
    {
      kind: 'picture',
      ask: 'Draw a 4 × 4 picture whose puzzle has exactly three solutions.',
      height: 4,
      width: 4,
      wants: [{ kind: 'solutions', least: 3, most: 3 }],
      reference: '0001010011100011',
    },
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture whose puzzle has exactly two solutions, and let them differ in six cells or more.',
      height: 5,
      width: 5,
      wants: [
        { kind: 'solutions', least: 2, most: 2 },
        { kind: 'apart', least: 6 },
      ],
      reference: '0101000010101000010001000',
    },
    {
      kind: 'picture',
      ask: 'Draw a 5 × 5 picture whose puzzle has ten solutions or more.',
      height: 5,
      width: 5,
      wants: [{ kind: 'solutions', least: 10 }],
      reference: '0011010100000010000001000',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '004-combinations-double',
    place: '“Nonograms” 2025, Combinations',
    quote:
      'the configuration on the outer-edge will necessarily double the number of possible solutions from the puzzle defined just by "..."',
    ask: 'The pattern is a ring around your puzzle: a row and a column on each side, each with the clue 1. Draw a 3 × 3 picture with more than twice as many solutions in that ring.',
    height: 3,
    width: 3,
    wants: [{ kind: 'not-doubled' }],
    reference: '110111111',
  },
};
