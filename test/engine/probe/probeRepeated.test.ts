import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, imageFromText } from '../../../src/engine/board/image.ts';
import { probeAll, unknownCells } from '../../../src/engine/probe/probe.ts';
import type { ProbingRun } from '../../../src/engine/probe/probeEvents.ts';
import { recordRepeated, repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { probeSet, recordSets, setProbing, setRuns } from '../../../src/engine/probe/probeSets.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import * as arbitrary from '../../arbitraries.ts';
import { slowClosure } from '../../oracles.ts';

/** All ways to give k cells a value. */
const assignments = (k: number): number[][] =>
  Array.from({ length: 2 ** k }, (_, bits) => Array.from({ length: k }, (_, i) => (bits >> i) & 1));

const subsets = (items: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, k) =>
        subsets(items.slice(k + 1), size - 1).map((rest) => [item, ...rest]),
      );

/** The solver of sets by its definition: sets of 1 to `size` cells in any order, every line settled by listing its fits. */
function slowSets(
  puzzle: Puzzle,
  size: number,
  agreement: boolean,
  shuffle: () => number,
): string | null {
  const { rows, columns } = puzzle;
  let state = slowClosure(startGrid(puzzle).cells, rows, columns);
  search: while (state !== null) {
    const from: Uint8Array = state;
    const unknown = [...from.keys()].filter((at) => from[at] === UNKNOWN);
    const sets = Array.from({ length: size }, (_, k) => subsets(unknown, k + 1)).flat();
    const order = sets
      .map((cells) => ({ cells, key: shuffle() }))
      .toSorted((a, b) => a.key - b.key);
    for (const { cells } of order) {
      const ends = assignments(cells.length)
        .map((values) => {
          const start = from.slice();
          for (const [k, cell] of cells.entries()) start[cell] = values[k] ?? 0;
          return slowClosure(start, rows, columns);
        })
        .filter((end) => end !== null);
      if (ends.length === 0) return null;
      const fixed = (agreement ? unknown : cells).filter(
        (at) => ends[0]?.[at] !== UNKNOWN && ends.every((end) => end[at] === ends[0]?.[at]),
      );
      if (fixed.length === 0) continue;
      const next = from.slice();
      for (const at of fixed) next[at] = ends[0]?.[at] ?? UNKNOWN;
      state = slowClosure(next, rows, columns);
      continue search;
    }
    return from.join('');
  }
  return null;
}

/** Replays a run: every cell is fixed once, the end is the end, and every `proved` belongs to the probe before it. */
function checkRun(run: ProbingRun): void {
  const cells = run.start.cells.slice();
  let number = 0;
  let probes = 0;
  let sets = 0;
  for (const event of run.events) {
    if (event.kind === 'probe' || event.kind === 'set') {
      expect(event.number).toBe(number + 1);
      if (event.fixed.length === 0) continue;
      number++;
      if (event.kind === 'probe') probes++;
      else sets++;
    }
    if (event.kind === 'proved') expect(event.number).toBe(number);
    if (event.kind !== 'proved' && event.kind !== 'cell') continue;
    const at = event.row * run.start.width + event.column;
    expect(cells[at]).toBe(UNKNOWN);
    cells[at] = event.value;
  }
  expect(cells).toEqual(run.end.cells);
  expect([run.probes, run.sets]).toEqual([probes, sets]);
  const last = run.events.at(-1);
  expect(last?.kind === 'end' && [last.status, last.probes, last.sets, last.complete]).toEqual([
    run.status,
    probes,
    sets,
    run.complete,
  ]);
}

/** One filled cell in every line: every permutation is a solution. */
function diagonal(side: number): Puzzle {
  const lines = Array.from({ length: side }, () => [1]);
  return { rows: lines, columns: lines };
}

