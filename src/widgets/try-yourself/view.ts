/** What a chapter asks of those who want to try: the board or the formula of the open task, and what is said. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { ChallengeShown } from '../../challenges/challenge.ts';
import { answered, startOf } from '../../challenges/judge.ts';
import type { AnyTask } from '../../challenges/judge.ts';
import { tasksOf } from '../../challenges/list.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import type { Said, TryProps } from './model.ts';

export type TryYourselfAbout = {
  readonly props: Partial<TryProps>;
  readonly settings: ReturnType<typeof model.trySettings>;
  readonly prebuilt: string | null; // of a sentence that is true: how often we have tried it
  readonly kept: {
    board: { readonly at: number; readonly view: BoardView } | null; // of the open task
    stroke: model.Stroke | null;
  };
};

type At = StateAt<TryYourselfAbout>;

/** The open task with its answer as it stands. */
export function openTask({ form, props }: At): {
  readonly which: number;
  readonly task: AnyTask;
  readonly key: model.AnswerKey;
  readonly text: string;
} {
  const which = Number(form.task) - 1;
  const key = model.answerKeys[which]!;
  return { which, task: tasksOf(model.propsOf(props).chapter)[which]!, key, text: form[key] };
}

/** Answers the open task, and says how good that is. */
function answer(at: At, text: string): void {
  const { task, key, text: before } = openTask(at);
  if (text === before) return;
  at.type({ [key]: text });
  showOn(at, text);
  at.announce(model.sentenceOfAnswer(task, model.saidOf(task, text)));
}

function showOn(at: At, text: string): void {
  const shown = model.boardShown(openTask(at).task, text);
  if (shown !== null) at.kept.board?.view.update(shown);
}

function begin(at: At, row: number, column: number, second: boolean): void {
  const { task, text } = openTask(at);
  if (task.kind === 'cell') {
    answer(at, `${row + 1}.${column + 1}`);
    return;
  }
  const stroke = new model.Stroke(task, text);
  at.kept.stroke = stroke;
  stroke.begin(row * startOf(task)!.width + column, second);
  showOn(at, stroke.text);
}

function over(at: At, row: number, column: number): void {
  const { stroke } = at.kept;
  if (stroke === null) return;
  stroke.over(row * (startOf(openTask(at).task)?.width ?? 0) + column);
  showOn(at, stroke.text);
}

function end(at: At): void {
  const { stroke } = at.kept;
  at.kept.stroke = null;
  if (stroke !== null) answer(at, stroke.text);
}

/** The board of the open task; a new one for each. */
function boardIn(at: At): BoardView | null {
  const { kept } = at;
  const { which, task, text } = openTask(at);
  const shown = model.boardShown(task, text);
  if (shown === null) return null;
  if (kept.board?.at !== which)
    kept.board = {
      at: which,
      view: new BoardView(shown, {
        id: `${at.id}-board`,
        onCellActivate(row, column) {
          begin(at, row, column, false);
          end(at);
        },
        ...(task.kind !== 'cell' && {
          paint: {
            start: (row, column, second) => begin(at, row, column, second),
            over: (row, column) => over(at, row, column),
            end: () => end(at),
          },
        }),
      }),
    };
  return kept.board.view;
}

const quoteOf = (task: AnyTask): string =>
  'quote' in task
    ? `“${/^[a-z]/.test(task.quote) ? '… ' : ''}${task.quote}” (${task.place}). `
    : '';

function boardOfShown({ grid, puzzle, marked, title }: ChallengeShown): BoardModel {
  const fresh = new Set(marked);
  return puzzle === null
    ? { ...grid, rows: [], columns: [], label: title, fresh }
    : { ...boardOf(puzzle, grid.cells, title), fresh };
}

const evidence = (shows: ChallengeShown): TemplateResult =>
  html`<figure class="try-evidence">
    ${pictured(boardPicture(boardOfShown(shows)))}
    <figcaption>${shows.title}.</figcaption>
  </figure>`;

const formulaField = (at: At, text: string, said: Said): TemplateResult =>
  html`<div class="field">
    <label for="${at.id}-formula">Your formula</label>
    <input
      type="text"
      id="${at.id}-formula"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${live(text)}
      aria-invalid=${said.trouble === null ? 'false' : 'true'}
      aria-describedby="${at.id}-said"
      @input=${(event: Event) => answer(at, (event.target as HTMLInputElement).value)}
    />
  </div>`;

/** The address of the puzzle of a drawn picture. */
const puzzleHref = (task: AnyTask, text: string): string | null =>
  task.kind === 'picture' && text !== '' ? openImageIn(allMethods, answered(task, text)!) : null;

/** Where the open task is answered. */
function stage(at: At): TemplateResult {
  const { id, prebuilt: tried } = at;
  const { which, task, key, text } = openTask(at);
  const said = model.saidOf(task, text);
  const puzzle = puzzleHref(task, text);
  // an answer of ours; the reader's other answers stay
  const { reference: ours } = task;
  const reference = ours === null ? null : at.address({ k: String(which + 1), [key]: ours });
  return html`<div class="try-stage">
    <div>
      ${task.kind === 'formula' ? formulaField(at, text, said) : part(boardIn(at)!)}
      <p class="try-ways">
        <button type="button" ?disabled=${text === ''} @click=${() => answer(at, '')}>Clear</button>
        ${puzzle === null ? nothing : html`<a href=${puzzle}>Its puzzle by every method</a>`}
        ${reference === null ? nothing : html`<a href=${reference}>An answer of ours</a>`}
      </p>
    </div>
    <div class="try-said" id="${id}-said" data-met=${said.met ? 'yes' : 'no'}>
      <p>${model.sentenceOfAnswer(task, said)}</p>
      ${said.shows === null ? nothing : evidence(said.shows)}
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

/** All tasks; the open one with its stage. */
export function tryView(at: At): TemplateResult {
  const { id, form, props } = at;
  const { which } = openTask(at);
  return html`<div class="cell-picture">
    <p class="try-what">One last step, three challenges, and a sentence to break.</p>
    <div class="try-tasks" role="radiogroup" aria-label="Tasks">
      ${tasksOf(model.propsOf(props).chapter).map((task, k) => {
        const text = form[model.answerKeys[k]!];
        const done = text !== '' && model.saidOf(task, text).met;
        return html`<label
            ><input
              type="radio"
              name=${id}
              .checked=${live(k === which)}
              @change=${() => at.type({ task: String(k + 1) })}
            /><span
              ><b>${model.taskName(k)}${done ? ' ✓' : ''}.</b> ${quoteOf(task)}${task.ask}</span
            ></label
          >${k === which ? stage(at) : nothing}`;
      })}
    </div>
  </div>`;
}
