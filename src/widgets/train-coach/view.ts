/** The parts of the coach. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { techniques } from '../../engine/play/techniques.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { StoredPosition } from '../../experiments/positions.ts';
import type { BoardView } from '../../kit/board/boardView.ts';
import { placeWords, questionWords } from '../../kit/train/exercise.ts';
import type { Exercise } from '../../kit/train/exercise.ts';
import { numberOf } from '../../kit/train/practice.ts';
import type { Work } from '../../kit/work/work.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import type { StoredResult } from '../../notebook/run/storedResult.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { linePicture } from '../../kit/line/linePicture.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { capital, valueWord } from '../../kit/train/verdict.ts';
import type { CoachAnswer, Evidence, CoachVerdict } from '../../kit/train/verdict.ts';
import type { Whole } from '../../kit/train/whole.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import type { coachSettings } from './model.ts';
import type { PracticeStore } from './store.ts';

export type TrainCoachAbout = {
  readonly settings: typeof coachSettings;
  readonly work: Work;
  readonly kept: {
    readonly positions: StoredResult<readonly StoredPosition[]>; // of the technique
    readonly practice: PracticeStore;
    lesson: Technique | null; // null: the stream
    number: number; // of the last question of the lesson
    exercise: Exercise | null; // of the stream once a cell of it is found
    whole: Whole | null; // the position of a question of the stream
    cell: number | null; // of it, that the reader points to
    board: BoardView | null; // null while the question is on its way
    answer: CoachAnswer | undefined;
    verdict: CoachVerdict | null;
    focus: string | null; // where it goes with the next drawing that has it
    recent: readonly string[]; // cards of the questions before
    asksAll: boolean; // whether all is to be forgotten
    problem: string; // with a file
    returns: boolean; // the question is one that was missed
  };
};

type At = StateAt<TrainCoachAbout>;

/** What is asked. */
export function questionOf({ kept: { returns, exercise, whole, verdict } }: At): string {
  const again = returns ? 'One that you missed. ' : '';
  if (whole === null) return exercise === null ? '' : `${again}${questionWords(exercise)}`;
  if (verdict !== null || exercise === null || exercise.truth === null)
    return `${again}What follows here?`;
  return `Right: ${placeWords(exercise.cell, exercise.grid)} is ${valueWord(exercise.truth)}. Why does it follow?`;
}

/** The method whose colour is shown; of the stream none while it would tell. */
export const methodOf = ({ kept: { exercise, whole, verdict } }: At): MethodKind | null =>
  exercise === null || (whole !== null && verdict === null)
    ? null
    : techniqueWords[exercise.technique].method;

/** What the reader can do with a question. */
type Acts = {
  readonly answer: (given: CoachAnswer) => void;
  readonly name: (technique: Technique) => void;
  readonly show: () => void;
  readonly next: () => void;
};

const answers: readonly (readonly [CoachAnswer, string])[] = [
  [1, 'Filled'],
  [0, 'Empty'],
  [null, 'It stays open'],
];

/** The question, its answers, and what is said to one. */
export function questionPart(at: At, acts: Acts): TemplateResult {
  const { id, kept } = at;
  const { exercise, whole, verdict } = kept;
  const method = methodOf(at);
  const asksWhy = whole !== null && exercise !== null && verdict === null;
  return html`<div class="train-coach" data-method=${method ?? nothing}>
    <p class="train-question" id="${id}-question">
      ${method === null ? nothing : markTemplate(method)} ${questionOf(at)}
    </p>
    ${asksWhy ? chipsOf(at, 'why', acts.name) : answersOf(at, acts)}
    ${
      verdict !== null
        ? verdictOf(verdict)
        : whole === null && exercise !== null
          ? html`<p class="train-rule">${techniqueWords[exercise.technique].rule}</p>`
          : nothing
    }
  </div>`;
}

