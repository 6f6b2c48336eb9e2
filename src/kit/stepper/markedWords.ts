/** Sentences of a stepper in the page, with the marks of what they name. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { sentenceParts } from './sentenceParts.ts';

/** A sentence with its marks. */
export function markedWords(sentence: string): readonly (TemplateResult | string)[] {
  return sentenceParts(sentence).flatMap(({ words, together }) => {
    const marked = words.map(({ text, mark }) =>
      mark === undefined ? text : html`<span class=${`mark mark-${mark}`}>${text}</span>`,
    );
    return together && !(words.length === 1 && words[0]?.mark !== undefined)
      ? [html`<span class="stepper-together">${marked}</span>`]
      : marked;
  });
}
