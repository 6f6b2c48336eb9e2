/**
 * Numbers as readers meet them: digits in groups of three, a minus sign and not a hyphen, spaces that do not break. Every
 * number in a text comes from here.
 *
 * Decimals are rounded from the exact value of the number, a half away from zero: 0.125 to two of them is 0.13; 1.005 is
 * 1.00, because the number that stands for it in the machine lies just below. A value that is no number, or has no end,
 * is not hidden: it reads `NaN` or `Infinity`. Nothing here uses `Intl`, whose first call costs a page 40 ms.
 */

/** A number by its digits, with a sign; what rounds to zero has none. Digits before the point are grouped where wanted. */
function signed(value: number, digitsOf: (positive: number) => string, grouping = true): string {
  if (Number.isNaN(value)) return 'NaN';
  const digits = digitsOf(Math.abs(value));
  const [, whole = '', rest = ''] = /^(\d*)(.*)$/.exec(digits) ?? [];
  const written = grouping ? `${byThree(whole)}${rest}` : digits;
  return value < 0 && Number(digits) !== 0 ? `−${written}` : written;
}

const byThree = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Zeros at the end of decimals, and the point where nothing is left behind it, are taken away. */
const trimmed = (digits: string): string =>
  digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;

/** `count` digits that say something, without an exponent; without a count as many as tell the number from all others. */
function significantDigits(positive: number, count?: number): string {
  if (positive === 0 || !Number.isFinite(positive)) return String(positive);
  const [mantissa = '', power] = positive.toExponential(count && count - 1).split('e');
  const digits = mantissa.replace('.', '');
  const exponent = Number(power);
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  if (digits.length <= exponent + 1) return digits.padEnd(exponent + 1, '0');
  return `${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`;
}

/** As many decimals, zeros included. */
const decimals =
  (count: number) =>
  (positive: number): string =>
    positive.toFixed(count);

const wholeDigits = (positive: number): string => significantDigits(Math.round(positive));

/**
 * A number with all its digits: `10,000`, `1,234.5678`. Fifteen of them where it is not whole, so that 0.1 + 0.2 is 0.3.
 */
export function grouped(value: number | bigint): string {
  if (typeof value === 'bigint') return byThree(String(value)).replace('-', '−');
  if (Number.isInteger(value)) return signed(value, wholeDigits);
  return significant(value, 15);
}

/** A number with `digits` decimals, zeros included: `fixed(1234.5, 2)` is `1,234.50`. */
export const fixed = (value: number, digits: number): string => signed(value, decimals(digits));

/** The same for a bound: a lower one is rounded down, so that "at least 68.7" is never said of 68.69. */
export function fixedAtLeast(value: number, digits: number): string {
  const near = rounded(value, digits);
  return fixed(near > value ? near - 10 ** -digits : near, digits);
}

/** The same for an upper bound, which is rounded up. */
export const fixedAtMost = (value: number, digits: number): string => {
  const near = rounded(value, digits);
  return fixed(near < value ? near + 10 ** -digits : near, digits);
};

/** A number with at most `digits` digits that say something: `12.3`, `0.0123`, `12,300`. */
export const significant = (value: number, digits: number): string =>
  signed(value, (positive) => trimmed(significantDigits(positive, digits)));

/** A share as a percentage with `digits` decimals: `percent(0.2857)` is `28.6 %`. */
export const percent = (share: number, digits = 1): string =>
  `${fixed(share * 100, digits)}\u00a0%`;

/** A number that is a percentage already, as it is or with `digits` decimals: `97.19 %`. */
export const percentage = (value: number, digits?: number): string =>
  `${digits === undefined ? grouped(value) : fixed(value, digits)}\u00a0%`;

/** A share that is a lower bound, rounded down. */
export const percentAtLeast = (share: number, digits = 1): string =>
  `${fixedAtLeast(share * 100, digits)}\u00a0%`;

