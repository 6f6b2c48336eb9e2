/** The ground of the answer in a page: spans that the style sheet masks. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';

/** Tint, grains, and the light under the specks, the lowest first. */
export const groundView = (): TemplateResult =>
  html`<div class="answer-ground" aria-hidden="true">
    <span class="answer-tint"></span><span class="answer-north"></span
    ><span class="answer-south"></span><span class="answer-glow"></span>
  </div>`;
