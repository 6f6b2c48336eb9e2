/** Puzzles in nineteen formats are recognised and read from their text, and written in those that others read. */
import { UNKNOWN } from '../engine/board/cell.ts';
import type { Puzzle as EnginePuzzle } from '../engine/board/puzzle.ts';
import { solve } from '../engine/solve/solve.ts';
import { readPuzzles as readAll } from '../formats/detect.ts';
import { refusal } from '../formats/format.ts';
import type { Format } from '../formats/format.ts';
import { formats as all } from '../formats/formats.ts';
import type { ReadLimits } from '../formats/limits.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import { pictured, wantsPicture } from '../formats/solvedPicture.ts';
import { cleanDetails, details } from '../formats/told.ts';
import type { ToldPuzzle } from '../formats/told.ts';
import { isObject, kindOf, numberOf, optionsOf, refuse } from './door/arguments.ts';
import type { Chunks } from './door/chunks.ts';
import { partsOf } from './door/chunks.ts';
import { mostSide, pictureOfInput } from './door/grids.ts';
import { gridOut } from './door/out.ts';
import { puzzleOfInput } from './door/puzzles.ts';
import { NonogramError } from './errors.ts';
import type { Grid, Puzzle, PuzzleInput, PuzzleTexts } from './door/shapes.ts';

/**
 * The name of a format: `non` and `nonpack` (Simpson), `json`, `xml` (webpbn), `nin`, `mk` and `g` (Olsak), `cwd`, `gno` (gnonograms),
 * `taai` (tournaments), `game` (Simon Tatham's Pattern), `puzzlink` and `pzpr`, `pbm` and `picture` (of characters), `clues` as typed
 * by hand, the `link` and `code` of Nonogram Explorer, and `lists` with names as programs and settings have them.
 */
export type FormatId =
  | 'clues'
  | 'non'
  | 'nonpack'
  | 'json'
  | 'xml'
  | 'nin'
  | 'mk'
  | 'g'
  | 'cwd'
  | 'gno'
  | 'taai'
  | 'game'
  | 'puzzlink'
  | 'pzpr'
  | 'pbm'
  | 'picture'
  | 'link'
  | 'code'
  | 'lists';

/** A format of puzzles. */
export type FormatInfo = {
  readonly id: FormatId;
  /** What it is called in a menu: ".non". */
  readonly label: string;
  /** Ends of file names, without the point, the usual one first; none for what is no file. */
  readonly extensions: readonly string[];
  /** Whether it is also written; all are read. */
  readonly writes: boolean;
  /** Whether a text can hold more than one puzzle. */
  readonly several: boolean;
  /** What it has a place for besides the clues. */
  readonly keeps: readonly (keyof PuzzleTexts | 'picture' | 'given')[];
};

/** A puzzle that was read from a text. */
export type PuzzleRead = Puzzle & {
  /** The format that the text was taken to be in. */
  readonly format: FormatId;
  /** How a text was taken that can be meant in several ways. */
  readonly note?: string;
};

/** All formats, those with the most certain signs first: a text is taken for the first that knows it. */
export const formats: readonly FormatInfo[] = /* @__PURE__ */ all.map(
  ({ id, label, extensions, writer }) => ({
    id,
    label,
    extensions: [...extensions],
    writes: writer !== undefined,
    several: writer?.several ?? false,
    keeps: [
      ...(writer?.keeps ?? []).map((one) => (one === 'goal' ? 'picture' : one)),
      ...(writer?.givesCells === true ? (['given'] as const) : []),
    ],
  }),
);

function contentOf(value: unknown): string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array
    ? value
    : refuse(`A puzzle is read from a text, or the bytes of a file, not ${kindOf(value)}.`);
}

/** How much of a text is read, for those who do not know where it is from. */
export type ReadOptions = {
  /** Most characters of a text, 1 or more; default no limit. */
  readonly mostCharacters?: number;
  /** Most rows, and most columns, of a puzzle, 1 to 1,000; default 1,000, which is the most that {@link solve} takes. */
  readonly mostSide?: number;
};

