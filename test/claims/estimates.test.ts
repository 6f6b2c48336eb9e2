// What a sample says of an extreme, of its place, or of a factor is never told without what other samples might have said: such
// claims are found by their words, and each must print an interval.
import { describe, expect, test } from 'vitest';
import { isAnswered } from '../../src/claims/claim.ts';
import type { Answered } from '../../src/claims/claim.ts';
import { publicClaims } from '../../src/claims/elsewhere/list.ts';
import { claims } from '../../src/claims/ledger.ts';
import { ownClaims } from '../../src/claims/own/list.ts';
import { tell, verdictOf } from '../../src/claims/verdict.ts';
import { newResults } from '../../src/facts/newResults.ts';
import { stored } from '../../src/stored/fromFile.ts';

/** Words of an extreme, its place, or a factor. */
const extreme =
  /\b(?:most|greatest|least|fewest|peaks?|steepest|highest|lowest|hardest|easiest|starker|sharper|sharpest|times as|widest)\b/i;
/** "(30 to 33)", "(95 %: 3.53 to 3.62)", "11.9 ± 0.4", "somewhere between 39 and 45", "up to 4,500 (5,800)", "at the widest 37 to 50", "99 % intervals". A mere "39 to 42 %" is none: ranges of places and of sizes look the same. */
const interval =
  /\((?:95\s%: )?−?\d[\d.,]*(?:\u00a0%)? to −?\d|± \d|between \d[\d.,]* and \d|up to \d[\d.,]* \(|at the widest \d|9\d\s%\sintervals? (?!o)|9\d\s%\sintervals?(?: of|$|[;.])/;

/** Those that need none, and why. */
const without: Readonly<Record<string, string>> = {
  '002-inverse':
    'a question, which gets no verdict: means of counts of sweeps, of which no single puzzle makes much',
  '003-section-3-different-patterns':
    'the places of clauses and variables are computed, the effort comes first by far, and its place stands with the peak',
};

/** Likewise of verdicts from samples that speak of no extreme. */
const withoutAny: Readonly<Record<string, string>> = {
  '002-one-to-ten':
    'two pictures differ by more than one k can hold; the shares are for the reader who wants to know how many',
  '002-faster': 'three counts of one and the same sample, as they are; less than half of a count',
  '003-section-3-sampled-cells':
    'a test of means and variances within 99.9 % of what chance allows',
  '003-section-3-one-above': 'all boards but one, as counts',
  '003-section-3-entirely-drops': 'two counts with their totals, compared by an interval',
  '003-section-3-fewer-solutions':
    'bounds that are sure; the propagations have their intervals in 003-section-3-asymmetric',
  '003-section-3-associated':
    'means for their order alone; that it is sure at each density is counted in the remark',
  '003-figure-6-dip': 'steps of a curve, of which none falls',
};

const answered = [...claims, ...publicClaims, ...ownClaims].filter(isAnswered);

/** Claims that a sample, or a part of what was asked, stands behind. */
const sampled: readonly Answered[] = answered.filter(
  (claim) =>
    extreme.test(claim.what) && ['sample', 'part'].includes(verdictOf(claim, stored).ground.kind),
);

/** What is told of a claim: what we find, what is remarked, and the interval of its sample. */
function textOf(claim: Answered): string {
  const { ours, remark, ground } = tell(claim, verdictOf(claim, stored));
  return [ours, remark ?? '', ground?.kind === 'sample' ? (ground.interval ?? '') : ''].join(' ');
}

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
      const isTold = interval.test(textOf(claim));
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

describe('numbers of samples', () => {
  /** Those that get a verdict; of the extremes above it is known. */
  const judged = answered.filter(
    (claim) =>
      claim.agrees !== null &&
      verdictOf(claim, stored).ground.kind === 'sample' &&
      !sampled.includes(claim),
  );

  test('have an interval in each verdict, or a reason why none is needed', () => {
    expect(judged.length).toBeGreaterThan(20);
    const bare = judged.filter((claim) => !interval.test(textOf(claim))).map(({ id }) => id);
    expect(bare.toSorted()).toEqual(Object.keys(withoutAny).toSorted());
  });

  test('that are called so many times as much have it, questions too', () => {
    const factors = answered.filter(
      (claim) =>
        without[claim.id] === undefined &&
        ['sample', 'part'].includes(verdictOf(claim, stored).ground.kind) &&
        /\d times/.test(tell(claim, verdictOf(claim, stored)).ours),
    );
    expect(factors.map(({ id }) => id)).toEqual(['002-proportional', '003-figure-5-starker']);
    for (const claim of factors)
      expect(tell(claim, verdictOf(claim, stored)).ours).toMatch(/times[^;]*\([^)]*\d to \d/);
  });

  test('are no range of estimates: what has “95 %” before it is an interval of one', () => {
    // "from 38 to 50 %" of places is a range; nothing that a sample gives may stand so without its own interval
    const ranges = judged.filter((claim) =>
      /\d to \d/.test(tell(claim, verdictOf(claim, stored)).ours.replaceAll(/\([^()]*\)/g, '')),
    );
    expect(ranges.map(({ id }) => id)).toEqual([
      '000-figure-6-four-power', // percentages of filled cells
      '000-section-4.2-10x10-large-part',
      '000-section-4.2-30x30-large-part',
      'web-local-nonogram-5x7', // the interval itself
    ]);
  });
});

describe('bounds', () => {
  test('have beside them what was found, where something was', () => {
    const bounds = answered.filter((claim) => {
      const verdict = verdictOf(claim, stored);
      return (
        ['proof', 'sample', 'part', 'cases'].includes(verdict.ground.kind) &&
        /\bat (?:most|least) \d/.test(tell(claim, verdict).ours.replaceAll('\u00a0', ' '))
      );
    });
    const bare = bounds
      .filter(
        (claim) =>
          !/\bours?\b|\btried\b|\bdrawn\b/.test(tell(claim, verdictOf(claim, stored)).ours),
      )
      .map(({ id }) => id);
    expect(bounds.length).toBeGreaterThan(3);
    expect(bare).toEqual(['003-section-3-fewer-solutions']); // nobody counted them, as it says
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
