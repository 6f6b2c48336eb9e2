// Boards larger than those of the thesis: the stored run is what the code gives, and says what it says by slower ways too.
import { describe, expect, test } from 'vitest';
import real from '../../content/puzzles/minizinc.json' with { type: 'json' };
import { readResult } from '../../scripts/remake/stored/storedResults.ts';
import { tripleFacts } from '../../src/facts/larger.ts';
import { FILLED, UNKNOWN } from '../../src/engine/board/cell.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { repeatedProbing } from '../../src/engine/probe/probeRepeated.ts';
import { setProbing } from '../../src/engine/probe/probeSets.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../src/engine/board/sample.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import {
  dominoOf,
  dominoPuzzle,
  larger,
  largerBoards,
  largerSamples,
  largerSeed,
  tripleOf,
} from '../../src/claims/001/larger.ts';
import type { Larger } from '../../src/claims/001/larger.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';

const stored = readResult(larger.id).tally as Larger;

describe('random boards', () => {
  test('of one size and index are counted as the solvers do, each asked by itself', () => {
    const counts = { several: 0, unique: 0, simple: 0, once: 0, repeated: 0 };
    const cells = new Uint8Array(64);
    for (let index = 0; index < 80; index++) {
      sampleExact(boardRandom(largerSeed, 8, 8, 40, index), cells, filledFor(40, 8, 8));
      const puzzle = puzzleOf({ height: 8, width: 8, cells });
      if (solve(puzzle, { most: 100 }).solutions.length > 1) {
        counts.several++;
        continue;
      }
      counts.unique++;
      const kind = probeAll(puzzle).class;
      if (kind === 'simple') counts.simple++;
      if (kind === 'simple' || kind === 'unique') counts.once++;
      if (repeatedProbing(puzzle).status === 'solved') counts.repeated++;
    }
    expect(largerBoards(8, 40, 80)).toMatchObject(counts);
    expect(counts.once).toBeLessThanOrEqual(counts.repeated);
    expect(counts.simple).toBeGreaterThan(0);
    expect(counts.several).toBeGreaterThan(0);
  });

  test('as stored add up, and each way of probing solves what the one before it does', () => {
    expect(
      stored.samples.map(({ side, percentage, boards }) => [side, percentage, boards]),
    ).toEqual(largerSamples.map((sample) => [...sample]));
    for (const one of stored.samples) {
      expect(one.several + one.unique).toBe(one.boards);
      const { simple, once, repeated, agreement, pairs, triples, unique } = one;
      const order = [simple, once, repeated, agreement, pairs, triples, unique];
      expect(order.toSorted((a, b) => a - b)).toEqual(order);
    }
  });

  test('of the first stored size come out again', () => {
    expect(largerBoards(6, 35, 4000)).toEqual(stored.samples[0]);
  }, 60_000);
});

describe('dominoes', () => {
  test('are those of the benchmarks, continued downwards', () => {
    for (const [name, steps] of [
      ['dom_06', 6],
      ['dom_08', 8],
    ] as const) {
      const one = real.find((puzzle) => puzzle.name === name);
      expect(dominoPuzzle(steps)).toEqual({ rows: one?.rows, columns: one?.cols });
    }
    expect(() => dominoPuzzle(0)).toThrow('steps must be 1 or more');
  });

  test('of 5 to 9 rows leave what is stored: single cells solve them', () => {
    expect([2, 3, 4].map(dominoOf)).toEqual(stored.dominoes.slice(0, 3));
    expect(stored.dominoes[2]).toMatchObject({ side: 9, once: false, repeated: 0 });
  });

  test('of 11 rows take three cells: no probe of one is contradicting, pairs stop, triples find the solution', () => {
    const puzzle = dominoPuzzle(5);
    const eleven = stored.dominoes[3];
    for (const category of probeAll(puzzle).sequence)
      expect([category >> 2, category & 3]).not.toContain(2);
    expect(repeatedProbing(puzzle, { agreement: true }).grid.cells).not.toContain(FILLED);
    expect(eleven).toMatchObject({ side: 11, solutions: 1, repeated: 121, agreement: 121 });
    const { solutions, complete } = solve(puzzle, { most: 100 });
    expect([solutions.length, complete]).toEqual([1, true]);
    const two = setProbing(puzzle, 2);
    expect([two.status, two.complete]).toEqual(['standstill', true]);
    const open = two.grid.cells.filter((cell) => cell === UNKNOWN).length;
    expect(open).toBe(eleven?.pairs);
    expect([0, 121]).not.toContain(open);
    for (const [at, cell] of two.grid.cells.entries())
      if (cell !== UNKNOWN) expect([at, cell]).toEqual([at, solutions[0]?.cells[at]]);
    const three = setProbing(puzzle, 3);
    expect([three.status, eleven?.triples]).toEqual(['solved', 0]);
    expect(three.grid.cells).toEqual(solutions[0]?.cells);
    expect(galleryDescriptions('domino')).toEqual(puzzle);
  }, 120_000);

  test('bear out the thesis, which nothing else here does', () => {
    expect(larger.agrees(stored, larger.published)).toBe(true);
    expect(larger.agrees({ ...stored, dominoes: [] }, larger.published)).toBe(false);
  });
});

describe('a triple', () => {
  test('is stored as it is found, and its survivors agree on a cell that all solutions share', () => {
    const { side, percentage, index } = stored.triple;
    expect(tripleOf(side, percentage, index)).toEqual(stored.triple);
    const { puzzle, futures, proved, survivors } = tripleFacts();
    expect(futures).toHaveLength(8);
    const alive = futures.filter(({ impossible }) => !impossible);
    expect(alive).toHaveLength(survivors);
    const { solutions, complete } = solve(puzzle, { most: 1000 });
    expect([complete, solutions.length > 1]).toEqual([true, true]);
    for (const [row, column, value] of proved) {
      const at = (row - 1) * side + column - 1;
      expect(alive.every(({ cells }) => cells[at] === value)).toBe(true);
      expect(solutions.every(({ cells }) => cells[at] === value)).toBe(true);
      expect(value).toBe(FILLED);
    }
  }, 60_000);
});
