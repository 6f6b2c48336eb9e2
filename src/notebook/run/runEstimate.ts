/** How large a run will be, and how long it will take where runs that have ended tell. */
import type { Experiment } from '../plain/experiment.ts';
import { grouped } from '../plain/numbers.ts';
import { isActive } from './runModel.ts';
import type { RunState } from './runModel.ts';
import { aboutText } from './runText.ts';
import type { UnitNames } from './runText.ts';
import { estimate, measuredPace } from './speed.ts';
import type { Measured } from './speed.ts';

/** What an estimate asks of the figure, each time that it is made. */
type Asked<Spec> = {
  readonly unit: () => UnitNames;
  readonly workers: () => number;
  /** Units that one core does in a second, roughly, to compare runs with; null where nothing is known. */
  readonly pace: (spec: Spec) => number | null;
};

/** The estimates of one figure. */
export class RunEstimate<Spec, Tally> {
  readonly #experiment: Experiment<Spec, Tally>;
  readonly #asked: Asked<Spec>;
  #measured: Measured | null = null;

  constructor(experiment: Experiment<Spec, Tally>, asked: Asked<Spec>) {
    this.#experiment = experiment;
    this.#asked = asked;
  }

  /** Keeps how fast a run was, when it has ended. */
  measure(before: RunState<unknown>, spec: Spec | null, state: RunState<unknown>): void {
    const ended = isActive(before.phase) && !isActive(state.phase);
    if (!ended || spec === null || state.progress === null || state.waited) return;
    const { done, elapsed } = state.progress;
    const { workers, pace } = this.#asked;
    this.#measured = measuredPace(done, elapsed, workers(), pace(spec)) ?? this.#measured;
  }

  /** How many units a run has: "101,000 boards". */
  size(spec: Spec): string {
    const units = this.#experiment.units(spec);
    const { one, many } = this.#asked.unit();
    return `${grouped(units)} ${units === 1 ? one : many}`;
  }

  /** About how long it takes: "about 1 s"; empty where nothing is known. */
  takes(spec: Spec): string {
    const units = this.#experiment.units(spec);
    const { workers, pace } = this.#asked;
    const takes = estimate(units, workers(), pace(spec), this.#measured);
    return takes === null ? '' : aboutText(takes);
  }

  /**
   * What the button that starts will do: "Run 101,000 boards".
   *
   * @param spec - null while a setting cannot be read
   * @param which - before the number of units: "all"
   * @param again - the reader has run it already
   */
  startLabel(spec: Spec | null, which: string, again: boolean): string {
    if (spec === null) return 'Run';
    if (again) return 'Run again';
    return `Run ${which === '' ? '' : `${which} `}${this.size(spec)}`;
  }
}
