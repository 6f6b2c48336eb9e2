import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRADICTION, SOLVED, STATUS_OF_CODE } from '../../../src/engine/sweep/fastSolver.ts';
import type { Direction } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createFastLong } from '../../../src/engine/sweep/fastLong.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { createFastWords } from '../../../src/engine/sweep/fastWords.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { image, lcg, puzzle } from '../../arbitraries.ts';
import { slowSimple } from '../../oracles.ts';

const direction = fc.constantFrom<Direction>('H', 'V');

describe('createFastSimple', () => {
  test('one solver used for thousands of random images gives what whole sweeps give', () => {
    const statuses = new Set<string>();
    for (const [height, width, boards] of [
      [1, 1, 20],
      [1, 9, 100],
      [5, 5, 2000],
      [10, 10, 1000],
      [7, 13, 500],
      [16, 31, 60],
      [30, 30, 40],
      [32, 32, 40],
      [33, 5, 100],
      [40, 40, 10],
    ] as const) {
      const solver = createFastSimple(height, width);
      const next = lcg(height * 1000 + width);
      for (let board = 0; board < boards; board++) {
        const density = 0.2 + 0.7 * next();
        const cells = Uint8Array.from({ length: height * width }, () => (next() < density ? 1 : 0));
        const first = board % 2 === 0 ? 'H' : 'V';
        solver.setImage(cells);
        const status = STATUS_OF_CODE[solver.run(first)];
        statuses.add(`${status}`);
        const one = { height, width, cells };
        const { rows, columns } = puzzleOf(one);
        const slow = slowSimple(startGrid({ rows, columns }), rows, columns, first, settle);
        expect({ status, sweeps: solver.sweeps, cells: solver.readCells() }).toEqual(slow);
        expect(solver.unknown).toBe(slow.cells.filter((cell) => cell === UNKNOWN).length);
      }
    }
    expect([...statuses].toSorted()).toEqual(['solved', 'standstill']);
  });
  test('gives the same for an image and for the puzzle that it defines', () => {
    fc.assert(
      fc.property(image(12, 12), direction, (one, first) => {
        const solver = createFastSimple(one.height, one.width);
        const run = (): unknown => [solver.run(first), solver.sweeps, [...solver.readCells()]];
        solver.setImage(one.cells);
        const byImage = run();
        solver.setPuzzle(puzzleOf(one));
        expect(run()).toEqual(byImage);
      }),
    );
  });
  test('has two ways to the same end, on words and on cells, each also in pieces', () => {
    fc.assert(
      fc.property(puzzle(32, 32), direction, (p, first) => {
        const found = [createFastWords, createFastLong].flatMap((create) => {
          const solver = create(p.rows.length, p.columns.length);
          const runs = [() => solver.run(first), () => allPieces(solver.runInPieces(first))];
          return runs.map((run) => {
            solver.setPuzzle(p);
            return [run(), solver.sweeps, solver.unknown, [...solver.readCells()]];
          });
        });
        for (const one of found) expect(one).toEqual(found[0]);
      }),
      { numRuns: 500 },
    );
  });
  test('remembers lines from one picture to the next, and comes to the same', () => {
    const [height, width] = [11, 14];
    const next = lcg(5);
    const cells = Uint8Array.from({ length: height * width }, () => (next() < 0.5 ? 1 : 0));
    const long = createFastLong(height, width);
    const words = createFastWords(height, width);
    const ends = new Set<number>();
    for (let turn = 0; turn < 600; turn++) {
      const at = Math.floor(next() * cells.length);
      cells[at] = 1 - cells[at]!;
      const first = turn % 7 === 0 ? 'V' : 'H';
      const found = [long, words].map((solver) => {
        if (turn % 5 === 0) solver.setPuzzle(puzzleOf({ height, width, cells }));
        else solver.setImage(cells);
        // a clue that is wrong, too
        if (turn % 3 === 0) solver.setCell(turn % height, turn % width, turn % 2 === 0 ? 1 : 0);
        return [solver.run(first), solver.sweeps, solver.unknown, [...solver.readCells()]];
      });
      expect(found[0]).toEqual(found[1]);
      ends.add(Number(found[0]?.[0]));
      if (turn % 2 === 0) cells[at] = 1 - cells[at]; // back, as a trial is
    }
    expect(ends.size).toBe(3);
  });
  test('refuses a puzzle of another size', () => {
    expect(() => createFastSimple(2, 2).setPuzzle({ rows: [[1]], columns: [[1]] })).toThrow(
      new RangeError('puzzle is 1 x 1, solver is for 2 x 2'),
    );
    expect(() => createFastSimple(0, 2)).toThrow(RangeError);
  });
});

describe.each([
  ['createFastWords', createFastWords],
  ['createFastLong', createFastLong],
])('%s', (_, create) => {
  const switching: Puzzle = puzzleOf(imageFromText(['#.', '.#']));
  test('keeps a state and comes back to it after each probe', () => {
    const solver = create(2, 2);
    solver.setPuzzle(switching);
    solver.run('H');
    solver.keep();
    for (const value of [0, 1, 0] as const) {
      solver.setCell(0, 0, value);
      expect(solver.unknown).toBe(3);
      expect(solver.run('H')).toBe(SOLVED);
      expect([...solver.readCells()]).toEqual([value, 1 - value, 1 - value, value]);
      solver.restore();
      expect(solver.unknown).toBe(4);
    }
  });
  test('goes on after a probe as a new run from the same cells would', () => {
    fc.assert(
      fc.property(image(9, 9), fc.nat(80), fc.constantFrom(0 as const, 1), (one, at, value) => {
        const solver = create(one.height, one.width);
        solver.setImage(one.cells);
        solver.run('H');
        const state = solver.readCells().slice();
        const unknown = [...state.keys()].filter((cell) => state[cell] === UNKNOWN);
        if (unknown.length === 0) return;
        const cell = unknown[at % unknown.length]!;
        solver.setCell(Math.floor(cell / one.width), cell % one.width, value);
        const status = solver.run('H');
        const fresh = create(one.height, one.width);
        fresh.setPuzzle(puzzleOf(one));
        fresh.setCells(state.with(cell, value));
        expect(fresh.run('H')).toBe(status);
        if (status !== CONTRADICTION) expect(fresh.readCells()).toEqual(solver.readCells());
      }),
    );
  });
  test('finds the contradiction of a wrong cell', () => {
    const solver = create(2, 2);
    solver.setPuzzle(switching);
    solver.setCells(Uint8Array.of(1, 1, 2, 2));
    expect(solver.run('H')).toBe(CONTRADICTION);
    solver.setCells(Uint8Array.of(1, 2, 2, 2));
    expect(solver.run('H')).toBe(SOLVED);
  });
  test('refuses to set a cell against its value', () => {
    const solver = create(1, 1);
    solver.setImage(Uint8Array.of(1));
    solver.run('H');
    expect(() => solver.setCell(0, 0, 0)).toThrow(RangeError);
    expect(() => solver.setCell(0, 0, 1)).not.toThrow();
  });
});
