/**
 * The search of the sequence browser as plain data, and which sequences it finds.
 *
 * query = group { "or" group }; group = condition { ["and" | ","] condition }. All conditions of a group must hold, and of
 * the groups one. `queryText.ts` reads and writes them.
 */
import type { SequenceClass, SequenceRow } from '../../experiments/sequences.ts';

/** What can be asked of a number: from `least` to `most`, both included. */
export type Range = {
  readonly least: number; // a whole number, 0 or more
  readonly most: number; // likewise, or Infinity
};

/** Numbers that a sequence has. */
export const fields = ['length', 'images', 'classes', 'solvable'] as const;
export type Field = (typeof fields)[number];

export type Condition =
  /** So many probes of a category. */
  | ({ readonly kind: 'times'; readonly category: number } & Range)
  | ({ readonly kind: 'number'; readonly field: Field } & Range)
  | { readonly kind: 'class'; readonly class: SequenceClass }
  /** Only categories that tell the class: 11 and 14, or 15 (001 §4.2). */
  | { readonly kind: 'pure' }
  /** Of uniquely solvable images and of others (001 Table 9). */
  | { readonly kind: 'mixed' }
  /** No category but these; ascending. */
  | { readonly kind: 'only'; readonly categories: readonly number[] }
  /** This one; hexadecimal digits, ascending. */
  | { readonly kind: 'sequence'; readonly sequence: string }
  /** Those that begin like this; likewise. */
  | { readonly kind: 'begins'; readonly sequence: string }
  | { readonly kind: 'not'; readonly condition: Condition };

/** Groups of which one must hold; no group, or an empty one, holds for every sequence. */
export type Query = readonly (readonly Condition[])[];

/** A sequence, and how often each category is in it. */
export type CountedRow = SequenceRow & {
  readonly counts: ArrayLike<number>; // 16
};

/** Whether a query finds a sequence. */
export function finds(query: Query, row: CountedRow): boolean {
  return query.length === 0 || query.some((group) => group.every((one) => holds(one, row)));
}

function holds(condition: Condition, row: CountedRow): boolean {
  switch (condition.kind) {
    case 'times':
      return within(condition, row.counts[condition.category] ?? 0);
    case 'number':
      return within(condition, fieldOf(row, condition.field));
    case 'class':
      return row.class === condition.class;
    case 'pure':
      return isPure(row.sequence);
    case 'mixed':
      return row.unique > 0 && row.unique < row.images;
    case 'only':
      return sumOf(row, condition.categories) === row.sequence.length;
    case 'sequence':
      return row.sequence === condition.sequence;
    case 'begins':
      return row.sequence.startsWith(condition.sequence);
    case 'not':
      return !holds(condition.condition, row);
  }
}

const within = ({ least, most }: Range, value: number): boolean => value >= least && value <= most;

const sumOf = ({ counts }: CountedRow, categories: readonly number[]): number =>
  categories.reduce((sum, category) => sum + (counts[category] ?? 0), 0);

/**
 * Whether only characterizing categories occur: 11 and 14, or 15. The rest has none.
 *
 * @param sequence - hexadecimal digits
 * @source 001_a525a3e1210b0814.txt §4.2
 */
const isPure = (sequence: string): boolean => /^(?:[be]+|f+)$/.test(sequence);

/** A number that a sequence has. */
function fieldOf(row: SequenceRow, field: Field): number {
  switch (field) {
    case 'length':
      return row.sequence.length;
    case 'images':
      return row.images;
    case 'classes':
      return row.groups;
    case 'solvable':
      return row.unique;
  }
}