/** The answers, or, once one was given, the way on. */
function answersOf({ id, kept }: At, { answer, show, next }: Acts): TemplateResult {
  const { whole, cell, verdict } = kept;
  const offered = answers.filter(([value]) => whole === null || value !== null);
  const place =
    whole === null || verdict !== null
      ? nothing
      : html`<p class="train-place" id="${id}-place">
          ${cell === null ? 'Press a cell that follows.' : `${capital(placeWords(cell, whole.grid))} is`}
        </p>`;
  const waits = whole !== null && cell === null;
  return html`${place}
    <div
      class="button-row"
      role="group"
      aria-labelledby=${`${id}-${place === nothing ? 'question' : 'place'}`}
    >
      ${
        verdict !== null && whole !== null
          ? nothing
          : offered.map(
              ([value, text]) =>
                html`<button
                  type="button"
                  data-answer=${text}
                  aria-pressed=${verdict !== null && kept.answer === value ? 'true' : 'false'}
                  ?disabled=${verdict !== null || waits}
                  @click=${() => answer(value)}
                >
                  ${text}
                </button>`,
            )
      }
      ${
        verdict !== null
          ? html`<button type="button" class="primary" data-next @click=${next}>Next</button>`
          : whole === null
            ? nothing
            : html`<button type="button" data-show @click=${show}>Show me</button>`
      }
    </div>`;
}

/** The ten techniques, each a button, and a lesson with its number. @param does - what pressing one does, as an attribute */
function chipsOf(
  { kept: { practice, lesson } }: At,
  does: 'why' | 'lesson',
  press: (technique: Technique) => void,
): TemplateResult {
  return html`<div
    class="train-chips"
    role="group"
    aria-label=${does === 'why' ? 'Ten techniques' : 'Ten techniques, each with its number'}
  >
    ${techniques.map((technique) => {
      const { name, method } = techniqueWords[technique];
      return html`<button
        type="button"
        data-why=${does === 'why' ? technique : nothing}
        data-lesson=${does === 'lesson' ? technique : nothing}
        aria-current=${does === 'lesson' && technique === lesson ? 'true' : nothing}
        @click=${() => press(technique)}
      >
        <span data-method=${method}>${markTemplate(method)}</span> ${name}
        ${
          does === 'why'
            ? nothing
            : html`<span class="train-number">${numberOf(practice.training, technique)}</span>`
        }
      </button>`;
    })}
  </div>`;
}

/** The lessons, and the way back from one to the stream. @param begin - null: the stream */
export function lessonsPart(at: At, begin: (lesson: Technique | null) => void): TemplateResult {
  return html`<p>
      Each technique has a lesson of its own. Its number, from 0 to 100, counts the right ones among
      your last ten answers to it.
    </p>
    ${chipsOf(at, 'lesson', begin)}
    ${
      at.kept.lesson === null
        ? nothing
        : html`<button type="button" data-stream @click=${() => begin(null)}>
            Back to all of them, mixed
          </button>`
    }`;
}

/** What is said to an answer, and what shows it. */
function verdictOf({ right, sentences, evidence }: CoachVerdict): TemplateResult {
  const [head, ...rest] = sentences;
  return html`<div class="train-verdict" data-right=${right ? 'yes' : 'no'}>
    <p>
      <span class="train-sign" aria-hidden="true">${right ? '\u2713' : '\u00d7'}</span>
      <strong>${head}</strong> ${rest.join(' ')}
    </p>
    <div class="train-evidence">${evidence.map((one) => evidenceOf(one))}</div>
  </div>`;
}

/** A picture that shows it. */
const evidenceOf = ({ title, line, board }: Evidence): TemplateResult =>
  html`<div class="train-shown">
    <p>${title}</p>
    ${line === undefined ? nothing : pictured(linePicture(line.text, { fresh: line.fresh }))}
    ${board === undefined ? nothing : pictured(boardPicture(board, { cell: 20 }))}
  </div>`;
