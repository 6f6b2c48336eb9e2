import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import type { FixedCell } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { countUnknown, imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';
import { createFastTwoSat } from '../../../src/engine/twosat/fastTwoSat.ts';
import { fixedByFlow } from '../../../src/engine/twosat/flow.ts';
import { recordTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { overlay } from '../../oracles.ts';

const sum = (runs: readonly number[]): number => runs.reduce((all, run) => all + run, 0);

/** All fillings of the unknown cells with the sums of a puzzle, by trying each. */
function fillings(state: Uint8Array, { rows, columns }: Puzzle): Uint8Array[] {
  const [height, width] = [rows.length, columns.length];
  const found: Uint8Array[] = [];
  for (let bits = 0; bits < 2 ** state.length; bits++) {
    const cells = Uint8Array.from(state, (_, at) => (bits >> at) & 1);
    if (cells.some((cell, at) => state[at] !== UNKNOWN && state[at] !== cell)) continue;
    const filledIn = (places: number[]): number =>
      places.filter((place) => cells[place] === 1).length;
    const inRow = (i: number): number => filledIn(columns.map((_, j) => i * width + j));
    const inColumn = (j: number): number => filledIn(rows.map((_, i) => i * width + j));
    const fits =
      Array.from({ length: height }, (_, i) => inRow(i) === sum(rows[i] ?? [])).every(Boolean) &&
      Array.from({ length: width }, (_, j) => inColumn(j) === sum(columns[j] ?? [])).every(Boolean);
    if (fits) found.push(cells);
  }
  return found;
}

describe('fixedByFlow', () => {
  test('fixes exactly the cells that are the same in every filling with the sums', () => {
    let [fixes, impossible] = [0, 0];
    const side = fc.integer({ min: 1, max: 4 });
    const line = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(
        side,
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 12, maxLength: 12 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        fc.array(line, { minLength: 7, maxLength: 7 }),
        (height, width, known, image, possible, sums) => {
          // the sums of a picture, or any; they are all that counts, so one run a line stands for its description
          const state = Uint8Array.from({ length: height * width }, (_, at) =>
            (known[at] ?? 0) > 1 ? UNKNOWN : possible ? Number(image[at]) : (known[at] ?? 0),
          );
          const filled = (places: number[]): number[] => {
            const count = places.filter((place) => image[place]).length;
            return count === 0 ? [] : [count];
          };
          const any = (at: number): number[] => (sums[at] ? [sums[at]] : []);
          const [is, js] = [[...Array(height).keys()], [...Array(width).keys()]];
          const puzzle = {
            rows: is.map((i) => (possible ? filled(js.map((j) => i * width + j)) : any(i))),
            columns: js.map((j) => (possible ? filled(is.map((i) => i * width + j)) : any(4 + j))),
          };
          const shared = overlay(fillings(state, puzzle));
          const found = fixedByFlow({ height, width, cells: state }, puzzle);
          if (shared === null) impossible++;
          const expected =
            shared &&
            [...shared].flatMap((value, at) =>
              state[at] === UNKNOWN && value !== UNKNOWN
                ? [{ row: Math.floor(at / width), column: at % width, value }]
                : [],
            );
          expect(found).toEqual(expected);
          fixes += found?.length ?? 0;
        },
      ),
      { numRuns: 600, seed: 6 },
    );
    expect(fixes).toBeGreaterThan(200);
    expect(impossible).toBeGreaterThan(50);
  });
});

describe('recordTwoSat with the sums', () => {
  test('gains nothing by them on 4x4, though they go further than sweeps alone', () => {
    const simple = createFastSimple(4, 4);
    const twoSat = createFastTwoSat(4, 4);
    let [afterSweeps, afterChains] = [0, 0];
    for (let index = 0; index < 2 ** 16; index++) {
      const image = imageFromIndex(4, 4, index);
      simple.setImage(image.cells);
      if (simple.run('H') !== STANDSTILL) continue;
      const puzzle = puzzleOf(image);
      const fixedIn = (cells: Uint8Array): readonly FixedCell[] =>
        fixedByFlow({ height: 4, width: 4, cells }, puzzle) ?? [];
      if (fixedIn(simple.readCells()).length > 0) afterSweeps++;
      twoSat.simple.setImage(image.cells);
      if (twoSat.run() === STANDSTILL && fixedIn(twoSat.simple.readCells()).length > 0)
        afterChains++;
    }
    expect(afterSweeps).toBeGreaterThan(0);
    expect(afterChains).toBe(0);
  });

  test('gains something by them on few boards of 6x6, and goes on from there', () => {
    // found by trying 3,000 random boards with 30 % filled cells: the only one
    const cells = new Uint8Array(36);
    sampleExact(boardRandom(2012, 6, 6, 30, 2519), cells, 11);
    const puzzle = puzzleOf({ height: 6, width: 6, cells });
    const without = recordTwoSat(puzzle);
    const run = recordTwoSat(puzzle, { flow: true });
    expect([without.flows, run.flows > 0, run.chains >= without.chains]).toEqual([0, true, true]);
    expect(countUnknown(run.end)).toBeLessThan(countUnknown(without.end));
    for (const [at, cell] of run.end.cells.entries())
      if (cell !== UNKNOWN) expect(cell).toBe(cells[at]);
    const at = run.events.findIndex(({ kind }) => kind === 'flow');
    const flow = run.events[at];
    const fixed = flow?.kind === 'flow' ? flow.fixed : [];
    expect(run.events.slice(at + 1, at + 1 + fixed.length)).toEqual(
      fixed.map((cell) => ({ ...cell, kind: 'proved', number: without.chains + 1 })),
    );
  });

  test('ends the run where they cannot be met, after the chains', () => {
    const puzzle: Puzzle = { rows: [[1], [1], [1], [1]], columns: [[1], [1], [1]] };
    expect(recordTwoSat(puzzle).status).toBe('standstill');
    const { status, events } = recordTwoSat(puzzle, { flow: true });
    expect(status).toBe('contradiction');
    expect(events.at(-2)).toMatchObject({ kind: 'flow', possible: false, fixed: [] });
  });
});
