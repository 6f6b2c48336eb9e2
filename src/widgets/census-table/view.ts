/** The census in the page: state in, templates out. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { classOrder, symbolWord } from '../../charts/classScale.ts';
import type { ShownClass } from '../../charts/classScale.ts';
import { classHeads } from '../../kit/census/censusGrid.ts';
import type { CensusGrid } from '../../kit/census/censusGrid.ts';
import { censusTable } from '../../kit/census/censusTable.ts';
import type { CensusTableOptions } from '../../kit/census/censusTable.ts';
import { unbroken } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { exampleView } from '../../kit/census/example.ts';
import type { CensusExample, FourPlace } from '../../kit/census/example.ts';
import type { CensusVerdict } from './model.ts';

export type CensusPicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly grid: CensusGrid | null; // null before anything was counted
  readonly source: string | null; // where the shown numbers come from
  readonly verdicts: readonly CensusVerdict[];
  readonly example: CensusExample | null;
  readonly chart: Part;
  readonly base: string; // root of the site
  readonly four: FourPlace | undefined;
};

/** The key of the chart: the class marks as they are drawn. */
const key = (classes: readonly ShownClass[]): TemplateResult =>
  html`<p class="readout">
    Each column of the table as a curve:
    ${classes.map(
      (name, at) =>
        html`<span class="mark mark-${name}">${classHeads[name]}</span>
          (${symbolWord(name)})${at < classes.length - 1 ? ', ' : '.'}`,
    )}
  </p>`;

function examplePart({ example, base, four }: CensusPicture): TemplateResult {
  return html`<div class="census-example" role="group" aria-label="One picture">
    ${
      example === null
        ? html`<p class="readout">
            Choose a number of the table to see one of the pictures that it counted.
          </p>`
        : exampleView(example, base, four)
    }
  </div>`;
}

/** The whole figure. */
export function censusView(
  picture: CensusPicture,
  table: Omit<CensusTableOptions, 'idPrefix'>,
): TemplateResult {
  const { fields, grid, source, verdicts, idPrefix, layout, bar } = picture;
  if (grid === null)
    return figureParts(
      {
        picture: html`<p class="readout">
          No table is stored for this size. Run the count to see one.
        </p>`,
        action: bar,
        settings: fields,
      },
      layout,
    );
  return figureParts(
    {
      picture: html`${part(picture.chart)}`,
      action: bar,
      answer: key(grid.classes ?? classOrder),
      settings: fields,
      more: html`${censusTable(grid, { idPrefix, ...table })}
        <p class="readout">${source}</p>
        <ul class="run-verdicts" aria-label="Ours and the published numbers">
          ${verdicts.map(({ kind, text }) => html`<li data-verdict=${kind}>${unbroken(text)}</li>`)}
        </ul>
        ${examplePart(picture)}`,
    },
    layout,
  );
}
