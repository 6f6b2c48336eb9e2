/**
 * What observation would make a statement fail, of each claim: most tell it by their criterion, others say it themselves
 * (`fails`), and those that were there before are listed by what their criterion looks for. So it can be counted how much an agreement says; one that nothing could refute is none.
 */
import { exact, noException } from './agree.ts';
import type { Answered, FailsBy, Ground } from './claim.ts';

export const failsByWords: Readonly<Record<FailsBy, string>> = {
  value: 'another value than printed',
  exception: 'a single exception',
  existence: 'no case at all',
  bound: 'a value beyond the bound',
  nothing: 'nothing: a definition',
};

/** Those whose criterion is their own, by what it looks for. */
const own: Readonly<Record<Exclude<FailsBy, 'nothing'>, string>> = {
  value: `
    000-figure-2-115 000-section-3.1-half 000-section-3.2-seven-relations 000-section-3.2-other-groups
    000-section-3.2-lookup-512 000-section-3.2-16-settles 000-figure-3-hardest-simple 000-figure-3-lost-pictures
    000-figure-3-14-sweeps 000-figure-4-simple-total 000-section-4.1-224751 000-section-4.1-nothing-fixed 000-figure-5
    000-figure-5-sample 000-figure-5-symmetry 000-section-4.1-6x6-unique-some-progress
    000-section-4.1-6x6-unique-no-progress 000-section-4.1-6x6-percent-four 000-section-4.1-6x6-percent-beyond
    000-section-4.2-binomial 000-section-4.2-two-filled
    001-figure-4 001-section-3.1-eighth-row 001-figure-1 001-figure-6 001-figure-9 001-figure-14 001-figure-16 001-figure-17
    001-figure-20 001-figure-23 001-figure-25 001-section-3.4-eight-cells 001-section-3.4-figure-9-filled
    001-section-3.5.1-four-probes 001-section-4-all 001-table-3-4x4-simple 001-table-3-5x5-simple 001-table-3-6x6
    001-table-4 001-table-5 001-table-6 001-table-7 001-table-8 001-table-9 001-section-4.2-eight-puzzles
    001-section-5-one-round
    002-15x15-113-arrangements 002-15x15-113-filled
    003-figure-1 003-section-2-boards-to-check 003-section-3-expectation 003-section-3-few-filled
    003-figure-5-threshold 003-section-3-sampled-cells
    004-patterns-2x2 004-patterns-2x5 004-combinations-figures 004-combinations-four 004-clue-time`,
  exception: `
    000-section-2-fixable 000-section-3.1-difficulty-range 000-section-3.1-first-sweep 000-section-3.2-all-allowed
    000-section-3.2-two-sat 000-section-3.2-benchmark 000-section-4.1-last-two 000-section-4.2-one-or-none
    000-section-4.2-two-apart 000-section-4.2-patterns 000-section-4.2-more-powerful 000-section-4.2-10x10-not-unique
    000-section-4.2-30x30-not-unique
    001-section-1.1-by-length 001-section-3.1-fix 001-figure-7 001-section-3.2-at-most-one 001-section-3.3-any-cell
    001-section-3.3-singleton 001-section-3.4-line-4-filled 001-section-3.4-short-run-empty
    001-section-3.5.1-five-eight-unsolved 001-section-3.5.1-four-fifteens 001-section-3.5.1-figure-20
    001-section-4.1-sorted 001-section-4.1-two-never 001-section-3.5.1-switching 001-section-4.2-switching
    001-table-2-switches 001-section-3.5.3-first-levels 001-section-3.5.3-unique-both 001-section-3.5.3-four-only
    002-one-to-ten
    003-section-2-components 003-section-2-step-2 003-section-3-dip 003-section-3-runs-meld 003-figure-6-dip
    003-section-2-polynomial
    004-pq-solvable 004-combinations-double 004-clue-calculation`,
  existence: `
    000-figure-1 000-section-2-clues-unique 000-section-2-other-shapes 000-section-3.1-some-filled
    000-section-3.2-stronger 000-section-3.2-configurations 000-section-3.2-all-seven 000-figure-3-panel-1
    000-figure-3-panel-2 000-figure-3-panel-3 000-figure-3-panel-4 000-figure-3-panel-5 000-figure-3-higher
    000-section-4.1-clue-effects
    001-figure-8 001-section-3.3-two-clusters 001-section-3.3-different-outcomes 001-section-3.3-compliant
    001-section-3.4-zero-may-be-right 001-section-3.4-3-12-no-proof 001-section-3.4-short-run-edge-empty 001-figure-15
    001-figure-18 001-figure-21 001-figure-22a 001-figure-22b 001-figure-22c 001-figure-24 001-figure-16-last-row
    001-figure-17-unsolved 001-section-3.5.1-set-probing 001-figure-19 001-section-4.1-odd-rest
    001-section-3.5.1-unequal 001-section-3.5.2-unequal 001-section-3.5.2-rest-odd 001-section-3.5.3-unequal
    001-section-3.5.3-rest-odd 001-section-4-rest-unique 001-section-5-larger-boards
    002-ambiguous 002-combining 002-not-all
    003-section-1-not-the-complement 003-section-1-with-and-without-unique 003-figure-2-square 003-figure-2a
    003-figure-2b 003-section-1-no-inference 003-figure-3a 003-figure-3b 003-figure-3c 003-figure-3d 003-figure-3e
    003-figure-3f 003-figure-3g 003-figure-3h 003-figure-4 003-section-3-entirely-inferable
    004-lines-not-enough 004-not-guaranteed 004-combinations-inside 004-combinations-compounding 004-lines-enough`,
  bound: `
    000-section-1-puzzle-books 000-section-1-transitions 000-section-1-variance 000-section-2-fix-cost
    000-section-3.1-strips 000-section-1-asymptotic 000-section-4.1-groups-of-8 000-section-4.2-most-simple
    000-section-4.2-outside-40-60 000-section-4.2-still-huge 000-section-4.2-just-a-little 000-figure-6-simple
    000-figure-6-four-power 000-section-4.2-hardly-a-difference 000-section-4.2-correlation
    000-figure-8-10x10-solved-below-30 000-figure-8-30x30-solved-below-50 000-section-4.2-crossing-rises
    000-section-4.2-10x10-four-region 000-section-4.2-30x30-four-region 000-section-4.2-10x10-large-part
    000-section-4.2-30x30-large-part 000-section-4.2-10x10-either-or 000-section-4.2-30x30-either-or
    000-section-4.2-10x10-some-peak 000-section-4.2-30x30-some-peak 000-section-4.2-10x10-more-pixels
    000-section-4.2-30x30-more-pixels 000-section-4.2-10x10-peak-explained 000-section-4.2-30x30-peak-explained
    001-section-3.6-most-solved 001-section-4.1-multiples-of-eight 001-section-5-rest-solutions-4x4
    001-section-5-rest-solutions-5x5
    002-atoms 002-block-of-four 002-faster
    003-section-3-none-below 003-section-3-one-above 003-figure-5-few-below 003-figure-5-sharper 003-figure-5-decrease
    003-section-3-byproduct 003-section-3-entirely-drops 003-section-3-associated 003-figure-5-peak
    003-section-3-most-uncertain 003-figure-5-starker 003-section-3-asymmetric 003-section-3-fewer-fixed
    003-section-3-fewer-solutions 003-section-3-different-patterns 003-section-3-greatest-size 003-section-3-easiest
    003-section-4-hardness-peaks
    004-easy-in-practice`,
};

/** The kinds of those, by their ids. */
export const ownFailures: ReadonlyMap<string, FailsBy> = new Map(
  (Object.keys(own) as (keyof typeof own)[]).flatMap((kind) =>
    own[kind]
      .trim()
      .split(/\s+/)
      .map((id) => [id, kind] as const),
  ),
);

/**
 * What would make a statement fail.
 *
 * @param ground - what stands behind what we find
 * @returns null for a question, and for a claim that is of none of these kinds
 */
export function failsBy(claim: Answered, ground: Ground): FailsBy | null {
  if (claim.agrees === null) return null;
  if (ground.kind === 'definition') return 'nothing';
  if (claim.agrees === exact) return 'value';
  if (claim.agrees === noException) return 'exception';
  return claim.fails ?? ownFailures.get(claim.id) ?? null;
}
