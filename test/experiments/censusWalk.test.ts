import { describe, expect, test } from 'vitest';
import { choose } from '../../src/engine/board/binomial.ts';
import { createWalk, walkBlocks, walkCodes } from '../../src/engine/census/walk.ts';
import { censusWalk } from '../../src/experiments/censusWalk.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

describe.each(['4x4', '5x5'] as const)('the stored counts of the walk through %s', (size) => {
  const { tally, spec } = storedRun(`census-walk ${size}`);
  const side = spec.height;
  const codes = walkCodes(side, side);
  const blocks = walkBlocks(side, side);

  test('add up to the stored census, class by class and row by row', () => {
    const census = storedRun(`four-census ${size}`).tally.counts;
    const sums = new Float64Array(codes);
    for (const [at, images] of tally.counts.entries()) sums[at % codes]! += images;
    expect([...sums]).toEqual([...census]);
  });

  test('add up to all images with as many filled cells', () => {
    const sums = Array.from({ length: side * side + 1 }, () => 0);
    for (const [block, { filled }] of blocks.entries())
      for (let code = 0; code < codes; code++) sums[filled]! += tally.counts[block * codes + code]!;
    expect(sums).toEqual(sums.map((_, filled) => choose(side * side, filled)));
  });

  test('come out again, some blocks of them', () => {
    const walk = createWalk(side, side);
    const some = blocks.map((_, at) => at).filter((at) => at % 67 === 5);
    expect(some.length).toBeGreaterThan(0);
    for (const block of some) {
      const counts = new Float64Array(codes);
      for (let part = 0; part < walk.parts(block); part++)
        walk.scan(block, part, (_, code, times) => (counts[code]! += times));
      expect(counts).toEqual(tally.counts.slice(block * codes, (block + 1) * codes));
    }
    expect(spec.width).toBe(side);
  });
});

test('sizes that cannot be walked are refused', () => {
  for (const [height, width] of [
    [5, 6],
    [7, 3],
    [0, 4],
  ] as const)
    expect(() => censusWalk.check({ height, width })).toThrow(RangeError);
});
