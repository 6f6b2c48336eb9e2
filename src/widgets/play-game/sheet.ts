/** The game on paper: a clean sheet, and its solution on the page after it. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { pictured } from '../../kit/template/pictured.ts';
import { creditOf, knownPuzzle } from '../../puzzles/gallery.ts';
import { onShelf } from '../../puzzles/shelf.ts';
import type { SvgNode } from '../../svg/svgTree.ts';

/** Draws its two pictures once for a puzzle. */
export class Sheet {
  #puzzle: Puzzle | null = null;
  #empty: SvgNode | null = null;
  #solved: SvgNode | null = null;

  /**
   * @param id - unique on the page
   * @param name - as the player knows the puzzle
   * @param solution - where it is known to be the only one
   */
  template(id: string, name: string, puzzle: Puzzle, solution: Grid | null): TemplateResult {
    if (puzzle !== this.#puzzle) [this.#puzzle, this.#empty, this.#solved] = [puzzle, null, null];
    this.#empty ??= boardPicture(boardOf(puzzle, startCells(puzzle), name), { id: `${id}-sheet` });
    if (solution !== null)
      this.#solved ??= boardPicture(boardOf(puzzle, solution.cells, `Solution of ${name}`), {
        id: `${id}-solution`,
      });
    const code = codeOf(puzzle);
    const credit = creditOf(code);
    return html`<div class="play-sheets" data-paper>
      <p class="play-pencil">Without script this board can be printed, and played with a pencil.</p>
      <div class="play-sheet">
        <p class="play-sheet-name">${name}</p>
        ${pictured(this.#empty)}
        ${credit === null ? nothing : html`<p class="readout">${credit}</p>`}
      </div>
      ${
        this.#solved === null
          ? nothing
          : html`<div class="play-sheet">
              <p class="play-sheet-name">Solution: ${solvedName(code) ?? name}</p>
              ${pictured(this.#solved)}
            </div>`
      }
    </div>`;
  }
}

/** What a puzzle is given with; nothing else is on a clean sheet. */
const startCells = ({ rows, columns, clues }: Puzzle): Uint8Array =>
  clues ?? new Uint8Array(rows.length * columns.length).fill(UNKNOWN);

/** The name of a picture, told once it is found; null for a puzzle that has none. @source none */
export const solvedName = (code: string): string | null =>
  onShelf(code)?.name ?? knownPuzzle(code)?.name ?? null;
