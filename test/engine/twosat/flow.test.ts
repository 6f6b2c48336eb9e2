import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
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
  test('ends the run where they cannot be met, after the chains', () => {
    const puzzle: Puzzle = { rows: [[1], [1], [1], [1]], columns: [[1], [1], [1]] };
    expect(recordTwoSat(puzzle).status).toBe('standstill');
    const { status, events } = recordTwoSat(puzzle, { flow: true });
    expect(status).toBe('contradiction');
    expect(events.at(-2)).toMatchObject({ kind: 'flow', possible: false, fixed: [] });
  });
});
