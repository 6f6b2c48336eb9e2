/** Numbers as the prose writes them. */
import { grouped } from '../formats/limits.ts';

export { grouped };

/** A share as a percentage with `digits` decimals: `percent(0.2857)` is "28.6 %", with a space that does not break. */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}\u00a0%`;
}

/** A large whole number as the prose says it: "2.86 × 10^66" split into its mantissa and exponent. */
export function scientific(value: bigint): {
  readonly mantissa: string;
  readonly exponent: number;
} {
  const digits = value.toString();
  const exponent = digits.length - 1;
  return { mantissa: (Number(digits.slice(0, 6).padEnd(6, '0')) / 100_000).toFixed(2), exponent };
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

/** A text whose sizes are written "5x5", as titles and notes of figures do, with sizes as readers meet them. */
export const spacedSizes = (text: string): string =>
  text.replaceAll(/(\d) ?x ?(?=\d)/g, '$1\u00a0×\u00a0');

/** Small numbers as words, others as digits. */
export function inWords(value: number): string {
  return words[value] ?? grouped(value);
}
