/** `<train-coach>`: one cell of a board is asked for, and what is said to the answer is shown by a fit or a future. */
import { nothing } from 'lit-html';
import { positionsFile } from '../../claims/positions.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { textOfMarks } from '../../kit/play/marks.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { askedBoard } from '../../kit/train/askedBoard.ts';
import {
  exerciseIn,
  mostQuestions,
  orderOf,
  placeWords,
  questionsOf,
} from '../../kit/train/exercise.ts';
import type { Exercise } from '../../kit/train/exercise.ts';
import { dueOn } from '../../kit/train/practice.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { judge } from '../../kit/train/verdict.ts';
import type { CoachAnswer } from '../../kit/train/verdict.ts';
import { Work } from '../../kit/work/work.ts';
import { fold } from '../../notebook/cell/figureParts.ts';
import { today } from '../../notebook/clock.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import { cardId, coachSettings, nextOf, stateOf } from './model.ts';
import { PracticeStore } from './store.ts';
import * as view from './view.ts';

type At = StateAt<view.TrainCoachAbout>;

/** Another question: one of ours once its positions are there, or a cell of the reader's own board. */
function begin(at: At): void {
  const { kept, state, host, work } = at;
  [kept.exercise, kept.board, kept.answer, kept.verdict] = [null, null, undefined, null];
  work.stop();
  if (state.code !== null) {
    void find(at);
    return;
  }
  const file = positionsFile(state.technique);
  host.waitFor(kept.positions.ask(file.name, (signal) => host.stored(file, signal)));
  arrived(at);
}

/** The positions of the technique may be there. */
function arrived(at: At): void {
  const positions = at.kept.positions.value;
  const { technique, number, code } = at.state;
  if (positions !== null && code === null) {
    const questions = questionsOf(positions);
    const which = (number - 1) % questions.length; // a technique may have fewer than a link can ask for
    at.put({ number: which + 1 });
    const { position, asks } = questions[which]!;
    take(at, exerciseIn(technique, positions[position]!, asks));
  }
  at.draw();
}

/** Asks a worker for the technique that gives a cell of the reader's own board. */
async function find(at: At): Promise<void> {
  const { state, work } = at;
  const { code, cell } = state;
  const grid = stateOf(state);
  if (code === null || cell === null || grid === null) return;
  const question = { puzzle: puzzleIn(code), grid, cell };
  const found = await work.ask('Looking for what gives this cell', 'exercise', question);
  if (at.state !== state) return;
  if (found !== null) {
    const { technique, step } = found;
    take(at, {
      technique,
      puzzle: question.puzzle,
      grid: found.grid,
      cell: cell.row * grid.width + cell.column,
      truth: step.fix.value,
      basis: step.basis,
    });
  } else if (work.idle)
    at.notice('None of the ten techniques gives this cell of your board.', 'warning');
  at.draw();
}

function take(at: At, exercise: Exercise): void {
  const { kept } = at;
  const { width } = exercise.grid;
  kept.exercise = exercise;
  kept.board = new BoardView(askedBoard(exercise, false), { id: `${at.id}-board` });
  kept.board.placeCursor(Math.floor(exercise.cell / width), exercise.cell % width);
  if (kept.recent.length > 0 || kept.returns) at.announce(view.questionOf(at, exercise));
}

function answer(at: At, given: CoachAnswer): void {
  const { kept } = at;
  const { exercise } = kept;
  if (exercise === null || kept.verdict !== null) return;
  const id = cardId(at.state);
  kept.answer = given;
  kept.verdict = judge(exercise, given);
  kept.isJudged = true;
  const { right, sentences, evidence } = kept.verdict;
  kept.recent = [...kept.recent, id].slice(-10);
  kept.asked++;
  if (right) kept.right++;
  kept.practice.answer(id, right, today());
  kept.board?.update(askedBoard(exercise, true));
  at.draw();
  at.announce([...sentences, ...evidence.map(({ title }) => `Shown: ${title}.`)].join(' '));
}

