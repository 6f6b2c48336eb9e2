/**
 * The base of the figures in which the run of a solver on a puzzle is walked step by step: it keeps in the state where in
 * the run the reader is. What walks is a part that any figure can hold: kit/stepper/stepperView.ts.
 */
import type { nothing, TemplateResult } from 'lit-html';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { PuzzleFigure } from './puzzleFigure.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import { StepperView } from '../../kit/stepper/stepperView.ts';
import type { StepperOptions, StepperRun } from '../../kit/stepper/stepperTemplate.ts';

/** The part of a state that the stepper has a say in. */
type Walked = { readonly code: string } & Pick<StepperState, 'position' | 'granularity'>;

/** What a figure adds to its stepper. */
export type Additions = Omit<StepperOptions, 'id' | 'announce' | 'onChange'>;

/** A figure with a stepper. */
export abstract class StepperFigure<State extends Walked, Run, Asked = State> extends PuzzleFigure<
  State,
  Asked
> {
  protected run: Run | null = null;
  protected stepper: StepperView | null = null; // null before there is a run

  /** A run as the stepper takes it. */
  protected abstract walked(run: Run): StepperRun;
  /** What the figure adds to its stepper; nothing, unless it says so. */
  protected additions(): Additions {
    return {};
  }

  override dispose(): void {
    super.dispose();
    this.stepper?.rest();
  }

  override paper(): TemplateResult | typeof nothing {
    return this.stepper?.paper() ?? super.paper();
  }

  /** The board as it is saved. @throws TypeError before there is a run */
  protected boardFile(): SvgNode {
    if (this.stepper === null) throw new TypeError('there is no run yet');
    return this.stepper.picture();
  }

  /** Whether a run has come that the reader can be somewhere in; while it is awaited, the place that is asked for stays. */
  protected hasCome(_run: Run): boolean {
    return true;
  }

  /** Puts the run into the stepper, at the place of the state. */
  protected present(): void {
    const { run } = this;
    if (run === null) return;
    const { granularity } = this.state;
    const walked = this.walked(run);
    const position = Math.min(this.state.position, walked.trace.steps.length);
    const options = (): StepperOptions => ({
      ...this.additions(),
      id: this.id,
      announce: this.working.announce,
      onChange: (state) => this.moved(state),
    });
    const place = { position, granularity };
    this.stepper = StepperView.showing(this.stepper, walked, options, place);
    // a link may name a place in the middle of a step
    if (this.hasCome(run)) this.state = { ...this.state, position: this.stepper.state.position };
    this.draw();
  }

  /** The reader went to another place of the run, or takes other steps. */
  protected moved({ position, granularity }: StepperState): void {
    const at = this.run !== null && this.hasCome(this.run) ? position : this.state.position;
    this.state = { ...this.state, position: at, granularity };
    this.changed();
  }
}
