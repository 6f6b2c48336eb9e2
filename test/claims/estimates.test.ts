// What a sample says of an extreme, of its place, or of a factor is never told without what other samples might have said: such
// claims are found by their words, and each must print an interval.
import { describe, expect, test } from 'vitest';
import { isAnswered } from '../../src/claims/claim.ts';
import type { Answered } from '../../src/claims/claim.ts';
import { claims } from '../../src/claims/ledger.ts';
import { tell, verdictOf } from '../../src/claims/verdict.ts';
import { newResults } from '../../src/facts/newResults.ts';
import { stored } from '../../src/stored/fromFile.ts';

/** Words of an extreme, its place, or a factor. */
const extreme =
  /\b(?:most|greatest|least|fewest|peaks?|steepest|highest|lowest|hardest|easiest|starker|sharper|sharpest|times as|widest)\b/i;
/** "(30 to 33)", "(95 %: 3.53 to 3.62)", "somewhere between 39 and 45", "up to 4,500, and 9,000 or more", "39 to 42 %". */
const interval =
  /\((?:95\s%: )?\d[\d.,]* to \d|between \d[\d.,]* and \d|up to \d|\d to \d+\u00a0%|95\s%\sinterval/;

/** Those that need none, and why. */
const without: Readonly<Record<string, string>> = {
  '002-inverse':
    'a question, which gets no verdict: means of counts of sweeps, of which no single puzzle makes much',
  '003-figure-5-decrease': 'its criterion asks for intervals that are apart, and says so',
  '003-section-3-different-patterns':
    'the places of clauses and variables are computed, the effort comes first by far, and its place stands with the peak',
};

/** Claims that a sample, or a part of what was asked, stands behind. */
const sampled: readonly Answered[] = claims.filter(
  (claim): claim is Answered =>
    isAnswered(claim) &&
    extreme.test(claim.what) &&
    ['sample', 'part'].includes(verdictOf(claim, stored).ground.kind),
);

describe('extremes and factors of samples', () => {
  test('are those of this list', () => {
    expect(sampled.map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "000-section-4.2-10x10-some-peak",
        "000-section-4.2-30x30-some-peak",
        "002-proportional",
        "002-inverse",
        "003-figure-5-threshold",
        "003-figure-5-decrease",
        "003-figure-5-peak",
        "003-section-3-most-uncertain",
        "003-section-3-effort-where-uncertain",
        "003-figure-5-starker",
        "003-section-3-different-patterns",
        "003-section-3-easiest",
        "003-section-4-hardness-peaks",
      ]
    `);
  });

  test.each(sampled.map((claim) => [claim.id, claim] as const))(
    '%s has its interval',
    (id, claim) => {
      const told = tell(claim, verdictOf(claim, stored));
      const ground = told.ground?.kind === 'sample' ? (told.ground.interval ?? '') : '';
      const isTold = interval.test([told.ours, ground].join(' '));
      expect(isTold || without[id] !== undefined).toBe(true);
      expect(isTold && without[id] !== undefined).toBe(false); // a reason that is not needed hides others
    },
  );

  test('nothing is excused that is not asked', () => {
    expect(Object.keys(without).filter((id) => !sampled.some((claim) => claim.id === id))).toEqual(
      [],
    );
  });
});

describe('results from samples', () => {
  const drawn = newResults.filter(({ evidence }) => evidence.includes('sample'));

  test.each(drawn.map((result) => [result.id, result] as const))(
    '%s tells an interval where it tells an extreme or a factor',
    (_id, { says, told }) => {
      const text = [says, ...told].join(' ');
      if (/\bhardest|\bpeak|times\b|\bmeet\b/.test(text)) expect(text).toMatch(interval);
      for (const [, factor] of text.matchAll(/(\d{3,}) times/g)) expect(factor).toBeUndefined();
    },
  );
});
