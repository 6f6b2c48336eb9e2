/**
 * What a probing census says about sorted sequences: rows to list, summaries of each class, and the short text in which a
 * census is stored.
 */
import type { ProbingTally, SequenceCount } from './probingCensus.ts';

/** The classes of 001 Table 3 that have sequences, in its order. */
export type SequenceClass = 'unique' | 'two' | 'rest';

/** One sorted sequence. */
export type SequenceRow = SequenceCount & {
  readonly sequence: string; // one hexadecimal digit a probe
  readonly class: SequenceClass;
};

/**
 * The class of a sequence. Categories 11 and 14 on the one hand, 15 on the other, never occur together.
 *
 * @param sequence - hexadecimal digits
 * @source 001_a525a3e1210b0814.txt §3.5, Table 3
 */
export function sequenceClass(sequence: string): SequenceClass {
  if (sequence.includes('b') || sequence.includes('e')) return 'unique';
  return sequence.includes('f') ? 'two' : 'rest';
}

/**
 * The categories of a sequence as numbers.
 *
 * @param sequence - hexadecimal digits
 * @source none
 */
export const categoriesOf = (sequence: string): number[] =>
  Array.from(sequence, (digit) => Number.parseInt(digit, 16));

/**
 * The sequence as 001 prints it, `11 11 14 14`.
 *
 * @param sequence - hexadecimal digits
 * @source 001_a525a3e1210b0814.txt Tables 4-9
 */
export const formatSequence = (sequence: string): string => categoriesOf(sequence).join(' ');

/**
 * The rows of a census: by class, then by length, then in the order of the digits.
 *
 * @source 001_a525a3e1210b0814.txt Tables 4-6
 */
export function sequenceRows({ sequences }: Pick<ProbingTally, 'sequences'>): SequenceRow[] {
  const order: readonly SequenceClass[] = ['unique', 'two', 'rest'];
  return Array.from(sequences, ([sequence, count]) => ({
    ...count,
    sequence,
    class: sequenceClass(sequence),
  })).toSorted(
    (a, b) =>
      order.indexOf(a.class) - order.indexOf(b.class) ||
      a.sequence.length - b.sequence.length ||
      (a.sequence < b.sequence ? -1 : 1),
  );
}

/** What all sequences of a class have in common. */
export type SequenceSummary = {
  readonly sequences: number;
  readonly images: number;
  readonly groups: number;
  readonly unique: number; // uniquely solvable images
  readonly least: number; // length
  readonly greatest: number;
  /** Every category that occurs, with the least and the greatest number of times it is in a sequence of the class. */
  readonly categories: readonly (readonly [category: number, least: number, greatest: number])[];
};

/** A sequence to be summed up. */
export type SummedRow = SequenceCount & Pick<SequenceRow, 'sequence'>;

/** A summary in the making. */
export type SummaryBuilder = {
  add(this: void, row: SummedRow): void;
  /** Of the rows added so far. */
  summary(this: void): SequenceSummary;
};

/**
 * Sums rows up one by one, for those who do it in slices.
 *
 * @source 001_a525a3e1210b0814.txt §3.5.1-§3.5.3
 */
export function createSummary(): SummaryBuilder {
  const least = new Uint8Array(16).fill(255);
  const greatest = new Uint8Array(16);
  const counts = new Uint8Array(16);
  const sum = { sequences: 0, images: 0, groups: 0, unique: 0, least: Infinity, greatest: 0 };
  return {
    add({ sequence, images, groups, unique }) {
      countCategories(sequence, counts);
      for (let category = 0; category < 16; category++) {
        least[category] = Math.min(least[category]!, counts[category]!);
        greatest[category] = Math.max(greatest[category]!, counts[category]!);
      }
      sum.sequences++;
      sum.images += images;
      sum.groups += groups;
      sum.unique += unique;
      sum.least = Math.min(sum.least, sequence.length);
      sum.greatest = Math.max(sum.greatest, sequence.length);
    },
    summary: () => ({
      ...sum,
      categories: [...greatest].flatMap((most, category) =>
        most > 0 ? [[category, least[category]!, most] as const] : [],
      ),
    }),
  };
}

