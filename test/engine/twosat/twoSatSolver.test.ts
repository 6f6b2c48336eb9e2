import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { lineOf } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { fourSuccesses, solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import type { Chain } from '../../../src/engine/twosat/chains.ts';
import { chainFrom } from '../../../src/engine/twosat/chains.ts';
import { implicationsOf, literalOf, opposite } from '../../../src/engine/twosat/implications.ts';
import {
  recordTwoSat,
  recordTwoSatInPieces,
  solveTwoSat,
} from '../../../src/engine/twosat/twoSatSolver.ts';
import type { ChainEvent } from '../../../src/engine/twosat/twoSatEvents.ts';
import * as arbitrary from '../../arbitraries.ts';
import { bruteFits } from '../../oracles.ts';
import { slowTwoSat } from './slowTwoSat.ts';

function board(side: number, percentage: number, index: number): Grid {
  const cells = new Uint8Array(side * side);
  const random = boardRandom(11, side, side, percentage, index);
  sampleExact(random, cells, Math.round((percentage * side * side) / 100));
  return { height: side, width: side, cells };
}

/** Whether every step is a clause of its line in a state: no fit has the step's value and not the next one. */
function holds(chain: Chain, { grid, puzzle }: { grid: Grid; puzzle: Puzzle }): boolean {
  return chain.every(({ direction, index, from, to }) => {
    const description = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
    const at = (place: { row: number; column: number }): number =>
      direction === 'H' ? place.column : place.row;
    const on = (place: { row: number; column: number }): number =>
      direction === 'H' ? place.row : place.column;
    return (
      on(from) === index &&
      on(to) === index &&
      !bruteFits(lineOf(grid, direction, index), description).some(
        (fit) => fit[at(from)] === from.value && fit[at(to)] !== to.value,
      )
    );
  });
}

/** The chain events of a run with the state that each is from. */
function chainsOf(puzzle: Puzzle): readonly { event: ChainEvent; state: Grid }[] {
  const { events, start } = recordTwoSat(puzzle);
  const cells = start.cells.slice();
  const found: { event: ChainEvent; state: Grid }[] = [];
  for (const event of events) {
    if (event.kind === 'cell' || event.kind === 'proved')
      cells[event.row * start.width + event.column] = event.value;
    if (event.kind === 'chain') found.push({ event, state: { ...start, cells: cells.slice() } });
  }
  return found;
}

describe('TwoSatSolver', () => {
  test('ends where its definition ends, in any order of conclusions, with clues and without a solution', () => {
    const ends = { standstill: 0, solved: 0, contradiction: 0 };
    let progress = 0;
    fc.assert(
      fc.property(arbitrary.puzzle(5, 5), fc.infiniteStream(fc.nat()), (puzzle, numbers) => {
        const { status, end, chains } = recordTwoSat(puzzle);
        const orders = [
          slowTwoSat(puzzle),
          slowTwoSat(puzzle, (choices) => choices - 1),
          slowTwoSat(puzzle, (choices) => numbers.next().value % Math.max(1, choices)),
        ];
        for (const slow of orders)
          expect(slow).toEqual(status === 'contradiction' ? null : end.cells);
        const fast = solveTwoSat(puzzle);
        expect(fast.status).toBe(status);
        if (status !== 'contradiction') expect(fast.grid).toEqual(end);
        ends[status]++;
        if (chains > 0) progress++;
      }),
      { numRuns: 900, seed: 4 },
    );
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(20);
    expect(progress).toBeGreaterThan(10);
  });

  test('contains FourSolver, and is contained in what all solutions share', () => {
    let [further, more] = [0, 0];
    for (let index = 0; index < 400; index++) {
      const puzzle = puzzleOf(board(index % 2 === 0 ? 6 : 8, 30 + (index % 20), index));
      const two = solveTwoSat(puzzle).grid;
      const four = solveFour(puzzle).grid;
      for (const [at, cell] of four.cells.entries())
        if (cell !== UNKNOWN) expect(two.cells[at]).toBe(cell);
      if (two.cells.some((cell, at) => cell !== four.cells[at])) further++;
      const { solutions, complete } = solve(puzzle, { most: 300 });
      expect(solutions.length).toBeGreaterThan(0);
      for (const { cells } of solutions)
        for (const [at, cell] of two.cells.entries())
          if (cell !== UNKNOWN) expect(cells[at]).toBe(cell);
      // what solutions share can be more: then the inclusion is strict
      const shared = (at: number): boolean =>
        solutions.every(({ cells }) => cells[at] === solutions[0]?.cells[at]);
      if (complete && [...two.cells.keys()].some((at) => two.cells[at] === UNKNOWN && shared(at)))
        more++;
    }
    expect(further).toBeGreaterThan(5);
    expect(more).toBeGreaterThan(5);
  });

  test('concludes by chains of clauses that alone lead from a value to its opposite', () => {
    const lengths = new Map<number, number>();
    for (let index = 0; index < 300; index++) {
      const puzzle = puzzleOf(board(8, 35 + (index % 20), index));
      for (const { event, state } of chainsOf(puzzle)) {
        const { chain, literal, fixed } = event;
        expect(chain[0]?.from).toEqual(literal);
        expect(chain.at(-1)?.to).toEqual(opposite(literal));
        expect(fixed).toEqual([opposite(literal)]);
        for (const [at, step] of chain.entries())
          if (at > 0) {
            expect(step.from).toEqual(chain[at - 1]?.to);
            expect(step.direction).not.toBe(chain[at - 1]?.direction);
          }
        expect(holds(chain, { grid: state, puzzle })).toBe(true);
        // no cell twice
        const places = chain.map(({ from }) => `${from.row} ${from.column}`);
        expect(new Set(places).size).toBe(chain.length);
        lengths.set(chain.length, (lengths.get(chain.length) ?? 0) + 1);
      }
    }
    // rectangles, and what no (2,2)-intersection finds
    expect(lengths.get(4)).toBeGreaterThan(50);
    expect(Math.min(...lengths.keys())).toBe(4);
    expect(Math.max(...lengths.keys())).toBeGreaterThan(6);
  });

  test('has chains of four steps exactly where a (2,2)-intersection is successful', () => {
    let [rectangles, others] = [0, 0];
    for (let index = 0; index < 150; index++) {
      const puzzle = puzzleOf(board(7, 40, index));
      const { grid, status } = solveSimple(puzzle);
      if (status !== 'standstill') continue;
      const implications = implicationsOf(grid, puzzle);
      const byChains = new Set<string>();
      for (let number = 0; number < 2 * grid.cells.length; number++) {
        const literal = literalOf(number, grid.width);
        const chain = chainFrom(implications, literal);
        if (chain === null) continue;
        expect(holds(chain, { grid, puzzle })).toBe(true);
        if (chain.length > 4) others++;
        else byChains.add(`${literal.row} ${literal.column} ${1 - literal.value}`);
      }
      const byIntersections = new Set<string>();
      for (const { rows, columns, fixes } of fourSuccesses(grid, puzzle))
        for (let bit = 0; bit < 8; bit++)
          if (((fixes >> bit) & 1) === 1)
            byIntersections.add(`${rows[(bit % 4) >> 1]} ${columns[bit % 2]} ${bit < 4 ? 1 : 0}`);
      expect([...byChains].toSorted()).toEqual([...byIntersections].toSorted());
      rectangles += byChains.size;
    }
    expect(rectangles).toBeGreaterThan(50);
    expect(others).toBeGreaterThan(0);
  });
});

describe('recordTwoSat', () => {
  test('writes sweeps that count on, chains, and the cells that they fix', () => {
    let taken = 0;
    for (let index = 0; index < 60; index++) {
      const puzzle = puzzleOf(board(8, 40, index));
      const { events, start, end, chains, status } = recordTwoSat(puzzle);
      const cells = start.cells.slice();
      let [sweep, number] = [0, 0];
      for (const [at, event] of events.entries()) {
        if (event.kind === 'sweep') expect(event.number).toBe(++sweep);
        if (event.kind === 'cell' || event.kind === 'proved') {
          expect(cells[event.row * 8 + event.column]).toBe(UNKNOWN);
          cells[event.row * 8 + event.column] = event.value;
        }
        if (event.kind === 'chain') {
          expect([event.number, event.sweep]).toEqual([++number, sweep]);
          expect(events[at + 1]).toEqual({ ...event.fixed[0], kind: 'proved', number });
        }
        if (event.kind === 'end') expect([at, event.status]).toEqual([events.length - 1, status]);
      }
      expect([chains, cells]).toEqual([number, end.cells]);
      taken += chains;
    }
    expect(taken).toBeGreaterThan(20);
  });

  test('goes on from the standstill of another method, to its own end', () => {
    let more = 0;
    for (let index = 0; index < 100; index++) {
      const puzzle = puzzleOf(board(8, 40, index));
      const whole = recordTwoSat(puzzle);
      const from = solveFour(puzzle).grid;
      const on = recordTwoSat(puzzle, { from });
      expect([on.start, on.end, on.status]).toEqual([from, whole.end, whole.status]);
      expect(solveTwoSat(puzzle, from).grid).toEqual(whole.end);
      if (on.chains > 0) more++;
    }
    expect(more).toBeGreaterThan(2);
  });

  test('is the same in pieces, of which a large board has many', () => {
    const puzzle = puzzleOf(board(30, 50, 3));
    const pieces = recordTwoSatInPieces(puzzle);
    for (let count = 0; ; count++) {
      const { done, value } = pieces.next();
      if (done !== true) continue;
      expect(value).toEqual(recordTwoSat(puzzle));
      expect(value?.chains).toBeGreaterThan(0);
      expect(count).toBeGreaterThan(60 * (value?.chains ?? 0)); // a line each
      return;
    }
  });

  test('takes lines of more than 32 cells', () => {
    let progress = 0;
    for (let index = 0; index < 3; index++) {
      const cells = new Uint8Array(34 * 40);
      sampleExact(boardRandom(11, 34, 40, 55, index), cells, 748);
      const puzzle = puzzleOf({ height: 34, width: 40, cells });
      const found = solveTwoSat(puzzle);
      if (found.progress) progress++;
      for (const [at, cell] of found.grid.cells.entries())
        if (cell !== UNKNOWN) expect(cell).toBe(cells[at]);
      if (index === 0) expect(found.grid).toEqual(recordTwoSat(puzzle).end);
    }
    expect(progress).toBeGreaterThan(0);
  });
});
