/** What the stored runs behind a chart are: one in a sentence, several in a list behind a fold. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { counted } from '../plain/numbers.ts';
import { fold } from '../cell/figureParts.ts';
import type { Folds } from '../cell/figureParts.ts';
import { html } from '../template/html.ts';

/**
 * The stored runs of a figure in the page.
 *
 * @param texts - what each of them is
 */
export function storedRuns(
  texts: readonly string[],
  folds: Folds,
): TemplateResult | typeof nothing {
  if (texts.length === 0) return nothing;
  if (texts.length === 1) return html`<p class="readout">Stored run: ${texts[0]}.</p>`;
  return fold(
    folds,
    'stored',
    `${counted(texts.length, 'stored run')}: size, seed and command`,
    html`<ul class="readout">
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>`,
  );
}
