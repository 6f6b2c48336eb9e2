/**
 * The own-puzzle box without its page: what is typed, pasted and painted, and what it means. Each way of giving a
 * puzzle keeps its own draft, so going from one to another loses nothing.
 */
import { counted, sizeText } from '../../notebook/plain/numbers.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { adheres, puzzleOf, startGrid } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { formatClueText, formatLines, readLines } from '../../formats/clueText.ts';
import { formatName, readPuzzles, within } from '../../formats/detect.ts';
import { writeJson } from '../../formats/jsonText.ts';
import { mostLines } from '../../formats/limits.ts';
import { finish, lineProblems, sumOfRuns, sumText } from '../../formats/reading.ts';
import type { Problem, PuzzleReading } from '../../formats/reading.ts';
import { cleanDetails, toldOf } from '../../formats/told.ts';
import type { ToldPuzzle } from '../../formats/told.ts';

/** The ways of giving a puzzle: one text in any format, descriptions in two fields, a painting. */
export const boxModes = ['text', 'lines', 'paint'] as const;
export type BoxMode = (typeof boxModes)[number];

/** A painting. Its cells lie in a square of the largest size, so making the picture smaller forgets nothing. */
export type Canvas = {
  readonly height: number; // 1 to mostLines
  readonly width: number; // 1 to mostLines
  readonly cells: Uint8Array; // mostLines * mostLines values EMPTY | FILLED, row by row
};

/** Everything the reader has put into the box. */
export type Drafts = {
  readonly mode: BoxMode;
  readonly text: string;
  /** Which puzzle of a text with several, from 0; null: none is chosen. */
  readonly chosen: number | null;
  readonly rows: string;
  readonly columns: string;
  readonly canvas: Canvas;
};

/** The fields that a problem can belong to. */
type BoxField = 'text' | 'rows' | 'columns' | 'sums';

/** What the draft of the present mode means. */
export type BoxReading = {
  readonly puzzle: Puzzle | null;
  /** The same puzzle with what its text tells of it. */
  readonly told?: ToldPuzzle;
  /** What can be chosen, of a text with several puzzles: the words for each. */
  readonly choices?: readonly string[];
  readonly summary: string; // one sentence about the whole
  readonly tone: 'info' | 'error';
  readonly problems: Readonly<Partial<Record<BoxField, readonly Problem[]>>>;
};

/** A painting of empty cells. */
export function emptyCanvas(height: number, width: number): Canvas {
  return { height, width, cells: new Uint8Array(mostLines * mostLines) };
}

/** An untouched box. */
export function emptyDrafts(): Drafts {
  return {
    mode: 'text',
    text: '',
    chosen: null,
    rows: '',
    columns: '',
    canvas: emptyCanvas(10, 10),
  };
}

/** The visible part of a painting. */
export function imageOf({ height, width, cells }: Canvas): Grid {
  const image = new Uint8Array(height * width);
  for (let i = 0; i < height; i++)
    image.set(cells.subarray(i * mostLines, i * mostLines + width), i * width);
  return { height, width, cells: image };
}

/** A painting that shows an image; cells that are not filled are empty. */
export function canvasOf({ height, width, cells }: Grid): Canvas {
  const canvas = emptyCanvas(height, width);
  for (let at = 0; at < cells.length; at++)
    if (cells[at] === FILLED)
      canvas.cells[Math.floor(at / width) * mostLines + (at % width)] = FILLED;
  return canvas;
}

/** The painting with one cell set. */
export function painted(canvas: Canvas, row: number, column: number, cell: number): Canvas {
  const at = row * mostLines + column;
  if (canvas.cells[at] === cell) return canvas;
  const cells = canvas.cells.slice();
  cells[at] = cell;
  return { ...canvas, cells };
}

/** The painting with every visible cell emptied, or turned over. */
export function repainted(canvas: Canvas, how: 'clear' | 'invert'): Canvas {
  const cells = canvas.cells.slice();
  for (let i = 0; i < canvas.height; i++)
    for (let j = 0; j < canvas.width; j++) {
      const at = i * mostLines + j;
      cells[at] = how === 'invert' && cells[at] === EMPTY ? FILLED : EMPTY;
    }
  return { ...canvas, cells };
}

/** Reads the draft of the present mode. */
export function readDrafts(drafts: Drafts): BoxReading {
  switch (drafts.mode) {
    case 'text':
      return readText(drafts.text, drafts.chosen);
    case 'lines':
      return readTwoFields(drafts.rows, drafts.columns);
    case 'paint':
      return readCanvas(drafts.canvas);
  }
}

const info = (summary: string): BoxReading => ({
  puzzle: null,
  summary,
  tone: 'info',
  problems: {},
});

const howMany = (count: number): string =>
  `${counted(count, 'problem')} to mend before it can be used.`;

function readText(text: string, chosen: number | null): BoxReading {
  if (text.trim() === '') return info('Nothing here yet.');
  const readings = readPuzzles(text);
  const [first] = readings;
  if (first === undefined) return info('Nothing here yet.');
  if (readings.length === 1) return readOne(first);
  const choices = readings.map(choiceText);
  const one = chosen === null ? undefined : readings[chosen];
  if (one !== undefined) return { ...readOne(one), choices };
  const as = first.kind === null ? '' : `Read as ${formatName(first.kind)}: `;
  return { ...info(`${as}${counted(readings.length, 'puzzle')}, choose one.`), choices };
}

