import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILLED, UNKNOWN, formatLine, parseLine } from '../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { settle } from '../../src/engine/line/settle.ts';
import { countWeaker, weakerOf } from '../../src/claims/002/filled113.ts';
import { finishing, overlap, overlapOfRuns, solvedBy } from '../../src/claims/002/overlap.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { slowDifficulty } from '../experiments/slow.ts';
import { allDescriptions } from '../oracles.ts';

describe('overlap', () => {
  test('fills the middle of a long run', () => {
    expect(formatLine(overlap(parseLine('?????'), [4]) as Uint8Array)).toBe('?111?');
  });

  test('never fixes what SETTLE does not, and sometimes less', () => {
    const line = fc.uint8Array({ minLength: 7, maxLength: 7, max: UNKNOWN });
    const description = fc.constantFrom(...allDescriptions(7));
    let weaker = 0;
    fc.assert(
      fc.property(line, description, (cells, runs) => {
        const all = settle(cells, runs);
        const some = overlap(cells, runs);
        expect(some === null).toBe(all === null);
        if (all === null || some === null) return;
        for (const [i, cell] of some.entries()) if (cell !== UNKNOWN) expect(cell).toBe(all[i]);
        if (some.some((cell, i) => cell !== all[i])) weaker++;
      }),
      { numRuns: 5000 },
    );
    expect(weaker).toBeGreaterThan(0);
  });
});

const finished = (line: string, runs: number[]): string =>
  formatLine(finishing(overlapOfRuns)(parseLine(line), runs) as Uint8Array);

describe('overlapOfRuns', () => {
  test('finds the filled cells that the overlap of runs and gaps finds, and nothing else', () => {
    const line = fc.uint8Array({ minLength: 7, maxLength: 7, max: UNKNOWN });
    const description = fc.constantFrom(...allDescriptions(7));
    let less = 0;
    fc.assert(
      fc.property(line, description, (cells, runs) => {
        const both = overlap(cells, runs);
        const fills = overlapOfRuns(cells, runs);
        expect(fills).toEqual(
          both && both.map((cell, at) => (cell === FILLED ? cell : (cells[at] ?? cell))),
        );
        if (formatLine(fills ?? cells) !== formatLine(both ?? cells)) less++;
      }),
      { numRuns: 5000 },
    );
    expect(less).toBeGreaterThan(0);
  });

  test('finished, leaves the rest of a line empty when all its runs are there, and not before', () => {
    expect(finished('?11??', [2])).toBe('01100');
    expect(finished('?1???', [2])).toBe('?1???');
    expect(finishing(overlapOfRuns)(parseLine('?101?'), [3])).toBeNull();
  });
});

describe('solvedBy', () => {
  test('solves only simple puzzles, and not all of them', () => {
    let simple = 0;
    let overlapped = 0;
    for (let image = 0; image < 65_536; image += 37) {
      const grid = imageFromIndex(4, 4, image);
      const isSimple = slowDifficulty(grid) !== null;
      const isSolved = solvedBy(overlap, puzzleOf(grid));
      if (isSolved) expect(isSimple).toBe(true);
      if (isSimple) simple++;
      if (isSolved) overlapped++;
    }
    expect(overlapped).toBeGreaterThan(simple / 2);
    expect(overlapped).toBeLessThanOrEqual(simple);
  });

  test('solves as many of the first boards with 113 of 225 cells as of all that were stored', () => {
    const { boards, solved, byRuns } = weakerOf(stored);
    const part = countWeaker(400);
    const allowed = 4 * Math.sqrt(400 * (solved / boards) * (1 - solved / boards));
    expect(Math.abs(part.solved - (400 * solved) / boards)).toBeLessThan(allowed);
    expect(part.byRuns).toBeLessThan(0.02 * 400);
    expect(byRuns).toBeLessThan(0.01 * boards);
  });
});
