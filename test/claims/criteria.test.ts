/** What could refute each statement, counted: an agreement that nothing could refute is none, and no statement has two verdicts. */
import { describe, expect, test } from 'vitest';
import { exact, noException, verdictKind } from '../../src/claims/agree.ts';
import type { VerdictKind } from '../../src/claims/agree.ts';
import { failsBy, failsByWords, ownFailures } from '../../src/claims/failsBy.ts';
import { sourceOf } from '../../src/claims/claim.ts';
import type { FailsBy } from '../../src/claims/claim.ts';
import { claims } from '../../src/claims/ledger.ts';
import { lostPuzzles } from '../../src/claims/001/puzzles.ts';
import { measurements } from '../../src/claims/measurement.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { severalSolutions } from '../../src/claims/000/severalSolutions.ts';
import { pictureName } from '../../src/claims/000/curveClaim.ts';
import { stored } from '../../src/stored/fromFile.ts';

const rows = claims.map((claim) => {
  const { kind, ground, ours, published } = verdictOf(claim, stored);
  return { claim, id: claim.id, kind, ground, ours, published, fails: failsBy(claim, ground) };
});
const holding: readonly VerdictKind[] = ['agrees', 'within', 'uncontradicted', 'part', 'reading'];
const idsOf = (of: typeof rows): readonly string[] => of.map(({ id }) => id);

/** The same with all numbers 0, all lists empty, all truths turned: what is found where there is no case. */
const nothingOf = (value: unknown): readonly unknown[] => {
  const by = (change: (one: unknown) => unknown): unknown =>
    JSON.parse(JSON.stringify(value, (_, one: unknown) => change(one))) as unknown;
  return [
    by((one) => (typeof one === 'number' ? 0 : one)),
    by((one) => (Array.isArray(one) ? [] : one)),
    by((one) => (typeof one === 'boolean' ? !one : one)),
    by((one) => (typeof one === 'number' ? 1 : one)),
    by((one) => (typeof one === 'number' ? 25 : one)),
    by((one) => (typeof one === 'string' ? '' : one)),
  ];
};

describe('what could refute a statement', () => {
  test('is known of each: by its criterion, by itself, or in the list of those with their own', () => {
    const tested = rows.filter(({ claim }) => claim.agrees !== null);
    expect(idsOf(tested.filter(({ fails }) => fails === null))).toEqual([]);
    const ids = idsOf(rows);
    for (const id of ownFailures.keys()) expect([id, ids.includes(id)]).toEqual([id, true]);
    const needless = rows.filter(
      ({ claim, ground }) =>
        ownFailures.has(claim.id) &&
        (claim.agrees === exact || claim.agrees === noException || ground.kind === 'definition'),
    );
    expect(idsOf(needless)).toEqual([]);
    const counts = new Map<FailsBy | null, number>();
    for (const { fails } of tested) counts.set(fails, (counts.get(fails) ?? 0) + 1);
    for (const kind of Object.keys(failsByWords) as FailsBy[])
      expect([kind, (counts.get(kind) ?? 0) > 5]).toEqual([kind, true]);
  });

  test('is nothing for definitions alone, and these never count as agreement', () => {
    const defined = rows.filter(({ fails }) => fails === 'nothing');
    expect(idsOf(defined)).toEqual(
      [
        '000-section-2-incorrect-clue',
        '000-section-2-online-clues',
        '001-section-3.5.3-two-15',
        '001-table-2',
        '001-section-4-distinguished',
        '001-section-4.2-any-cell',
        '003-section-2-definition',
        '004-combinations-inference',
      ].toSorted((a, b) => idsOf(rows).indexOf(a) - idsOf(rows).indexOf(b)),
    );
    for (const { id, kind } of defined) expect([id, kind]).toEqual([id, 'definition']);
    for (const loose of [true, false])
      expect(verdictKind(true, { kind: 'definition', whose: 'of a word' }, loose)).toBe(
        'definition',
      );
  });

  test('is that there is no case, where it says that there are some', () => {
    const some = rows.filter(({ fails, kind }) => fails === 'existence' && holding.includes(kind));
    expect(some.length).toBeGreaterThan(40);
    const never = some.filter(({ claim, ours, published }) => {
      if (claim.agrees === null) return false;
      return !nothingOf(ours).some((none) => {
        try {
          return !claim.agrees(none, published);
        } catch {
          return false;
        }
      });
    });
    expect(idsOf(never)).toEqual([]);
  });
});

