/** The board under the hand, its key, and what is on paper. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { clueMarks } from '../../kit/board/clueMarks.ts';
import { dotEnds } from '../../kit/board/boardMarks.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { foldedAnswer } from '../../kit/guess/reveal.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { toldText } from './model.ts';
import type { Visit } from './model.ts';

/** Marks of the filled cells that the clues do not tell: smaller and lighter squares. */
function behindMarks({ image, told }: Pick<Visit, 'image' | 'told'>): SvgNode {
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
 * @param runs - for which there is room beside a line
 */
export function handBoard(
  { image, told, percentage }: Visit,
  behind: boolean,
  runs: number,
): SvgNode {
  const { height, width } = image;
  const room = { rows: runs, columns: runs };
  return boardPicture({
    height,
    width,
    cells: told.cells,
    rows: [],
    columns: [],
    room,
    label: `What the clues tell at ${percentage}\u00a0%, ${sizeText(height, width)}`,
    overlay: [...(behind ? [behindMarks({ image, told })] : []), ...clueMarks(image, room)],
  });
}

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

const keyPictures = {
  filled: keyCell(square('board-filled', 1.5)),
  empty: keyCell(svgNode('path', { class: 'board-empty', d: 'M10 10h0', ...dotEnds })),
  behind: keyCell(square('hand-behind', 5)),
  open: keyCell(),
};

/** The key of the board. */
export const handKey = (behind: boolean): TemplateResult =>
  html`<ul class="hand-keys" aria-label="Key of the board">
    <li>${pictured(keyPictures.filled)}filled, told</li>
    ${behind ? html`<li>${pictured(keyPictures.behind)}filled, not told</li>` : nothing}
    <li>${pictured(keyPictures.empty)}empty, told</li>
    <li>${pictured(keyPictures.open)}${behind ? 'empty, not told' : 'not told'}</li>
  </ul>`;

/** The board at some densities, and the curve behind a fold: for paper, and where there is no script. */
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
