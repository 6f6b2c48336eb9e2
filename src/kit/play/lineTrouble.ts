/**
 * What stands against a line that a player has marked: nothing while some way to lay its runs keeps every mark, else the
 * simplest reason that there is none. No solution is looked up: it holds for whichever picture the player is drawing.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { settle } from '../../engine/line/settle.ts';
import { counted, inWords, ordinal } from '../../notebook/plain/numbers.ts';

/** Why no way to lay the runs keeps the marks; cells and runs are counted from 0. */
export type LineTrouble =
  | { readonly kind: 'cells'; readonly filled: number; readonly asked: number } // too many filled
  | { readonly kind: 'length'; readonly filled: number; readonly longest: number } // too many side by side
  | { readonly kind: 'runs'; readonly least: number; readonly asked: number } // told apart by dots
  | { readonly kind: 'room'; readonly run: number } // no place for it behind those before it
  | { readonly kind: 'together' }; // each by itself would go

/**
 * What stands against a line.
 *
 * @param line - its marks: filled, empty, or unknown where there is none
 * @returns null when some way to lay the runs keeps all marks
 */
export function lineTrouble(line: Uint8Array, description: Description): LineTrouble | null {
  if (settle(line, description) !== null) return null;
  const filled = line.reduce((sum, cell) => sum + (cell === FILLED ? 1 : 0), 0);
  const asked = description.reduce((sum, run) => sum + run, 0);
  if (filled > asked) return { kind: 'cells', filled, asked };
  const longest = Math.max(0, ...description);
  const sideBySide = longestFilled(line);
  if (sideBySide > longest) return { kind: 'length', filled: sideBySide, longest };
  const least = leastRuns(line);
  if (least > description.length) return { kind: 'runs', least, asked: description.length };
  const run = firstWithoutRoom(line, description);
  return run === null ? { kind: 'together' } : { kind: 'room', run };
}

/** The most filled cells side by side. */
function longestFilled(line: Uint8Array): number {
  let most = 0;
  let now = 0;
  for (const cell of line) {
    now = cell === FILLED ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
}

/** How many runs the filled cells belong to at least: those with a dot between them are not of one run. */
function leastRuns(line: Uint8Array): number {
  let runs = 0;
  let within = false;
  for (const cell of line) {
    if (cell === FILLED && !within) runs++;
    if (cell !== UNKNOWN) within = cell === FILLED;
  }
  return runs;
}

/** The first run that finds no place among the cells without a dot, when those before it stand as far left as they go. */
function firstWithoutRoom(line: Uint8Array, description: Description): number | null {
  let from = 0;
  for (const [run, length] of description.entries()) {
    let free = 0;
    let at = from;
    for (; at < line.length && free < length; at++) free = line[at] === EMPTY ? 0 : free + 1;
    if (free < length) return run;
    from = at + 1; // one cell between two runs
  }
  return null;
}

/** A run as a player points at it: "3", or "second 3" where there are more of them. */
function runName(description: Description, run: number): string {
  const length = description[run]!;
  if (description.filter((other) => other === length).length === 1) return String(length);
  const before = description.slice(0, run).filter((other) => other === length).length;
  return `${ordinal(before + 1)} ${length}`;
}

/**
 * What stands against a line, as a sentence.
 *
 * @param name - of the line, with a capital letter: "Row 2"
 */
export function troubleText(name: string, description: Description, trouble: LineTrouble): string {
  switch (trouble.kind) {
    case 'cells':
      return trouble.asked === 0
        ? `${name} has the number 0: none of its cells is filled.`
        : `${name} has ${counted(trouble.filled, 'filled cell')}, and its ${description.length === 1 ? 'number asks' : 'numbers ask'} for ${inWords(trouble.asked)}.`;
    case 'length':
      return `${name} has ${inWords(trouble.filled)} filled cells side by side, and its longest run is ${trouble.longest}.`;
    case 'runs':
      return `${name} has too many runs: ${inWords(trouble.least)} at least, where it has ${counted(trouble.asked, 'number')}.`;
    case 'room':
      return `The ${runName(description, trouble.run)} does not fit into ${lower(name)} any more.`;
    case 'together':
      return `${name} cannot be ${description.join(' ')} any more: there is no way to lay its runs that keeps all of these marks.`;
  }
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
