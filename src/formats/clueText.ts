/**
 * Clue lines as people type them: one line of text a row, an empty line, one line of text a column.
 * The headings `rows` and `columns` may stand above the two blocks, or before each in a line: `rows: 1 1, 3 cols: 2, 1 1`.
 */
import type { Description } from '../engine/board/description.ts';
import { formatDescription } from '../engine/board/description.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { mostLinesRead } from './limits.ts';
import { finish } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { readRuns } from './runText.ts';

type Block = { readonly heading: 'rows' | 'columns' | null; readonly lines: LocatedRuns[] };

/**
 * Reads typed descriptions.
 *
 * @returns the puzzle, or the problems with line and column
 */
function readClueText(text: string): PuzzleReading {
  const problems: Problem[] = [];
  const blocks = blocksOf(text, problems);
  const rows = blocks.find(({ heading }) => heading === 'rows') ?? blocks.find(isUnnamed);
  const columns =
    blocks.find(({ heading }) => heading === 'columns') ??
    blocks.find((block) => isUnnamed(block) && block !== rows);
  const third = blocks.find((block) => block !== rows && block !== columns);
  if (third)
    problems.push({
      line: third.lines[0]?.line ?? 1,
      message:
        'A third block of lines begins here: keep two, the rows and the columns, and write 0 for a line without filled cells.',
    });
  if (rows && !columns && problems.length === 0)
    problems.push({
      line: (rows.lines.at(-1)?.line ?? 1) + 1,
      message:
        'The columns are missing: leave one line empty after the rows, then write one line for each column.',
    });
  return finish({
    kind: 'clues',
    rows: rows?.lines ?? [],
    columns: columns?.lines ?? [],
    problems,
  });
}

const isUnnamed = ({ heading }: Block): boolean => heading === null;

/** Blocks of lines, parted by empty lines or headings. */
function blocksOf(text: string, problems: Problem[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const whole = line.includes(':') ? [...line.matchAll(headed)] : [];
    if (whole.some(([, , lines = '']) => lines.trim() !== '')) {
      blocks.push(...whole.map((found) => blockInLine(found, at + 1, problems)));
      open = null;
      continue;
    }
    const heading = /^(rows?|col(?:umn)?s?)\s*:?$/i.exec(line.trim())?.[1];
    if (heading !== undefined) {
      open = { heading: /^r/i.test(heading) ? 'rows' : 'columns', lines: [] };
      blocks.push(open);
    } else if (line.trim() === '') {
      if (open !== null && open.lines.length > 0) open = null;
    } else {
      if (open === null) {
        open = { heading: null, lines: [] };
        blocks.push(open);
      }
      // more lines than are taken are only counted
      const runs = open.lines.length > mostLinesRead ? [] : readRuns(line, at + 1, 0, problems);
      open.lines.push({ runs, line: at + 1 });
    }
  }
  return blocks;
}

/** A heading with what follows it, up to the next one. */
const headed = /\b(rows?|col(?:umn)?s?)\s*:((?:(?!\b(?:row|col)).)*)/gi;

/** A block whose lines stand behind its heading, parted by semicolons, strokes, or else by commas. */
function blockInLine(found: RegExpExecArray, line: number, problems: Problem[]): Block {
  const [whole, name = '', text = ''] = found;
  const parting = /[;/|]/.test(text) ? /[;/|]/ : /,/;
  let before = found.index + whole.length - text.length;
  const lines = text
    .replace(/[\s,;/|]+$/, '')
    .split(parting)
    .map((part): LocatedRuns => {
      const runs = readRuns(part, line, before, problems);
      before += part.length + 1;
      return { runs, line };
    });
  return { heading: /^r/i.test(name) ? 'rows' : 'columns', lines };
}

/**
 * Reads one block of descriptions, a line of text each, as the two text areas for rows and columns hold it.
 *
 * @returns the descriptions that could be read and the problems; blank lines at the end are left out, others are empty lines
 */
export function readLines(text: string): {
  readonly lines: LocatedRuns[];
  readonly problems: Problem[];
} {
  const problems: Problem[] = [];
  const lines = text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ runs: readRuns(line, at + 1, 0, problems), line: at + 1 }));
  return text.trim() === '' ? { lines: [], problems: [] } : { lines, problems };
}

/** Descriptions, a line of text each. */
export const formatLines = (lines: readonly Description[]): string =>
  lines.map(formatDescription).join('\n');

/** Writes a puzzle as {@link readClueText} reads it. Clues (given cells) have no place in it. */
export function formatClueText(puzzle: Puzzle): string {
  return `${formatLines(puzzle.rows)}\n\n${formatLines(puzzle.columns)}\n`;
}

export const clueFormat: Format = {
  id: 'clues',
  name: 'typed descriptions',
  label: 'typed descriptions',
  extensions: ['txt'],
  // some line of numbers, and nothing else is known of it
  detect: (text) =>
    /^[ \t]*(?:\d[\d \t,;.x#-]*|-\d.*|(?:rows?|col(?:umn)?s?):?[ \t]*|rows?[ \t]*:[ \t]*\d.*)$/im.test(
      text,
    ),
  read: (text) => [readClueText(text)],
  writer: writerOfOne((puzzle) => formatClueText(puzzle.puzzle)),
};
