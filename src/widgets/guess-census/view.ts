/** The census of guesses in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { unbroken } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { tableOf } from '../../notebook/chart/dataTable.ts';
import { allMethods, openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { html } from '../../notebook/template/html.ts';
import { summaryOf, tableOfRows } from './model.ts';
import type { Example, ExampleList, Row } from './model.ts';

export type GuessView = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly rows: readonly Row[];
  readonly lists: readonly ExampleList[];
  readonly note: string; // beneath the lists
  readonly source: string | null;
  readonly tables: TemplateResult | typeof nothing;
};

/** A picture with its ways on: the page with all methods, and the figure in which its method stops. @source none */
export function boardOf({ image, text, figure }: Example): ListedBoard {
  const code = encodePuzzle(puzzleOf(image));
  const { tag, text: more } = figure;
  return {
    image,
    caption: text,
    href: openIn(allMethods, code),
    told: `A smallest of its kind, ${text}`,
    more: { text: more, href: openIn(puzzleFigures[tag], code) },
  };
}

/** The whole figure. */
export function guessView(view: GuessView): TemplateResult {
  const { rows, lists, note, layout, bar, fields, source, tables } = view;
  const table = tableOfRows(rows);
  return figureParts(
    {
      picture: html`<div class="table-scroll" tabindex="0" role="group" aria-label=${table.caption}>
        ${guard([JSON.stringify(table)], () => tableOf(table))}
      </div>`,
      action: bar,
      answer: html`<p class="readout" data-summary>${unbroken(summaryOf(rows))}</p>
        ${lists.map(
          ({ title, examples }) =>
            html`<div class="run-boards">
              <h3>${title}</h3>
              ${boardList(title, examples.map(boardOf))}
            </div>`,
        )}
        <p class="readout">${unbroken(note)}</p>`,
      settings: fields,
      more: html`${source === null ? nothing : html`<p class="readout" data-source>${source}</p>`}
      ${tables}`,
    },
    layout,
  );
}
