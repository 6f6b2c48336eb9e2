import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN, unknownGrid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, lineOf, sameGrid } from '../../../src/engine/board/image.ts';
import {
  doubleProbe,
  probe,
  probeAll,
  probeAllInPieces,
  recordProbing,
} from '../../../src/engine/probe/probe.ts';
import type { ProbeOutcome } from '../../../src/engine/probe/probe.ts';
import {
  CATEGORIES,
  categoryOf,
  PROBING_CLASSES,
  probingClass,
  sortedSequence,
  starsOf,
  usefulnessOf,
} from '../../../src/engine/probe/probeCategory.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { record, solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import * as arbitrary from '../../arbitraries.ts';
import { slowProbing } from '../../oracles.ts';

const allImages = function* (height: number, width: number): Generator<Grid> {
  for (let index = 0; index < 2 ** (height * width); index++)
    yield imageFromIndex(height, width, index);
};

/** Everything that a probe's events say, checked against its end and its contradiction. */
function checkOutcome(state: Grid, outcome: ProbeOutcome): void {
  const cells = outcome.start.cells.slice();
  let fixed = 0;
  for (const event of outcome.events)
    if (event.kind === 'cell') {
      expect(cells[event.row * state.width + event.column]).toBe(UNKNOWN);
      cells[event.row * state.width + event.column] = event.value;
      fixed++;
    }
  expect(cells).toEqual(outcome.end.cells);
  expect(fixed).toBe(outcome.fixed);
  const last = outcome.events.at(-1);
  expect(last?.kind === 'end' && last.status).toBe(outcome.status);
  expect(outcome.contradiction === null).toBe(outcome.status !== 'contradiction');
  if (outcome.contradiction) checkChain(state, outcome);
}

/** Replays a chain from the state and the probed cell alone; then every premise in turn must be missed. */
function checkChain(state: Grid, outcome: ProbeOutcome): void {
  const { contradiction } = outcome;
  if (!contradiction) throw new Error('no contradiction');
  const known = new Map([[outcome.row * state.width + outcome.column, outcome.value]]);
  for (const step of [...contradiction.chain, { ...contradiction, fixes: null }]) {
    const line = (without: number): Uint8Array => {
      const cells = Array.from({ length: step.cells.length }, (_, at) => {
        const place =
          step.direction === 'H' ? step.index * state.width + at : at * state.width + step.index;
        return state.cells[place] ?? UNKNOWN;
      });
      for (const [k, { row, column, value }] of step.premises.entries())
        if (k !== without) cells[step.direction === 'H' ? column : row] = value;
      return Uint8Array.from(cells);
    };
    const follows = (without: number): boolean => {
      const settled = settle(line(without), step.description);
      if (step.fixes === null || settled === null) return step.fixes === settled;
      return step.fixes.every(
        ({ row, column, value }) => settled[step.direction === 'H' ? column : row] === value,
      );
    };
    for (const { row, column, value } of step.premises)
      expect(known.get(row * state.width + column)).toBe(value);
    expect(follows(-1)).toBe(true);
    for (const without of step.premises.keys()) expect(follows(without)).toBe(false);
    for (const { row, column, value } of step.fixes ?? [])
      known.set(row * state.width + column, value);
  }
  // nothing idle: every cell that a step fixes is a premise of a later one
  const used = [...contradiction.chain, contradiction].flatMap(({ premises }) => premises);
  for (const step of contradiction.chain) {
    expect(step.fixes.length).toBeGreaterThan(0);
    for (const cell of step.fixes) expect(used).toContainEqual(cell);
  }
}

