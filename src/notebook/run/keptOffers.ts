/** What a figure offers of the runs of other settings that are kept: the last one, and the lab book, which has all of them. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { sitePath } from '../page/paths.ts';
import { counted } from '../plain/numbers.ts';
import { html } from '../template/html.ts';
import { dayText } from './keptRuns.ts';
import type { KeptHead } from './keptRuns.ts';

export type KeptOffers = {
  readonly heads: readonly KeptHead[]; // not on show, the newest first
  readonly now: number; // ms since 1970
  readonly onOpen: (head: KeptHead) => void;
};

/** How far a kept run is, and when that was: "412 of 1,000 boards done on 3 May". */
const keptWords = ({ counted: far, at }: KeptHead, now: number): string => {
  const day = dayText(at, now);
  return `${far} done ${day === null ? 'today' : `on ${day}`}`;
};

/** The offers; nothing where there are none. */
export function keptOffers({ heads, now, onOpen }: KeptOffers): TemplateResult | typeof nothing {
  const [head] = heads;
  if (head === undefined) return nothing;
  return html`<p class="run-kept">
    Kept with other settings: ${keptWords(head, now)}.
    <button type="button" class="chip" @click=${() => onOpen(head)}>
      ${head.done < head.total ? 'Go on' : 'Show'}
    </button>
    ${
      heads.length === 1
        ? nothing
        : html`<a href=${sitePath('lab/')}
            >All ${counted(heads.length, 'run')} of other settings</a
          >`
    }
  </p>`;
}
