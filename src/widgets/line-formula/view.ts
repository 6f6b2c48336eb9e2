/** The figure from a row to a formula: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { formatDescription } from '../../engine/board/description.ts';
import type { FormulaSize } from '../../engine/inference/automatonFormula.ts';
import type { Encoding } from '../../engine/inference/boardFormula.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { cellRow } from '../../kit/line/cellRow.ts';
import { choiceField, numberField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { automatonPicture } from './automatonPicture.ts';
import { clauseKinds, kindCounts } from './clauseNames.ts';
import { endWork, go, save, stopAt, takeLine, turn, typeCells, typeRuns } from './acts.ts';
import type { FormulaAt } from './acts.ts';
import {
  expressionOf,
  fileTrouble,
  linesOfPuzzle,
  readingText,
  sizeRows,
  sizeText,
} from './model.ts';
import type { LineStory, PuzzleLine } from './model.ts';

/** The label of the automaton, for those who do not see it. */
export const automatonLabel = ({ description, automaton }: LineStory): string =>
  `The automaton of ${formatDescription(description)}: a chain of ${automaton?.states.length ?? 0} states`;

/** The automaton, and the line that it reads. */
export function picture(formula: FormulaAt): TemplateResult {
  const { kept, state } = formula;
  const { story } = formula.found;
  const { at } = state;
  const { automaton, states, line, description } = story;
  return html`<p class="formula-expression">
      <span class="visually-hidden">Regular expression: </span>${expressionOf(description)}
    </p>
    ${
      automaton === null
        ? nothing
        : html`<div
            class="formula-scroll"
            tabindex="0"
            role="group"
            aria-label=${automatonLabel(story)}
          >
            ${pictured(
              automatonPicture(
                automaton,
                states[at] ?? null,
                states[at - 1] ?? null,
                automatonLabel(story),
              ),
            )}
          </div>`
    }
    <div class="formula-tape">
      ${cellRow({
        name: 'line',
        label: 'The line that is read; Enter or a click turns a cell over',
        cells: line,
        describe: (cell) =>
          `cell ${cell + 1}, ${line[cell] === 1 ? 'filled' : 'empty'}${cell < at ? ', read' : ''}`,
        chosen: at === 0 ? null : at - 1,
        tabStop: Math.min(kept.tabStop, state.cells - 1),
        onChoose: (cell, by) => {
          if (by === 'click') turn(formula, cell);
          else stopAt(formula, cell);
        },
      })}
    </div>
    <p class="formula-sentence">${readingText(story, at)}</p>`;
}

/** What reads on. */
export function buttons(formula: FormulaAt): TemplateResult {
  const { story } = formula.found;
  const { at } = formula.state;
  const most = story.automaton === null ? 0 : Math.min(story.line.length, story.states.length);
  const button = (text: string, to: number, primary = false): TemplateResult =>
    dimmedButton(text, to >= 0 && to <= most && to !== at, () => go(formula, to), {
      style: primary ? 'primary' : '',
    });
  return html`<div class="button-row" role="group" aria-label="Reading">
    ${button('Read a cell', at + 1, true)} ${button('Back', at - 1)} ${button('From the start', 0)}
    ${button('To the end', most)}
  </div>`;
}

/** A size in a table: with thousands apart. */
const number = (value: number | null): string => (value === null ? '' : grouped(value));

/** The sizes of the formula. */
export function sizes({ found: { story } }: FormulaAt): TemplateResult {
  const rows = sizeRows(story);
  return html`<table>
      <caption>
        The formula of this line
      </caption>
      <thead>
        <tr>
          <th scope="col">number of</th>
          <th scope="col" class="number">printed</th>
          <th scope="col" class="number">counted</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, printed, counted }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td class="number">${number(printed)}</td>
              <td class="number">
                ${printed !== null && printed !== counted ? '≠ ' : ''}${number(counted)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="readout">${sizeText(story, rows)}</p>`;
}

