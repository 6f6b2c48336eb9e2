/** What the FourSolver figure says in words. */
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { countUnknown } from '../../engine/board/image.ts';
import type { FourDifficulty, FourSearch } from '../../engine/intersect/fourDifficulty.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { intersectionSentence } from '../../kit/stepper/fourTrace.ts';
import type { Look } from './model.ts';

/** What the search for the shortest way found, in a sentence. @source 000_8dc3042ab81c971c.txt §3.2 */
export function shortestSentence({ solvable, atLeast, atMost, states }: FourDifficulty): string {
  if (!solvable)
    return 'Pairs of lines do not solve this puzzle, so its (2,2)-difficulty is infinite.';
  if (atMost === 0) return 'Sweeps alone solve this puzzle: its (2,2)-difficulty is 0.';
  return atLeast === atMost
    ? `The (2,2)-difficulty is ${atMost}: no way takes fewer than ${counted(atMost, 'intersection')} (${counted(states, 'state')} searched).`
    : `The search reached its limit, ${counted(states, 'state')}, before it was done. The (2,2)-difficulty is from ${atLeast} to ${atMost}: no way takes fewer than ${atLeast}, and the run now shows one that takes ${atMost}.`;
}

/** How far the search for the shortest way is. */
export function searchText({ atLeast, states }: FourSearch, most: number): string {
  return `Searching for the shortest way: ${grouped(states)} of at most ${counted(most, 'state')}; at least ${counted(atLeast, 'intersection')}.`;
}

/** What a search that the reader stopped had found; the search goes on only where FourSolver solves the puzzle. */
export function stoppedText(search: FourSearch | null, { recording }: FourRun): string {
  if (search === null) return 'The search was stopped before it had found anything.';
  const { atLeast, states } = search;
  const most = recording.status === 'solved' ? ` to ${recording.intersections}` : ' on';
  return `The search was stopped after ${counted(states, 'state')}. The (2,2)-difficulty is from ${atLeast}${most}.`;
}

const lineNumbers = (of: readonly number[]): string => of.map((line) => line + 1).join(' and ');

/** What there is at two rows and two columns, in a sentence or two. @source 000_8dc3042ab81c971c.txt §3.2 */
export function lookSentence(look: Look): string {
  return look.crossings.length < 4
    ? `Rows ${lineNumbers(look.rows)} with columns ${lineNumbers(look.columns)}: ${counted(look.crossings.length, 'crossing')} unknown; fewer than four never give more than each line by itself.`
    : intersectionSentence(look);
}

/** Where FourSolver and SimpleSolver part, in a sentence. */
export function partingSentence({ recording, standstills }: FourRun): string {
  const [parting] = standstills;
  if (parting === undefined)
    return recording.status === 'solved'
      ? 'Sweeps alone solve this puzzle: no pair of lines is needed.'
      : 'Sweeps alone show that this puzzle has no solution.';
  const unknown = countUnknown(parting.grid);
  const start = `Sweeps stop after ${grouped(parting.sweeps)} with ${counted(unknown, 'cell')} unknown.`;
  return parting.taken === null
    ? `${start} No intersection is successful there, so it ends here too.`
    : `${start} Here the two part: an intersection goes on.`;
}

/** What one solver comes to, as a row of a table. */
export type SolverRow = {
  readonly name: string;
  readonly sweeps: number;
  readonly intersections: number;
  readonly known: number; // cells at its end
  readonly end: string;
};

const endWords = {
  solved: 'solved',
  standstill: 'standstill',
  contradiction: 'no solution',
} as const;

/** Both solvers on the same puzzle, each to its end. @source 000_8dc3042ab81c971c.txt §3.2 */
export function solverRows({ recording, standstills, trace }: FourRun): readonly SolverRow[] {
  const cells = trace.start.cells.length;
  const last = recording.events.at(-1);
  const four: SolverRow = {
    name: 'Pairs of lines',
    sweeps: last?.kind === 'end' ? last.sweep : 0,
    intersections: recording.intersections,
    known: cells - countUnknown(recording.end),
    end: endWords[recording.status],
  };
  const [parting] = standstills;
  const simple: SolverRow =
    parting === undefined
      ? { ...four, name: 'Sweeps' }
      : {
          name: 'Sweeps',
          sweeps: parting.sweeps,
          intersections: 0,
          known: cells - countUnknown(parting.grid),
          end: endWords.standstill,
        };
  return [simple, four];
}
