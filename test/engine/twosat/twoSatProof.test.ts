import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { proveCell } from '../../../src/engine/sweep/proof.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { opposite } from '../../../src/engine/twosat/implications.ts';
import type { DenialStep, TwoSatProof } from '../../../src/engine/twosat/twoSatProof.ts';
import { proveByTwoSat, proveByTwoSatInPieces } from '../../../src/engine/twosat/twoSatProof.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import { bruteFits } from '../../oracles.ts';
import { does } from '../chainChecks.ts';
import { slowDenied } from './slowTwoSat.ts';

type Step = TwoSatProof['steps'][number];
const isDenial = (step: Step): step is DenialStep => 'links' in step;

/** Small puzzles in which a chain fixes something, from a fixed seed. */
function stuckPuzzles(height: number, width: number, count: number): Puzzle[] {
  const stream = boardRandom(2, height, width, 50, 0);
  const found: Puzzle[] = [];
  while (found.length < count) {
    const cells = Uint8Array.from({ length: height * width }, () => stream.below(2));
    const puzzle = puzzleOf({ height, width, cells });
    if (solveSimple(puzzle).status === 'standstill' && solveTwoSat(puzzle).progress)
      found.push(puzzle);
  }
  return found;
}

/** The proofs of all cells; there is one of each cell that TwoSatSolver fixes, and of no other. */
function proofsOf(puzzle: Puzzle, maxBoards?: number): TwoSatProof[] {
  const { grid } = solveTwoSat(puzzle);
  const start = startGrid(puzzle);
  return [...grid.cells.keys()].flatMap((cell) => {
    const [row, column] = [Math.floor(cell / grid.width), cell % grid.width];
    const proof = proveByTwoSat(puzzle, row, column, maxBoards === undefined ? {} : { maxBoards });
    const fixed = start.cells[cell] === UNKNOWN && grid.cells[cell] !== UNKNOWN;
    expect(proof !== null, `row ${row + 1}, column ${column + 1}`).toBe(fixed);
    if (proof !== null) expect(proof.value).toBe(grid.cells[cell]);
    return proof === null ? [] : [proof];
  });
}

const copyOf = (grid: Grid): Grid => ({ ...grid, cells: grid.cells.slice() });

/** Carries a step out by listing all fits of its lines; false: it gives nothing, or nothing is possible. */
function doesSlowly(grid: Grid, puzzle: Puzzle, step: Step): boolean {
  if (!isDenial(step)) return does(grid, puzzle, step);
  const cellAt = (row: number, column: number): number => grid.cells[row * grid.width + column]!;
  const first = step.links[0]!.from;
  let last = first;
  let impossible = false;
  for (const { direction, index, from, to } of step.links) {
    expect(from).toEqual(last);
    last = to;
    const places =
      direction === 'H'
        ? puzzle.columns.map((_, column) => [index, column] as const)
        : puzzle.rows.map((_, row) => [row, index] as const);
    const at = places.findIndex(([row, column]) => row === from.row && column === from.column);
    const on = places.findIndex(([row, column]) => row === to.row && column === to.column);
    expect([at, on]).not.toContain(-1);
    const fits = bruteFits(
      Uint8Array.from(places, ([row, column]) => cellAt(row, column)),
      (direction === 'H' ? puzzle.rows : puzzle.columns)[index]!,
    );
    impossible ||= !fits.some((fit) => fit[at] === from.value);
    if (!impossible && fits.some((fit) => fit[at] === from.value && fit[on] !== to.value))
      return false;
  }
  expect(last).toEqual(opposite(first));
  expect(step.literal).toEqual(first);
  grid.cells[first.row * grid.width + first.column] = last.value;
  return true;
}

/** Whether a cell is known after some steps. */
function reaches(puzzle: Puzzle, steps: readonly Step[], goal: TwoSatProof): boolean {
  const grid = startGrid(puzzle);
  for (const step of steps) doesSlowly(grid, puzzle, step);
  return grid.cells[goal.row * grid.width + goal.column] !== UNKNOWN;
}

/** The fewest denials that fix each cell, of any values and by any chains: through all standstills, by lists of fits. */
function fewestOf(puzzle: Puzzle, most: number): readonly number[] {
  const swept = (grid: Grid): Grid => solveSimple(puzzle, 'H', grid).grid;
  const least = startGrid(puzzle).cells.reduce<number[]>((all) => [...all, Infinity], []);
  let level = new Map([['', swept(startGrid(puzzle))]]);
  for (let used = 0; used <= most; used++) {
    const next = new Map<string, Grid>();
    for (const grid of level.values()) {
      for (const [cell, value] of grid.cells.entries())
        if (value !== UNKNOWN) least[cell] = Math.min(least[cell]!, used);
      for (const denied of slowDenied(puzzle, grid.cells)) {
        const after = copyOf(grid);
        after.cells[denied >> 1] = 1 - (denied & 1);
        const there = swept(after);
        next.set(there.cells.join(''), there);
      }
    }
    level = next;
  }
  return least;
}

