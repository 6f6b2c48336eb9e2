/** Sentences of a stepper with the marks of what they name: "filled" wears the square of a filled cell. */
import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';

/** A piece of a sentence: words that wear a mark, words that stay together on a line, or others. */
export type SentencePart = {
  readonly text: string;
  readonly mark?: 'filled' | 'empty' | 'unknown';
  readonly together?: true;
};

/** A value of a cell, or a noun with its number; a lone number before its noun may end a line. */
const named = /\b(filled|empty|unknown|(?:row|column|sweep|cell|step|intersection)s? \d[\d,]*)\b/gi;

/**
 * Cuts a sentence into pieces.
 *
 * @returns pieces whose texts, one after the other, are the sentence
 * @source none
 */
export function sentenceParts(sentence: string): readonly SentencePart[] {
  return sentence
    .split(named)
    .map((text, at): SentencePart => {
      if (at % 2 === 0) return { text };
      const word = text.toLowerCase();
      if (word === 'filled' || word === 'empty' || word === 'unknown') return { text, mark: word };
      return { text, together: true };
    })
    .filter(({ text }) => text !== '');
}

/** A sentence with its marks. @source none */
export function markedWords(sentence: string): readonly (TemplateResult | string)[] {
  return sentenceParts(sentence).map(({ text, mark, together }) => {
    if (mark !== undefined) return html`<span class=${`mark mark-${mark}`}>${text}</span>`;
    return together ? html`<span class="stepper-together">${text}</span>` : text;
  });
}
