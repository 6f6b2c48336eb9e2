/** 000, section 4.2, where most cells are filled: parts of its long counts done again, by other ways. */
import { expect, test } from 'vitest';
import { countMostlyFilled } from '../../src/claims/000/mostlyFilled.ts';
import { countNotSimple } from '../../src/claims/000/severalSolutions.ts';
import { pictureName } from '../../src/claims/000/curveClaim.ts';
import { measurements } from '../../src/claims/measurement.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solveFour } from '../../src/engine/intersect/fourSolver.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { boardOf } from '../../src/experiments/density.ts';

test('of 6x6 with at most two empty cells: each picture by itself, and its other solutions counted', () => {
  const cells = 36;
  const count = { images: 0, stuck: 0 };
  for (let one = 0; one <= cells; one++)
    for (let two = one; two <= cells; two++) {
      // 36 stands for no cell
      if (one === two && one < cells) continue;
      const image = { height: 6, width: 6, cells: new Uint8Array(cells).fill(1) };
      for (const at of [one, two]) if (at < cells) image.cells[at] = 0;
      count.images++;
      if (solveSimple(puzzleOf(image)).status !== 'solved') count.stuck++;
    }
  const { images, four, some, none } = countMostlyFilled(34);
  expect([images, four + some + none]).toEqual([count.images, count.stuck]);
});

test.each([10, 30] as const)('of %d: the first boards that are not simple', (side) => {
  const { spec } = measurements[pictureName(side)];
  const boards = side === 10 ? 30 : 3;
  const ours = countNotSimple(side, boards);
  const slow = { boards: 0, four: 0, unique: 0, severalSolutions: 0 };
  for (const [at, percentage] of spec.percentages.entries()) {
    if (percentage < ours.from) continue;
    for (let index = 0; index < boards; index++) {
      const puzzle = puzzleOf(boardOf(spec, at, index));
      if (solveSimple(puzzle).status === 'solved') continue;
      slow.boards++;
      const several = solve(puzzle, { most: 2 }).solutions.length > 1;
      if (solveFour(puzzle).status === 'solved') slow.four++;
      else if (several) slow.severalSolutions++;
      else slow.unique++;
    }
  }
  expect(ours).toMatchObject(slow);
  expect(slow.boards).toBeGreaterThan(0);
});
