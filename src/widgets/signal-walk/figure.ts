/** `<signal-walk>`: sweeps on the board of a circuit, step by step. */
import { formatGrid } from '../../engine/board/image.ts';
import { variablesOf } from '../../engine/circuit/formula.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { inTurns } from '../../kit/circuit/inTurns.ts';
import { formulaBox, keptBoard } from '../../kit/circuit/formulaBox.ts';
import { formulaIn, formulaProblem } from '../../kit/circuit/formulaSettings.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { stepIn } from '../../kit/puzzle/settings.ts';
import { stepsIn } from '../../kit/stepper/fileSteps.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import type { SimpleLevel } from '../../kit/stepper/simpleTrace.ts';
import { StepperView } from '../../kit/stepper/stepperView.ts';
import type { StepperOptions, StepperRun } from '../../kit/stepper/stepperTemplate.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { overlayAt } from './marks.ts';
import {
  boardName,
  defaultState,
  inputChoices,
  presets,
  runInPieces,
  runOf,
  walkLimit,
  walkLinks,
} from './model.ts';
import type { SignalRun, SignalWalkProps, WalkState } from './model.ts';

class SignalWalk extends LiveFigure {
  readonly linkVersion = 1;
  readonly #usual = defaultState(this.props<SignalWalkProps>());
  #state: WalkState = this.#usual;
  #run: SignalRun | null = null;
  #stepper: StepperView | null = null;
  #text = ''; // as it stands in the box

  override dispose(): void {
    super.dispose();
    this.#stepper?.rest();
  }

  override isFolded(key: string): boolean {
    return key === 'f' || key === 'i';
  }

  open(values: LinkValues): void {
    const state = walkLinks.read(values, this.#usual);
    this.#text = state.formula;
    this.#walk(state, (run) => this.#begin(state, run));
  }

  linkValues(): LinkValues {
    return walkLinks.write(this.#state, this.#usual);
  }

  exports(): Exports {
    const run = this.#run ?? runOf(this.#state);
    const { formula, inputs, position } = this.#state;
    return {
      name: `signal-${formula.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')}`,
      about: `${formula}, ${inputs === '' ? 'nothing set' : `inputs ${inputs}`}${position === 0 ? '' : `, after ${counted(position, 'step')}`}`,
      csv: () =>
        [
          ['step', 'level', 'sentence'],
          ...run.trace.steps
            .slice(0, stepsIn(position, run.trace.steps.length))
            .map((step, at) => [at + 1, step.level, step.sentence()]),
        ]
          .map(csvRow)
          .join(''),
      json: () => ({
        formula,
        inputs,
        position,
        rows: run.puzzle.rows,
        columns: run.puzzle.columns,
        end: run.trace.end,
        grid: formatGrid({
          ...run.trace.start,
          cells: this.#stepper?.walk.states.cellsAt(position) ?? run.trace.start.cells,
        }),
      }),
      svg: () => {
        if (this.#stepper === null) throw new TypeError('there is no run yet');
        return this.#stepper.picture(`${this.id}-export`);
      },
    };
  }

  #show(state: WalkState, run: SignalRun): void {
    this.#run = run;
    this.#state = state;
    const walked: StepperRun = {
      trace: run.trace,
      puzzle: run.puzzle,
      name: boardName(run),
      overlay: (position) => overlayAt(run, position),
    };
    const { position, granularity } = state;
    const options = (): StepperOptions => ({
      id: this.id,
      announce: (text) => this.announce(text),
      onChange: (at) => this.#moved(at),
    });
    this.#stepper = StepperView.showing(this.#stepper, walked, options, { position, granularity });
    this.#state = { ...state, position: this.#stepper.state.position };
    this.#draw();
  }

  #moved({ position, granularity }: StepperState): void {
    this.#state = { ...this.#state, position, granularity: granularity as SimpleLevel };
    this.changed();
  }

  /** Works a run out, in slices where that takes long. */
  #walk(state: WalkState, then: (run: SignalRun) => void): void {
    inTurns(this.host.turns, runInPieces(state), then);
  }

  /** Opens a run at the step that a link asks for. */
  #begin(state: WalkState, run: SignalRun): void {
    try {
      stepIn(state.position, run.trace.steps.length);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.open({});
      this.notice(`${error.message} The figure opens as it stands in the text.`, 'warning');
      return;
    }
    this.#show(state, run);
  }

  #choose(change: Pick<WalkState, 'formula' | 'inputs'>): void {
    this.notice(null);
    const state = { ...this.#state, ...change, position: 0 };
    this.#text = state.formula;
    this.#walk(state, (run) => {
      this.#show(state, run);
      this.changed();
      this.announce(
        `${state.formula}, ${state.inputs === '' ? 'nothing set' : `inputs ${state.inputs}`}, at the start.`,
      );
    });
  }

  /** What stands in the box: walked as soon as it can be read. */
  #type(text: string): void {
    this.#text = text;
    if (formulaProblem(text, walkLimit) === null) this.#choose(this.#withInputs(text));
    else this.#draw();
  }

  /** A formula with the inputs that are set, where it has as many; else all are 0, or nothing is set if nothing was. */
  #withInputs(formula: string): Pick<WalkState, 'formula' | 'inputs'> {
    const { length } = variablesOf(formulaIn(formula));
    const { inputs } = this.#state;
    return {
      formula,
      inputs: inputs === '' || inputs.length === length ? inputs : '0'.repeat(length),
    };
  }

  #draw(): void {
    const [run, stepper] = [this.#run, this.#stepper];
    if (run === null || stepper === null) return;
    const { id } = this;
    this.render(
      html`<div class="walk-live">
        ${figureParts(
          {
            picture: html`${part(stepper)}`,
            answer: formulaBox(
              {
                id,
                text: this.#text,
                problem: formulaProblem(this.#text, walkLimit),
                presets,
                kept: keptBoard,
              },
              {
                type: (text) => this.#type(text),
                take: (text) => this.#type(text),
              },
            ),
            settings: html`<div class="controls">
              ${choiceField({
                id: `${id}-inputs`,
                label: 'Inputs',
                value: this.#state.inputs,
                choices: inputChoices(run.story),
                onChoice: (inputs) => this.#choose({ formula: this.#state.formula, inputs }),
              })}
            </div>`,
          },
          this.layout,
        )}
      </div>`,
    );
  }
}

export const figure = figureOf<SignalWalkProps>('signal-walk', SignalWalk);
