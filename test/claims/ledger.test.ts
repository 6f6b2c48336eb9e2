// The ledger as a whole: every entry is complete, honest about its evidence, and of both documents that are done nothing is missing.
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { quotedIds } from '../../src/claims/001/quotes.ts';
import { verdictKind } from '../../src/claims/agree.ts';
import { isAnswered, placeOf, sourceOf } from '../../src/claims/claim.ts';
import type { Ground } from '../../src/claims/claim.ts';
import { claims, statements } from '../../src/claims/ledger.ts';
import { effortOf } from '../../src/claims/effortOf.ts';
import { measurements, storedOutcomes } from '../../src/claims/measurement.ts';
import { told, verdictOf } from '../../src/claims/verdict.ts';
import type { ToldClaim } from '../../src/claims/verdict.ts';
import { verdictWords } from '../../src/claims/words.ts';
import { stored } from '../../src/stored/fromFile.ts';

/** Those that are read in an instant: worked out on the spot, or from what is stored. */
const quick = claims.filter(
  (claim) =>
    effortOf(claim) === 'moment' || claim.from !== undefined || claim.outcome !== undefined,
);
const isQuick = (id: string): boolean => quick.some((claim) => claim.id === id);

let rows: readonly ToldClaim[] = [];

beforeAll(() => {
  rows = statements
    .filter((one) => !isAnswered(one) || isQuick(one.id))
    .map((one) => told(one, stored));
}, 480_000);

