import { describe, expect, test } from 'vitest';
import { choose } from '../../../src/engine/board/binomial.ts';
import { imageFromIndex, indexOfImage } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { reflect } from '../../../src/engine/board/symmetry.ts';
import {
  filledIn,
  forImagesWith,
  orderAmongFilled,
} from '../../../src/engine/census/filledOrder.ts';
import { SIMPLE } from '../../../src/engine/census/smallFour.ts';
import { createWalk, PART, PARTS, walkBlocks } from '../../../src/engine/census/walk.ts';
import { difficulty000 } from '../../../src/engine/sweep/difficulty.ts';

describe('the order by filled cells', () => {
  test('has every image of 3x4 once, and tells the place of each', () => {
    const seen = new Set<number>();
    for (let filled = 0; filled <= 12; filled++) {
      let order = 0;
      let last = -1;
      forImagesWith(12, filled, 0, choose(12, filled), (image) => {
        expect(image).toBeGreaterThan(last);
        expect(filledIn(image)).toBe(filled);
        expect(orderAmongFilled(image)).toBe(order++);
        seen.add((last = image));
      });
    }
    expect(seen.size).toBe(2 ** 12);
  });

  test('can be entered anywhere', () => {
    const some: number[] = [];
    forImagesWith(25, 12, 5_000_000, 5_000_003, (image) => some.push(image));
    expect(some.map(orderAmongFilled)).toEqual([5_000_000, 5_000_001, 5_000_002]);
  });
});

describe('the walk', () => {
  test('has blocks that hold all images, a few parts each', () => {
    const blocks = walkBlocks(5, 5);
    expect(blocks.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(2 ** 25);
    expect(Math.max(...blocks.map(({ from, to }) => to - from))).toBe(PART * PARTS);
    expect(blocks.filter(({ from }) => from === 0).map(({ filled }) => filled)).toEqual([
      ...Array(26).keys(),
    ]);
    for (const [height, width] of [
      [5, 6],
      [0, 3],
      [7, 2],
    ] as const)
      expect(() => walkBlocks(height, width)).toThrow(RangeError);
  });

  test.each([
    [3, 4],
    [4, 4],
  ])('goes through each image of %i x %i once, in its group and its block', (height, width) => {
    const walk = createWalk(height, width);
    const seen = new Set<number>();
    for (const block of walk.blocks.keys())
      for (let part = 0; part < walk.parts(block); part++)
        walk.scan(block, part, (image, code, times) => {
          const group = walk.groupOf(image);
          expect(group.length).toBe(times);
          expect(group[0]).toBe(image);
          for (const one of group) {
            seen.add(one);
            if (one % 37 !== 0) continue; // the slow way for some
            expect(walk.blockOf(one)).toBe(block);
            expect(walk.codeOf(one)).toBe(code);
            const grid = imageFromIndex(height, width, one);
            const mirrored = Number(indexOfImage(reflect(grid, 'top-bottom')));
            expect(group).toContain(mirrored);
            const sweeps = difficulty000(puzzleOf(grid));
            if (code % 4 === SIMPLE) expect(sweeps).toBe(code >> 2);
            else expect(sweeps).toBeNull();
          }
        });
    expect(seen.size).toBe(2 ** (height * width));
  });
});
