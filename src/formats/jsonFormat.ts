/**
 * Puzzles as JSON: `{"rows": [[1, 3], [2]], "cols": [...], "clues": ["#.?"], "name": "..."}`, the form of the command
 * line; `columns` is read for `cols`, `title` for `name`.
 */
import { counted, grouped } from './numbers.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { formatGrid } from '../engine/board/image.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { mostLines } from './limits.ts';
import { cellOf, finish, quoted, refused } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';

type Members = Readonly<Record<string, unknown>>;

/** Whether a text looks like JSON. @source none */
export const looksLikeJson = (text: string): boolean => /^\s*[[{]/.test(text);

/**
 * Reads a puzzle from JSON.
 *
 * @returns the puzzle, or the problems with their lines
 * @source none
 */
export function readJson(text: string): PuzzleReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused('json', [syntaxProblem(text, error)]);
  }
  if (Array.isArray(value) && value.length === 1) value = value[0];
  if (Array.isArray(value))
    return refused('json', [
      {
        line: 1,
        message: `This is a list of ${counted(value.length, 'thing')}, not one puzzle: paste one object {"rows": [...], "cols": [...]} from it.`,
      },
    ]);
  if (typeof value !== 'object' || value === null)
    return refused('json', [
      { line: 1, message: 'This is not an object: write {"rows": [[1, 3], [2]], "cols": [...]}.' },
    ]);
  return readMembers(text, value as Members);
}

function readMembers(text: string, members: Members): PuzzleReading {
  const problems: Problem[] = [];
  const columnKey = 'cols' in members ? 'cols' : 'columns';
  const rows = readLines(text, members, 'rows', problems);
  const columns = readLines(text, members, columnKey, problems);
  const clues = readClues(text, members['clues'], rows.length, columns.length, problems);
  const name = [members['name'], members['title']].find((entry) => typeof entry === 'string');
  return finish({ kind: 'json', rows, columns, problems, name, clues });
}

function readLines(
  text: string,
  members: Members,
  key: string,
  problems: Problem[],
): LocatedRuns[] {
  const lines = members[key];
  const places = placesOf(text, key);
  if (!Array.isArray(lines)) {
    const what = key in members ? 'is not a list' : 'is missing';
    const example = `"${key === 'rows' ? 'rows' : 'cols'}": [[1, 3], [2]]`;
    problems.push({ line: places.list, message: `"${key}" ${what}: write ${example}.` });
    return [];
  }
  if (lines.length > mostLines) {
    problems.push({
      line: places.list,
      message: `"${key}" has ${grouped(lines.length)} entries: the most that is taken is ${mostLines} rows and ${mostLines} columns.`,
    });
    return [];
  }
  return lines.map((entry: unknown, index) => {
    const line = places.entries[index] ?? places.list;
    const { runs, wrong } = runsOf(entry);
    if (wrong !== null)
      problems.push({
        line,
        message: `Entry ${index + 1} of "${key}" ${wrong}: write whole numbers from 1 to ${mostLines} in brackets, [] for a line without filled cells.`,
      });
    return { runs, line };
  });
}

function runsOf(entry: unknown): {
  readonly runs: readonly number[];
  readonly wrong: string | null;
} {
  if (!Array.isArray(entry)) return { runs: [], wrong: `is ${shown(entry)}, not a list` };
  if (entry.length === 1 && entry[0] === 0) return { runs: [], wrong: null };
  const at = entry.findIndex((run) => !(Number.isInteger(run) && run >= 1 && run <= mostLines));
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
  text: string,
  value: unknown,
  height: number,
  width: number,
  problems: Problem[],
): Uint8Array | undefined {
  if (value === undefined || value === null || problems.length > 0) return undefined;
  const rows = Array.isArray(value)
    ? value.map((row) => (typeof row === 'string' ? [...row].map(cellOf) : [null]))
    : [];
  const right =
    rows.length === height && rows.every((row) => row.length === width && !row.includes(null));
  if (right) return Uint8Array.from(rows.flat(), (cell) => cell ?? UNKNOWN);
  problems.push({
    line: placesOf(text, 'clues').list,
    message: `"clues" must be a list of ${counted(height, 'text')} of ${counted(width, 'character')} each, # filled, . empty, ? unknown.`,
  });
  return undefined;
}

/** The lines on which the list `key` and its entries begin; line 1 when the list cannot be found. */
function placesOf(
  text: string,
  key: string,
): { readonly list: number; readonly entries: readonly number[] } {
  const from = text.indexOf(`"${key}"`);
  const start = from < 0 ? -1 : text.indexOf('[', from);
  const list = from < 0 ? 1 : lineAt(text, from);
  if (start < 0) return { list, entries: [] };
  const entries: number[] = [];
  let line = lineAt(text, start);
  let depth = 0;
  for (let at = start; at < text.length && entries.length <= mostLines; at++) {
    const sign = text[at];
    if (sign === '\n') line++;
    else if (sign === '[' && ++depth === 2) entries.push(line);
    else if (sign === ']' && --depth === 0) break;
  }
  return { list, entries };
}

function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1))
    line++;
  return line;
}

/** Engines say where JSON breaks in different words; all that is taken from them is the place. */
function syntaxProblem(text: string, error: unknown): Problem {
  const said = error instanceof Error ? error.message : '';
  const place = /line (\d+) column (\d+)/.exec(said);
  const position = /position (\d+)/.exec(said)?.[1];
  const message =
    'The JSON breaks off or goes wrong here: look for a missing comma, quote or bracket.';
  if (place) return { line: Number(place[1]), column: Number(place[2]), message };
  if (position === undefined) return { line: lineAt(text, text.length), message };
  const at = Number(position);
  return { line: lineAt(text, at), column: at - text.lastIndexOf('\n', at - 1), message };
}

/**
 * A puzzle as a plain object in the form of the command line, ready for `JSON.stringify`.
 *
 * @source none
 */
function jsonOf(puzzle: Puzzle, name?: string): Readonly<Record<string, unknown>> {
  const { rows, columns, clues } = puzzle;
  return {
    ...(name ? { name } : {}),
    rows,
    cols: columns,
    ...(clues
      ? { clues: formatGrid({ height: rows.length, width: columns.length, cells: clues }) }
      : {}),
  };
}

/**
 * Writes a puzzle as JSON, one line of text for each list.
 *
 * @source none
 */
export function writeJson(puzzle: Puzzle, name?: string): string {
  const members = Object.entries(jsonOf(puzzle, name));
  return `{\n${members.map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;
}