function limitsOf(options: ReadOptions, call: string): ReadLimits {
  const given = optionsOf(options, call, ['mostCharacters', 'mostSide']);
  return {
    lines: numberOf(given, 'mostSide', { least: 1, most: mostSide, usual: mostSide }),
    characters: numberOf(given, 'mostCharacters', { least: 1, most: Infinity, usual: Infinity }),
    textLines: Infinity,
    tokens: Infinity,
    puzzles: Infinity,
  };
}

/** The error of a text that could not be read, and that begins in some line, counted from 1. */
function errorOf(reading: Exclude<PuzzleReading, ToldPuzzle>, begins: number): NonogramError {
  return new NonogramError(
    'text',
    reading.problems.map(({ line, column, message }) => ({
      message,
      place: {
        kind: 'text',
        line: line + begins - 1,
        ...(column === undefined ? {} : { column }),
      },
    })),
  );
}

function gridOfCells({ rows, columns }: EnginePuzzle, cells: Uint8Array): Grid {
  return gridOut({ height: rows.length, width: columns.length, cells });
}

function readOut(reading: PuzzleReading, begins = 1): PuzzleRead | NonogramError {
  if ('problems' in reading) return errorOf(reading, begins);
  const { kind, note, goal, puzzle } = reading;
  const { rows, columns, clues } = puzzle;
  return {
    rows: rows.map((clue) => [...clue]),
    columns: columns.map((clue) => [...clue]),
    ...(clues?.some((cell) => cell !== UNKNOWN) === true
      ? { given: gridOfCells(puzzle, clues) }
      : {}),
    ...cleanDetails(reading),
    ...(goal === undefined ? {} : { picture: gridOfCells(puzzle, goal) }),
    format: kind,
    ...(note === undefined ? {} : { note }),
  };
}

/**
 * Reads the one puzzle of a text, in any of the {@link formats}.
 *
 * @param text - of a file, an address, a picture of `#` and `.`; or the bytes of a file, whichever way its letters are written
 * @param options - how much is read: default whatever {@link solve} takes
 * @returns the puzzle, with what the text tells of it
 * @throws NonogramError with code `text` and all that is wrong, line by line; also for a text that holds several puzzles
 */
export function readPuzzle(text: string | Uint8Array, options: ReadOptions = {}): PuzzleRead {
  const readings = readAll(contentOf(text), limitsOf(options, 'readPuzzle'));
  const [first] = readings;
  if (first === undefined || readings.length > 1)
    throw new NonogramError(
      'text',
      `The text holds ${readings.length} puzzles: readPuzzles reads them all.`,
    );
  const read = readOut(first);
  if (read instanceof NonogramError) throw read;
  return read;
}

/**
 * Reads all puzzles of a text of any length, in any of the {@link formats}.
 *
 * @param text - as for {@link readPuzzle}
 * @param options - likewise
 * @returns for each a puzzle, or the error that says why it is none; at least one of either
 * @throws NonogramError for what is no text
 */
export function readPuzzles(
  text: string | Uint8Array,
  options: ReadOptions = {},
): readonly (PuzzleRead | NonogramError)[] {
  const readings = readAll(contentOf(text), limitsOf(options, 'readPuzzles'));
  return readings.map((reading) => readOut(reading));
}

/**
 * Reads the puzzles of what comes in chunks: a stream of a file, the body of an answer, a list of lines. JSON lines, a puzzle each, are
 * read one by one as they come, so there may be no end of them; all other formats are read once everything is there.
 *
 * @param chunks - texts or bytes, from any iterable; where a chunk ends does not matter
 * @param options - as for {@link readPuzzle}; `mostCharacters` counts those of a line, of JSON lines
 * @returns a puzzle each, or the error that says why it is none; at least one of either
 * @throws NonogramError for what is no iterable, and for chunks of another kind; and whatever the iterable throws
 */
