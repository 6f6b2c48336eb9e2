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
import { crossingsInPieces, decidedOf, usualFit } from '../experiments/crossing.ts';
import type { Between, CrossingFit } from '../experiments/crossing.ts';
import { lawFit, lawWithin, powerFit } from '../experiments/crossingLaws.ts';
import type { LawFit, SizeCrossing } from '../experiments/crossingLaws.ts';
import {
  fixed,
  grouped,
  percentAtMost,
  rounded,
  significant,
  sizeText,
} from '../notebook/plain/numbers.ts';
import { measurements } from '../claims/measurement.ts';
import { readStored } from '../stored/fromFile.ts';
import { kept } from '../stored/kept.ts';
import { boardsToFit, decidedSizes, thresholdFiles } from '../stored/thresholdBoards.ts';

let boards: readonly SizeBoards[] | null = null;

/** The boards of all sizes of which a run is stored, small ones first. */
export const storedBoards = (): readonly SizeBoards[] =>
  (boards ??= boardsToFit(thresholdFiles.map(readStored)));

/** The same without the points at which what is undecided matters. */
export const decidedBoards = (): readonly SizeBoards[] => decidedSizes(storedBoards());

let sizes: readonly SampledSize[] | null = null;

/** Their curves. */
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
  readonly filled: string; // share of the filled cells that can be inferable at most
  readonly half: string; // percentage from which on one half of them may be
};

/** How laws of the size go with the crossings, from the least size that lines are led through. */
type Laws = {
  readonly sizes: number; // of which every cell is decided
  readonly last: number; // the largest side of them
  readonly inverse: LawText;
  readonly log: LawText;
  readonly inverseEnd: number;
  readonly power: string; // that fits best
  readonly powers: string; // those that do nearly as well
  readonly ends: string; // of their lines
  /** With the sizes that undecided cells leave open, each where the law fits best: the least of all sums. */
  readonly more: { readonly inverse: LawText; readonly log: LawText };
  readonly moreAt: readonly string[]; // these places for 1 / side: "42.5 %"
};

/** A law in words. */
type LawText = { readonly end: string; readonly chi: string; readonly freedom: number };

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
  readonly laws: Laws;
  readonly ends: Ends; // of the line against 1 / side
  readonly pair: string; // the best pair of data collapse
  readonly score: string;
  readonly without: { readonly size: string; readonly pair: string; readonly score: string }; // the least size left out
  readonly printed: string; // the score of the middle of 003's band, with an exponent of 1
};

/** Read as the figures stand in the text. */
export const crossingFacts = (): CrossingFacts =>
  kept('src/facts/crossing.ts', 'crossing', findCrossings);

function findCrossings(): CrossingFacts {
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
  const decided = decidedOf(fits);
  const laws = lawsOf(fits.filter(({ side }) => side >= usualFit.least));
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
    laws,
    ends: endsOf(laws.inverseEnd),
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

/** Laws held against the sizes, of which some have undecided cells. */
function lawsOf(
  fits: readonly {
    readonly side: number;
    readonly fit: CrossingFit;
    readonly early?: CrossingFit | null;
  }[],
): Laws {
  const late = (one: (typeof fits)[number]): SizeCrossing => ({
    side: one.side,
    middle: one.fit.middle,
  });
  const sizes = decidedOf(fits).map(late);
  const open = fits.flatMap(({ side, fit, early }) =>
    early === undefined || early === null ? [] : [{ side, early: early.middle, late: fit.middle }],
  );
  const more = lawWithin(sizes, open, 'inverse');
  const inverse = lawFit(sizes, 'inverse');
  const power = powerFit(sizes);
  const [least, greatest] = power.range;
  return {
    sizes: sizes.length,
    last: sizes.at(-1)?.side ?? 0,
    inverse: lawText(inverse),
    log: lawText(lawFit(sizes, 'log')),
    inverseEnd: inverse.end,
    power: fixed(power.power, 2),
    powers: `${fixed(least?.power ?? NaN, 2)} to ${fixed(greatest?.power ?? NaN, 2)}`,
    ends: `${fixed(greatest?.end ?? NaN, 1)} to ${percentText(least?.end)}`,
    more: { inverse: lawText(more), log: lawText(lawWithin(sizes, open, 'log')) },
    moreAt: more.at.map(({ middle }) => percentText(middle.value)),
  };
}

const lawText = ({ end, chiSquared, freedom }: LawFit): LawText => ({
  end: percentText(end),
  chi: fixed(chiSquared, 1),
  freedom,
});

/** @param end - of a line, a percentage of filled cells */
function endsOf(end: number): Ends {
  let [low, high] = [1, 50];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (mostFilled(middle) < 1 / 2) low = middle;
    else high = middle;
  }
  return {
    filled: percentAtMost(mostFilled(end)),
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
