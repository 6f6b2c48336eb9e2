/** The figure of "which cells must be filled?": state in, template out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { FILLED, formatLine } from '../../engine/board/cell.ts';
import { html } from '../../notebook/template/html.ts';
import { linePicture } from '../../kit/line/linePicture.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { Answer, Row } from './model.ts';
import { waysTitle } from './model.ts';

/** What is to be seen, and what the reader can do. */
export type LineTryShown = {
  readonly row: Row;
  readonly answer: Answer;
  readonly board: Part;
  readonly open: boolean; // the list of all ways
  readonly onToggle: (open: boolean) => void;
};

/** Every way in small, with rings where all of them are filled. */
function wayPictures({ ways, certain }: Row): readonly SvgNode[] {
  const fresh = [...certain.keys()].filter((cell) => certain[cell] === FILLED);
  return ways.map((way) => linePicture(formatLine(way), { fresh }));
}

/** @source none */
export const lineTryView = ({ row, answer, board, open, onToggle }: LineTryShown): TemplateResult =>
  html`<div class="line-try">
    ${part(board)}
    <div class="line-try-beside">
      <p class="line-try-sentence ${answer.done ? 'is-done' : ''}">
        ${answer.text} ${answer.against === null ? nothing : pictured(linePicture(answer.against))}
      </p>
      <details
        .open=${open}
        @toggle=${(event: Event) => {
          if (event.target instanceof HTMLDetailsElement) onToggle(event.target.open);
        }}
      >
        <summary>${waysTitle(row)}</summary>
        <ol class="line-try-ways">
          ${wayPictures(row).map((picture) => html`<li>${pictured(picture)}</li>`)}
        </ol>
      </details>
    </div>
  </div>`;
