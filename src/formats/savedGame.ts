/** Saved games of Simon Tatham's Portable Puzzle Collection: lines `NAME    :5:value`, with the length of each value. */
import { EMPTY, FILLED, UNKNOWN } from '../engine/board/cell.ts';

/** A saved game of Pattern. */
export type SavedGame = {
  readonly id: string; // the game ID
  readonly at: number; // where its description stands in the text
  readonly marks: (cells: number, width: number) => Uint8Array; // what the player has filled in, row by row
};

/** */
export const isSavedGame = (text: string): boolean => /^SAVEFILE:\d+:/.test(text);

type Entry = { readonly name: string; readonly value: string; readonly at: number };

function entriesOf(text: string): readonly Entry[] {
  const entries: Entry[] = [];
  const head = /([A-Z]+) *:(\d{1,7}):/y;
  for (let at = 0; at < text.length;) {
    head.lastIndex = at;
    const [whole, name = '', length = ''] = head.exec(text) ?? [];
    if (whole === undefined) break;
    const start = at + whole.length;
    entries.push({ name, value: text.slice(start, start + Number(length)), at: start });
    at = start + Number(length);
    while (text[at] === '\n' || text[at] === '\r') at++;
  }
  return entries;
}

/**
 * Reads a saved game.
 *
 * @returns null for one of another game, or without a description; its name is told then
 */
export function savedGame(text: string): SavedGame | { readonly game: string } {
  const entries = entriesOf(text);
  const of = (name: string): Entry | undefined => entries.find((entry) => entry.name === name);
  const [game, params, desc] = [of('GAME'), of('CPARAMS') ?? of('PARAMS'), of('DESC')];
  if (game?.value !== 'Pattern' || params === undefined || desc === undefined)
    return { game: game?.value ?? '' };
  const size = /^\d+(?:x\d+)?/.exec(params.value)?.[0] ?? '';
  // one number is both sides
  const id = `${size.includes('x') ? size : `${size}x${size}`}:${desc.value}`;
  const moves = entries.filter(({ name }) => /^(?:MOVE|SOLVE|RESTART)$/.test(name));
  const made = Math.max(0, Number(of('STATEPOS')?.value ?? moves.length + 1) - 1);
  return {
    id,
    at: desc.at,
    marks: (count, width) => {
      const cells = new Uint8Array(count).fill(UNKNOWN);
      for (const move of moves.slice(0, made)) play(cells, width, move);
      return cells;
    },
  };
}

const values: Readonly<Record<string, number>> = { F: FILLED, E: EMPTY, U: UNKNOWN };

/** A move sets a rectangle, `F2,0,1,1`; a solution all cells; a new start none. */
function play(cells: Uint8Array, width: number, { name, value }: Entry): void {
  if (name === 'RESTART') cells.fill(UNKNOWN);
  const [, letter = '', ...numbers] = /^([FEU])(\d+),(\d+),(\d+),(\d+)$/.exec(value) ?? [];
  const cell = values[letter];
  if (cell !== undefined) {
    const [x = 0, y = 0, across = 0, down = 0] = numbers.map(Number);
    const right = Math.min(x + across, width);
    const bottom = Math.min(y + down, cells.length / width);
    for (let row = y; row < bottom; row++)
      if (x < right) cells.fill(cell, row * width + x, row * width + right);
  }
  if (/^S[01]+$/.test(value) && value.length === cells.length + 1)
    for (let at = 0; at < cells.length; at++) cells[at] = value[at + 1] === '1' ? FILLED : EMPTY;
}
