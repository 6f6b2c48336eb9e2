/** The box for a formula of the reader's own, with formulas to begin with beneath it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { html } from '../../notebook/template/html.ts';
import type { FormulaProblem } from './formulaSettings.ts';

/** A formula to begin with, and what there is to see in it. */
export type FormulaPreset = { readonly text: string; readonly shows: string };

type FormulaBox = {
  readonly id: string; // of the figure
  readonly text: string; // as it stands in the box
  readonly problem: FormulaProblem | null;
  readonly presets: readonly FormulaPreset[];
  readonly kept: string; // what the figure shows while the text cannot be read
};

type FormulaActs = {
  readonly type: (text: string) => void;
  readonly take: (text: string) => void; // a preset
};

/** What a board shows while the text cannot be read. */
export const keptBoard = 'The board is that of the last formula that could be read.';

/** Box and buttons. */
export function formulaBox(
  { id, text, problem, presets, kept }: FormulaBox,
  acts: FormulaActs,
): TemplateResult {
  return html`<div class="controls">
      <div class="field circuit-formula">
        <label for="${id}-formula"
          >Formula: and, or, not, 0, 1, up to four variables, parentheses</label
        >
        <input
          type="text"
          id="${id}-formula"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength="400"
          .value=${live(text)}
          aria-invalid=${problem === null ? 'false' : 'true'}
          aria-describedby=${problem === null ? nothing : `${id}-formula-message`}
          @input=${(event: Event) => acts.type((event.target as HTMLInputElement).value)}
        />
        ${problem === null ? nothing : problemView(id, text, problem, kept)}
      </div>
    </div>
    <div class="button-row circuit-presets" role="group" aria-label="Formulas to begin with">
      ${presets.map(
        (preset) =>
          html`<button
            type="button"
            class="chip"
            title=${preset.shows}
            aria-pressed=${String(preset.text === text.trim())}
            @click=${() => acts.take(preset.text)}
          >
            ${preset.text}
          </button>`,
      )}
    </div>`;
}

/** What is wrong, with the text around the place. */
function problemView(
  id: string,
  text: string,
  { text: told, at }: FormulaProblem,
  kept: string,
): TemplateResult {
  return html`<p class="field-message" data-tone="error" id="${id}-formula-message">
    ${told}${
      at === null
        ? nothing
        : html` <code
              >${text.slice(0, at)}<mark>${text.slice(at, at + 1).trim() || '▸'}</mark>${text.slice(at + 1)}</code
            >
            ${kept}`
    }
  </p>`;
}
