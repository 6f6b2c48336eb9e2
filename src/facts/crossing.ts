/** The stored runs of what can be inferred, size by size, as chapter 9 fits and scales them; read while the site is built. */
import { boundRoot } from '../engine/inference/countingBound.ts';
import { allPieces } from '../engine/pieces.ts';
import { boardPoints, curveOf, sampledSize } from '../experiments/thresholdCurves.ts';
import type { SampledSize, SizeBoards } from '../experiments/thresholdCurves.ts';
import { bestCollapse, collapseScore, collapsing } from '../experiments/collapse.ts';
import type { Scaling } from '../experiments/collapse.ts';
import { crossingsInPieces, extrapolated, usualFit } from '../experiments/crossing.ts';
import type { Between, CrossingFit, SizeLaw } from '../experiments/crossing.ts';
import { fixed, rounded, significant, sizeText } from '../formats/numbers.ts';
import { readStored } from '../stored/fromFile.ts';
import { boardsToFit, thresholdFiles } from '../stored/thresholdBoards.ts';

let boards: readonly SizeBoards[] | null = null;

/** The boards of all sizes of which a run is stored, small ones first. @source none */
export const storedBoards = (): readonly SizeBoards[] =>
  (boards ??= boardsToFit(thresholdFiles.map(readStored)));

let sizes: readonly SampledSize[] | null = null;

/** Their curves. @source none */
export const storedSizes = (): readonly SampledSize[] =>
  (sizes ??= storedBoards()
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

/** What the prose says of the crossings. */
export type CrossingFacts = {
  readonly sizes: readonly string[]; // "10 × 10 at 32.5 % (32.3 to 32.6)"
  readonly first: string; // the percentage of the smallest size
  readonly last: string; // of the largest
  readonly smallest: string; // that size
  readonly largest: string;
  /** From the least size that lines are led through to the largest: points by which the crossing goes up, and the root. */
  readonly gains: { readonly from: string; readonly crossing: string; readonly root: string };
  readonly lines: Readonly<Record<SizeLaw, string>>; // where lines would end
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
    const [fit] = allPieces(crossingsInPieces(boardPoints(size, 'expected'), window, again));
    return fit ? [{ side, fit }] : [];
  });
  const laid = collapsing(curves.filter(({ side }) => side >= usualFit.least));
  const best = bestCollapse(laid);
  const fewer = bestCollapse(laid.slice(1));
  const end = (law: SizeLaw): string => {
    const line = extrapolated(
      fits.filter(({ side }) => side >= usualFit.least),
      law,
    );
    return line === null ? 'nowhere' : betweenText(line);
  };
  const [first, last] = [fits.at(0), fits.at(-1)];
  return {
    sizes: fits.map(({ side, fit }) => `${sizeText(side, side)} at ${betweenText(fit.middle)}`),
    first: percentText(first?.fit.middle.value),
    smallest: sizeText(first?.side ?? 0, first?.side ?? 0),
    last: percentText(last?.fit.middle.value),
    largest: sizeText(last?.side ?? 0, last?.side ?? 0),
    gains: gainsOf(fits.filter(({ side }) => side >= usualFit.least)),
    lines: { inverse: end('inverse'), log: end('log') },
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

const betweenText = ({ value, low, high }: Between): string =>
  `${percentText(value)} (${fixed(low, 1)} to ${fixed(high, 1)})`;
