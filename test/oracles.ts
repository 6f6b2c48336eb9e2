/** Slow reference implementations, written to be obviously right. */
import type { Direction, Grid } from '../src/engine/board/cell.ts';
import { UNKNOWN } from '../src/engine/board/cell.ts';
import type { GeneralDescription } from '../src/engine/board/generalDescription.ts';

/** All 2^length lines of EMPTY and FILLED cells. */
export function allLines(length: number): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let bits = 0; bits < 2 ** length; bits++)
    lines.push(Uint8Array.from({ length }, (_, i) => Math.floor(bits / 2 ** i) % 2));
  return lines;
}

/** All 3^length lines of EMPTY, FILLED and UNKNOWN cells. */
export function allPartialLines(length: number): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let code = 0; code < 3 ** length; code++)
    lines.push(Uint8Array.from({ length }, (_, i) => Math.floor(code / 3 ** i) % 3));
  return lines;
}

/** The run lengths of a finished line, read off its text. */
export function describe01(cells: Uint8Array): number[] {
  return [...cells]
    .join('')
    .split('0')
    .map((ones) => ones.length)
    .filter((run) => run > 0);
}

/** Every description that some line of this length has, each once. */
export function allDescriptions(length: number): number[][] {
  const seen = new Map<string, number[]>();
  for (const line of allLines(length)) {
    const runs = describe01(line);
    seen.set(runs.join(' '), runs);
  }
  return [...seen.values()];
}

/** Whether a finished line agrees with the known cells of a partial one. */
export function extendsLine(full: Uint8Array, partial: Uint8Array): boolean {
  for (let i = 0; i < full.length; i++)
    if (partial[i] !== UNKNOWN && partial[i] !== full[i]) return false;
  return true;
}

/** All fits of a line: finished lines that extend it and have the description. */
export function bruteFits(line: Uint8Array, description: readonly number[]): Uint8Array[] {
  const wanted = description.join(' ');
  return allLines(line.length).filter(
    (full) => extendsLine(full, line) && describe01(full).join(' ') === wanted,
  );
}

/** What all of these lines have in common; null for no line. */
export function overlay(lines: readonly Uint8Array[]): Uint8Array | null {
  const [first] = lines;
  if (!first) return null;
  return first.map((cell, i) => (lines.every((line) => line[i] === cell) ? cell : UNKNOWN));
}

/** SETTLE by its definition. */
export function bruteSettle(line: Uint8Array, description: readonly number[]): Uint8Array | null {
  return overlay(bruteFits(line, description));
}

/** Whether a finished line adheres to a general description, by the regular expression that it is. */
function adheresGeneral(full: Uint8Array, general: GeneralDescription): boolean {
  const pattern = general
    .map(({ symbol, least, most }) => `${symbol}{${least},${most === Infinity ? '' : most}}`)
    .join('');
  return new RegExp(`^${pattern}$`).test([...full].join(''));
}

/** All fits of a line for a general description. */
export function bruteGeneralFits(line: Uint8Array, general: GeneralDescription): Uint8Array[] {
  return allLines(line.length).filter(
    (full) => extendsLine(full, line) && adheresGeneral(full, general),
  );
}

/** How many cells have this value. */
export function countValue(cells: Uint8Array, value: number): number {
  return cells.filter((cell) => cell === value).length;
}

/** How a slow SimpleSolver ends. */
export type SlowResult = { status: string; sweeps: number; cells: Uint8Array };

/**
 * SimpleSolver by its definition: whole sweeps, nothing left out, with any SETTLE. For puzzles that have a solution.
 * Sweeps count as in 000; for a standstill, one more than the last useful sweep, and at least 2.
 */
export function slowSimple(
  start: Grid,
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
  first: Direction,
  settle: (line: Uint8Array, description: readonly number[]) => Uint8Array | null,
): SlowResult {
  const { height, width } = start;
  const cells = start.cells.slice();
  let lastUseful = 0;
  for (let number = 1; ; number++) {
    const horizontal = (number % 2 === 1) === (first === 'H');
    const before = cells.slice();
    for (const [index, description] of (horizontal ? rows : columns).entries()) {
      const places = Array.from({ length: horizontal ? width : height }, (_, at) =>
        horizontal ? index * width + at : at * width + index,
      );
      const after = settle(
        Uint8Array.from(places, (place) => before[place] ?? 0),
        description,
      );
      if (after === null) throw new Error('slowSimple is for puzzles with a solution');
      for (const [at, place] of places.entries()) cells[place] = after[at] ?? 0;
    }
    if (cells.some((cell, at) => cell !== before[at])) lastUseful = number;
    if (!cells.includes(UNKNOWN)) return { status: 'solved', sweeps: lastUseful, cells };
    if (number >= lastUseful + 2)
      return { status: 'standstill', sweeps: Math.max(2, lastUseful + 1), cells };
  }
}

/** Sweeps with every line settled by listing its fits, until nothing changes; null when a line has none. */
export function slowClosure(
  start: Uint8Array,
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
): Uint8Array | null {
  const width = columns.length;
  const lines = [
    ...rows.map((description, i) => ({
      description,
      places: columns.map((_, j) => i * width + j),
    })),
    ...columns.map((description, j) => ({
      description,
      places: rows.map((_, i) => i * width + j),
    })),
  ];
  const cells = start.slice();
  for (let before = ''; before !== cells.join('');) {
    before = cells.join('');
    for (const { description, places } of lines) {
      const after = bruteSettle(
        Uint8Array.from(places, (place) => cells[place] ?? UNKNOWN),
        description,
      );
      if (after === null) return null;
      for (const [at, place] of places.entries()) cells[place] = after[at] ?? UNKNOWN;
    }
  }
  return cells;
}

/** The probing sequence by its definition, and the state that is probed (as far as there is one). */
export function slowProbing(
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
  clues?: Uint8Array,
): { state: Uint8Array | null; sequence: number[] } {
  const start = clues ?? new Uint8Array(rows.length * columns.length).fill(UNKNOWN);
  const state = slowClosure(start, rows, columns);
  const sequence: number[] = [];
  for (const at of state?.keys() ?? []) {
    if (state === null || state[at] !== UNKNOWN) continue;
    const usefulness = [1, 0].map((value) => {
      const end = slowClosure(state.with(at, value), rows, columns);
      if (end === null) return 2;
      if (!end.includes(UNKNOWN)) return 3;
      return countValue(end, UNKNOWN) < countValue(state, UNKNOWN) - 1 ? 1 : 0;
    });
    sequence.push(4 * (usefulness[0] ?? 0) + (usefulness[1] ?? 0));
  }
  return { state, sequence };
}
