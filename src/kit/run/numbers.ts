/**
 * Typed numbers: what a field accepts, and what is wrong with a text. The text is the state, so a bad entry is kept as
 * it was typed; the number is only read from it.
 */
import { grouped } from '../../formats/numbers.ts';

/** What a number field accepts. */
export type NumberRange = {
  readonly name: string; // as a message names it: "the height"
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean; // default true
};

export type NumberReading =
  | { readonly value: number; readonly problem: null }
  | { readonly value: null; readonly problem: string };

const inGroups = /^\d{1,3}([,   ]\d{3})+$/;

/**
 * Reads what was typed; "10,000" and "10 000" are read as ten thousand.
 *
 * @returns the number, or one sentence that says what is wrong and what to do
 * @source none
 */
export function readNumber(text: string, range: NumberRange): NumberReading {
  const trimmed = text.trim();
  const whole = range.whole ?? true;
  const wanted = `${whole ? 'a whole number' : 'a number'} from ${grouped(range.least)} to ${grouped(range.most)}`;
  const bad = (fact: string): NumberReading => ({
    value: null,
    problem: `${fact} Type ${wanted}.`,
  });
  if (trimmed === '') return bad(`Something is missing: ${range.name}.`);
  const plain = inGroups.test(trimmed) ? trimmed.replace(/[,   ]/g, '') : trimmed;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) {
    return bad(`"${trimmed.slice(0, 20)}" is not a number.`);
  }
  const value = Number(plain);
  if (whole && !Number.isInteger(value))
    return bad(`${trimmed.slice(0, 20)} is not a whole number.`);
  if (value < range.least) return bad(`${trimmed.slice(0, 20)} is too small.`);
  if (value > range.most) return bad(`${trimmed.slice(0, 20)} is too large.`);
  return { value, problem: null };
}

export type FieldsReading<Key extends string> = {
  /** All numbers, or null while any of them cannot be read. */
  readonly values: Readonly<Record<Key, number>> | null;
  readonly problems: Readonly<Partial<Record<Key, string>>>;
};

/**
 * Reads several fields at once.
 *
 * @param texts - what was typed, by key
 * @param ranges - what each accepts, by the same keys
 * @source none
 */
export function readFields<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  ranges: Readonly<Record<Key, NumberRange>>,
): FieldsReading<Key> {
  const values: Partial<Record<Key, number>> = {};
  const problems: Partial<Record<Key, string>> = {};
  let complete = true;
  for (const key of Object.keys(ranges) as Key[]) {
    const reading = readNumber(texts[key], ranges[key]);
    if (reading.problem === null) values[key] = reading.value;
    else {
      problems[key] = reading.problem;
      complete = false;
    }
  }
  return { values: complete ? (values as Record<Key, number>) : null, problems };
}
