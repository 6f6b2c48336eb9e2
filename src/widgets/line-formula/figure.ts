/** `<line-formula>`: a description becomes an automaton, which reads a line, and a formula; and the formula of a board. */
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import { Work } from '../../kit/work/work.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import type { Formulas, Typed } from './acts.ts';
import { automatonPicture } from './automatonPicture.ts';
import { clauseRows, defaultState, formulaSettings, formulasOf, sizeRows } from './model.ts';
import type { FormulaState, LineFormulaProps } from './model.ts';
import { presets } from './presets.ts';
import { automatonLabel, board, buttons, clauses, fields, picture, sizes } from './view.ts';

export const figure = puzzleFigure<LineFormulaProps, FormulaState, Formulas, null, Typed>({
  tag: 'line-formula',
  titlePrefix: '',
  title: () => null, // it is about a line; the puzzle is beside it
  presets,
  settings: formulaSettings,
  usual: defaultState,
  start: {},
  folded: ['d', 'n'], // how far is read, and the puzzle, is seen without the fold
  find: formulasOf,
  keyOf: ({ code, runs, cells, line }) => [code, runs, cells, line].join(),
  said: ({ found: { sizes: of } }) =>
    `The formula of the board has ${grouped(of.automaton.clauses)} clauses and ${grouped(of.automaton.variables)} variables.`,
  keep: ({ working, state }) => ({
    work: new Work(working),
    of: state.code,
    runs: { text: '', problem: null },
    cells: { text: '', problem: null },
    tabStop: 0,
  }),
  look({ kept, state }) {
    if (state.code !== kept.of) kept.work.stop();
    kept.of = state.code;
    kept.runs = { text: state.runs, problem: null };
    kept.cells = { text: String(state.cells), problem: null };
  },
  stop: ({ work }) => work.stop(),
  view: (at) =>
    figureParts(
      {
        picture: html`${picture(at)}`,
        action: buttons(at),
        answer: sizes(at),
        settings: fields(at),
        more: html`${clauses(at)} ${board(at)} ${at.below()}`,
      },
      at.layout,
    ),
  files({ found: { story, sizes: ofBoard }, state: { at }, puzzle }) {
    const { automaton, states, formula, description, line } = story;
    return {
      name: `line-formula-${line.length}`,
      rows: () => clauseRows(story),
      json: () => ({
        description,
        line: [...line],
        states,
        sizes: sizeRows(story),
        clauses: formula.clauses,
        board: { rows: puzzle.rows, columns: puzzle.columns, ...ofBoard },
      }),
      ...(automaton !== null && {
        svg: () =>
          automatonPicture(
            automaton,
            states[at] ?? null,
            states[at - 1] ?? null,
            automatonLabel(story),
          ),
      }),
    };
  },
});
