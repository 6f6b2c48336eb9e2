/**
 * The `.non` format of puzzle collections (S. Simpson; extended by others): `width`, `height`, `rows`, `columns`,
 * and properties such as `title`, `by`, `copyright`, `license`, `goal`. Read liberally: keys in any order and case,
 * quotes or none, `rows 5` for `height 5`, an empty line of the puzzle as `0` or as an empty line of text.
 * Our own property `clues` holds given cells, row by row, over 0 1 ?; other programs skip it.
 */
import { UNKNOWN, formatLine } from '../engine/board/cell.ts';
import { formatDescription } from '../engine/board/description.ts';
import type { Description } from '../engine/board/description.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { declareColour, saidOfColours, withoutColours } from './nonColours.ts';
import type { NonColours } from './nonColours.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { sizeProblem } from './limits.ts';
import {
  cellOf,
  finish,
  goalSizeProblem,
  onlyBlackAndWhite,
  pictured,
  quoted,
  refused,
} from './reading.ts';
import type { Draft, LocatedGoal, LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { readRuns } from './runText.ts';
import type { TextLine } from './textLines.ts';
import { linesOf, sectionLines, writtenLines } from './textLines.ts';
import { cleanDetails } from './told.ts';
import type { ToldPuzzle } from './told.ts';

type Property = { value: string; readonly line: number };
type Contents = {
  readonly properties: ReadonlyMap<string, Property>;
  readonly blocks: ReadonlyMap<
    'rows' | 'columns',
    { readonly line: number; readonly lines: readonly TextLine[] }
  >;
  readonly twice: readonly Problem[]; // what stands there more than once
  readonly stray: number | null; // the first line of clues that is in no block
  readonly colours: NonColours;
};

/** Whether a text looks like a `.non` file: a line that begins with one of its sizes or its properties. */
function looksLikeNon(text: string): boolean {
  return /^[ \t]*(?:(?:width|height|catalogue|title|by|copyright|licen[cs]e|goal)[ \t]+[^\s=:]|(?:rows|columns)[ \t]+\d+[ \t]*\r?$)/im.test(
    text,
  );
}

/**
 * Reads a `.non` file.
 *
 * @param kind - what it is a part of
 * @param before - lines before it in the whole text
 * @returns the puzzle, or the problems with line and column
 * @source http://www.comp.lancs.ac.uk/~ss/nonogram/fmt2 and FORMAT.md of mikix/nonogram-db describe it
 */
export function readNon(text: string, kind: 'non' | 'nonpack' = 'non', before = 0): PuzzleReading {
  const contents = contentsOf(linesOf(text, before));
  const problems: Problem[] = [...contents.twice];
  const told = toldIn(contents);
  const height = sizeOf(contents, 'height', problems);
  const width = sizeOf(contents, 'width', problems);
  if (problems.length === 0 && height !== null && width !== null) {
    const wrong = sizeProblem(height, width);
    if (wrong !== null)
      problems.push({
        line: contents.properties.get('height')?.line ?? before + 1,
        message: wrong,
      });
  }
  const goal = readGoal(contents, problems);
  const isPicture = contents.blocks.size === 0 && contents.properties.has('goal');
  if (isPicture && contents.stray !== null)
    problems.push({
      line: contents.stray,
      message: 'This line is below neither "rows" nor "columns": write one of them above it.',
    });
  if (isPicture && height !== null && width !== null) {
    if (goal !== undefined && problems.length === 0 && goal.cells.length !== height * width)
      problems.push(goalSizeProblem(goal.cells.length, height, width, goal.line));
    return goal === undefined || problems.length > 0
      ? refused(kind, problems, told)
      : pictured(kind, { height, width, cells: Uint8Array.from(goal.cells) }, told);
  }
  const rows = blockOf(contents, 'rows', height, before, problems);
  const columns = blockOf(contents, 'columns', width, before, problems);
  const clues = readClues(contents, rows.length * columns.length, problems);
  const lineOf = (key: 'rows' | 'columns'): number => contents.blocks.get(key)?.line ?? before + 1;
  const begins = { rows: lineOf('rows'), columns: lineOf('columns') };
  const note = saidOfColours(contents.colours, problems);
  return finish({ kind, rows, columns, begins, problems, told, clues, goal, note });
}

function toldIn({ properties }: Contents): NonNullable<Draft['told']> {
  const of = (...keys: readonly string[]): string | undefined => {
    const key = keys.find((one) => properties.has(one));
    return key === undefined ? undefined : stringOf(properties.get(key)?.value ?? '');
  };
  return {
    name: of('title'),
    author: of('by', 'author'),
    source: of('catalogue', 'source'),
    copyright: of('copyright'),
    licence: of('license', 'licence'),
    description: of('description'),
  };
}

function contentsOf(lines: readonly TextLine[]): Contents {
  const properties = new Map<string, Property>();
  const blocks = new Map<'rows' | 'columns', { line: number; lines: TextLine[] }>();
  const twice: Problem[] = [];
  const colours: NonColours = { declared: new Set(), used: new Map() };
  let open: TextLine[] | null = null;
  let goal: Property | null = null; // goals may go on over several lines
  let stray: number | null = null;
  for (const { text: raw, line } of lines) {
    const [, word = '', rest = ''] = /^\s*([a-z][a-z_-]*)\s*(.*)$/is.exec(raw) ?? [];
    const key = word.toLowerCase();
    declareColour(colours, key, rest);
    if (open !== null && colours.declared.has(key) && /^\d/.test(rest)) {
      open.push({ text: raw, line });
      continue;
    }
    if (key === '') {
      if (goal !== null) goal.value += raw.trim();
      else if (open !== null) open.push({ text: raw, line });
      else if (/^\s*\d/.test(raw)) stray ??= line;
      continue;
    }
    goal = null;
    if ((key === 'rows' || key === 'columns') && !/^\d+\s*$/.test(rest)) {
      if (blocks.has(key)) twice.push(twiceProblem(`block of ${key}`, line));
      open = [];
      blocks.set(key, { line, lines: open });
    } else {
      open = null;
      const name = sizeNames.get(key) ?? key;
      const property = { value: rest.trim(), line };
      if (properties.has(name) && single.has(name)) twice.push(twiceProblem(name, line));
      properties.set(name, property);
      if (name === 'goal') goal = property;
    }
  }
  return { properties, blocks, twice, stray, colours };
}

/** What a puzzle has once: a second one may be that of another puzzle. */
const single = new Set(['width', 'height', 'goal', 'clues']);

const twiceProblem = (what: string, line: number): Problem => ({
  line,
  message: `A second ${what} begins here: put a line ==== between two puzzles, or take one of them out.`,
});

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
  before: number,
  problems: Problem[],
): LocatedRuns[] {
  const block = contents.blocks.get(key);
  if (block === undefined) {
    problems.push({
      line: before + 1,
      message: `There is no block of ${key}: write "${key}" on a line, and one line for each below it.`,
    });
    return [];
  }
  const lines = sectionLines(block.lines, size ?? writtenLines(block.lines).length);
  if (size !== null && lines.length !== size)
    problems.push({
      line: block.line,
      message: `The file promises ${size} ${key} and gives ${lines.length}: mend the size or the lines (an empty line is written 0).`,
    });
  return lines.map((line) => ({
    runs: readRuns(
      withoutColours(line, contents.colours).replaceAll('"', ' '),
      line.line,
      0,
      problems,
    ),
    line: line.line,
  }));
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** A string as text: without its quotes; characters decoded that have a number or one of five names. */
function stringOf(value: string): string {
  const bare = /^"(.*)"$/.exec(value)?.[1] ?? value;
  return bare.replaceAll(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7}));/g,
    (whole, name?: string, code?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      return Number(code) > 0x10_ff_ff ? whole : String.fromCodePoint(Number(code));
    },
  );
}

