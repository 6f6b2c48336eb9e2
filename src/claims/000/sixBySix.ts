/**
 * 000, section 4.1: the numbers on 6x6 that the text adds to Figure 5. Simple and uniquely solvable pictures are counted by
 * the run behind Table 3 of 001; what FourSolver does with them, by the run behind Figure 5.
 */
import { FOUR_SOLVED, NO_PROGRESS, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusTally } from '../../experiments/fourCensus.ts';
import type { ProbingLevelsTally } from '../../experiments/probingLevels.ts';
import { fixed, grouped, percent, percentage } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim, Ground } from '../claim.ts';
import { sixBySixOf } from '../001/table3All.ts';
import { figure5Sums } from './figure5.ts';
import { allImages, compare, explained, intervalOf, standsFor } from './figure5Slice.ts';
import type { Slice } from './figure5Slice.ts';
import { publishedFigure5 as printed } from './smallPublished.ts';

const home = 'fig-census-6x6';

/** A number that the run behind Table 3 of 001 gives for all pictures. */
function probed(
  id: string,
  place: string,
  what: string,
  published: number,
  of: (tally: ProbingLevelsTally) => number,
  quote: string,
): Claim<number, number> {
  return {
    id: `000-${id}`,
    place,
    title: `6x6: ${what}`,
    quote,
    published,
    effort: 'hours',
    from: ['probing-levels 6x6'],
    ground: { kind: 'count', of: `all ${grouped(allImages)} pictures` },
    home,
    what: `6x6: ${what}`,
    says: grouped,
    finds: grouped,
    remark: (ours) =>
      `all pictures, by the run behind Table 3 of the thesis${ours === published ? '' : `; ${grouped(ours - published)} more`}`,
    erratum: (ours) => ({
      partOf: '000-figure-5',
      printed: grouped(published),
      read: grouped(ours),
      check: `The number of uniquely solvable pictures of 6x6 in OEIS A242876, as corrected in 2025, is ours: ${grouped(printed.uniqueAll + ours - published)}.`,
    }),
    read: (measured) => ({ ours: of(measured.tally('probing-levels 6x6')) }),
    agrees: exact,
  };
}

/** Uniquely solvable pictures that are not simple. */
function uniqueNonSimple(tally: ProbingLevelsTally): number {
  const { whole, uniqueRest } = sixBySixOf(tally);
  return (whole.images[1] ?? 0) + uniqueRest;
}

const simple = (tally: ProbingLevelsTally): number => sixBySixOf(tally).whole.images[0] ?? 0;

/** A number of which a part of the pictures tells an interval. */
type Estimate = {
  readonly of: number; // pictures counted
  readonly whole: boolean;
  readonly value: number; // the number itself, or its estimate
  readonly low: number; // 95 % interval; the value itself where all are counted
  readonly high: number;
  readonly explained: boolean; // within four standard deviations, or the same
};

const sliceOf = (tally: FourCensusTally): Slice => {
  const whole = fourTotals(tally).images === allImages;
  const spec = { height: 6, width: 6, unique: true, byPuzzle: true };
  return { spec, tally, complete: true, stands: standsFor(spec, whole) };
};

const groundOf = ({ of, whole }: Pick<Estimate, 'of' | 'whole'>): Ground =>
  whole
    ? { kind: 'count', of: `all ${grouped(of)} pictures` }
    : { kind: 'part', which: `a fair part: ${grouped(of)} of ${grouped(allImages)} pictures` };

const millions = (images: number): string => fixed(images / 1e6, 1);

/** Uniquely solvable pictures of a class of FourSolver. */
function estimated(
  id: string,
  what: string,
  kind: number,
  published: number,
  quote: string,
): Claim<number, Estimate> {
  return {
    id: `000-section-4.1-6x6-${id}`,
    title: `6x6: ${what}`,
    quote,
    published,
    effort: 'hours',
    from: ['four-census 6x6'],
    ground: groundOf,
    home,
    what: `6x6: ${what}`,
    says: grouped,
    finds: ({ whole, value, low, high }) =>
      whole ? grouped(value) : `${millions(low)} to ${millions(high)} million (95\u00a0% interval)`,
    remark: ({ whole, value }) =>
      whole && value !== published
        ? `${grouped(Math.abs(published - value))} ${published > value ? 'fewer' : 'more'} than printed; divided by 8, the printed number does not leave what the symmetry of the square asks`
        : null,
    erratum: ({ value }) => ({
      partOf: '000-figure-5',
      printed: grouped(published),
      read: grouped(value),
      check: `A number of uniquely solvable pictures in a class leaves, divided by 8, what the pictures with a symmetry of their own leave: here ${value % 8}. The printed one leaves ${published % 8}.`,
    }),
    read(measured) {
      const slice = sliceOf(measured.tally('four-census 6x6'));
      const one = compare(slice, slice.tally.unique[kind] ?? 0, published);
      const whole = slice.stands === 'whole';
      return {
        ours: {
          of: one.of,
          whole,
          value: whole ? one.images : Math.round(one.share * allImages),
          low: one.low * allImages,
          high: one.high * allImages,
          explained: whole ? one.images === published : explained(slice, one),
        },
      };
    },
    agrees: (ours) => ours.explained,
  };
}

