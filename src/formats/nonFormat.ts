/**
 * The `.non` format of puzzle collections (S. Simpson; extended by others): `width`, `height`, `rows`, `columns`,
 * and properties such as `title`, `by`, `copyright`, `license`, `goal`. Read liberally: keys in any order and case,
 * quotes or none, `rows 5` for `height 5`, an empty line of the puzzle as `0` or as an empty line of text.
 * Our own property `clues` holds given cells, row by row, over 0 1 ?; other programs skip it.
 */
import { UNKNOWN, formatLine } from '../engine/board/cell.ts';
import { formatDescription } from '../engine/board/description.ts';
import type { Description } from '../engine/board/description.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { counted, sizeText } from './numbers.ts';
import { sizeProblem } from './limits.ts';
import { cellOf, finish } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { readRuns } from './runText.ts';

type TextLine = { readonly text: string; readonly line: number };
type Property = { readonly value: string; readonly line: number };
type Contents = {
  readonly properties: ReadonlyMap<string, Property>;
  readonly blocks: ReadonlyMap<
    'rows' | 'columns',
    { readonly line: number; readonly lines: readonly TextLine[] }
  >;
};

/**
 * Whether a text looks like a `.non` file: a line that begins with one of its sizes or its properties.
 *
 * @source none
 */
export function looksLikeNon(text: string): boolean {
  return /^[ \t]*(?:width|height|catalogue|title|by|copyright|licen[cs]e|goal)[ \t]+\S/im.test(
    text,
  );
}

/**
 * Reads a `.non` file.
 *
 * @returns the puzzle, or the problems with line and column
 * @source none (http://www.comp.lancs.ac.uk/~ss/nonogram/fmt2 and FORMAT.md of mikix/nonogram-db describe it)
 */
export function readNon(text: string): PuzzleReading {
  const contents = contentsOf(text);
  const problems: Problem[] = [];
  const height = sizeOf(contents, 'height', problems);
  const width = sizeOf(contents, 'width', problems);
  if (problems.length === 0 && height !== null && width !== null) {
    const wrong = sizeProblem(height, width);
    if (wrong !== null)
      problems.push({ line: contents.properties.get('height')?.line ?? 1, message: wrong });
  }
  const name = stringOf(contents.properties.get('title')?.value ?? '');
  const fromGoal = contents.blocks.size === 0 ? readGoal(contents, height, width, problems) : null;
  if (fromGoal)
    return name ? { kind: 'non', puzzle: fromGoal, name } : { kind: 'non', puzzle: fromGoal };
  const rows = blockOf(contents, 'rows', height, problems);
  const columns = blockOf(contents, 'columns', width, problems);
  const clues = readClues(contents, rows.length * columns.length, problems);
  return finish({ kind: 'non', rows, columns, problems, name, clues });
}

function contentsOf(text: string): Contents {
  const properties = new Map<string, Property>();
  const blocks = new Map<'rows' | 'columns', { line: number; lines: TextLine[] }>();
  let open: TextLine[] | null = null;
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = at + 1;
    const [, word = '', rest = ''] = /^\s*([a-z][a-z_-]*)\s*(.*)$/is.exec(raw) ?? [];
    const key = word.toLowerCase();
    if (key === '') {
      open?.push({ text: raw, line });
    } else if ((key === 'rows' || key === 'columns') && !/^\d+\s*$/.test(rest)) {
      open = [];
      blocks.set(key, { line, lines: open });
    } else {
      open = null;
      properties.set(sizeNames.get(key) ?? key, { value: rest.trim(), line });
    }
  }
  return { properties, blocks };
}

/** `rows 5` and `columns 5` give sizes too. */
const sizeNames = new Map([
  ['rows', 'height'],
  ['columns', 'width'],
]);

function sizeOf(
  { properties }: Contents,
  key: 'height' | 'width',
  problems: Problem[],
): number | null {
  const property = properties.get(key);
  if (property === undefined) return null;
  if (/^\d{1,9}$/.test(property.value)) return Number(property.value);
  problems.push({
    line: property.line,
    message: `The ${key} is not a whole number: write it as ${key} 10.`,
  });
  return null;
}

