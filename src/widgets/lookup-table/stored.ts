/** The stored search for a puzzle of each situation: read with care, because a file may be anything. */
import type { Grid } from '../../engine/board/cell.ts';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { counted, enumerated, grouped, sizeText } from '../../formats/numbers.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { writeLink } from '../../kit/cell/linkState.ts';

/** Where the search lies, below the root of the site. */
export const storedPath = 'results/situations.json';

/** One situation in a puzzle. */
export type Found = {
  readonly code: string; // of the puzzle
  readonly rows: readonly [number, number]; // zero-based
  readonly columns: readonly [number, number];
};

/** A stored search. */
export type StoredSearch = {
  readonly found: ReadonlyMap<string, Found>; // by the four digits of the situation
  readonly boards: number; // looked at
  readonly sides: readonly number[];
  readonly percentages: readonly number[];
  readonly perKind: number; // boards of each side and percentage, at most
  readonly seed: number;
  readonly command: string;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isFinite(item));

/**
 * Reads a stored search.
 *
 * @param stored - parsed JSON
 * @returns null when it is none of the present version
 * @source none
 */
export function readStoredSearch(stored: unknown): StoredSearch | null {
  if (!isRecord(stored) || stored['experiment'] !== 'situations' || stored['version'] !== 1)
    return null;
  const { spec, boards, command, found } = stored;
  if (!isRecord(spec) || typeof boards !== 'number' || !Array.isArray(found)) return null;
  const { sides, percentages, boards: perKind, seed } = spec;
  if (!isNumbers(sides) || !isNumbers(percentages)) return null;
  if (typeof perKind !== 'number' || typeof seed !== 'number') return null;
  const map = new Map<string, Found>();
  for (const item of found as readonly unknown[]) {
    if (!Array.isArray(item) || !item.every((part) => typeof part === 'string')) return null;
    const [situation = '', code = '', rows = '', columns = ''] = item;
    const lines = [pairOf(rows), pairOf(columns)] as const;
    if (lines[0] === null || lines[1] === null) return null;
    map.set(situation, { code, rows: lines[0], columns: lines[1] });
  }
  return {
    found: map,
    boards,
    sides,
    percentages,
    perKind,
    seed,
    command: typeof command === 'string' ? command : '',
  };
}

function pairOf(text: string): [number, number] | null {
  const [, a, b] = /^(\d{1,2})\.(\d{1,2})$/.exec(text) ?? [];
  return a === undefined || b === undefined ? null : [Number(a), Number(b)];
}

/** Fetches the stored search from our own origin; null when it cannot be had. @source none */
export async function fetchStoredSearch(
  address: string,
  signal: AbortSignal,
): Promise<StoredSearch | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? readStoredSearch(await response.json()) : null;
  } catch {
    return null;
  }
}

/** A situation where it was found. */
export type Example = Found & {
  readonly puzzle: Puzzle;
  readonly standstill: Grid; // where SimpleSolver stops, and the situation stands
};

/** The puzzle of a situation at the standstill of SimpleSolver; null: the search has none. @source none */
export function exampleOf({ found }: StoredSearch, situation: Situation): Example | null {
  const one = found.get(situation.join(''));
  if (one === undefined) return null;
  const puzzle = decodePuzzle(one.code);
  return { ...one, puzzle, standstill: solveSimple(puzzle).grid };
}

/** What was searched, in a sentence. @source none */
export function searchSentence(search: StoredSearch): string {
  const { sides, percentages, perKind, seed, boards, command } = search;
  const sizes = enumerated(sides.map((one) => sizeText(one, one)));
  const parts = enumerated(percentages.map(String));
  return `Searched: ${grouped(boards)} random boards (seed ${seed}), up to ${grouped(perKind)} for each of ${sizes} and ${parts} % filled cells, and the reflections and turns of those with anything new; the first one found is kept. Made by ${command}.`;
}

/** Where a situation was found, in a sentence. @source none */
export function exampleSentence({ puzzle, rows, columns }: Example): string {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  return `SimpleSolver stops in this ${sizeText(height, width)} puzzle; rows ${rows[0] + 1} and ${rows[1] + 1} cross columns ${columns[0] + 1} and ${columns[1] + 1} in this situation (ringed).`;
}

/** What is said when no board has a situation. @source none */
export function noExampleSentence(search: StoredSearch, impossible: boolean): string {
  return impossible
    ? 'No puzzle that has a solution contains it, so there is none to open.'
    : `None of the ${counted(search.boards, 'board')} searched contains it.`;
}

const counting = (lines: readonly number[]): string => lines.map((line) => line + 1).join('.');

/**
 * The address that opens an example in the FourSolver stepper, these lines looked at.
 *
 * @param root - of the site, with a slash at its end
 * @source none
 */
export function exampleLink(
  root: string,
  { page, cell }: { readonly page: string; readonly cell: string },
  { code, rows, columns }: Found,
): string {
  const values = { p: code, i: `${counting(rows)}-${counting(columns)}` };
  return `${root}${page}${writeLink('', cell, 1, values)}#${cell}`;
}
