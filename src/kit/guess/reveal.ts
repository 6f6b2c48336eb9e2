/** The button that shows what was guessed: always there to be pressed, with or without a guess, and pressed again it hides it. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';

/**
 * The button; one with two names, so that it keeps the focus.
 *
 * @param what - is shown: "the curve"
 */
export const revealButton = (what: string, shown: boolean, act: () => void): TemplateResult =>
  html`<button type="button" class=${shown ? '' : 'primary'} data-reveal @click=${act}>
    ${shown ? 'Hide' : 'Show'} ${what}
  </button>`;

/** The answer for paper and for pages without script: folded on the screen, whole on paper. */
export const foldedAnswer = (summary: string, content: TemplateResult): TemplateResult =>
  html`<details class="cell-fold guess-answer">
    <summary>${summary}</summary>
    <div class="cell-fold-body">${content}</div>
  </details>`;
