/** 000, Figure 8 and section 4.2: what the text says about the classes of random puzzles of 10x10 and 30x30. */
import { grouped, percent, percentage, sizeText } from '../../notebook/plain/numbers.ts';
import { meets } from '../agree.ts';
import type { CountedShare } from '../agree.ts';
import type { Claim, Ground } from '../claim.ts';
import { claimSeed } from '../sample.ts';
import {
  intervalText,
  pictureClaim,
  pictureName,
  picturePoints,
  sampledShare,
} from './curveClaim.ts';
import type { CurveClaim } from './curveClaim.ts';
import { placeText } from './curvePlaces.ts';
import {
  beyondOf,
  bulkOf,
  crossingOf,
  handoverOf,
  highestIn,
  peakOf,
  regionOf,
  shareOf,
  belowOf,
} from './densityPoints.ts';
import type { CountedAt, CurvePlace } from './curvePlaces.ts';
import type { Below, Beyond, Bulk, ClassPoint, Handover, Peak, Region } from './densityPoints.ts';

/** A picture of Figure 8, and the percentages that its sentences name or mean. */
export type Picture = {
  readonly side: 10 | 30;
  readonly from: number; // percentages of the picture
  readonly to: number;
  readonly upTo: number; // almost nothing is solved up to here
  readonly beyond: number; // where we read "further increasing"
};

export const pictures = {
  10: { side: 10, from: 20, to: 70, upTo: 30, beyond: 60 },
  30: { side: 30, from: 45, to: 75, upTo: 50, beyond: 65 },
} as const satisfies Readonly<Record<number, Picture>>;

const share = (one: CountedShare): string => percent(one.count / one.n);

const home = (side: 10 | 30): string => `fig-classes-${side}x${side}`;

/** Whether points lie on both sides of a percentage, so that they can speak about a peak or a region there. */
const spans = (points: readonly ClassPoint[], { from, upTo, beyond }: Picture): boolean =>
  points.some(({ percentage }) => percentage >= from && percentage <= upTo) &&
  points.some(({ percentage }) => percentage > upTo && percentage < beyond) &&
  points.some(({ percentage }) => percentage >= beyond);

/** A place on a curve, whose interval says how sure it is. */
const sampledPlace = ({ low, high }: CurvePlace, boards: number): Ground => ({
  kind: 'sample',
  n: boards,
  unit: 'boards at each percentage',
  ...(low !== null && high !== null && { interval: intervalText(String(low), String(high)) }),
});

/** The percentages that the sentence covers. */
const covered = ({ solved }: Below, upTo: number): readonly CountedAt[] =>
  solved.filter(({ percentage }) => percentage <= upTo);

/** Less than 2 % simple or (2,2)-hard, up to a percentage: both classes, as the sentence says. */
const below = ({
  side,
  upTo,
}: Picture): CurveClaim<{ readonly below: number; readonly upTo: number }, Below> =>
  pictureClaim({
    id: `000-figure-8-${side}x${side}-solved-below-${upTo}`,
    side,
    title: `Up to around ${upTo} % filled cells "less than 2%" of ${side}x${side} puzzles are simple or (2,2)-hard`,
    quote:
      'up to a certain percentage of black pixels (around 30% for 10 × 10, around 50% for 30 × 30), less than 2% of the Nonograms are either simple or (2, 2)-hard',
    published: { below: 2, upTo },
    solved: true,
    oursFrom(points) {
      const found = belowOf(points);
      return covered(found, upTo).length === 0 ? null : found;
    },
    noteFor: ({ crossing }) =>
      `Both classes together, from where the picture begins. They first reach 2 % at ${placeText(crossing)}.`,
    agrees: (found, { below: most, upTo: end }) =>
      covered(found, end).every((one) => meets(one, { high: most / 100 })),
    ground(found) {
      const inside = covered(found, upTo);
      const n = inside.reduce((sum, one) => sum + one.n, 0);
      return { ...sampledShare(highestIn(inside)), n };
    },
    home: home(side),
    what: `${side}x${side}, simple or (2,2)-hard up to around ${upTo} % filled`,
    says: ({ below: most }) => `less than ${percentage(most)}`,
    finds(found) {
      const most = highestIn(covered(found, upTo));
      return most.count === 0
        ? 'not one board'
        : `${share(most)} where the sample is highest, at ${percentage(most.percentage)}`;
    },
  });

