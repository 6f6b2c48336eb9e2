/** 000, Figures 6 and 8 and section 4.2: what the text says about the classes of random puzzles, on samples of 1,000. */
import { isUnique } from '../../engine/sweep/solutions.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { boardOf, classOfBoard, density } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import type { Claim } from '../claim.ts';
import { claimSeed, integers } from '../sample.ts';
import {
  belowOf,
  beyondOf,
  bulkOf,
  classPoints,
  crossingOf,
  handoverOf,
  peakOf,
  powerOf,
  regionOf,
} from './densityPoints.ts';
import type {
  Below,
  Beyond,
  Bulk,
  ClassPoint,
  Handover,
  Peak,
  Power,
  Region,
} from './densityPoints.ts';

/** The ranges of the pictures. */
const pictured = { 6: [0, 100], 10: [20, 70], 30: [45, 75] } as const;

export type Side = keyof typeof pictured;

const curves = new Map<Side, readonly ClassPoint[]>();

/**
 * The run of a picture: the paper's size, our seed.
 *
 * @source 000_8dc3042ab81c971c.txt Figures 6 and 8
 */
export const picturedSpec = (side: Side): DensitySpec => ({
  height: side,
  width: side,
  model: 'exact',
  percentages: integers(pictured[side][0], pictured[side][1]),
  boards: 1000,
  seed: claimSeed,
  four: true,
});

/** The curves of a picture: 6x6 and 10x10 in a second or two, 30x30 in five. */
function curveOf(side: Side): readonly ClassPoint[] {
  const known = curves.get(side);
  if (known) return known;
  const spec = picturedSpec(side);
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, density.units(spec), tally);
  const points = classPoints(spec, tally);
  curves.set(side, points);
  return points;
}

/** A figure about one picture, which can also be told from points that were counted elsewhere. */
export type CurveFigure<Published, Ours> = Claim<Published, Ours> & {
  readonly side: Side;
  oursFrom(points: readonly ClassPoint[]): Ours;
  noteFor(ours: Ours): string;
};

type About<Published, Ours> = Pick<
  CurveFigure<Published, Ours>,
  'side' | 'id' | 'title' | 'published' | 'oursFrom' | 'noteFor' | 'agrees'
>;

function curveFigure<Published, Ours>(about: About<Published, Ours>): CurveFigure<Published, Ours> {
  const { side } = about;
  return {
    ...about,
    source: '000',
    place: `${side === 6 ? 'Figure 6, left' : `Figure 8, ${side === 10 ? 'left' : 'right'}`}; section 4.2`,
    effort: side === 30 ? 'minute' : 'seconds',
    read() {
      const ours = about.oursFrom(curveOf(side));
      return { ours, seed: claimSeed, note: about.noteFor(ours) };
    },
  };
}

/** Less than 2 % simple or (2,2)-hard, up to a percentage: both classes, as the sentence says. */
const below = (
  side: Side,
  upTo: number,
): CurveFigure<{ readonly below: number; readonly upTo: number }, Below> =>
  curveFigure({
    id: `000-figure-8-${side}x${side}-solved-below-${upTo}`,
    side,
    title: `Up to around ${upTo} % filled cells "less than 2%" of ${side}x${side} puzzles are simple or (2,2)-hard`,
    published: { below: 2, upTo },
    oursFrom: (points) => belowOf(points, upTo),
    noteFor: ({ crossing }) =>
      `Both classes together, from where the picture begins. They first reach 2 % at ${crossing} %.`,
    agrees: ({ highest }, published) => highest < published.below,
  });

const peak = (side: Side): CurveFigure<string, Peak> =>
  curveFigure({
    id: `000-figure-8-${side}x${side}-some-peak`,
    side,
    title: `The curve of "some progress" for ${side}x${side}: after increasing it "shows a distinctive peak", then decreases`,
    published: 'a distinctive peak',
    oursFrom: peakOf,
    noteFor: () => 'Tops that the noise of 1,000 boards could make are not counted.',
    agrees: ({ peaks }) => peaks === 1,
  });

/** The region with a "substantial fraction" of (2,2)-hard puzzles. */
const region = (side: Side): CurveFigure<string, Region> =>
  curveFigure({
    id: `000-figure-8-${side}x${side}-four-region`,
    side,
    title: `Above that percentage, "a substantial fraction of (2, 2)-hard puzzles" for ${side}x${side}`,
    published: 'a substantial fraction',
    oursFrom: regionOf,
    noteFor: ({ at, four, simple }) =>
      `At most ${four} % of the boards are (2,2)-hard, at ${at} % filled cells, beside ${simple} % simple ones. Whether that is substantial is a matter of words: it is read as one board in fifty.`,
    agrees: ({ four }) => four >= 2,
  });

const bulk = (side: Side): CurveFigure<string, Bulk> =>
  curveFigure({
    id: `000-section-4.2-${side}x${side}-large-part`,
    side,
    title: `The region with many (2,2)-hard puzzles "contains a large part of the complete set" of ${side}x${side} images`,
    published: 'a large part',
    oursFrom: (points) => bulkOf(points, side),
    noteFor: ({ from, to, ofAll }) =>
      `At least one board in fifty is (2,2)-hard from ${from} to ${to} %, and ${ofAll} % of all images have so many filled cells. A large part is read as a quarter.`,
    agrees: ({ ofAll }) => ofAll >= 25,
  });

