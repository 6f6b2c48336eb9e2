// The counts of small sizes: runs that know nothing of each other agree, and the table and the sequences say what they say.
import { describe, expect, test } from 'vitest';
import { uniqueSquares } from '../../src/claims/oeis.ts';
import {
  integerSequences,
  entryText,
  termsFile,
  termsOf,
} from '../../src/facts/integerSequences.ts';
import { smallSizeOf, smallSizes, smallSizeTable } from '../../src/facts/smallSizes.ts';
import { every5x5 } from '../../src/facts/every5x5.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { termCounters } from '../../scripts/remake/searches/sequences.ts';

describe('the counts of a size', () => {
  test('are at least twelve, and of every size with two rows or more and up to 25 cells', () => {
    expect(smallSizeTable.columns.length - 1).toBeGreaterThanOrEqual(12);
    const whole = smallSizes().filter(
      ({ pictures, sweeps, chains }) => pictures <= 2 ** 25 && sweeps !== null && chains !== null,
    );
    const sizes = [2, 3, 4, 5].flatMap((height) =>
      Array.from({ length: 25 }, (_, at) => at + 1)
        .filter((width) => width >= height && height * width <= 25)
        .map((width) => `${height}x${width}`),
    );
    expect(whole.map(({ size }) => size).toSorted()).toEqual(sizes.toSorted());
  });

  test('agree between the run by class, the run of guesses and the run of clue sets', () => {
    for (const [size, { images, unique }] of Object.entries(stored.tally('small-sizes'))) {
      const known = smallSizeOf(size);
      const sum = unique.reduce((all, count) => all + count, 0);
      expect([size, sum]).toEqual([size, known.unique]);
      expect([size, images.reduce((all, count) => all + count, 0)]).toEqual([size, known.pictures]);
      const guesses = stored.tally('guesses 25-cells')[size];
      if (guesses !== undefined) expect([size, guesses['0']?.images]).toEqual([size, images[0]]);
    }
  });

  test('grow from method to method, and stay below those with one solution', () => {
    for (const { size, sweeps, pairs, chains, round, repeated, unique } of smallSizes()) {
      const line = [sweeps, pairs, chains].filter((count) => count !== null);
      expect([size, line.toSorted((a, b) => a - b)]).toEqual([size, line]);
      for (const count of [...line, round ?? 0, repeated ?? 0])
        expect(count).toBeLessThanOrEqual(unique);
    }
  });

  test('are those of the encyclopedia for squares', () => {
    for (const side of [2, 3, 4, 5, 6])
      expect(smallSizeOf(`${side}x${side}`).unique).toBe(uniqueSquares[side]);
  });

  test('stand in the table, a column for each', () => {
    for (const row of smallSizeTable.rows) expect(row.length).toBe(smallSizeTable.columns.length);
  });
});

describe('the sequences', () => {
  test('have the terms that the entry and the list have', () => {
    expect(integerSequences.length).toBeGreaterThanOrEqual(6);
    for (const sequence of integerSequences) {
      const terms = termsOf(sequence);
      expect(terms.length).toBeGreaterThanOrEqual(5);
      expect(entryText(sequence)).toContain(`%S A000000 ${terms.join(', ')}\n`);
      expect(termsFile(sequence)).toBe(
        terms.map((term, at) => `${String(at + 1)} ${String(term)}\n`).join(''),
      );
    }
  });

  test.each(integerSequences)('are counted anew up to 4 x 4: $id', ({ id, ...sequence }) => {
    const terms = termsOf({ ...sequence });
    for (const side of [2, 3, 4])
      expect([id, side, termCounters[id]?.(side)]).toEqual([id, side, terms[side - 1]]);
  });
});

const puzzleOfNumber = (number: number): ReturnType<typeof puzzleOf> =>
  puzzleOf(imageFromIndex(5, 5, number));

describe('the page of 5 x 5', () => {
  test('shows pictures that are what it says', () => {
    const { beyondSweeps, beyondChains, beyondRound, twoSupposed, most } = every5x5.shown;
    for (const number of [beyondSweeps, beyondChains, beyondRound, twoSupposed]) {
      expect(solve(puzzleOfNumber(number), { most: 2 }).status).toBe('one');
      expect(solveSimple(puzzleOfNumber(number)).status).toBe('standstill');
    }
    expect(solve(puzzleOfNumber(most), { most: 1000 }).solutions.length).toBe(
      every5x5.mostSolutions,
    );
    for (const number of every5x5.hardest.images)
      expect(solveSimple(puzzleOfNumber(number))).toMatchObject({
        status: 'solved',
        sweeps: every5x5.hardest.sweeps,
      });
  });

  test('counts every picture once by its forms', () => {
    const pictures = [...every5x5.forms.values()].reduce((sum, count) => sum + count, 0);
    expect(pictures).toBe(every5x5.pictures);
  });
});
