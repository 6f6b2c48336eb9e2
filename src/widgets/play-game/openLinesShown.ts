/** Where inference stands: the lines that still give something, and where none does, what the next method would see. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { openLines } from '../../engine/sweep/openLines.ts';
import type { LineRef } from '../../kit/board/boardModel.ts';
import { nextMethodText } from '../../kit/play/hintWords.ts';
import type { Moves, Position } from '../../kit/play/moves.ts';
import { html } from '../../notebook/template/html.ts';
import { Work } from '../../kit/work/work.ts';
import type { Starter, WorkOptions } from '../../kit/work/work.ts';

export class OpenLinesShown {
  readonly #options: WorkOptions;
  readonly #work: Work;
  #position: Position | null = null;
  #next = '';
  /** The lines of the position that was last looked at. */
  lines: readonly LineRef[] = [];

  constructor(options: WorkOptions, load: Starter) {
    this.#options = options;
    this.#work = new Work(options, load);
  }

  /** Looks at a position; null: the player does not want to know. */
  look(moves: Moves | null): void {
    if (this.#position === (moves?.position ?? null)) return;
    this.#position = moves?.position ?? null;
    this.#next = '';
    this.#work.stop();
    this.lines = [];
    if (moves === null) return;
    const { puzzle } = moves;
    const { marks } = moves.position;
    const grid = { height: puzzle.rows.length, width: puzzle.columns.length, cells: marks };
    const { open, broken } = openLines(puzzle, grid);
    this.lines = open;
    if (open.length === 0 && broken.length === 0 && marks.includes(UNKNOWN))
      void this.#ask(moves, grid);
  }

  async #ask(
    { puzzle }: Moves,
    grid: { readonly height: number; readonly width: number; readonly cells: Uint8Array },
  ): Promise<void> {
    const hint = await this.#work.ask('Looking what the next method sees', 'hint', {
      puzzle,
      grid,
    });
    if (hint === null) return;
    this.#next = nextMethodText(hint);
    this.#options.onChange();
  }

  stop(): void {
    this.#work.stop();
  }

  template(): TemplateResult | typeof nothing {
    if (this.#position === null) return nothing;
    return html`<p class="readout" data-open-lines>
      Open lines: ${this.lines.length}. ${this.#work.text} ${this.#next}
    </p>`;
  }
}
