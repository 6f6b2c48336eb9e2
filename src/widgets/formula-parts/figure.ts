/** `<formula-parts>`: the formula of 002 built up from the clues of one puzzle, part by part. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { unknownGrid } from '../../engine/board/cell.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { Parts, PartsProps, PartsState } from './model.ts';
import { presets } from './presets.ts';

type Shown = At<PartsState, Parts>;

const last = model.partNames.length;

function buttons({ state: { part }, found, change }: Shown): TemplateResult {
  const go = (to: number): void => change({ part: to }, model.partText(found, to));
  const next = model.partNames[part];
  return html`<div class="button-row" role="group" aria-label="Parts of the formula">
    ${dimmedButton(next === undefined ? 'All parts shown' : `Next: ${next}`, part < last, () => go(part + 1), { style: 'primary' })}
    ${dimmedButton('Back', part > 1, () => go(part - 1))}
  </div>`;
}

/** The lines with as much of the formula as is built up. */
function table(found: Parts, part: number): TemplateResult {
  return html`<div
    class="table-scroll"
    tabindex="0"
    role="group"
    aria-label="The parts of the formula"
  >
    <table class="of-numbers formula-parts-table">
      <caption>
        What the formula makes of each line
      </caption>
      <thead>
        <tr>
          ${model.headsUpTo(part).map((head) => html`<th scope="col" class="words">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${model.rowsUpTo(found, part).map(
          ([line, ...cells]) =>
            html`<tr>
              <th scope="row" class="words">${line}</th>
              ${cells.map((cell) => html`<td class="words">${cell}</td>`)}
            </tr>`,
        )}
        ${
          part < last
            ? nothing
            : html`<tr class="is-marked">
                <th scope="row" class="words">together</th>
                <td colspan="3"></td>
                <td class="words">${model.numberText(found.sum)}</td>
              </tr>`
        }
      </tbody>
    </table>
  </div>`;
}

export const figure = puzzleFigure<PartsProps, PartsState, Parts>({
  tag: 'formula-parts',
  titlePrefix: 'The formula, part by part: ',
  presets,
  settings: model.partsSettings,
  usual: model.defaultState,
  start: { part: 1 },
  find: model.partsOf,
  keyOf: ({ code, lines }) => `${code} ${lines}`,
  folded: ['p', 'l'],
  said: ({ found, state }) => model.partText(found, state.part),
  board: {
    model: ({ puzzle }) =>
      boardOf(
        puzzle,
        unknownGrid(puzzle.rows.length, puzzle.columns.length).cells,
        'The puzzle, before it is solved',
      ),
  },
  parts: (at) => ({
    action: buttons(at),
    answer: html`<p class="formula-parts-sentence" data-sentence>
        ${model.partText(at.found, at.state.part)}
      </p>
      ${table(at.found, at.state.part)}`,
    fields: choiceField({
      id: `${at.id}-lines`,
      label: 'Blocks of',
      value: at.state.lines,
      choices: model.lineChoices,
      onChoice: (lines) => at.begin({ lines }),
    }),
  }),
  /** The formula whole. */
  paper: ({ found }) =>
    html`<div data-paper>
      <p>${model.partText(found, last)}</p>
      ${table(found, last)}
    </div>`,
  files: ({ found, state }) => ({
    name: 'formula-parts',
    rows: () => [model.headsUpTo(last), ...model.rowsUpTo(found, last)],
    json: () => ({
      rows: found.puzzle.rows,
      columns: found.puzzle.columns,
      blocksOf: state.lines,
      lines: found.lines,
      sum: found.sum,
      difficulty: found.value,
    }),
  }),
});
