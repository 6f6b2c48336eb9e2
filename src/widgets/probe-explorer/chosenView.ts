/** What came of the chosen cell, or of a pair: drawn in turn, or when the reader stays, and then said too. */
import type { TemplateResult } from 'lit-html';
import type { Steps } from '../../notebook/host/host.ts';
import { doubleProbeWords } from '../../kit/probe/probeWords.ts';
import type { FuturesOptions } from './futuresView.ts';
import { FuturesView } from './futuresView.ts';
import type { Futures, Stage } from './model.ts';
import { futuresOf } from './model.ts';
import type { PairProbe } from './pairModel.ts';
import { Pairing } from './pairing.ts';
import type { Pair, ProbeSettings } from './settings.ts';

const futuresDelay = 60; // ms; a held arrow key passes many cells

/** What is chosen. */
export type Chosen = {
  readonly stage: Stage | null;
  readonly cell: number | null; // its place in the grid
  readonly pair: Pair;
  readonly places: Pick<ProbeSettings, 'one' | 'zero'>; // of the steppers
};

export type ChosenOptions = FuturesOptions & {
  readonly turns: Steps; // of the figure
  readonly onFutures: (stage: Stage | null, futures: Futures | null) => void; // of the first cell
};

/** The futures of a cell or of a pair. */
export class ChosenView {
  readonly #turns: Steps;
  readonly #announce: (text: string) => void;
  readonly #onFutures: ChosenOptions['onFutures'];
  readonly #futures: FuturesView;
  readonly #pairing: Pairing;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ChosenOptions) {
    this.#turns = options.turns;
    this.#announce = options.announce;
    this.#onFutures = options.onFutures;
    this.#futures = new FuturesView(options);
    this.#pairing = new Pairing(options);
  }

  template(pair: Pair): TemplateResult {
    return pair === null ? this.#futures.template() : this.#pairing.template();
  }

  /** The pair that is shown; null when there is none, or it is not probed yet. */
  get pair(): PairProbe | null {
    return this.#pairing.probe;
  }

  /** The steps that show what is chosen; each is work enough for a task. */
  steps(chosen: Chosen): (() => void)[] {
    clearTimeout(this.#later);
    return this.#steps(chosen, false);
  }

  /** Shows what the reader came to, and says it, unless the reader goes on. */
  follow(chosen: Chosen): void {
    clearTimeout(this.#later);
    this.#turns.drop();
    this.#later = setTimeout(() => {
      this.#turns.take(...this.#steps(chosen, true));
    }, futuresDelay);
  }

  /** Ends all that is under way. */
  rest(): void {
    clearTimeout(this.#later);
    this.#pairing.rest();
    this.#futures.rest();
  }

  /** @param aloud - whether the live region says what came of it */
  #steps({ stage, cell, pair, places }: Chosen, aloud: boolean): (() => void)[] {
    const show = (): void => this.#pairing.show(stage, cell, pair, aloud);
    if (stage === null || cell === null) {
      this.#onFutures(stage, null);
      show();
      return [this.#futures.clear];
    }
    let futures: Futures;
    const find = (): void => {
      futures = futuresOf(stage, cell);
      this.#onFutures(stage, futures);
    };
    if (pair !== null && pair !== 'wanted') return [find, show];
    show();
    if (pair !== null) return [find];
    return [
      find,
      () => this.#futures.show('one', futures, places.one),
      () => {
        this.#futures.show('zero', futures, places.zero);
        if (aloud) this.#announce(doubleProbeWords(futures.probe));
      },
    ];
  }
}
