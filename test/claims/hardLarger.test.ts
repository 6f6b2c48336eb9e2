// (p,q)-hard puzzles of six by six: the stored sample begins as a short one does, and its examples are what they are said to be.
import { expect, test } from 'vitest';
import { imageFromText } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { pqHardness } from '../../src/engine/intersect/pqHardness.ts';
import { hardLarger, sampledHardness } from '../../src/claims/000/hardLarger.ts';
import type { SampledHardness } from '../../src/claims/000/hardLarger.ts';
import { stored } from '../../src/stored/fromFile.ts';

const whole = stored.outcome(hardLarger.outcome!) as SampledHardness;

test('the first pictures are the same, and examples are the first of their pair', () => {
  const first = sampledHardness(5000);
  expect(first.beyond).toBeGreaterThan(0);
  for (const { pair, example } of first.pairs)
    expect(whole.pairs.find((one) => one.pair === pair)?.example).toEqual(example);
});

test.each(whole.pairs.map(({ pair, example }) => [pair, example] as const))(
  'the example is hard for %s',
  (pair, example) => {
    const [p, q] = pair.split(',').map(Number) as [number, number];
    // smaller ones have no more than 20 crossings, so none is left out
    const { minimal, unique } = pqHardness(puzzleOf(imageFromText(example)));
    expect(unique).toBe(true);
    expect(
      minimal.some((one) => Math.min(one.p, one.q) === p && Math.max(one.p, one.q) === q),
    ).toBe(true);
  },
);
