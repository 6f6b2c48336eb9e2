/** What a reader does with the coach, and what comes of it. */
import { positionsFile } from '../../claims/positions.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { askedBoard } from '../../kit/train/askedBoard.ts';
import { exerciseIn, lessonOf } from '../../kit/train/exercise.ts';
import type { Exercise } from '../../kit/train/exercise.ts';
import { streamPlace } from '../../kit/train/stream.ts';
import { judge } from '../../kit/train/verdict.ts';
import type { CoachAnswer, CoachVerdict } from '../../kit/train/verdict.ts';
import {
  exerciseAt,
  judgeValue,
  judgeWhy,
  refuted,
  shown,
  wholeOf,
} from '../../kit/train/whole.ts';
import { today } from '../../notebook/clock.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { cardId, coachSettings, nextOf, oldLesson, stateOf, techniqueIn } from './model.ts';
import { questionOf } from './view.ts';
import type { TrainCoachAbout } from './view.ts';

type At = StateAt<TrainCoachAbout>;

/** The figure opens: without a question in its link, what is due, or the stream where the reader left it. */
export function opened(at: At): void {
  const { kept, state, host } = at;
  if (oldLesson(state)) at.put({ technique: 'overlap' });
  else if (cardId(state) === cardId(at.usual) && host.page !== null) {
    kept.practice.look();
    if (kept.practice.training.answers > 0) {
      const { values, returns } = nextOf(courseOf(at));
      kept.returns = returns;
      at.put(coachSettings.fromLink(values, coachSettings.defaults));
    }
  }
  begin(at);
}

/** Another question: a position of ours once it is there, or a cell of the reader's own board. */
export function begin(at: At): void {
  const { kept, state, host, work } = at;
  [kept.exercise, kept.whole, kept.board, kept.cell] = [null, null, null, null];
  [kept.answer, kept.verdict] = [undefined, null];
  if (!kept.returns)
    [kept.lesson, kept.number] = state.code === null ? [state.technique, state.number] : [null, 0];
  work.stop();
  if (state.code !== null) {
    void find(at);
    return;
  }
  const file = positionsFile(techniqueIn(state));
  host.waitFor(kept.positions.ask(file.name, (signal) => host.stored(file, signal)));
  arrived(at);
}

