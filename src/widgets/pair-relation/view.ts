/** The figure in the page: example, description and line, the settled line to choose two cells on, the combinations. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { EMPTY, FILLED, UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { PAIR_RELATIONS } from '../../engine/line/pairRelations.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { cellRow } from '../../kit/line/cellRow.ts';
import { attempt, readLine } from '../../kit/line/lineText.ts';
import { relationTold } from '../../kit/relations/relationWords.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import {
  combinationSentence,
  exampleOfState,
  exampleState,
  pairText,
  relationSentence,
  within,
} from './model.ts';
import type {
  Combination,
  PairAnswer,
  PairProps,
  PairQuestion,
  pairSettings,
  PairState,
} from './model.ts';
import { pairLine } from './picture.ts';

export type PairRelationAbout = {
  readonly props: PairProps;
  readonly settings: ReturnType<typeof pairSettings>;
  readonly found: { readonly question: PairQuestion; readonly answer: PairAnswer };
  readonly kept: {
    stops: { readonly line: number; readonly settled: number }; // of the keyboard, in both rows
    last: number; // which of the two cells was chosen longer ago
    timer: number;
  };
};

type At = StateAt<PairRelationAbout>;

/** How long after the last change the answer is read out, ms. */
const announceDelay = 600;

/** The texts of the fields, and the cells that are on show. */
export const typedIn = ({ form, found }: At): PairState => ({
  description: form.description,
  line: form.line,
  cells: found.question.cells,
});

/** Takes what is typed; the cells go with the line. */
function change(at: At, part: Partial<PairState>): void {
  const { cells, ...texts } = { ...typedIn(at), ...part };
  const line = attempt(() => readLine(texts.line));
  const pair = typeof line === 'string' ? cells : within(cells, line.length);
  at.type({ ...texts, cells: pairText(pair) });
  window.clearTimeout(at.kept.timer);
  at.kept.timer = window.setTimeout(() => {
    const { question, answer } = at.found;
    at.announce(Object.values(at.problems)[0] ?? relationSentence(question, answer));
  }, announceDelay);
}

/** Fills a cell of the line, empties it, or makes it unknown. */
function setCell(at: At, cell: number, value: number | 'next'): void {
  const line = at.found.question.line.slice();
  const old = line[cell];
  const next = old === UNKNOWN ? FILLED : old === FILLED ? EMPTY : UNKNOWN;
  line[cell] = value === 'next' ? next : value;
  at.kept.stops = { ...at.kept.stops, line: cell };
  change(at, { line: formatLine(line) });
}

function stop(at: At, row: 'line' | 'settled', cell: number): void {
  const { kept } = at;
  if (kept.stops[row] === cell) return;
  kept.stops = { ...kept.stops, [row]: cell };
  at.draw();
}

/** Takes a cell into the pair; the one that was chosen longer ago gives way. */
function choose(at: At, cell: number): void {
  const { kept, found } = at;
  kept.stops = { ...kept.stops, settled: cell };
  const { cells } = found.question;
  if (cells.includes(cell)) {
    kept.last = cells[0] === cell ? 1 : 0; // the other one gives way next
    return;
  }
  const stays = cells[1 - kept.last] ?? 0;
  const pair: [number, number] = stays < cell ? [stays, cell] : [cell, stays];
  kept.last = pair[0] === stays ? 0 : 1;
  change(at, { cells: pair });
}

/** The next two unknown cells of the settled line. */
export function another(at: At): void {
  const { question, answer } = at.found;
  const open = [...(answer.settled ?? []).entries()].flatMap(([cell, value]) =>
    value === UNKNOWN ? [cell] : [],
  );
  const pairs = open.flatMap((one, k) =>
    open.slice(k + 1).map((other): [number, number] => [one, other]),
  );
  const now = pairs.findIndex((pair) => pair.join() === question.cells.join());
  const next = pairs[(now + 1) % pairs.length];
  if (next !== undefined) change(at, { cells: next });
}

/** "filled‑empty": the first cell, then the second. */
const pairWords = ({ a, b }: Combination): string =>
  `${cellWords[a] ?? ''}\u2011${cellWords[b] ?? ''}`;

const cellWords = ['empty', 'filled', 'unknown'] as const;

/** The example, and the two texts. */
export function inputs(at: At): TemplateResult {
  const { id } = at;
  const example = exampleOfState(typedIn(at));
  return html`<div class="controls">
    <div class="field">
      <label for="${id}-example">Printed example</label>
      <select
        id="${id}-example"
        @change=${(event: Event) => change(at, exampleState(Number((event.target as HTMLSelectElement).value)))}
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
    ${textField(at, 'description', 'Clues')}
    ${textField(at, 'line', 'Line (1 filled, 0 empty, ? unknown)')}
  </div>`;
}

function textField(at: At, field: 'description' | 'line', label: string): TemplateResult {
  const { id, form, problems } = at;
  const error = problems[field];
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
      .value=${live(form[field])}
      @input=${(event: Event) => change(at, { [field]: (event.target as HTMLInputElement).value })}
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

/** The line, and the settled line with the pair. */
export function rows(at: At): TemplateResult {
  const { question, answer } = at.found;
  const { stops } = at.kept;
  const { line, cells } = question;
  const { settled } = answer;
  const keyed: Readonly<Record<string, number>> = { '0': EMPTY, '1': FILLED, '?': UNKNOWN };
  return html`<div class="table-scroll pair-rows" tabindex="0" role="group" aria-label="The line">
    <p class="pair-label">
      <span class="visually-hidden">Clues</span>
      <strong class="mono">${formatDescription(question.description)}</strong>
    </p>
    ${cellRow({
      name: 'line',
      label: 'The line; Enter changes a cell',
      cells: line,
      describe: (cell) => `cell ${cell + 1}, ${cellWords[line[cell] ?? UNKNOWN] ?? ''}`,
      chosen: null,
      tabStop: stops.line,
      onChoose: (cell, by) => {
        if (by === 'click') setCell(at, cell, 'next');
        else stop(at, 'line', cell);
      },
      onKey: (cell, key) => {
        const value = keyed[key];
        if (value !== undefined) setCell(at, cell, value);
        return value !== undefined;
      },
    })}
    ${
      settled === null
        ? nothing
        : html`<p class="pair-label">All agree</p>
            ${cellRow({
              name: 'settled',
              label: 'The settled line; Enter chooses a cell of the pair',
              cells: settled,
              describe: (cell) =>
                `cell ${cell + 1}, ${cellWords[settled[cell] ?? UNKNOWN] ?? ''}${cells.includes(cell) ? ', chosen' : ''}`,
              chosen: null,
              tabStop: stops.settled,
              fresh: new Set(cells),
              onChoose: (cell, by) => {
                if (by === 'click') choose(at, cell);
                else stop(at, 'settled', cell);
              },
            })}`
    }
  </div>`;
}

/** One of the four ways. */
export function combination({ found }: At, one: Combination): TemplateResult {
  const { question, answer } = found;
  const cells = one.fit ?? one.proof;
  const possible = one.fits > 0n;
  return html`<li class=${possible ? 'is-possible' : 'is-forbidden'}>
    <strong>${markedWords(pairWords(one))} ${possible ? 'can occur' : 'is forbidden'}</strong>
    ${
      cells === null
        ? nothing
        : html`<div class="table-scroll" tabindex="0" role="group" aria-label=${pairWords(one)}>
            ${pictured(pairLine(cells, question.cells, possible ? 'A fit' : 'The settled line'))}
          </div>`
    }
    <span>${markedWords(combinationSentence(question, answer, one))}</span>
  </li>`;
}
