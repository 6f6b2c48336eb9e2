/**
 * The proof of a cell as a reader follows it: a worker looks for the chain, and each step of it is a small board with what
 * is proved by then, and a sentence. A long chain is drawn a few steps at a time.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { CellPlace } from '../puzzle/settings.ts';
import { Work } from '../work/work.ts';
import type { WorkOptions } from '../work/work.ts';
import { workView } from '../../notebook/work/workView.ts';
import { markedWords } from './markedWords.ts';
import { proofTitle } from './proofWords.ts';
import type { Proved, ProofKind, ProofPicture } from './proofWords.ts';

const atOnce = 6; // steps that are drawn well within a frame

/** What the panel asks of the figure around it. */
export type ProofOptions = WorkOptions & {
  readonly onClose: () => void;
};

type Shown = { readonly text: string; readonly picture: SvgNode };

/** The proof that is shown, or looked for; one at a time. */
export class ProofPanel<Asked, Found extends Proved> {
  readonly #kind: ProofKind<Asked, Found>;
  readonly #options: ProofOptions;
  readonly #work: Work;
  #asked: Asked | null = null;
  #cell: CellPlace | null = null;
  #proof: Found | null = null;
  #none = false; // the cell has no such proof
  #shown: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kind: ProofKind<Asked, Found>, options: ProofOptions) {
    this.#kind = kind;
    this.#options = options;
    this.#work = new Work(options);
  }

  /** The proof on show; null while there is none. */
  get proof(): Found | null {
    return this.#proof;
  }

  /**
   * Shows the proof of a cell, or none; the one that is shown or looked for already is left as it is.
   *
   * @param asked - what it is a proof of, the same object as long as it is the same
   */
  show(asked: Asked, cell: CellPlace | null): void {
    const same =
      asked === this.#asked && cell?.row === this.#cell?.row && cell?.column === this.#cell?.column;
    if (same) return;
    this.stop();
    [this.#asked, this.#cell, this.#proof, this.#none] = [asked, cell, null, false];
    this.#shown = [];
    if (cell !== null) void this.#look(asked, cell);
  }

  /** Ends the search and the drawing: the figure leaves the page, or shows another cell. */
  stop(): void {
    clearTimeout(this.#timer);
    if (!this.#work.idle) this.#work.stop();
  }

  template(): TemplateResult | typeof nothing {
    if (this.#cell === null) return nothing;
    return html`<section class="stepper-proof" data-proof aria-label="Proof of a cell">
      ${workView(this.#work, () => this.#close())} ${this.#none ? this.#noneTemplate() : nothing}
      ${this.#proof === null ? nothing : this.#proofTemplate(this.#proof)}
      ${this.#proof === null && !this.#none ? nothing : this.#closeButton()}
    </section>`;
  }

  async #look(asked: Asked, cell: CellPlace): Promise<void> {
    const proof = await this.#kind.ask(this.#work, asked, cell);
    if (this.#asked !== asked || this.#cell !== cell || !this.#work.idle) return;
    this.#proof = proof;
    this.#none = proof === null;
    if (proof === null) {
      this.#options.onChange();
      return;
    }
    this.#options.announce(`${proofTitle(proof)}: ${this.#kind.words(proof)}`);
    this.#drawOn(this.#kind.pictures(asked, proof));
  }

  /** Draws some steps more, and the others later. */
  #drawOn(pictures: Generator<ProofPicture, void, undefined>): void {
    for (let drawn = 0; drawn < atOnce; drawn++) {
      const next = pictures.next();
      if (next.done === true) {
        this.#options.onChange();
        return;
      }
      this.#shown.push({ text: next.value.text, picture: next.value.picture });
    }
    this.#options.onChange();
    this.#timer = setTimeout(() => this.#drawOn(pictures));
  }

  #proofTemplate(proof: Found): TemplateResult {
    return html`<p class="stepper-proof-title">${proofTitle(proof)}</p>
      <p class="stepper-proof-words">${this.#kind.words(proof)}</p>
      <ol role="list">
        ${this.#shown.map(
          ({ text, picture }, at) =>
            html`<li>${pictured(picture)}<span>${at + 1}. ${markedWords(text)}</span></li>`,
        )}
      </ol>`;
  }

  #noneTemplate(): TemplateResult {
    const { row, column } = this.#cell ?? { row: 0, column: 0 };
    return html`<p class="stepper-proof-words">
      No ${this.#kind.by} proves row ${row + 1}, column ${column + 1}: ${this.#kind.none}
    </p>`;
  }

  #closeButton(): TemplateResult {
    return html`<div class="button-row">
      <button type="button" data-close-proof @click=${() => this.#close()}>Close the proof</button>
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
