/** The fold "Your own puzzle" under a figure. The box in it is loaded when the reader opens it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { codeOf } from '../puzzle/coded.ts';
import { toldOf } from '../../formats/told.ts';
import type { ToldDetails, ToldPuzzle } from '../../formats/told.ts';
import { html } from '../../notebook/template/html.ts';
import type { PuzzleBox } from './puzzleBox.ts';

export type OwnPuzzleOptions = {
  readonly id: string; // of the figure, unique on the page
  readonly figure: () => HTMLElement | null; // in the page
  readonly summary?: () => string; // of the fold; default "Your own puzzle"
  /** The reader wants this puzzle in the figure. */
  readonly onPuzzle: (puzzle: Puzzle, name?: string, told?: ToldPuzzle) => void;
  /** The fold looks different now: draw it again. */
  readonly onChange: () => void;
};

/** What a figure calls a puzzle of the reader's. */
export const ownPuzzleName = ({ rows, columns }: Puzzle, name = 'Your own puzzle'): string =>
  `${name}, ${sizeText(rows.length, columns.length)}`;

/** The fold; put `template()` into the figure. */
export class OwnPuzzle {
  readonly #options: OwnPuzzleOptions;
  #present: ToldPuzzle | null = null;
  #given: (ToldPuzzle & { readonly code: string }) | null = null; // the reader's last one, as it was given
  #box: PuzzleBox | null = null;
  #problem = '';

  constructor(options: OwnPuzzleOptions) {
    this.#options = options;
  }

  /**
   * Says which puzzle the figure shows now. What the reader's own text told of it is kept with it.
   *
   * @param told - what is told of it now, where the figure keeps that itself
   */
  show(puzzle: Puzzle, told?: ToldDetails): void {
    const given = this.#given?.code === codeOf(puzzle) ? toldOf(this.#given) : {};
    this.#present = { ...(told ?? given), puzzle };
    this.#box?.setPuzzle(this.#present);
  }

  template(): TemplateResult {
    return html`<details
      class="own-puzzle"
      id=${`${this.#options.id}-own`}
      @toggle=${(event: Event) => {
        if ((event.target as HTMLDetailsElement).open) void this.#load();
      }}
    >
      <summary>${this.#options.summary?.() ?? 'Your own puzzle'}</summary>
      ${this.#box?.element ?? (this.#problem === '' ? nothing : html`<p>${this.#problem}</p>`)}
    </details>`;
  }

  /** Opens the fold and takes the reader there. */
  async edit(): Promise<void> {
    await this.#load();
    const details = this.#options.figure()?.querySelector<HTMLDetailsElement>('.own-puzzle');
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  }

  async #load(): Promise<void> {
    if (this.#box !== null) return;
    try {
      const { PuzzleBox } = await import('./puzzleBox.ts');
      this.#problem = '';
      // two clicks may have asked for it
      this.#box ??= new PuzzleBox({
        idPrefix: `${this.#options.id}-own`,
        onPuzzle: (told) => {
          this.#given = { ...told, code: codeOf(told.puzzle) };
          this.#options.onPuzzle(told.puzzle, told.name, told);
        },
        ...(this.#present === null ? {} : { initial: this.#present }),
      });
    } catch {
      this.#problem = 'This part of the figure could not be loaded. Close it and open it again.';
    }
    this.#options.onChange();
  }
}
