/** The pair that is shown: probed here on small boards, by a worker on large ones. */
import { render } from 'lit-html';
import { startTask } from '../../workers/startTask.ts';
import type { Stage } from './model.ts';
import { mostHere } from './model.ts';
import type { PairProbe } from './pairModel.ts';
import { pairFrom, pairOf, pairWords, setsOf } from './pairModel.ts';
import { pairView } from './pairView.ts';
import type { Pair } from './settings.ts';

export type PairingOptions = {
  readonly id: string; // unique on the page
  readonly announce: (text: string) => void;
};

/** The four futures of two cells; put `element` into the page. */
export class Pairing {
  readonly element: HTMLElement;
  /** Null before it is probed, and when there is no pair. */
  probe: PairProbe | null = null;
  readonly #options: PairingOptions;
  #stage: Stage | null = null;
  #stop: (() => void) | null = null;

  constructor(options: PairingOptions) {
    this.#options = options;
    this.element = document.createElement('div');
    this.element.className = 'probe-futures';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'The four futures of two cells');
  }

  /**
   * Shows the futures of a pair.
   *
   * @param first - an unknown cell of the stage; null: there is none
   * @param aloud - whether the live region says what they prove
   */
  show(stage: Stage | null, first: number | null, second: Pair, aloud: boolean): void {
    this.rest();
    this.#stage = stage;
    this.probe = null;
    if (second === null) return;
    if (stage === null || first === null || second === 'wanted') {
      this.#draw(
        'Choose the second cell, on the board or in the sequence, to see all four futures.',
      );
      return;
    }
    if (stage.state.cells.length <= mostHere) {
      this.#take(stage, pairOf(stage, first, second), aloud);
      return;
    }
    this.#draw('SimpleSolver is at work on the four futures …');
    this.#ask(stage, first, second, aloud);
  }

  /** Ends what a worker does. */
  rest(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #ask(stage: Stage, first: number, second: number, aloud: boolean): void {
    const { puzzle, state } = stage;
    const task = startTask('sets', { puzzle, state, sets: setsOf(first, second) });
    this.#stop = task.stop;
    void (async () => {
      try {
        const sets = await task.answer;
        if (sets !== null) this.#take(stage, pairFrom(sets, first, second), aloud);
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        this.#draw(`The pair could not be probed: ${problem}`);
      }
    })();
  }

  #take(stage: Stage, pair: PairProbe, aloud: boolean): void {
    this.probe = pair;
    this.#draw('');
    if (aloud) this.#options.announce(pairWords(stage, pair));
  }

  #draw(words: string): void {
    render(pairView(this.#options.id, this.#stage, this.probe, words), this.element);
  }
}
