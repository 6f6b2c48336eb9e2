/** The check of Figure 5 in the page: state in, templates out. */
import type { nothing } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import type { TemplateResult } from 'lit-html';
import { classOrder } from '../../charts/classScale.ts';
import { classHeads } from '../../kit/census/censusGrid.ts';
import type { CensusGrid } from '../../kit/census/censusGrid.ts';
import { censusTable } from '../../kit/census/censusTable.ts';
import type { CensusTableOptions } from '../../kit/census/censusTable.ts';
import { unbroken } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { exampleView } from '../../kit/census/example.ts';
import type { CensusExample, FourPlace } from '../../kit/census/example.ts';
import { choiceHint, curveKey, wholeCommand } from './words.ts';
import type { SliceVerdict } from './words.ts';

export type SlicePicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly grid: CensusGrid;
  readonly key: string; // of the signs in the table
  readonly source: string;
  readonly verdict: SliceVerdict;
  readonly example: CensusExample | null;
  readonly chart: Part;
  readonly printed: TemplateResult | typeof nothing; // the table of the document
  readonly base: string; // root of the site
  readonly four: FourPlace | undefined;
};

/** The whole figure. */
export function sliceView(
  picture: SlicePicture,
  table: Omit<CensusTableOptions, 'idPrefix'>,
): TemplateResult {
  const { idPrefix, grid, source, verdict, example, base, four } = picture;
  return figureParts(
    {
      picture: html`${part(picture.chart)}`,
      action: picture.bar,
      answer: html`<p class="readout">
        ${curveKey}
        ${classOrder.map(
          (name) => html`<span class="mark mark-${name}">${classHeads[name]}</span> `,
        )}
      </p>`,
      settings: picture.fields,
      more: html`<p class="readout slice-key">${picture.key}</p>
        ${censusTable(grid, { idPrefix, ...table })}
        <p class="readout">${source}</p>
        <ul class="run-verdicts" aria-label="The slice and the published table">
          <li data-verdict=${verdict.kind}>${unbroken(verdict.text)}</li>
        </ul>
        <div class="census-example" role="group" aria-label="One picture">
          ${
            example === null
              ? html`<p class="readout">${choiceHint}</p>`
              : exampleView(example, base, four)
          }
        </div>
        ${picture.printed}
        <p class="readout">
          The whole table, in parts that any number of machines can share:
          <code class="slice-command">${wholeCommand}</code>
        </p>`,
    },
    picture.layout,
  );
}