describe('repeated probing', () => {
  test('ends where its definition ends, in whatever order cells are probed', () => {
    const ends = { solved: 0, standstill: 0, contradiction: 0 };
    fc.assert(
      fc.property(arbitrary.puzzle(5, 5), fc.boolean(), fc.nat(), (puzzle, agreement, seed) => {
        const shuffle = arbitrary.lcg(seed);
        const slow = slowSets(puzzle, 1, agreement, shuffle);
        const fast = repeatedProbing(puzzle, { agreement });
        ends[fast.status]++;
        expect(fast.status === 'contradiction' ? null : fast.grid.cells.join('')).toBe(slow);
        const cells = Array.from(startGrid(puzzle).cells.keys(), (at) => ({ at, key: shuffle() }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ at }) => ({
            row: Math.floor(at / puzzle.columns.length),
            column: at % puzzle.columns.length,
          }));
        for (const choices of [[], cells, [...cells, ...cells]]) {
          const run = recordRepeated(puzzle, { agreement, choices });
          checkRun(run);
          expect(run.status).toBe(fast.status);
          if (run.status !== 'contradiction') expect(run.end).toEqual(fast.grid);
        }
      }),
      { numRuns: 400, seed: 3 },
    );
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(10);
  });
  test('solves every 4x4 of class unique, and no other that sweeps do not; agreement solves no more', () => {
    const solved = new Map<string, number>();
    for (let index = 0; index < 65_536; index += 3) {
      const puzzle = puzzleOf(imageFromIndex(4, 4, index));
      const once = probeAll(puzzle);
      if (once.class === 'simple') continue;
      for (const agreement of [false, true]) {
        const { status } = repeatedProbing(puzzle, { agreement });
        const key = `${once.class} ${status}`;
        solved.set(key, (solved.get(key) ?? 0) + 1);
      }
    }
    expect([...solved.keys()].toSorted()).toEqual([
      'rest standstill',
      'two standstill',
      'unique solved',
    ]);
  });
  test('stops after the choices when told to, and passes over cells that prove nothing', () => {
    // the diagonal of 3x3 has six solutions: nothing can be proved
    const rest: Puzzle = { rows: [[1], [1], [1]], columns: [[1], [1], [1]] };
    const run = recordRepeated(rest, { choices: [{ row: 1, column: 1 }] });
    expect([run.status, run.probes]).toEqual(['standstill', 0]);
    expect(run.events.some(({ kind }) => kind === 'probe')).toBe(false);
    expect(() => recordRepeated(rest, { choices: [{ row: 3, column: 0 }] })).toThrow(
      'row 4, column 1 is outside the board',
    );
    const unique = puzzleOf(firstUnique());
    const [first] = recordRepeated(unique).events.filter(({ kind }) => kind === 'probe');
    expect(first?.kind).toBe('probe');
    expect(recordRepeated(unique, { goOn: false }).status).toBe('standstill');
  });
});

function firstUnique(): ReturnType<typeof imageFromIndex> {
  for (let index = 0; ; index++) {
    const image = imageFromIndex(4, 4, index);
    if (probeAll(puzzleOf(image)).class === 'unique') return image;
  }
}

