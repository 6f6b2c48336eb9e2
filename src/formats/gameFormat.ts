/**
 * Game IDs of "Pattern" in Simon Tatham's Portable Puzzle Collection: `5x4:2/1.1//3/…`, the width, the height, the columns
 * from left to right and the rows from top to bottom; cells that are given may follow after a comma. A saved
 * game holds one, and the marks of its player.
 */
import { EMPTY, FILLED, UNKNOWN } from '../engine/board/cell.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { sizeProblem } from './limits.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { finish, isRead, quoted, refused } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { readRuns } from './runText.ts';
import { isSavedGame, savedGame } from './savedGame.ts';
import type { ToldPuzzle } from './told.ts';

/** An ID alone, or at the end of the address of the game's page. */
function idIn(text: string): string | null {
  const whole = text.trim();
  const border = whole.indexOf('#');
  const page = border < 0 ? '' : whole.slice(0, border);
  const onPage = /^https?:/i.test(page) && page.includes('pattern');
  const id = onPage ? whole.slice(border + 1) : whole;
  return /^\d{1,4}x\d{1,4}[:#]\S*$/.test(id) ? id : null;
}

const refusedAt = (text: string, at: string, message: string): PuzzleReading => {
  const start = text.indexOf(at);
  const line = text.slice(0, Math.max(0, start)).split('\n').length;
  return refused('game', [{ line, message }]);
};

function readGame(text: string): PuzzleReading {
  const id = idIn(text) ?? '';
  const [, first = '', second = '', sign, rest = ''] = /^(\d+)x(\d+)([:#])(.*)$/is.exec(id) ?? [];
  const [width, height] = [Number(first), Number(second)];
  if (sign === '#')
    return refusedAt(
      text,
      id,
      'This is a random seed ("#"), which only the game itself can turn into a puzzle: give the game ID, which has ":" after the size.',
    );
  const wrong = sizeProblem(height, width);
  if (wrong !== null) return refusedAt(text, id, wrong);
  const [clueText = '', ...given] = rest.split(',');
  const parts = clueText.split('/');
  if (parts.length !== width + height) {
    const many = parts.length < width + height ? 'few' : 'many';
    return refusedAt(
      text,
      id,
      `The game ID has too ${many} clues: ${counted(width, 'column')} and ${counted(height, 'row')} need ${width + height}, with "/" between them; it has ${parts.length}.`,
    );
  }
  const before = text.indexOf(id) + first.length + second.length + 2;
  const line = text.slice(0, before).split('\n').length;
  const problems: Problem[] = [];
  const lines = linesOfParts(parts, line, before - text.lastIndexOf('\n', before) - 1, problems);
  const clues = given.length === 0 ? undefined : cellsIn(given.join(','), width * height);
  if (typeof clues === 'string') problems.push({ line, message: clues });
  return finish({
    kind: 'game',
    rows: lines.slice(width),
    columns: lines.slice(0, width),
    problems,
    clues: typeof clues === 'string' ? undefined : clues,
  });
}

/** A saved game: its puzzle, and what its player has marked. */
function readSaved(text: string): PuzzleReading {
  const saved = savedGame(text);
  if ('game' in saved) {
    const what =
      saved.game === '' || saved.game === 'Pattern'
        ? 'a saved game without a puzzle'
        : `a saved game of ${quoted(saved.game)}`;
    const message = `This is ${what}, of Simon Tatham’s Portable Puzzle Collection: only those of Pattern can be read.`;
    return refused('game', [{ line: 1, message }]);
  }
  const reading = readGame(saved.id);
  if (!isRead(reading)) {
    const line = text.slice(0, saved.at).split('\n').length;
    return refused(
      'game',
      reading.problems.map(({ message }) => ({ line, message })),
    );
  }
  const { rows, columns } = reading.puzzle;
  const marks = saved.marks(rows.length * columns.length, columns.length);
  const given = reading.puzzle.clues;
  if (given === undefined && marks.every((cell) => cell === UNKNOWN)) return reading;
  const clues = marks.map((cell, at) => (cell === UNKNOWN ? (given?.[at] ?? UNKNOWN) : cell));
  const note = 'The marks of the saved game were taken as given cells.';
  return { ...reading, puzzle: { rows, columns, clues }, note };
}

/** The clues, each with the column of the text at which it begins. */
function linesOfParts(
  parts: readonly string[],
  line: number,
  before: number,
  problems: Problem[],
): LocatedRuns[] {
  let at = before;
  return parts.map((part) => {
    const column = at + 1;
    at += part.length + 1;
    if (part === '') return { runs: [], line, column };
    if (/^\d+(?:\.\d+)*$/.test(part)) {
      // a 0 has no meaning here: an empty line is nothing between two slashes
      const runs = readRuns(part.replaceAll('.', ' '), line, column - 1, problems);
      if (part === '0') problems.push({ line, column, message: zeroText });
      return { runs, line, column };
    }
    problems.push({
      line,
      column,
      message: `The game ID has ${quoted(part)} as a clue: write numbers with points between them.`,
    });
    return { runs: [], line, column };
  });
}

const zeroText =
  'The game ID has 0 as a clue: a line without filled cells is nothing between two slashes.';

/**
 * Cells that are given: each letter is a number of steps (a none, y 24) and a cell, upper case filled and lower case empty;
 * z is 25 steps without a cell.
 *
 * @returns the cells, or what is wrong
 */
function cellsIn(text: string, count: number): Uint8Array | string {
  const cells = new Uint8Array(count).fill(UNKNOWN);
  let at = 0;
  for (const letter of text) {
    if (!/^[a-z]$/i.test(letter))
      return `The given cells of the game ID hold ${quoted(letter)}: they are letters.`;
    if (at >= count) return 'The game ID gives more cells than the puzzle has.';
    const steps = letter.toLowerCase().charCodeAt(0) - 97;
    at += steps;
    if (at > count) return 'The game ID gives more cells than the puzzle has.';
    if (steps < 25 && at < count) cells[at++] = letter === letter.toLowerCase() ? EMPTY : FILLED;
  }
  return at === count ? cells : 'The given cells of the game ID break off before the last cell.';
}

function writeGame({ puzzle: { rows, columns, clues } }: ToldPuzzle): string {
  const parts = [...columns, ...rows].map((runs) => runs.join('.'));
  const given = clues === undefined ? '' : `,${cellsText(clues)}`;
  return `${columns.length}x${rows.length}:${parts.join('/')}${given}\n`;
}

function cellsText(cells: Uint8Array): string {
  let text = '';
  let steps = 0;
  const letter = (): string => String.fromCharCode(97 + steps);
  for (const cell of cells) {
    if (cell === UNKNOWN) steps++;
    else {
      text += cell === FILLED ? letter().toUpperCase() : letter();
      steps = 0;
    }
    if (steps === 25) {
      text += 'z';
      steps = 0;
    }
  }
  return steps === 0 ? text : text + letter();
}

export const gameFormat: Format = {
  id: 'game',
  name: 'a game ID of Simon Tatham’s Pattern',
  label: 'Simon Tatham’s game ID',
  extensions: [],
  detect: (text) => isSavedGame(text) || idIn(text) !== null,
  read: (text) => [isSavedGame(text) ? readSaved(text) : readGame(text)],
  writer: writerOfOne(writeGame, { givesCells: true }),
};
