// Rules that every claim keeps when it tells a number: rounded once, a bound on its own side, no extreme of a sample as a value, nothing of ours as printed.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { placeOf, sourceOf } from '../../src/claims/claim.ts';
import { effortOf } from '../../src/claims/effortOf.ts';
import { publicClaims } from '../../src/claims/elsewhere/list.ts';
import { ownClaims } from '../../src/claims/own/list.ts';
import { claims as ofDocuments, statements } from '../../src/claims/ledger.ts';
import { saysOf, told, verdictOf } from '../../src/claims/verdict.ts';
import { fixed } from '../../src/notebook/plain/numbers.ts';
import { stored } from '../../src/stored/fromFile.ts';

const claims = [...ofDocuments, ...publicClaims, ...ownClaims];

/** Those that are read in an instant, or from what is stored. */
const read = claims.filter(
  (claim) =>
    effortOf(claim) === 'moment' || claim.from !== undefined || claim.outcome !== undefined,
);

/** All numbers of a value, however deep. */
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

/** A number that stands in a text by itself, and is no part of a longer one. */
const stands = (text: string, number: string): boolean =>
  new RegExp(String.raw`(?<![\d.,])${number.replaceAll('.', String.raw`\.`)}(?!\d|[.,]\d)`).test(
    text,
  );

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;

/** Numbers that were rounded to two places when they were found, and are told with fewer. */
const roundedTwice = (ours: unknown, text: string): readonly number[] =>
  numbersIn(ours).filter((value) => {
    if (isWhole(value) || !isWhole(100 * value) || isWhole(10 * value)) return false;
    if (stands(text, fixed(value, 2))) return false;
    // another number may be just that
    return [1, 0].some(
      (digits) =>
        stands(text, fixed(value, digits)) &&
        !numbersIn(ours).includes(Number(value.toFixed(digits))),
    );
  });

/** Lower bounds that are told as more than was found, by rounding. */
const raised = (ours: unknown, text: string): readonly string[] =>
  [...text.matchAll(/\bat least (\d[\d.,]*\d|\d)/g)].flatMap(([words, number = '']) => {
    const bound = Number(number.replaceAll(',', ''));
    const step = 10 ** -(number.split('.')[1]?.length ?? 0);
    return numbersIn(ours).some(
      (value) =>
        [value, 100 * value].some((one) => one < bound - 1e-9 && bound - one <= step / 2) &&
        !numbersIn(ours).includes(bound),
    )
      ? [words]
      : [];
  });

/** What tells an extreme as if no other sample had another one. */
const extreme = /\b(at (most|least)|the (greatest|least|largest|smallest))\b/;

/** Percentages and factors of a text: those that a criterion might have brought in. */
const amounts = (text: string): readonly string[] =>
  [...text.matchAll(/(\d[\d.,]*\d|\d)(?=\s(%|times\b))/g)].map(([, amount = '']) => amount);

/** What looks so and is not. */
const exceptions = {
  twice: [
    '003-section-3-fewer-fixed', // a mean of 250 boards that has two places
    '003-section-3-runs-meld', // likewise 40 times a share of three places
  ],
  raised: [],
  extreme: ['003-section-3-fewer-solutions'], // bounds, by counting
  printed: ['003-section-3-greatest-size'], // 50 % for a printed 0.5
};

/** The ids of claims of which something is found, but for those that are known. */
const but = (known: readonly string[], found: readonly string[]): readonly string[] =>
  found.filter((id) => !known.includes(id));

