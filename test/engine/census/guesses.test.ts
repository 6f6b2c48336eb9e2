import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { createGuesser } from '../../../src/engine/census/guesses.ts';
import { createRanker } from '../../../src/engine/census/ranking.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../../src/engine/solve/solve.ts';

/** The least number of cells, by giving all sets of them, small ones first. */
function slowGuesses(height: number, width: number, index: number): number {
  const image = imageFromIndex(height, width, index);
  const { rows, columns } = puzzleOf(image);
  const cells = height * width;
  const solvedWith = (given: readonly number[]): boolean => {
    const grid = { height, width, cells: new Uint8Array(cells).fill(UNKNOWN) };
    for (const at of given) grid.cells[at] = image.cells[at]!;
    return solveSimple({ rows, columns }, 'H', grid).status === 'solved';
  };
  const sets = function* (size: number, from = 0): Generator<readonly number[]> {
    if (size === 0) yield [];
    else
      for (let at = from; at < cells; at++)
        for (const rest of sets(size - 1, at + 1)) yield [at, ...rest];
  };
  for (let size = 0; size <= cells; size++)
    for (const given of sets(size)) if (solvedWith(given)) return size;
  throw new RangeError('its cells do not solve it');
}

/** Whether all that probes of the standstill refute, taken together, and sweeps after them solve an image. */
function solvedByOneRound(image: Grid): boolean {
  const puzzle = puzzleOf(image);
  const state = solveSimple(puzzle).grid;
  const clues = state.cells.map((cell, at) => {
    if (cell !== UNKNOWN) return cell;
    for (const value of [0, 1])
      if (solveSimple({ ...puzzle, clues: state.cells.with(at, value) }).status === 'contradiction')
        return 1 - value;
    return cell;
  });
  return solveSimple({ ...puzzle, clues }).status === 'solved';
}

describe('createGuesser', () => {
  test('knows which images of 3 x 4 are alone, and how many guesses they need, as by trying all sets', () => {
    const guesser = createGuesser(3, 4);
    for (let index = 0; index < 2 ** 12; index++) {
      const image = imageFromIndex(3, 4, index);
      const found = guesser.of(image.cells);
      const { length: count } = solve(puzzleOf(image)).solutions;
      expect(found === null, `image ${index}`).toBe(count > 1);
      if (found === null || found.least === 0) continue;
      expect(found.least, `image ${index}`).toBe(slowGuesses(3, 4, index));
      expect([index, found.left.includes('probing')]).toEqual([index, !solvedByOneRound(image)]);
    }
  });

  test.each([
    [4, 5, 313_929, 2],
    [2, 9, 101_673, 2],
    [4, 5, 51_510, 1],
    [7, 7, 49709974911188, 2], // the first unknown cells are of no use
  ])('of %i x %i, image %i, needs %i', (height, width, index, guesses) => {
    const { cells } = imageFromIndex(height, width, index);
    const found = createGuesser(height, width).of(cells);
    expect(found?.least).toBe(guesses);
    expect(slowGuesses(height, width, index)).toBe(guesses);
    expect(found!.helpful > 0).toBe(guesses === 1);
  });

  test.each([
    [7, 763],
    [9, 3717],
  ])('tells one round of probes from several: side %i, board %i', (side, number) => {
    const cells = new Uint8Array(side * side);
    sampleIndependent(boardRandom(5, side, side, 45, number), cells, 0.5);
    expect(solvedByOneRound({ height: side, width: side, cells })).toBe(false);
    const left = createGuesser(side, side).of(cells)?.left ?? [];
    expect([left.includes('probing'), left.includes('repeated')]).toEqual([true, false]);
  });

  test('is left by the methods that the ranking is left by', () => {
    const [guesser, ranker] = [createGuesser(4, 5), createRanker(4, 5)];
    for (const index of [201, 51_510, 53_556, 313_929, 105, 34]) {
      const found = guesser.of(imageFromIndex(4, 5, index).cells);
      const ranked = ranker.leftBy(index);
      expect(found === null).toBe(ranked === null);
      if (found === null || ranked === null) continue;
      for (const [own, name] of [
        ['sweeps', 'sweeps'],
        ['four', '2,2'],
        ['two-sat', 'two-sat'],
        ['once', 'once'],
        ['repeated', 'repeated'],
        ['pairs', 'pairs'],
      ] as const)
        expect([index, own, found.left.includes(own)]).toEqual([index, own, ranked.includes(name)]);
    }
  });
});
