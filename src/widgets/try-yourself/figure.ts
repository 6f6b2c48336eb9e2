/** `<try-yourself>`: one last step, three challenges and a sentence to refute, judged as the reader draws. */
import { tasksOf } from '../../challenges/list.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import * as model from './model.ts';
import { openTask, tryView } from './view.ts';
import type { TryYourselfAbout } from './view.ts';

export const figure = stateFigure<TryYourselfAbout>({
  tag: 'try-yourself',
  settings: model.trySettings,
  keep: () => ({ board: null, stroke: null }),
  opened({ kept }) {
    kept.board = null;
  },
  parts: tryView,
  files(at) {
    const { chapter } = model.propsOf(at.props);
    const { task, text } = openTask(at);
    const shown = model.boardShown(task, text);
    return {
      name: `try-${chapter}`,
      rows: () => model.answerRows({ chapter }, at.form),
      json: () => ({
        chapter,
        answers: tasksOf(chapter).map((one, which) => {
          const answer = at.form[model.answerKeys[which]!];
          const { met, says } = model.saidOf(one, answer);
          return { task: one.ask, answer, met, says };
        }),
      }),
      ...(shown !== null && { svg: () => boardPicture(shown) }),
    };
  },
});
