/** Tasks of the chapter on probing. */
import type { Challenges } from '../challenge.ts';

export const probing: Challenges = {
  finish: {
    kind: 'marks',
    ask: 'Sweeps stand still. Suppose that the first cell is empty, see what breaks, and mark all open cells.',
    code: '4x4_1.1_1_2_0~1_1_1_2',
    known: '----0001----0000',
    reference: '1001----0110----',
  },
  three: [
    {
      kind: 'cell',
      ask: 'Find a cell that cannot be filled: sweeps then come to a line that nothing fits.',
      code: '5x5_1.1_1.2_1_2_2.1~2.1_2_1_2_2.1',
      known: '-0---10011-0----1-00-1-01',
      wish: { kind: 'breaks', value: 1 },
      reference: '1.3',
    },
    {
      kind: 'cell',
      ask: 'Find a cell of which either value leads sweeps to a whole picture.',
      code: '5x5_1_0_2_1.2_1.1~2_1.1_2_1_1',
      known: '0-00-00000-1-0010110---0-',
      wish: { kind: 'both-finish' },
      reference: '3.1',
    },
    {
      kind: 'picture',
      ask: 'Draw a 4 × 4 picture whose puzzle has one solution, found by probing and not by sweeps.',
      height: 4,
      width: 4,
      wants: [{ kind: 'stuck' }, { kind: 'solved-by', by: 'probing' }],
      reference: '1010110001010011',
    },
  ],
  breakIt: {
    kind: 'picture',
    claim: '001-section-3.4-zero-no-information',
    place: 'Wensveen, section 3.4',
    quote:
      'Probes where the 1- or 0-probe leads to 0 do not provide any information about the final state of the Nonogram',
    ask: 'A 0 is no progress. Draw a 4 × 4 picture with a cell of which one value leads no further and the other one breaks the board. Then the cell is known.',
    height: 4,
    width: 4,
    wants: [{ kind: 'dead-end-tells' }],
    reference: '0110000101011010',
  },
};
