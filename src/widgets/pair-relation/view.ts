/** The figure in the page: example, description and line, the settled line to choose two cells on, the combinations. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { NO_RELATION, PAIR_RELATIONS } from '../../engine/line/pairRelations.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { cellRow } from '../../kit/line/cellRow.ts';
import { relationPicture } from '../../kit/relations/crossingPicture.ts';
import { relationTold } from '../../kit/relations/relationWords.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { combinationSentence, exampleOfState, relationSentence, verdictSentence } from './model.ts';
import type { Combination, PairAnswer, PairQuestion, PairState } from './model.ts';
import { pairLine } from './picture.ts';

/** Everything that is shown. */
export type PairPicture = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly typed: PairState; // as it stands in the fields
  readonly errors: Readonly<Partial<Record<'description' | 'line', string>>>;
  readonly question: PairQuestion;
  readonly answer: PairAnswer;
  readonly stops: { readonly line: number; readonly settled: number };
};

/** What the reader can do. */
export type PairActs = {
  readonly example: (relation: number) => void;
  readonly type: (field: 'description' | 'line', text: string) => void;
  readonly setCell: (cell: number, value: number | 'next') => void;
  readonly stop: (row: 'line' | 'settled', cell: number) => void;
  readonly choose: (cell: number) => void;
};

/** "filled‑empty": the first cell, then the second. */
const pairWords = ({ a, b }: Combination): string =>
  `${cellWords[a] ?? ''}\u2011${cellWords[b] ?? ''}`;

const cellWords = ['empty', 'filled', 'unknown'] as const;

/** The whole widget. @source none */
export function pairView(shown: PairPicture, acts: PairActs): TemplateResult {
  const { question, answer, typed, errors } = shown;
  const verdict = Object.keys(errors).length > 0 ? null : verdictSentence(typed, answer);
  return figureParts(
    {
      picture: html`${rows(shown, acts)}
        <p class="pair-relation" data-sentence>
          ${answer.relation === NO_RELATION ? nothing : pictured(relationPicture(answer.relation, 20))}
          ${markedWords(relationSentence(question, answer))}
        </p>`,
      answer: html`<ul class="pair-combinations">
          ${answer.combinations.map((one, at) => combination(shown, one, at))}
        </ul>
        <p class="readout">${verdict ?? 'Your own line.'}</p>`,
      settings: inputs(shown, acts),
    },
    shown.layout,
  );
}

function inputs(shown: PairPicture, acts: PairActs): TemplateResult {
  const { id, typed } = shown;
  const example = exampleOfState(typed);
  return html`<div class="controls">
    <div class="field">
      <label for="${id}-example">Printed example</label>
      <select
        id="${id}-example"
        @change=${(event: Event) => acts.example(Number((event.target as HTMLSelectElement).value))}
      >
        ${
          example === null
            ? html`<option value="" .selected=${live(true)} disabled>Your own line</option>`
            : nothing
        }
        ${PAIR_RELATIONS.map(
          ({ number }) =>
            html`<option value=${number} .selected=${live(number === example)}>
              ${relationTold(number)}
            </option>`,
        )}
      </select>
    </div>
    ${textField(shown, acts, 'description', 'Clues')}
    ${textField(shown, acts, 'line', 'Line (1 filled, 0 empty, ? unknown)')}
  </div>`;
}

function textField(
  { id, typed, errors }: PairPicture,
  acts: PairActs,
  field: 'description' | 'line',
  label: string,
): TemplateResult {
  const error = errors[field];
  return html`<div class="field pair-${field}">
    <label for="${id}-${field}">${label}</label>
    <input
      type="text"
      class="mono"
      id="${id}-${field}"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      aria-invalid=${error === undefined ? 'false' : 'true'}
      aria-describedby="${id}-${field}-message"
      .value=${live(typed[field])}
      @input=${(event: Event) => acts.type(field, (event.target as HTMLInputElement).value)}
    />
    <p
      class="field-message"
      id="${id}-${field}-message"
      data-tone="error"
      ?hidden=${error === undefined}
    >
      ${error ?? ''}
    </p>
  </div>`;
}

function rows({ question, answer, stops }: PairPicture, acts: PairActs): TemplateResult {
  const { line, cells } = question;
  const { settled } = answer;
  const keyed: Readonly<Record<string, number>> = { '0': EMPTY, '1': FILLED, '?': UNKNOWN };
  return html`<div class="table-scroll pair-rows" tabindex="0" role="group" aria-label="The line">
    <p class="pair-label">
      Clues <strong>${formatDescription(question.description)}</strong>. Line: choose a cell to
      change it
    </p>
    ${cellRow({
      name: 'line',
      label: 'The line; Enter changes a cell',
      cells: line,
      describe: (at) => `cell ${at + 1}, ${cellWords[line[at] ?? UNKNOWN] ?? ''}`,
      chosen: null,
      tabStop: stops.line,
      onChoose: (at, by) => {
        if (by === 'click') acts.setCell(at, 'next');
        else acts.stop('line', at);
      },
      onKey: (at, key) => {
        const value = keyed[key];
        if (value !== undefined) acts.setCell(at, value);
        return value !== undefined;
      },
    })}
    ${
      settled === null
        ? nothing
        : html`<p class="pair-label">Settled: choose two unknown cells</p>
            ${cellRow({
              name: 'settled',
              label: 'The settled line; Enter chooses a cell of the pair',
              cells: settled,
              describe: (at) =>
                `cell ${at + 1}, ${cellWords[settled[at] ?? UNKNOWN] ?? ''}${cells.includes(at) ? ', chosen' : ''}`,
              chosen: null,
              tabStop: stops.settled,
              fresh: new Set(cells),
              onChoose: (at, by) => {
                if (by === 'click') acts.choose(at);
                else acts.stop('settled', at);
              },
            })}`
    }
  </div>`;
}

function combination(
  { id, question, answer }: PairPicture,
  one: Combination,
  at: number,
): TemplateResult {
  const cells = one.fit ?? one.proof;
  const possible = one.fits > 0n;
  return html`<li class=${possible ? 'is-possible' : 'is-forbidden'}>
    <strong>${markedWords(pairWords(one))} ${possible ? 'can occur' : 'is forbidden'}</strong>
    <span>${markedWords(combinationSentence(question, answer, one))}</span>
    ${
      cells === null
        ? nothing
        : html`<div class="table-scroll" tabindex="0" role="group" aria-label=${pairWords(one)}>
            ${pictured(pairLine(cells, question.cells, possible ? 'A fit' : 'The settled line', `${id}-fit-${at}`))}
          </div>`
    }
  </li>`;
}
