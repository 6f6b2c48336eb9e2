/**
 * The proof of a cell as a reader follows it: a worker looks for the chain of lines, and each line of it is a small board
 * with what is proved by then, and a sentence. A long chain is drawn a few lines at a time.
 */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Proof, ProofNews } from '../../engine/sweep/proof.ts';
import { counted } from '../../formats/numbers.ts';
import { toElement } from '../../svg/svgTree.ts';
import type { CellPlace } from '../settings/places.ts';
import { Work } from '../work/work.ts';
import type { WorkOptions } from '../work/work.ts';
import { workView } from '../work/workView.ts';
import { markedWords } from './markedWords.ts';
import { proofPictures, proofTitle, proofWords } from './proofWords.ts';
import type { ProofPicture } from './proofWords.ts';

const atOnce = 6; // lines that are drawn well within a frame

/** What the panel asks of the figure around it. */
export type ProofOptions = WorkOptions & {
  readonly onClose: () => void;
};

type Shown = { readonly text: string; readonly picture: SVGElement };

/** The proof that is shown, or looked for; one at a time. */
export class ProofPanel {
  readonly #options: ProofOptions;
  readonly #work: Work;
  #puzzle: Puzzle | null = null;
  #cell: CellPlace | null = null;
  #proof: Proof | null = null;
  #none = false; // sweeps do not fix the cell
  #shown: Shown[] = [];
  #timer = 0;

  constructor(options: ProofOptions) {
    this.#options = options;
    this.#work = new Work(options);
  }

  /** The proof on show; null while there is none. */
  get proof(): Proof | null {
    return this.#proof;
  }

  /** Shows the proof of a cell of a puzzle, or none; the one that is shown or looked for already is left as it is. */
  show(puzzle: Puzzle, cell: CellPlace | null): void {
    const same =
      puzzle === this.#puzzle &&
      cell?.row === this.#cell?.row &&
      cell?.column === this.#cell?.column;
    if (same) return;
    this.stop();
    [this.#puzzle, this.#cell, this.#proof, this.#none] = [puzzle, cell, null, false];
    this.#shown = [];
    if (cell !== null) void this.#look(puzzle, cell);
  }

  /** Ends the search and the drawing: the figure leaves the page, or shows another cell. */
  stop(): void {
    clearTimeout(this.#timer);
    if (!this.#work.idle) this.#work.stop();
  }

  template(): TemplateResult | typeof nothing {
    if (this.#cell === null) return nothing;
    return html`<section class="stepper-proof" data-proof aria-label="Proof of a cell">
      ${workView(this.#work, () => {
        this.#close();
      })}
      ${this.#none ? this.#noneTemplate() : nothing}
      ${this.#proof === null ? nothing : this.#proofTemplate(this.#proof)}
      ${this.#proof === null && !this.#none ? nothing : this.#closeButton()}
    </section>`;
  }

  async #look(puzzle: Puzzle, { row, column }: CellPlace): Promise<void> {
    const opening = 'Looking for a proof.';
    const proof = await this.#work.ask(
      opening,
      'cell-proof',
      { puzzle, row, column },
      ({ lines, boards }: ProofNews) =>
        `A chain of ${counted(lines, 'line')} proves it. Looking for a shorter one: ${counted(boards, 'board')} so far.`,
    );
    const asked = this.#cell;
    if (this.#puzzle !== puzzle || asked?.row !== row || asked.column !== column) return;
    if (!this.#work.idle) return;
    this.#proof = proof;
    this.#none = proof === null;
    if (proof === null) {
      this.#options.onChange();
      return;
    }
    this.#options.announce(`${proofTitle(proof)}: ${proofWords(proof)}`);
    this.#drawOn(proofPictures(puzzle, proof));
  }

  /** Draws some lines more, and the others later. */
  #drawOn(pictures: Generator<ProofPicture, void, undefined>): void {
    for (let drawn = 0; drawn < atOnce; drawn++) {
      const next = pictures.next();
      if (next.done === true) {
        this.#options.onChange();
        return;
      }
      this.#shown.push({ text: next.value.text, picture: toElement(next.value.picture) });
    }
    this.#options.onChange();
    this.#timer = window.setTimeout(() => {
      this.#drawOn(pictures);
    });
  }

  #proofTemplate(proof: Proof): TemplateResult {
    return html`<p class="stepper-proof-title">${proofTitle(proof)}</p>
      <p class="stepper-proof-words">${proofWords(proof)}</p>
      <ol role="list">
        ${this.#shown.map(
          ({ text, picture }, at) =>
            html`<li>${picture}<span>${at + 1}. ${markedWords(text)}</span></li>`,
        )}
      </ol>`;
  }

  #noneTemplate(): TemplateResult {
    const { row, column } = this.#cell ?? { row: 0, column: 0 };
    return html`<p class="stepper-proof-words">
      No chain of lines proves row ${row + 1}, column ${column + 1}: it is given, or settling lines
      does not fix it.
    </p>`;
  }

  #closeButton(): TemplateResult {
    return html`<div class="button-row">
      <button
        type="button"
        data-close-proof
        @click=${() => {
          this.#close();
        }}
      >
        Close the proof
      </button>
    </div>`;
  }

  #close(): void {
    this.stop();
    this.#cell = null;
    this.#proof = null;
    this.#none = false;
    this.#options.onClose();
  }
}
