/** A game as a text: what the browser keeps of it, and the file in which it is saved. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { countIn, listIn, recordIn } from '../../notebook/plain/storedTally.ts';
import { digestOf } from '../../notebook/plain/digest.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { Effort } from './effort.ts';
import type { Move } from './moves.ts';

/** A game with its puzzle. */
export type SavedGame = {
  readonly code: string; // of the puzzle
  readonly name: string;
  readonly moves: readonly Move[];
  readonly at: number; // moves that are on the board
  readonly solved: boolean;
  readonly seconds: number; // played with the clock on
  readonly day: string; // of the last move
  /** What it has cost its player; null where that is not known, as of games from before it was counted. */
  readonly effort: Effort | null;
};

/** Raised when older pages could no longer read what this one writes. */
const gameVersion = 1;

const kind = 'nonogram-game';

const fields = ['code', 'name', 'moves', 'at', 'solved', 'seconds', 'day', 'effort'] as const;

/** The digest of a game, whatever a file says beside it. */
const digestOfGame = (game: Readonly<Record<string, unknown>>): string =>
  digestOf(fields.map((field) => game[field] ?? null));

/** The game as plain data for a file. */
export const gameJson = (game: SavedGame): Record<string, unknown> => ({
  kind,
  version: gameVersion,
  ...game,
  digest: digestOfGame(game),
});

/** What a text comes to. `version`: written by another version; `damaged`: with the reason. */
export type GameReading =
  | { readonly kind: 'game'; readonly game: SavedGame }
  | { readonly kind: 'version'; readonly version: number }
  | { readonly kind: 'damaged'; readonly reason: string };

/** Reads a game. */
export function readGame(text: string): GameReading {
  try {
    return readingOf(recordIn('game', JSON.parse(text)));
  } catch (error) {
    if (error instanceof SyntaxError)
      return { kind: 'damaged', reason: 'it breaks off or is no JSON' };
    if (error instanceof RangeError) return { kind: 'damaged', reason: error.message };
    throw error;
  }
}

/** @throws RangeError or SyntaxError with the reason why it is none */
export function readingOf(record: Readonly<Record<string, unknown>>): GameReading {
  if (record['kind'] !== kind) return { kind: 'damaged', reason: 'it is not a game of this page' };
  const version = countIn('version', record['version'], 1_000_000);
  if (version !== gameVersion) return { kind: 'version', version };
  const game = gameIn(record);
  const { digest = null } = record; // one from before there were digests has none
  if (digest !== null && digest !== digestOfGame(record))
    throw new RangeError('it was changed since it was kept');
  return { kind: 'game', game };
}

const mostMoves = 200_000;
const mostSeconds = 1e9;

function gameIn(value: unknown): SavedGame {
  const game = recordIn('game', value);
  const code = String(game['code']);
  const puzzle = decodePuzzle(code);
  const list = listIn('moves', game['moves']);
  if (list.length > mostMoves) throw new RangeError(`it has more than ${mostMoves} moves`);
  return {
    code,
    name: String(game['name']).slice(0, 200),
    moves: list.map((move) => moveIn(move, puzzle)),
    at: countIn('at', game['at'], list.length),
    solved: game['solved'] === true,
    seconds: countIn('seconds', game['seconds'], mostSeconds),
    day: dayIn(game['day']),
    effort: effortIn(game['effort'] ?? null),
  };
}

const dayIn = (value: unknown): string => String(value).slice(0, 10);

function effortIn(value: unknown): Effort | null {
  if (value === null) return null;
  const { ms, hints, solved } = recordIn('effort', value);
  return {
    ms: countIn('ms', ms, 1000 * mostSeconds),
    hints: countIn('hints', hints, mostMoves),
    solved: solved === null ? null : dayIn(solved),
  };
}

const plainKinds = ['drop', 'other', 'keep', 'clear'] as const;

function moveIn(value: unknown, { rows, columns }: Puzzle): Move {
  const move = recordIn('move', value);
  const last = rows.length * columns.length - 1;
  const plain = plainKinds.find((one) => one === move['kind']);
  if (plain !== undefined) return { kind: plain };
  const mark = countIn('mark', move['mark'], 2);
  if (move['kind'] === 'suppose' && mark < 2)
    return { kind: 'suppose', cell: countIn('cell', move['cell'], last), mark: mark === 1 ? 1 : 0 };
  if (move['kind'] !== 'mark') throw new RangeError(`no such move: ${String(move['kind'])}`);
  const cells = listIn('cells', move['cells']).map((cell) => countIn('cell', cell, last));
  return { kind: 'mark', cells, mark };
}
