/** Density under the hand: state in, template out. The slider is the axis of the curve, so that each point stands over the hand. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { foldedAnswer, revealButton } from '../../kit/guess/reveal.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { restText, toldText } from './model.ts';
import type { Visit } from './model.ts';

/** Marks of the filled cells that the clues do not tell: smaller and lighter squares. */
function behindMarks({ image, told }: Visit): SvgNode {
  const inset = 5;
  const side = cellUnits - 2 * inset;
  let d = '';
  for (const [cell, value] of image.cells.entries())
    if (value === FILLED && told.cells[cell] === UNKNOWN)
      d += `M${(cell % image.width) * cellUnits + inset} ${Math.floor(cell / image.width) * cellUnits + inset}h${side}v${side}h-${side}z`;
  return svgNode('path', { class: 'hand-behind', d });
}

/**
 * The board at a density.
 *
 * @param behind - whether the filled cells that the clues do not tell are shown
 * @param id - of the picture, unique on the page
 * @source none
 */
export const handBoard = (visit: Visit, behind: boolean, id: string): SvgNode =>
  boardPicture(
    {
      height: visit.image.height,
      width: visit.image.width,
      cells: visit.told.cells,
      rows: [],
      columns: [],
      label: `What the clues tell at ${visit.percentage}\u00a0%, ${sizeText(visit.image.height, visit.image.width)}`,
      overlay: behind ? [behindMarks(visit)] : [],
    },
    { id },
  );

const keyCell = (...marks: readonly SvgNode[]): SvgNode =>
  svgNode(
    'svg',
    { class: 'hand-key', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    svgNode('rect', { class: 'board-ground', width: 20, height: 20 }),
    ...marks,
    svgNode('rect', { class: 'board-rule', x: 0.5, y: 0.5, width: 19, height: 19 }),
  );

const square = (name: string, inset: number): SvgNode =>
  svgNode('rect', {
    class: name,
    x: inset,
    y: inset,
    width: cellUnits - 2 * inset,
    height: cellUnits - 2 * inset,
  });

const hatch = svgNode('path', { class: 'board-hatch', d: 'M0 10L10 0M0 20L20 0M10 20L20 10' });

const keyPictures = {
  filled: keyCell(square('board-filled', 1.5)),
  empty: keyCell(
    svgNode('path', { class: 'board-empty', d: 'M10 10h0', 'stroke-linecap': 'round' }),
  ),
  behind: keyCell(hatch, square('hand-behind', 5)),
  open: keyCell(hatch),
};

const key = (behind: boolean): TemplateResult =>
  html`<ul class="hand-keys" aria-label="Key of the board">
    <li>${pictured(keyPictures.filled)}filled, told</li>
    ${behind ? html`<li>${pictured(keyPictures.behind)}filled, not told</li>` : nothing}
    <li>${pictured(keyPictures.empty)}empty, told</li>
    <li>${pictured(keyPictures.open)}${behind ? 'empty, not told' : 'not told'}</li>
  </ul>`;

/** What is to be seen. */
export type HandShown = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly visit: Visit;
  readonly board: SvgNode;
  readonly behind: boolean;
  readonly curve: SvgNode;
  readonly handles: TemplateResult | typeof nothing;
  readonly shown: boolean; // the mean curve is
  readonly guessText: string; // what to do, or how far off the guess was
  readonly trouble: TemplateResult | typeof nothing;
  readonly settings: TemplateResult;
  readonly more: TemplateResult;
};

/** What the reader can do. */
export type HandActs = {
  readonly onDensity: (percentage: number) => void;
  readonly onReveal: () => void;
  readonly onAnother: () => void;
};

/** The figure. @source none */
export function handView(show: HandShown, acts: HandActs): TemplateResult {
  const { idPrefix, layout, visit, behind, settings, more } = show;
  const id = `${idPrefix}-density`;
  return figureParts(
    {
      picture: html`<div class="hand-board">${pictured(show.board)} ${key(behind)}</div>
        <p class="hand-told"><strong>${toldText(visit)}</strong> ${restText(visit)}</p>`,
      action: html`<div class="guess-axis">
        <label for=${id}>Density: each cell is filled with a chance of ${visit.percentage} %</label>
        <input
          id=${id}
          type="range"
          min="0"
          max="100"
          step="1"
          .value=${live(String(visit.percentage))}
          aria-valuetext="${visit.percentage} percent filled"
          @input=${(event: Event) => acts.onDensity(Number((event.target as HTMLInputElement).value))}
        />
      </div>`,
      answer: html`<div class="guess-plot">${pictured(show.curve)} ${show.handles}</div>
        <div class=${show.shown ? 'hand-guess is-shown' : 'hand-guess'}>
          <div class="button-row">
            ${revealButton('the curve', show.shown, acts.onReveal)}
            <button type="button" data-another @click=${acts.onAnother}>Another board</button>
          </div>
          <p>${show.guessText}</p>
          ${show.trouble}
        </div>`,
      settings,
      more,
    },
    layout,
  );
}

/** The board at some densities, and the curve behind a fold: for paper, and where there is no script. @source none */
export const handPaper = (
  strip: readonly Visit[],
  curve: SvgNode,
  answer: string,
): TemplateResult =>
  html`<div data-paper>
    <div class="hand-strip">
      ${strip.map(
        (visit) =>
          html`<figure>
            ${pictured(
              boardPictureSmall(
                { ...visit.image, cells: visit.told.cells },
                { label: `At ${visit.percentage}\u00a0%`, size: 150 },
              ),
            )}
            <figcaption>${toldText(visit)}</figcaption>
          </figure>`,
      )}
    </div>
    ${foldedAnswer(
      'Show the curve',
      html`${pictured(curve)}
        <p>${answer}</p>`,
    )}
  </div>`;