describe('a probe', () => {
  test('shows the lines that come to something, and those that have something new and come to nothing', () => {
    let left = 0;
    for (let index = 0; index < 60; index++) {
      const [height, width] = index % 2 === 0 ? [4, 6] : [6, 4];
      const cells = new Uint8Array(24);
      sampleIndependent(boardRandom(31, height, width, 45, index), cells, 0.45);
      const puzzle = puzzleOf({ height, width, cells });
      const state = solveSimple(puzzle).grid;
      for (const [at, known] of state.cells.entries()) {
        if (known !== UNKNOWN) continue;
        const outcome = probe(puzzle, state, at, 1);
        const seen = new Map<string, string>();
        for (const [direction, count] of [
          ['H', height],
          ['V', width],
        ] as const)
          for (let line = 0; line < count; line++)
            seen.set(`${direction}${line}`, lineOf(state, direction, line).join(''));
        const { events } = record(puzzle, 'H', outcome.start);
        const shown = events.filter((event) => {
          if (event.kind !== 'line') return true;
          const { before, after, fixed } = event;
          const name = `${event.direction}${event.index}`;
          const isNew = seen.get(name) !== before.join('');
          seen.set(name, (after ?? before).join(''));
          return after === null || fixed > 0 || (isNew && before.includes(UNKNOWN));
        });
        expect(outcome.events).toEqual(shown);
        left += events.length - shown.length;
      }
    }
    expect(left).toBeGreaterThan(100);
  });
  test('gives what the definition gives, on all images of 3x3 and of 2x4', () => {
    let probed = 0;
    for (const [height, width] of [
      [3, 3],
      [2, 4],
    ] as const)
      for (const image of allImages(height, width)) {
        const puzzle = puzzleOf(image);
        const slow = slowProbing(puzzle.rows, puzzle.columns);
        const fast = probeAll(puzzle);
        expect(fast.state.cells).toEqual(slow.state);
        expect(fast.sequence).toEqual(slow.sequence);
        const recording = recordProbing(puzzle);
        expect(recording.sequence).toEqual(slow.sequence);
        expect(recording.state).toEqual(fast.state);
        expect([recording.class, recording.stars]).toEqual([fast.class, fast.stars]);
        probed += slow.sequence.length;
      }
    expect(probed).toBeGreaterThan(300);
  });
  test('gives what the definition gives on random boards up to 6x6, solvable or not', () => {
    const categories = new Set<number>();
    fc.assert(
      fc.property(arbitrary.puzzle(6, 6), (puzzle) => {
        const slow = slowProbing(puzzle.rows, puzzle.columns, puzzle.clues);
        const fast = probeAll(puzzle);
        expect(fast.sequence).toEqual(slow.sequence);
        for (const category of slow.sequence) categories.add(category);
        const recording = recordProbing(puzzle);
        expect(recording.sequence).toEqual(slow.sequence);
        for (const { one, zero } of recording.probes)
          for (const outcome of [one, zero]) checkOutcome(recording.state, outcome);
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(categories.size).toBeGreaterThan(9);
  });
  test('gives each probe made by itself on larger boards, also with clues, without solutions and too wide for words', () => {
    const ends = new Set<string>();
    for (let board = 0; board < 120; board++) {
      const random = boardRandom(31, 20, 20, 0.55, board);
      const [height, width] = [
        [10, 12],
        [20, 20],
        [32, 7],
        [5, 34],
      ][board % 4]!;
      const sample = (): Grid => {
        const cells = new Uint8Array(height! * width!);
        sampleIndependent(random, cells, 0.55);
        return { height: height!, width: width!, cells };
      };
      const image = sample();
      const { rows, columns } = puzzleOf(image);
      // every third board has the columns of two images mixed, every second one a few clues
      const other = puzzleOf(sample()).columns;
      const puzzle: Puzzle = {
        rows,
        columns: board % 3 === 0 ? columns.map((one, j) => (j === 2 ? other[j]! : one)) : columns,
        clues: image.cells.map((cell, at) => (board % 2 === 0 && at % 41 === 3 ? cell : UNKNOWN)),
      };
      const told: number[] = [];
      const pieces = probeAllInPieces(puzzle);
      let piece = pieces.next();
      for (; piece.done !== true; piece = pieces.next()) told.push(piece.value?.cells.length ?? -1);
      const result = probeAll(puzzle);
      expect(piece.value).toEqual(result);
      const { status, state, cells } = result;
      ends.add(`${status} ${width! > 32}`);
      expect(told).toEqual([...cells.keys()]);
      if (status !== 'standstill') continue;
      for (const { row, column, category } of cells) {
        const at = row * width! + column;
        const alone = ([1, 0] as const).map((value) => {
          const clues = state.cells.slice();
          clues[at] = value;
          const end = solveSimple({ ...puzzle, clues });
          const unknown = end.grid.cells.filter((cell) => cell === UNKNOWN).length;
          return usefulnessOf(end.status, unknown < cells.length - 1);
        });
        expect([board, at, category]).toEqual([board, at, categoryOf(alone[0]!, alone[1]!)]);
      }
    }
    expect(ends).toContain('standstill true');
    expect(ends).toContain('standstill false');
    expect(ends).toContain('contradiction false');
  });
  test('says only what is true in every solution', () => {
    let said = 0;
    fc.assert(
      fc.property(arbitrary.image(6, 6), (image) => {
        const puzzle = puzzleOf(image);
        const { complete, solutions } = solve(puzzle, { most: 2000 });
        expect(complete).toBe(true);
        const recording = recordProbing(puzzle);
        for (const { row, column, category, proves, agreed } of recording.probes) {
          const meaning = CATEGORIES[category];
          if (meaning?.solutions !== null) expect(solutions.length).toBe(meaning?.solutions);
          const at = row * image.width + column;
          if (proves !== null) for (const { cells } of solutions) expect(cells[at]).toBe(proves);
          for (const cell of agreed)
            for (const { cells } of solutions)
              expect(cells[cell.row * image.width + cell.column]).toBe(cell.value);
          said += agreed.length;
        }
        if (recording.class === 'simple' || recording.class === 'unique')
          expect(solutions).toHaveLength(1);
        if (recording.class === 'two') expect(solutions).toHaveLength(2);
      }),
      { numRuns: 400, seed: 11 },
    );
    expect(said).toBeGreaterThan(100);
  });
  test('takes only an unknown cell of the board', () => {
    const puzzle: Puzzle = {
      rows: [[1], [1]],
      columns: [[1], [1]],
    };
    const state = unknownGrid(2, 2);
    expect(doubleProbe(puzzle, state, 0).category).toBe(15);
    state.cells[0] = 1;
    expect(() => probe(puzzle, state, 0, 1)).toThrow('cell 0 is known');
    expect(() => probe(puzzle, state, 4, 1)).toThrow('from 0 to 3');
    expect(() => probe(puzzle, state, 0.5, 1)).toThrow('from 0 to 3');
    expect(sameGrid(state, { height: 2, width: 2, cells: Uint8Array.of(1, 2, 2, 2) })).toBe(true);
  });
});

describe('classes', () => {
  test('of all images of 4x4 are those of Table 3', () => {
    const counts = new Map<string | null, number>();
    const sequences = new Map<string, number>();
    for (const image of allImages(4, 4)) {
      const result = probeAll(puzzleOf(image));
      counts.set(result.class, (counts.get(result.class) ?? 0) + 1);
      const key = `${result.class}: ${sortedSequence(result.sequence).join(' ')}`;
      sequences.set(key, (sequences.get(key) ?? 0) + 1);
    }
    expect(PROBING_CLASSES.map((one) => counts.get(one))).toEqual([51_234, 1_128, 10_100, 3_074]);
    // rows of Tables 4, 5 and 6
    expect(sequences.get('unique: 6 8 9 9 11 11 11 14 14 14 14')).toBe(8);
    expect(sequences.get('two: 15 15 15 15')).toBe(8_296);
    expect(sequences.get('rest: 7 7 12 13 13 13 13')).toBe(276);
  });
  test('follow from status and categories, and stars from classes', () => {
    expect(probingClass('contradiction', [])).toBe(null);
    expect(probingClass('solved', [])).toBe('simple');
    expect(probingClass('standstill', [15, 4, 11])).toBe('unique');
    expect(probingClass('standstill', [4, 15])).toBe('two');
    expect(probingClass('standstill', [12, 13, 10])).toBe('rest');
    expect([...PROBING_CLASSES, null].map((one) => starsOf(one))).toEqual([1, 2, 2, 3, null]);
  });
  test('every category says what its two probes say', () => {
    expect(CATEGORIES.map(({ category }) => category)).toEqual(
      Array.from({ length: 16 }, (_, k) => k),
    );
    expect(CATEGORIES[14]).toMatchObject({ one: 3, zero: 2, proves: 1, solutions: 1 });
    expect(CATEGORIES[8]).toMatchObject({ one: 2, zero: 0, proves: 0, solutions: null });
    expect(CATEGORIES[10]).toMatchObject({ proves: null, solutions: 0 });
    expect(CATEGORIES[7]?.name).toBe('some progression / fully solving');
  });
});
