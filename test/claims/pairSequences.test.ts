// Pairs of cells in the manner of 001 §3.4 and §4: 4x4 counted anew, and the stored count of 5x5 beside others.
import { expect, test } from 'vitest';
import { pairClasses, pairCountOf } from '../../src/claims/001/pairSequences.ts';
import { imagesBySet } from '../../src/claims/001/setRounds.ts';
import { sumOf } from '../../src/notebook/plain/storedTally.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { stored, storedRun } from '../../src/stored/fromFile.ts';

const { four, five } = verdictOf(pairClasses, stored).ours;

test('4x4 comes out as it is stored', () => {
  expect(pairCountOf(4)).toEqual(four);
});

test.each([
  [4, four],
  [5, five],
] as const)('%i by %i: classes are those of single probes, and of least sets', (side, count) => {
  const { images } = storedRun(side === 4 ? 'probing 4x4' : 'probing 5x5').tally;
  const [simple, ...others] = images;
  expect(count.simple).toBe(simple);
  expect(count.classes.map(sumOf)).toEqual(others);
  // whatever a single cell decides, a pair does
  expect(count.classes[0]?.slice(1)).toEqual([0, 0, 0, 0]);
  expect(count.classes[1]?.filter((_, at) => at !== 1)).toEqual([0, 0, 0, 0]);
  const sets = storedRun(side === 4 ? 'set-round 4x4' : 'set-round 5x5').tally;
  const byPair = [1, 2, 3, 4].map((solutions) => imagesBySet(sets, solutions)[2] ?? 0);
  expect(count.classes[2]?.slice(0, 4)).toEqual(byPair);
});
