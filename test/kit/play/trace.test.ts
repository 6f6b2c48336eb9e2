import { describe, expect, test } from 'vitest';
import { allPieces } from '../../../src/engine/pieces.ts';
import { judgeInPieces } from '../../../src/engine/play/forced.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import type { Move } from '../../../src/kit/play/moves.ts';
import { summaryOf, toldMoves, tracedMoves } from '../../../src/kit/play/trace.ts';
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
  return toldMoves(puzzle, traced, judged);
}

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
    expect(summaryOf(two, all, true).join(' ')).toMatch(
      /guessed at 1 move, and were lucky\..*does not solve/,
    );
    expect(summaryOf(two, all, false).join(' ')).not.toContain('lucky');
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

  test('has the sweeps of SimpleSolver beside it, and forgets what was cleared', () => {
    const row: Move = { kind: 'mark', cells: [5, 6, 7, 8, 9], mark: 1 };
    const [one] = told(heart, [row]);
    expect(one).toMatchObject({ ground: 'line', sweeps: [1, 1], guess: false });
    expect(told(heart, [row, { kind: 'clear' }])).toEqual([]);
    expect(summaryOf(heart, told(heart, [row]), false).join(' ')).toMatch(
      /Nothing was guessed.*takes \d+ sweeps/,
    );
  });
});
