/** `<signal-walk>`: sweeps on the board of a circuit, step by step. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { variablesOf } from '../../engine/circuit/formula.ts';
import { mostLines } from '../../formats/limits.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { formulaBox, keptBoard } from '../../kit/circuit/formulaBox.ts';
import { formulaIn, formulaProblem } from '../../kit/circuit/formulaSettings.ts';
import { inTurns } from '../../kit/circuit/inTurns.ts';
import { allMethods, openIn } from '../../kit/puzzle/openIn.ts';
import { stepIn } from '../../kit/puzzle/settings.ts';
import { stepsIn } from '../../kit/stepper/fileSteps.ts';
import type { SimpleLevel } from '../../kit/stepper/simpleTrace.ts';
import { StepperView } from '../../kit/stepper/stepperView.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import type { FigureParts } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { isInClauses } from './clauseWalk.ts';
import { overlayAt } from './marks.ts';
import {
  boardName,
  inputChoices,
  inputsText,
  presets,
  runInPieces,
  runOf,
  walkLimit,
  walkSettings,
} from './model.ts';
import type { SignalRun, WalkState } from './model.ts';

type Walk = {
  readonly settings: typeof walkSettings;
  /** What is on show, and the formula as it stands in the box. */
  readonly kept: { run: SignalRun | null; stepper: StepperView | null; text: string };
};

type WalkAt = StateAt<Walk>;

/** Puts a run into the stepper, at the place of the state. */
function present(at: WalkAt, run: SignalRun): void {
  const { kept, state } = at;
  const { position, granularity } = state;
  kept.run = run;
  kept.stepper = StepperView.showing(
    kept.stepper,
    {
      trace: run.trace,
      puzzle: run.puzzle,
      name: boardName(run),
      overlay: (place) => overlayAt(run, place),
      wide: true,
    },
    () => ({
      id: at.id,
      announce: at.announce,
      figure: { layout: at.layout, parts: () => around(at) },
      onChange: (place) =>
        at.set({ position: place.position, granularity: place.granularity as SimpleLevel }),
    }),
    { position, granularity },
  );
  // a link may name a place in the middle of a step
  if (kept.stepper.state.position !== position) at.set({ position: kept.stepper.state.position });
  at.draw();
}

/** Opens a run at the step that a link asks for. */
function begin(at: WalkAt, run: SignalRun): void {
  try {
    stepIn(at.state.position, run.trace.steps.length);
    present(at, run);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    at.set(at.usual);
    open(at);
    at.notice(`${error.message} The figure opens as it stands in the text.`, 'warning');
  }
}

/** Works a run out, in slices where that takes long. */
function open(at: WalkAt): void {
  at.kept.text = at.state.formula;
  inTurns(at.host.turns, runInPieces(at.state), (run) => begin(at, run));
}

function choose(at: WalkAt, change: Pick<WalkState, 'formula' | 'inputs' | 'tiles'>): void {
  at.notice(null);
  at.kept.text = change.formula;
  inTurns(at.host.turns, runInPieces(change), (run) => {
    at.set({ ...change, position: 0 });
    present(at, run);
    at.announce(`${change.formula}, ${inputsText(change)}, at the start.`);
  });
}

/** What stands in the box: walked as soon as it can be read, with the inputs that are set where it has as many. */
function type(at: WalkAt, formula: string): void {
  at.kept.text = formula;
  if (formulaProblem(formula, walkLimit) !== null) {
    at.draw();
    return;
  }
  const { length } = variablesOf(formulaIn(formula));
  const { inputs } = at.state;
  const fit = inputs === '' || inputs.length === length;
  const tiles = at.state.tiles === 'second' && isInClauses(formula) ? 'second' : 'first';
  choose(at, { formula, inputs: fit ? inputs : '0'.repeat(length), tiles });
}

/** The way to the page of the puzzle; none from a board that is larger than a page takes. */
const byAllMethods = ({ puzzle }: SignalRun): TemplateResult | typeof nothing =>
  Math.max(puzzle.rows.length, puzzle.columns.length) > mostLines
    ? nothing
    : html`<p class="signal-methods">
        <a href=${openIn(allMethods, encodePuzzle(puzzle))}>This board by every method</a>
      </p>`;

/** What stands around the stepper. */
function around(at: WalkAt): Partial<FigureParts> {
  const { id, kept, state } = at;
  const { run, text } = kept;
  const take = (formula: string): void => type(at, formula);
  return {
    wide: true,
    more: html`${formulaBox(
      { id, text, problem: formulaProblem(text, walkLimit), presets, kept: keptBoard },
      { type: take, take },
    )}
    ${run !== null && state.tiles === 'second' ? byAllMethods(run) : nothing}`,
    settings:
      run === null
        ? nothing
        : html`<div class="controls">
            ${choiceField({
              id: `${id}-inputs`,
              label: 'Inputs',
              value: state.inputs,
              choices: inputChoices(run.story),
              onChoice: (inputs) => choose(at, { formula: state.formula, inputs, tiles: 'first' }),
            })}
          </div>`,
  };
}

export const figure = stateFigure<Walk>({
  tag: 'signal-walk',
  settings: walkSettings,
  folded: ['f', 'i', 'k'],
  keep: () => ({ run: null, stepper: null, text: '' }),
  opened: open,
  left: ({ kept }) => kept.stepper?.rest(),
  parts({ kept: { stepper } }) {
    if (stepper === null) return null;
    stepper.refresh();
    return html`${part(stepper)}`;
  },
  files({ kept, state }) {
    const run = kept.run ?? runOf(state);
    const { formula, inputs, position } = state;
    const { start, steps, end } = run.trace;
    return {
      name: `signal-${formula.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')}`,
      about: `${formula}, ${inputsText(state)}${position === 0 ? '' : `, after ${counted(position, 'step')}`}`,
      rows: () => [
        ['step', 'level', 'sentence'],
        ...steps
          .slice(0, stepsIn(position, steps.length))
          .map((step, number) => [number + 1, step.level, step.sentence()]),
      ],
      json: () => ({
        formula,
        inputs,
        position,
        rows: run.puzzle.rows,
        columns: run.puzzle.columns,
        end,
        grid: formatGrid({
          ...start,
          cells: kept.stepper?.walk.states.cellsAt(position) ?? start.cells,
        }),
      }),
      svg() {
        if (kept.stepper === null) throw new TypeError('there is no run yet');
        return kept.stepper.picture();
      },
    };
  },
});
