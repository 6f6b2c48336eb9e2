/** TwoSatSolver: what every line says about two of its cells, all of it at once. */
import { countKnown } from '../engine/board/image.ts';
import { startGrid } from '../engine/board/puzzle.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../engine/sweep/fastSolver.ts';
import { createFastTwoSat } from '../engine/twosat/fastTwoSat.ts';
import { noneText, stuckText, sweepsText, whereItStopped } from './method.ts';
import type { Method } from './method.ts';

export const twoSat: Method = {
  id: 'two-sat',
  kind: 'chains',
  name: 'Chains',
  does: 'Sweeps, and where they stop what each line says about two of its cells, followed from line to line. A value that leads to its opposite is false.',
  chapter: 'two-rows-two-columns',
  figure: 'two-sat-stepper',
  goesOnFrom: 'sweeps',
  *run(puzzle, { sweeps, four }) {
    const before = four?.grid ?? startGrid(puzzle);
    if (four?.status === 'none')
      return { status: 'none', grid: before, verdict: noneText, difficulties: [] };
    const solver = createFastTwoSat(before.height, before.width);
    const { simple } = solver;
    simple.setPuzzle(puzzle);
    simple.setCells(before.cells);
    let status = simple.run('H');
    if (status === STANDSTILL) status = yield* solver.goOnInPieces();
    const grid = { ...before, cells: simple.readCells().slice() };
    if (status === CONTRADICTION)
      return { status: 'none', grid: before, verdict: noneText, difficulties: [] };
    const more = countKnown(grid) - countKnown(before);
    if (status === SOLVED)
      return {
        status: 'solved',
        grid,
        verdict:
          sweeps?.status === 'solved'
            ? sweepsText
            : four && more === 0
              ? 'solved: pairs of lines are enough'
              : 'solved',
        difficulties: [],
      };
    const none = four && more === 0 ? ': chains add nothing to pairs of lines' : '';
    return {
      status: 'stuck',
      grid,
      verdict: `${stuckText(grid)}${none}`,
      difficulties: [],
      settings: whereItStopped,
    };
  },
};
