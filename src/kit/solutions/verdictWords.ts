/** Whether a puzzle has exactly one solution, in words. */
import type { Solved, SolvedBy, SolveWork } from '../../engine/solve/solve.ts';
import { counted } from '../../notebook/plain/numbers.ts';

/** The answer. While there is none, it is open. */
export const verdictTexts: Readonly<Record<Solved['status'], string>> = {
  none: 'It has no solution: no picture has these numbers.',
  one: 'It has exactly one solution.',
  several: 'It has several solutions.',
  open: 'Whether it has exactly one solution is not known yet.',
};

const howTexts: Readonly<Record<SolvedBy, (work: SolveWork) => string>> = {
  sweeps: () => 'Sweeps alone show it.',
  search: ({ states }) =>
    `A search shows it: it looked at ${counted(states, 'partly filled board')}.`,
  formula: ({ conflicts }) => `The SAT solver shows it, after ${counted(conflicts, 'conflict')}.`,
};

/** How that was found out, a sentence. */
export const howText = ({ by, work }: Solved): string => howTexts[by](work);
