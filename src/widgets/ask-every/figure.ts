/** `<ask-every>`: every cell of a board asked, with what each question took. */
import { boardOf, cellLabel } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import { html } from '../../notebook/template/html.ts';
import { look, newAsking, point } from './asking.ts';
import type { Asking, EveryAt } from './asking.ts';
import { heatPicture } from './heatPicture.ts';
import type { Answers, AskEveryProps, EverySettings } from './model.ts';
import {
  answerRows,
  answersJson,
  boardName,
  cellWords,
  defaultSettings,
  everySettings,
  summaryWords,
} from './model.ts';
import { presets } from './presets.ts';
import { action, cellPart, effort, questionChoice, summary, table } from './view.ts';

const model = ({ puzzle, kept }: EveryAt): BoardModel =>
  boardOf(puzzle, kept.answers.inferred.cells, boardName(puzzle));

const cellAt = ({ puzzle }: EveryAt, { row, column }: CellPlace): number =>
  row * puzzle.columns.length + column;

const wordsOf = (at: EveryAt, place: CellPlace): string =>
  cellWords(at.kept.answers, cellAt(at, place), at.state.questions);

export const figure = puzzleFigure<AskEveryProps, EverySettings, null, Answers, Asking>({
  tag: 'ask-every',
  titlePrefix: '',
  presets,
  settings: everySettings,
  usual: defaultSettings,
  start: {},
  folded: ['p', 'q'],
  said: ({ name }) => `Another puzzle: ${name}.`,
  keep: newAsking,
  look,
  stop: ({ work }) => work.stop(),
  board: {
    model,
    label: (at, row, column) =>
      `${cellLabel(model(at), row, column)}; ${wordsOf(at, { row, column })}`,
    chosen({ kept: { cell, answers } }) {
      const { width } = answers.inferred;
      return cell === null ? null : { row: Math.floor(cell / width), column: cell % width };
    },
    press(at, place) {
      point(at, cellAt(at, place));
      at.announce(wordsOf(at, place));
    },
    point: (at, place) => point(at, place === null ? null : cellAt(at, place)),
  },
  parts: (at) => ({
    action: action(at),
    answer: html`${effort(at)} ${cellPart(at)} ${summary(at)}`,
    fields: questionChoice(at),
    more: table(at),
  }),
  files: ({ puzzle, state: { questions }, kept: { answers } }) => ({
    name: 'ask-every-cell',
    about: summaryWords(answers, questions),
    rows: () => answerRows(answers),
    json: () => answersJson(puzzle, answers, questions),
    svg: () => heatPicture(answers, 20),
  }),
});
