import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { after, firstPosition, Moves } from '../../../src/kit/play/moves.ts';
import type { Move, Position } from '../../../src/kit/play/moves.ts';

const puzzle: Puzzle = { rows: [[1], [1], [2]], columns: [[1], [2], [1]] };
const cell = fc.nat({ max: 8 });
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    kind: fc.constant('mark' as const),
    cells: fc.array(cell, { minLength: 1, maxLength: 3 }),
    mark: fc.constantFrom(0, 1, 2),
  }),
  fc.record({
    kind: fc.constant('suppose' as const),
    cell,
    mark: fc.constantFrom(0 as const, 1 as const),
  }),
  fc.constantFrom<Move>({ kind: 'drop' }, { kind: 'other' }, { kind: 'keep' }, { kind: 'clear' }),
);

/** All positions of a game, one move after another. */
function positions(of: Puzzle, moves: readonly Move[]): readonly Position[] {
  const all = [firstPosition(of)];
  for (const [at, move] of moves.entries()) all.push(after(all.at(-1)!, move, at, of));
  return all;
}

const plain = ({ marks, levels, branches }: Position): unknown => [
  [...marks],
  [...levels],
  branches.map(({ cell, mark, at }) => [cell, mark, at]),
];

describe('moves', () => {
  test('that were not meant are given up, and cannot be made again', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 80 }), fc.nat(), fc.nat(), (all, part, place) => {
        const moves = new Moves(puzzle);
        for (const move of all) moves.make(move);
        const made = [...moves.all];
        const to = part % (made.length + 1);
        moves.goTo(place % (made.length + 1));
        const at = Math.min(moves.at, to);
        moves.takeBack(to);
        const expected = new Moves(puzzle, made.slice(0, to), at);
        expect([moves.all, moves.at]).toEqual([expected.all, at]);
        expect(plain(moves.position)).toEqual(plain(expected.position));
        moves.make({ kind: 'mark', cells: [0], mark: FILLED });
        expected.make({ kind: 'mark', cells: [0], mark: FILLED });
        expect(plain(moves.position)).toEqual(plain(expected.position));
      }),
    );
  });

  test('go back and forth to the positions that they came from, however many', () => {
    fc.assert(
      fc.property(
        fc.array(anyMove, { maxLength: 120 }),
        fc.array(fc.nat({ max: 120 })),
        (list, places) => {
          const moves = new Moves(puzzle, list);
          const all = positions(puzzle, list);
          for (const place of places) {
            moves.goTo(place);
            expect(plain(moves.position)).toEqual(plain(all[Math.min(place, list.length)]!));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('after going back take the place of those that were undone', () => {
    fc.assert(
      fc.property(
        fc.array(anyMove, { maxLength: 100 }),
        fc.nat({ max: 100 }),
        anyMove,
        (list, place, next) => {
          const moves = new Moves(puzzle, list);
          moves.goTo(place);
          const before = moves.at;
          const made = moves.make(next);
          const left = [...list.slice(0, before), ...(made ? [next] : list.slice(before))];
          expect(moves.all).toEqual(left);
          expect(plain(moves.position)).toEqual(plain(positions(puzzle, left)[moves.at]!));
          // and what is kept on the way is of this game, not of the other
          moves.goTo(0);
          moves.goTo(left.length);
          expect(plain(moves.position)).toEqual(plain(positions(puzzle, left).at(-1)!));
        },
      ),
      { numRuns: 100 },
    );
  });

  test('on a supposition go with it, one inside another', () => {
    const moves = new Moves(puzzle);
    moves.make({ kind: 'mark', cells: [0], mark: FILLED });
    moves.make({ kind: 'suppose', cell: 4, mark: FILLED });
    moves.make({ kind: 'mark', cells: [5], mark: EMPTY });
    moves.make({ kind: 'suppose', cell: 7, mark: EMPTY });
    moves.make({ kind: 'mark', cells: [8], mark: FILLED });
    expect([...moves.position.levels]).toEqual([0, 0, 0, 0, 1, 1, 0, 2, 2]);
    moves.make({ kind: 'other' });
    const { marks, levels, branches } = moves.position;
    expect([marks[7], levels[7], marks[8], marks[5]]).toEqual([FILLED, 1, UNKNOWN, EMPTY]);
    expect(branches.map(({ cell }) => cell)).toEqual([4]);
    moves.make({ kind: 'keep' });
    expect([...moves.position.levels]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    moves.goTo(moves.at - 1);
    moves.make({ kind: 'drop' });
    expect([...moves.position.marks]).toEqual([
      FILLED,
      ...Array.from({ length: 8 }, () => UNKNOWN),
    ]);
  });

  test('leave alone what the puzzle gives', () => {
    const clues = new Uint8Array(9).fill(UNKNOWN);
    clues[4] = FILLED;
    const moves = new Moves({ ...puzzle, clues });
    expect(moves.make({ kind: 'mark', cells: [4], mark: EMPTY })).toBe(false);
    expect(moves.make({ kind: 'suppose', cell: 4, mark: EMPTY })).toBe(false);
    expect(moves.make({ kind: 'mark', cells: [3, 4, 5], mark: EMPTY })).toBe(true);
    expect([...moves.position.marks.subarray(3, 6)]).toEqual([EMPTY, FILLED, EMPTY]);
  });
});