/** A share that is an upper bound, rounded up. */
export const percentAtMost = (share: number, digits = 1): string =>
  `${fixedAtMost(share * 100, digits)}\u00a0%`;

/** A share in percent without the sign, for columns and ranges that have it once: `28.6`. */
export const inPercent = (share: number, digits = 1): string => fixed(share * 100, digits);

/**
 * A share in percent with as many digits as say something: `18.203 %`, `0.00012 %`; smaller ones as one in how many:
 * `1 in 2 million`.
 */
export function finePercent(share: number): string {
  const value = 100 * share;
  if (value > 0 && value < 1e-4) return oneIn(share);
  const digits = (positive: number): string => {
    if (value === 0) return '0';
    return value >= 0.01 ? positive.toFixed(3) : significantDigits(positive, 2);
  };
  return `${signed(value, digits, false)}\u00a0%`;
}

/** "1 in 2 million", "1 in 1.4 billion": two digits, the second only where it counts. */
function oneIn(share: number): string {
  const one = Number((1 / share).toPrecision(2));
  const [unit, word] = one >= 1e9 ? [1e9, 'billion'] : [1e6, 'million'];
  return `1\u00a0in\u00a0${trimmed(significantDigits(one / unit, 2))}\u00a0${word}`;
}

/** The number that `fixed` writes: `rounded(1.2345, 2)` is 1.23. For lengths in pictures, too. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A power of ten in short, for an axis: `1e-7`, `0.01`, `100`, `10k`, `1M`. */
export function short(value: number): string {
  if (value >= 1e6) return `${grouped(value / 1e6)}M`;
  if (value >= 1e3) return `${grouped(value / 1e3)}k`;
  return value >= 0.001 ? significant(value, 1) : value.toExponential(0);
}

/**
 * A large whole number in two parts: 2.86 × 10^66 has the mantissa `2.86` and the exponent 66.
 *
 * @param value - 1 or more, of any length
 */
export function scientific(value: bigint): {
  readonly mantissa: string;
  readonly exponent: number;
} {
  const digits = String(value);
  // rounding 9.996 gives ten, which carries a one into the exponent
  const [mantissa = '', carried] = Number(`${digits.slice(0, 1)}.${digits.slice(1, 17)}`)
    .toExponential(2)
    .split('e');
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

/** Small numbers as words, others as digits: `four`, `17`, `1,024`. */
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

/** A place in an order, from 1: `third`, `11th`, `21st`, `112th`. */
export function ordinal(place: number): string {
  const teen = Math.floor(place / 10) % 10 === 1;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return ordinalWords[place] ?? `${grouped(place)}${ending}`;
}

/**
 * A number with its noun: `1 row`, `2 rows`, `1,000 cells`.
 *
 * @param noun - singular of a noun that takes an s
 */
export const counted = (value: number | bigint, noun: string): string =>
  `${grouped(value)} ${noun}${String(value) === '1' ? '' : 's'}`;

/** `a, b and c`. */
export const enumerated = (parts: readonly (string | number)[]): string =>
  parts.length < 2
    ? String(parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** A size, rows first: `5 × 6`. */
export const sizeText = (height: number, width: number): string => `${height}\u00a0×\u00a0${width}`;

/** A text whose sizes are written "5x5", as titles and notes of figures do, with sizes as {@link sizeText} has them. */
export const spacedSizes = (text: string): string =>
  text.replaceAll(/(\d) ?x ?(?=\d)/g, '$1\u00a0×\u00a0');

/**
 * A text written by hand with spaces that hold together what belongs together: a size ("12 × 12"), a number and its "%".
 */
export function unbroken(text: string): string {
  return text
    .replaceAll(/(\d) (?=%)/g, '$1\u00a0')
    .replaceAll(/(\b(?:[\d.,]*\d|[a-z])) ([x×]) (?=\d|[a-z]\b)/g, '$1\u00a0$2\u00a0');
}
