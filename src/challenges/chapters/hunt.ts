/** Tasks of the chapter on making and hunting. */
import type { Challenges } from '../challenge.ts';

/** A picture with two solutions. */
const mended = ['.#..#', '.#...', '.#...', '....#', '##.#.'];

export const hunt: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'Nine of eleven sweeps are done. Mark the open cells.',
    code: '6x6_1_2.1_1_2.1_1_1~1.1.1_1.1_0_0_2.1_2',
    known: '0000101100100000--1100010000--100000',
    reference: '----------------01----------10------',
  },
  three: [
    {
      kind: 'picture',
      ask: 'Hunt: draw a 6 × 6 picture that takes nine sweeps or more.',
      height: 6,
      width: 6,
      wants: [{ kind: 'simple', sweeps: 9 }],
      reference: '000010110010000001110001000010100000',
    },
    {
      kind: 'picture',
      ask: 'Mend: this picture shares its puzzle with another one. Change a single cell so that it has one solution.',
      height: 5,
      width: 5,
      from: mended,
      wants: [
        { kind: 'near', picture: mended, most: 1 },
        { kind: 'solutions', most: 1 },
      ],
      reference: '0100101000010000001111010',
    },
    {
      kind: 'picture',
      ask: 'Smooth: draw a 5 × 5 picture that takes three rounds or more and has no bottleneck.',
      height: 5,
      width: 5,
      wants: [{ kind: 'wide', rounds: 3 }],
      reference: '0110001011000010010101011',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '002-block-of-four',
    place: 'Raven’s Point, Over Easy or Hard Boiled?',
    quote: 'A block of 4 squares in a 5 by 5 nonogram pretty well gives the game away.',
    ask: 'We read it strictly: with a run of four in it, single lines solve a 5 × 5 puzzle. Draw one that they do not solve.',
    height: 5,
    width: 5,
    wants: [{ kind: 'run', least: 4 }, { kind: 'stuck' }],
    reference: '0001110000011110000000100',
  },
};
