/** The game for ears: what was said, in order, and any line of the board as text. Whoever hears only this can play. */
import type { TemplateResult } from 'lit-html';
import type { Direction } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import { enumerated } from '../../notebook/plain/numbers.ts';
import type { Game } from '../../kit/play/game.ts';
import { descriptionOf, lineHolds } from '../../kit/play/game.ts';
import { html } from '../../notebook/template/html.ts';
import type { GameOnShow } from './gameOnShow.ts';
import { progressText } from './model.ts';
import type { Reading } from './playKeys.ts';

/** Sentences that are kept; the oldest go first. */
const mostKept = 500;

/** What was said to the player, in order. */
export class Heard {
  #said: string[] = [];

  say(text: string): void {
    if (text === '') return;
    this.#said = [...this.#said.slice(1 - mostKept), text];
  }

  /** @param open - whether it is on show: else nothing is drawn */
  template(game: Game, open: boolean): TemplateResult {
    if (!open) return html``;
    return html`<p>
        On a cell, R reads its row and C its column; P says how much is marked. H gives a hint, and
        more of it each time; K checks your marks; N goes to the next line that still gives
        something and reads it. All that is said stands here, the newest last.
      </p>
      <div class="play-heard" tabindex="0" role="group" aria-label="What was said">
        <ol data-transcript>
          ${this.#said.map((text) => html`<li>${text}</li>`)}
        </ol>
      </div>
      <h3>The board as text</h3>
      <div class="play-lines" tabindex="0" role="group" aria-label="The board as text">
        <ul data-rows>
          ${game.puzzle.rows.map((_, index) => html`<li>${lineText(game, 'H', index)}</li>`)}
        </ul>
        <ul data-columns>
          ${game.puzzle.columns.map((_, index) => html`<li>${lineText(game, 'V', index)}</li>`)}
        </ul>
      </div>`;
  }
}

const valueWords = [
  [FILLED, 'filled'],
  [EMPTY, 'empty'],
  [UNKNOWN, 'unknown'],
] as const;

/** Stretches of places in a line, counted from 1: "1 to 3 and 5". */
function placesOf(line: Uint8Array, value: number): string {
  const parts: string[] = [];
  for (let at = 0; at < line.length; at++) {
    if (line[at] !== value) continue;
    const from = at;
    while (line[at + 1] === value) at++;
    parts.push(from === at ? String(at + 1) : `${from + 1} to ${at + 1}`);
  }
  return enumerated(parts);
}

/**
 * A line in words: "Row 3: 2 1. Filled 4 and 5; unknown 1 to 3." A line that holds says so.
 *
 * @param index - zero-based
 */
export function lineText(game: Game, direction: Direction, index: number): string {
  const { rows, columns } = game.puzzle;
  const grid = { height: rows.length, width: columns.length, cells: game.marks };
  const line = lineOf(grid, direction, index);
  const clue = descriptionOf(game, { direction, index });
  const parts = valueWords
    .map(([value, word]) => [word, placesOf(line, value)] as const)
    .filter(([, places]) => places !== '')
    .map(([word, places]) => `${word} ${places}`);
  const told = parts.join('; ');
  const holds = lineHolds(game, { direction, index }) ? ' It holds.' : '';
  const numbers = clue.length === 0 ? '0' : clue.join(' ');
  return `${direction === 'H' ? 'Row' : 'Column'} ${index + 1}: ${numbers}. ${told.charAt(0).toUpperCase()}${told.slice(1)}.${holds}`;
}

/** What is read out at a cell, zero-based. */
export function readOut(
  { game, solved, said }: GameOnShow,
  [row, column]: readonly [number, number],
  reading: Reading,
): string {
  if (reading === 'row') return lineText(game, 'H', row);
  if (reading === 'column') return lineText(game, 'V', column);
  return solved ? said : `${progressText(game.puzzle, game.marks)}.`;
}
