/** The table of clue sets in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { guard } from 'lit-html/directives/guard.js';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { grouped, unbroken } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { tableOf } from '../../notebook/chart/dataTable.ts';
import { allMethods, openIn } from '../../kit/puzzle/openIn.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { rowText, tableOfRows, textOfSize, verdictOn } from './model.ts';
import type { MostExample, Row } from './model.ts';

export type ClueTableView = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly rows: readonly Row[];
  readonly row: Row | null; // that is looked at
  readonly example: MostExample | null;
  readonly choices: readonly { readonly word: string; readonly text: string }[];
  readonly chart: Part;
  readonly source: string | null;
  readonly histogram: TemplateResult | typeof nothing;
  readonly base: string; // root of the site
  readonly onSize: (size: string) => void;
};

/** The figure that leafs through all solutions of a puzzle. */
const leafing = { page: 'solutions/', cell: 'fig-solutions' } as const;

/** The clue set with the most solutions as a small picture with its ways on. @source none */
export function exampleBoard(
  { puzzle, image, solutions }: MostExample,
  base?: string,
): ListedBoard {
  const code = encodePuzzle(puzzle);
  return {
    image,
    caption: `one of ${grouped(solutions)} solutions`,
    href: openIn(leafing, code, {}, base),
    told: `A clue set with ${grouped(solutions)} solutions, the most of its size`,
    more: { text: 'all methods on it', href: openIn(allMethods, code, {}, base) },
  };
}

/** The heading over the example. */
const exampleTitle = ({ size }: Row): string => `Most solutions of ${textOfSize(size)}`;

function answer(view: ClueTableView, row: Row): TemplateResult {
  const { idPrefix, choices, onSize, example, base, chart } = view;
  return html`${choiceField({
      id: `${idPrefix}-size`,
      label: 'Look at',
      value: row.size,
      choices,
      onChoice: onSize,
    })}
    <p class="readout" data-summary>${unbroken(rowText(row))}</p>
    ${part(chart)}
    ${
      example === null
        ? nothing
        : html`<div class="run-boards">
            <h3>${exampleTitle(row)}</h3>
            ${boardList(exampleTitle(row), [exampleBoard(example, base)])}
          </div>`
    }`;
}

/** The whole figure. */
export function clueTableView(view: ClueTableView): TemplateResult {
  const { rows, row, layout, bar, fields, source, histogram, chart } = view;
  if (row === null)
    return figureParts(
      {
        picture: html`<p class="readout">No count is stored for these sizes. Run it to see one.</p>
          ${part(chart)}`,
        action: bar,
        settings: fields,
      },
      layout,
    );
  const table = tableOfRows(rows, row);
  const verdict = verdictOn(rows);
  return figureParts(
    {
      picture: html`<div
        class="table-scroll clue-table"
        tabindex="0"
        role="group"
        aria-label=${table.caption}
      >
        ${guard([JSON.stringify(table)], () => tableOf(table))}
      </div>`,
      action: bar,
      answer: answer(view, row),
      settings: fields,
      more: html`${source === null ? nothing : html`<p class="readout" data-source>${source}</p>`}
      ${
        verdict === null
          ? nothing
          : html`<ul class="run-verdicts" aria-label="Ours and the published numbers">
              <li data-verdict=${verdict.kind}>${unbroken(verdict.text)}</li>
            </ul>`
      }
      ${histogram}`,
    },
    layout,
  );
}