/** What is found for a share, and what the printed numbers give for it. */
type Ratio = Omit<Estimate, 'explained'> & {
  readonly wide: { readonly low: number; readonly high: number }; // four standard deviations
  readonly printed: number;
};

/** A share that the text derives from others; ours from the part that was counted. */
function ratio(
  id: 'percent-four' | 'percent-beyond',
  what: string,
  published: number,
  counts: (unique: ArrayLike<number>) => readonly [part: number, all: number],
  quote: string,
): Claim<number, Ratio> {
  return {
    id: `000-section-4.1-6x6-${id}`,
    title: `6x6, in percent: ${what}`,
    quote,
    published,
    effort: 'hours',
    from: ['four-census 6x6'],
    ground: groundOf,
    home,
    what: `6x6: ${what}`,
    says: (value) => percentage(value),
    finds: ({ whole, value, low, high }) =>
      whole
        ? percent(value / 100, 2)
        : `${fixed(low, 3)} to ${fixed(high, 3)}\u00a0% (95\u00a0% interval)`,
    remark: (ours) =>
      `the printed numbers above give ${ours.printed === published ? 'it' : 'another'}`,
    read(measured) {
      const slice = sliceOf(measured.tally('four-census 6x6'));
      const [part, all] = counts(slice.tally.unique);
      const usual = intervalOf(part, all, slice.stands, 1.96);
      const wide = intervalOf(part, all, slice.stands, 4);
      const sums = figure5Sums.read(measured).ours;
      return {
        ours: {
          of: fourTotals(slice.tally).images,
          whole: slice.stands === 'whole',
          value: (100 * part) / all,
          low: 100 * usual.low,
          high: 100 * usual.high,
          wide: { low: 100 * wide.low, high: 100 * wide.high },
          printed: id === 'percent-four' ? sums.percentFour : sums.percentBeyond,
        },
      };
    },
    // a printed 0.14 stands for 0.135 to 0.145
    agrees: ({ wide, printed: fromOthers }, said) =>
      fromOthers === said && wide.low <= said + 0.005 && said - 0.005 <= wide.high,
  };
}

const at = (unique: ArrayLike<number>, kind: number): number => unique[kind] ?? 0;
const beyondOf = (unique: ArrayLike<number>): number =>
  at(unique, SOME_PROGRESS) + at(unique, NO_PROGRESS);

/** In the order of the text. */
export const sixBySix: readonly Claim[] = [
  probed(
    'figure-5-simple',
    'Figure 5, row "total"',
    'simple',
    printed.totals[0] ?? 0,
    simple,
    '48,625,108,931',
  ),
  estimated(
    'unique-some-progress',
    'one solution, some progress by FourSolver',
    SOME_PROGRESS,
    printed.unique[SOME_PROGRESS] ?? 0,
    'From the puzzles where FOURSOLVER made some progress but was not able to fully solve them, 57,158,639 are in fact uniquely solvable',
  ),
  estimated(
    'unique-no-progress',
    'one solution, no progress by FourSolver',
    NO_PROGRESS,
    printed.unique[NO_PROGRESS] ?? 0,
    'for those puzzles where FOURSOLVER could not make any progress at all 12,106,334 are in fact uniquely solvable',
  ),
  probed(
    'section-4.1-6x6-unique-non-simple',
    'section 4.1',
    'one solution, not simple',
    printed.uniqueNonSimple,
    uniqueNonSimple,
    'out of the 1,119,951,439 uniquely solvable non-simple Nonograms',
  ),
  ratio(
    'percent-four',
    'of those, (2,2)-hard',
    printed.percentFour,
    (unique) => [at(unique, FOUR_SOLVED), at(unique, FOUR_SOLVED) + beyondOf(unique)],
    '93.82% is (2,2)-hard',
  ),
  probed(
    'section-4.1-6x6-unique',
    'section 4.1',
    'one solution, in all',
    printed.uniqueAll,
    (tally) => simple(tally) + uniqueNonSimple(tally),
    'the total number of uniquely solvable 6 × 6 Nonograms is 49,745,060,370',
  ),
  ratio(
    'percent-beyond',
    'of those, neither simple nor (2,2)-hard',
    printed.percentBeyond,
    (unique) => [beyondOf(unique), at(unique, 0) + at(unique, FOUR_SOLVED) + beyondOf(unique)],
    'with only 0.14% being not simple or (2,2)-hard',
  ),
];
