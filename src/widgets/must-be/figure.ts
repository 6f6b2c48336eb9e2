/** `<must-be>`: which cells of a puzzle are the same in every solution, and solutions that show it of the others. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { askSearch } from '../../kit/records/answers.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import type { MustBeAnswer, MustBeProps, MustBeState } from './model.ts';
import { presets } from './presets.ts';

type MustBe = At<MustBeState, MustBeAnswer | null>;

function buttons({ found, state, change }: MustBe): TemplateResult {
  const at = model.solutionAt(found, state);
  const solutions = found?.solutions.length ?? 0;
  return html`<div class="button-row" role="group" aria-label="Solutions">
    ${dimmedButton('Show a solution', solutions > 0, () => change({ at: at === 0 ? 1 : 0 }), {
      style: 'primary',
      pressed: at > 0,
    })}
    ${dimmedButton('Previous', at > 1, () => change({ at: at - 1 }))}
    ${dimmedButton('Next', at < solutions, () => change({ at: at + 1 }))}
  </div>`;
}

/** Two solutions that differ in the chosen cell. */
function pairView({ found, state, puzzle }: MustBe): TemplateResult | typeof nothing {
  const pair = found === null ? null : model.pairFor(found, state, puzzle);
  if (pair === null) return nothing;
  const size = model.smallSide(puzzle);
  return html`<div class="must-pair">
    ${pair.parts.map(
      ({ number, value, grid }) =>
        html`<figure>
          ${pictured(
            boardPictureSmall(grid, { label: `Solution ${number}`, fresh: pair.marked, size }),
          )}
          <figcaption>Solution ${number}${value === '' ? '' : `: ${value}`}</figcaption>
        </figure>`,
    )}
  </div>`;
}

/** What is said of the chosen cell; null where there is none, or nothing is known. */
const chosenText = ({ found, state: { chosen }, puzzle }: MustBe): string | null =>
  found === null || chosen === null ? null : model.cellText(found, chosen, puzzle.columns.length);

export const figure = puzzleFigure<MustBeProps, MustBeState, MustBeAnswer | null, MustBeAnswer>({
  tag: 'must-be',
  titlePrefix: 'What must be so: ',
  presets,
  settings: model.mustBeSettings,
  usual: model.defaultState,
  served: (given) => given,
  asks: {
    async run(asking) {
      let last: MustBeAnswer | null = null;
      asking.keep(() => last);
      const found = await askSearch(asking, 'inference', (news) => {
        last = model.partOf(news);
        return model.newsText(news);
      });
      return found === null ? null : model.answerOf(found.inference, found.swept);
    },
    isWhole: ({ complete }) => complete,
    trouble: model.sizeTrouble,
  },
  checked: model.checkAsked,
  said: ({ found, state }) => (found === null ? '' : model.shownText(found, state)),
  board: {
    model: ({ puzzle, found, state }) => model.boardShown(puzzle, found, state),
    label: ({ puzzle, found, state }, row, column) =>
      `row ${row + 1}, column ${column + 1}, ${model.valueWords(found, state, row * puzzle.columns.length + column)}`,
    chosen: ({ state }) => state.chosen,
    press: (at, chosen) =>
      at.change({ chosen }, chosenText({ ...at, state: { ...at.state, chosen } }) ?? ''),
  },
  parts: (at) => ({
    action: buttons(at),
    answer: html`<p class="must-sentence">${model.shownText(at.found, at.state)}</p>
      ${at.work}
      <p data-cell-text>
        ${
          chosenText(at) ??
          `Choose a cell to see whether sweeps find it too${at.found?.cells.includes(UNKNOWN) === false ? '.' : ', or two solutions that differ there.'}`
        }
      </p>
      ${pairView(at)}`,
  }),
  files: ({ puzzle, found }) => ({
    name: 'inferable',
    rows: () => (found === null ? [] : model.cellRows(found, puzzle.columns.length)),
    json: () => model.answerJson(puzzle, found),
  }),
});