/** The region with a "substantial fraction" of (2,2)-hard puzzles. */
const region = (picture: Picture): CurveClaim<string, Region> =>
  pictureClaim({
    id: `000-section-4.2-${picture.side}x${picture.side}-four-region`,
    side: picture.side,
    title: `Above that percentage, "a substantial fraction of (2, 2)-hard puzzles" for ${picture.side}x${picture.side}`,
    quote: 'there is a region where a substantial fraction of (2, 2)-hard puzzles can be found',
    published: 'a substantial fraction',
    classes: true,
    oursFrom: (points) => (spans(points, picture) ? regionOf(points) : null),
    noteFor: ({ at, four, simple }) =>
      `Where the sample is highest ${percentage(shareOf(four))} of the boards are (2,2)-hard, at ${placeText(at)} filled cells, beside ${percentage(shareOf(simple))} simple ones. Whether that is substantial is a matter of words: it is read as one board in fifty.`,
    reading: 'one board in fifty',
    agrees: ({ four }) => meets(four, { low: 0.02 }),
    ground: ({ four }) => sampledShare(four),
    home: home(picture.side),
    what: `${picture.side}x${picture.side}, a region above it with (2,2)-hard puzzles`,
    says: String,
    finds: ({ at, four, simple }) =>
      `${share(four)} where the sample is highest, at ${placeText(at)}, beside ${share(simple)} simple ones`,
    remark: null,
  });

const bulk = (picture: Picture): CurveClaim<string, Bulk> =>
  pictureClaim({
    id: `000-section-4.2-${picture.side}x${picture.side}-large-part`,
    side: picture.side,
    title: `The region with many (2,2)-hard puzzles "contains a large part of the complete set" of ${picture.side}x${picture.side} images`,
    quote:
      'due to the shape of the binomial distribution, this region contains a large part of the complete set of possible Nonograms',
    published: 'a large part',
    classes: true,
    oursFrom: (points) => (spans(points, picture) ? bulkOf(points, picture.side) : null),
    noteFor: ({ from, to, ofAll }) =>
      `At least one board in fifty is (2,2)-hard from ${from} to ${to} %, and ${percentage(ofAll, 1)} of all images have so many filled cells. A large part is read as a quarter.`,
    reading: 'a quarter',
    agrees: ({ widest }) => widest.ofAll >= 25,
    erratum: ({ from, ofAll }) =>
      `It holds for ${sizeText(10, 10)}, and the sentence is about both. For ${sizeText(picture.side, picture.side)} only ${percentage(ofAll, 1)} of all pictures lie in the region: most have fewer than ${from} % of their cells filled.`,
    ground: ({ boards, widest }) => ({
      kind: 'sample',
      n: boards,
      unit: 'boards at each percentage',
      interval: `at the widest ${widest.from} to ${widest.to}\u00a0%`,
    }),
    home: home(picture.side),
    what: `${picture.side}x${picture.side}, this region among all nonograms`,
    says: String,
    finds: ({ from, to, ofAll }) =>
      `one board in fifty is (2,2)-hard from ${from} to ${percentage(to)}: ${percentage(ofAll, 1)} of all pictures`,
    remark: ({ ofAll, widest }) =>
      widest.ofAll === ofAll
        ? null
        : `the sample allows ${widest.from} to ${percentage(widest.to)}, that is ${percentage(widest.ofAll, 1)}`,
  });

const further = ({ side, beyond }: Picture): CurveClaim<string, Beyond> =>
  pictureClaim({
    id: `000-section-4.2-${side}x${side}-either-or`,
    side,
    title: `Further up, ${side}x${side} puzzles are "typically either simple or more difficult than (2, 2)-hard"`,
    quote:
      'Further increasing the percentage of black pixels then enters a region where the puzzles are typically either simple or more difficult than (2, 2)-hard',
    published: 'simple or more difficult',
    classes: true,
    oursFrom(points) {
      const found = beyondOf(points, beyond);
      return found.four.n === 0 ? null : found;
    },
    noteFor: ({ four }) =>
      `From ${beyond} % on ${percentage(shareOf(four))} of the boards are (2,2)-hard; the sentence is read as less than one in a hundred.`,
    reading: 'less than one in a hundred is (2,2)-hard',
    agrees: ({ four }) => meets(four, { high: 0.01 }),
    ground: ({ four }) => sampledShare(four),
    home: home(side),
    what: `${side}x${side}, further up, typically either simple or more difficult than (2,2)-hard`,
    says: 'typically',
    finds: ({ from, simple, four, harder }) =>
      `from ${percentage(from)} on ${share(simple)} simple, ${percent(four.count / four.n, 2)} (2,2)-hard, ${share(harder)} harder`,
    remark: null,
  });