/**
 * Sums rows up.
 *
 * @source 001_a525a3e1210b0814.txt §3.5.1-§3.5.3
 */
export function summarise(rows: Iterable<SummedRow>): SequenceSummary {
  const { add, summary } = createSummary();
  for (const row of rows) add(row);
  return summary();
}

/**
 * How often each category is in a sequence. Allocates nothing: censuses have tens of thousands of sequences.
 *
 * @param sequence - hexadecimal digits, at most 255
 * @param counts - sixteen numbers, overwritten
 * @source none
 */
export function countCategories(sequence: string, counts: Uint8Array): void {
  counts.fill(0);
  for (let at = 0; at < sequence.length; at++) {
    const code = sequence.codePointAt(at)!;
    counts[code < 97 ? code - 48 : code - 87]! += 1; // 0-9, a-f
  }
}

/** A census as it is stored: plain data. */
export type StoredProbing = {
  readonly images: readonly number[]; // by class, simple first
  readonly groups: readonly number[];
  /**
   * One word a sequence, in the order of {@link sequenceRows}: category and number of times, again and again, as
   * `b4e4`; then, after a comma each, images, least image, symmetry classes, uniquely solvable images. Categories are
   * hexadecimal, numbers to the base 36. The last two are left out where the first is an eighth (at least 1) of the
   * images and the second is what the class says: all of `unique`, none of the others.
   */
  readonly sequences: string;
};

/**
 * Writes a census short: 5x5 has 22,834 sequences.
 *
 * @source none
 */
export function storeProbing(tally: ProbingTally): StoredProbing {
  const words = sequenceRows(tally).map(
    ({ sequence, class: kind, images, first, groups, unique }) => {
      const word = [shorten(sequence), images.toString(36), first.toString(36)];
      const usual = unique === (kind === 'unique' ? images : 0);
      if (!usual || groups !== usualGroups(images)) word.push(groups.toString(36));
      if (!usual) word.push(unique.toString(36));
      return word.join();
    },
  );
  return { images: [...tally.images], groups: [...tally.groups], sequences: words.join(' ') };
}

/**
 * Reads a stored census; the inverse of {@link storeProbing}.
 *
 * @throws SyntaxError for a word that is none
 * @source none
 */
export function readProbing({ images, groups, sequences }: StoredProbing): ProbingTally {
  const map: ProbingTally['sequences'] = new Map();
  for (const word of sequences.split(' ')) {
    if (word === '') continue; // a size without sequences
    const { sequence, images, groups, first, unique } = readSequenceWord(word);
    map.set(sequence, { images, groups, first, unique });
  }
  return { images: Float64Array.from(images), groups: Float64Array.from(groups), sequences: map };
}

/**
 * Reads one word of a stored census, for those who read it in slices.
 *
 * @throws SyntaxError for a word that is none
 * @source none
 */
export function readSequenceWord(word: string): SequenceRow {
  const [short = '', ...rest] = word.split(',');
  const [images = NaN, first = NaN, groups = usualGroups(images), unique] = rest.map((text) =>
    Number.parseInt(text, 36),
  );
  const sequence = short.replaceAll(/(.)(.)/g, (_, category: string, times: string) =>
    category.repeat(Number.parseInt(times, 36)),
  );
  if (!/^[\da-f]+$/.test(sequence) || Number.isNaN(images + first))
    throw new SyntaxError(`no sequence: ${word}`);
  const kind = sequenceClass(sequence);
  return {
    sequence,
    class: kind,
    images,
    groups,
    first,
    unique: unique ?? (kind === 'unique' ? images : 0),
  };
}

const usualGroups = (images: number): number => Math.max(1, Math.floor(images / 8));

/** `bbbbeeee` as `b4e4`; sequences have at most 25 probes, so one digit to the base 36 is enough. */
const shorten = (sequence: string): string =>
  sequence.replaceAll(/(.)\1*/g, (run: string, category: string) => {
    return category + run.length.toString(36);
  });
