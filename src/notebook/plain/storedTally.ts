/**
 * Tallies as plain data, for files: how lists of numbers are written, and how what a file holds is read with care, since it
 * may be cut, of another time, or made by hand. Whatever cannot be is refused with a RangeError that says what it is; who
 * reads a file adds its name.
 */

type List = Uint32Array | Float64Array;

/** A tally of lists, by name; those that are `undefined` are not there. */
type Lists = Readonly<Record<string, List | undefined>>;

/** Writes a tally that is lists of numbers. */
export const storeLists = (tally: Lists): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(tally).flatMap(([name, list]) =>
      list === undefined ? [] : [[name, Array.from(list)]],
    ),
  );

/**
 * Reads a tally that is lists of numbers.
 *
 * @param empty - the tally with nothing in it, which is filled: it has the names and the lengths
 * @param rules.firsts - names of lists of image numbers, in which -1 stands for none
 * @param rules.eighths - names of lists that parts of a run add fractions to
 * @throws RangeError when a list is not there, is too many, or holds what is no count
 */
export function readLists<Tally extends Lists>(
  stored: unknown,
  empty: Tally,
  rules: { readonly firsts?: readonly string[]; readonly eighths?: readonly string[] } = {},
): Tally {
  const record = recordIn('tally', stored, Object.keys(empty));
  for (const [name, list] of Object.entries(empty)) {
    if (list === undefined) continue;
    const least = rules.firsts?.includes(name) === true ? -1 : 0;
    const grain = rules.eighths?.includes(name) === true ? 8 : 1;
    const numbers = listIn(name, record[name], list.length);
    for (const [at, value] of numbers.entries()) {
      list[at] = typeof value === 'number' && Number.isSafeInteger(grain * value) ? value : NaN;
      if (list[at] !== value || value < least) refuse(`${name}[${at}]`, value, 'a count');
    }
  }
  return empty;
}

/**
 * An object with these fields and no others.
 *
 * @throws RangeError when it is none
 */
export function recordIn(
  name: string,
  value: unknown,
  fields?: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(name, value, 'an object');
  const record = value as Readonly<Record<string, unknown>>;
  if (fields !== undefined) {
    const has = Object.keys(record).filter((field) => record[field] !== undefined);
    const [missing] = fields.filter((field) => !has.includes(field));
    if (missing !== undefined) throw new RangeError(`${name} has no ${missing}`);
    const [strange] = has.filter((field) => !fields.includes(field));
    if (strange !== undefined) throw new RangeError(`${name} has a field too many: ${strange}`);
  }
  return record;
}

/**
 * A list of some length.
 *
 * @throws RangeError when it is none
 */
export function listIn(name: string, value: unknown, length?: number): readonly unknown[] {
  if (!Array.isArray(value)) refuse(name, value, 'a list');
  const list = value as readonly unknown[];
  if (length !== undefined && list.length !== length)
    throw new RangeError(`${name} has ${list.length} entries instead of ${length}`);
  return list;
}

/**
 * A whole number from 0 to `most`.
 *
 * @throws RangeError when it is none
 */
export function countIn(name: string, value: unknown, most = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) refuse(name, value, 'a count');
  if ((value as number) > most)
    throw new RangeError(`${name} is ${String(value)}, more than ${most}`);
  return value as number;
}

/**
 * One of a few words.
 *
 * @throws RangeError when it is none
 */
export function wordIn<const Word>(name: string, value: unknown, words: readonly Word[]): Word {
  const word = words.find((one) => one === value);
  if (word === undefined) refuse(name, value, `one of ${words.join(', ')}`);
  return word;
}

/**
 * A text of a certain form.
 *
 * @throws RangeError when it is none
 */
export function textIn(name: string, value: unknown, form = /^/): string {
  if (typeof value !== 'string' || !form.test(value)) refuse(name, value, 'such a text');
  return value;
}

/**
 * Checks that a sum is what it must be.
 *
 * @throws RangeError when it is not
 */
export function checkSum(what: string, sum: number, must: number): void {
  if (sum !== must) throw new RangeError(`${what}: ${sum} instead of ${must}`);
}

/**
 * Checks that there are no more than there can be, entry by entry.
 *
 * @throws RangeError when there are
 */
export function checkWithin(
  what: string,
  part: ArrayLike<number>,
  whole: (at: number) => number,
): void {
  for (let at = 0; at < part.length; at++)
    if ((part[at] ?? 0) > whole(at))
      throw new RangeError(`${what}: ${part[at]} of ${whole(at)} at ${at}`);
}

/**
 * Checks that an example is there just where something was counted.
 *
 * @throws RangeError when one is missing, is too many, or is no image
 */
export function checkFirsts(
  what: string,
  firsts: ArrayLike<number>,
  counts: ArrayLike<number>,
  images: number,
): void {
  for (let at = 0; at < counts.length; at++) {
    const first = firsts[at] ?? -1;
    if (first >= 0 !== (counts[at] ?? 0) > 0 || first >= images)
      throw new RangeError(`${what}: image ${first} for a count of ${counts[at]} at ${at}`);
  }
}

/** The sum of a list. */
export const sumOf = (list: Iterable<number>): number => {
  let sum = 0;
  for (const count of list) sum += count;
  return sum;
};

function refuse(name: string, value: unknown, what: string): never {
  const text = JSON.stringify(value) as string | undefined; // undefined has no JSON
  throw new RangeError(`${name} is not ${what}: ${(text ?? 'nothing').slice(0, 60)}`);
}
