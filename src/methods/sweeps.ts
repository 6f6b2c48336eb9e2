/** SimpleSolver: one line at a time. */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { difficulty002 } from '../engine/sweep/difficulty.ts';
import { solveSimpleInPieces } from '../engine/sweep/simpleSolver.ts';
import { counted, fixed } from '../notebook/plain/numbers.ts';
import { noneText, stuckText, whereItStopped } from './method.ts';
import type { Difficulty, Method } from './method.ts';

const notSimple = 'none: sweeps do not solve it';

/** @param sweeps - rows first and columns first; null: not solved */
function difficultiesOf(
  puzzle: Puzzle,
  sweeps: { readonly H: number; readonly V: number } | null,
): readonly Difficulty[] {
  const before = difficulty002(puzzle);
  return [
    {
      name: 'Sweeps, rows first',
      source: '000',
      place: '§3.1',
      measures: 'The number of the sweep that fixes the last cell, when the rows are swept first.',
      value: sweeps === null ? notSimple : String(sweeps.H),
    },
    {
      name: 'Sweeps, mean of both',
      source: '001',
      place: '§3.2',
      measures: 'The same with rows first and with columns first, and the mean of the two.',
      value: sweeps === null ? notSimple : String((sweeps.H + sweeps.V) / 2),
    },
    {
      name: 'Long runs',
      source: '002',
      place: '“Over Easy or Hard Boiled?”',
      measures:
        'Read off the numbers beside the lines before anything is solved: long runs make it small. k is 1, rows and columns are summed.',
      value: Number.isFinite(before) ? fixed(before, 3) : 'none: no line has a run',
    },
  ];
}

export const sweeps: Method = {
  id: 'sweeps',
  kind: 'sweeps',
  name: 'Sweeps',
  does: 'Settles one line after another until no line gives more.',
  chapter: 'sweeps',
  figure: 'sweep-stepper',
  *run(puzzle) {
    const rows = yield* solveSimpleInPieces(puzzle, 'H');
    yield;
    if (rows.status !== 'solved') {
      const none = rows.status === 'contradiction';
      return {
        status: none ? 'none' : 'stuck',
        grid: rows.grid,
        verdict: none ? noneText : stuckText(rows.grid),
        difficulties: difficultiesOf(puzzle, null),
        settings: whereItStopped,
      };
    }
    const columns = yield* solveSimpleInPieces(puzzle, 'V');
    return {
      status: 'solved',
      grid: rows.grid,
      verdict: `solved, ${counted(rows.sweeps, 'sweep')}`,
      difficulties: difficultiesOf(puzzle, { H: rows.sweeps, V: columns.sweeps }),
    };
  },
};
