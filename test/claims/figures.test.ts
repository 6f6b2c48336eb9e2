// Every published number is recomputed and its verdict asserted: those that hold, and those that do not.
import { describe, expect, test } from 'vitest';
import { imageFromText, indexOfImage } from '../../src/engine/board/image.ts';
import type { ComparedRow } from '../../src/claims/001/sequenceTables.ts';
import { isOther } from '../../src/claims/agree.ts';
import { sourceOf } from '../../src/claims/claim.ts';
import { publicClaims } from '../../src/claims/elsewhere/list.ts';
import { ownClaims } from '../../src/claims/own/list.ts';
import { authorsOf } from '../../src/claims/words.ts';
import { publishedSimple } from '../../src/claims/000/figure4.ts';
import { told, verdictOf } from '../../src/claims/verdict.ts';
import type { Verdict } from '../../src/claims/verdict.ts';
import { claimOf, claims } from '../../src/claims/ledger.ts';
import type { Below } from '../../src/claims/000/densityPoints.ts';
import { storedOutcomes } from '../../src/claims/measurement.ts';
import type { StoredOutcome } from '../../src/claims/measurement.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { readResult } from '../../scripts/remake/stored/storedResults.ts';
import { changedNumbers, changesOf } from './changedOurs.ts';
import { slowDifficulty } from '../experiments/slow.ts';
import { here } from '../../src/claims/evidence.ts';

/** What is stored where it is, so that a reading takes milliseconds. */
const verdict = (id: string): Verdict => {
  const figure = claimOf(id);
  if (figure === undefined) throw new RangeError(`no figure ${id}`);
  return verdictOf(figure, stored);
};

/** What does not hold as the document says it. */
const differing = [
  '000-section-2-most-numbers',
  '000-section-2-fixable',
  '000-section-3.2-lookup-32-impossible',
  '000-figure-4-totals',
  '000-section-4.1-224751',
  '000-section-4.1-nothing-fixed',
  '000-section-4.1-last-two',
  '000-figure-5',
  '000-figure-5-symmetry',
  '000-section-4.1-6x6-unique-some-progress',
  '000-section-4.1-6x6-unique-no-progress',
  '000-section-4.1-6x6-unique-non-simple',
  '000-section-4.1-6x6-unique',
  '000-section-4.2-30x30-large-part',
  '000-section-4.2-outside-40-60',
  '000-section-4.2-two-percent',
  '000-section-4.2-10x10-not-unique',
  '000-section-4.2-30x30-not-unique',
  '001-figure-7',
  '001-figure-9',
  '001-section-3.4-figure-9-filled',
  '001-figure-16',
  '001-figure-22',
  '001-figure-25',
  '001-section-3.3-singleton',
  '001-section-3.4-zero-no-information',
  '001-section-3.4-short-run-empty',
  '001-section-3.5.1-four-probes',
  '001-section-3.5.1-figure-20',
  '001-table-2-switches',
  '001-section-4-all',
  '001-section-4.1-two-never',
  '001-section-5-category-10',
  '001-table-3-6x6',
  '001-table-7',
  '001-table-9',
  '001-section-4.1-nine',
  '001-section-3.5.2-unique-least',
  '001-section-3.5.3-exactly-two-categories',
  '001-section-3.5.3-unique-both',
  '001-section-4.2-unique-pure-share',
  '001-section-4.2-two-pure',
  '001-section-4.2-rest-example',
  '001-section-4.2-eight-puzzles',
  '002-15x15-113-filled',
  '002-15x15-113-arrangements',
  '002-one-to-ten',
  '003-section-2-components',
  '003-section-2-step-2',
  '003-figure-5-peak',
  '003-section-4-hardness-peaks',
  '003-section-3-none-below',
  '003-section-3-total-variables',
  '003-section-3-dip',
  '003-section-3-runs-meld',
  '003-figure-6-dip',
  '004-pq-solvable',
  '004-patterns-2x2',
  '004-combinations-figures',
  '004-groups-of-one',
  '004-groups-of-more',
  '004-combinations-double',
  '004-board-generation',
];

