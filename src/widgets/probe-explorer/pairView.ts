/** Two cells probed together: the button that begins it, four small boards, and what they prove. Pure templates. */
import type { TemplateResult } from 'lit-html';
import type { SetFuture } from '../../engine/probe/probeEvents.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { brokenNode } from '../../kit/board/boardMarks.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { agreedMarks, cellRings } from '../../kit/probe/categoryPicture.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Stage } from './model.ts';
import type { PairProbe } from './pairModel.ts';
import { pairTitle, proofOf, valuesWords } from './pairModel.ts';
import type { Pair } from './settings.ts';

const mostDescribed = 150; // cells; on the small picture of a larger board descriptions cannot be read

const narrow = 7; // columns of a board of which two with their descriptions stand side by side on a phone

/** The button that begins and ends a pair. */
export function pairButton(pair: Pair, toggle: () => void): TemplateResult {
  return html`<div class="probe-pair-choice">
    <button type="button" data-pair aria-pressed=${pair !== null} @click=${toggle}>
      Probe a pair
    </button>
    <p class="probe-quiet" data-pair-hint>${hint(pair)}</p>
  </div>`;
}

function hint(pair: Pair): string {
  if (pair === null) return 'The ringed cell and a second one together: four futures.';
  return pair === 'wanted'
    ? 'Now choose the second cell. Escape ends it.'
    : 'Their four futures stand below. Choose another second cell, or Escape to end it.';
}

/** The four futures of a pair; null: there is none yet, and `words` say why. */
export function pairView(
  stage: Stage | null,
  pair: PairProbe | null,
  words: string,
): TemplateResult {
  if (stage === null || pair === null) return html`<p class="probe-quiet">${words}</p>`;
  const described = stage.state.cells.length <= mostDescribed;
  const wide = described && stage.state.width > narrow;
  return html`<div class="probe-cell" data-pair-words>
      <p><strong>${pairTitle(stage, pair.places)}.</strong> ${proofOf(pair)}</p>
      <p class="probe-quiet">
        The first cell is ringed with dashes, the second with dots. A corner marks what all
        survivors agree on.
      </p>
    </div>
    <ol class=${wide ? 'probe-four is-wide' : 'probe-four'} role="list">
      ${pair.futures.map((future) => {
        const picture = futurePicture(stage, pair, future, described);
        return html`<li data-values=${future.values.join('')}>
          <p class="probe-branch-title">
            <span
              ><span class="mono">${future.values.join('')}</span>
              ${markedWords(valuesWords(future))}</span
            >
            <strong class="probe-outcome" data-status=${future.status}>${future.status}</strong>
          </p>
          ${pictured(picture)}
        </li>`;
      })}
    </ol>`;
}

/** Where one future ends; a future that cannot be has a frame. */
function futurePicture(
  { puzzle, state }: Stage,
  { places: [first, second], fixed }: PairProbe,
  future: SetFuture,
  described: boolean,
): SvgNode {
  const { height, width } = state;
  const alive = future.status !== 'contradiction';
  const agreed = alive ? fixed.map(({ row, column }) => row * width + column) : [];
  const board = boardOf(
    puzzle,
    future.grid.cells,
    `The future with ${valuesWords(future).toLowerCase()}, ${future.status}`,
  );
  return boardPicture(
    {
      ...board,
      // size and cells stay; only the numbers beside the lines go
      ...(described ? {} : { rows: [], columns: [] }),
      overlay: [
        agreedMarks(width, agreed),
        cellRings('probe-chosen', width, [first]),
        cellRings('probe-second', width, [second]),
        ...(alive ? [] : [brokenNode(height, width)]),
      ],
    },
    { cell: usualCell(state) * 0.7 },
  );
}
