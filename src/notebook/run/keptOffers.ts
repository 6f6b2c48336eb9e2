/** What a figure offers of the runs that are kept on the device: to go on with them, to show them, to forget them. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../template/html.ts';
import { dayText } from './keptRuns.ts';
import type { KeptHead } from './keptRuns.ts';

/** How many are offered at once; the page /device/ has the others. */
const most = 3;

export type KeptOffers = {
  readonly heads: readonly KeptHead[]; // not on show
  readonly shown: KeptHead['run'] | null; // the run on show, where it was kept at an earlier visit
  readonly present: KeptHead['run'] | null; // that of the settings on show
  readonly now: number; // ms since 1970
  readonly onOpen: (head: KeptHead) => void;
  readonly onForget: (run: KeptHead['run']) => void;
};

/** How far a kept run is, and when that was: "412 of 1,000 boards done on 3 May". */
export const keptWords = (
  { counted, at }: Pick<KeptHead, 'counted' | 'at'>,
  now: number,
): string => {
  const day = dayText(at, now);
  return `${counted} done ${day === null ? 'today' : `on ${day}`}`;
};

const button = (label: string, act: () => void): TemplateResult =>
  html`<button type="button" class="chip" @click=${act}>${label}</button>`;

/** The offers; nothing where there are none. */
export function keptOffers(offers: KeptOffers): TemplateResult | typeof nothing {
  const { heads, shown, present, now, onOpen, onForget } = offers;
  if (heads.length === 0 && shown === null) return nothing;
  const settings = (run: string): string => (run === present ? 'these' : 'other');
  return html`<ul class="run-kept">
    ${
      shown === null
        ? nothing
        : html`<li>
            This run is kept on this device. ${button('Forget it', () => onForget(shown))}
          </li>`
    }
    ${heads
      .slice(0, most)
      .map(
        (head) =>
          html`<li>
            Kept with ${settings(head.run)} settings: ${keptWords(head, now)}.
            ${button(head.done < head.total ? 'Go on' : 'Show', () => onOpen(head))}
            ${button('Forget', () => onForget(head.run))}
          </li>`,
      )}
  </ul>`;
}
