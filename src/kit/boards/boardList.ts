/**
 * Boards as small pictures, each a link that opens it in a stepper: what a point of a chart counted, or
 * the hardest images of a count.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Grid } from '../../engine/board/cell.ts';
import { boardPictureSmall } from '../board/boardThumbnail.ts';
import { inPlay, openImageIn } from '../puzzle/openIn.ts';
import { withOriginOf } from '../puzzle/origin.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';

export type ListedBoard = {
  readonly image: Grid;
  readonly caption: string; // under the picture: "board 17, simple"
  readonly href: string;
  /** What it is, for the page that it opens on, with the way back; without it the page does not say. */
  readonly told?: string;
  /** Another way on from this board, beside the one to play it. */
  readonly more?: { readonly text: string; readonly href: string };
};

/** Where a board can be played, with where it comes from. */
const playHref = (image: Grid, href: string): string =>
  withOriginOf(href, openImageIn(inPlay, image), inPlay.cell);

/** The list; each picture and its caption are one link. */
export function boardList(label: string, boards: readonly ListedBoard[]): TemplateResult {
  return html`<ul class="board-list" aria-label=${label}>
    ${boards.map(
      ({ image, caption, href, told, more }) =>
        html`<li>
          <a href=${href} data-told=${told ?? nothing}>
            ${guard([image], () => pictured(boardPictureSmall(image, { label: '', size: 84 })))}
            <span>${caption}</span>
          </a>
          <a class="board-more" href=${playHref(image, href)} data-told=${told ?? nothing}>play</a>
          ${more === undefined ? nothing : html`<a class="board-more" href=${more.href} data-told=${told ?? nothing}>${more.text}</a>`}
        </li>`,
    )}
  </ul>`;
}
