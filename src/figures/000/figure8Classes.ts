/** 000, Figures 6 and 8 and section 4.2: what the text says about the classes of random puzzles, on samples of 1,000. */
import { isUnique } from '../../engine/solutions.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { boardOf, classOfBoard, density } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { Figure } from '../figure.ts';
import { claimSeed, integers, round } from '../sample.ts';

/** The ranges of the pictures. */
const pictured = { 6: [0, 100], 10: [20, 70], 30: [45, 75] } as const;

type Side = keyof typeof pictured;

/** The classes at one percentage of filled cells, in boards of 1,000. */
type Point = {
  readonly percentage: number;
  readonly simple: number;
  readonly four: number; // solved by FourSolver only
  readonly some: number; // not solved; FourSolver fixes something
};

const boards = 1000;
const curves = new Map<Side, readonly Point[]>();

const specOf = (side: Side): DensitySpec => ({
  height: side,
  width: side,
  model: 'exact',
  percentages: integers(pictured[side][0], pictured[side][1]),
  boards,
  seed: claimSeed,
  four: true,
});

/** The curves of a picture: 6x6 and 10x10 in a second or two, 30x30 in ten. */
function curveOf(side: Side): readonly Point[] {
  const known = curves.get(side);
  if (known) return known;
  const spec = specOf(side);
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, density.units(spec), tally);
  const points = spec.percentages.map((percentage, at) => ({
    percentage,
    simple: tally.simple[at] ?? 0,
    four: tally.four?.[at] ?? 0,
    some: tally.some?.[at] ?? 0,
  }));
  curves.set(side, points);
  return points;
}

const figureOf = (side: Side): string =>
  side === 6 ? 'Figure 6, left' : `Figure 8, ${side === 10 ? 'left' : 'right'}`;

const share = (count: number, of = boards): number => round((100 * count) / of);

const highestBy = (points: readonly Point[], height: (point: Point) => number): Point =>
  points.reduce((most, one) => (height(one) > height(most) ? one : most));

type Below = { readonly highest: number; readonly at: number; readonly crossing: number | null };

const solved = ({ simple, four }: Point): number => simple + four;
const helped = ({ four, some }: Point): number => four + some;

/** Less than 2 % simple or (2,2)-hard, up to a percentage: both classes, as the sentence says. */
function below(side: Side, upTo: number): Figure<{ readonly below: number }, Below> {
  return {
    id: `000-figure-8-${side}x${side}-solved-below-${upTo}`,
    source: '000',
    place: `${figureOf(side)}; section 4.2`,
    title: `Up to around ${upTo} % filled cells "less than 2%" of ${side}x${side} puzzles are simple or (2,2)-hard`,
    published: { below: 2 },
    effort: side === 30 ? 'minute' : 'seconds',
    compute() {
      const points = curveOf(side);
      const covered = points.filter(({ percentage }) => percentage <= upTo);
      const most = highestBy(covered, solved);
      const crossing = points.find((point) => share(solved(point)) >= 2)?.percentage ?? null;
      return {
        ours: { highest: share(solved(most)), at: most.percentage, crossing },
        seed: claimSeed,
        note: `Both classes together, from ${points[0]?.percentage} %, where the picture begins. They first reach 2 % at ${crossing} %.`,
      };
    },
    equal: ({ highest }, published) => highest < published.below,
  };
}

type Peak = {
  readonly at: number; // percentage of filled cells
  readonly share: number; // percent of the boards
  readonly peaks: number;
};

/** How many tops the curve of some progress has that are more than noise: 95 % intervals do not overlap in between. */
function countPeaks(points: readonly Point[]): number {
  let peaks = 0;
  let rising = true;
  let top = 0; // lower bound of the highest point since the last valley
  let valley = 1; // upper bound of the lowest point since the last top
  for (const { some } of points) {
    const { low, high } = wilson(some, boards);
    if (rising) {
      top = Math.max(top, low);
      if (high >= top) continue;
      peaks++;
      rising = false;
      valley = high;
    } else {
      valley = Math.min(valley, high);
      if (low <= valley) continue;
      rising = true;
      top = low;
    }
  }
  return peaks;
}

function peak(side: Side): Figure<string, Peak> {
  return {
    id: `000-figure-${side === 6 ? 6 : 8}-${side}x${side}-some-peak`,
    source: '000',
    place: `${figureOf(side)}; section 4.2`,
    title: `The curve of "some progress" for ${side}x${side}: after increasing it "shows a distinctive peak", then decreases`,
    published: 'a distinctive peak',
    effort: side === 30 ? 'minute' : 'seconds',
    compute() {
      const points = curveOf(side);
      const most = highestBy(points, ({ some }) => some);
      return {
        ours: { at: most.percentage, share: share(most.some), peaks: countPeaks(points) },
        seed: claimSeed,
        note: 'Tops that the noise of 1,000 boards could make are not counted.',
      };
    },
    equal: ({ peaks }) => peaks === 1,
  };
}

