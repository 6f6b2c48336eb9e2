import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN, formatLine, parseLine } from '../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { settle } from '../../src/engine/line/settle.ts';
import { overlap, solvedByOverlap } from '../../src/claims/002/overlap.ts';
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

describe('solvedByOverlap', () => {
  test('solves only simple puzzles, and not all of them', () => {
    let simple = 0;
    let overlapped = 0;
    for (let image = 0; image < 65_536; image += 37) {
      const grid = imageFromIndex(4, 4, image);
      const isSimple = slowDifficulty(grid) !== null;
      const isSolved = solvedByOverlap(puzzleOf(grid));
      if (isSolved) expect(isSimple).toBe(true);
      if (isSimple) simple++;
      if (isSolved) overlapped++;
    }
    expect(overlapped).toBeGreaterThan(simple / 2);
    expect(overlapped).toBeLessThanOrEqual(simple);
  });
});