export function readPuzzleStream(
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<PuzzleRead | NonogramError, void, undefined> {
  const limits = limitsOf(options, 'readPuzzleStream');
  const isIterable =
    typeof chunks === 'string' ||
    (typeof chunks === 'object' &&
      (chunks as unknown) !== null &&
      (Symbol.asyncIterator in chunks || Symbol.iterator in chunks));
  return isIterable
    ? readParts(chunks, limits)
    : refuse(`Chunks come from an iterable, such as a stream, not ${kindOf(chunks)}.`);
}

async function* readParts(
  chunks: Chunks,
  limits: ReadLimits,
): AsyncGenerator<PuzzleRead | NonogramError, void, undefined> {
  for await (const { content, line } of partsOf(chunks))
    for (const reading of readAll(content, limits)) yield readOut(reading, line);
}

function formatOf(id: unknown): Format {
  const found = all.find((one) => one.id === id);
  if (found !== undefined) return found;
  const known = all.flatMap((one) => (one.writer ? one.id : [])).join(', ');
  throw new NonogramError(
    'format',
    `There is no format ${typeof id === 'string' ? `"${id.slice(0, 30)}"` : kindOf(id)}; these are written: ${known}.`,
  );
}

/** A puzzle with what is told of it, as the formats have it. */
function toldOf(input: PuzzleInput): ToldPuzzle {
  const puzzle = puzzleOfInput(input);
  const texts = Object.fromEntries(
    details.flatMap((detail) => {
      const text: unknown = input[detail];
      if (text === undefined) return [];
      if (typeof text === 'string') return [[detail, text]];
      return refuse(`The ${detail} of a puzzle is a text, not ${kindOf(text)}.`, {
        kind: 'option',
        name: detail,
      });
    }),
  );
  if (input.picture === undefined) return { puzzle, ...texts };
  const { height, width, cells } = pictureOfInput(input.picture, 'picture');
  if (height !== puzzle.rows.length || width !== puzzle.columns.length)
    refuse(
      `The picture has ${height} rows of ${width} cells, the puzzle ${puzzle.rows.length} of ${puzzle.columns.length}.`,
    );
  return { puzzle, ...texts, goal: cells };
}

/** Propagations after which no picture of a puzzle is looked for any more: some seconds. */
const limit = 10_000_000;

/** A puzzle that a format can hold; one of pictures gets its solution. */
function writable(puzzle: ToldPuzzle, format: Format): ToldPuzzle {
  if (!wantsPicture(puzzle, format)) {
    const why = refusal(format, puzzle);
    if (why !== null) throw new NonogramError('format', why);
    return puzzle;
  }
  const solved = pictured(puzzle, format, solve(puzzle.puzzle, { limit }));
  if ('wrong' in solved) throw new NonogramError('format', solved.wrong);
  return solved.puzzle;
}

/**
 * Writes one puzzle, or several into one text. A format that holds a picture alone gets the solution, which is looked for some
 * seconds at most.
 *
 * @param puzzle - with what is told of it; what the format has no place for is left out ({@link FormatInfo.keeps})
 * @param format - its name: `non`, `json`, `xml` (webpbn) and others of {@link formats}
 * @returns the text of a file
 * @throws NonogramError with code `format` for one that is not written, or cannot hold this puzzle; and for what is no puzzle
 */
export function writePuzzle(
  puzzle: PuzzleInput | readonly PuzzleInput[],
  format: FormatId,
): string {
  const found = formatOf(format);
  const list: readonly unknown[] = Array.isArray(puzzle) ? puzzle : [puzzle];
  if (list.length === 0) refuse('There is no puzzle to write: the list is empty.');
  const puzzles = list.map((one) => {
    if (!isObject(one)) puzzleOfInput(one); // says what it is
    return toldOf(one as PuzzleInput);
  });
  if (puzzles.length > 1 && found.writer?.several === false)
    throw new NonogramError(
      'format',
      `${found.label} holds one puzzle, and there are ${puzzles.length}.`,
    );
  return found.writer?.write(puzzles.map((one) => writable(one, found))) ?? '';
}
