/** What the page of the graded benchmark tells: which methods solve which classes. Read from content/corpus/graded.json. */
import index from '../../content/corpus/graded.json' with { type: 'json' };
import { grouped } from '../notebook/plain/numbers.ts';

/** The methods of the table in its order; `search` is what is left to it alone. */
export const gradedColumns = [
  { id: 'sweeps', name: 'Sweeps' },
  { id: 'pairs', name: 'Pairs of lines' },
  { id: 'chains', name: 'Chains' },
  { id: 'probe', name: 'A single probe' },
  { id: 'probing', name: 'Repeated probing' },
  { id: 'search', name: 'Search alone' },
] as const;

type Column = (typeof gradedColumns)[number]['id'];

/** A class as a row of the table. */
export type GradedRow = {
  readonly name: string;
  readonly example: string; // code of a puzzle
  readonly puzzles: number;
  readonly one: number;
  readonly solved: Readonly<Record<Column, number>>;
  readonly work: string;
};

/** "25 × 25, 40 %" for "25x25, 40 %". */
const read = (name: string): string =>
  name.replaceAll(/(\d)x(\d)/g, '$1 × $2').replaceAll(/(?<=\d) (?=[×%])|(?<=×) /g, '\u00a0');

export const gradedFamilies = index.families.map(({ id, title, what, classes }) => ({
  id,
  title,
  what,
  rows: classes.map(({ name, example, puzzles, one, solved, search, work }): GradedRow => ({
    name: read(name),
    example,
    puzzles,
    one,
    solved: { ...solved, search },
    work: grouped(work),
  })),
}));

const rows = gradedFamilies.flatMap((family) => family.rows);

/** What of the puzzles with one solution each method solves, and sums over all classes. */
export const gradedFacts = {
  ...index,
  puzzles: rows.reduce((sum, { puzzles }) => sum + puzzles, 0),
  one: rows.reduce((sum, { one }) => sum + one, 0),
  classes: rows.length,
  solvedBy: (column: Column): number => rows.reduce((sum, { solved }) => sum + solved[column], 0),
} as const;

/** Whether the method solves all puzzles of the class, some, or none; null where none has one solution. */
export const reach = (
  { one, solved }: GradedRow,
  column: Column,
): 'all' | 'some' | 'none' | null =>
  one === 0 ? null : solved[column] === one ? 'all' : solved[column] > 0 ? 'some' : 'none';

/** What stands in a cell of the table. */
export const solvedText = (row: GradedRow, column: Column): string =>
  row.one === 0 ? '–' : grouped(row.solved[column]);