function readGoal({ properties }: Contents, problems: Problem[]): LocatedGoal | undefined {
  const goal = properties.get('goal');
  if (goal === undefined) return undefined;
  const cells: number[] = [];
  for (const character of stringOf(goal.value).replaceAll(/[\s"]/g, '')) {
    const cell = cellOf(character);
    if (cell === null || cell === UNKNOWN) {
      problems.push({
        line: goal.line,
        message: /[a-z]/i.test(character)
          ? `The goal has the colour ${quoted(character)}: ${onlyBlackAndWhite}`
          : `The goal has ${quoted(character)} as cell ${cells.length + 1}: use 1 for filled, 0 for empty.`,
      });
      return undefined;
    }
    cells.push(cell);
  }
  return { cells, line: goal.line };
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

/** Properties that every reader takes or passes over; one refuses a file with a line `description`, so there is none. */
const nonKeys = [
  ['catalogue', 'source'],
  ['title', 'name'],
  ['by', 'author'],
  ['copyright', 'copyright'],
  ['license', 'licence'],
] as const;

/**
 * Writes a `.non` file.
 *
 * @param puzzle - its texts become properties, the name the title
 * @source the descriptions of the format named at {@link readNon}
 */
export function writeNon(puzzle: ToldPuzzle): string {
  const { rows, columns, clues } = puzzle.puzzle;
  const told = cleanDetails(puzzle);
  const lines: string[] = [];
  for (const [key, detail] of nonKeys) {
    const text = told[detail]?.replaceAll(/\s+/g, ' ');
    if (text !== undefined)
      lines.push(`${key} "${text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)}"`);
  }
  lines.push(`width ${columns.length}`, `height ${rows.length}`);
  if (clues !== undefined) lines.push(`clues "${formatLine(clues)}"`);
  lines.push('', 'rows', ...rows.map(written), '', 'columns', ...columns.map(written), '');
  if (puzzle.goal !== undefined) lines.push(`goal "${formatLine(puzzle.goal)}"`, '');
  return lines.join('\n');
}

const written = (description: Description): string =>
  formatDescription(description).replaceAll(' ', ',');

export const nonFormat: Format = {
  id: 'non',
  name: 'a .non file',
  label: '.non',
  extensions: ['non'],
  detect: looksLikeNon,
  read: (text) => [readNon(text)],
  writer: writerOfOne(writeNon, {
    keeps: ['name', 'author', 'source', 'copyright', 'licence', 'goal'],
    givesCells: true,
  }),
};
