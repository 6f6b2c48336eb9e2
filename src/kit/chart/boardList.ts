/**
 * Boards as small pictures, each a link that opens it in the stepper of chapter 2: what a point of a chart counted, or
 * the hardest images of a count.
 */
import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Grid } from '../../engine/cell.ts';
import { boardPictureSmall } from '../board/boardThumbnail.ts';
import { toElement } from '../../svg/svgTree.ts';

export type ListedBoard = {
  readonly image: Grid;
  readonly caption: string; // under the picture: "board 17, simple"
  readonly href: string;
};

/** The list; each picture and its caption are one link. */
export function boardList(label: string, boards: readonly ListedBoard[]): TemplateResult {
  return html`<ul class="board-list" aria-label=${label}>
    ${boards.map(
      ({ image, caption, href }) =>
        html`<li>
          <a href=${href}>
            ${guard([image], () => toElement(boardPictureSmall(image, { label: '', size: 84 })))}
            <span>${caption}</span>
          </a>
        </li>`,
    )}
  </ul>`;
}
