/** The probing census in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { unbroken } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { tableOf } from '../../notebook/chart/dataTable.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { verdictOn } from './model.ts';
import type { Census } from './model.ts';
import { censusPicture } from './picture.ts';
import { describeCensus } from './tables.ts';

export type CensusPicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly census: Census | null;
  readonly source: string | null; // where the shown numbers come from
  readonly fetching: boolean;
  readonly spoilt: boolean; // the stored census is there, and cannot be shown
  readonly tables: {
    readonly classes: DataTable;
    readonly folded: TemplateResult; // the others
  } | null;
};

/** What the marks of the picture mean. */
const keySentence =
  'A full square: every sequence of the class has this category. A hollow one: some have. A dot: none has.';

/** The whole figure. @source none */
export function censusView(shown: CensusPicture): TemplateResult {
  const { census, tables, source, idPrefix, layout, bar, fields } = shown;
  if (census === null || tables === null)
    return figureParts(
      {
        picture: html`<p class="readout">
          ${
            shown.fetching
              ? 'Fetching the stored census …'
              : `${shown.spoilt ? 'The stored census cannot be shown' : 'No census of this size is stored'}. Run one: small sizes take an instant.`
          }
        </p>`,
        action: bar,
        settings: fields,
      },
      layout,
    );
  const verdict = verdictOn(census);
  return figureParts(
    {
      picture: html`<div class="census-figure">
          ${guard([census], () => pictured(censusPicture(census, `${idPrefix}-census`)))}
        </div>
        <p class="readout">${keySentence}</p>`,
      action: bar,
      answer: html`<p class="readout" data-summary>${describeCensus(census)}</p>
        <ul class="run-verdicts" aria-label="Ours and the published numbers">
          <li data-verdict=${verdict.kind}>${unbroken(verdict.text)}</li>
        </ul>`,
      settings: fields,
      more: html`${source === null ? nothing : html`<p class="readout" data-source>${source}</p>`}
        <div
          class="table-scroll census-classes"
          tabindex="0"
          role="group"
          aria-label=${tables.classes.caption}
          data-classes
        >
          ${guard([tables.classes], () => tableOf(tables.classes))}
        </div>
        ${tables.folded}`,
    },
    layout,
  );
}
