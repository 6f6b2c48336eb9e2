/** The pair that is shown: probed here on small boards, by a worker on large ones. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { Work } from '../../kit/work/work.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { Stage } from './model.ts';
import { isLarge } from './model.ts';
import type { PairProbe } from './pairModel.ts';
import { pairFrom, pairOf, pairWords, setsOf } from './pairModel.ts';
import { pairView } from './pairView.ts';
import type { Pair } from './settings.ts';

export type PairingOptions = {
  readonly id: string; // unique on the page
  readonly announce: (text: string) => void;
  readonly onDraw: () => void; // there is something else to show
};

/** The four futures of two cells. */
export class Pairing {
  /** Null before it is probed, and when there is no pair. */
  probe: PairProbe | null = null;
  readonly #options: PairingOptions;
  readonly #work: Work; // of a large board
  #stage: Stage | null = null;
  #words = ''; // in the place of futures

  constructor(options: PairingOptions) {
    this.#options = options;
    this.#work = new Work({
      onChange: options.onDraw,
      announce: options.announce,
    });
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
    if (isLarge(stage.puzzle)) void this.#ask(stage, first, second, aloud);
    else this.#take(stage, pairOf(stage, first, second), aloud);
  }

  /** Ends what a worker does. */
  rest(): void {
    this.#work.stop();
  }

  async #ask(stage: Stage, first: number, second: number, aloud: boolean): Promise<void> {
    const { puzzle, state } = stage;
    const question = { puzzle, state, sets: setsOf(first, second) };
    const text = 'Sweeping the four futures …';
    const sets = await this.#work.ask(text, 'sets', question);
    if (sets !== null) this.#take(stage, pairFrom(sets, first, second), aloud);
  }

  #take(stage: Stage, pair: PairProbe, aloud: boolean): void {
    this.probe = pair;
    this.#draw('');
    if (aloud) this.#options.announce(pairWords(stage, pair));
  }

  #draw(words: string): void {
    this.#words = words;
    this.#options.onDraw();
  }

  template(): TemplateResult {
    const stop = (): void => {
      this.#work.stop();
      this.#draw('Stopped. Choose the second cell again to see all four futures.');
    };
    return html`<div class="probe-futures" role="group" aria-label="The four futures of two cells">
      ${
        this.#work.idle
          ? pairView(this.#stage, this.probe, this.#words)
          : workView(this.#work, stop)
      }
    </div>`;
  }
}
