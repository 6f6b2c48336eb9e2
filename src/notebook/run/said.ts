/** What stands beside the numbers of a run: where they come from, and how they compare with others. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { unbroken } from '../plain/numbers.ts';
import { html } from '../template/html.ts';

/** Where the numbers come from; nothing where there are none. */
export const sourceLine = (source: string | null): TemplateResult | typeof nothing =>
  source === null ? nothing : html`<p class="readout" data-source>${source}</p>`;

/** How the numbers compare with published ones; nothing where nothing is said. */
export const verdictList = (
  verdicts: readonly { readonly kind: string; readonly text: string }[],
  label = 'Ours and the published numbers',
): TemplateResult | typeof nothing =>
  verdicts.length === 0
    ? nothing
    : html`<ul class="run-verdicts" aria-label=${label}>
        ${verdicts.map(({ kind, text }) => html`<li data-verdict=${kind}>${unbroken(text)}</li>`)}
      </ul>`;
