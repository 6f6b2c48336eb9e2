/** What is raced on: the collections of content/puzzles by their names, boards that are made for it, and files of the reader. */
import { readFileSync } from 'node:fs';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { raceDesigns } from '../../../src/experiments/raceBoards.ts';
import type { RaceDesign } from '../../../src/experiments/raceBoards.ts';
import { problemsText, puzzlesIn, textOf } from '../../../src/command/puzzleFiles.ts';

/** A puzzle of the race. */
export type RaceCase = {
  readonly set: string;
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly told: string | null; // what its collection says of its solutions
};

/** A puzzle as content/puzzles has it. */
type Stored = {
  readonly name: string;
  readonly rows: Puzzle['rows'];
  readonly cols: Puzzle['columns'];
  readonly solutions: string;
};

/** A puzzle of Wolter's survey that may be passed on, and where it is. */
type Surveyed = {
  readonly name: string;
  readonly stored?: { readonly file: string; readonly name: string };
};

const collections = ['minizinc', 'jwilk', 'picross-solver', 'or-tools', 'nonogram-db'] as const;

/** The names of all sets: puzzles first, then boards that are made. */
export const puzzleSets: readonly string[] = ['survey', ...collections];

export const isDesign = (set: string): set is RaceDesign => Object.hasOwn(raceDesigns, set);

const contentOf = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../content/${path}.json`, import.meta.url), 'utf8'));

const caseOf = (set: string, name: string, { rows, cols, solutions }: Stored): RaceCase => ({
  set,
  name,
  puzzle: { rows, columns: cols },
  told: solutions,
});

/** The puzzles of a set. */
export function casesOf(set: string): readonly RaceCase[] {
  if (set !== 'survey')
    return (contentOf(`puzzles/${set}`) as Stored[]).map((one) => caseOf(set, one.name, one));
  return (contentOf('race/survey') as Surveyed[]).flatMap(({ name, stored }) => {
    if (stored === undefined) return [];
    const one = (contentOf(`puzzles/${stored.file}`) as Stored[]).find(
      (puzzle) => puzzle.name === stored.name,
    );
    return one === undefined ? [] : [caseOf(set, name, one)];
  });
}

/**
 * The puzzles of a file in any format that the site reads.
 *
 * @throws Error for a file that cannot be read, or holds what is no puzzle
 */
export const casesIn = async (file: string): Promise<readonly RaceCase[]> =>
  puzzlesIn(await textOf(file)).map((reading, at, all) => {
    if (!('puzzle' in reading)) throw new Error(problemsText(file, reading));
    const name = all.length === 1 ? file : `${file} ${at + 1}`;
    return { set: 'files', name, puzzle: reading.puzzle, told: null };
  });

/** Published times of one source. */
type Published = {
  readonly id: string;
  readonly solvers: readonly { readonly name: string }[];
  readonly seconds: Readonly<Record<string, readonly (number | string | null)[]>>;
  readonly [field: string]: unknown;
};

/** What others published about the puzzles of the survey. */
export const published = contentOf('race/published') as readonly Published[];