function next(at: At): void {
  const { kept } = at;
  const technique = view.techniqueOf(at);
  const positions = kept.positions.value;
  // in their order while the positions are not there
  const order =
    positions === null
      ? Array.from({ length: mostQuestions }, (_, which) => which + 1)
      : orderOf(technique, positions);
  const { values, returns } = nextOf({ ...at.state, technique }, order, {
    practice: kept.practice.cards,
    today: today(),
    recent: kept.recent,
  });
  at.notice(null);
  kept.returns = returns;
  at.set(coachSettings.fromLink(values, coachSettings.defaults));
}

/** The name of the technique, once it is known, where the text says another one. */
function titleOf(at: At): string | null {
  const { code, technique } = at.state;
  const { name } = techniqueWords[view.techniqueOf(at)];
  if (code !== null) return `A step of your own: ${name.toLowerCase()}`;
  return technique === at.usual.technique ? null : name;
}

export const figure = stateFigure<view.TrainCoachAbout>({
  tag: 'train-coach',
  settings: coachSettings,
  work: (options) => new Work(options),
  keep: (at) => ({
    positions: new StoredResult(() => arrived(at)),
    practice: new PracticeStore(),
    exercise: null,
    board: null,
    answer: undefined,
    verdict: null,
    isJudged: false,
    recent: [],
    right: 0,
    asked: 0,
    asksAll: false,
    problem: '',
    returns: false,
  }),
  attached: ({ kept }) => kept.practice.look(),
  opened: begin,
  changed: begin,
  left: ({ kept }) => kept.positions.close(),
  parts(at) {
    const { id, kept, layout, work } = at;
    const { board, exercise, verdict, positions, practice } = kept;
    const { cards } = practice;
    const { method } = techniqueWords[view.techniqueOf(at)];
    return {
      picture: html`<div class="controls">
          ${view.choiceOf(at, (technique) => {
            at.notice(null);
            kept.returns = false;
            at.set({ ...coachSettings.defaults, technique });
          })}
        </div>
        <div data-method=${method}>
          ${board === null ? html`<div class="board-place"></div>` : part(board)}
        </div>
        ${
          positions.problem === null
            ? html`${workView(work, () => work.stop())}`
            : html`<p class="field-message" data-tone="error">
                The positions cannot be had: ${positions.problem}. Try another technique, or load
                the page again.
              </p>`
        }`,
      answer:
        exercise === null
          ? nothing
          : html`<div class="train-coach" data-method=${method}>
              <p class="train-question" id="${id}-question">
                ${markTemplate(method)} ${view.questionOf(at, exercise)}
              </p>
              ${view.buttonsOf(
                at,
                (given) => answer(at, given),
                () => next(at),
              )}
              ${
                verdict === null
                  ? html`<p class="train-rule">${techniqueWords[exercise.technique].rule}</p>`
                  : view.verdictOf(verdict)
              }
            </div>`,
      more: fold(
        layout.folds,
        'kept',
        cards.length === 0
          ? 'What you missed'
          : `What you missed: ${cards.length} kept, ${dueOn(cards, today()).length} due`,
        view.keptPart(at),
      ),
    };
  },
  drawn(at) {
    at.host.setTitle(titleOf(at));
    // the button that had the focus can no longer be pressed
    if (at.kept.isJudged) at.find('[data-next]')?.focus({ preventScroll: true });
    at.kept.isJudged = false;
  },
  files(at) {
    const { exercise, verdict, practice } = at.kept;
    return {
      name: `train-${view.techniqueOf(at)}-${at.state.number}`,
      rows: () => [
        ['question', 'box', 'due'],
        ...practice.cards.map(({ id, box, due }) => [id, box, due]),
      ],
      ...(exercise !== null && {
        json: () => ({
          technique: exercise.technique,
          puzzle: encodePuzzle(exercise.puzzle),
          marks: textOfMarks(exercise.grid.cells),
          cell: placeWords(exercise.cell, exercise.grid),
          truth: exercise.truth,
        }),
        svg: () => boardPicture(askedBoard(exercise, verdict !== null)),
      }),
    };
  },
});
