/** 001, section 3.6: what Simple, Probing and Set-Probing cost, in lines that are settled. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import type { FastSimple } from '../../engine/sweep/fastSolver.ts';
import { STANDSTILL } from '../../engine/sweep/fastSolver.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { noException } from '../agree.ts';
import type { Claim } from '../claim.ts';

const [height, width] = [3, 4] as const;

type Cost = {
  readonly cases: number;
  readonly exceptions: number; // pictures where one does not cost more than those before it
  /** Settled lines, of all pictures. */
  readonly simple: number;
  readonly probing: number;
  readonly pairs: number;
};

/** Lines that a run of SimpleSolver settles, rows first: all of a direction in a sweep. */
const linesOf = (sweeps: number): number =>
  Math.ceil(sweeps / 2) * height + Math.floor(sweeps / 2) * width;

/** Lines that are settled when some cells are given all their values in turn, from one state. */
function linesOfSet(solver: FastSimple, state: Uint8Array, cells: readonly number[]): number {
  let lines = 0;
  for (let values = 0; values < 2 ** cells.length; values++) {
    solver.setCells(state);
    for (const [at, cell] of cells.entries())
      solver.setCell(Math.floor(cell / width), cell % width, ((values >> at) & 1) as 0 | 1);
    solver.run('H');
    lines += linesOf(solver.sweeps);
  }
  return lines;
}

/** Goes through all pictures of 3 x 4 that sweeps do not solve. */
function costs(): Cost {
  const solver = createFastSimple(height, width);
  const sums = { cases: 0, exceptions: 0, simple: 0, probing: 0, pairs: 0 };
  for (let index = 0; index < 2 ** (height * width); index++) {
    solver.setImage(imageFromIndex(height, width, index).cells);
    if (solver.run('H') !== STANDSTILL) continue;
    const simple = linesOf(solver.sweeps);
    const state = solver.readCells().slice();
    const open = Array.from(state.keys()).filter((cell) => state[cell] === UNKNOWN);
    const pairsOf = open.flatMap((one, at) => open.slice(at + 1).map((other) => [one, other]));
    const total = (sets: readonly (readonly number[])[]): number =>
      sets.reduce((lines, set) => lines + linesOfSet(solver, state, set), simple);
    const probing = total(open.map((cell) => [cell]));
    const pairs = total(pairsOf);
    sums.cases++;
    if (probing <= simple || pairs <= probing) sums.exceptions++;
    sums.simple += simple;
    sums.probing += probing;
    sums.pairs += pairs;
  }
  return sums;
}

export const costlier: Claim<{ readonly exceptions: number }, Cost> = {
  id: '001-section-3.6-costlier',
  title: 'Probing is more costly than Simple, and Set-Probing than both',
  quote:
    'This approach would be more costly than applying Simple and Probing, and thus would have a higher difficulty',
  published: { exceptions: 0 },
  ground: ({ cases }) => ({ kind: 'cases', n: cases, unit: '3x4 pictures that are not simple' }),
  home: 'probing/#several-cells-together',
  what: 'Probing costs more than Simple, and probing of pairs more than both',
  says: '“more costly”',
  finds: ({ cases, exceptions, simple, probing, pairs }) =>
    `${exceptions === 0 ? 'no exception' : grouped(exceptions)} in ${grouped(cases)} 3x4 pictures that are not simple; settled lines for each, on average: ${[simple, probing, pairs].map((lines) => grouped(Math.round(lines / cases))).join(', ')}`,
  remark:
    'the document has no measure; ours is the lines that are settled, all of a direction in each sweep, in one round from where the sweeps stop, and the sweeps before it',
  read: () => ({ ours: costs() }),
  agrees: noException,
};
