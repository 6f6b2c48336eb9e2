/** What a chapter asks of those who want to try: state in, template out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Shown } from '../../challenges/challenge.ts';
import type { AnyTask } from '../../challenges/judge.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { fold, settingsFold } from '../../notebook/cell/figureParts.ts';
import type { Folds } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { saidOf, sentenceOfAnswer, taskName } from './model.ts';
import type { Said } from './model.ts';

/** What is to be seen. */
export type TryShown = {
  readonly id: string;
  readonly folds: Folds;
  readonly tasks: readonly AnyTask[];
  readonly answers: readonly string[]; // of the tasks
  readonly at: number; // the open one
  readonly tried: string | null; // of a sentence that is true: how often
  readonly board: Part | null; // of the open one
  readonly puzzle: string | null; // address of its puzzle
  readonly reference: string | null; // address of an answer of ours
  readonly isOpen: boolean; // the fold
};

/** What the reader can do. */
export type TryActs = {
  readonly choose: (at: number) => void;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  readonly toggle: () => void;
};

const quoteOf = (task: AnyTask): string =>
  'quote' in task
    ? `“${/^[a-z]/.test(task.quote) ? '… ' : ''}${task.quote}” (${task.place}). `
    : '';

function boardOfShown({ grid, puzzle, marked, title }: Shown): BoardModel {
  const fresh = new Set(marked);
  return puzzle === null
    ? { ...grid, rows: [], columns: [], label: title, fresh }
    : { ...boardOf(puzzle, grid.cells, title), fresh };
}

const evidence = (shows: Shown, id: string): TemplateResult =>
  html`<figure class="try-evidence">
    ${pictured(boardPicture(boardOfShown(shows), { id: `${id}-shown` }))}
    <figcaption>${shows.title}.</figcaption>
  </figure>`;

const formulaField = (id: string, text: string, said: Said, { type }: TryActs): TemplateResult =>
  html`<div class="field">
    <label for="${id}-formula">Your formula</label>
    <input
      type="text"
      id="${id}-formula"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${live(text)}
      aria-invalid=${said.trouble === null ? 'false' : 'true'}
      aria-describedby="${id}-said"
      @input=${(event: Event) => type((event.target as HTMLInputElement).value)}
    />
  </div>`;

/** Where the open task is answered. */
function stage(shown: TryShown, task: AnyTask, text: string, acts: TryActs): TemplateResult {
  const { id, board, puzzle, reference, tried } = shown;
  const said = saidOf(task, text);
  return html`<div class="try-stage">
    <div>
      ${task.kind === 'formula' ? formulaField(id, text, said, acts) : part(board!)}
      <p class="try-ways">
        <button type="button" ?disabled=${text === ''} @click=${acts.clear}>Clear</button>
        ${puzzle === null ? nothing : html`<a href=${puzzle}>Its puzzle by every method</a>`}
        ${reference === null ? nothing : html`<a href=${reference}>An answer of ours</a>`}
      </p>
    </div>
    <div class="try-said" id="${id}-said" data-met=${said.met ? 'yes' : 'no'}>
      <p>${sentenceOfAnswer(task, said)}</p>
      ${said.shows === null ? nothing : evidence(said.shows, id)}
      ${
        'quote' in task && tried !== null && said.begun
          ? html`<p class="try-known">
              We have tried, too: ${tried}. Run it again by
              <code>npm run -s reproduce -- ${task.claim}</code>.
            </p>`
          : nothing
      }
    </div>
  </div>`;
}

/** The figure. @source none */
export function tryView(shown: TryShown, acts: TryActs): TemplateResult {
  const { id, folds, tasks, answers, at, isOpen } = shown;
  const list = html`<div class="try-tasks" role="radiogroup" aria-label="Tasks">
    ${tasks.map((task, k) => {
      const text = answers[k] ?? '';
      const done = isOpen && text !== '' && saidOf(task, text).met;
      return html`<label
          ><input
            type="radio"
            name=${id}
            .checked=${live(k === at)}
            @change=${() => acts.choose(k)}
          /><span
            ><b>${taskName(k)}${done ? ' ✓' : ''}.</b> ${quoteOf(task)}${task.ask}</span
          ></label
        >${isOpen && k === at ? stage(shown, task, text, acts) : nothing}`;
    })}
  </div>`;
  return html`<div class="cell-picture">
    ${fold(folds, settingsFold, 'One last step, three challenges, and a sentence to break', list, acts.toggle)}
  </div>`;
}
