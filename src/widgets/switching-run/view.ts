/** The chart of switching components in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { chartKey, markEntries } from '../../kit/chart/chartKey.ts';
import { storedSentence } from '../../kit/run/runText.ts';
import { curveMarks } from './model.ts';

export type SwitchingRunPicture = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: Part;
  readonly stored: string | null; // what the stored run is; null when there is none
  readonly spoilt: boolean; // it is there, and cannot be shown
  readonly live: string | null; // what the reader's run is; null before one
  readonly table: TemplateResult | typeof nothing;
};

/** The whole figure. */
export function switchingRunView(picture: SwitchingRunPicture): TemplateResult {
  const { stored, spoilt, live } = picture;
  return figureParts(
    {
      picture: html`${part(picture.chart)} ${chartKey(markEntries(Object.values(curveMarks)))}`,
      action: picture.bar,
      settings: picture.fields,
      more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
        <p class="readout">${storedSentence(stored, spoilt)}</p>
        ${picture.table}`,
    },
    picture.layout,
  );
}
