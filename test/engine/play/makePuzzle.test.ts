import { describe, expect, test } from 'vitest';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { makePuzzleInPieces, orderMethods } from '../../../src/engine/play/makePuzzle.ts';
import type { OrderMethod, PuzzleOrder } from '../../../src/engine/play/makePuzzle.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { bottlenecks, lineRounds } from '../../../src/engine/sweep/openLines.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';

const order = (method: OrderMethod, more: Partial<PuzzleOrder> = {}): PuzzleOrder => ({
  height: 6,
  width: 6,
  method,
  percentage: 40,
  bottlenecks: 0,
  seed: 5,
  ...more,
});

describe('a puzzle to order', () => {
  test.each(orderMethods.slice(0, 4))('needs %s, no less and no more', (method) => {
    const made = allPieces(makePuzzleInPieces(order(method)));
    expect(made).not.toBe(null);
    const { puzzle, image } = made!;
    expect(encodePuzzle(puzzleOf(image))).toBe(encodePuzzle(puzzle));
    expect(solve(puzzle).solutions.length).toBe(1);
    const solvedBy = [
      solveSimple(puzzle).status,
      solveFour(puzzle).status,
      solveTwoSat(puzzle).status,
      repeatedProbing(puzzle).status,
    ].map((status) => status === 'solved');
    const at = orderMethods.indexOf(method);
    expect(solvedBy.slice(0, at)).toEqual(Array.from({ length: at }, () => false));
    expect(solvedBy[at]).toBe(true);
  });

  test('has the bottlenecks that were asked for, and is the same again', () => {
    const asked = order('sweeps', { bottlenecks: 3 });
    const made = allPieces(makePuzzleInPieces(asked));
    expect(made).not.toBe(null);
    expect(bottlenecks(lineRounds(made!.puzzle).open)).toBeGreaterThanOrEqual(3);
    expect(made!.bottlenecks).toBe(bottlenecks(lineRounds(made!.puzzle).open));
    expect(allPieces(makePuzzleInPieces(asked))).toEqual(made);
    expect(allPieces(makePuzzleInPieces({ ...asked, seed: 6 }))!.image).not.toEqual(made!.image);
  });

  test('is given up after so many images', () => {
    expect(allPieces(makePuzzleInPieces(order('search', { height: 2, width: 2 }), 500))).toBe(null);
  });
});
