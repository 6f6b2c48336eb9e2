/** The crossings of all sizes in the page: state in, templates out. */
import type { TemplateResult, nothing } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import { crossingMarks } from './words.ts';

export type CrossingPicture = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly chart: Part;
  readonly line: string; // where the line through the sizes ends
  readonly unfitted: string | null; // sizes that cannot be fitted
  readonly waiting: string | null; // what is done before the picture is that of the settings
  readonly table: TemplateResult | typeof nothing;
};

/** The whole figure. */
export function crossingView(picture: CrossingPicture): TemplateResult {
  const { layout, fields, chart, line, unfitted, waiting, table } = picture;
  return figureParts(
    {
      picture: html`${part(chart)} ${chartKey(markEntries(crossingMarks))}`,
      answer: html`${waiting === null ? '' : html`<p class="readout" data-waiting>${waiting}</p>`}
        <p class="readout" data-line>${line}</p>
        ${unfitted === null ? '' : html`<p class="readout">${unfitted}</p>`}`,
      settings: fields,
      more: html`${table}`,
    },
    layout,
  );
}
