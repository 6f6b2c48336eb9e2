// (p,q)-hard puzzles of six by six: the stored count adds up with what others count, and its examples are what they are said to be.
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { createHardnessCensus } from '../../src/engine/census/pqHardnessCensus.ts';
import { pqHardness } from '../../src/engine/intersect/pqHardness.ts';
import { MOST_CROSSINGS } from '../../src/engine/intersect/pqIntersection.ts';
import { hardLarger, hardNumbers } from '../../src/claims/000/hardLarger.ts';
import { hardAlone } from './hardAlone.ts';
import { newPairs, pairsWithoutSix } from '../../src/facts/hardKinds.ts';
import { smallSizeOf } from '../../src/facts/smallSizes.ts';
import { stored, storedRun } from '../../src/stored/fromFile.ts';

const census = createHardnessCensus(6, 6);
const { tally, whole, seconds } = storedRun('pq-hardness 6x6');
const { beyond, solved, kinds, pairs } = hardLarger.read(stored).ours;

describe('the count of six by six', () => {
  test('is whole, and has as many pictures as the census by class, without and with progress', () => {
    expect(whole).toBe(true);
    expect(seconds).toBeGreaterThan(0);
    const { unique } = stored.tally('four-census 6x6');
    expect([unique[2], unique[3]]).toEqual([57_158_766, 12_106_506]);
    expect(beyond).toBe(57_158_766 + 12_106_506);
  });

  test('has the pairs of five by five, and more', () => {
    const five = hardNumbers(stored.tally('pq-hardness 5x5'));
    for (const { pair } of five.pairs) expect(pairs.map((one) => one.pair)).toContain(pair);
    expect(pairs.length).toBe(five.pairs.length + newPairs.length);
    // those from (2,3) to (6,6) with p up to q
    expect(pairs.length + pairsWithoutSix.length).toBe(14);
    expect(kinds).toBeGreaterThan(five.pairs.length);
  });

  test('knows every kind of pictures that are drawn', () => {
    const random = boardRandom(1, 6, 6, 0, 0);
    let drawn = 0;
    for (let at = 0; at < 5000; at++) {
      const kind = census.kindOf(random.below(2 ** 18) * 2 ** 18 + random.below(2 ** 18));
      if (kind === null || kind === '1,1' || kind === '2,2') continue;
      expect(Object.keys(tally.kinds)).toContain(kind);
      drawn++;
    }
    expect(drawn).toBeGreaterThan(0);
  });

  test('counts chains as the count of guesses does, where both are', () => {
    const { solved: more } = hardNumbers(stored.tally('pq-hardness 5x5 two-sat'));
    const five = smallSizeOf('5x5');
    expect((five.pairs ?? 0) + more).toBe(five.chains);
    const six = smallSizeOf('6x6');
    expect((six.pairs ?? 0) + solved).toBe(six.chains);
    expect(six.chains).toBeLessThan(six.unique);
  });
});

test('each kind is what its least picture is hard for, and this has one solution', () => {
  const { tally: five } = storedRun('pq-hardness 5x5');
  for (const [side, all] of [
    [5, five.kinds],
    [6, tally.kinds],
  ] as const) {
    const first = Object.entries(all).map(([kind, count]) => [kind, count.first] as const);
    expect(first.map(([, image]) => ({ image, ...hardAlone(side, image) }))).toEqual(
      first.map(([kind, image]) => ({ image, kind, solutions: 1 })),
    );
  }
  // neither simple nor beyond pairs, and several solutions
  expect(hardAlone(5, 0).kind).toBe('1,1');
  expect(hardAlone(2, 0b0110)).toEqual({ kind: '', solutions: 2 });
});

test.each(pairs.map(({ pair, first }) => [pair, first] as const))(
  'the example is hard for %s',
  (pair, first) => {
    const { minimal, unique, complete } = pqHardness(puzzleOf(imageFromIndex(6, 6, first)));
    expect(unique).toBe(true);
    // with more crossings the solver that is written after the definition gives up
    const [p = 0, q = 0] = pair.split(',').map(Number);
    expect([pair, complete || p * q > MOST_CROSSINGS]).toEqual([pair, true]);
    if (complete) expect(minimal.map((one) => `${one.p},${one.q}`)).toContain(pair);
  },
);
