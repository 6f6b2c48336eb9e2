/**
 * A figure that steps through what a solver does, as short as one can be: the solver and its trace are those of
 * `test/kit/stepper/backtracking.ts`.
 */
import { html } from 'lit-html';
import { formatLine } from '../../../src/engine/board/cell.ts';
import { figureOf } from '../../../src/notebook/host/figure.ts';
import type { Exports } from '../../../src/notebook/host/host.ts';
import { StepperFigure } from '../../../src/kit/records/stepperFigure.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { figureParts } from '../../../src/notebook/cell/figureParts.ts';
import { csvRow } from '../../../src/notebook/export/files.ts';
import { linksOf } from '../../../src/kit/puzzle/links.ts';
import { boardName } from '../../../src/kit/puzzle/puzzleWords.ts';
import { place, puzzle, stepIn } from '../../../src/kit/puzzle/settings.ts';
import { settings } from '../../../src/notebook/settings/settings.ts';
import type { ValuesOf } from '../../../src/notebook/settings/settings.ts';
import { pace } from '../../../src/kit/stepper/pace.ts';
import type { StepperRun } from '../../../src/kit/stepper/stepperTemplate.ts';
import type { Trace } from '../../../src/kit/stepper/trace.ts';
import { part } from '../../../src/notebook/template/part.ts';
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

class GuessStepper extends StepperFigure<GuessState, Run> {
  readonly linkVersion = 1;
  protected readonly links = linksOf(guessSettings);
  protected readonly presets = presets;
  protected readonly usual = guessSettings.of(this.props(), 'guess-stepper');
  protected state = this.usual;

  protected show(asked: GuessState): void {
    const run = recordGuesses(decodePuzzle(asked.code));
    const trace = guessTrace(run);
    stepIn(asked.position, trace.steps.length);
    this.state = asked;
    this.run = { ...run, trace };
    this.shown(run.puzzle);
    this.present();
  }

  protected walked({ trace, puzzle }: Run): StepperRun {
    return { trace, puzzle, name: boardName(puzzle), strip: {} };
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.state, code, position: 0 });
    this.changed();
    this.announce(`${this.puzzleName}, at the start.`);
  }

  protected draw(): void {
    const { stepper } = this;
    if (stepper === null) return;
    this.render(
      figureParts(
        {
          picture: html`${part(stepper)}`,
          answer: this.about(),
          settings: html`<div class="controls">${this.choice()}</div>`,
          more: this.below(),
        },
        this.layout,
      ),
    );
  }

  exports(): Exports {
    const { puzzle, trace, end } = this.run!;
    return {
      name: `guesses-${puzzle.rows.length}x${puzzle.columns.length}`,
      csv: () =>
        [['step', 'sentence'], ...trace.steps.map((step, at) => [at + 1, step.sentence()])]
          .map(csvRow)
          .join(''),
      json: () => ({ ...puzzle, end: formatLine(end.cells) }),
      svg: () => this.boardFile(),
    };
  }
}

export const figure = figureOf<Partial<GuessState>>('guess-stepper', GuessStepper);
