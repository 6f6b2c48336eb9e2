/** What a probing census says about sorted sequences: rows to list, summaries of each class. */

/** What is known of one sorted sequence. All images of a sequence are of one class. */
export type SequenceCount = {
  images: number;
  /** Classes of images under D4; for sizes that are not square, under reflections. */
  groups: number;
  /** The least number of an image with this sequence. */
  first: number;
  /** Those of the images that are uniquely solvable. */
  unique: number;
};

export type ProbingTally = {
  /** Images simple, unique, exactly two, rest: PROBED_SIMPLE to PROBED_REST. */
  readonly images: Float64Array; // 4
  /** Symmetry classes of images, likewise. */
  readonly groups: Float64Array; // 4
  /** By the sorted sequence, one hexadecimal digit a probe, as `bbbbeeee`. */
  readonly sequences: Map<string, SequenceCount>;
};

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
  return Array.from(sequences, ([sequence, count]) => ({
    ...count,
    sequence,
    class: sequenceClass(sequence),
  })).toSorted(inOrder);
}

const order: readonly SequenceClass[] = ['unique', 'two', 'rest'];

/**
 * The order of {@link sequenceRows}.
 *
 * @returns below 0 when `a` comes before `b`, 0 when they are the same sequence
 * @source 001_a525a3e1210b0814.txt Tables 4-6
 */
export function inOrder(
  a: Pick<SequenceRow, 'class' | 'sequence'>,
  b: Pick<SequenceRow, 'class' | 'sequence'>,
): number {
  return (
    order.indexOf(a.class) - order.indexOf(b.class) ||
    a.sequence.length - b.sequence.length ||
    (a.sequence === b.sequence ? 0 : a.sequence < b.sequence ? -1 : 1)
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
 */
export function countCategories(sequence: string, counts: Uint8Array): void {
  counts.fill(0);
  for (let at = 0; at < sequence.length; at++) {
    const code = sequence.codePointAt(at)!;
    counts[code < 97 ? code - 48 : code - 87]! += 1; // 0-9, a-f
  }
}
