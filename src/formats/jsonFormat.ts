/**
 * Puzzles as JSON: `{"rows": [[1, 3], [2]], "cols": [...], "clues": ["#.?"], "name": "..."}`, the form of the command
 * line; one such object, a list of them, or one a line. There is no standard: `columns` is read for `cols`, `title` for
 * `name`, and so are the hints, labels, contents and images of other programs.
 */
import { counted, grouped } from '../notebook/plain/numbers.ts';
import { EMPTY, FILLED, UNKNOWN } from '../engine/board/cell.ts';
import type { Format } from './format.ts';
import { entrySpans, lineFinder, placesOf } from './jsonPlaces.ts';
import type { Span } from './jsonPlaces.ts';
import { mostLinesRead } from './limits.ts';
import type { ReadLimits } from './limits.ts';
import { readLists } from './lists/listsFormat.ts';
import { cellOf, finish, onlyKnownClues, pictured, quoted, refused } from './reading.ts';
import type { Draft, LocatedGoal, LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { writeJson } from './jsonText.ts';
import { details } from './told.ts';

type Members = Readonly<Record<string, unknown>>;

/** One puzzle of a text: its members, and where they stand. */
type Source = {
  readonly text: string;
  readonly span: Span;
  readonly members: Members;
  readonly lineOf: (position: number) => number;
};

/** An object, or a list; a word in brackets is the heading of a section elsewhere. */
const looksLikeJson = (text: string): boolean => /^\s*(?:\{|\[\s*(?:[[{"\d\]-]|$))/.test(text);

/**
 * Reads every puzzle of a JSON text.
 *
 * @returns a puzzle, or the problems with their lines, for each object
 */
function readJson(text: string, limits?: ReadLimits): readonly PuzzleReading[] {
  const lineOf = lineFinder(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const lines = linesOfJson(text, lineOf);
    if (lines !== null) return lines;
    // other programs write no quotes, or have commas at the end; where these names are, it is JSON that broke
    const broken = /"(?:rows|cols|columns|goal|picture|image)"/.test(text)
      ? null
      : liberally(text, limits);
    return broken ?? [refused('json', [syntaxProblem(text, error, lineOf)])];
  }
  // other names and forms are those of other programs
  const liberal = [value].flat().some(isPuzzle) ? null : liberally(text, limits);
  if (liberal !== null) return liberal;
  if (!Array.isArray(value)) {
    if (isObject(value))
      return [readMembers({ text, span: { from: 0, to: text.length }, members: value, lineOf })];
    return [notOnePuzzle('This is not an object: write {"rows": [[1, 3], [2]], "cols": [...]}.')];
  }
  if (!value.some(isObject))
    return [
      notOnePuzzle(
        `This is a list of ${counted(value.length, 'thing')}, none of them a puzzle: give objects {"rows": [...], "cols": [...]}.`,
      ),
    ];
  const spans = entrySpans(text);
  return value.map((members: unknown, at) => {
    const span = spans[at] ?? { from: 0, to: text.length };
    if (isObject(members)) return readMembers({ text, span, members, lineOf });
    const from = span.from + (/^\s*/.exec(text.slice(span.from, span.to))?.[0].length ?? 0);
    return notOnePuzzle(`Entry ${at + 1} of the list is no object.`, lineOf(from));
  });
}

/** What the liberal reader makes of a text, where it finds a puzzle or something that is nearly one. */
const liberally = (text: string, limits?: ReadLimits): readonly PuzzleReading[] | null =>
  readLists(text, limits)?.readings ?? null;

/** Whether a value has lists by a name that is known here, or a picture. */
const isPuzzle = (value: unknown): boolean =>
  isObject(value) &&
  ([...rowKeys, ...columnKeys].some((key) => isLines(value[key])) ||
    ['goal', 'picture', 'image', 'content'].some((key) => value[key] !== undefined));

const isLines = (value: unknown): boolean =>
  Array.isArray(value) &&
  (value.length === 0 ||
    value.some(
      (entry) => entry === null || Array.isArray(entry) || (isObject(entry) && 'labels' in entry),
    ));

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const notOnePuzzle = (message: string, line = 1): PuzzleReading =>
  refused('json', [{ line, message }]);

/** An object a line, as the command line takes them; null when the first line alone is none. */
function linesOfJson(text: string, lineOf: Source['lineOf']): readonly PuzzleReading[] | null {
  const readings: PuzzleReading[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const span = { from, to: from + line.length };
    from = span.to + 1;
    if (line.trim() === '') continue;
    let members: unknown = null;
    try {
      members = JSON.parse(line);
    } catch {
      if (readings.length === 0) return null;
    }
    if (readings.length === 0 && !isObject(members)) return null;
    readings.push(
      isObject(members)
        ? readMembers({ text, span, members, lineOf })
        : notOnePuzzle('This line is no JSON object.', lineOf(span.from)),
    );
  }
  return readings;
}

const rowKeys = ['rows', 'rowsHints', 'rowHints'] as const;
const columnKeys = ['cols', 'columns', 'columnsHints', 'columnHints'] as const;

function readMembers(source: Source): PuzzleReading {
  const { members } = source;
  const told = toldIn(members);
  const problems: Problem[] = [];
  const rowKey = rowKeys.find((key) => key in members);
  const columnKey = columnKeys.find((key) => key in members);
  const picture = readGoal(source, problems);
  if (rowKey === undefined && columnKey === undefined && picture !== undefined) {
    const { cells, width } = picture;
    const height = cells.length / width;
    if (height > mostLinesRead || width > mostLinesRead)
      problems.push({ line: picture.line, message: tooLargeText(height, width) });
    return problems.length > 0
      ? refused('json', problems, told)
      : pictured('json', { height, width, cells: Uint8Array.from(cells) }, told);
  }
  const [rowsKey, columnsKey] = [rowKey ?? 'rows', columnKey ?? 'columns'];
  const rows = readLines(source, rowsKey, problems);
  const columns = readLines(source, columnsKey, problems);
  const begins = { rows: places(source, rowsKey).list, columns: places(source, columnsKey).list };
  const clues = readClues(source, rows.length, columns.length, problems);
  return finish({ kind: 'json', rows, columns, begins, problems, told, clues, goal: picture });
}

const tooLargeText = (height: number, width: number): string =>
  `The picture has ${counted(height, 'row')} and ${counted(width, 'column')}: the most that is taken is ${grouped(mostLinesRead)} of each.`;

function toldIn(members: Members): NonNullable<Draft['told']> {
  const of = (...keys: readonly string[]): string | undefined =>
    keys.map((key) => members[key]).find((value) => typeof value === 'string');
  return {
    name: of('name', 'title'),
    author: of('author', 'by'),
    source: of('source', 'catalogue'),
    copyright: of('copyright', 'attribution'),
    licence: of('licence', 'license'),
    description: of('description'),
  };
}

function places({ text, span, lineOf }: Source, key: string): ReturnType<typeof placesOf> {
  return placesOf(text, span, key, lineOf, mostLinesRead);
}

function readLines(source: Source, key: string, problems: Problem[]): LocatedRuns[] {
  const { members } = source;
  const lines = members[key];
  const there = places(source, key);
  if (!Array.isArray(lines)) {
    const what = key in members ? 'is not a list' : 'is missing';
    const example = `"${key === 'columns' ? 'cols' : key}": [[1, 3], [2]]`;
    problems.push({ line: there.list, message: `"${key}" ${what}: write ${example}.` });
    return [];
  }
  if (lines.length > mostLinesRead) {
    problems.push({
      line: there.list,
      message: `"${key}" has ${grouped(lines.length)} entries: the most that is taken is ${grouped(mostLinesRead)} rows and ${grouped(mostLinesRead)} columns.`,
    });
    return [];
  }
  return lines.map((entry: unknown, index) => {
    const line = there.entries[index] ?? there.list;
    if (isUnknownClue(entry))
      problems.push({
        line,
        message: `Entry ${index + 1} of "${key}" leaves a clue unknown: ${onlyKnownClues}`,
      });
    const { runs, wrong } = runsOf(isObject(entry) ? entry['labels'] : entry);
    if (wrong !== null)
      problems.push({
        line,
        message: `Entry ${index + 1} of "${key}" ${wrong}: write whole numbers from 1 to ${grouped(mostLinesRead)} in brackets, [] for a line without filled cells.`,
      });
    return { runs, line };
  });
}

/** `null` for a line, "?" for a run. */
const isUnknownClue = (entry: unknown): boolean =>
  entry === null || (Array.isArray(entry) && entry.some((run) => run === null || run === '?'));

function runsOf(entry: unknown): {
  readonly runs: readonly number[];
  readonly wrong: string | null;
} {
  if (!Array.isArray(entry)) return { runs: [], wrong: `is ${shown(entry)}, not a list` };
  if (entry.length === 1 && entry[0] === 0) return { runs: [], wrong: null };
  const at = entry.findIndex((run) => !(Number.isInteger(run) && run >= 1 && run <= mostLinesRead));
  if (at >= 0) return { runs: [], wrong: `holds ${shown(entry[at])}` };
  return { runs: entry as number[], wrong: null };
}

/** A foreign value in a few words; never its inside, which may be deeper than the stack. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `the text ${quoted(value)}`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

function readClues(
  source: Source,
  height: number,
  width: number,
  problems: Problem[],
): Uint8Array | undefined {
  const value = source.members['clues'];
  if (value === undefined || value === null || problems.length > 0) return undefined;
  const rows = cellRows(value);
  const right =
    rows.length === height && rows.every((row) => row.length === width && !row.includes(null));
  if (right) return Uint8Array.from(rows.flat(), (cell) => cell ?? UNKNOWN);
  problems.push({
    line: places(source, 'clues').list,
    message: `"clues" must be a list of ${counted(height, 'text')} of ${counted(width, 'character')} each, # filled, . empty, ? unknown.`,
  });
  return undefined;
}

/** Rows of cells as texts over # and `.`. */
const cellRows = (value: unknown): readonly (readonly (number | null)[])[] =>
  Array.isArray(value)
    ? value.map((row) =>
        typeof row === 'string'
          ? Array.from(row, (sign) => (sign === ' ' ? EMPTY : cellOf(sign)))
          : [null],
      )
    : [];

const isKnown = (cell: number | null): cell is number => cell === EMPTY || cell === FILLED;

/** The picture that is meant: "goal", "picture" or "image" as texts of rows, "content" as one list of 1 and -1. */
function readGoal(
  source: Source,
  problems: Problem[],
): (LocatedGoal & { readonly width: number }) | undefined {
  const { members } = source;
  const content = members['content'];
  if (Array.isArray(content) && content.every((cell) => cell === 1 || cell === -1)) {
    const { list } = places(source, 'content');
    const columns = columnKeys.map((key) => members[key]).find((lines) => Array.isArray(lines));
    const cells = content.map((cell) => (cell === 1 ? FILLED : EMPTY));
    return { cells, line: list, width: Array.isArray(columns) ? columns.length : cells.length };
  }
  const key = ['goal', 'picture', 'image'].find(
    (one) => members[one] !== undefined && members[one] !== null,
  );
  if (key === undefined) return undefined;
  const { list } = places(source, key);
  const value = members[key];
  const rows = cellRows(typeof value === 'string' ? value.split('\n') : value);
  const width = rows[0]?.length ?? 0;
  const cells = rows.flat();
  if (width > 0 && rows.every((row) => row.length === width) && cells.every(isKnown))
    return { cells, line: list, width };
  problems.push({
    line: list,
    message: `"${key}" must be a list of texts of equal length, one for each row, # filled and . empty.`,
  });
  return undefined;
}

/** Engines say where JSON breaks in different words; all that is taken from them is the place. */
function syntaxProblem(text: string, error: unknown, lineOf: Source['lineOf']): Problem {
  const said = error instanceof Error ? error.message : '';
  const place = /line (\d+) column (\d+)/.exec(said);
  // Node 20 says no more than this
  const position = /position (\d+)/.exec(said)?.[1];
  const message =
    'The JSON breaks off or goes wrong here: look for a missing comma, quote or bracket.';
  if (place) return { line: Number(place[1]), column: Number(place[2]), message };
  if (position === undefined) return { line: lineOf(text.length), message };
  const at = Number(position);
  return { line: lineOf(at), column: at - text.lastIndexOf('\n', at - 1), message };
}

export const jsonFormat: Format = {
  id: 'json',
  name: 'JSON',
  label: 'JSON',
  extensions: ['json', 'jsonl'],
  detect: looksLikeJson,
  read: readJson,
  writer: {
    write: (puzzles) => writeJson(...puzzles),
    several: true,
    keeps: [...details, 'goal'],
    givesCells: true,
  },
};