/** The positions of the technique may be there. */
export function arrived(at: At): void {
  const positions = at.kept.positions.value;
  const { technique, number, stream, code } = at.state;
  if (positions !== null && code === null) {
    if (technique === null) {
      const place = streamPlace(stream);
      at.kept.whole = wholeOf(place.technique, positions[place.position]!);
      showBoard(at);
    } else {
      const lesson = lessonOf(technique, positions);
      const which = ((number - 1) % lesson.length) + 1; // a link can ask for more than there are
      at.put({ number: which });
      if (!at.kept.returns) at.kept.number = which;
      const { position, asks } = lesson[which - 1]!;
      take(at, exerciseIn(technique, positions[position]!, asks));
    }
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
    at.kept.lesson = technique;
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
  at.kept.exercise = exercise;
  showBoard(at);
  const { width } = exercise.grid;
  at.kept.board?.placeCursor(Math.floor(exercise.cell / width), exercise.cell % width);
}

/** What is on the board: of the stream the position, then a cell that is right, and what it rests on once that is named. */
export function boardModel({ kept: { whole, exercise, verdict } }: At): BoardModel | null {
  if (whole === null || verdict !== null)
    return exercise === null ? null : askedBoard(exercise, verdict !== null);
  const cells = whole.grid.cells.slice();
  if (exercise !== null) cells[exercise.cell] = exercise.truth ?? UNKNOWN;
  const board = boardOf(whole.puzzle, cells, 'The board');
  return exercise === null ? board : { ...board, fresh: new Set([exercise.cell]) };
}

function showBoard(at: At): void {
  const { kept } = at;
  const model = boardModel(at);
  if (model === null) return;
  kept.board = new BoardView(model, {
    id: `${at.id}-board`,
    onCellActivate: (row, column) => choose(at, row * model.width + column),
  });
  if (kept.recent.length > 0 || kept.returns) at.announce(questionOf(at));
}

/** The reader points to a cell of the stream; pointing is no answer yet. */
function choose(at: At, cell: number): void {
  const { kept } = at;
  const { whole, exercise, verdict } = kept;
  if (whole === null || exercise !== null || verdict !== null) return;
  if (whole.grid.cells[cell] !== UNKNOWN) {
    at.announce('This cell is known already.');
    return;
  }
  const { width } = whole.grid;
  kept.cell = cell;
  kept.board?.choose({ row: Math.floor(cell / width), column: cell % width });
  kept.focus = '[data-answer="Filled"]';
  at.draw();
}

/** The question is done with. */
function end(at: At, verdict: CoachVerdict, technique: Technique): void {
  const { kept } = at;
  const id = cardId(at.state);
  kept.verdict = verdict;
  kept.focus = '[data-next]';
  kept.recent = [...kept.recent, id].slice(-10);
  kept.practice.answer(id, technique, verdict.right, today());
  kept.board?.choose(null);
  const model = boardModel(at);
  if (model !== null) kept.board?.update(model);
  at.draw();
  const { sentences, evidence } = verdict;
  at.announce([...sentences, ...evidence.map(({ title }) => `Shown: ${title}.`)].join(' '));
}

/** An answer of a lesson, or what a cell of the stream is. */
export function answer(at: At, given: CoachAnswer): void {
  const { kept } = at;
  const { exercise, whole, cell, verdict } = kept;
  if (verdict !== null) return;
  kept.answer = given;
  if (whole === null) {
    if (exercise !== null) end(at, judge(exercise, given), exercise.technique);
    return;
  }
  if (cell === null || given === null || exercise !== null) return;
  const found = exerciseAt(whole, cell);
  if (found?.truth !== given) {
    const follows = shown(whole);
    kept.exercise = found ?? follows.exercise;
    end(
      at,
      found === null ? both(refuted(whole, cell, given), follows) : judgeValue(found, given),
      whole.technique,
    );
    return;
  }
  kept.exercise = found;
  kept.focus = '[data-why]';
  kept.board?.choose(null);
  kept.board?.update(boardModel(at)!);
  at.draw();
  at.announce(questionOf(at));
}

/** First what is said of a cell that does not follow, then what does. */
const both = (wrong: CoachVerdict, follows: CoachVerdict): CoachVerdict => ({
  right: false,
  sentences: [...wrong.sentences, ...follows.sentences],
  evidence: [...wrong.evidence, ...follows.evidence],
});

/** The technique that the reader names for a cell of the stream. */
export function name(at: At, technique: Technique): void {
  const { exercise, verdict } = at.kept;
  if (exercise === null || verdict !== null) return;
  end(at, judgeWhy(exercise, technique), exercise.technique);
}

/** The reader finds nothing. */
export function show(at: At): void {
  const { whole } = at.kept;
  if (whole === null) return;
  const { exercise, ...verdict } = shown(whole);
  at.kept.exercise = exercise;
  end(at, verdict, exercise.technique);
}

const courseOf = ({ kept }: At): Parameters<typeof nextOf>[0] => ({
  lesson: kept.lesson,
  number: kept.number,
  training: kept.practice.training,
  today: today(),
  recent: kept.recent,
  returned: kept.returns,
});

/** The reader goes on to another question, by keys to where it is answered: what was pressed may be gone. */
function goOn(at: At, values: LinkValues): void {
  const { kept } = at;
  const state = coachSettings.fromLink(values, coachSettings.defaults);
  at.notice(null);
  if (at.find('button:focus-visible') !== null)
    kept.focus = state.technique === null ? '[role="gridcell"][tabindex="0"]' : '[data-answer]';
  at.set(state);
}

export function next(at: At): void {
  const { values, returns } = nextOf(courseOf(at));
  at.kept.returns = returns;
  goOn(at, values);
}

/** A lesson, or the stream; it was chosen below the board. */
export function begun(at: At, lesson: Technique | null): void {
  const { kept, host } = at;
  [kept.lesson, kept.number, kept.returns] = [lesson, 0, false];
  const { values } = nextOf({
    ...courseOf(at),
    training: { ...kept.practice.training, cards: [] },
  });
  goOn(at, values);
  const frame = host.page?.frame;
  if (frame !== undefined && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
}
