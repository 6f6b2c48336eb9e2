/** The choice of a puzzle: the presets of a figure, and the reader's own while it is shown. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

export type PuzzleChoice = {
  readonly id: string; // of the figure
  readonly code: string; // of the puzzle that is shown
  readonly presets: readonly { readonly code: string; readonly name: string }[];
  readonly ownName: string; // of a puzzle that is no preset
  readonly onChoice: (code: string) => void;
};

/** A labelled select. @source none */
export function puzzleChoice({
  id,
  code: shown,
  presets,
  ownName,
  onChoice,
}: PuzzleChoice): TemplateResult {
  const known = presets.some(({ code }) => code === shown);
  return html`<div class="field">
    <label for="${id}-preset">Puzzle</label>
    <select
      id="${id}-preset"
      @change=${(event: Event) => {
        onChoice((event.target as HTMLSelectElement).value);
      }}
    >
      ${known ? nothing : html`<option value=${shown} .selected=${live(true)}>${ownName}</option>`}
      ${presets.map(
        ({ code, name }) =>
          html`<option value=${code} .selected=${live(code === shown)}>${name}</option>`,
      )}
    </select>
  </div>`;
}