/** The clauses, about the cell that was read last. */
export function clauses({ found, state: { at } }: FormulaAt): TemplateResult {
  const { formula } = found.story;
  const here = formula.clauses.filter(({ cell }) => cell === at || (at === 0 && cell === null));
  return html`<details class="cell-fold">
    <summary>
      ${at === 0 ? 'The clauses of both ends' : `The clauses about reading cell ${at}`},
      ${grouped(here.length)} of ${grouped(formula.clauses.length)}
    </summary>
    <div class="cell-fold-body">
      <ul class="formula-clauses" tabindex="0" aria-label="Clauses">
        ${here.map(({ text }) => html`<li>${text}</li>`)}
      </ul>
      <table>
        <caption>
          All clauses of the line
        </caption>
        <tbody>
          ${kindCounts(formula).map(
            ([kind, count]) =>
              html`<tr>
                <th scope="row">${clauseKinds[kind]}</th>
                <td class="number">${grouped(count)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** The fields of the line. */
export function fields(at: FormulaAt): TemplateResult {
  const { id } = at;
  const { runs, cells } = at.kept;
  return html`<div class="controls">
    <div class="field">
      <label for="${id}-runs">Clues</label>
      <input
        type="text"
        id="${id}-runs"
        autocomplete="off"
        maxlength="400"
        .value=${live(runs.text)}
        aria-invalid=${runs.problem === null ? 'false' : 'true'}
        aria-describedby=${runs.problem === null ? nothing : `${id}-runs-message`}
        @input=${(event: Event) => typeRuns(at, (event.target as HTMLInputElement).value)}
      />
      ${
        runs.problem === null
          ? nothing
          : html`<p class="field-message" data-tone="error" id="${id}-runs-message">
              ${runs.problem}
            </p>`
      }
    </div>
    ${numberField({
      id: `${id}-cells`,
      label: 'Cells',
      text: cells.text,
      problem: cells.problem ?? undefined,
      onText: (text) => typeCells(at, text),
    })}
  </div>`;
}

/** A row of the sizes of a board. */
const boardRow = (name: string, size: FormulaSize | null): TemplateResult =>
  html`<tr>
    <th scope="row">${name}</th>
    ${
      size === null
        ? html`<td colspan="3">not made on a board of this size</td>`
        : [size.clauses, size.variables, size.occurrences].map(
            (value) => html`<td class="number">${grouped(value)}</td>`,
          )
    }
  </tr>`;

/** The line of the puzzle that is read, if it is one. */
function lineOf({ found, state }: FormulaAt, lines: readonly PuzzleLine[]): string {
  const { description } = found.story;
  const same = lines.find(
    (one) => one.cells === state.cells && one.description.join() === description.join(),
  );
  return same?.word ?? 'own';
}

/** The formula of the board, and its files. */
export function board(at: FormulaAt): TemplateResult {
  const { id, kept } = at;
  const { sizes: of } = at.found;
  const trouble = fileTrouble(of);
  const lines = linesOfPuzzle(at.puzzle);
  const saver = (text: string, encoding: Encoding): TemplateResult =>
    html`<button
      type="button"
      aria-disabled=${trouble === null ? 'false' : 'true'}
      @click=${() => {
        if (trouble === null) void save(at, encoding);
      }}
    >
      ${text}
    </button>`;
  return html`<div class="formula-part" data-board>
    <h3>The formula of a whole board</h3>
    <div class="controls">
      ${at.choice()}
      ${choiceField({
        id: `${id}-line`,
        label: 'Line to read above',
        value: lineOf(at, lines),
        choices: [{ word: 'own', text: 'As typed' }, ...lines],
        onChoice: (word) => takeLine(at, word),
      })}
    </div>
    <div class="table-scroll" tabindex="0" role="group" aria-label="The formula of the board">
      <table>
        <caption>
          All rows and columns; a cell is one variable for both
        </caption>
        <thead>
          <tr>
            <th scope="col">encoding</th>
            <th scope="col" class="number">clauses</th>
            <th scope="col" class="number">variables</th>
            <th scope="col" class="number">literals</th>
          </tr>
        </thead>
        <tbody>
          ${boardRow('by automata, as printed', of.automaton)}
          ${boardRow('by places of runs', of.order)}
        </tbody>
      </table>
    </div>
    <div class="button-row" role="group" aria-label="Files for other SAT solvers">
      ${saver('Save as DIMACS', 'automaton')} ${saver('Save the smaller one', 'order')}
    </div>
    ${trouble === null ? nothing : html`<p class="work-notice">${trouble}</p>`}
    ${workView(kept.work, () => endWork(at))} ${at.about()}
  </div>`;
}
