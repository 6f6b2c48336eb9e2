/** Slow reference implementations, written to be obviously right. */
import { EMPTY, FILLED, UNKNOWN } from '../src/engine/cell.ts';
import type { GeneralDescription } from '../src/engine/generalDescription.ts';

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
  return full.every((cell, i) => partial[i] === UNKNOWN || partial[i] === cell);
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
export function adheresGeneral(full: Uint8Array, general: GeneralDescription): boolean {
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

export const cellNames = { EMPTY, FILLED, UNKNOWN };
