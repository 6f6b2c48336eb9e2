// The counts of small sizes: runs that know nothing of each other agree, and the table and the sequences say what they say.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { uniqueSquares } from '../../src/claims/oeis.ts';
import {
  integerSequences,
  allTermsOf,
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

  test('of 2 x n by sweeps go to 15, the last three as another project prints them', () => {
    const two = integerSequences.find(({ id }) => id === 'sweeps-two-rows')!;
    expect([termsOf(two).length, allTermsOf(two).length]).toEqual([12, 15]);
    expect(entryText(two)).toContain('%E A000000 a(13)-a(15) as LocalNonogram has them.');
  });

  test('stand in the table, a column for each', () => {
    for (const row of smallSizeTable.rows) expect(row.length).toBe(smallSizeTable.columns.length);
  });
});

describe('the sequences', () => {
  test('have the terms that the entry and the list have', () => {
    expect(integerSequences.length).toBeGreaterThanOrEqual(6);
    for (const sequence of integerSequences) {
      const terms = allTermsOf(sequence);
      expect(terms.length).toBeGreaterThanOrEqual(5);
      expect(terms.slice(0, termsOf(sequence).length)).toEqual(termsOf(sequence));
      expect(entryText(sequence)).toContain(`%S A000000 ${terms.join(', ')}\n`);
      // named as A242876, "Number of n X n nonograms (hanjie) which can be solved uniquely."
      expect(entryText(sequence)).toMatch(
        /%N A000000 (Number|Greatest number) of .*nonograms? \(hanjie\).*\.\n/,
      );
      expect(termsFile(sequence)).toBe(
        terms.map((term, at) => `${String(at + 1)} ${String(term)}\n`).join(''),
      );
    }
  });

  test.each(integerSequences)('have a program that runs by itself: $id', (sequence) => {
    const lines = entryText(sequence)
      .split('\n')
      .filter((line) => line.startsWith('%o A000000 '))
      .map((line) => line.slice(11));
    expect(lines[0]).toBe('(JavaScript)');
    // one term less than it prints, where these take minutes by definition
    const program = lines
      .slice(1)
      .join('\n')
      .replace(/n <= 4(?=; n\+\+\) console)/, 'n <= 3')
      .replace(/n <= 8(?=; n\+\+\) console)/, 'n <= 5');
    expect(program).not.toMatch(/\b(import|require)\b/);
    const printed = execFileSync('node', ['-e', program], { encoding: 'utf8' }).trim().split('\n');
    const terms = termsOf(sequence).slice(0, printed.length);
    expect(printed.length).toBeGreaterThanOrEqual(3);
    expect(printed).toEqual(terms.map((term, at) => `${at + 1} ${term}`));
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
