/** The race in the page as plain data: settings, what the tab has found, the columns of the table, files. */
import { endText, besideTexts, raceSetTexts } from '../../facts/raceRows.ts';
import type { Beside, RaceData, RaceRow } from '../../facts/raceRows.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import type { RaceEnd } from '../../workers/raceTasks.ts';

/** What a reader sets. The puzzles of MiniZinc have no published times that we know of. */
export const raceSettings = settings(
  {
    set: choice('s', 'Puzzles', raceSetTexts, 'survey'),
    beside: choice('b', 'Beside ours', besideTexts, 'nonosolve'),
    limit: whole('l', 'Seconds for each', {
      name: 'the limit',
      least: 1,
      most: 600,
      usual: 20,
    }),
  },
  undefined,
  ({ set }) => (set === 'minizinc' ? ['set', 'limit'] : ['set', 'beside', 'limit']),
);

export type RaceValues = ValuesOf<typeof raceSettings>;

/** What this tab found, by the names of puzzles. */
export type SolverRaceFound = ReadonlyMap<string, RaceEnd>;

/** The rows on show. */
export const rowsOf = ({ rows }: RaceData, { set }: RaceValues): readonly RaceRow[] =>
  rows.filter((row) => row.set === set);

/** The rows that can be run here. */
export const runnable = (rows: readonly RaceRow[]): readonly RaceRow[] =>
  rows.filter(({ code }) => code !== null);

/** Whose times stand beside ours. */
export const besideOf = ({ set, beside }: RaceValues): Beside =>
  set === 'minizinc' ? 'run' : beside;

/** What a row says besides ours, in the order of the solvers. */
export function besideCells(data: RaceData, values: RaceValues, row: RaceRow): readonly string[] {
  const beside = besideOf(values);
  return data.sources[beside].solvers.map((_, at) => row.beside[beside]?.[at] ?? '–');
}

/** Heads of the table, the column of this tab among them. */
export const headsOf = (data: RaceData, values: RaceValues): readonly string[] => [
  'Puzzle',
  'Size',
  'Solutions',
  'Ours, stored',
  'Ours, in this tab',
  ...data.sources[besideOf(values)].solvers,
];

/** What the table is. */
export const captionOf = (values: RaceValues): string =>
  `${raceSetTexts[values.set]}: how long it takes to tell whether there is one solution. Beside ours: ${besideTexts[besideOf(values)]}.`;

const solutionText = {
  none: 'no solution',
  one: 'one solution',
  several: 'several solutions',
  open: 'not decided',
} as const;

/** What this tab says of a puzzle, for a reader who hears it. */
export const endSentence = (name: string, { verdict, ms }: RaceEnd): string =>
  `${name}: ${solutionText[verdict]}, ${endText(verdict, ms)} in this tab.`;

/** What is to be said where this tab and the table differ. */
export function difference({ name, solutions }: RaceRow, { verdict }: RaceEnd): string | null {
  if (verdict === 'open' || verdict === solutions) return null;
  return `${name}: this tab says ${solutionText[verdict]}, the table says ${solutions}. Please tell us.`;
}

/** What all that was run in this tab comes to; '' while there is nothing. */
export function summary(rows: readonly RaceRow[], found: SolverRaceFound): string {
  const ends = rows.flatMap(({ name }) => found.get(name) ?? []);
  if (ends.length === 0) return '';
  const open = ends.filter(({ verdict }) => verdict === 'open').length;
  const ms = ends.reduce((sum, end) => sum + end.ms, 0);
  const told = `${counted(ends.length, 'puzzle')} of ${grouped(runnable(rows).length)} run in this tab: ${grouped(ends.length - open)} decided`;
  return `${told}${open === 0 ? '' : `, ${grouped(open)} open`}, ${endText('', ms)} of work in all.`;
}

/** All of it as CSV; times in milliseconds, those of others as they were published. */
export function csvOf(data: RaceData, values: RaceValues, found: SolverRaceFound): string {
  const { solvers } = data.sources[besideOf(values)];
  const heads = ['puzzle', 'size', 'maker', 'solutions', 'storedMs', 'tabMs', 'tabVerdict'];
  return [
    csvRow([...heads, ...solvers]),
    ...rowsOf(data, values).map((row) => {
      const end = found.get(row.name);
      const { name, size, maker, solutions, ms } = row;
      const ours = [ms, end?.ms ?? null, end?.verdict ?? null];
      return csvRow([name, size, maker, solutions, ...ours, ...besideCells(data, values, row)]);
    }),
  ].join('');
}

/** The same as an object. */
export const jsonOf = (data: RaceData, values: RaceValues, found: SolverRaceFound): unknown => ({
  limit: values.limit,
  beside: {
    solvers: data.sources[besideOf(values)].solvers,
    note: data.sources[besideOf(values)].note,
  },
  puzzles: rowsOf(data, values).map((row) => ({
    name: row.name,
    size: row.size,
    maker: row.maker,
    code: row.code,
    solutions: row.solutions,
    storedMs: row.ms,
    tab: found.get(row.name) ?? null,
    beside: besideCells(data, values, row),
  })),
});