describe('the proof of a cell by lines and chains of values', () => {
  const eight = galleryDescriptions('chain-of-eight');
  const some = [
    ...[
      ...stuckPuzzles(4, 4, 4),
      ...stuckPuzzles(4, 5, 2),
      galleryDescriptions('smallest-two-sat'),
    ].map((puzzle) => ({ puzzle, proofs: proofsOf(puzzle) })),
    // its last cell is fixed behind the chain
    { puzzle: eight, proofs: [proveByTwoSat(eight, 9, 8, { maxBoards: 100 })!] },
  ];

  test('rests on given cells, and on cells that earlier steps of it fix, and on nothing else', () => {
    let denied = 0;
    for (const { puzzle, proofs } of some)
      for (const { steps, row, column, value, dear } of proofs) {
        const proved = startGrid(puzzle);
        for (const step of steps) {
          const gives = (premises: DenialStep['premises']): boolean => {
            const grid = startGrid(puzzle);
            for (const one of premises) grid.cells[one.row * grid.width + one.column] = one.value;
            doesSlowly(grid, puzzle, step);
            return step.fixes.every(
              (one) => grid.cells[one.row * grid.width + one.column] === one.value,
            );
          };
          for (const one of step.premises)
            expect(proved.cells[one.row * proved.width + one.column]).toBe(one.value);
          expect(gives(step.premises)).toBe(true);
          for (const left of step.premises)
            expect(gives(step.premises.filter((one) => one !== left))).toBe(false);
          for (const one of step.fixes)
            proved.cells[one.row * proved.width + one.column] = one.value;
        }
        expect(steps.at(-1)?.fixes).toEqual([{ row, column, value }]);
        expect(steps.filter(isDenial)).toHaveLength(dear);
        denied += dear;
      }
    expect(denied).toBeGreaterThan(30);
  });

  test('has no step that could be left out, also where no shorter one is looked for', () => {
    const hasty = some.slice(0, -1).map(({ puzzle }) => ({ puzzle, proofs: proofsOf(puzzle, 1) }));
    for (const { puzzle, proofs } of [...some, ...hasty])
      for (const proof of proofs) {
        const { steps } = proof;
        expect(reaches(puzzle, steps, proof)).toBe(true);
        for (const k of steps.keys())
          expect(reaches(puzzle, steps.toSpliced(k, 1), proof)).toBe(false);
      }
  });

  test('has the fewest chains where it says so, and says so on small boards', () => {
    let several = 0;
    for (const { puzzle, proofs } of some) {
      const least = fewestOf(puzzle, Math.max(...proofs.map(({ dear }) => dear)));
      for (const { row, column, dear, fewest } of proofs) {
        expect(fewest).toBe(true);
        expect(dear).toBe(least[row * puzzle.columns.length + column]);
        if (dear > 1) several++;
      }
    }
    expect(several).toBeGreaterThan(0);
  });

  test('of a cell that sweeps fix is the proof by lines', () => {
    const puzzle = galleryDescriptions('hardest-5x5');
    expect(proveByTwoSat(puzzle, 3, 4)).toEqual({
      ...proveCell(puzzle, 3, 4),
      dear: 0,
      fewest: true,
    });
  });

  test('is there for cells that no intersection fixes, and not for open ones', () => {
    const { puzzle } = some[6]!;
    const four = solveFour(puzzle).grid;
    const beyond = some[6]!.proofs.filter(
      ({ row, column }) => four.cells[row * four.width + column] === UNKNOWN,
    );
    expect(beyond.length).toBeGreaterThan(0);
    for (const { steps } of beyond)
      expect(
        Math.max(...steps.map((step) => (isDenial(step) ? step.links.length : 0))),
      ).toBeGreaterThan(4);
    expect(proveByTwoSat(galleryDescriptions('switch'), 0, 0)).toBeNull();
    const news = [...proveByTwoSatInPieces(puzzle, beyond[0]!.row, beyond[0]!.column)];
    expect(news.some((one) => one !== undefined && one.boards > 0)).toBe(true);
  });
});
