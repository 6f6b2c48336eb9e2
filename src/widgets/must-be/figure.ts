/** `<must-be>`: which cells of a puzzle are the same in every solution, and solutions that show it of the others. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { askSearch } from '../../kit/records/answers.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { backButton } from '../../kit/stepper/stepperParts.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import type { MustBeAnswer, MustBeProps, MustBeState } from './model.ts';
import { presets } from './presets.ts';

type MustBe = At<MustBeState, MustBeAnswer | null>;

/** The solutions in turn, and what must be so again. */
function buttons({ found, state, change }: MustBe): TemplateResult {
  const at = model.solutionAt(found, state);
  const solutions = found?.solutions.length ?? 0;
  const words =
    at === 0 ? 'Show a solution' : at < solutions ? 'Show another solution' : 'What must be so';
  return html`<div class="button-row" role="group" aria-label="Solutions">
    ${backButton('Back', at > 0, () => change({ at: at - 1 }))}
    ${dimmedButton(words, solutions > 0, () => change({ at: at < solutions ? at + 1 : 0 }), {
      style: 'primary',
    })}
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
  before: ({ before }) => (before === undefined ? null : model.defaultState({ puzzle: before })),
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
  parts(at) {
    const chosen = chosenText(at);
    return {
      sentence: html`<p>${model.shortText(at.found, at.state)}</p>`,
      answer: html`${at.work} ${chosen === null ? nothing : html`<p data-cell-text>${chosen}</p>`}
      ${chosen === null ? nothing : pairView(at)}`,
      action: buttons(at),
      more: html`<p class="must-sentence">${model.shownText(at.found, at.state)}</p>
        <p class="readout">
          A square is filled in every solution, a dot is empty in every solution. An outlined cell
          with half a square may be either: two solutions differ there.
        </p>
        ${chosen === null ? pairView(at) : nothing}`,
    };
  },
  files: ({ puzzle, found }) => ({
    name: 'inferable',
    rows: () => (found === null ? [] : model.cellRows(found, puzzle.columns.length)),
    json: () => model.answerJson(puzzle, found),
  }),
});
