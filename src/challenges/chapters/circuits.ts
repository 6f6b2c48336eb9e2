/** Tasks of the chapter on circuits. */
import type { Challenges } from '../challenge.ts';

export const circuits: Challenges = {
  finish: {
    kind: 'formula',
    ask: 'Finish “(a or b) and not a and” so that no picture of its board has the output set.',
    wish: {
      kind: 'true-for',
      variables: 2,
      settings: 0,
      begins: '(a or b) and not a and',
    },
    reference: '(a or b) and not a and not b',
  },
  three: [
    {
      kind: 'formula',
      ask: 'Type a formula in three variables that is true for exactly one of their eight settings.',
      wish: { kind: 'true-for', variables: 3, settings: 1 },
      reference: 'a and b and c',
    },
    {
      kind: 'formula',
      ask: 'Type one in three variables that is true for exactly five.',
      wish: { kind: 'true-for', variables: 3, settings: 5 },
      reference: 'a or b and c',
    },
    {
      kind: 'formula',
      ask: 'Type one in four variables that is true for exactly nine of sixteen.',
      wish: { kind: 'true-for', variables: 4, settings: 9 },
      reference: '(a or b) and (c or d)',
    },
  ],
  breakIt: {
    kind: 'formula',
    claim: '003-section-2-circuit',
    place: 'Foote & Krizanc, section 2, proof of Theorem 2.1',
    quote: 'that is unsatisfiable if and only if ψ is unsatisfiable',
    ask: 'So the paper says of the circuit that it builds from a formula ψ. Ours is built from our own tiles. Type a formula that can come true while its circuit cannot, or the reverse.',
    wish: { kind: 'circuit-differs' },
    reference: null,
  },
};