/** One of several puzzles in a line: its number, its name, its size. */
function choiceText(reading: PuzzleReading, at: number): string {
  const named = reading.name === undefined ? '' : `${reading.name}, `;
  const what =
    'puzzle' in reading
      ? sizeText(reading.puzzle.rows.length, reading.puzzle.columns.length)
      : 'cannot be read';
  return `${at + 1}: ${named}${what}`;
}

function readOne(reading: PuzzleReading): BoxReading {
  if ('puzzle' in reading) {
    const { puzzle, kind, note } = reading;
    const noted = note === undefined ? '' : ` ${note}`;
    const summary = `Read as ${formatName(kind)}: ${countsText(puzzle)}.${noted}`;
    return {
      puzzle,
      told: { puzzle, ...toldOf(reading) },
      summary,
      tone: 'info',
      problems: {},
    };
  }
  const as = reading.kind === null ? '' : `Read as ${formatName(reading.kind)}: `;
  return {
    puzzle: null,
    summary: `${as}${howMany(reading.problems.length)}`,
    tone: 'error',
    problems: { text: reading.problems },
  };
}

function readTwoFields(rowsText: string, columnsText: string): BoxReading {
  const rows = readLines(rowsText);
  const columns = readLines(columnsText);
  const sums = sumText(sumOfRuns(rows.lines), sumOfRuns(columns.lines));
  if (rows.lines.length === 0 && columns.lines.length === 0) return info('Nothing here yet.');
  const ofRows = [...rows.problems, ...misfits(rows.lines, 'row', columns.lines.length)];
  const ofColumns = [...columns.problems, ...misfits(columns.lines, 'column', rows.lines.length)];
  const problems = { rows: ofRows, columns: ofColumns };
  const missing = rows.lines.length === 0 ? 'rows' : columns.lines.length === 0 ? 'columns' : null;
  if (missing !== null && ofRows.length + ofColumns.length === 0)
    return {
      puzzle: null,
      summary: `${sums}: the ${missing} are still missing.`,
      tone: 'info',
      problems,
    };
  const draft = {
    kind: 'clues',
    rows: rows.lines,
    columns: columns.lines,
    problems: [...ofRows, ...ofColumns],
  } as const;
  const reading = within(finish(draft), mostLines);
  if ('puzzle' in reading)
    return {
      puzzle: reading.puzzle,
      summary: `${sums}: equal. ${countsText(reading.puzzle)}.`,
      tone: 'info',
      problems,
    };
  const inFields = ofRows.length + ofColumns.length;
  return inFields > 0
    ? { puzzle: null, summary: `${sums}. ${howMany(inFields)}`, tone: 'error', problems }
    : {
        puzzle: null,
        summary: reading.problems[0]?.message ?? sums,
        tone: 'error',
        problems: { ...problems, sums: reading.problems },
      };
}

/** Nothing can be said about fitting before the other field says how long the lines are. */
function misfits(
  lines: Parameters<typeof lineProblems>[0],
  name: 'row' | 'column',
  length: number,
): Problem[] {
  return length === 0 ? [] : lineProblems(lines, name, length);
}

function readCanvas(canvas: Canvas): BoxReading {
  const puzzle = puzzleOf(imageOf(canvas));
  return { puzzle, summary: `${countsText(puzzle)}.`, tone: 'info', problems: {} };
}

/** A puzzle's size in words: `10 rows, 12 columns, 45 filled cells`. */
export function countsText(puzzle: Puzzle): string {
  const filled = sumOfRuns(puzzle.rows.map((runs) => ({ runs })));
  return `${counted(puzzle.rows.length, 'row')}, ${counted(puzzle.columns.length, 'column')}, ${counted(filled, 'filled cell')}`;
}

/**
 * A puzzle put into the fields of one mode, to be edited there.
 *
 * @returns the drafts that change, and what to tell the reader
 */
export function draftsOfPuzzle(
  mode: BoxMode,
  present: ToldPuzzle,
): { readonly drafts: Partial<Drafts>; readonly said: string } {
  const { puzzle } = present;
  const said = 'The puzzle of the figure is in the box.';
  switch (mode) {
    case 'text': {
      // typed descriptions have no place for texts or for clues; the goal goes, which would contradict what is edited
      const told = cleanDetails(present);
      const plain = Object.keys(told).length === 0 && puzzle.clues === undefined;
      const text = plain ? formatClueText(puzzle) : writeJson({ puzzle, ...told });
      return { drafts: { text, chosen: null }, said };
    }
    case 'lines':
      return {
        drafts: { rows: formatLines(puzzle.rows), columns: formatLines(puzzle.columns) },
        said: puzzle.clues
          ? 'The clues of the figure’s puzzle are in the box; there is no place here for the cells that are given.'
          : said,
      };
    case 'paint': {
      const { grid } = solveSimple(puzzle);
      return adheres(grid, puzzle)
        ? { drafts: { canvas: canvasOf(grid) }, said: 'The solution of the figure is in the box.' }
        : {
            drafts: { canvas: canvasOf(startGrid(puzzle)) },
            said: 'The figure’s puzzle is not simple, so there is no solution to paint on: its size is in the box.',
          };
    }
  }
}
