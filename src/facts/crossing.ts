/** The stored runs of what can be inferred, size by size, as the chapter threshold fits and scales them; read while the site is built. */
import {
  boundRoot,
  mostFilledInferable,
  openBitsInTheLimit,
} from '../engine/inference/countingBound.ts';
import { allPieces } from '../engine/pieces.ts';
import {
  boardBounds,
  boardPoints,
  curveOf,
  hasUndecided,
  sampledSize,
} from '../experiments/thresholdCurves.ts';
import type { SampledSize, SizeBoards } from '../experiments/thresholdCurves.ts';
import { bestCollapse, collapseScore, collapsing } from '../experiments/collapse.ts';
import type { Scaling } from '../experiments/collapse.ts';
import { boundedLines, crossingsInPieces, usualFit } from '../experiments/crossing.ts';
import type { Between, CrossingFit, SizeLaw } from '../experiments/crossing.ts';
import { fixed, grouped, rounded, significant, sizeText } from '../formats/numbers.ts';
import { measurements } from '../claims/measurement.ts';
import { readStored } from '../stored/fromFile.ts';
import { boardsToFit, decidedSizes, thresholdFiles } from '../stored/thresholdBoards.ts';

let boards: readonly SizeBoards[] | null = null;

/** The boards of all sizes of which a run is stored, small ones first. @source none */
export const storedBoards = (): readonly SizeBoards[] =>
  (boards ??= boardsToFit(thresholdFiles.map(readStored)));

/** The same without the points at which what is undecided matters. @source none */
export const decidedBoards = (): readonly SizeBoards[] => decidedSizes(storedBoards());

let sizes: readonly SampledSize[] | null = null;

/** Their curves. @source none */
export const storedSizes = (): readonly SampledSize[] =>
  (sizes ??= decidedBoards()
    .map(sampledSize)
    .map(({ side, points }) => ({
      side,
      points: points.map(short),
    })));

type Point = SampledSize['points'][number];

const cut = ({ share, error }: Point['own']): Point['own'] => ({
  share: rounded(share, 6),
  error: rounded(error, 6),
});

/** With as many digits as a page needs. */
const short = (point: Point): Point => ({
  ...point,
  expected: cut(point.expected),
  own: cut(point.own),
});

/** A size of which undecided cells leave the crossing open. */
type OpenSize = {
  readonly size: string;
  readonly at: string; // "between 42.5 and 42.9 % (42.3 to 43.1)", "at 47.4 % (47.1 to 47.7) or less"
  readonly least: Between | null; // its least place; null where that is left open
  readonly boards: string; // at each density that was sampled for it alone
};

const openBoards: Readonly<Record<number, number>> = Object.fromEntries(
  (['threshold-near 25x25', 'threshold-near 30x30', 'threshold-near 40x40'] as const).map(
    (name) => [measurements[name].spec.side, measurements[name].spec.boards],
  ),
);

const openSize = (side: number, fit: CrossingFit, early: CrossingFit | null): OpenSize => ({
  size: sizeText(side, side),
  at: early === null ? `at ${betweenText(fit.middle)} or less` : openText(early.middle, fit.middle),
  least: early?.middle ?? null,
  boards: grouped(openBoards[side] ?? 0),
});

/** Where a line ends for great boards, and what the counting bound allows them there. */
type Ends = {
  readonly high: number; // upper end of its interval, a percentage of filled cells
  readonly filled: string; // share of the filled cells that can be inferable at most: "99.4 to 99.7 %"
  readonly half: string; // percentage from which on one half of them may be
};

/** What the prose says of the crossings. */
export type CrossingFacts = {
  readonly sizes: readonly string[]; // of which all is decided: "10 × 10 at 32.5 % (32.3 to 32.6)"
  readonly open: readonly OpenSize[]; // sizes with undecided cells
  readonly first: string; // the percentage of the smallest size
  readonly last: string; // of the largest
  readonly smallest: string; // that size
  readonly largest: string; // of these
  /** From the least size that lines are led through to the largest: points by which the crossing goes up, and the root. */
  readonly gains: { readonly from: string; readonly crossing: string; readonly root: string };
  readonly lines: Readonly<Record<SizeLaw, string>>; // where lines would end
  readonly ends: Ends; // of the line against 1 / side
  readonly pair: string; // the best pair of data collapse
  readonly score: string;
  readonly without: { readonly size: string; readonly pair: string; readonly score: string }; // the least size left out
  readonly printed: string; // the score of the middle of 003's band, with an exponent of 1
};