/** Too long for every run of the tests: parts of them are done again in fourCounts.test.ts, figure3.test.ts, fewestSettles.test.ts, nonUniqueness.test.ts, shards.test.ts and probingBeyond.test.ts. */
const long: readonly StoredOutcome[] = [
  '000-section-3.1-least-settles-5x5',
  '000-section-5-non-uniqueness',
  '000-figure-3-lost-pictures',
  '000-section-4.1-224751', // 4x4, and smaller, of these four in fourCounts.test.ts
  '000-section-4.1-224751-orders',
  '000-figure-3-14-sweeps',
  '000-figure-3-higher',
  '001-section-3.5.1-four-fifteens-5x5', // the same for 4x4 is not
  '001-section-5-set-probing',
  '001-section-5-further-classification', // 4x4 in pairSequences.test.ts
  '001-section-5-larger-boards',
  '001-section-3.5.3-four-only', // smaller sides in silentBoards.test.ts
  '001-section-5-rest-solutions-5x5', // the same for 4x4 is not
  '002-15x15-113-overlap', // a part of it in overlap.test.ts
  '000-section-4.2-10x10-not-unique', // some boards of these three in mostlyFilled.test.ts
  '000-section-4.2-30x30-not-unique',
  '000-section-4.2-hardly-a-difference',
];

/** Wrong in several numbers, of which no single one makes the difference. */
const wrongTwice = [
  '000-section-4.2-10x10-not-unique', // of its puzzles with one solution two kinds
  '000-figure-5-symmetry',
  '001-table-3-6x6',
  '001-table-7',
  '001-table-9',
  '001-section-3.5.3-unique-both',
  '003-section-3-none-below',
];

describe('the list of figures', () => {
  test('has ids that begin with their source and that differ', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const claim of claims) expect(Object.keys(authorsOf)).toContain(sourceOf(claim));
  });

  test('has the published column as printed: it adds up to the printed total', () => {
    expect(publishedSimple.map(([difficulty]) => difficulty)).toEqual(
      Array.from({ length: 19 }, (_, i) => i + 1),
    );
    expect(publishedSimple.reduce((sum, [, images]) => sum + images, 0)).toBe(24_976_511);
  });
});

describe('verdictOf', () => {
  for (const { id } of claims)
    test(`${id} ${differing.includes(id) ? 'differs, and it is said how' : 'holds'}`, () => {
      const { kind, note, ours, published } = verdict(id);
      const equal = kind !== 'differs' && kind !== 'otherwise';
      expect({ equal, ours }).toEqual({ equal: !differing.includes(id), ours });
      if (!equal) {
        const figure = claimOf(id)!;
        const { remark, erratum } = told(figure, stored);
        const said = `${note ?? ''}${remark ?? ''}${typeof erratum === 'object' ? erratum.check : (erratum ?? '')}`;
        expect(said.length).toBeGreaterThan(40);
      }
      // plain data: what a page or a script prints is what was found
      expect(JSON.parse(JSON.stringify({ ours, published }))).toEqual({ ours, published });
    }, 120_000);

  for (const id of storedOutcomes.filter((one) => !long.includes(one)))
    test(`${id} is found again as it is stored`, () => {
      expect(readResult(id).tally).toEqual(claimOf(id)?.read(here).ours);
    }, 240_000);

  test('hangs on each number that is published: one of them changed alone turns what holds', () => {
    for (const claim of [...claims, ...publicClaims, ...ownClaims]) {
      const { kind, ours } = verdictOf(claim, stored);
      if (claim.agrees === null || isOther(kind)) continue;
      const numbers = [...changedNumbers(claim.published)];
      const idle = numbers.filter(({ changed }) => changed.every((one) => claim.agrees(ours, one)));
      // a part says that it does not compare all
      const most = kind === 'part' ? Math.max(0, numbers.length - 1) : 0;
      const places = idle.length > most ? idle.map(({ place }) => place) : [];
      expect([claim.id, places]).toEqual([claim.id, []]);
    }
  });
});

