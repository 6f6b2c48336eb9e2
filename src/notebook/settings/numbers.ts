/** Settings that are numbers: how many, how large, which percentage, which seed. */
import { grouped as digitGroups } from '../plain/numbers.ts';
import { asked, bad, good } from './setting.ts';
import type { Belonging, Reading, Setting } from './setting.ts';

/** What a number may be. */
export type NumberRange = {
  readonly name: string; // as a message names it: "the height"
  readonly least: number;
  readonly most: number;
};

// 10,000 and 10 000, whichever space it is
const thousands = /^\d{1,3}([,\u0020\u00a0\u2009]\d{3})+$/;

const wanted = ({ least, most }: NumberRange): string =>
  `a whole number from ${digitGroups(least)} to ${digitGroups(most)}`;

/**
 * Reads a whole number; "10,000" and "10 000" are read as ten thousand.
 *
 * @returns the number, or one sentence that says what is wrong and what to do
 */
export function readNumber(text: string, range: NumberRange): Reading<number> {
  const trimmed = text.trim();
  const told = trimmed.slice(0, 20);
  const problem = (fact: string): Reading<never> => bad(`${fact} Type ${wanted(range)}.`);
  if (trimmed === '') return problem(`Something is missing: ${range.name}.`);
  const plain = thousands.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : trimmed;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return problem(`"${told}" is not a number.`);
  const value = Number(plain);
  if (!Number.isInteger(value)) return problem(`${told} is not a whole number.`);
  if (value < range.least) return problem(`${told} is too small.`);
  if (value > range.most) return problem(`${told} is too large.`);
  return good(value);
}

export type WholeOptions = NumberRange & {
  readonly usual: number;
  readonly wide?: boolean; // room for ten digits in its field
  readonly belongs?: Belonging<number>;
};

/**
 * A whole number.
 *
 * @param key - in links
 * @param label - of its field
 */
export const whole = (key: string, label: string, options: WholeOptions): Setting<number> => ({
  key,
  label,
  name: options.name,
  usual: options.usual,
  input: { kind: 'text', wide: options.wide ?? false },
  belongs: options.belongs,
  read: (text) => readNumber(text, options),
  format: String,
  fault: (text) => `${asked(options.name, text)}; it must be ${wanted(options)}.`,
});

/**
 * A number with decimals: for measures of which the halves or tenths count.
 *
 * @param key - in links
 * @param label - of its field
 */
export const decimal = (
  key: string,
  label: string,
  options: NumberRange & { readonly usual: number },
): Setting<number> => {
  const { name, least, most, usual } = options;
  const range = `a number from ${digitGroups(least)} to ${digitGroups(most)}`;
  const problem = (fact: string): Reading<never> => bad(`${fact} Type ${range}.`);
  return {
    key,
    label,
    name,
    usual,
    input: { kind: 'text', wide: false },
    read: (text) => {
      const told = text.trim().slice(0, 20);
      if (told === '') return problem(`Something is missing: ${name}.`);
      if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(told)) return problem(`"${told}" is not a number.`);
      const value = Number(told);
      if (value < least) return problem(`${told} is too small.`);
      return value > most ? problem(`${told} is too large.`) : good(value);
    },
    format: String,
    fault: (text) => `${asked(name, text)}; it must be ${range}.`,
  };
};

/** A whole percentage; from 0 to 100 where nothing else is said. */
export const percent = (
  key: string,
  label: string,
  options: Omit<WholeOptions, 'least' | 'most'> & Partial<Pick<WholeOptions, 'least' | 'most'>>,
): Setting<number> => whole(key, `${label}, %`, { least: 0, most: 100, ...options });

/** The greatest seed: 32 bits, as the random numbers of the engine take. */
export const mostSeed = 0xffff_ffff;

/** The seed of random numbers. */
export const seed = (usual: number): Setting<number> =>
  whole('r', 'Seed', { name: 'the seed', least: 0, most: mostSeed, usual, wide: true });
