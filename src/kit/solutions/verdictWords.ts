/** Whether a puzzle has exactly one solution, and how that is known, in words: nowhere else is it said. */
import type { Solved, SolvedBy, SolveWork } from '../../engine/solve/solve.ts';
import { knownBy } from '../../methods/solutions.ts';
import { counted } from '../../notebook/plain/numbers.ts';

/**
 * The answers. Of one solution how it is known is one of them: by sweeps, which anybody can follow; by a search, which has to be
 * believed; or proved, where a proof was written out and checked by another program.
 */
export type Answer = Exclude<Solved['status'], 'one'> | 'swept' | 'searched' | 'proved';

/** Which answer a search came to. @param isProved - a proof of it was checked */
export const answerOf = (
  { status, by }: Pick<Solved, 'status' | 'by'>,
  isProved = false,
): Answer =>
  status !== 'one' ? status : isProved ? 'proved' : by === 'sweeps' ? 'swept' : 'searched';

/** The answer. While there is none, it is open. */
export const verdictTexts: Readonly<Record<Answer, string>> = {
  none: 'It has no solution: no picture has these numbers.',
  swept: `It has exactly one solution, ${knownBy.sweeps}.`,
  searched: 'It has exactly one solution: a search found no other.', // not by which method it is solved
  proved: 'It has exactly one solution, proved.',
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
