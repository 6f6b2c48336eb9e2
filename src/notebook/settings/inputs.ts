/** The native inputs of a figure with their labels and messages; see numbers.ts for what they accept. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { html } from '../template/html.ts';

export type NumberField = {
  readonly id: string; // unique on the page
  readonly label: string;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly wide?: boolean; // room for ten digits
  readonly disabled?: boolean;
  readonly onText: (text: string) => void; // on every key
  readonly onDone?: () => void; // on Enter or when the field is left
};

const textOf = (event: Event): string => (event.target as HTMLInputElement).value;

/** A labelled number field with its message; a bad entry stays in it. */
export function numberField(field: NumberField): TemplateResult {
  const problem = field.problem;
  return html`<div class="field">
    <label for=${field.id}>${field.label}</label>
    <input
      type="text"
      id=${field.id}
      class="number-input ${field.wide === true ? 'wide' : ''}"
      inputmode="numeric"
      autocomplete="off"
      maxlength="40"
      .value=${live(field.text)}
      ?disabled=${field.disabled ?? false}
      aria-invalid=${problem === undefined ? 'false' : 'true'}
      aria-describedby=${problem === undefined ? nothing : `${field.id}-message`}
      @input=${(event: Event) => field.onText(textOf(event))}
      @change=${() => field.onDone?.()}
    />
    ${
      problem === undefined
        ? nothing
        : html`<p class="field-message" data-tone="error" id="${field.id}-message">${problem}</p>`
    }
  </div>`;
}

export type ChoiceField<Word extends string> = {
  readonly id: string;
  readonly label: string;
  readonly value: Word;
  readonly choices: readonly { readonly word: Word; readonly text: string }[];
  readonly onChoice: (word: Word) => void;
};

/** A labelled native select. */
export function choiceField<Word extends string>(field: ChoiceField<Word>): TemplateResult {
  return html`<div class="field">
    <label for=${field.id}>${field.label}</label>
    <select
      id=${field.id}
      .value=${live(field.value)}
      @change=${(event: Event) => field.onChoice((event.target as HTMLSelectElement).value as Word)}
    >
      ${field.choices.map(
        ({ word, text }) =>
          html`<option value=${word} ?selected=${word === field.value}>${text}</option>`,
      )}
    </select>
  </div>`;
}

export type FileField = {
  readonly id: string; // unique on the page
  readonly label: string; // what happens to the file, as the words of a button
  readonly accept?: string; // default any
  readonly several?: boolean; // more than one at once
  readonly folder?: boolean; // all of a folder
  readonly isMain?: boolean; // the one main act
  readonly problemId?: string; // of what is said of a file that cannot be read
  readonly onFiles: (files: readonly File[]) => void; // one at least
};

/** The one look of a field for files: a button with words of ours, in the place of that of the browser. */
export const fileField = (field: FileField): TemplateResult =>
  html`<label class="button file-field ${field.isMain === true ? 'primary' : ''}"
    >${field.label}<input
      type="file"
      id=${field.id}
      accept=${field.accept ?? nothing}
      ?webkitdirectory=${field.folder ?? false}
      ?multiple=${field.several ?? false}
      aria-describedby=${field.problemId ?? nothing}
      @change=${(event: Event) => {
        const input = event.currentTarget as HTMLInputElement;
        const files = [...(input.files ?? [])];
        if (files.length > 0) field.onFiles(files);
        input.value = ''; // the same file may be chosen again
      }}
  /></label>`;
