import { cellsNeeded } from '../../../src/engine/board/description.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Direction, Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { LineEvent, Recording } from '../../../src/engine/sweep/events.ts';
import { formatGrid, imageFromText, lineOf } from '../../../src/engine/board/image.ts';
import { adheres, puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { record, solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { reflect, transpose } from '../../../src/engine/board/symmetry.ts';
import { image, puzzle } from '../../arbitraries.ts';
import { bruteSettle, slowSimple } from '../../oracles.ts';

const direction = fc.constantFrom<Direction>('H', 'V');

/** The grid that the cell events alone give. */
function replay({ start, events }: Recording): Grid {
  const cells = start.cells.slice();
  for (const event of events)
    if (event.kind === 'cell') {
      expect(cells[event.row * start.width + event.column]).toBe(UNKNOWN);
      cells[event.row * start.width + event.column] = event.value;
    }
  return { ...start, cells };
}

describe('record', () => {
  test('writes sweep > line > cell for a small puzzle', () => {
    const { events, status } = record(puzzleOf(imageFromText(['##', '#.'])));
    expect(status).toBe('solved');
    expect(events.map((event) => event.kind).join(' ')).toBe(
      'sweep line cell cell line sweep line cell line cell end',
    );
    expect(events.at(-1)).toEqual({ kind: 'end', status: 'solved', sweep: 2 });
  });
  test('gives the end state and sweep number of the fast path, for puzzles of all kinds, up to 40 x 40', () => {
    const seen = new Map<string, number>();
    const compare = (p: ReturnType<typeof puzzleOf>, first: Direction): void => {
      const recording = record(p, first);
      const result = solveSimple(p, first);
      const end = recording.events.at(-1);
      expect(result.status).toBe(recording.status);
      expect(end).toMatchObject({ kind: 'end', status: result.status, sweep: result.sweeps });
      expect(result.grid).toEqual(replay(recording));
      seen.set(result.status, 1 + (seen.get(result.status) ?? 0));
    };
    fc.assert(fc.property(puzzle(12, 12), direction, compare), { numRuns: 3000 });
    fc.assert(fc.property(puzzle(40, 40), direction, compare), { numRuns: 300 });
    for (const status of ['solved', 'standstill', 'contradiction'])
      expect(seen.get(status)).toBeGreaterThan(100);
  });
  test('agrees with whole sweeps and brute-force settling', () => {
    fc.assert(
      fc.property(image(6, 6), direction, (one, first) => {
        const p = puzzleOf(one);
        const slow = slowSimple(startGrid(p), p.rows, p.columns, first, bruteSettle);
        const fast = solveSimple(p, first);
        expect({ status: fast.status, sweeps: fast.sweeps, cells: fast.grid.cells }).toEqual(slow);
      }),
    );
  });
  test('names premises from which each line follows again: the line before and its description', () => {
    fc.assert(
      fc.property(puzzle(10, 10), direction, (p, first) => {
        for (const event of record(p, first).events) {
          if (event.kind !== 'line') continue;
          const description = (event.direction === 'H' ? p.rows : p.columns)[event.index]!;
          expect(settle(event.before, description)).toEqual(event.after);
        }
      }),
    );
  });
  test('shows each line as the sweep found it, in order, with its cells behind it', () => {
    fc.assert(
      fc.property(puzzle(10, 10), direction, (p, first) => {
        const { start, events } = record(p, first);
        const grid = { ...start, cells: start.cells.slice() };
        let line: LineEvent | undefined;
        let cells = 0;
        for (const event of events) {
          if (event.kind === 'cell') {
            expect([event.sweep, event.direction, event.index]).toEqual([
              line?.sweep,
              line?.direction,
              line?.index,
            ]);
            grid.cells[event.row * grid.width + event.column] = event.value;
            cells++;
          } else {
            expect(cells).toBe(line?.fixed ?? 0);
            cells = 0;
            if (event.kind === 'line') {
              expect(event.before).toEqual(lineOf(grid, event.direction, event.index));
              line = event;
            } else line = undefined;
          }
        }
      }),
    );
  });
  test('never contradicts the image that a puzzle comes from', () => {
    fc.assert(
      fc.property(image(14, 14), (one) => {
        const { status, grid } = solveSimple(puzzleOf(one));
        expect(status).not.toBe('contradiction');
        expect(grid.cells.every((cell, at) => cell === UNKNOWN || cell === one.cells[at])).toBe(
          true,
        );
        if (status === 'solved') expect(grid).toEqual(one);
      }),
    );
  });
});

describe('solveSimple', () => {
  test('needs one sweep for a full and for an empty image', () => {
    for (const rows of [['##', '##'], ['..', '..'], ['#'], ['.']])
      for (const first of ['H', 'V'] as const)
        expect(solveSimple(puzzleOf(imageFromText(rows)), first)).toMatchObject({
          status: 'solved',
          sweeps: 1,
        });
  });
  test('stands still at once before a switching component: row 2 of Figure 4', () => {
    const result = solveSimple(puzzleOf(imageFromText(['#.', '.#'])));
    expect(result).toMatchObject({ status: 'standstill', sweeps: 2 });
    expect(formatGrid(result.grid)).toEqual(['??', '??']);
  });
  test('a clue solves a switching component', () => {
    const p = { ...puzzleOf(imageFromText(['#.', '.#'])), clues: Uint8Array.of(2, 2, 2, 1) };
    const result = solveSimple(p);
    expect(result.status).toBe('solved');
    expect(adheres(result.grid, p)).toBe(true);
  });
  test('counts no sweep when clues give every cell, and still checks them', () => {
    const p = puzzleOf(imageFromText(['#.', '.#']));
    const given = (...clues: number[]) => solveSimple({ ...p, clues: Uint8Array.from(clues) });
    expect(given(1, 0, 0, 1)).toMatchObject({ status: 'solved', sweeps: 0 });
    expect(given(1, 0, 0, 0)).toMatchObject({ status: 'contradiction', sweeps: 1 });
    // every row is right, no column is
    expect(given(1, 0, 1, 0)).toMatchObject({ status: 'contradiction', sweeps: 2 });
  });
  test('finds the contradiction in a grid that its last sweep completed', () => {
    const p = { rows: [[1], []], columns: [[], [1]], clues: Uint8Array.of(1, 2, 2, 2) };
    expect(solveSimple(p)).toMatchObject({ status: 'contradiction', sweeps: 2 });
    expect(record(p).events.at(-1)).toEqual({
      kind: 'end',
      status: 'contradiction',
      sweep: 2,
      direction: 'V',
      index: 0,
    });
  });
  test('takes 100 x 100 cells', () => {
    const cells = Uint8Array.from({ length: 10_000 }, (_, at) =>
      ((at * 2654435761) >>> 28) % 3 === 0 ? 0 : 1,
    );
    const one = { height: 100, width: 100, cells };
    const { grid, status } = solveSimple(puzzleOf(one));
    expect(status).not.toBe('contradiction');
    expect(grid.cells.every((cell, at) => cell === UNKNOWN || cell === cells[at])).toBe(true);
  });
  test('has the same numbers after a reflection; transposition exchanges H first and V first', () => {
    fc.assert(
      fc.property(image(9, 9), (one) => {
        const h = solveSimple(puzzleOf(one), 'H');
        const v = solveSimple(puzzleOf(one), 'V');
        for (const way of ['left-right', 'top-bottom'] as const)
          expect(solveSimple(puzzleOf(reflect(one, way)), 'H').sweeps).toBe(h.sweeps);
        const turned = puzzleOf(transpose(one));
        expect(solveSimple(turned, 'H').sweeps).toBe(v.sweeps);
        expect(solveSimple(turned, 'V').grid).toEqual(transpose(h.grid));
        if (h.status === 'solved') expect(Math.abs(h.sweeps - v.sweeps)).toBeLessThanOrEqual(1);
      }),
    );
  });
  test('refuses a malformed puzzle', () => {
    expect(() => solveSimple({ rows: [], columns: [] })).toThrow(RangeError);
    expect(() => record({ rows: [[0]], columns: [[1]] })).toThrow(RangeError);
  });
});

test.each([
  ['a run', [300]],
  ['as many runs', Array.from({ length: 300 }, () => 1)],
])('%s of 300 is more than a byte holds', (_, runs) => {
  const width = cellsNeeded(runs);
  const columns = Array.from({ length: width }, (_one, at) =>
    runs.length > 1 && at % 2 === 1 ? [] : [1],
  );
  expect(solveSimple({ rows: [runs], columns }).status).toBe('solved');
});
