/**
 * 000, Figure 6, left, and section 4.2: what the text says about the curves of 6x6 puzzles. The simple ones are told from
 * the count of all images; what FourSolver adds, from a sample.
 */
import { wilson } from '../../notebook/plain/wilson.ts';
import { fixed, grouped, inPercent, percent, percentage } from '../../notebook/plain/numbers.ts';
import { meets, surely } from '../agree.ts';
import type { CountedShare } from '../agree.ts';
import type { Ground } from '../claim.ts';
import { pictureClaim, sampledShare } from './curveClaim.ts';
import type { CurveClaim } from './curveClaim.ts';
import {
  countedAt,
  countedIn,
  helpedOf,
  highestIn,
  powerOf,
  shareOf,
  within,
} from './densityPoints.ts';
import type { CountedAt } from './curvePlaces.ts';
import type { ClassPoint, Power } from './densityPoints.ts';
import { exactSide, levelOf, simpleByFilled } from './exactCurve.ts';
import { countMostlyFilled, leastFilled } from './mostlyFilled.ts';
import type { MostlyFilled } from './mostlyFilled.ts';

const cells = exactSide ** 2;

/** Simple puzzles at some percentages of filled cells, of all images or of a sample. */
type Simple = {
  readonly shares: readonly CountedAt[];
  readonly whole: boolean; // all images with so many filled cells
};

const groundOf = ({ shares, whole }: Simple): Ground => {
  const all = shares.reduce((sum, { n }) => sum + n, 0);
  if (whole) return { kind: 'count', of: `all ${grouped(all)} pictures with so many filled cells` };
  const { count, n } = highestIn(shares);
  return { ...sampledShare({ count, n }), n: all };
};

/** All images by their number of filled cells, between two numbers. */
const levels = (simple: readonly number[], from: number, to: number): readonly CountedAt[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    percentage: (100 * (from + at)) / cells,
    ...levelOf(simple, from + at),
  }));

const simpleOf = ({ simple }: ClassPoint): number => simple;

/** From 18 to 22 % of 36 cells are six to eight. */
const around20 = { from: 18, to: 22, cells: [6, 8] } as const;

export const figure6Simple: CurveClaim<string, Simple> = {
  id: '000-figure-6-simple',
  place: 'Figure 6, left; section 4.2',
  title: 'Around 20 % filled cells, 6x6 puzzles are "only rarely" simple',
  quote:
    'For a low percentage of black pixels (around 20%), the SIMPLESOLVER algorithm is only rarely capable of solving the puzzle',
  published: 'only rarely simple',
  effort: 'hours',
  from: ['probing-levels 6x6'],
  read(measured) {
    const simple = simpleByFilled(measured.tally('probing-levels 6x6'));
    const shares = levels(simple, around20.cells[0], around20.cells[1]);
    const all = levels(simple, 0, cells);
    const lowest = all.reduce((least, one) =>
      one.count * least.n < least.count * one.n ? one : least,
    );
    return {
      ours: { shares, whole: true },
      note: `The lowest point of the curve is ${percentage(shareOf(lowest))} at ${fixed(lowest.percentage, 1)} % filled cells: "rarely" is about one in ${Math.round(lowest.n / lowest.count)}.`,
    };
  },
  oursFrom(points) {
    const shares = countedAt(within(points, around20.from, around20.to), simpleOf);
    return shares.length === 0 ? null : { shares, whole: false };
  },
  reading: 'less than one in five',
  agrees: ({ shares }) => shares.every((one) => meets(one, { high: 0.2 })),
  ground: groundOf,
  home: 'fig-classes-6x6',
  what: '6x6 puzzles around 20 % filled',
  says: String,
  finds({ shares, whole }) {
    const most = highestIn(shares);
    return whole
      ? `${shares.map((one) => inPercent(one.count / one.n)).join(', ')}\u00a0% with ${around20.cells[0]} to ${around20.cells[1]} cells filled`
      : `${percent(most.count / most.n)} where the sample is highest, at ${percentage(most.percentage)}`;
  },
};

/** Where the curve of simple puzzles falls, although it should rise. */
type Rising = Simple & { readonly falls: readonly number[] }; // percentages

const shareIn = ({ count, n }: CountedShare): number => count / n;

/** Twenty percent of 36 cells. */
const start = 7;

