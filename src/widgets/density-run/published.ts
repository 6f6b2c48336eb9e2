/**
 * What the documents say about random puzzles of one size, each sentence with its place on the chart and its test.
 * Their pictures are lost, so these sentences are all there is to check against.
 */
import { sum } from 'd3-array';
import { binomialDistribution } from '../../engine/board/binomial.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { grouped, percent } from '../../formats/numbers.ts';
import { twoFilled } from '../../claims/000/twoFilled.ts';
import { filled113 } from '../../claims/002/filled113.ts';
import { larger } from './publishedLarger.ts';
import { finding, findInRegion, notSampled, sureInterval } from './verdicts.ts';
import type { PublishedStatement, Region } from './verdicts.ts';
import type { CountedPoint } from './points.ts';
import { outsideMiddle } from './words.ts';

const section = 'Batenburg & Kosters, section 4.2';
const share113 = filled113.published.share / 100;
const inOneLine = twoFilled.published.percentInOneLine / 100;
const simple = { name: 'simple', count: ({ successes }: CountedPoint) => successes };
const helped = ({ four = 0, some = 0 }: CountedPoint): number => four + some;

/** A region of the curve of simple puzzles. */
function regionStatement(
  about: Pick<PublishedStatement, 'source' | 'says' | 'exactOnly'>,
  bounds: Pick<Region, 'from' | 'to' | 'low' | 'high'>,
  letter: readonly [number, number],
): PublishedStatement {
  return {
    ...about,
    mark: () => ({ region: bounds, at: letter[0], height: letter[1] }),
    find: (points) => findInRegion(points, { ...bounds, ...simple }),
  };
}

const within = (
  points: readonly CountedPoint[],
  from: number,
  to: number,
): readonly CountedPoint[] => points.filter(({ at }) => at >= from && at <= to);

const noHelp: PublishedStatement = {
  source: section,
  says: 'two filled cells in different rows and columns are a switching component, and FourSolver makes no progress there',
  exactOnly: true,
  classes: true,
  mark: (_, shares) => (shares ? null : { at: 5.5, height: 0.07 }),
  find(points) {
    const inside = within(points, 5, 6);
    if (inside.length === 0) return notSampled;
    const [boards, any] = [sum(inside, ({ trials }) => trials), sum(inside, helped)];
    return finding(any === 0, `FourSolver fixes something in ${any} of ${grouped(boards)} boards`);
  },
};

const moreInformation: PublishedStatement = {
  source: section,
  says: 'around 20 %, two rows and two columns together give substantially more information; read as: in more than one in ten of the puzzles that are not simple',
  classes: true,
  mark(points, shares) {
    const at20 = points.find(({ at }) => at === 20);
    if (at20 === undefined || shares) return null;
    return { at: 20, height: (at20.some ?? 0) / at20.trials + 0.09 };
  },
  find(points) {
    const inside = within(points, 18, 22);
    const others = sum(inside, ({ trials, successes }) => trials - successes);
    if (others === 0) return notSampled;
    const [some, all] = [sum(inside, helped), sum(inside, ({ four = 0 }) => four)];
    const text = `from 18 to 22 % FourSolver fixes something in ${percent(some / others)} of them, but solves only ${percent(all / others)}`;
    return finding(sureInterval(some, others).high > 0.1, text);
  },
};

const rises: PublishedStatement = {
  source: section,
  says: 'with more filled cells SimpleSolver becomes increasingly more powerful; read as: no point surely below one ten points to its left',
  mark(points) {
    const at65 = points.find(({ at }) => at === 65);
    return at65 === undefined ? null : { at: 65, height: at65.successes / at65.trials - 0.1 };
  },
  find(points) {
    const pairs = within(points, 30, 100).flatMap((point) => {
      const before = points.find(({ at }) => at === point.at - 10);
      return before === undefined ? [] : [{ point, before }];
    });
    if (pairs.length === 0) return notSampled;
    const falls = pairs.filter(
      ({ point, before }) =>
        sureInterval(point.successes, point.trials).high <
        sureInterval(before.successes, before.trials).low,
    );
    const [first] = falls;
    return finding(
      first === undefined,
      first === undefined
        ? 'the curve rises all the way from 20 %'
        : `it falls at ${first.point.at} %`,
    );
  },
};