describe('every entry of the ledger', () => {
  test('has an id of its own, made of its document and its place there', () => {
    const ids = statements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(id).toMatch(
        /^00[0-4]-((abstract|section|figure|table)-[\da-zA-Z.-]+|[\da-z]+(-[\da-z]+)*)$/,
      );
  });

  test('says where it stands in the document, what it claims, and what the document says', () => {
    for (const one of statements) {
      expect([one.id, placeOf(one).length > 2, one.title.length > 3]).toEqual([one.id, true, true]);
      const says = isAnswered(one)
        ? one.quote !== undefined || (one.published !== null && one.published !== undefined)
        : one.says !== '' && one.quote !== undefined;
      expect([one.id, says]).toEqual([one.id, true]);
    }
  });

  test('of 000 and 001 that has words in the document quotes them', () => {
    const silent = statements.filter(
      (one) => (sourceOf(one) === '000' || sourceOf(one) === '001') && !one.quote,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    for (const id of quotedIds)
      expect([id, claims.some((one) => one.id === id)]).toEqual([id, true]);
  });

  test('that is not tested says why', () => {
    const untested = statements.flatMap((one) => (isAnswered(one) ? [] : [one]));
    expect(untested.length).toBeGreaterThan(20);
    for (const one of untested) {
      expect([one.id, one.untested.length > 10]).toEqual([one.id, true]);
      expect(claims.some(({ id }) => id === one.id)).toBe(false);
    }
  });

  test('that is read from a measurement or an outcome names one that exists', () => {
    for (const { id, from = [], outcome } of claims) {
      for (const name of from) expect([id, name in measurements]).toEqual([id, true]);
      if (outcome !== undefined) {
        expect([id, outcome]).toEqual([id, id]);
        expect(storedOutcomes).toContain(outcome);
      }
    }
  });

  test('is in the list of reproduce when we test it, and the list has no other', () => {
    const list = execFileSync('node', ['scripts/research/reproduce.ts', '--list'], {
      encoding: 'utf8',
    });
    const ids = list.split('\n').filter((line) => /^00\d-/.test(line));
    expect(ids.toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
    const tested = statements.filter(isAnswered).map(({ id }) => id);
    expect(tested.toSorted()).toEqual(ids.toSorted());
  });
});

describe('verdicts', () => {
  test('say “agrees” of a count, a proof or an example only', () => {
    const strong: readonly Ground['kind'][] = ['count', 'proof', 'example'];
    for (const { id, kind, ground, reading } of rows) {
      if (kind !== 'agrees') continue;
      expect([id, ground !== null && strong.includes(ground.kind), reading]).toEqual([
        id,
        true,
        undefined,
      ]);
    }
    for (const kind of ['sample', 'cases', 'part'] as const) {
      const ground = { kind, n: 10, unit: 'boards', which: 'half' } as unknown as Ground;
      expect(verdictKind(true, ground, false)).not.toBe('agrees');
      expect(verdictKind(false, ground, false)).toBe('differs');
    }
  });

  test('that differ come with what to write to the authors, or why it is no mistake', () => {
    const differing = rows.filter(({ kind }) => kind === 'differs');
    const otherwise = rows.filter(({ kind }) => kind === 'otherwise');
    expect(differing.length).toBeGreaterThan(20);
    expect(otherwise.map(({ id }) => id)).toEqual([
      '000-section-4.2-30x30-large-part',
      '001-section-3.3-singleton',
      '001-section-3.5.1-four-probes',
      '001-table-2-switches',
      '001-section-3.5.3-exactly-two-categories',
      '002-15x15-113-filled',
      '002-one-to-ten',
      '004-pq-solvable',
      '004-combinations-figures',
    ]);
    for (const { kind, id, erratum } of [...differing, ...otherwise]) {
      expect([id, typeof erratum]).toEqual([id, kind === 'differs' ? 'object' : 'string']);
      const whole =
        typeof erratum === 'string'
          ? erratum.length > 40
          : erratum !== undefined &&
            [erratum.printed, erratum.read, erratum.check].every((text) => text !== '') &&
            erratum.printed !== erratum.read;
      expect([id, whole]).toEqual([id, true]);
    }
  });

  test('that read a run of minutes or hours do not promise less', () => {
    const reading = claims.filter(({ from = [] }) =>
      from.some((name) => name.startsWith('threshold')),
    );
    expect(reading.length).toBeGreaterThan(15);
    for (const claim of reading)
      expect([claim.id, effortOf(claim)]).toEqual([
        claim.id,
        expect.stringMatching(/^(minutes|hours)$/),
      ]);
  });

  test('“under a second” is said of no claim that reads a run beyond all pictures of 4x4, nor of one whose outcome is stored', () => {
    const quickest = claims.filter((claim) => effortOf(claim) === 'moment');
    expect(quickest.length).toBeGreaterThan(100);
    const large = quickest.filter(
      ({ from = [], outcome }) =>
        outcome !== undefined ||
        from.some((name) => !/^(difficulty-count|probing) [1-4]x[1-4]$/.test(name)),
    );
    expect(large.map(({ id }) => id)).toEqual([]);
  });

  test('that are proved say how, in more than a word', () => {
    const proved = claims.filter(({ proof }) => proof !== undefined);
    expect(proved.length).toBeGreaterThan(40);
    for (const { id, proof, ground } of proved)
      expect([id, ground, (proof?.length ?? 0) > 40]).toEqual([id, { kind: 'proof' }, true]);
  });

  test('that hold have nothing among the errata', () => {
    for (const { id, kind, erratum } of rows)
      if (kind !== 'differs' && kind !== 'otherwise')
        expect([id, erratum]).toEqual([id, undefined]);
  });

  test('add up: each entry has one of the verdicts', () => {
    const kinds = Object.keys(verdictWords);
    const counts = kinds.map((kind) => rows.filter((row) => row.kind === kind).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    const bySource = ['000', '001', '002', '003', '004'].map(
      (source) => rows.filter((row) => row.source === source).length,
    );
    expect(bySource.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  });

  test('can fail: each criterion refuses something', () => {
    for (const claim of quick) {
      if (claim.agrees === null) continue;
      const { ours, kind } = verdictOf(claim, stored);
      if (kind === 'differs' || kind === 'otherwise') continue; // it has refused
      const { published } = claim;
      const refused = [
        ...spoilt(published).map((changed) => () => claim.agrees(ours, changed)),
        ...spoilt(ours).map((changed) => () => claim.agrees(changed, published)),
      ].some((holds) => {
        try {
          return !holds();
        } catch {
          return false; // what cannot be compared is no refusal
        }
      });
      expect([claim.id, refused]).toEqual([claim.id, true]);
    }
  });
});

/** Other values of the same shape: numbers larger, numbers gone, texts changed, truths turned, lists empty. */
function spoilt(value: unknown): readonly unknown[] {
  const by = (change: (one: unknown) => unknown): unknown =>
    JSON.parse(JSON.stringify(value, (_, one: unknown) => change(one))) as unknown;
  if (value === null || value === undefined) return [];
  return [
    by((one) => (typeof one === 'number' ? one + 3 : one)),
    by((one) => (typeof one === 'number' ? 0 : one)),
    by((one) => (typeof one === 'string' ? `${one}?` : one)),
    by((one) => (typeof one === 'boolean' ? !one : one)),
    by((one) => (Array.isArray(one) ? [] : one)),
    by((one) => (Array.isArray(one) && one.length === 0 ? [1] : one)),
    by((one) => (isShare(one) ? { ...one, count: one.n } : one)),
    by((one) => (isShare(one) ? { ...one, count: 0 } : one)),
    // one number after the other, so that no two spoil each other
    ...Object.keys(value)
      .slice(0, 12)
      .flatMap((name) =>
        [0, 1e9, -1].map((number) => {
          const part = (value as Readonly<Record<string, unknown>>)[name];
          if (typeof part !== 'number') return value;
          return Array.isArray(value)
            ? value.with(Number(name), number)
            : { ...value, [name]: number };
        }),
      ),
  ];
}

/** A count among boards that were drawn. */
const isShare = (value: unknown): value is { readonly count: number; readonly n: number } =>
  typeof value === 'object' && value !== null && 'count' in value && 'n' in value;
