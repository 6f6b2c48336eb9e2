/** The figure from a row to a formula: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { formatDescription } from '../../engine/board/description.ts';
import type { FormulaSize } from '../../engine/inference/automatonFormula.ts';
import type { Encoding } from '../../engine/inference/boardFormula.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { cellRow } from '../../kit/line/cellRow.ts';
import { choiceField, numberField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { automatonPicture } from './automatonPicture.ts';
import { clauseKinds, kindCounts } from './clauseNames.ts';
import { expressionOf, readingText, sizeRows, sizeText } from './model.ts';
import type { BoardSizes, LineStory } from './model.ts';

/** A field as it was typed. */
export type TypedField = { readonly text: string; readonly problem: string | null };

export type FormulaShown = {
  readonly id: string;
  readonly layout: FigureLayout;
  readonly story: LineStory;
  readonly at: number;
  readonly tabStop: number;
  readonly runs: TypedField;
  readonly cells: TypedField;
  readonly lines: readonly { readonly word: string; readonly text: string }[]; // of the puzzle
  readonly line: string; // which of them, or 'own'
  readonly sizes: BoardSizes;
  readonly trouble: string | null; // why there is no file
  readonly work: WorkShown;
  readonly choice: TemplateResult;
  readonly about: TemplateResult;
  readonly below: TemplateResult;
};

export type FormulaActs = {
  readonly go: (at: number) => void;
  readonly typeRuns: (text: string) => void;
  readonly typeCells: (text: string) => void;
  readonly takeLine: (word: string) => void;
  readonly turn: (cell: number) => void;
  readonly stop: (cell: number) => void; // the keyboard came to a cell
  readonly save: (encoding: Encoding) => void;
  readonly end: () => void; // of the work
};

/** The label of the automaton, for those who do not see it. @source none */
export const automatonLabel = ({ description, automaton }: LineStory): string =>
  `The automaton of ${formatDescription(description)}: a chain of ${automaton?.states.length ?? 0} states`;

function picture(shown: FormulaShown, acts: FormulaActs): TemplateResult {
  const { story, at, tabStop } = shown;
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
        tabStop,
        onChoose: (cell, by) => {
          if (by === 'click') acts.turn(cell);
          else acts.stop(cell);
        },
      })}
    </div>
    <p class="formula-sentence">${readingText(story, at)}</p>`;
}

function buttons({ at, story }: FormulaShown, { go }: FormulaActs): TemplateResult {
  const most = story.automaton === null ? 0 : Math.min(story.line.length, story.states.length);
  const button = (text: string, to: number, primary = false): TemplateResult =>
    dimmedButton(text, to >= 0 && to <= most && to !== at, () => go(to), {
      style: primary ? 'primary' : '',
    });
  return html`<div class="button-row" role="group" aria-label="Reading">
    ${button('Read a cell', at + 1, true)} ${button('Back', at - 1)} ${button('From the start', 0)}
    ${button('To the end', most)}
  </div>`;
}

/** A size in a table: with thousands apart. */
const number = (value: number | null): string => (value === null ? '' : grouped(value));

function sizes({ story }: FormulaShown): TemplateResult {
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

function clauses({ story, at }: FormulaShown): TemplateResult {
  const { formula } = story;
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

function fields(shown: FormulaShown, acts: FormulaActs): TemplateResult {
  const { id, runs, cells } = shown;
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
        @input=${(event: Event) => acts.typeRuns((event.target as HTMLInputElement).value)}
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
      onText: acts.typeCells,
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

function board(shown: FormulaShown, acts: FormulaActs): TemplateResult {
  const { id, sizes: of, trouble, work, line, lines } = shown;
  const save = (text: string, encoding: Encoding): TemplateResult =>
    html`<button
      type="button"
      aria-disabled=${trouble === null ? 'false' : 'true'}
      @click=${() => {
        if (trouble === null) acts.save(encoding);
      }}
    >
      ${text}
    </button>`;
  return html`<div class="formula-part" data-board>
    <h3>The formula of a whole board</h3>
    <div class="controls">
      ${shown.choice}
      ${choiceField({
        id: `${id}-line`,
        label: 'Line to read above',
        value: line,
        choices: [{ word: 'own', text: 'As typed' }, ...lines],
        onChoice: acts.takeLine,
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
      ${save('Save as DIMACS', 'automaton')} ${save('Save the smaller one', 'order')}
    </div>
    ${trouble === null ? nothing : html`<p class="work-notice">${trouble}</p>`}
    ${workView(work, acts.end)} ${shown.about}
  </div>`;
}

/** The whole figure. @source none */
export function formulaView(shown: FormulaShown, acts: FormulaActs): TemplateResult {
  return figureParts(
    {
      picture: html`${picture(shown, acts)}`,
      action: buttons(shown, acts),
      answer: sizes(shown),
      settings: fields(shown, acts),
      more: html`${clauses(shown)} ${board(shown, acts)} ${shown.below}`,
    },
    shown.layout,
  );
}