export const morePowerful: CurveClaim<string, Rising> = {
  id: '000-section-4.2-more-powerful',
  place: 'Figure 6, left; section 4.2',
  title:
    '6x6: from around 20 % on SimpleSolver "becomes increasingly more powerful" with the percentage of filled cells',
  quote:
    'As the percentage of black pixels increases further, SIMPLESOLVER becomes increasingly more powerful',
  published: 'increasingly more powerful',
  effort: 'hours',
  from: ['probing-levels 6x6'],
  read(measured) {
    const shares = levels(simpleByFilled(measured.tally('probing-levels 6x6')), start, cells);
    const falls = shares.filter((one, at) => shareIn(one) < shareIn(shares[at - 1] ?? one));
    return { ours: { shares, whole: true, falls: falls.map((one) => one.percentage) } };
  },
  oursFrom(points) {
    const shares = countedAt(within(points, 20, 100), simpleOf);
    const pairs = shares.flatMap((one) => {
      const before = shares.find((other) => other.percentage === one.percentage - 10);
      return before === undefined ? [] : [{ one, before }];
    });
    if (pairs.length === 0) return null;
    // below the one ten points to its left, and not by chance
    const falls = pairs.filter(
      ({ one, before }) => !meets(one, { low: wilson(before.count, before.n, surely).low }),
    );
    return { shares, whole: false, falls: falls.map(({ one }) => one.percentage) };
  },
  agrees: ({ falls }) => falls.length === 0,
  ground: ({ shares, whole }) =>
    whole
      ? groundOf({ shares, whole })
      : { kind: 'cases', n: shares.length, unit: 'sampled percentages' },
  home: 'fig-classes-6x6',
  what: '6x6: SimpleSolver, as the percentage filled rises from around 20 %',
  says: (text) => `becomes ${text}`,
  finds({ shares, whole, falls }) {
    if (falls.length > 0)
      return `fewer are simple at ${falls.map((one) => percentage(one, 0)).join(', ')}`;
    return whole
      ? `the share of simple puzzles never falls, from ${percent(shareIn(shares[0]!))} with ${start} cells filled to all of them`
      : 'no point lies surely below the one ten points to its left';
  },
};

export const power: CurveClaim<string, Power> = pictureClaim({
  id: '000-figure-6-four-power',
  side: exactSide,
  title: 'FourSolver on 6x6 around 20 % filled cells: "substantially more information"',
  quote:
    'the increased power of using the information from 2 rows and 2 columns simultaneously provides substantially more information about the solution',
  published: 'substantially more information',
  classes: true,
  oursFrom(points) {
    const found = powerOf(points);
    return found.helped.n === 0 ? null : found;
  },
  noteFor: ({ helped, solved }) =>
    `From 18 to 22 % filled cells FourSolver fixes something in ${percentage(shareOf(helped))} of the boards that are not simple, but solves only ${percentage(shareOf(solved))} of them.`,
  reading: 'in more than one in ten of the puzzles that are not simple it fixes something',
  agrees: ({ helped }) => meets(helped, { low: 0.1 }),
  ground: ({ helped }) => sampledShare(helped, 'boards that are not simple'),
  home: 'fig-classes-6x6',
  what: 'FourSolver on 6x6 around 20 % filled',
  says: String,
  finds: ({ helped, solved }) =>
    `from 18 to 22\u00a0% it fixes something in ${percent(shareIn(helped))} of the puzzles that are not simple and solves ${percent(shareIn(solved))} of them`,
  remark: null,
});

/** Where FourSolver fixes something: among all pictures with so many filled cells, or among those of a run. */
type Helped = CountedShare & Partial<Omit<MostlyFilled, 'images'>>;

export const hardly: CurveClaim<string, Helped> = {
  id: '000-section-4.2-hardly-a-difference',
  place: 'Figure 6, left; section 4.2',
  title: 'FourSolver on 6x6 where most cells are filled: it "can hardly make a difference"',
  quote:
    'each line has a large fraction of black pixels and solving the Nonogram is either straightforward, or there is no unique solution. In these cases, FOURSOLVER can hardly make a difference',
  published: 'hardly a difference',
  classes: true,
  effort: 'minute',
  outcome: '000-section-4.2-hardly-a-difference',
  read() {
    const { images: n, ...kinds } = countMostlyFilled();
    return { ours: { n, count: kinds.four + kinds.some, ...kinds } };
  },
  oursFrom(points) {
    const found = countedIn(within(points, 80, 100), helpedOf);
    return found.n === 0 ? null : found;
  },
  reading: 'from 80 % on it fixes something in fewer than one board in a thousand',
  agrees: (helped) => meets(helped, { high: 0.001 }),
  ground: ({ n, count, none }) =>
    none === undefined
      ? sampledShare({ n, count })
      : {
          kind: 'count',
          of: `all ${grouped(n)} pictures with ${leastFilled} or more of ${cells} cells filled`,
        },
  home: 'fig-classes-6x6',
  what: 'FourSolver on 6x6 where most cells are filled',
  says: String,
  finds: ({ count, n, four, none }) =>
    `from 80\u00a0% on it fixes something in ${grouped(count)} of ${grouped(n)} ${none === undefined ? 'boards' : 'pictures'}${four === undefined ? '' : `, and solves ${grouped(four)} of them`}`,
  remark: ({ count, none }) =>
    none === undefined
      ? null
      : `sweeps leave ${grouped(count + none)} of them unsolved, so it makes a difference for one in ${grouped(Math.round((count + none) / count))} of these`,
};
