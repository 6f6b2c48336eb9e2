import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coins } from '../../../src/notebook/example/coins.ts';
import { figure } from '../../../src/notebook/example/figure.ts';
import { firstFrame } from '../../../src/notebook/host/still.ts';
import { specKey } from '../../../src/notebook/plain/experiment.ts';

/** The notebook at work with nothing of any book. */
const noBook = {
  charts: () => Promise.reject(new Error('this figure has no chart')),
  stored: () => {
    throw new Error('and nothing is stored');
  },
};

test('the figure is drawn without a book', async () => {
  const { markup } = await firstFrame(noBook, figure, {});
  expect(markup).toContain('toss 6 coins');
  expect(markup).toContain('value="10000"');
});

test('parts of a run add up to the whole, however they are cut', () => {
  fc.assert(
    fc.property(
      fc.record({
        together: fc.integer({ min: 1, max: 40 }),
        tosses: fc.integer({ min: 1, max: 300 }),
        seed: fc.nat(),
      }),
      fc.nat(300),
      (spec, cut) => {
        const whole = coins.emptyTally(spec);
        coins.begin(spec)(0, spec.tosses, whole);
        const parts = coins.emptyTally(spec);
        const middle = Math.min(cut, spec.tosses);
        for (const [from, to] of [
          [middle, spec.tosses],
          [0, middle],
        ] as const) {
          const part = coins.emptyTally(spec);
          coins.begin(spec)(from, to, part);
          coins.merge(parts, part);
        }
        expect(specKey(parts)).toBe(specKey(whole));
        expect(coins.fromStored(coins.toStored(whole), spec)).toEqual(whole);
      },
    ),
    { numRuns: 50 },
  );
});

test('a coin has two sides', () => {
  const spec = { together: 1, tosses: 100_000, seed: 7 };
  const tally = coins.emptyTally(spec);
  coins.begin(spec)(0, spec.tosses, tally);
  // four standard deviations
  expect(Math.abs(tally.heads[1]! - 50_000)).toBeLessThan(633);
});
