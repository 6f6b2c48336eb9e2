/** The figure of a puzzle to be played: state in, template out. */
import type { TemplateResult } from 'lit-html';
import { solve } from '../../engine/solve/solve.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { Game } from '../../kit/play/game.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { PlayProps } from './model.ts';

/** How it is played, for those who come to it first. */
const keysText =
  'Press once: filled. Twice: a dot, for a cell that you know to be empty. A third time: no mark. Drag to mark several. Keys: arrows move, Space marks, X sets a dot.';

/** What is to be seen, and what the reader can do. */
export type PlayShown = {
  readonly board: Part;
  readonly text: string;
  readonly solved: boolean;
  readonly onward: PlayProps['onward'];
  readonly check: () => void;
};

/** @source none */
export const playView = ({ board, text, solved, onward, check }: PlayShown): TemplateResult =>
  html`<div class="play ${solved ? 'is-solved' : ''}">
    ${part(board)}
    <div class="play-beside">
      <p class="play-sentence">${markedWords(text)}</p>
      <div class="button-row">
        ${
          solved && onward !== undefined
            ? html`<a class="button" href=${onward.href}>${onward.text}</a>`
            : html`<button type="button" @click=${check}>Are my marks right so far?</button>`
        }
      </div>
      <p class="play-keys">${keysText}</p>
    </div>
  </div>`;

/** Where there is no script: the solution, behind a fold. @throws RangeError for a puzzle without one @source none */
export function solutionPaper(id: string, { puzzle }: Game): TemplateResult {
  const [solution] = solve(puzzle, { most: 1 }).solutions;
  if (solution === undefined) throw new RangeError('a puzzle without a solution cannot be played');
  const board = boardOf(puzzle, solution.cells, 'The solution');
  return html`<details data-paper>
    <summary>The solution</summary>
    ${pictured(boardPicture(board, { id: `${id}-solved`, cell: 24 }))}
  </details>`;
}
