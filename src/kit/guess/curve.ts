/**
 * A curve that a reader guesses before it is shown: shares in percent at five places of an axis from 0 to 100, joined by
 * straight lines. Without the page: the setting that a link keeps, what a stroke of the hand does, and how far off it was.
 */
import { fixed, inPercent, inWords } from '../../notebook/plain/numbers.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';

/** A share at a percentage. */
export type CurvePoint = {
  readonly at: number; // percentage, 0..100
  readonly share: number; // 0..1
};

/** Where the handles are, percentages. */
export const guessPlaces = [10, 30, 50, 70, 90] as const;

/** A guess: a whole percentage at each of the places. */
export type CurveGuess = readonly number[];

/** Where the handles stand before the reader takes one: the curve that says nothing. */
export const noGuess: CurveGuess = guessPlaces.map(() => 50);

const form = /^\d{1,3}(\.\d{1,3})*$/;
const wanted = `${guessPlaces.length} percentages with points between them, such as ${noGuess.join('.')}`;

/**
 * The guess in links; an empty text is none.
 *
 * @param key - in links
 */
export const curveGuess = (key: string): Setting<CurveGuess | null> => ({
  key,
  label: 'Your guess',
  name: 'the guess',
  usual: null,
  input: { kind: 'none' },
  read: (text) => {
    if (text === '') return good(null);
    const heights = form.test(text) ? text.split('.').map(Number) : [];
    return heights.length === guessPlaces.length && heights.every((height) => height <= 100)
      ? good(heights)
      : bad(`A guess is ${wanted}.`);
  },
  format: (guess) => guess?.join('.') ?? '',
  fault: (text) => `${asked('the guess', text)}; it must be ${wanted}.`,
});

/** The guess as a curve. */
export const guessedPoints = (guess: CurveGuess): readonly CurvePoint[] =>
  guessPlaces.map((at, place) => ({ at, share: (guess[place] ?? 0) / 100 }));

/** A place of the hand on the picture: percentages across and up. */
export type HandPlace = { readonly at: number; readonly height: number };

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** The place that is nearest to a percentage. */
const nearest = (at: number): number =>
  guessPlaces.reduce(
    (best, place, k) => (Math.abs(place - at) < Math.abs(guessPlaces[best]! - at) ? k : best),
    0,
  );

/**
 * The guess after the hand has moved: the handle nearest to it has its height, and those that it passed lie on its way.
 *
 * @param from - where it was before; null where it has just come down
 */
export function strokeTo(guess: CurveGuess, from: HandPlace | null, to: HandPlace): CurveGuess {
  const near = nearest(to.at);
  return guess.map((height, k) => {
    if (k === near) return within(to.height);
    const at = guessPlaces[k]!;
    if (from === null || (at - from.at) * (at - to.at) > 0 || from.at === to.at) return height;
    return within(from.height + ((at - from.at) / (to.at - from.at)) * (to.height - from.height));
  });
}

/** The share of a curve at a percentage, by straight lines between its points; null beyond its ends. */
export function shareAt(points: readonly CurvePoint[], at: number): number | null {
  const next = points.findIndex((point) => point.at >= at);
  const after = points[next];
  if (after === undefined) return null;
  if (after.at === at) return after.share;
  const before = points[next - 1];
  if (before === undefined) return null;
  return before.share + ((at - before.at) / (after.at - before.at)) * (after.share - before.share);
}

/** Where a curve rises above one half for good; null where it begins above it, or ends below. */
export function risesToHalf(points: readonly CurvePoint[]): number | null {
  const below = points.findLastIndex(({ share }) => share < 0.5);
  const [a, b] = [points[below], points[below + 1]];
  return a === undefined || b === undefined
    ? null
    : a.at + ((0.5 - a.share) / (b.share - a.share)) * (b.at - a.at);
}

/** What lies between a guess and a curve, at the handles where both are known. */
export const gapsBetween = (
  guess: CurveGuess,
  curve: readonly CurvePoint[],
): readonly { readonly at: number; readonly from: number; readonly to: number }[] =>
  guessedPoints(guess).flatMap(({ at, share: from }) => {
    const to = shareAt(curve, at);
    return to === null ? [] : [{ at, from, to }];
  });

/** How far a guess is from the curve. */
export type Difference = {
  readonly places: number; // at which both are known
  readonly mean: number; // of the distances there, in percentage points
  readonly furthest: { readonly at: number; readonly guess: number; readonly share: number };
  readonly half: { readonly guess: number | null; readonly curve: number | null };
};

/** Compares a guess with the curve at its handles; null where the curve has none of their places. */
export function differenceOf(guess: CurveGuess, curve: readonly CurvePoint[]): Difference | null {
  const places = gapsBetween(guess, curve).map(({ at, from, to }) => ({
    at,
    guess: from,
    share: to,
  }));
  const off = ({ guess: mine, share }: (typeof places)[number]): number => Math.abs(mine - share);
  const [first] = places;
  if (first === undefined) return null;
  return {
    places: places.length,
    mean: (100 * places.reduce((sum, place) => sum + off(place), 0)) / places.length,
    furthest: places.reduce((most, place) => (off(place) > off(most) ? place : most), first),
    half: { guess: risesToHalf(guessedPoints(guess)), curve: risesToHalf(curve) },
  };
}

/**
 * How far off a guess was, in sentences.
 *
 * @param curve - what the curve is called, as the subject of a sentence: "the mean"
 */
export function differenceText(
  { places, mean, furthest, half }: Difference,
  curve: string,
): string {
  const name = `${curve.slice(0, 1).toUpperCase()}${curve.slice(1)}`;
  const { at, guess, share } = furthest;
  const most = `You were furthest off at ${at}\u00a0%: you said ${inPercent(guess, 0)}\u00a0%, ${curve} is ${inPercent(share, 0)}\u00a0%.`;
  const far = `At the ${places === 1 ? 'handle' : `${inWords(places)} handles`} your guess is ${fixed(mean, 0)} points off on average. ${most}`;
  if (half.curve === null) return far;
  const yours =
    half.guess === null
      ? 'your guess does not rise past it'
      : `your guess at ${fixed(half.guess, 0)}\u00a0%`;
  return `${far} ${name} passes one half at ${fixed(half.curve, 0)}\u00a0%, ${yours}.`;
}
