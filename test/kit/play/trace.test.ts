import { describe, expect, test } from 'vitest';
import { recordFour } from '../../../src/engine/intersect/fourSolver.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { judgeInPieces } from '../../../src/engine/play/forced.ts';
import { solverOrdersInPieces } from '../../../src/engine/play/solverOrders.ts';
import type { SolverOrder } from '../../../src/engine/play/solverOrders.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import type { Move } from '../../../src/kit/play/moves.ts';
import {
  sameOrder,
  stepsText,
  summaryOf,
  toldMoves,
  tracedMoves,
} from '../../../src/kit/play/trace.ts';
import type { ToldMove } from '../../../src/kit/play/trace.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';

function told(puzzle: Puzzle, moves: readonly Move[]): readonly ToldMove[] {
  const traced = tracedMoves(puzzle, moves);
  const judged = allPieces(
    judgeInPieces(
      puzzle,
      traced.map(({ marking }) => marking),
    ),
  );
  return toldMoves(traced, judged, ordersOf(puzzle));
}

const ordersOf = (puzzle: Puzzle): readonly SolverOrder[] =>
  allPieces(solverOrdersInPieces(puzzle));

const summary = (puzzle: Puzzle, all: readonly ToldMove[], solved: boolean): string =>
  summaryOf(puzzle, all, solved, ordersOf(puzzle)).join(' ');

const two = decodePuzzle('2x2_1_1~1_1');
const heart = galleryDescriptions('heart');

describe('a game told afterwards', () => {
  test('says which mark was a guess, and what the others followed from', () => {
    const moves: readonly Move[] = [
      { kind: 'mark', cells: [0], mark: 1 },
      { kind: 'mark', cells: [1, 2], mark: 0 },
      { kind: 'mark', cells: [3], mark: 1 },
    ];
    const all = told(two, moves);
    expect(all.map(({ ground, guess, open }) => [ground, guess, open])).toEqual([
      ['free', true, 0],
      ['line', false, 2],
      ['line', false, 2],
    ]);
    expect(summary(two, all, true)).toMatch(
      /guessed at 1 move, and were lucky\..*Sweeps stop.*Sweeps are not enough/,
    );
    expect(summary(two, all, false)).not.toContain('lucky');
  });

  test('does not count what was taken back, and counts a supposition that was kept', () => {
    const suppose: Move = { kind: 'suppose', cell: 0, mark: 1 };
    const on: Move = { kind: 'mark', cells: [1], mark: 0 };
    const dropped = told(two, [suppose, on, { kind: 'drop' }]);
    expect(dropped.map(({ standing, guess }) => [standing, guess])).toEqual([
      ['tried', false],
      ['tried', false],
    ]);
    const kept = told(two, [suppose, on, { kind: 'keep' }]);
    expect(kept.map(({ standing, guess }) => [standing, guess])).toEqual([
      ['supposed', true],
      ['plain', false],
    ]);
    const other = told(heart, [
      { kind: 'suppose', cell: 5, mark: 0 },
      { kind: 'mark', cells: [6], mark: 1 },
      { kind: 'other' },
    ]);
    expect(other.map(({ standing, ground, marking }) => [standing, ground, marking.mark])).toEqual([
      ['tried', 'free', 0],
      ['tried', 'line', 1],
      ['refuted', 'line', 1],
    ]);
  });

  test('has the steps of the solvers beside it, and forgets what was cleared', () => {
    const row: Move = { kind: 'mark', cells: [5, 6, 7, 8, 9], mark: 1 };
    const [one] = told(heart, [row]);
    expect(one).toMatchObject({ ground: 'line', guess: false });
    expect(one!.steps.map((steps) => stepsText(steps, 'simple'))).toEqual(
      Array.from({ length: 3 }, () => 'sweep 1'),
    );
    expect(told(heart, [row, { kind: 'clear' }])).toEqual([]);
    expect(summary(heart, told(heart, [row]), false)).toMatch(
      /Nothing was guessed.*Sweeps solve it in \d+ sweeps/,
    );
  });

  test('tells where FourSolver goes on and sweeps do not, and how far two orders are the same', () => {
    const puzzle = galleryDescriptions('smallest-four');
    const width = puzzle.columns.length;
    const [simple, four] = ordersOf(puzzle);
    const { end } = recordFour(puzzle);
    expect(simple!.stepOf.every((step) => step === 0)).toBe(true);
    expect(four!.stepOf.every((step) => step > 0)).toBe(true);
    const cells = [...four!.stepOf.keys()];
    const move = (cell: number): Move => ({ kind: 'mark', cells: [cell], mark: end.cells[cell]! });
    const theirs = cells.toSorted((a, b) => four!.stepOf[a]! - four!.stepOf[b]!).map(move);
    const [first] = told(puzzle, theirs);
    expect(stepsText(first!.steps[0]!, 'simple')).toBe('not at all');
    expect(stepsText(first!.steps[1]!, 'four')).toBe('intersection 1');
    expect(sameOrder(told(puzzle, theirs), four!)).toBe(1);
    expect(sameOrder(told(puzzle, theirs.toReversed()), four!)).toBe(0);
    expect(sameOrder(told(puzzle, theirs), simple!)).toBeNull();
    expect(cells).toHaveLength(width * puzzle.rows.length);
  });
});
