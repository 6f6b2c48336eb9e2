// The least number of settles: against a search without any pruning, and what it says of the pictures of a size.
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN, unknownGrid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, imageFromText, lineOf } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { transpose } from '../../../src/engine/board/symmetry.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { createFewestSettles } from '../../../src/engine/sweep/fewestSettles.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { cellOnLine } from '../../../src/engine/sweep/sweep.ts';
import { leastSettles, leastSettlesFive } from '../../../src/claims/000/leastSettles.ts';
import { here } from '../../../src/claims/evidence.ts';
import { verdictOf } from '../../../src/claims/verdict.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { wilson } from '../../../src/notebook/plain/wilson.ts';
import { stored } from '../../../src/stored/fromFile.ts';

/** Every board that one settle makes of a board. */
function* afterOne(image: Grid, from: Uint8Array): Generator<Uint8Array> {
  const { rows, columns } = puzzleOf(image);
  const grid = { ...image, cells: from };
  for (const [direction, lines] of [
    ['H', rows],
    ['V', columns],
  ] as const)
    for (const [index, description] of lines.entries()) {
      const cells = from.slice();
      settle(lineOf(grid, direction, index), description)?.forEach((cell, at) => {
        cells[cellOnLine(grid, direction, index, at)] = cell;
      });
      yield cells;
    }
}

/** Level by level, every board that so many settles can make. */
function plainly(image: Grid): number {
  let boards = [unknownGrid(image.height, image.width).cells];
  for (let settles = 1; ; settles++) {
    const next = new Map<string, Uint8Array>();
    for (const board of boards)
      for (const after of afterOne(image, board)) next.set(after.join(''), after);
    boards = [...next.values()];
    if (boards.some((board) => !board.includes(UNKNOWN))) return settles;
  }
}

describe('createFewestSettles', () => {
  test.each([
    [3, 3, 5],
    [2, 4, 3],
    [4, 4, 3001],
  ])('agrees with a plain search on pictures of %i x %i', (height, width, step) => {
    const settles = createFewestSettles(height, width);
    for (let index = 1; index < 2 ** (height * width); index += step) {
      const image = imageFromIndex(height, width, index);
      const { status, sweeps } = solveSimple(puzzleOf(image));
      const swept = settles.swept(image);
      expect(swept === null).toBe(status !== 'solved');
      if (swept === null) continue;
      const sweptLines = Math.ceil(sweeps / 2) * height + Math.floor(sweeps / 2) * width;
      expect(swept.all).toBe(sweptLines);
      expect(settles.fewest(image)).toBe(plainly(image));
      expect(swept.fixing).toBeGreaterThanOrEqual(settles.fewest(image));
    }
  });

  test('is the same with rows and columns exchanged', () => {
    const settles = createFewestSettles(5, 5);
    const image = imageFromText(['.##..', '..##.', '#..##', '##.#.', '.##..']);
    expect(settles.swept(image)?.all).toBe(85);
    expect(settles.fewest(transpose(image))).toBe(settles.fewest(image));
  });

  test('refuses what it cannot search', () => {
    expect(() => createFewestSettles(5, 6)).toThrow('at most 25 cells: 5x6');
    const switching = imageFromText(['#.', '.#']);
    expect(() => createFewestSettles(2, 2).fewest(switching)).toThrow('not simple');
  });
});

const sum = (counts: readonly number[], of: (at: number) => number): number =>
  counts.reduce((all, images, at) => all + images * of(at), 0);

test('the count of four by four goes through all simple pictures', () => {
  const { simple, fewest, saved, fixing } = leastSettles.read(here).ours;
  expect(simple).toBe(51_234);
  expect(sum(fewest, () => 1)).toBe(simple);
  expect(sum(saved, () => 1)).toBe(simple);
  expect(sum(fewest, (at) => at) + sum(saved, (at) => at)).toBe(fixing);
  // four lines at least: each covers four of the sixteen cells
  expect(fewest[4]).toBeGreaterThan(0);
  expect(fewest.slice(0, 4)).toEqual([0, 0, 0, 0]);
});

test('the stored count of five by five adds up, and random pictures are distributed as it says', () => {
  const { simple, fewest, saved, fixing, grid } = verdictOf(leastSettlesFive, stored).ours;
  expect(simple).toBe(24_976_511);
  expect(sum(fewest, (at) => at) + sum(saved, (at) => at)).toBe(fixing);
  const settles = createFewestSettles(5, 5);
  expect(settles.fewest(imageFromText(grid))).toBe(fewest.length - 1);
  const random = boardRandom(5, 5, 5, 0, 0);
  const found = fewest.map(() => 0);
  let drawn = 0;
  while (drawn < 2000) {
    const image = imageFromIndex(5, 5, random.below(2 ** 25));
    if (settles.swept(image) === null) continue;
    found[settles.fewest(image)]! += 1;
    drawn++;
  }
  for (const [at, images] of found.entries()) {
    const { low, high } = wilson(images, drawn, 5);
    const share = fewest[at]! / simple;
    expect([at, share >= low && share <= high]).toEqual([at, true]);
  }
});
