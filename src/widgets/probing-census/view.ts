/** The probing census in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { tableOf } from '../../kit/chart/dataTable.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { toElement } from '../../svg/svgTree.ts';
import { verdictOn } from './model.ts';
import type { Census } from './model.ts';
import { censusPicture } from './picture.ts';
import { describeCensus } from './tables.ts';

export type CensusShown = {
  readonly idPrefix: string;
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

/** What the marks of the picture mean. @source none */
export const keySentence =
  'A full square: every sequence of the class has this category. A hollow one: some have. A dot: none has.';

function numbers(shown: CensusShown): TemplateResult {
  const { census, tables, source, idPrefix } = shown;
  if (census === null || tables === null)
    return html`<p class="readout">
      ${
        shown.fetching
          ? 'Fetching the stored census …'
          : `${shown.spoilt ? 'The stored census cannot be shown' : 'No census of this size is stored'}. Start one: small sizes take an instant.`
      }
    </p>`;
  const verdict = verdictOn(census);
  return html`<div class="census-main">
      <div class="census-figure">
        ${guard([census], () => toElement(censusPicture(census, `${idPrefix}-census`)))}
      </div>
      <div class="census-words">
        <p class="readout" data-summary>${describeCensus(census)}</p>
        <ul class="run-verdicts" aria-label="Ours and the published numbers">
          <li data-verdict=${verdict.kind}>${verdict.text}</li>
        </ul>
        <p class="readout">${keySentence}</p>
        ${source === null ? nothing : html`<p class="readout" data-source>${source}</p>`}
      </div>
    </div>
    <div
      class="table-scroll census-classes"
      tabindex="0"
      role="group"
      aria-label=${tables.classes.caption}
      data-classes
    >
      ${guard([tables.classes], () => tableOf(tables.classes))}
    </div>
    ${tables.folded}`;
}

/** The whole figure. @source none */
export const censusView = (shown: CensusShown): TemplateResult =>
  html`${shown.fields} ${shown.bar} ${numbers(shown)}`;
