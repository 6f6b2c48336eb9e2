/** The chart of formula sizes in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { chartKey } from '../../kit/chart/chartKey.ts';
import type { KeyEntry } from '../../kit/chart/chartKey.ts';

export type FormulaSizesPicture = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: Part;
  readonly course: readonly string[]; // what the line and the samples say of rise and fall, a sentence each
  readonly stored: string | null; // what the stored run is; null when there is none
  readonly spoilt: boolean; // it is there, and cannot be shown
  readonly live: string | null; // what the reader's run is; null before one
  readonly table: TemplateResult | typeof nothing;
};

/** The key: only of what is drawn. */
export const keyEntries = (stored: boolean, live: boolean): readonly KeyEntry[] => [
  { mark: 'exact', text: 'expected, without drawing a board' },
  ...(stored ? [{ mark: 'ring', text: 'stored run' } as const] : []),
  ...(live ? [{ mark: 'dot', text: 'your run' } as const] : []),
];

/** The whole figure. */
export function formulaSizesView(picture: FormulaSizesPicture): TemplateResult {
  const { stored, spoilt, live } = picture;
  return figureParts(
    {
      picture: html`${part(picture.chart)} ${chartKey(keyEntries(stored !== null, live !== null))}`,
      action: picture.bar,
      answer: html`${picture.course.map((sentence) => html`<p class="readout">${sentence}</p>`)}`,
      settings: picture.fields,
      more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
        <p class="readout">${storedSentence(stored, spoilt)}</p>
        ${picture.table}`,
    },
    picture.layout,
  );
}

function storedSentence(stored: string | null, spoilt: boolean): string {
  if (stored !== null) return `Stored run: ${stored}.`;
  return spoilt ? 'The stored run cannot be shown.' : 'Of this size no run is stored.';
}
