/** Pictures in small, one after another, each a button: as many as a page can bear, those around the one on show. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Grid } from '../../engine/board/cell.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { boardPictureSmall } from './boardThumbnail.ts';

/** Small pictures of boards with so many cells in all are on the page at once. */
const mostSmallCells = 60_000;

/** What a strip shows. */
export type PictureStrip = {
  readonly grids: readonly Grid[];
  readonly at: number; // the one on show, from 0
  readonly name: string; // of one: "Picture"
  readonly others: string; // how those that are left out are met
  readonly chosen?: number | null; // a cell that is marked in all of them
};

/** Which small pictures are on the page beside the one on the board: as many as it can bear, from 0. */
export function smallOnes(grids: readonly Grid[], at: number): readonly [from: number, to: number] {
  const cells = grids[0]?.cells.length ?? 1;
  const room = Math.max(8, Math.floor(mostSmallCells / cells));
  const from = Math.max(0, Math.min(at - (room >> 1), grids.length - room));
  return [from, Math.min(grids.length, from + room)];
}

/** The strip. */
export function pictureStrip(
  { grids, at, name, others, chosen = null }: PictureStrip,
  go: (at: number) => void,
): TemplateResult {
  if (grids.length === 0) return html``;
  const [from, to] = smallOnes(grids, at);
  return html`<ol class="pictures-all" aria-label="All ${name.toLowerCase()}s" start=${from + 1}>
      ${grids.slice(from, to).map((grid, place) => {
        const number = from + place;
        return html`<li>
          <button
            type="button"
            class=${number === at ? 'is-told is-last-shown' : 'is-told'}
            aria-label="${name} ${number + 1}"
            aria-pressed=${number === at ? 'true' : 'false'}
            @click=${() => go(number)}
          >
            ${guard([grid, chosen], () =>
              pictured(
                boardPictureSmall(grid, {
                  label: '',
                  size: 48,
                  fresh: new Set(chosen === null ? [] : [chosen]),
                }),
              ),
            )}
          </button>
        </li>`;
      })}
    </ol>
    ${
      to - from < grids.length
        ? html`<p class="readout" data-window>
            ${name}s ${from + 1} to ${to} of ${grouped(grids.length)}; the others are met with
            ${others}.
          </p>`
        : nothing
    }`;
}