/** Read as the figures stand in the text. @source none */
export function crossingFacts(): CrossingFacts {
  const curves = storedSizes().map((size) => curveOf(size, 'expected'));
  const window = { from: usualFit.from / 100, to: usualFit.to / 100 };
  const fits = storedBoards().flatMap((size) => {
    const { side } = size;
    const again = { seed: usualFit.seed, stream: side, times: usualFit.times };
    const bounded = hasUndecided(size);
    const points = (bounded ? boardBounds : boardPoints)(size, 'expected');
    const [fit, early] = allPieces(crossingsInPieces(points, window, again));
    return fit ? [{ side, fit, ...(bounded && { early: early ?? null }) }] : [];
  });
  const laid = collapsing(curves.filter(({ side }) => side >= usualFit.least));
  const best = bestCollapse(laid);
  const fewer = bestCollapse(laid.slice(1));
  const linesOf = (law: SizeLaw): ReturnType<typeof boundedLines> =>
    boundedLines(
      fits.filter(({ side }) => side >= usualFit.least),
      law,
    );
  const end = (law: SizeLaw): string => {
    const lines = linesOf(law);
    return lines === null ? 'nowhere' : openText(lines.early, lines.late);
  };
  const decided = fits.filter(({ early }) => early === undefined);
  const [first, last] = [decided.at(0), decided.at(-1)];
  return {
    open: fits.flatMap(({ side, fit, early }) =>
      early === undefined ? [] : [openSize(side, fit, early)],
    ),
    sizes: decided.map(({ side, fit }) => `${sizeText(side, side)} at ${betweenText(fit.middle)}`),
    first: percentText(first?.fit.middle.value),
    smallest: sizeText(first?.side ?? 0, first?.side ?? 0),
    last: percentText(last?.fit.middle.value),
    largest: sizeText(last?.side ?? 0, last?.side ?? 0),
    gains: gainsOf(decided.filter(({ side }) => side >= usualFit.least)),
    lines: { inverse: end('inverse'), log: end('log') },
    ends: endsOf(linesOf('inverse')),
    pair: pairText(best),
    score: significant(best.score, 3),
    without: {
      size: sizeText(laid[0]?.side ?? 0, laid[0]?.side ?? 0),
      pair: pairText(fewer),
      score: significant(fewer.score, 3),
    },
    printed: significant(collapseScore(laid, { crossing: 40.5, nu: 1 }).score, 3),
  };
}

const mostFilled = (percentage: number): number =>
  mostFilledInferable(openBitsInTheLimit(percentage / 100), percentage / 100);

function endsOf(lines: ReturnType<typeof boundedLines>): Ends {
  const [late, early] = [lines?.late, lines?.early];
  const [least, greatest] = [late, early]
    .map((one) => mostFilled(one?.value ?? NaN))
    .toSorted((a, b) => a - b);
  let [low, high] = [1, 50];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (mostFilled(middle) < 1 / 2) low = middle;
    else high = middle;
  }
  return {
    high: Math.max(late?.high ?? NaN, early?.high ?? NaN),
    filled: `${fixed(100 * (least ?? NaN), 1)} to ${percentText(100 * (greatest ?? NaN))}`,
    half: percentText(high),
  };
}

const rootOf = (side = 0): number => 100 * (boundRoot(side) ?? NaN);

function gainsOf(
  fits: readonly { readonly side: number; readonly fit: CrossingFit }[],
): CrossingFacts['gains'] {
  const [first, last] = [fits.at(0), fits.at(-1)];
  return {
    from: sizeText(first?.side ?? 0, first?.side ?? 0),
    crossing: fixed((last?.fit.middle.value ?? NaN) - (first?.fit.middle.value ?? NaN), 1),
    root: fixed(rootOf(last?.side) - rootOf(first?.side), 1),
  };
}

const percentText = (value = NaN): string => `${fixed(value, 1)}\u00a0%`;

const pairText = ({ crossing, nu }: Scaling): string =>
  `ρc = ${percentText(crossing)} and ν = ${fixed(nu, 2)}`;

/** Two ends, in either order. */
function openText(a: Between, b: Between): string {
  const [first, last] = a.value < b.value ? [a, b] : [b, a];
  return `between ${fixed(first.value, 1)} and ${percentText(last.value)} (${fixed(first.low, 1)} to ${fixed(last.high, 1)})`;
}

const betweenText = ({ value, low, high }: Between): string =>
  `${percentText(value)} (${fixed(low, 1)} to ${fixed(high, 1)})`;
