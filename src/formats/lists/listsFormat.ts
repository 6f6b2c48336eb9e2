/**
 * The liberal reader: two lists of clues with names, as programs, settings and notes have them. `rows = [[1], [2, 1]]`,
 * `"colHints": [...]`, `- [1, 2]`, `ROWS [ 1 ]`, texts in quotes: the names say which are the rows, the lengths where these do not.
 * A list can often be taken in several ways; those that fit are solved, and the one with a solution is taken. A note says how.
 */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { allPieces } from '../../engine/pieces.ts';
import { countSolutionsInPieces } from '../../engine/solve/search.ts';
import type { Format } from '../format.ts';
import { programLimits } from '../limits.ts';
import type { ReadLimits } from '../limits.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import {
  finish,
  isRead,
  joined,
  onlyBlackAndWhite,
  onlyKnownClues,
  quoted,
  refused,
} from '../reading.ts';
import type { Draft, LocatedRuns, Problem, PuzzleReading } from '../reading.ts';
import { namedLists, namelessLists } from './groups.ts';
import type { ListGroup, Section } from './groups.ts';
import { readEndedLines } from './endedLines.ts';
import { readLetters } from './letters.ts';
import { pictureIn } from './pictures.ts';
import { waysOf } from './runs.ts';
import type { Taken } from './runs.ts';
import { readSidedLines } from './sidedLines.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { Item, Value } from './values.ts';

/** Longer texts hold no list that somebody has copied. */
const mostCharacters = 4_000_000;

/** Cells that are looked at to find out whether a way has a solution: few enough that a page does not notice. */
const mostLooks = 20_000;

/** Ways that are tried. */
const mostWays = 4;

/** Whether a puzzle has no solution, as far as a short search tells. */
function isUnsolvable(puzzle: Puzzle): boolean {
  const maxNodes = Math.max(
    1,
    Math.floor(mostLooks / (puzzle.rows.length * puzzle.columns.length)),
  );
  const { count, complete } = allPieces(
    countSolutionsInPieces(puzzle, { maxSolutions: 1, maxNodes, keep: 0 }),
  );
  return complete && count === 0;
}

/** What the liberal reader makes of a text. */
export type Liberal = {
  readonly readings: readonly PuzzleReading[];
  /** Whether the text bears signs that typed descriptions have not, so that what is wrong is better said here. */
  readonly marked: boolean;
};

/**
 * Reads the puzzles of named lists.
 *
 * @returns null where there are none
 */
export function readLists(text: string, limits: ReadLimits = programLimits): Liberal | null {
  if (text.length > mostCharacters) return null;
  const plain = readLetters(text, limits.puzzles) ?? readEndedLines(text) ?? readSidedLines(text);
  if (plain !== null) return { readings: plain, marked: true };
  const tokens = tokensOf(text, 1, limits.tokens);
  if (tokens.length > limits.tokens) return null;
  const { sections, pictures, broken } = namedLists(tokens, limits.tokens, 2 * limits.puzzles);
  const lists = sections.reduce((sum, { groups }) => sum + groups.length, 0);
  if (lists > 2 * limits.puzzles || sections.length > limits.puzzles + 1) {
    const message = `The text has more than ${counted(limits.puzzles, 'puzzle')}, the most that is read at once: give fewer of them.`;
    return { readings: [refused('lists', [{ line: 1, message }])], marked: true };
  }
  if (broken !== null && (lists > 0 || pictures.length > 0)) {
    const message = `The list ${quoted(broken.name)} cannot be read to its end: look for a bracket or comma that is missing.`;
    return { readings: [refused('lists', [{ line: broken.line, message }])], marked: true };
  }
  const readings = sections.flatMap(readSection);
  if (readings.length > 0) {
    const marked = sections.some(
      ({ headed, groups }) => headed || groups.some((one) => one.marked),
    );
    return { readings, marked };
  }
  if (sections.some(({ groups }) => groups.length > 0)) return null;
  const unclosed = unclosedIn(tokens);
  if (unclosed !== null && pictures.length > 0) {
    const message = 'A list that begins here has no end: a bracket is missing.';
    return { readings: [refused('lists', [{ line: unclosed, message }])], marked: true };
  }
  const nameless = unclosed !== null ? [] : namelessLists(tokens, limits.tokens).map(valueOf);
  const named = pictures.flatMap(({ value, name }) => pictureIn(value, name) ?? []);
  const drawn = named.length > 0 ? named : nameless.flatMap((value) => pictureIn(value) ?? []);
  if (drawn.length > 0) return { readings: drawn, marked: true };
  const two = twoOf(nameless);
  if (two === null) return null;
  const [rows, columns] = two;
  const reading = choice(rows, columns, {
    note: 'Of two lists without names, the first was taken for the rows.',
  });
  return 'puzzle' in reading ? { readings: [reading], marked: true } : null;
}

/** The line of a list that is never closed; null: all are. */
function unclosedIn(tokens: readonly Token[]): number | null {
  const open: number[] = [];
  for (const { kind, text, line } of tokens) {
    if (kind === 'open' && text === '[') open.push(line);
    if (kind === 'close' && text === ']') open.pop();
  }
  return open.at(0) ?? null;
}