const peak = (picture: Picture): CurveClaim<string, Peak> =>
  pictureClaim({
    id: `000-section-4.2-${picture.side}x${picture.side}-some-peak`,
    side: picture.side,
    title: `The curve of "some progress" for ${picture.side}x${picture.side}: after increasing it "shows a distinctive peak", then decreases`,
    quote:
      'After increasing initially the curve shows a distinctive peak, followed by a region in which it decreases',
    published: 'a distinctive peak',
    classes: true,
    oursFrom: (points) => (spans(points, picture) ? peakOf(points) : null),
    noteFor: () => 'Tops that the noise of the sample could make are not counted.',
    agrees: ({ peaks }) => peaks === 1,
    ground: ({ at, top }) => sampledPlace(at, top.n),
    home: 'papers/batenburg-kosters/#the-peak',
    what: `${picture.side}x${picture.side}, the curve of some progress rises, peaks and falls`,
    says: String,
    finds: ({ at, top, peaks }) =>
      `${peaks === 1 ? 'one peak' : `${peaks} peaks`} that noise cannot make, the highest ${share(top)} at ${placeText(at)}`,
    remark: null,
  });

const handover = (picture: Picture): CurveClaim<string, Handover> =>
  pictureClaim({
    id: `000-section-4.2-${picture.side}x${picture.side}-peak-explained`,
    side: picture.side,
    title: `${picture.side}x${picture.side}: from some point on SimpleSolver makes progress too, "after which the added benefit of using the FourSolver drops, explaining the peak"`,
    quote:
      'From some point on, the SIMPLESOLVER is also capable of making progress, after which the added benefit of using the FOURSOLVER drops, explaining the peak',
    published: 'SimpleSolver catches up',
    classes: true,
    oursFrom(points) {
      if (!spans(points, picture)) return null;
      const found = handoverOf(points);
      return found.half.at === null ? null : found;
    },
    noteFor: ({ peak: top, half, simple, none }) =>
      `From ${top.at} to ${half.at} % the class of some progress falls below half of its peak. Simple puzzles rise from ${shareOf(simple[0])} to ${shareOf(simple[1])} %, and those in which FourSolver fixes nothing from ${shareOf(none[0])} to ${shareOf(none[1])} %.`,
    // there are more simple puzzles, and that they are twice as many is not ruled out
    agrees: ({ simple: [before, after] }) =>
      after.count * before.n > before.count * after.n &&
      meets(after, { low: (2 * before.count) / before.n }),
    ground: ({ simple: [{ n }] }) => ({
      kind: 'part',
      which: `that SimpleSolver catches up, on a sample of ${grouped(n)} boards at each percentage; not that this is the reason`,
    }),
    home: 'papers/batenburg-kosters/#the-peak',
    what: `${picture.side}x${picture.side}, it falls because SimpleSolver, too, makes progress`,
    says: '“explaining the peak”',
    finds: ({ peak: top, half, simple, none }) =>
      `from ${placeText(top)} to ${placeText(half)}, where it is half as high, simple rises from ${share(simple[0])} to ${share(simple[1])}, “none” from ${share(none[0])} to ${share(none[1])}`,
    remark:
      'SimpleSolver does catch up. But what grows most after the peak is the class in which nothing more can be fixed: little is left there but switching components',
  });

type Rise = { readonly small: CurvePlace; readonly large: CurvePlace };

/** "The specific percentage … tends to rise as the size of the puzzle increases." */
export const rise: Claim<string, Rise> = {
  id: '000-section-4.2-crossing-rises',
  place: 'Figure 8; section 4.2',
  title:
    'The percentage at which a significant fraction of puzzles starts being simple "tends to rise as the size of the puzzle increases"',
  quote:
    'The specific percentage at which a significant fraction of the Nonograms starts being simple tends to rise as the size of the puzzle increases',
  published: 'rises',
  effort: 'minute',
  from: [pictureName(10), pictureName(30)],
  read: (measured) => ({
    ours: {
      small: crossingOf(picturePoints(measured, 10)),
      large: crossingOf(picturePoints(measured, 30)),
    },
    seed: claimSeed,
  }),
  // not only the two percentages: their intervals lie apart
  agrees: ({ small, large }) => small.high !== null && large.low !== null && small.high < large.low,
  ground: { kind: 'cases', n: 2, unit: 'sizes, by samples whose intervals lie apart' },
  home: 'papers/batenburg-kosters/#larger-grids',
  what: 'the percentage at which many puzzles begin to be simple',
  says: 'tends to rise with the size',
  finds: ({ small, large }) =>
    `2\u00a0% are solved from ${placeText(small)} on for ${sizeText(10, 10)}, from ${placeText(large)} on for ${sizeText(30, 30)}`,
  remark:
    'for 6x6 the curve never falls that low; the chapter on density has a table of more sizes',
};

/** What is said about a picture, in the order of the text. */
const claimsOf = (picture: Picture) => ({
  below: below(picture),
  region: region(picture),
  bulk: bulk(picture),
  further: further(picture),
  peak: peak(picture),
  handover: handover(picture),
});

export const aboutPictures = { 10: claimsOf(pictures[10]), 30: claimsOf(pictures[30]) } as const;
