/**
 * `<train-coach>`: what follows on a board, and why; or, in the lesson of a technique, what follows for one cell. What is said
 * to an answer is shown by a fit, a solution or a future.
 */
import { nothing } from 'lit-html';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { textOfMarks } from '../../kit/play/marks.ts';
import { placeWords } from '../../kit/train/exercise.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { Work } from '../../kit/work/work.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import * as acts from './acts.ts';
import { keptPart } from './keptView.ts';
import { coachSettings } from './model.ts';
import { PracticeStore } from './store.ts';
import * as view from './view.ts';

type At = StateAt<view.TrainCoachAbout>;

/** The name of the lesson; of the stream none, until the question is done with. */
function titleOf({ kept: { exercise }, state: { code, technique } }: At): string | null {
  if (technique !== null) return techniqueWords[technique].name;
  if (code === null) return null;
  return exercise === null
    ? 'A step of your own'
    : `A step of your own: ${techniqueWords[exercise.technique].name.toLowerCase()}`;
}

export const figure = stateFigure<view.TrainCoachAbout>({
  tag: 'train-coach',
  settings: coachSettings,
  folded: [], // a link shows its question: what is behind "More" stays there
  work: (options) => new Work(options),
  keep: (at) => ({
    positions: new StoredResult(() => acts.arrived(at)),
    practice: new PracticeStore(),
    lesson: null,
    number: 0,
    exercise: null,
    whole: null,
    cell: null,
    board: null,
    answer: undefined,
    verdict: null,
    focus: null,
    recent: [],
    asksAll: false,
    problem: '',
    returns: false,
  }),
  attached: ({ kept }) => kept.practice.look(),
  opened: acts.opened,
  changed: acts.begin,
  left: ({ kept }) => kept.positions.close(),
  parts(at) {
    const { kept, work } = at;
    const { board, positions } = kept;
    const method = view.methodOf(at);
    return {
      picture: html`<div data-method=${method ?? nothing}>
          ${board === null ? html`<div class="board-place"></div>` : part(board)}
        </div>
        ${
          positions.problem === null
            ? html`${workView(work, () => work.stop())}`
            : html`<p class="field-message" data-tone="error">
                The positions cannot be had: ${positions.problem}. Load the page again.
              </p>`
        }`,
      answer:
        kept.exercise === null && kept.whole === null
          ? nothing
          : view.questionPart(at, {
              answer: (given) => acts.answer(at, given),
              name: (technique) => acts.name(at, technique),
              show: () => acts.show(at),
              next: () => acts.next(at),
            }),
      more: html`${view.lessonsPart(at, (lesson) => acts.begun(at, lesson))} ${keptPart(at)}`,
    };
  },
  drawn(at) {
    at.host.setTitle(titleOf(at));
    // what was pressed may be gone, or have nothing to do any more; a question may be on its way
    const { focus } = at.kept;
    const place = focus === null ? null : at.find(focus);
    if (place === null) return;
    at.kept.focus = null;
    place.focus({ preventScroll: true });
  },
  files(at) {
    const { exercise, whole, verdict, practice, lesson } = at.kept;
    const { number, stream } = at.state;
    const told = exercise !== null && (whole === null || verdict !== null);
    const shows = exercise ?? whole;
    const model = acts.boardModel(at);
    return {
      name: lesson === null ? `train-${stream}` : `train-${lesson}-${number}`,
      rows: () => [
        ['question', 'box', 'due'],
        ...practice.training.cards.map(({ id, box, due }) => [id, box, due]),
      ],
      ...(shows !== null && {
        json: () => ({
          puzzle: encodePuzzle(shows.puzzle),
          marks: textOfMarks(shows.grid.cells),
          // of the stream only once it is known to the reader
          ...(told && {
            technique: exercise.technique,
            cell: placeWords(exercise.cell, exercise.grid),
            truth: exercise.truth,
          }),
        }),
      }),
      ...(model !== null && { svg: () => boardPicture(model) }),
    };
  },
});
