import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { createFastFourLong } from '../../../src/engine/intersect/fastFourLong.ts';
import { STATUS_OF_CODE } from '../../../src/engine/sweep/fastSolver.ts';
import {
  fourClass,
  fourSuccesses,
  gridRelations,
  recordFour,
  situationAt,
  solveFour,
} from '../../../src/engine/intersect/fourSolver.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { outcomeOf } from '../../../src/engine/intersect/lookupTable.ts';
import { choices, intersect } from '../../../src/engine/intersect/pqIntersection.ts';
import { recordPq, solvePq } from '../../../src/engine/intersect/pqSolver.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import * as arbitrary from '../../arbitraries.ts';

function board(height: number, width: number, percentage: number, index: number): Grid {
  const cells = new Uint8Array(height * width);
  const random = boardRandom(3, height, width, percentage, index);
  sampleExact(random, cells, Math.round((percentage * height * width) / 100));
  return { height, width, cells };
}

describe('FourSolver', () => {
  test('ends alike by words, by lists, by the lookup table and by enumeration, on 3,000 boards', () => {
    let progress = 0;
    for (const [height, width, boards, enumerate] of [
      [5, 5, 1500, true],
      [4, 7, 700, true],
      [9, 8, 500, false],
      [15, 12, 300, false],
    ] as const) {
      const words = createFastFour(height, width);
      const lists = createFastFourLong(height, width);
      for (let index = 0; index < boards; index++) {
        const image = board(height, width, 25 + 5 * (index % 8), index);
        words.simple.setImage(image.cells);
        lists.simple.setImage(image.cells);
        const status = words.run();
        const end = words.simple.readCells();
        expect(lists.run()).toBe(status);
        expect(lists.simple.readCells()).toEqual(end);
        expect(lists.progress).toBe(words.progress);
        if (index % 3 > 0 || words.progress) continue;
        const recording = recordFour(puzzleOf(image));
        expect(recording.end.cells).toEqual(end);
        expect(recording.status).toBe(STATUS_OF_CODE[status]);
        expect(recording.intersections > 0).toBe(words.progress);
        if (enumerate) expect(solvePq(puzzleOf(image), 2, 2).grid.cells).toEqual(end);
      }
      for (let index = 0; index < boards; index++) {
        const image = board(height, width, 25 + 5 * (index % 8), index);
        words.simple.setImage(image.cells);
        words.run();
        if (!words.progress) continue;
        progress++;
        expect(recordFour(puzzleOf(image)).end.cells).toEqual(words.simple.readCells());
      }
    }
    expect(progress).toBeGreaterThan(300);
  });
  test('agrees on puzzles with clues, some without a solution, and never errs about a cell', () => {
    let contradictions = 0;
    fc.assert(
      fc.property(arbitrary.puzzle(6, 6), (puzzle) => {
        const fast = solveFour(puzzle);
        const recording = recordFour(puzzle);
        const enumerated = solvePq(puzzle, 2, 2);
        expect(recording.status).toBe(fast.status);
        expect(enumerated.status).toBe(fast.status);
        if (fast.status === 'contradiction') contradictions++;
        else expect(enumerated.grid).toEqual(fast.grid);
      }),
      { numRuns: 600, seed: 5 },
    );
    expect(contradictions).toBeGreaterThan(20);
  });
  test('records that an intersection is left with no survivors', () => {
    let seen = 0;
    for (let index = 0; index < 1000; index++) {
      // the rows of one image, the columns of another with as many filled cells
      const { rows } = puzzleOf(board(5, 5, 30, index));
      const { columns } = puzzleOf(board(5, 5, 30, index + 1));
      if (solveSimple({ rows, columns }).status !== 'standstill') continue;
      const recording = recordFour({ rows, columns });
      expect(recording.status).toBe(solveFour({ rows, columns }).status);
      const [last, end] = recording.events.slice(-2);
      if (last?.kind !== 'intersection' || last.survivors.length > 0) continue;
      expect(end).toMatchObject({ kind: 'end', status: 'contradiction' });
      seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });
  test('ends in the same state whatever intersections are taken first', () => {
    for (let index = 0; index < 120; index++) {
      const puzzle = puzzleOf(board(8, 8, 40, index));
      const end = solveFour(puzzle);
      if (!end.progress) continue;
      const random = boardRandom(9, 8, 8, 40, index);
      const order = [...choices(8, 2)].flatMap((rows) =>
        [...choices(8, 2)].map((columns) => ({ rows, columns, key: random.next() })),
      );
      order.sort((a, b) => a.key - b.key);
      const recording = recordFour(puzzle, { choices: order });
      expect(recording.end).toEqual(end.grid);
    }
  });
  test('keeps every image: no cell that it fixes differs from the image that made the puzzle', () => {
    for (let index = 0; index < 200; index++) {
      const image = board(20, 20, 50, index);
      const { grid, status } = solveFour(puzzleOf(image));
      expect(status).not.toBe('contradiction');
      for (let at = 0; at < 400; at++)
        if (grid.cells[at] !== UNKNOWN) expect(grid.cells[at]).toBe(image.cells[at]);
    }
  });
  test('takes boards of 32 and of more than 32 cells a line', () => {
    const image = board(32, 32, 62, 1);
    const words = createFastFour(32, 32);
    const lists = createFastFourLong(32, 32);
    words.simple.setImage(image.cells);
    lists.simple.setImage(image.cells);
    expect(lists.run()).toBe(words.run());
    expect(lists.simple.readCells()).toEqual(words.simple.readCells());
    const large = Array.from({ length: 6 }, (_, index) => puzzleOf(board(34, 40, 55, index)));
    const ends = large.map((puzzle) => solveFour(puzzle));
    expect(ends.some(({ progress }) => progress)).toBe(true);
    for (const [index, { grid, progress }] of ends.slice(0, 2).entries()) {
      const recording = recordFour(large[index] as Puzzle);
      expect(recording.end).toEqual(grid);
      expect(recording.intersections > 0).toBe(progress);
    }
  });
});

describe('fourSuccesses', () => {
  test('lists exactly the intersections that enumeration finds successful, with what they fix', () => {
    for (let index = 0; index < 60; index++) {
      const puzzle = puzzleOf(board(7, 6, 40, index));
      const { grid, status } = solveSimple(puzzle);
      if (status !== 'standstill') continue;
      const relations = gridRelations(grid, puzzle);
      const found = new Map<string, number>();
      for (const { rows, columns, situation } of fourSuccesses(grid, puzzle)) {
        expect(situationAt(relations, rows, columns)).toEqual(situation);
        found.set(`${rows.join()} ${columns.join()}`, outcomeOf(situation).survivors);
      }
      for (const rows of choices(7, 2))
        for (const columns of choices(6, 2)) {
          const { fixed, survivors } = intersect(grid, puzzle, rows, columns);
          expect(found.has(`${rows.join()} ${columns.join()}`)).toBe(fixed.length > 0);
          if (fixed.length === 0) continue;
          let mask = 0;
          for (const configuration of survivors) mask |= 1 << configuration;
          expect(found.get(`${rows.join()} ${columns.join()}`)).toBe(mask);
        }
    }
  });
});

describe('recordFour', () => {
  // 2 x 2 of ??? and a puzzle that needs one intersection
  const puzzle = puzzleOf(imageFromText(['#....', '#####', '.#...', '#.#..', '..#..']));
  test('writes sweeps, then an intersection with its situation, its cells, and sweeps that count on', () => {
    const recordings = Array.from({ length: 200 }, (_, index) =>
      recordFour(puzzleOf(board(6, 6, 40, index))),
    ).filter(({ intersections }) => intersections > 0);
    expect(recordings.length).toBeGreaterThan(10);
    for (const { events, intersections, end, start } of recordings) {
      const cells = start.cells.slice();
      let sweep = 0;
      let taken = 0;
      for (const [at, event] of events.entries()) {
        if (event.kind === 'sweep') expect(event.number).toBe(++sweep);
        if (event.kind === 'cell' || event.kind === 'crossing') {
          expect(cells[event.row * 6 + event.column]).toBe(UNKNOWN);
          cells[event.row * 6 + event.column] = event.value;
        }
        if (event.kind === 'intersection') {
          expect(event.number).toBe(++taken);
          expect(event.sweep).toBe(sweep);
          expect(event.crossings).toHaveLength(4);
          expect(event.situation).not.toBeNull();
          const after = events.slice(at + 1, at + 1 + event.fixed.length);
          expect(after.map(({ kind }) => kind)).toEqual(event.fixed.map(() => 'crossing'));
        }
        if (event.kind === 'end') expect(at).toBe(events.length - 1);
      }
      expect(taken).toBe(intersections);
      expect(cells).toEqual(end.cells);
    }
  });
  test('is SimpleSolver when the puzzle is simple', () => {
    const result = solveSimple(puzzle);
    const recording = recordFour(puzzle);
    expect(recording.status).toBe(result.status);
    expect(fourClass(solveFour(puzzle))).toBe(
      result.status === 'solved' ? 'simple' : 'no-progress',
    );
  });
  test('takes the chosen intersection, and stops there when told to', () => {
    const image = Array.from({ length: 100 }, (_, index) => board(6, 6, 40, index)).find(
      (image) => {
        const { grid, status } = solveSimple(puzzleOf(image));
        return status === 'standstill' && [...fourSuccesses(grid, puzzleOf(image))].length > 2;
      },
    ) as Grid;
    const { grid } = solveSimple(puzzleOf(image));
    const [, , third] = [...fourSuccesses(grid, puzzleOf(image))];
    const chosen = { rows: third?.rows ?? [], columns: third?.columns ?? [] };
    const recording = recordFour(puzzleOf(image), { choices: [chosen], goOn: false });
    expect(recording.intersections).toBe(1);
    const event = recording.events.find(({ kind }) => kind === 'intersection');
    expect(event).toMatchObject(chosen);
  });
  test('begins with the clues, and starts columns first when asked', () => {
    const clues = startGrid(puzzle).cells;
    clues[0] = 1;
    const { start, events } = recordFour({ ...puzzle, clues }, { first: 'V' });
    expect(start.cells[0]).toBe(1);
    expect(events[0]).toMatchObject({ kind: 'sweep', number: 1, direction: 'V' });
  });
});

describe('recordPq', () => {
  test('ends like solvePq for p and q other than 2', () => {
    for (let index = 0; index < 40; index++) {
      const puzzle = puzzleOf(board(5, 4, 40, index));
      for (const [p, q] of [
        [2, 3],
        [3, 2],
        [3, 3],
        [1, 4],
      ] as const)
        expect(recordPq(puzzle, p, q).end).toEqual(solvePq(puzzle, p, q).grid);
    }
  });
});
