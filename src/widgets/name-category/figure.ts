/** `<name-category>`: both futures of a cell as they begin. The reader says how they end, and so which of the sixteen categories it has. */
import { live } from 'lit-html/directives/live.js';
import type { TemplateResult } from 'lit-html';
import { OUTCOME_VERBS } from '../../kit/probe/probeWords.ts';
import { outcomePicture } from '../../kit/probe/categoryPicture.ts';
import { cellFor } from '../../kit/board/boardLayout.ts';
import { boardPair } from '../../kit/board/boardPair.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { categoryRounds } from '../../puzzles/categoryRounds.ts';
import * as model from './model.ts';

type About = {
  readonly settings: typeof model.categorySettings;
  readonly found: model.Round;
};

const names = { one: 'Filled', zero: 'Empty' } as const;

const picture = ({ found, state }: StateAt<About>, side: model.Which): SvgNode => {
  const board = model.futureBoard(found, side, state.shown);
  return boardPicture(board, { cell: cellFor(board, 300) });
};

/** A future, and the four ways in which it may end. */
const future = (at: StateAt<About>, side: model.Which): TemplateResult =>
  html`<div class="category-side" role="radiogroup" aria-labelledby="${at.id}-${side}">
    <p id="${at.id}-${side}">${names[side]}</p>
    ${pictured(picture(at, side))}
    ${OUTCOME_VERBS.map(
      (word, usefulness) =>
        html`<label class="category-end">
          <input
            type="radio"
            id="${at.id}-${side}-${usefulness}"
            name="${at.id}-${side}"
            value=${usefulness}
            .checked=${live(at.state[side] === usefulness)}
            @change=${() => {
              at.set({ [side]: usefulness });
              at.announce(model.sentenceOf(at.found, at.state));
            }}
          />
          ${pictured(outcomePicture(usefulness, side))} ${word}
        </label>`,
    )}
  </div>`;

/** Shows how it ends, or goes on to the next cell. */
function act(at: StateAt<About>): void {
  if (at.state.shown) at.set(model.nextRound(at.state));
  else at.set({ shown: true });
  const { found, state } = at;
  const cell = state.shown ? '' : `${model.cellText(found)} `;
  at.announce(`${cell}${model.sentenceOf(found, state)} ${model.reasonOf(found, state)}`);
}

export const figure = stateFigure<About>({
  tag: 'name-category',
  settings: model.categorySettings,
  find: ({ state }) => model.roundOf(state.round),
  parts(at) {
    const { found, state } = at;
    return {
      picture: html`<div class="category-sides" data-method="probing">
        ${model.which.map((side) => future(at, side))}
      </div>`,
      wide: true,
      place: html`<p>Cell ${state.round} of ${categoryRounds.length}</p>`,
      sentence: html`<p data-sentence>${model.sentenceOf(found, state)}</p>`,
      answer: html`<p class="category-why">${model.reasonOf(found, state)}</p>`,
      action: html`<button type="button" class="primary" @click=${() => act(at)}>
        ${state.shown ? 'Next cell' : 'Let sweeps run'}
      </button>`,
    };
  },
  files: (at) => ({
    name: `category-${at.state.round}`,
    rows: () => [
      ['cell', 'row', 'column', 'category'],
      ...categoryRounds.map(({ at: [row, column] }, k) => [
        k + 1,
        row,
        column,
        model.roundOf(k + 1).probe.category,
      ]),
    ],
    json: () => ({
      puzzle: categoryRounds[at.state.round - 1]?.code,
      row: at.found.probe.row + 1,
      column: at.found.probe.column + 1,
      category: at.found.probe.category,
      named: model.namedBy(at.state),
    }),
    svg: () =>
      boardPair(
        model.which.map((side) => ({ picture: picture(at, side), words: names[side] })),
        model.sentenceOf(at.found, at.state),
      ),
  }),
});