describe('a claim', () => {
  const rows = read.map((claim) => {
    const { ours, ground } = verdictOf(claim, stored);
    const { ours: finds, remark = '', erratum } = told(claim, stored);
    return { claim, id: claim.id, ours, ground, finds, erratum, text: `${finds} ${remark}` };
  });

  test('rounds a number once, when it is told', () => {
    const twice = rows.filter(({ ours, text }) => roundedTwice(ours, text).length > 0);
    expect(
      but(
        exceptions.twice,
        twice.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(roundedTwice({ share: 12.36 }, 'it is 12.4 %')).toEqual([12.36]);
    expect(roundedTwice({ share: 12.3456 }, 'it is 12.3 %')).toEqual([]);
    expect(roundedTwice({ share: 12.36 }, 'it is 12.36 %')).toEqual([]);
  });

  test('never rounds a lower bound up', () => {
    const up = rows.filter(({ ours, text }) => raised(ours, text).length > 0);
    expect(
      but(
        exceptions.raised,
        up.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(raised({ bits: 68.7 }, 'at least 69')).toEqual(['at least 69']);
    expect(raised({ share: 0.687 }, 'at least 69 %')).toEqual(['at least 69']);
    expect(raised({ bits: 68.7 }, 'at least 68')).toEqual([]);
    expect(raised({ cells: 12 }, 'at least 12 of 16')).toEqual([]);
  });

  test('tells no extreme of a sample as a value', () => {
    const samples = rows.filter(({ ground }) => ground.kind === 'sample');
    expect(samples.length).toBeGreaterThan(40);
    const told = samples.filter(({ finds }) => extreme.test(finds)).map(({ id }) => id);
    expect(but(exceptions.extreme, told)).toEqual([]);
    expect(extreme.test('the greatest 2.3 times the least')).toBe(true);
  });

  test('prints no amount as published that its quote does not have', () => {
    const own = claims.filter(
      (claim) =>
        claim.quote !== undefined &&
        !placeOf(claim).startsWith('Table') && // its numbers stand in the table
        amounts(saysOf(claim)).some(
          (amount) => !claim.quote!.replaceAll(/[\\$]/g, '').includes(amount),
        ),
    );
    expect(
      but(
        exceptions.printed,
        own.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(claims.some((claim) => amounts(saysOf(claim)).length > 0)).toBe(true);
  });

  test('that rests on a proof has it in its drawer, is a sum that is shown, or answers in its remark', () => {
    const bare = rows.filter(
      ({ claim, ground, erratum }) =>
        ground.kind === 'proof' && claim.proof === undefined && erratum === undefined,
    );
    // worked out from what is printed, or read off two tables side by side
    const sums = [
      '000-section-4.1-images',
      '000-figure-5-sums',
      '001-table-1',
      '001-table-3-6x6-percent',
      '001-section-4-images',
      '001-section-3.5.3-classified',
      '003-section-3-few-filled',
    ];
    const proved = bare.filter(({ claim }) => claim.agrees !== null).map(({ id }) => id);
    expect(proved.filter((id) => !id.startsWith('web-'))).toEqual(sums);
    for (const { id, claim, text } of bare)
      if (claim.agrees === null) expect([id, text.length > 100]).toEqual([id, true]);
  });

  test('is told without leaning on a text that need not be there, and with commas in its numbers', () => {
    // "as shown below", and 4716 for 4,716; years, cells as bits, names of sequences and decimals have none
    const leans = /\b(as shown|shown (above|below)|see (the text|above|below))\b/;
    const bare = /(?<![\d.,A\-/#^?])(?!(?:19|20)\d\d(?!\d)|[01]+(?!\d))\d{4,}(?![\d.])/;
    const texts = [
      ...rows.map(({ id, text }) => [id, text] as const),
      ...rows.map(({ id, erratum }) => [id, JSON.stringify(erratum ?? '')] as const),
      ...claims.map(({ id, what, proof = '' }) => [id, `${what} ${proof}`] as const),
      ...statements.flatMap((one) =>
        'untested' in one ? [[one.id, `${one.untested} ${one.title}`] as const] : [],
      ),
    ];
    expect(texts.filter(([, text]) => leans.test(text)).map(([id]) => id)).toEqual([]);
    expect(texts.filter(([, text]) => bare.test(text)).map(([id]) => id)).toEqual([]);
    expect(leans.test('far fewer, as shown above')).toBe(true);
    expect([bare.test('repeats the 4716 of'), bare.test('since 2012, 4,716')]).toEqual([
      true,
      false,
    ]);
  });

  test('is known to slip in one document only', () => {
    for (const id of new Set(Object.values(exceptions).flat()))
      expect([id, sourceOf({ id: id as `003-${string}` })]).toEqual([id, '003']);
  });
});

/** What follows from a formula, or from the words and numbers that a document prints, without anything of ours. */
const reckoned = [
  '000-section-3.1-half',
  '000-section-4.1-images',
  '000-figure-5-sums',
  '000-section-4.2-two-percent',
  '001-section-3.5.1-figure-20',
  '001-section-4-all',
  '001-section-4.1-sorted',
  '001-table-3-6x6-percent',
  '001-section-4-images',
  '001-section-3.5.3-classified',
  '003-section-2-components',
  '003-section-3-few-filled',
  '004-clue-time',
  '004-board-generation',
  'web-oeis-a242876-0',
  'web-oeis-a242876-1',
  'web-oeis-a242876-growth',
  'web-local-nonogram-m0',
  'web-local-nonogram-m1',
  'web-dominoes-rows',
];

test('what we find is no constant: without the engine and what is stored nothing is found', () => {
  const found = execFileSync('node', ['test/claims/withoutEngine.ts'], { encoding: 'utf8' });
  expect(found.trim().split('\n')).toEqual(reckoned);
});
