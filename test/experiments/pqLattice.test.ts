import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { pqDifficulty } from '../../src/engine/intersect/pqDifficulty.ts';
import { pqHardness } from '../../src/engine/intersect/pqHardness.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solvePq } from '../../src/engine/intersect/pqSolver.ts';
import { formatLine } from '../../src/engine/board/cell.ts';
import { intersect } from '../../src/engine/intersect/pqIntersection.ts';
import { latticePoints, pqLattice } from '../../src/experiments/pqLattice.ts';
import type { PqLatticeTally } from '../../src/experiments/pqLattice.ts';
import { decodePuzzle, encodePuzzle } from '../../src/formats/puzzleCode.ts';

const codeOf = (index: number): string => encodePuzzle(puzzleOf(imageFromIndex(5, 5, index)));

function whole(puzzle: string): PqLatticeTally {
  const spec = { puzzle };
  const tally = pqLattice.emptyTally(spec);
  pqLattice.begin(spec)(0, pqLattice.units(spec), tally);
  return tally;
}

describe('pqLattice', () => {
  test('has SimpleSolver and the pairs from 2 to 5 that the puzzle has lines for', () => {
    expect(latticePoints(5, 5)).toHaveLength(17);
    expect(latticePoints(20, 3).map(({ p, q }) => `${p},${q}`)).toEqual([
      '1,1',
      '2,2',
      '2,3',
      '3,2',
      '3,3',
      '4,2',
      '4,3',
      '5,2',
      '5,3',
    ]);
    expect(latticePoints(1, 9)).toEqual([{ p: 1, q: 1 }]);
  });

  test('finds at every point what the solver of that point leaves when it is run by itself', () => {
    for (const index of [0, 201, 51510, 1189702, 2529170, 0b1000001, 5591689]) {
      const code = codeOf(index);
      const { points } = whole(code);
      for (const point of points) {
        if (point === null) throw new Error('not done');
        const { p, q, cells, status } = point;
        if (p * q > 20) continue;
        const plain = solvePq(decodePuzzle(code), p, q);
        expect([index, p, q, status, cells]).toEqual([
          index,
          p,
          q,
          plain.status,
          formatLine(plain.grid.cells),
        ]);
      }
    }
  });

  test('has the difficulty of every point that solves, and of no other', () => {
    for (const index of [0, 201, 51510, 1189702]) {
      const puzzle = decodePuzzle(codeOf(index));
      for (const point of whole(codeOf(index)).points) {
        if (point === null) throw new Error('not done');
        const { p, q, status, difficulty } = point;
        if (p === 1)
          expect(difficulty).toEqual(status === 'solved' ? { atLeast: 0, atMost: 0 } : null);
        else if (status !== 'solved') expect(difficulty).toBeNull();
        else expect(difficulty).toEqual(pqDifficulty(puzzle, p, q));
      }
    }
  });

  test('agrees with the hardness of the engine', () => {
    for (const index of [84396, 51510, 1468869, 3494700, 2889474]) {
      const { points, solutions } = whole(codeOf(index));
      const { solves } = pqHardness(decodePuzzle(codeOf(index)));
      for (const point of points)
        expect(point?.status === 'solved').toBe(solves[(point?.p ?? 1) - 1]?.[(point?.q ?? 1) - 1]);
      expect(solutions).toBe(1);
    }
  });

  test('names an intersection that fixes what no weaker solver of the lattice knows', () => {
    const code = codeOf(1189702);
    const { points } = whole(code);
    const at = (p: number, q: number): NonNullable<(typeof points)[number]> => {
      const found = points.find((one) => one?.p === p && one.q === q);
      if (!found) throw new Error('no point');
      return found;
    };
    const { first } = at(3, 3);
    if (first === null) throw new Error('no intersection');
    for (const [row, column] of first.fixed)
      for (const weak of [at(2, 3), at(3, 2)]) expect(weak.cells[row * 5 + column]).toBe('?');
    const grid = {
      height: 5,
      width: 5,
      cells: Uint8Array.from(at(2, 3).cells, (cell) => '01?'.indexOf(cell)),
    };
    const { fixed } = intersect(grid, decodePuzzle(code), first.rows, first.columns);
    expect(fixed.map(({ row, column, value }) => [row, column, value])).toEqual(first.fixed);
  });

  test('gives points up that have too many choices of lines, and keeps what is known there', () => {
    const rows = Array.from({ length: 60 }, () => [1]);
    const tally = whole(encodePuzzle({ rows, columns: rows }));
    expect(tally.points[1]).toMatchObject({ status: 'open', why: 'choices', looked: 0 });
    expect(tally.points[1]?.cells).toBe('?'.repeat(3600));
    expect(tally.solutions).toBe(2);
  });

  test('counts solutions as none, one, more', () => {
    expect(whole('2x2_1_1~1_1').solutions).toBe(2);
    expect(whole('1x1_1~1').solutions).toBe(1);
    const none = whole('2x2_2_0~2_0');
    expect(none.solutions).toBe(0);
    expect(none.points.map((point) => point?.status)).toEqual(['contradiction', 'contradiction']);
  });

  test('refuses what is no puzzle, in words', () => {
    expect(() => pqLattice.check({ puzzle: '5x5_1' })).toThrow(RangeError);
    expect(() => pqLattice.check({ puzzle: '5x5_1' })).toThrow(/part of it is missing/);
  });
});