/** Whether the criterion says so of what might have been found; of what has another form it says nothing. */
const says = (holds: boolean, found: unknown, claim: (typeof claims)[number]): boolean => {
  try {
    return claim.agrees?.(found, claim.published) === holds;
  } catch {
    return false;
  }
};

describe('a criterion', () => {
  const judged = claims.filter((claim) => claim.agrees !== null);
  test('is there for most claims', () => {
    expect(judged.length).toBeGreaterThan(390);
  });

  for (const claim of judged.filter(({ id }) => !wrongTwice.includes(id)))
    test(`of ${claim.id} would say the other if something else were found`, () => {
      const { ours, published } = verdictOf(claim, stored);
      const holds = says(true, ours, claim);
      expect(changesOf(ours, published).some((other) => says(!holds, other, claim))).toBe(true);
    });
});

describe('findings behind the verdicts', () => {
  test('the hardest images have the difficulties that the recorded solver gives', () => {
    const { grids } = verdict('000-figure-3-hardest-simple').ours as { grids: string[][] };
    expect(grids.map((rows) => slowDifficulty(imageFromText(rows)))).toEqual([17, 17, 17, 17]);
    expect(new Set(grids.map((rows) => indexOfImage(imageFromText(rows)))).size).toBe(4);
  }, 120_000);

  // counted anew above, where the outcome is found again
  test('of the images that FourSolver solves, 224,751 are solved by the intersection found first', () => {
    expect(verdict('000-section-4.1-224751').ours).toMatchObject({
      images: 317_944,
      byDifficulty: [0, 294_434, 19_286, 3500, 572, 128, 16, 0, 8],
      firstFound: 224_751,
    });
  });

  test('the puzzle found for Figure 8 of 001 takes 1 sweep rows first, 2 columns first', () => {
    const { grid } = verdict('001-figure-8').ours as { grid: string[] };
    expect(slowDifficulty(imageFromText(grid), 'H')).toBe(1);
    expect(slowDifficulty(imageFromText(grid), 'V')).toBe(2);
  });

  test('C(225, 113) is the whole number between 10^66 and 10^67', () => {
    const { exact } = verdict('002-15x15-113-arrangements').ours as { exact: string };
    expect(exact).toHaveLength(67);
    expect(exact.startsWith('2858607')).toBe(true);
  });

  test('tables of sequences differ from the printed ones in three numbers', () => {
    const differing = [4, 5, 6, 7, 8, 9].flatMap((number) => {
      const { rows, missing } = verdict(`001-table-${number}`).ours as {
        rows: ComparedRow[];
        missing: unknown[];
      };
      expect(missing).toEqual([]);
      return rows
        .filter(({ same }) => !same)
        .map(({ length, images, published }) => [number, length, images, published?.images]);
    });
    expect(differing).toEqual([
      [7, 15, 936, 4716],
      [9, 22, 24, 168],
      [9, 22, 168, 24],
    ]);
  });

  test('sampled places lie in their intervals and come with their seed, and a sample never agrees', () => {
    const { ours, seed, kind, ground } = verdict('000-figure-8-10x10-solved-below-30');
    const { at, low, high } = (ours as Below).crossing;
    expect(seed).toBe(2012);
    expect(low).toBeLessThanOrEqual(at ?? NaN);
    expect(high).toBeGreaterThanOrEqual(at ?? NaN);
    expect(kind).toBe('within');
    expect(ground).toMatchObject({ kind: 'sample', n: 220_000, unit: 'boards' });
    const agreeing = claims.map((claim) => verdictOf(claim, stored));
    for (const { kind, ground } of agreeing)
      if (ground.kind === 'sample' || ground.kind === 'cases') expect(kind).not.toBe('agrees');
  });
});
