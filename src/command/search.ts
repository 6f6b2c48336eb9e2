/** The search for solutions that `solve` and `check --unique` share: its options, and what it came to in words. */
import type { Command } from 'commander';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { countKnown } from '../engine/board/image.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import type { Solved, SolveProgress } from '../engine/solve/solve.ts';
import { counted, grouped } from '../notebook/plain/numbers.ts';
import { seconds, whole } from './commandLine.ts';
import { patiently, stoppable } from './patience.ts';

/** When a search is given up. */
export type SearchLimits = { readonly limit?: number; readonly seconds?: number };

/** What was found, and whether Ctrl-C ended the search. */
export type Searched = Solved & { readonly interrupted: boolean };

/** Adds the options of a search. */
export const withSearchLimits = (command: Command): Command =>
  command
    .option(
      '--limit <propagations>',
      'gives a puzzle up after so many propagations of the SAT solver; some million take a second',
      whole(0),
    )
    .option('-s, --seconds <s>', 'gives a puzzle up after so many seconds', seconds);

/** Looks for solutions. */
export const search = (
  puzzle: Puzzle,
  most: number,
  { limit = Infinity, seconds = Infinity }: SearchLimits,
): Promise<Searched> =>
  stoppable(seconds, async (stop) => {
    const pieces = solveInPieces(puzzle, { most, limit, signal: stop });
    const solved = await patiently(pieces, progressText);
    return { ...solved, interrupted: stop.interrupted };
  });

const progressText = ({ solutions, work }: SolveProgress): string =>
  `${counted(work.propagations, 'propagation')}, ${counted(work.conflicts, 'conflict')}, ${counted(solutions.length, 'solution')}`;

/** What is known of the solutions, in words. */
export function foundText({ status, solutions, complete, known }: Solved): string {
  switch (status) {
    case 'none':
      return 'no solution';
    case 'one':
      return 'exactly one solution';
    case 'several':
      return `${complete ? '' : 'at least '}${counted(solutions.length, 'solution')}`;
    case 'open':
      return solutions.length > 0
        ? 'one solution; whether there are others is not known'
        : `not known: the search was ended. ${grouped(countKnown(known))} of ${counted(known.cells.length, 'cell')} are known`;
  }
}