const valueOf = (item: Item): Value => ({ items: [item], bracketed: true, next: 0 });

/** Two lists, side by side or in brackets of their own. */
function twoOf(values: readonly Value[]): readonly [Value, Value] | null {
  const [first, second, ...others] = values;
  if (first !== undefined && second !== undefined && others.length === 0) return [first, second];
  const [outer] = first?.items ?? [];
  if (second !== undefined || outer?.kind !== 'list') return null;
  const inner = outer.items.filter((item) => item.kind !== 'sign');
  const [one, other, ...more] = inner.map(valueOf);
  return one !== undefined && other !== undefined && more.length === 0 ? [one, other] : null;
}

/** The puzzles of a section: each list of rows with the next list of columns. */
function readSection(section: Section): readonly PuzzleReading[] {
  const rows = section.groups.filter(({ side }) => side === 'rows');
  const columns = section.groups.filter(({ side }) => side === 'columns');
  const pairs = rows.length;
  if (rows.length !== columns.length) {
    const [there] = section.groups;
    if (!section.headed || there === undefined) return [];
    const message = `This puzzle has ${counted(rows.length, 'list')} of rows and ${counted(columns.length, 'list')} of columns: give one of each.`;
    return [refused('lists', [{ line: there.line, message }], section.told)];
  }
  const told = pairs === 1 ? section.told : {};
  const size = pairs === 1 ? section.size : {};
  return rows.slice(0, pairs).map((group, at) => pairOf(group, columns[at]!, { told, size }));
}

type Beside = {
  readonly told?: Section['told'];
  readonly size?: Section['size'];
  readonly note?: string;
};

function pairOf(rows: ListGroup, columns: ListGroup, beside: Beside): PuzzleReading {
  const note = `${quoted(rows.name)} was taken for the rows, ${quoted(columns.name)} for the columns.`;
  const reading = choice(rows.value, columns.value, { ...beside, note });
  const { height, width } = beside.size ?? {};
  if (isRead(reading) || height === undefined || width === undefined) return reading;
  // where the names say the other way round, the lengths decide
  const turned = choice(columns.value, rows.value, {
    ...beside,
    note: `${quoted(columns.name)} was taken for the rows, ${quoted(rows.name)} for the columns: so the lengths have it.`,
  });
  return isRead(turned) ? turned : reading;
}

/** The puzzle of two lists: the way to take them that fits, and of several the one that has a solution. */
function choice(
  rowsValue: Value,
  columnsValue: Value,
  { told = {}, size = {}, note = '' }: Beside,
): PuzzleReading {
  const readings: PuzzleReading[] = [];
  for (const rows of waysOf(rowsValue))
    for (const columns of waysOf(columnsValue)) {
      const notes = [
        note,
        ...(rows.padded || columns.padded ? ['Zeros beside other numbers were passed over.'] : []),
      ];
      readings.push(readingOf(rows, columns, size, { told, note: notes.join(' ') }));
    }
  const fitting = readings.filter(isRead);
  const [first, second] = fitting;
  if (first !== undefined && second === undefined) return first;
  if (first === undefined)
    return (
      readings[0] ??
      refused('lists', [{ line: 1, message: 'No list of clues could be read here.' }], told)
    );
  const best = fitting.slice(0, mostWays).find(({ puzzle }) => !isUnsolvable(puzzle)) ?? first;
  const why = `The numbers can be parted in ${counted(fitting.length, 'way')}: the first with a solution was taken.`;
  return { ...best, note: joined(best.note, why) };
}

function readingOf(
  rows: Taken,
  columns: Taken,
  size: Section['size'],
  draft: Pick<Draft, 'told' | 'note'>,
): PuzzleReading {
  const problems: Problem[] = [];
  const coloured = rows.coloured ?? columns.coloured;
  const unknown = rows.unknown ?? columns.unknown;
  if (coloured !== null)
    problems.push({ line: coloured, message: `A run has a colour: ${onlyBlackAndWhite}` });
  else if (unknown !== null)
    problems.push({ line: unknown, message: `A clue is left unknown: ${onlyKnownClues}` });
  else
    problems.push(
      ...promised(rows.lines, size.height, 'row'),
      ...promised(columns.lines, size.width, 'column'),
    );
  return finish({ kind: 'lists', rows: rows.lines, columns: columns.lines, problems, ...draft });
}

const promised = (
  lines: readonly LocatedRuns[],
  size: number | undefined,
  name: string,
): readonly Problem[] =>
  size === undefined || size === lines.length
    ? []
    : [
        {
          line: lines[0]?.line ?? 1,
          message: `The text promises ${counted(size, name)} and gives ${lines.length}: mend the size or the lines.`,
        },
      ];

export const listsFormat: Format = {
  id: 'lists',
  name: 'lists with names',
  label: 'lists with names (programs, YAML, TOML)',
  extensions: ['yml', 'yaml', 'toml', 'py', 'js'],
  detect: (text) => readLists(text) !== null,
  read: (text, limits) =>
    readLists(text, limits)?.readings ?? [
      refused('lists', [{ line: 1, message: 'There are no lists of clues with names here.' }]),
    ],
};
