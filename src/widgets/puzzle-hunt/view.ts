/** The hunt in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { guard } from 'lit-html/directives/guard.js';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import { openImageIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { HuntRecord } from './model.ts';

export type HuntPicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: Part;
  readonly tried: string | null; // null before a hunt
  readonly short: HuntRecord | null; // of the hunt that the page opens with, until another begins
  readonly history: readonly HuntRecord[]; // the record last
  readonly recordLink: string; // address that keeps the record
  readonly table: TemplateResult | typeof nothing;
  readonly base: string; // root of the site
};

function recordPart({ history, recordLink, base, idPrefix, short }: HuntPicture): TemplateResult {
  const record = history.at(-1);
  const board = ({ image }: HuntRecord, title: string): TemplateResult => {
    const model = boardOf(puzzleOf(image), image.cells, title);
    return html`<div
      class="table-scroll"
      tabindex="0"
      role="group"
      aria-label="Board of the record"
    >
      ${guard([image], () => pictured(boardPicture(model, { id: `${idPrefix}-record`, cell: 16 })))}
    </div>`;
  };
  if (record === undefined) {
    if (short === null) return html`<p class="readout">No simple puzzle found yet.</p>`;
    const title = `A short hunt found this one: difficulty ${short.difficulty}`;
    return html`<div class="hunt-record">
      <p class="readout">${title}</p>
      ${board(short, title)}
    </div>`;
  }
  const { image, difficulty, found } = record;
  const title = `Record so far: difficulty ${difficulty}`;
  return html`<section class="hunt-record" aria-label="Record">
    <h3>${title}</h3>
    <p class="readout">${sizeText(image.height, image.width)}, ${found}.</p>
    ${board(record, title)}
    <p class="button-row">
      <a
        class="button"
        data-told=${toldOf(image, difficulty)}
        href=${openImageIn(puzzleFigures['sweep-stepper'], image, {}, base)}
        >Open in the stepper</a
      >
      <a class="button" href=${recordLink}>Link that keeps this record</a>
    </p>
  </section>`;
}

/** What a board of the hunt is, where it is opened. */
const toldOf = (image: Grid, difficulty: number): string =>
  `Found by the hunt: difficulty ${difficulty}, ${sizeText(image.height, image.width)}`;

function historyPart({ history, base }: HuntPicture): TemplateResult | typeof nothing {
  if (history.length < 2) return nothing;
  return html`<section class="run-boards" aria-label="Earlier records">
    <h3>Earlier records</h3>
    ${boardList(
      'Earlier records, the hardest first',
      history
        .slice(0, -1)
        .toReversed()
        .slice(0, 12)
        .map(({ image, difficulty }) => ({
          image,
          caption: `difficulty ${difficulty}`,
          href: openImageIn(puzzleFigures['sweep-stepper'], image, {}, base),
          told: toldOf(image, difficulty),
        })),
    )}
  </section>`;
}

/** The whole figure. */
export function huntView(picture: HuntPicture): TemplateResult {
  const { table, tried } = picture;
  return figureParts(
    {
      picture: recordPart(picture),
      action: picture.bar,
      answer: html`${part(picture.chart)}
      ${tried === null ? nothing : html`<p class="readout">${tried}</p>`}`,
      settings: picture.fields,
      more: html`${historyPart(picture)} ${table}`,
    },
    picture.layout,
  );
}
