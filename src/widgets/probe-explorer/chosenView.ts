/** What came of the chosen cell, or of a pair: drawn at once, or when the reader stays, and then said too. */
import { doubleProbeWords } from '../../kit/probe/probeWords.ts';
import type { FuturesOptions } from './futuresView.ts';
import { FuturesView } from './futuresView.ts';
import type { Stage } from './model.ts';
import { futuresOf } from './model.ts';
import type { PairProbe } from './pairModel.ts';
import { Pairing } from './pairing.ts';
import type { Pair, ProbeSettings } from './settings.ts';

const mostAtOnce = 150; // cells; of a larger board the futures are drawn in a task of their own

const futuresDelay = 60; // ms; a held arrow key passes many cells

/** What is chosen. */
export type Chosen = {
  readonly stage: Stage | null;
  readonly cell: number | null; // its place in the grid
  readonly pair: Pair;
  readonly places: Pick<ProbeSettings, 'one' | 'zero'>; // of the steppers
};

/** The futures of a cell or of a pair. */
export class ChosenView {
  readonly #announce: (text: string) => void;
  readonly #futures: FuturesView;
  readonly #pairing: Pairing;
  #later = 0;

  constructor(options: FuturesOptions) {
    this.#announce = options.announce;
    this.#futures = new FuturesView(options);
    this.#pairing = new Pairing(options);
  }

  /** To be put into the page. */
  elementFor(pair: Pair): HTMLElement {
    return pair === null ? this.#futures.element : this.#pairing.element;
  }

  /** The pair that is shown; null when there is none, or it is not probed yet. */
  get pair(): PairProbe | null {
    return this.#pairing.probe;
  }

  /** Shows what is chosen: at once on a small board. */
  present(chosen: Chosen): void {
    clearTimeout(this.#later);
    if ((chosen.stage?.state.cells.length ?? 0) <= mostAtOnce) this.#show(chosen, false);
    else this.#wait(chosen, 0, false);
  }

  /** Shows what the reader came to, and says it, unless the reader goes on. */
  follow(chosen: Chosen): void {
    clearTimeout(this.#later);
    this.#wait(chosen, futuresDelay, true);
  }

  /** Ends all that is under way. */
  rest(): void {
    clearTimeout(this.#later);
    this.#pairing.rest();
    this.#futures.rest();
  }

  #wait(chosen: Chosen, delay: number, aloud: boolean): void {
    this.#later = window.setTimeout(() => {
      this.#show(chosen, aloud);
    }, delay);
  }

  #show({ stage, cell, pair, places }: Chosen, aloud: boolean): void {
    this.#pairing.show(stage, cell, pair, aloud);
    if (pair !== null) return;
    const futures = stage === null || cell === null ? null : futuresOf(stage, cell);
    this.#futures.show(futures, places);
    if (aloud && futures !== null) this.#announce(doubleProbeWords(futures.probe));
  }
}
