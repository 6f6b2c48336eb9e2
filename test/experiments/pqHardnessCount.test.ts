import { describe, expect, test } from 'vitest';
import beside from '../../public/results/pq-hardness-5x5-two-sat.json' with { type: 'json' };
import census from '../../public/results/two-sat-5x5.json' with { type: 'json' };
import stored from '../../public/results/pq-hardness-5x5.json' with { type: 'json' };
import { imageFromIndex, indexOfImage } from '../../src/engine/board/image.ts';
import {
  createHardnessCensus,
  kindOf,
  transposedKind,
} from '../../src/engine/census/pqHardnessCensus.ts';
import type { HardnessTally } from '../../src/engine/census/pqHardnessCensus.ts';
import { pqHardness } from '../../src/engine/intersect/pqHardness.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solveTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import { d4Class } from '../../src/engine/board/symmetry.ts';
import { hardPairs, pqHardnessCount } from '../../src/experiments/pqHardnessCount.ts';
import type { KindCount, PqHardnessTally } from '../../src/experiments/pqHardnessCount.ts';

const spec = { side: 5 };
const tally: PqHardnessTally = { ...stored.tally, kinds: stored.tally.kinds };
const kinds = Object.entries<KindCount>(tally.kinds);

describe('the stored count of 5x5', () => {
  test('has the 8,400 and 6,720 images of 000 between its kinds', () => {
    expect(tally.beyond).toBe(8400 + 6720);
    expect(kinds.reduce((sum, [, { images }]) => sum + images, 0)).toBe(tally.beyond);
    expect(kinds).toHaveLength(15);
  });

  test('is the same when rows and columns change places', () => {
    for (const [kind, { images, classes }] of kinds)
      expect(tally.kinds[transposedKind(kind)]).toMatchObject({ images, classes });
  });

  test('has examples of the kinds that they stand for, the least of their classes', () => {
    const census = createHardnessCensus(5, 5);
    for (const [kind, { first, classes, images }] of kinds) {
      expect([first, census.kindOf(first)]).toEqual([first, kind]);
      const members = d4Class(imageFromIndex(5, 5, first)).map((one) => Number(indexOfImage(one)));
      for (const member of members)
        if (member < first) expect(census.kindOf(member)).not.toBe(kind);
      expect(classes).toBeGreaterThanOrEqual(images / 8);
    }
  });

  test('gives the pairs of the answer to the open question', () => {
    const pairs = hardPairs(tally);
    expect(pairs.slice(0, 3)).toEqual([
      { pair: '2,3', images: 10_768 },
      { pair: '3,2', images: 10_768 },
      { pair: '3,3', images: 950 },
    ]);
    expect(pairs).toHaveLength(11);
  });
});

describe('the stored count of 5x5 with 2-SAT', () => {
  const found = Object.entries<KindCount>(beside.tally.kinds);

  test('is the count without it, and what the census says of 2-SAT', () => {
    expect(
      found.map(([kind, { images, classes, first }]) => [kind, { images, classes, first }]),
    ).toEqual(kinds);
    const { twoSatUnique } = census.tally;
    const [some, none] = [twoSatUnique[0] ?? 0, twoSatUnique[3] ?? 0];
    expect(found.reduce((sum, [, { twoSat = 0 }]) => sum + twoSat, 0)).toBe(some + none);
  });

  test('says of all classes of a kind, where it says all or none, what its example says', () => {
    let told = 0;
    for (const [, { images, twoSat, first }] of found) {
      if (twoSat !== 0 && twoSat !== images) continue;
      told++;
      const { status } = solveTwoSat(puzzleOf(imageFromIndex(5, 5, first)));
      expect([first, status === 'solved']).toEqual([first, twoSat > 0]);
    }
    expect(told).toBeGreaterThan(2);
  });
});

