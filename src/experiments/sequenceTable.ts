/**
 * Many sorted probing sequences with how many images each has. A sequence is a number here: 6x6 has millions, too many for
 * texts. A choice of up to 36 categories, in any order and with repeats, is the number of a subset of 16 of 52 things, below
 * 10^13 (the combinatorial number system): the 16 places where, in a row of its categories in a fixed order, one kind ends.
 */
import { binomialCoefficient } from '../engine/board/binomial.ts';
import { PROBED_REST, PROBED_TWO, PROBED_UNIQUE } from '../engine/census/smallProbe.ts';

/**
 * An ordered hash table (Amble and Knuth, The Computer Journal 17, 1974): where a number stands does not show when it came, so
 * tables of the same sequences are equal.
 */
export type SequenceTable = {
  count: number; // sequences
  /** The number of a sequence plus 1; 0 is free. */
  slots: Float64Array;
  images: Float64Array;
  /** Those of the images that are the only solution of their puzzle. */
  unique: Float64Array;
};

/** Cells of the largest board. */
const MOST = 36;
const KINDS = 16;
/**
 * From the category that ends first to the one that ends last: the seldom ones are last, so that sequences that differ in
 * frequent ones alone are neighbours.
 */
const order = [9, 8, 6, 5, 4, 12, 13, 7, 2, 14, 11, 15, 1, 3, 0, 10] as const;

/** At (cells + kind) * 16 + kind: what the end of a kind adds to the number. */
const ends = Float64Array.from({ length: (MOST + KINDS) * KINDS }, (_, at) =>
  Number(binomialCoefficient(Math.floor(at / KINDS), (at % KINDS) + 1)),
);

/** How many numbers there are. */
const NUMBERS = Number(binomialCoefficient(MOST + KINDS, KINDS));

const counts = new Uint8Array(KINDS);

/**
 * The number of a sequence.
 *
 * @param sequence - categories in any order, at most 36
 */
export function sequenceNumber(sequence: ArrayLike<number>, length = sequence.length): number {
  counts.fill(0);
  for (let at = 0; at < length; at++) counts[sequence[at]!]!++;
  let number = 0;
  let place = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    place += counts[order[kind]!]!;
    number += ends[(place + kind) * KINDS + kind]!;
  }
  return number;
}

/**
 * How many cells of a sequence have each category, from its number.
 *
 * @param into - sixteen numbers, overwritten
 * @throws RangeError when it is none
 */
export function readSequenceNumber(number: number, into: Uint8Array): void {
  if (!Number.isSafeInteger(number) || number < 0 || number >= NUMBERS)
    throw new RangeError(`no number of a sequence: ${number}`);
  let rest = number;
  let after = MOST + KINDS; // the end of the kind after
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    let end = after - 1;
    while (ends[end * KINDS + kind]! > rest) end--;
    rest -= ends[end * KINDS + kind]!;
    if (kind < KINDS - 1) into[order[kind + 1]!] = after - end - 1;
    after = end;
    if (kind === 0) into[order[0]] = end;
  }
}

/** Slots of an empty table. */
const FEWEST = 64;

/** A table without sequences. */
export const emptyTable = (): SequenceTable => ({
  count: 0,
  slots: new Float64Array(FEWEST),
  images: new Float64Array(FEWEST),
  unique: new Float64Array(FEWEST),
});

/** Adds images of a sequence, by its number. */
export function addToTable(
  table: SequenceTable,
  number: number,
  images: number,
  unique: number,
): void {
  const { slots } = table;
  let key = number + 1;
  let slot = slotOf(number, slots.length);
  // those on the way are greater, or it would be in their place
  while (slots[slot]! > key) slot = (slot + 1) & (slots.length - 1);
  if (slots[slot] === key) {
    table.images[slot]! += images;
    table.unique[slot]! += unique;
    return;
  }
  let ownImages = images;
  let ownUnique = unique;
  for (; slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
    const before = slots[slot]!;
    if (before > key) continue;
    const [itsImages, itsUnique] = [table.images[slot]!, table.unique[slot]!];
    slots[slot] = key;
    table.images[slot] = ownImages;
    table.unique[slot] = ownUnique;
    key = before;
    ownImages = itsImages;
    ownUnique = itsUnique;
  }
  slots[slot] = key;
  table.images[slot] = ownImages;
  table.unique[slot] = ownUnique;
  table.count++;
  if (4 * table.count > 3 * slots.length) grow(table);
}

const slotOf = (number: number, slots: number): number =>
  (Math.imul((number >>> 0) ^ Math.imul(number / 4_294_967_296, 0x85ebca6b), 0x9e3779b1) >>> 4) &
  (slots - 1);

