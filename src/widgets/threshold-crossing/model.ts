/** Where boards of each size pass one half, as plain data: settings, fits, and the line through them. */
import { boundRoot } from '../../engine/inference/countingBound.ts';
import { allPieces } from '../../engine/pieces.ts';
import type { InPieces } from '../../engine/pieces.ts';
import { crossingsInPieces, decidedLine, decidedOf, usualFit } from '../../experiments/crossing.ts';
import type { CrossingFit, LineEnd, SizeLaw } from '../../experiments/crossing.ts';
import { lawFit } from '../../experiments/crossingLaws.ts';
import type { LawFit } from '../../experiments/crossingLaws.ts';
import { boardBounds, boardPoints, hasUndecided } from '../../experiments/thresholdCurves.ts';
import type { SizeBoards } from '../../experiments/thresholdCurves.ts';
import { grouped, rounded } from '../../notebook/plain/numbers.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What inferred cells are divided by. */
export const divisors = {
  expected: 'by the mean number of filled cells (as the paper plots)',
  own: 'by the board’s own filled cells',
} as const;

/** How sizes are laid out. */
export const laws: Readonly<Record<SizeLaw, string>> = {
  inverse: '1 / side',
  log: 'log2(side) / side, as the root goes',
};

/** What an author and a reader set. */
export const crossingSettings = settings({
  divisor: choice('d', 'Inferred cells divided', divisors, 'expected'),
  law: choice('l', 'Sizes laid out by', laws, 'inverse'),
  from: percent('a', 'Shares from', {
    name: 'the least share',
    least: 1,
    most: 45,
    usual: usualFit.from,
  }),
  to: percent('b', 'Shares to', {
    name: 'the greatest share',
    least: 55,
    most: 99,
    usual: usualFit.to,
  }),
  least: whole('n', 'Line through sides from', {
    name: 'the least side',
    least: 4,
    most: 25,
    usual: usualFit.least,
  }),
  seed: seed(usualFit.seed),
});

export type CrossingProps = ValuesOf<typeof crossingSettings>;

/** A size with its fit. */
export type SizeFit = {
  readonly side: number;
  readonly boards: string; // for each percentage
  readonly fit: CrossingFit; // with undecided cells as not inferable
  /** With undecided cells as inferable: null where that gives no fit; not there where nothing is undecided. */
  readonly early?: CrossingFit | null;
};

/** What boards give with some window, divisor and seed. */
export type Fitted = {
  readonly fits: readonly SizeFit[]; // small sides first
  readonly unfitted: readonly number[]; // sides whose points give no fit
};

/** Roots of the counting bound by side. */
export type Roots = Readonly<Record<number, number | null>>;

/** What the build finds out for the figure. */
export type CrossingGiven = Fitted & { readonly roots: Roots };

export type FittedSize = SizeFit & { readonly root: number | null }; // of the counting bound, a percentage

/** Everything that is shown. */
export type CrossingsShown = {
  readonly props: CrossingProps;
  readonly fits: readonly FittedSize[];
  readonly unfitted: readonly number[];
  readonly roots: Roots;
  readonly line: LineEnd | null; // through the sizes of which every cell is decided
  readonly fit: LawFit | null; // how well it goes with them
};

/** Sides for which the root of the bound is drawn. */
export const rootSides = [
  4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 20, 25, 30, 40, 60, 100, 200,
];

/** The roots of the bound as percentages, null where it says nothing. A page would take a quarter of a second for them. */
const rootsOf = (sides: readonly number[]): Roots =>
  Object.fromEntries(
    sides.map((side) => {
      const root = boundRoot(side);
      return [side, root === null ? null : 100 * root];
    }),
  );

/** "200" or "60 to 1,000". */
function boardsText(used: CrossingFit['used']): string {
  const boards = used.map((point) => point.boards);
  const [least, most] = [Math.min(...boards), Math.max(...boards)];
  return least === most ? grouped(least) : `${grouped(least)} to ${grouped(most)}`;
}

/** Fits all sizes. */
export function* fittedInPieces(
  sizes: readonly SizeBoards[],
  { divisor, from, to, seed: drawn }: CrossingProps,
): InPieces<Fitted> {
  const window = { from: from / 100, to: to / 100 };
  const fits: SizeFit[] = [];
  const unfitted: number[] = [];
  for (const size of sizes) {
    const { side } = size;
    const again = { seed: drawn, stream: side, times: usualFit.times };
    const bounded = hasUndecided(size);
    const points = bounded ? boardBounds(size, divisor) : boardPoints(size, divisor);
    const [fit, early] = yield* crossingsInPieces(points, window, again);
    if (fit)
      fits.push({
        side,
        boards: boardsText(fit.used),
        fit,
        ...(bounded && { early: early ?? null }),
      });
    else unfitted.push(side);
  }
  return { fits, unfitted };
}

/** What the build fits for a figure. @throws RangeError for settings of an author that cannot be */
export const fittedFor = (
  given: Partial<CrossingProps>,
  sizes: readonly SizeBoards[],
): CrossingGiven => ({
  ...packed(allPieces(fittedInPieces(sizes, crossingSettings.of(given, 'threshold-crossing')))),
  roots: rootsOf([...sizes.map(({ side }) => side), ...rootSides]),
});

/** With as many digits as a page needs, to be sent with it. */
const packed = ({ fits, unfitted }: Fitted): Fitted => ({
  fits: fits.map((one) => ({
    ...one,
    fit: packedFit(one.fit),
    ...(one.early && { early: packedFit(one.early) }),
  })),
  unfitted,
});

const packedFit = (fit: CrossingFit): CrossingFit => ({
  ...fit,
  draws: fit.draws.map((middle) => (middle === null ? null : rounded(middle, 3))),
  used: fit.used.map((point) => ({
    ...point,
    share: rounded(point.share, 6),
    error: rounded(point.error, 6),
  })),
});

/** What is shown of fits. */
export function shownOf(
  props: CrossingProps,
  { fits, unfitted, roots }: CrossingGiven,
): CrossingsShown {
  const { law, least } = props;
  const decided = decidedOf(fits).filter(({ side }) => side >= least);
  const line = decidedLine(decided, law);
  const crossings = decided.map(({ side, fit }) => ({ side, middle: fit.middle }));
  return {
    props,
    fits: fits.map((one) => ({ ...one, root: roots[one.side] ?? null })),
    unfitted,
    roots,
    line,
    fit: line && lawFit(crossings, law),
  };
}