type Region = { readonly at: number; readonly four: number; readonly simple: number };

/** The region with a "substantial fraction" of (2,2)-hard puzzles. */
function region(side: Side): Figure<string, Region> {
  return {
    id: `000-figure-8-${side}x${side}-four-region`,
    source: '000',
    place: `${figureOf(side)}; section 4.2`,
    title: `Above that percentage, "a substantial fraction of (2, 2)-hard puzzles" for ${side}x${side}`,
    published: 'a substantial fraction',
    effort: side === 30 ? 'minute' : 'seconds',
    compute() {
      const most = highestBy(curveOf(side), ({ four }) => four);
      const { percentage, four, simple } = most;
      return {
        ours: { at: percentage, four: share(four), simple: share(simple) },
        seed: claimSeed,
        note: `At most ${share(four)} % of the boards are (2,2)-hard, at ${percentage} % filled cells, beside ${share(simple)} % simple ones. Whether that is substantial is a matter of words: it is read as one board in fifty.`,
      };
    },
    equal: ({ four }) => four >= 2,
  };
}

type Power = {
  readonly around20: number; // percent of the non-simple boards in which FourSolver fixes something
  readonly solved20: number; // percent of them that it solves
  readonly above80: number; // percent of all boards in which it fixes something
};

const power: Figure<string, Power> = {
  id: '000-figure-6-four-power',
  source: '000',
  place: 'Figure 6, left; section 4.2',
  title:
    'FourSolver on 6x6: "substantially more information" around 20 %, and it "can hardly make a difference" when most cells are filled',
  published: 'substantially more, and hardly a difference',
  effort: 'seconds',
  compute() {
    const points = curveOf(6);
    const sum = (from: number, to: number, count: (point: Point) => number): number =>
      points.slice(from, to + 1).reduce((total, point) => total + count(point), 0);
    const others = sum(18, 22, ({ simple }) => boards - simple);
    const ours = {
      around20: share(sum(18, 22, helped), others),
      solved20: share(
        sum(18, 22, ({ four }) => four),
        others,
      ),
      above80: share(sum(80, 100, helped), 21 * boards),
    };
    return {
      ours,
      seed: claimSeed,
      note: `From 18 to 22 % filled cells FourSolver fixes something in ${ours.around20} % of the boards that are not simple, but solves only ${ours.solved20} % of them.`,
    };
  },
  // read as: in more than one board in ten of those left, and in less than one in a thousand
  equal: ({ around20, above80 }) => around20 > 10 && above80 < 0.1,
};

type Unsolved = {
  readonly from: number; // percentage of filled cells
  readonly to: number;
  readonly boards: number; // not solved by FourSolver
  readonly severalSolutions: number;
  readonly unique: number;
  readonly unknown: number; // the limit on work came first
};

/** "we speculate that the non-simple puzzles in this region do not have a unique solution". */
function several(side: Side, from: number): Figure<string, Unsolved> {
  return {
    id: `000-section-4.2-${side}x${side}-not-unique`,
    source: '000',
    place: `${figureOf(side)}; section 4.2`,
    title: `At high percentages, puzzles of ${side}x${side} that are neither simple nor (2,2)-hard "do not have a unique solution" (speculation)`,
    published: 'not unique',
    effort: side === 30 ? 'minute' : 'seconds',
    compute() {
      const spec = specOf(side);
      const to = pictured[side][1];
      const count = { boards: 0, severalSolutions: 0, unique: 0, unknown: 0 };
      for (let at = spec.percentages.indexOf(from); at < spec.percentages.length; at++)
        for (let index = 0; index < 300; index++) {
          const found = classOfBoard(spec, at, index);
          if (found === 'simple' || found === 'four') continue;
          const unique = isUnique(puzzleOf(boardOf(spec, at, index)), 20_000);
          count.boards++;
          if (unique === null) count.unknown++;
          else if (unique) count.unique++;
          else count.severalSolutions++;
        }
      return {
        ours: { from, to, ...count },
        seed: claimSeed,
        note: `The first 300 boards of each percentage from ${from} to ${to} %. The speculation is read as: hardly any is uniquely solvable, not one in fifty.`,
      };
    },
    equal: ({ boards, severalSolutions }) => boards > 0 && severalSolutions > 0.98 * boards,
  };
}

export const figure8Classes: readonly Figure[] = [
  power,
  peak(10),
  peak(30),
  below(10, 30),
  below(30, 50),
  region(10),
  region(30),
  several(10, 60),
  several(30, 65),
];