function grow(table: SequenceTable): void {
  const { slots, images, unique } = table;
  table.count = 0;
  table.slots = new Float64Array(2 * slots.length);
  table.images = new Float64Array(2 * slots.length);
  table.unique = new Float64Array(2 * slots.length);
  addAll(table, { slots, images, unique });
}

/** Adds all sequences of another table. */
export function addAll(
  into: SequenceTable,
  { slots, images, unique }: Omit<SequenceTable, 'count'>,
): void {
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot]! > 0) addToTable(into, slots[slot]! - 1, images[slot]!, unique[slot]!);
}

/** Visits all sequences of a table by increasing number. */
export function forSequences(
  { count, slots, images, unique }: SequenceTable,
  visit: (number: number, images: number, unique: number) => void,
): void {
  const sorted = slots.toSorted();
  for (const key of sorted.subarray(sorted.length - count)) {
    let slot = slotOf(key - 1, slots.length);
    while (slots[slot] !== key) slot = (slot + 1) & (slots.length - 1);
    visit(key - 1, images[slot]!, unique[slot]!);
  }
}

/**
 * The classes of 001 Table 3 that have sequences, by what a sequence has of each category.
 *
 * @returns PROBED_UNIQUE, PROBED_TWO or PROBED_REST
 * @source 001_a525a3e1210b0814.txt §3.5, Table 3
 */
export function classOfCounts(counts: ArrayLike<number>): number {
  if (counts[11]! + counts[14]! > 0) return PROBED_UNIQUE;
  return counts[15]! > 0 ? PROBED_TWO : PROBED_REST;
}

/**
 * Writes a table as text: by increasing number of the sequence, how much more its number is than the one before, and how
 * many images it has, each as digits of five bits, the least first, which a letter of the alphabet below stands for; the
 * upper half of it where another digit follows. Images are written as 4 i + 2 e + u: i an eighth of them, or with e = 1 all
 * of them; with u = 1 the number of uniquely solvable ones comes after, which is else what the class says: all of those with
 * category 11 or 14, none of the others.
 */
export function writeTable(table: SequenceTable): string {
  const parts: string[] = [];
  const found = new Uint8Array(KINDS);
  let part = '';
  let before = -1;
  forSequences(table, (number, images, unique) => {
    readSequenceNumber(number, found);
    const usual = classOfCounts(found) === PROBED_UNIQUE ? images : 0;
    const odd = images % 8 > 0;
    const word = 4 * (odd ? images : images / 8) + (odd ? 2 : 0) + (unique === usual ? 0 : 1);
    part += digitsOf(number - before) + digitsOf(word);
    if (unique !== usual) part += digitsOf(unique);
    before = number;
    if (part.length > 1e5) {
      parts.push(part);
      part = '';
    }
  });
  parts.push(part);
  return parts.join('');
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function digitsOf(value: number): string {
  let text = '';
  let rest = value;
  while (rest >= 32) {
    text += alphabet[32 + (rest % 32)]!;
    rest = Math.floor(rest / 32);
  }
  return text + alphabet[rest]!;
}

/**
 * Reads what {@link writeTable} wrote.
 *
 * @param most - images of the size
 * @throws RangeError when it is none
 */
export function readTable(text: string, most: number): SequenceTable {
  const values = new Int8Array(128).fill(-1);
  for (let at = 0; at < 64; at++) values[alphabet.codePointAt(at)!] = at;
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= 32) {
      const digit = values[text.codePointAt(at++) ?? 0] ?? -1;
      if (digit < 0) throw new RangeError(`the sequences are cut off or damaged at ${at - 1}`);
      value += (digit % 32) * unit;
      if (value > Number.MAX_SAFE_INTEGER) throw new RangeError(`no number at ${at - 1}`);
      if (digit < 32) return value;
    }
  };
  const table = emptyTable();
  const found = new Uint8Array(KINDS);
  let number = -1;
  while (at < text.length) {
    const step = next();
    if (step === 0) throw new RangeError(`a sequence is there twice: ${number}`);
    number += step;
    const word = next();
    const images = Math.floor(word / 4) * ((word & 2) > 0 ? 1 : 8);
    readSequenceNumber(number, found);
    const usual = classOfCounts(found) === PROBED_UNIQUE ? images : 0;
    const unique = (word & 1) > 0 ? next() : usual;
    if (images === 0 || images > most || unique > images)
      throw new RangeError(`the numbers of a sequence cannot be: ${images}, ${unique}`);
    addToTable(table, number, images, unique);
  }
  return table;
}