describe('no statement is tried on cases that were chosen to obey it', () => {
  test('puzzles that are not simple: all of them, those that FourSolver solves included', () => {
    for (const side of [10, 30] as const) {
      const { ours } = verdictOf(severalSolutions[side], stored);
      expect(ours.four + ours.unique + ours.severalSolutions).toBe(ours.boards);
      expect(ours.four).toBeGreaterThan(0);
      if (side === 30) continue;
      // here all boards of the run behind Figure 8
      const { spec } = measurements[pictureName(side)];
      const { boards, simple } = stored.tally(pictureName(side));
      const within = [...spec.percentages.keys()].filter(
        (at) => spec.percentages[at]! >= ours.from,
      );
      const notSimple = within.reduce((sum, at) => sum + boards[at]! - simple[at]!, 0);
      expect(ours.boards).toBe(notSimple);
    }
  });

  test('a puzzle of ours in the place of a lost picture is a part at most, where any of its kind would do', () => {
    const chosen = [
      '001-section-3.3-any-cell',
      '001-section-3.3-two-clusters',
      ...lostPuzzles
        .filter(({ printed, isRead, figure }) => (printed === null && !isRead) || figure === '24')
        .map(({ figure }) => `001-figure-${figure}`),
    ];
    expect(chosen.length).toBeGreaterThan(8);
    for (const id of chosen)
      expect([id, rows.find((one) => one.id === id)?.kind]).toEqual([id, 'part']);
  });
});

/** Sentences of which one half holds and the other does not. */
const twoHalves = [
  'due to the shape of the binomial distribution, this region contains a large part of the complete set of possible Nonograms', // of 10x10, and of 30x30
  'The 16 probing sequences of Table 8 make up 91.0% of all probing sequences within this category', // 16, and 91.0
];

test('no sentence of a document holds in one row and differs in another', () => {
  const bySentence = Map.groupBy(
    rows.filter(({ claim }) => claim.quote !== undefined),
    ({ claim }) => `${sourceOf(claim)} ${claim.quote}`,
  );
  const both = [...bySentence].filter(
    ([, same]) =>
      same.some(({ kind }) => holding.includes(kind)) &&
      same.some(({ kind }) => kind === 'differs' || kind === 'otherwise'),
  );
  expect(both.map(([sentence]) => sentence.slice(4)).toSorted()).toEqual(twoHalves.toSorted());
  const numbers = Map.groupBy(
    rows.filter(({ published }) => JSON.stringify(published ?? '').length > 100),
    ({ id, published }) => `${id.slice(0, 3)} ${JSON.stringify(published)}`,
  );
  for (const same of numbers.values()) {
    const kinds = new Set(same.map(({ kind }) => kind).filter((kind) => kind !== 'answer'));
    expect([idsOf(same), kinds.size]).toEqual([idsOf(same), 1]);
  }
});

/** Several rows that say one sentence of one number, each in its own way. */
const toldInWays: Readonly<Record<string, string>> = {
  '000-figure-5 000-figure-5-sample': 'one table, by a count and by a sample',
};

test('one sentence and one number make one row', () => {
  const bySentence = Map.groupBy(
    rows.filter(
      ({ claim, published }) =>
        claim.quote !== undefined && /\d/.test(JSON.stringify(published ?? '')),
    ),
    ({ claim, published }) =>
      JSON.stringify([sourceOf(claim), claim.quote, published, claim.what.match(/\d+x\d+/g)]),
  );
  const twice = [...bySentence.values()].filter((same) => same.length > 1);
  expect(twice.map((same) => idsOf(same).join(' '))).toEqual(Object.keys(toldInWays));
});
