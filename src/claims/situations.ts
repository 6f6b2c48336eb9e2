/** The stored search for a puzzle of each situation of the lookup table: which boards were looked at, and what was found. */
import { checkSum, countIn, listIn, textIn } from '../notebook/plain/storedTally.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { checkHead } from './storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';

/** Which boards are looked at. */
export type SearchSpec = {
  readonly sides: readonly number[]; // of square boards, in this order
  readonly percentages: readonly number[]; // of filled cells
  readonly boards: number; // for each side and percentage
  readonly seed: number;
};

/** The search that is stored; raise the version when the same spec would find other puzzles. */
export const situationSearch = {
  experiment: 'situations',
  version: 1,
  spec: {
    sides: [4, 5, 6, 7, 8, 10, 12, 15, 20],
    percentages: [30, 40, 50, 60, 70],
    boards: 5000,
    seed: 1,
  } satisfies SearchSpec,
} as const;

/** One situation in a puzzle. */
export type SituationFound = {
  readonly code: string; // of the puzzle
  readonly rows: readonly [number, number]; // zero-based
  readonly columns: readonly [number, number];
};

/** A stored search. */
export type StoredSearch = {
  readonly found: ReadonlyMap<string, SituationFound>; // by the four digits of the situation
  readonly boards: number; // looked at
  readonly standstills: number; // of them, boards with unknown cells left
  readonly possible: number; // situations that nothing forbids
  readonly spec: SearchSpec;
  readonly command: string;
};

/** The file of the search. */
export const situationsFile: StoredFile<StoredSearch> = {
  name: 'situations',
  command: 'npm run -s remake -- situations',
  read(fields) {
    const { experiment, version, spec } = situationSearch;
    checkHead(fields, experiment, version, spec);
    const most = spec.sides.length * spec.percentages.length * spec.boards;
    const boards = countIn('boards', fields['boards'], most);
    const standstills = countIn('standstills', fields['standstills'], boards);
    const possible = countIn('possible', fields['possible'], 6 ** 4);
    const list = listIn('found', fields['found']);
    const found = new Map(list.map(readFound));
    checkSum('different situations', found.size, list.length);
    countIn('situations found', found.size, possible);
    return { found, boards, standstills, possible, spec, command: situationsFile.command };
  },
};

function readFound(item: unknown): readonly [string, SituationFound] {
  const [situation, text, rows, columns] = listIn('situation', item, 4);
  const code = textIn('puzzle', text);
  const { rows: across, columns: down } = decodePuzzle(code);
  const found = {
    code,
    rows: pairOf('rows', rows, across.length),
    columns: pairOf('columns', columns, down.length),
  };
  return [textIn('situation', situation, /^[1-6]{4}$/), found];
}

function pairOf(name: string, value: unknown, lines: number): readonly [number, number] {
  const [a = NaN, b = NaN] = textIn(name, value, /^\d{1,2}\.\d{1,2}$/)
    .split('.')
    .map(Number);
  return [countIn(name, a, lines - 1), countIn(name, b, lines - 1)];
}