describe('set-probing', () => {
  test('ends where its definition ends, in whatever order sets are taken', () => {
    fc.assert(
      fc.property(
        arbitrary.puzzle(4, 4),
        fc.boolean(),
        fc.constantFrom(2 as const, 3 as const),
        fc.nat(),
        (puzzle, agreement, size, seed) => {
          const slow = slowSets(puzzle, size, agreement, arbitrary.lcg(seed));
          const fast = setProbing(puzzle, size, { agreement });
          expect(fast.complete).toBe(true);
          expect(fast.status === 'contradiction' ? null : fast.grid.cells.join('')).toBe(slow);
          const run = recordSets(puzzle, size, { agreement });
          checkRun(run);
          expect([run.status, run.sets]).toEqual([fast.status, fast.sets]);
          if (run.status !== 'contradiction') expect(run.end).toEqual(fast.grid);
        },
      ),
      { numRuns: 150, seed: 4 },
    );
  });
  test('does so where pairs, and agreement, find what probing again and again does not', () => {
    const found = new Map<string, number>();
    for (const rows of [
      ['..#.#', '#..#.', '.#..#', '#....'],
      ['.#..#', '..##.', '#....', '.....'],
    ])
      for (const agreement of [false, true]) {
        const puzzle = puzzleOf(imageFromText(rows));
        const shuffle = arbitrary.lcg(rows.length);
        const single = repeatedProbing(puzzle, { agreement }).grid;
        const { grid, sets } = setProbing(puzzle, 2, { agreement });
        expect(grid.cells.join('')).toBe(slowSets(puzzle, 2, agreement, shuffle));
        expect(single.cells.join('')).toBe(slowSets(puzzle, 1, agreement, shuffle));
        checkRun(recordSets(puzzle, 2, { agreement }));
        const key = `${agreement ? 'agreement' : 'contradictions'}: ${sets > 0 ? 'more' : 'no more'}`;
        found.set(key, (found.get(key) ?? 0) + 1);
        expect(sets > 0).toBe(unknownCells(grid).length < unknownCells(single).length);
      }
    expect(found.get('agreement: more')).toBeGreaterThan(0);
    expect(found.get('contradictions: more')).toBeGreaterThan(0);
  });
  test('finds more than repeated probing, and only what is true in every solution', () => {
    let more = 0;
    fc.assert(
      fc.property(arbitrary.image(6, 6), (image) => {
        const puzzle = puzzleOf(image);
        const { complete, solutions } = solve(puzzle, { most: 500 });
        fc.pre(complete);
        let before = repeatedProbing(puzzle, { agreement: true }).grid;
        for (const size of [2, 3]) {
          const { grid, status } = setProbing(puzzle, size);
          expect(status).not.toBe('contradiction');
          for (const [at, cell] of grid.cells.entries()) {
            if (before.cells[at] !== UNKNOWN) expect(cell).toBe(before.cells[at]);
            if (cell !== UNKNOWN) for (const { cells } of solutions) expect(cells[at]).toBe(cell);
          }
          more += unknownCells(before).length - unknownCells(grid).length;
          before = grid;
        }
      }),
      { numRuns: 400, seed: 12 },
    );
    expect(more).toBeGreaterThan(0);
  });
  test('spells one set out', () => {
    const puzzle: Puzzle = { rows: [[1], [1]], columns: [[1], [1]] };
    const state = startGrid(puzzle);
    const set = probeSet(puzzle, state, [0, 3]);
    expect(set.futures.map(({ values, status }) => [values.join(''), status])).toEqual([
      ['00', 'solved'],
      ['01', 'contradiction'],
      ['10', 'contradiction'],
      ['11', 'solved'],
    ]);
    expect([set.survivors, set.fixed]).toEqual([2, []]);
    const wide: Puzzle = { rows: [[1], [1]], columns: [[1], [1], []] };
    expect(
      probeSet(wide, startGrid({ rows: [[], []], columns: [[], [], []] }), [2, 4]).cells,
    ).toEqual([
      { row: 0, column: 2 },
      { row: 1, column: 1 },
    ]);
    expect(() => probeSet(puzzle, state, [3, 0])).toThrow('in board order: 3 0');
    expect(() => probeSet(puzzle, state, [0, 1, 2, 3])).toThrow('1 to 3 cells: 4');
  });
  test('says when the work runs out, and what it may cost', () => {
    expect(setRuns(25, 2)).toBe(300 * 4);
    expect(setRuns(25, 3)).toBe(300 * 4 + 2300 * 8);
    expect(setRuns(1, 3)).toBe(0);
    const whole = setProbing(diagonal(4), 3);
    expect([whole.status, whole.complete]).toEqual(['standstill', true]);
    expect(whole.runs).toBeLessThanOrEqual(setRuns(16, 3));
    const cut = setProbing(diagonal(4), 3, { maxRuns: whole.runs - 1 });
    expect([cut.status, cut.complete]).toEqual(['standstill', false]);
    const recorded = recordSets(diagonal(4), 3, { maxRuns: 7 });
    expect([recorded.status, recorded.complete]).toEqual(['standstill', false]);
    checkRun(recorded);
    expect(() => setProbing(diagonal(3), 4)).toThrow('2 or 3 cells: 4');
    expect(() => setProbing(diagonal(3), 2, { maxRuns: NaN })).toThrow('0 or more: NaN');
  });
});