const hardly: PublishedStatement = {
  source: section,
  says: 'once most cells are filled FourSolver can hardly make a difference; read as: from 80 % on in fewer than one board in a thousand',
  classes: true,
  mark: (_, shares) => (shares ? null : { at: 90, height: 0.07 }),
  find(points) {
    const inside = within(points, 80, 100);
    if (inside.length === 0) return notSampled;
    const [boards, any] = [sum(inside, ({ trials }) => trials), sum(inside, helped)];
    return finding(
      sureInterval(any, boards).low < 0.001,
      `from 80 % on FourSolver fixes something in ${any} of ${grouped(boards)} boards`,
    );
  },
};

const ends: PublishedStatement = {
  source: section,
  says: 'the pictures with less than 40 % or more than 60 % filled are a negligible part (lower panel)',
  mark: () => null,
  find() {
    const outside = outsideMiddle(binomialDistribution(36));
    return finding(
      outside < 0.01,
      `for 6\u00a0×\u00a06 they are ${percent(outside)} of all pictures`,
    );
  },
};

const statements: Readonly<Record<string, readonly PublishedStatement[]>> = {
  '6x6': [
    regionStatement(
      {
        source: section,
        says: 'with no filled cell or one, every puzzle is simple',
        exactOnly: true,
      },
      { from: 0, to: 4, low: 0.99, high: 1 }, // of 36 cells, 4 % is still one
      [2.5, 0.9],
    ),
    regionStatement(
      {
        source: section,
        says: `two filled cells share a line, which makes the puzzle simple, with probability about ${twoFilled.published.percentInOneLine} %`,
        exactOnly: true,
      },
      // 5 and 6 % of 36 cells are two; the document cuts off where it might have rounded
      { from: 5, to: 6, low: inOneLine, high: inOneLine + 0.01 },
      [10, 0.34],
    ),
    noHelp,
    regionStatement(
      {
        source: section,
        says: 'around 20 % SimpleSolver is only rarely capable of solving; read as: less than one in five',
      },
      { from: 18, to: 22, low: 0, high: 0.2 },
      [15, 0.06],
    ),
    moreInformation,
    rises,
    hardly,
    ends,
  ],
  '10x10': larger({ from: 20, upTo: 30, beyond: 60, to: 70, half: 'left', side: 10 }),
  '15x15': [
    regionStatement(
      {
        source: 'Raven’s Point',
        says: 'with exactly 113 of 225 cells filled, about 1 in 10 is solved line by line',
        exactOnly: true,
      },
      // 50 % of 225 cells are rounded to 113
      { from: 49.8, to: 50.4, low: share113 * 0.8, high: share113 * 1.25 },
      [54, 0.1],
    ),
  ],
  '30x30': larger({ from: 45, upTo: 50, beyond: 65, to: 75, half: 'right', side: 30 }),
};

/**
 * The statements about one size that can be held against a run.
 *
 * @param model - statements about an exact number of filled cells say nothing about independent cells
 * @param classes - whether the run tells all classes apart
 * @returns none for most sizes
 * @source 000_8dc3042ab81c971c.txt §4.2; 002_5ae15e577f844a8a.txt
 */
export const publishedFor = (
  height: number,
  width: number,
  model: DensitySpec['model'],
  classes = true,
): readonly PublishedStatement[] =>
  (statements[`${height}x${width}`] ?? []).filter(
    (statement) =>
      (model === 'exact' || statement.exactOnly !== true) &&
      (classes || statement.classes !== true),
  );
