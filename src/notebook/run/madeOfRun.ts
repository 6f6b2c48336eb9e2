/**
 * What takes long to make of a run: it is made in slices between which the page lives, and the last one stays until the next is
 * whole. What takes one slice follows every report; while the run goes on the rest follows once a second.
 */
import { now } from '../clock.ts';
import type { InPieces } from '../plain/pieces.ts';
import { inSlices } from '../work/inSlices.ts';
import type { RunSession } from './runSession.ts';

/** The least time between two beginnings, ms. */
const gap = 1000;

/** The run: its session, or what stands for one. */
type Ran<Spec, Tally> = Pick<RunSession<Spec, Tally>, 'spec' | 'state' | 'active'>;

/** A value of the run of a figure; see the head of the file. */
export class MadeOfRun<Spec, Tally, Value> {
  #spec: Spec | null = null; // of the run that it is of
  #value: Value | null = null;
  #from: unknown = null; // the report that the value, or what is being made, is of
  #making: Iterable<unknown> | null = null;
  #leaving = new AbortController(); // of what is being made
  #began = Number.NEGATIVE_INFINITY;
  readonly #run: Ran<Spec, Tally>;
  readonly #make: (spec: Spec, tally: Tally, active: boolean) => InPieces<Value>;
  readonly #onMade: () => void;

  /**
   * @param make - of what the run has found; `active` while there is more to come
   * @param onMade - called when one is whole that took more than a slice
   */
  constructor(
    run: Ran<Spec, Tally>,
    make: (spec: Spec, tally: Tally, active: boolean) => InPieces<Value>,
    onMade: () => void,
  ) {
    this.#run = run;
    this.#make = make;
    this.#onMade = onMade;
  }

  /** The last one that is whole; the next is begun where there is more to make it of. Null before the first of a run. */
  get value(): Value | null {
    const { spec, state, active } = this.#run;
    const { progress } = state;
    if (spec !== this.#spec) this.close();
    this.#spec = spec;
    if (spec === null || progress === null || progress === this.#from) return this.#value;
    const isEarly = this.#making !== null || now() - this.#began < gap;
    if (state.phase !== 'running' || !isEarly)
      this.#begin(progress, this.#make(spec, progress.tally, active));
    return this.#value;
  }

  /** Whether the next one is being made. */
  get isBehind(): boolean {
    return this.#making !== null;
  }

  /** The same of all that the run has found, at once: for files. */
  get whole(): Value | null {
    void this.value;
    if (this.#making !== null) for (const _ of this.#making); // the rest of it
    return this.#value;
  }

  /** Forgets it, and ends what is being made. */
  close(): void {
    this.#leaving.abort();
    [this.#spec, this.#value, this.#from, this.#making] = [null, null, null, null];
    this.#began = Number.NEGATIVE_INFINITY;
  }

  #begin(from: unknown, pieces: InPieces<Value>): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    [this.#from, this.#began] = [from, now()];
    this.#making = this.#takes(pieces);
    const done = inSlices(this.#making, () => {}, this.#leaving.signal, 1);
    if (this.#making === null) this.#began = Number.NEGATIVE_INFINITY; // it took one slice
    else void done.then((isDone) => isDone && this.#onMade());
  }

  *#takes(pieces: InPieces<Value>): Generator<undefined, void, undefined> {
    const value = yield* pieces;
    [this.#value, this.#making] = [value, null];
  }
}
