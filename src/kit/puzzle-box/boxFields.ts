/** The inputs of the own-puzzle box as templates: text areas with their problems, sizes, a file. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { formats } from '../../formats/formats.ts';
import { mostLines } from '../../formats/limits.ts';
import { enumerated } from '../../notebook/plain/numbers.ts';
import { fileField } from '../../notebook/settings/inputs.ts';
import type { Problem } from '../../formats/reading.ts';
import { html } from '../../notebook/template/html.ts';
import { boxModes } from './boxModel.ts';
import type { BoxMode } from './boxModel.ts';
import { problemList } from './problemList.ts';

/** A text area for a puzzle or a part of it. */
export type TextField = {
  readonly id: string; // unique on the page
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problems: readonly Problem[];
  readonly invalid: boolean; // also when the problem is not this field's alone
  readonly summaryId: string; // of the sentence about the whole box
  readonly onInput: (value: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
};

/** */
export function textField(field: TextField): TemplateResult {
  const { id, problems } = field;
  return html`<div class="field">
    <label for=${id}>${field.label}</label>
    <textarea
      id=${id}
      rows="9"
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      aria-describedby="${id}-hint ${id}-problems ${field.summaryId}"
      aria-invalid=${field.invalid ? 'true' : 'false'}
      .value=${live(field.value)}
      @input=${(event: Event) => field.onInput((event.target as HTMLTextAreaElement).value)}
      @paste=${field.onPaste}
    ></textarea>
    <span class="puzzle-box-hint" id="${id}-hint">${field.hint}</span>
    ${problemList(`${id}-problems`, problems, ({ line, column }) => {
      const area = document.getElementById(id);
      if (area instanceof HTMLTextAreaElement) goTo(area, line, column);
    })}
  </div>`;
}

/** Puts the caret where a problem is. */
function goTo(area: HTMLTextAreaElement, line: number, column = 1): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  area.focus();
  area.setSelectionRange(Math.min(start + column - 1, end), end);
}

/**
 * The number of rows or columns of a painting. What is being typed stays, however often the box is drawn meanwhile.
 *
 * @param onChange - takes the number when it is entered; says what the size is then
 */
export function sizeField(
  id: string,
  label: string,
  size: number,
  onChange: (text: string) => number,
): TemplateResult {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      type="number"
      id=${id}
      min="1"
      max=${mostLines}
      .value=${String(size)}
      @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        input.value = String(onChange(input.value));
      }}
    />
  </div>`;
}

/** A puzzle in the shortest text that is read. */
export const exampleText = 'rows: 1, 2, 1 1 cols: 2, 2, 1';

/** What can be given as text. */
export const textHint = `Clues, such as “${exampleText}”, or rows, an empty line, and columns, one a line; or a text in another format: ${enumerated(
  formats.filter(({ id }) => id !== 'clues').map(({ label }) => label),
)}. The format is found by itself.`;

/** The choice among the puzzles of a text; nothing where there is one puzzle only. */
export function puzzleChoice(options: {
  readonly id: string;
  readonly choices: readonly string[]; // in words
  readonly chosen: number | null;
  readonly onChoice: (chosen: number | null) => void;
}): TemplateResult | typeof nothing {
  const { id, choices, chosen, onChoice } = options;
  if (choices.length < 2) return nothing;
  return html`<div class="field">
    <label for=${id}>Which of the ${choices.length} puzzles</label>
    <select
      id=${id}
      @change=${(event: Event) => {
        const { value } = event.target as HTMLSelectElement;
        onChoice(value === '' ? null : Number(value));
      }}
    >
      <option value="" .selected=${live(chosen === null)}>Choose one …</option>
      ${choices.map(
        (words, at) => html`<option value=${at} .selected=${live(at === chosen)}>${words}</option>`,
      )}
    </select>
  </div>`;
}

/** Files of all formats, and texts of any name. */
const accepted = [
  ...new Set(formats.flatMap(({ extensions }) => extensions.map((end) => `.${end}`))),
  '.sav,.xpm,text/plain,application/json,text/xml',
].join(',');

/** A file to be opened. */
export const openFile = (id: string, onFile: (file: File) => void): TemplateResult =>
  html`<p class="button-row">
    ${fileField({
      id,
      label: 'Open a file',
      accept: accepted,
      onFiles: ([file]) => onFile(file!),
    })}
    <span class="readout">or drop one here</span>
  </p>`;

const modeNames: Readonly<Record<BoxMode, string>> = {
  text: 'Paste, drop or open',
  lines: 'Type clues',
  paint: 'Paint a picture',
};

/** The choice between the ways of giving a puzzle. */
export function modeChoice(
  idPrefix: string,
  mode: BoxMode,
  onMode: (mode: BoxMode) => void,
): TemplateResult {
  return html`<fieldset class="puzzle-box-modes">
    <legend>Give a puzzle</legend>
    ${boxModes.map(
      (each) =>
        html`<label>
          <input
            type="radio"
            name="${idPrefix}-mode"
            .checked=${live(each === mode)}
            @change=${() => onMode(each)}
          />${modeNames[each]}
        </label>`,
    )}
  </fieldset>`;
}
