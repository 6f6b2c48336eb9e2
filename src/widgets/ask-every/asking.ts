/** The questions under way: what the figure keeps beside its state. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { QuestionNews } from '../../engine/inference/inference.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { Work } from '../../kit/work/work.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import type { Tasks } from '../../workers/tasks.ts';
import {
  allAnswers,
  answersSoFar,
  defaultSettings,
  noAnswers,
  sizeOf,
  summaryWords,
} from './model.ts';
import type { Answers, AskEveryProps, EverySettings } from './model.ts';

export type Asking = {
  readonly props: AskEveryProps;
  readonly work: Work;
  answers: Answers;
  news: QuestionNews | null; // of the present board, to go on from
  cell: number | null; // that is pointed at, or has the focus
};

export type EveryAt = At<EverySettings, null, Asking>;

/** Before the first puzzle. */
export const newAsking = ({ host, working, puzzle }: At<EverySettings, null, null>): Asking => ({
  props: host.props as AskEveryProps,
  work: new Work(working),
  answers: noAnswers(puzzle),
  news: null,
  cell: null,
});

/** What the build has found of what the figure opens with. */
function served({ host, state, kept }: EveryAt): Answers | null {
  const { code, questions } = defaultSettings(kept.props);
  const same = code === state.code && questions === state.questions;
  return same ? (host.prebuilt as Answers | null) : null;
}

function forget(kept: Asking, puzzle: Puzzle): void {
  kept.answers = noAnswers(puzzle);
  kept.news = null;
}

/** Another puzzle, or other questions. */
export function look(at: EveryAt): void {
  const { kept, puzzle } = at;
  kept.work.stop();
  forget(kept, puzzle);
  kept.answers = served(at) ?? kept.answers;
  kept.cell = null;
  // a small board is answered before a button could be pressed
  if (!kept.answers.whole && sizeOf(puzzle) === 'small') void goOn(at, false);
}

/** Asks every cell, from the first one on. */
export function askAnew(at: EveryAt): void {
  forget(at.kept, at.puzzle);
  void goOn(at);
}

/** Asks every cell that has not been asked. */
export async function goOn(at: EveryAt, aloud = true): Promise<void> {
  const { puzzle, kept } = at;
  const { questions } = at.state;
  const { length } = kept.answers.inferred.cells;
  const questionFrom = (from: QuestionNews | null): Tasks['every-cell']['question'] => ({
    puzzle,
    both: questions === 'both',
    from,
  });
  const found = await kept.work.ask(
    `Making the formula …`,
    'every-cell',
    questionFrom(kept.news),
    (news) => {
      kept.news = news;
      kept.answers = answersSoFar(news);
      return `${grouped(news.asked)} of ${counted(length, 'cell')} asked, ${grouped(news.propagations)} propagations …`;
    },
    questionFrom,
  );
  if (found === null) return;
  kept.answers = allAnswers(found);
  kept.news = null;
  at.draw();
  if (aloud) at.announce(summaryWords(kept.answers, questions));
}

/** The reader stops it. */
export function stop({ kept, state, draw, announce }: EveryAt): void {
  kept.work.stop();
  draw();
  announce(`Stopped. ${summaryWords(kept.answers, state.questions)}`);
}

/** The pointer or the keyboard comes to a cell. */
export function point({ kept, draw }: EveryAt, cell: number | null): void {
  if (cell === null || cell === kept.cell) return;
  kept.cell = cell;
  draw();
}
