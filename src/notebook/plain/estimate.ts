/**
 * Numbers that were estimated from a sample, with their intervals: a number of this kind is told by the functions of this file
 * alone, so that its interval goes wherever it goes.
 */
import { fixed, grouped } from './numbers.ts';

/** An estimate with its 95 % interval. An end that is null is open: other samples may have no such number at all. */
export type Estimate = {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
};

/** Of all draws so many lie outside of an interval, on either side. */
const outside = 0.025;

/**
 * An estimate from samples that were drawn again from the sample.
 *
 * @param value - of the sample as it was drawn
 * @param draws - the same of each sample drawn again; null where it has none. Such a draw may stand for any number, so it counts
 * as one beyond either end
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3
 */
export function drawnAgain(value: number, draws: readonly (number | null)[]): Estimate {
  const some = draws.filter((draw) => draw !== null).toSorted((a, b) => a - b);
  const beyond = Math.floor(draws.length * outside) - (draws.length - some.length);
  if (beyond < 0) return { value, low: null, high: null };
  return { value, low: some[beyond] ?? null, high: some.at(-1 - beyond) ?? null };
}

/** Whether the interval holds a number. */
export const holds = ({ low, high }: Estimate, number: number): boolean =>
  (low === null || low <= number) && (high === null || high >= number);

/** The interval from the least end of some to their greatest. */
export const widest = (estimates: readonly Estimate[]): Pick<Estimate, 'low' | 'high'> => ({
  low: estimates.some(({ low }) => low === null)
    ? null
    : Math.min(...estimates.map(({ low }) => low!)),
  high: estimates.some(({ high }) => high === null)
    ? null
    : Math.max(...estimates.map(({ high }) => high!)),
});

/** The interval alone: "49.1 to 53.6", "any number at all". */
export function intervalText({ low, high }: Pick<Estimate, 'low' | 'high'>, digits = 1): string {
  const text = (end: number): string =>
    digits === 0 ? grouped(Math.round(end)) : fixed(end, digits);
  if (low === null || high === null)
    return low === null
      ? high === null
        ? 'anything'
        : `${text(high)} or less`
      : `${text(low)} or more`;
  return text(low) === text(high) ? text(low) : `${text(low)} to ${text(high)}`;
}

/** A percentage: "50.6 % (49.1 to 53.6)". */
export const percentageText = (estimate: Estimate, digits = 1): string =>
  `${fixed(estimate.value, digits)}\u00a0% (${intervalText(estimate, digits)})`;

/** Tenfolds, in the words for some of them. */
const tenfolds = [
  'some',
  'some ten',
  'some hundred',
  'some thousand',
  'some ten thousand',
] as const;
/** Up to this ratio of its ends an interval lets a factor be told in digits. */
const narrow = 2;

/**
 * How many times as much: "7.6 times (5.4 to 11.9)" is for factors that are known to a digit. Where means hang on a few great
 * values they are not: then the tenfold of the lower end is told, "some hundred times (190 to 474)".
 */
export function timesText({ value, low, high }: Estimate): string {
  const interval = intervalText({ low, high }, value < 10 ? 1 : 0);
  if (low === null || high === null) return `many times (${interval})`;
  const surely = high <= narrow * low;
  const tenfold = Math.max(0, Math.floor(Math.log10(low)));
  const factor =
    surely || tenfold === 0 ? fixed(value, value < 10 ? 1 : 0) : (tenfolds[tenfold] ?? 'very many');
  return `${factor} times (${interval})`;
}
