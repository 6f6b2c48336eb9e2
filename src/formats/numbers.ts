/**
 * Numbers as readers meet them, on d3-format: digits in groups of three, a minus sign and not a hyphen, spaces that do
 * not break. Every number in a text comes from here.
 *
 * Decimals are rounded from the exact value of the number, a half away from zero: 0.125 to two of them is 0.13; 1.005 is
 * 1.00, because the number that stands for it in the machine lies just below. A value that is no number, or has no end,
 * is not hidden: it reads `NaN` or `Infinity`. Nothing here uses `Intl`, whose first call costs a page 40 ms.
 */
import { formatLocale } from 'd3-format';

const locale = formatLocale({
  decimal: '.',
  thousands: ',',
  grouping: [3],
  currency: ['', ''],
  percent: '\u00a0%',
});

const format = (specifier: string): ((value: number) => string) => locale.format(specifier);

const whole = format(',d');
const plain = format(',.15~r');

/**
 * A number with all its digits: `10,000`, `1,234.5678`. Fifteen of them where it is not whole, so that 0.1 + 0.2 is 0.3.
 *
 * @source none
 */
export function grouped(value: number | bigint): string {
  if (typeof value === 'number') return Number.isInteger(value) ? whole(value) : plain(value);
  // d3-format would make a number of it, and lose digits
  const digits = String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return digits.replace('-', '−');
}

/** A number with `digits` decimals, zeros included: `fixed(1234.5, 2)` is `1,234.50`. @source none */
export const fixed = (value: number, digits: number): string => format(`,.${digits}f`)(value);

/** A number with at most `digits` digits that say something: `12.3`, `0.0123`, `12,300`. @source none */
export const significant = (value: number, digits: number): string =>
  format(`,.${digits}~r`)(value);

/** A share as a percentage with `digits` decimals: `percent(0.2857)` is `28.6 %`. @source none */
export const percent = (share: number, digits = 1): string => format(`,.${digits}%`)(share);

/** A number that is a percentage already, as it is or with `digits` decimals: `97.19 %`. @source none */
export const percentage = (value: number, digits?: number): string =>
  `${digits === undefined ? grouped(value) : fixed(value, digits)}\u00a0%`;

/** A share in percent without the sign, for columns and ranges that have it once: `28.6`. @source none */
export const inPercent = (share: number, digits = 1): string => fixed(share * 100, digits);

/**
 * A share in percent with as many digits as say something: `18.203 %`, `0.00012 %`; smaller ones as one in how many:
 * `1 in 2 million`.
 *
 * @source none
 */
export function finePercent(share: number): string {
  const value = 100 * share;
  if (value > 0 && value < 1e-4) return oneIn(share);
  const digits = value === 0 ? 'd' : value >= 0.01 ? '.3f' : '.2r';
  return `${format(digits)(value)}\u00a0%`;
}

/** "1 in 2 million", "1 in 1.4 billion": two digits, the second only where it counts. */
function oneIn(share: number): string {
  const one = Number(format('.2r')(1 / share));
  const [unit, word] = one >= 1e9 ? [1e9, 'billion'] : [1e6, 'million'];
  return `1\u00a0in\u00a0${format('.2~r')(one / unit)}\u00a0${word}`;
}

/** The number that `fixed` writes: `rounded(1.2345, 2)` is 1.23. For lengths in pictures, too. @source none */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A power of ten in short, for an axis: `1e-7`, `0.01`, `100`, `10k`, `1M`. @source none */
export function short(value: number): string {
  if (value >= 1e6) return `${grouped(value / 1e6)}M`;
  if (value >= 1e3) return `${grouped(value / 1e3)}k`;
  return value >= 0.001 ? significant(value, 1) : format('.0e')(value);
}

/**
 * A large whole number in two parts: 2.86 × 10^66 has the mantissa `2.86` and the exponent 66.
 *
 * @param value - 1 or more, of any length
 * @source none
 */
export function scientific(value: bigint): {
  readonly mantissa: string;
  readonly exponent: number;
} {
  const digits = String(value);
  // rounding 9.996 gives ten, so d3-format may carry a one into the exponent
  const [mantissa = '', carried] = format('.2e')(
    Number(`${digits.slice(0, 1)}.${digits.slice(1, 17)}`),
  ).split('e');
  return { mantissa, exponent: digits.length - 1 + Number(carried) };
}

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Small numbers as words, others as digits: `four`, `17`, `1,024`. @source none */
export const inWords = (value: number): string => words[value] ?? grouped(value);

const ordinalWords = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** A place in an order, from 1: `third`, `11th`, `21st`, `112th`. @source none */
export function ordinal(place: number): string {
  const teen = Math.floor(place / 10) % 10 === 1;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return ordinalWords[place] ?? `${grouped(place)}${ending}`;
}

/**
 * A number with its noun: `1 row`, `2 rows`, `1,000 cells`.
 *
 * @param noun - singular of a noun that takes an s
 * @source none
 */
export const counted = (value: number | bigint, noun: string): string =>
  `${grouped(value)} ${noun}${String(value) === '1' ? '' : 's'}`;

/** `a, b and c`. @source none */
export const enumerated = (parts: readonly (string | number)[]): string =>
  parts.length < 2
    ? String(parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** A size, rows first: `5 × 6`. @source none */
export const sizeText = (height: number, width: number): string => `${height}\u00a0×\u00a0${width}`;

/** A text whose sizes are written "5x5", as titles and notes of figures do, with sizes as {@link sizeText} has them. @source none */
export const spacedSizes = (text: string): string =>
  text.replaceAll(/(\d) ?x ?(?=\d)/g, '$1\u00a0×\u00a0');

/**
 * A text written by hand with spaces that hold together what belongs together: a size ("12 × 12"), a number and its "%".
 *
 * @source none
 */
export function unbroken(text: string): string {
  return text
    .replaceAll(/(\d) (?=%)/g, '$1\u00a0')
    .replaceAll(/(\b(?:[\d.,]*\d|[a-z])) ([x×]) (?=\d|[a-z]\b)/g, '$1\u00a0$2\u00a0');
}