const beyond = (side: Side, from: number): CurveFigure<string, Beyond> =>
  curveFigure({
    id: `000-section-4.2-${side}x${side}-either-or`,
    side,
    title: `Further up, ${side}x${side} puzzles are "typically either simple or more difficult than (2, 2)-hard"`,
    published: 'simple or more difficult',
    oursFrom: (points) => beyondOf(points, from),
    noteFor: ({ four }) =>
      `From ${from} % on ${four} % of the boards are (2,2)-hard; the sentence is read as less than one in a hundred.`,
    agrees: ({ four }) => four < 1,
  });

const handover = (side: Side): CurveFigure<string, Handover> =>
  curveFigure({
    id: `000-section-4.2-${side}x${side}-peak-explained`,
    side,
    title: `${side}x${side}: from some point on SimpleSolver makes progress too, "after which the added benefit of using the FourSolver drops, explaining the peak"`,
    published: 'SimpleSolver catches up',
    oursFrom: handoverOf,
    noteFor: ({ peak: at, half, simpleAtPeak, simpleAtHalf, noneAtPeak, noneAtHalf }) =>
      `From ${at} to ${half} % the class of some progress falls below half of its peak. Simple puzzles rise from ${simpleAtPeak} to ${simpleAtHalf} %, and those in which FourSolver fixes nothing from ${noneAtPeak} to ${noneAtHalf} %.`,
    agrees: ({ half, simpleAtPeak, simpleAtHalf }) =>
      half !== null && simpleAtHalf > 2 * simpleAtPeak,
  });

const power: CurveFigure<string, Power> = curveFigure({
  id: '000-figure-6-four-power',
  side: 6,
  title:
    'FourSolver on 6x6: "substantially more information" around 20 %, and it "can hardly make a difference" when most cells are filled',
  published: 'substantially more, and hardly a difference',
  oursFrom: powerOf,
  noteFor: ({ around20, solved20 }) =>
    `From 18 to 22 % filled cells FourSolver fixes something in ${around20} % of the boards that are not simple, but solves only ${solved20} % of them.`,
  // read as: in more than one board in ten of those left, and in less than one in a thousand
  agrees: ({ around20, above80 }) => around20 > 10 && above80 < 0.1,
});

type Rise = { readonly small: number | null; readonly large: number | null };

/** The crossings of 2 % in both pictures. @source 000_8dc3042ab81c971c.txt §4.2 */
export const riseOf = (small: readonly ClassPoint[], large: readonly ClassPoint[]): Rise => ({
  small: crossingOf(small),
  large: crossingOf(large),
});

/** "The specific percentage … tends to rise as the size of the puzzle increases." */
export const rise: Claim<string, Rise> = {
  id: '000-section-4.2-crossing-rises',
  source: '000',
  place: 'Figure 8; section 4.2',
  title:
    'The percentage at which a significant fraction of puzzles starts being simple "tends to rise as the size of the puzzle increases"',
  published: 'rises',
  effort: 'minute',
  read: () => ({ ours: riseOf(curveOf(10), curveOf(30)), seed: claimSeed }),
  agrees: ({ small, large }) => small !== null && large !== null && small < large,
};

export type Unsolved = {
  readonly from: number; // percentage of filled cells
  readonly to: number;
  readonly boards: number; // not solved by FourSolver
  readonly severalSolutions: number;
  readonly unique: number;
  readonly unknown: number; // the limit on work came first
};

/** "we speculate that the non-simple puzzles in this region do not have a unique solution". */
function several(side: Side, from: number): Claim<string, Unsolved> {
  return {
    id: `000-section-4.2-${side}x${side}-not-unique`,
    source: '000',
    place: `Figure 8, ${side === 10 ? 'left' : 'right'}; section 4.2`,
    title: `At high percentages, puzzles of ${side}x${side} that are neither simple nor (2,2)-hard "do not have a unique solution" (speculation)`,
    published: 'not unique',
    effort: 'seconds',
    read() {
      const spec = picturedSpec(side);
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
    agrees: ({ boards, severalSolutions }) => boards > 0 && severalSolutions > 0.98 * boards,
  };
}

/** What is said about the classes of each picture. */
export const curveFigures = {
  power,
  below: [below(10, 30), below(30, 50)],
  region: [region(10), region(30)],
  bulk: [bulk(10), bulk(30)],
  beyond: [beyond(10, 60), beyond(30, 65)],
  several: [several(10, 60), several(30, 65)],
  peak: [peak(10), peak(30)],
  handover: [handover(10), handover(30)],
} as const;

export const figure8Classes: readonly Claim[] = [
  power,
  ...curveFigures.peak,
  ...curveFigures.below,
  ...curveFigures.region,
  ...curveFigures.bulk,
  ...curveFigures.beyond,
  ...curveFigures.handover,
  rise,
  ...curveFigures.several,
];
