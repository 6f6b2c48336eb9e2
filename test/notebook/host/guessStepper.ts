/**
 * A figure that steps through what a solver does, as short as one can be: the solver and its trace are those of
 * `test/kit/stepper/backtracking.ts`.
 */
import { html } from 'lit-html';
import { formatLine } from '../../../src/engine/board/cell.ts';
import { stepperFigure } from '../../../src/kit/records/stepper.ts';
import { puzzleIn } from '../../../src/kit/puzzle/coded.ts';
import { csvRow } from '../../../src/notebook/export/files.ts';
import { linksOf } from '../../../src/kit/puzzle/links.ts';
import { place, puzzle } from '../../../src/kit/puzzle/settings.ts';
import { settings } from '../../../src/notebook/settings/settings.ts';
import type { ValuesOf } from '../../../src/notebook/settings/settings.ts';
import { pace } from '../../../src/kit/stepper/pace.ts';
import type { Trace } from '../../../src/kit/stepper/trace.ts';
import { offered } from '../../../src/puzzles/offered.ts';
import { guessTrace, recordGuesses } from '../../kit/stepper/backtracking.ts';
import type { GuessRun } from '../../kit/stepper/backtracking.ts';

const presets = offered('switch-5x5', 'smallest-four', 'random-6x6');

const guessSettings = settings({
  code: puzzle(presets[0]!.code),
  granularity: pace('g', ['cell', 'line', 'guess'], 'guess'),
  position: place('s', 0, { to: ['code'], otherwise: 0 }),
});

type GuessState = ValuesOf<typeof guessSettings>;

type Run = GuessRun & { readonly trace: Trace };

export const figure = stepperFigure<Partial<GuessState>, GuessState, Run>({
  tag: 'guess-stepper',
  presets: () => presets,
  links: () => linksOf(guessSettings),
  usual: (props) => guessSettings.of(props, 'guess-stepper'),
  run({ code }) {
    const run = recordGuesses(puzzleIn(code));
    return { ...run, trace: guessTrace(run) };
  },
  strip: () => ({}),
  parts: (at) => ({
    settings: html`<div class="controls">${at.choice()}</div>
      ${at.about()}`,
    more: at.below(),
  }),
  files: ({ run: { puzzle, trace, end } }) => ({
    name: `guesses-${puzzle.rows.length}x${puzzle.columns.length}`,
    csv: () =>
      [['step', 'sentence'], ...trace.steps.map((step, at) => [at + 1, step.sentence()])]
        .map(csvRow)
        .join(''),
    json: () => ({ ...puzzle, end: formatLine(end.cells) }),
  }),
});