/** The descriptions of a block; which of its empty lines count is decided by the size that was promised. */
function blockOf(
  contents: Contents,
  key: 'rows' | 'columns',
  size: number | null,
  problems: Problem[],
): LocatedRuns[] {
  const block = contents.blocks.get(key);
  if (block === undefined) {
    problems.push({
      line: 1,
      message: `There is no block of ${key}: write "${key}" on a line, and one line for each below it.`,
    });
    return [];
  }
  const written = block.lines.filter(({ text }) => text.trim() !== '');
  const lines = chosenLines(block.lines, written, size ?? written.length);
  if (size !== null && lines.length !== size)
    problems.push({
      line: block.line,
      message: `The file promises ${size} ${key} and gives ${lines.length}: mend the size or the lines (an empty line is written 0).`,
    });
  return lines.map(({ text, line }) => ({
    runs: readRuns(text.replaceAll('"', ' '), line, 0, problems),
    line,
  }));
}

function chosenLines(
  all: readonly TextLine[],
  written: readonly TextLine[],
  size: number,
): readonly TextLine[] {
  if (written.length >= size) return written;
  const last = all.findLastIndex(({ text }) => text.trim() !== '');
  const first = all.findIndex(({ text }) => text.trim() !== '');
  const inner = first < 0 ? [] : all.slice(first, last + 1);
  if (inner.length === size) return inner;
  // empty lines of the puzzle may also stand at the beginning or at the end of the block
  const upTo = all.slice(0, Math.max(size, last + 1));
  return upTo.length === size ? upTo : written;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};

/** A string as text: without its quotes, the five named characters decoded, everything else as it stands. */
function stringOf(value: string): string {
  const bare = /^"(.*)"$/.exec(value)?.[1] ?? value;
  return bare.replace(
    /&(amp|lt|gt|quot|apos|#39);/g,
    (whole, entity: string) => entities[entity] ?? whole,
  );
}

function readGoal(
  contents: Contents,
  height: number | null,
  width: number | null,
  problems: Problem[],
): Puzzle | null {
  const goal = contents.properties.get('goal');
  if (goal === undefined || height === null || width === null || problems.length > 0) return null;
  const characters = stringOf(goal.value).replace(/\s/g, '');
  if (characters.length !== height * width) {
    problems.push({
      line: goal.line,
      message: `The goal has ${characters.length} cells, ${sizeText(height, width)} need ${height * width}: mend the goal or the size.`,
    });
    return null;
  }
  // anything but 0 is filled, as the format has it
  const cells = Uint8Array.from(characters, (character) => (cellOf(character) === 0 ? 0 : 1));
  return puzzleOf({ height, width, cells });
}

function readClues(contents: Contents, cells: number, problems: Problem[]): Uint8Array | undefined {
  const clues = contents.properties.get('clues');
  if (clues === undefined) return undefined;
  const characters = [...stringOf(clues.value).replace(/\s/g, '')];
  if (characters.length !== cells || characters.some((character) => cellOf(character) === null)) {
    problems.push({
      line: clues.line,
      message: `The clues are not ${counted(cells, 'character')} 0, 1 or ?: give one for each cell, row by row.`,
    });
    return undefined;
  }
  return Uint8Array.from(characters, (character) => cellOf(character) ?? UNKNOWN);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Writes a `.non` file.
 *
 * @param name - becomes the title; any text, line breaks become spaces
 * @source none (the descriptions of the format named at {@link readNon})
 */
export function writeNon(puzzle: Puzzle, name?: string): string {
  const { rows, columns, clues } = puzzle;
  const lines: string[] = [];
  const title = name?.replace(/\s+/g, ' ').trim();
  if (title) lines.push(`title "${title.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)}"`);
  lines.push(`width ${columns.length}`, `height ${rows.length}`);
  if (clues !== undefined) lines.push(`clues "${formatLine(clues)}"`);
  lines.push('', 'rows', ...rows.map(written), '', 'columns', ...columns.map(written), '');
  return lines.join('\n');
}

const written = (description: Description): string =>
  formatDescription(description).replaceAll(' ', ',');