describe('pqHardnessCount', () => {
  test('counts class by class what the census counts image by image', () => {
    const [from, to] = [1_100_000, 1_130_000];
    const asked = { ...spec, twoSat: true };
    const part = pqHardnessCount.emptyTally(asked);
    pqHardnessCount.begin(asked)(from, to, part);
    const census = createHardnessCensus(5, 5);
    const slow = pqHardnessCount.emptyTally(spec);
    const singles: HardnessTally = new Map();
    census.add(singles, from, to);
    expect(singles.size).toBeGreaterThan(1);
    for (let image = from; image < to; image++) {
      const members = d4Class(imageFromIndex(5, 5, image)).map((one) => Number(indexOfImage(one)));
      if (Math.min(...members) < image) continue;
      const seen = new Set<string>();
      for (const member of members) {
        const kind = census.kindOf(member);
        if (kind === null || kind === '1,1' || kind === '2,2') break;
        slow.beyond++;
        const count = (slow.kinds[kind] ??= {
          images: 0,
          classes: 0,
          first: member,
          twoSat: 0,
        });
        count.images++;
        const { status } = solveTwoSat(puzzleOf(imageFromIndex(5, 5, member)));
        if (status === 'solved') count.twoSat = (count.twoSat ?? 0) + 1;
        count.first = Math.min(count.first, member);
        if (!seen.has(kind)) count.classes++;
        seen.add(kind);
      }
    }
    expect(part).toEqual(slow);
    expect(part.beyond).toBeGreaterThan(20);
  });

  test('adds parts up in any order', () => {
    const parts = [1_000_000, 1_500_000, 1_600_000].map((from) => {
      const part = pqHardnessCount.emptyTally(spec);
      pqHardnessCount.begin(spec)(from, from + 50_000, part);
      return part;
    });
    const sums = [parts, parts.toReversed()].map((order) => {
      const sum = pqHardnessCount.emptyTally(spec);
      for (const part of order) pqHardnessCount.merge(sum, structuredClone(part));
      return sum;
    });
    expect(sums[0]).toEqual(sums[1]);
    expect(sums[0]?.beyond).toBe(parts.reduce((sum, { beyond }) => sum + beyond, 0));
  });

  test('counts by puzzle what is stored of 5x5: kinds, classes, least images, and what 2-SAT solves', () => {
    const asked = { side: 5, byPuzzle: true, twoSat: true };
    const whole = pqHardnessCount.emptyTally(asked);
    pqHardnessCount.begin(asked)(0, pqHardnessCount.units(asked), whole);
    expect(whole).toEqual(beside.tally);
    expect(pqHardnessCount.fromStored(pqHardnessCount.toStored(whole), asked)).toEqual(whole);
  });

  test('finds of 6x6 what the slow solvers find', () => {
    const asked = { side: 6, byPuzzle: true, twoSat: true };
    const part = pqHardnessCount.emptyTally(asked);
    pqHardnessCount.begin(asked)(0, 800, part);
    const found = Object.entries(part.kinds);
    expect(found.length).toBeGreaterThan(4);
    for (const [kind, { images, classes, first, twoSat }] of found) {
      const puzzle = puzzleOf(imageFromIndex(6, 6, first));
      const hardness = pqHardness(puzzle);
      expect([first, hardness.unique, kindOf(hardness)]).toEqual([first, true, kind]);
      // a class has at most eight images
      expect(images).toBeLessThanOrEqual(8 * classes);
      if (twoSat !== 0 && twoSat !== images) continue;
      expect([first, solveTwoSat(puzzle).status === 'solved']).toEqual([first, twoSat > 0]);
    }
  });

  test('finds nothing beyond FourSolver on 4x4, and refuses larger sides', () => {
    const small = { side: 4 };
    const none = pqHardnessCount.emptyTally(small);
    pqHardnessCount.begin(small)(0, pqHardnessCount.units(small), none);
    expect(none).toEqual({ beyond: 0, kinds: {} });
    expect(() => pqHardnessCount.check({ side: 6 })).toThrow('side must be a whole number');
    expect(() => pqHardnessCount.check({ side: 7, byPuzzle: true })).toThrow('from 2 to 6');
  });
});
