/** What leads on from a game that is solved: what it is, a replay, the next puzzle, how the marks followed, and a link for others. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { drawOn } from '../../kit/puzzle/openIn.ts';
import { html } from '../../notebook/template/html.ts';
import type { GameInPlay } from './gameInPlay.ts';
import type { Maker } from './maker.ts';
import type { Shelves } from './shelves.ts';

/** What it needs of the page. */
export type SolvedPlace = {
  readonly maker: Maker;
  /** Of the puzzle on show. */
  readonly code: () => string;
  readonly shelves: Shelves;
  readonly play: Pick<GameInPlay, 'game' | 'replay'>;
  /** Goes through the moves of the player. */
  readonly trace: () => void;
  readonly tell: (text: string, tone: 'info' | 'warning') => void;
};

export class AfterSolved {
  readonly #place: SolvedPlace;

  constructor(place: SolvedPlace) {
    this.#place = place;
  }

  /** Whether the puzzle was made to order: then another one can be. */
  get #ordered(): boolean {
    return this.#place.maker.code === this.#place.code();
  }

  /** Goes on to another puzzle, of the kind of this one. */
  readonly goOn = (): void => {
    if (this.#ordered) void this.#place.maker.make();
    else this.#place.shelves.next?.open();
  };

  /** What the button that goes on is called at the lower edge of a phone, where it is the only one; null: nothing is left. */
  get dock(): string | null {
    const { next } = this.#place.shelves;
    return this.#ordered ? 'Another one' : next && `Next: ${next.short ?? next.name}`;
  }

  readonly #replayed = (): void => this.#place.play.replay.toggle();

  async #share(): Promise<void> {
    const link = new URL(this.#place.shelves.address, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      this.#place.tell('The link to the empty board is copied.', 'info');
    } catch {
      this.#place.tell(`Your browser does not let this page copy. The link is ${link}`, 'warning');
    }
  }

  template(): TemplateResult {
    const { next, solvedName: name, weekDone } = this.#place.shelves;
    const on = this.#ordered ? 'Another one like it' : next && `Next: ${next.name}`;
    const picture = this.#place.play.game.found;
    const drawing = picture === null ? null : drawOn(picture);
    return html`<div class="play-part" data-after>
      ${name === null ? nothing : html`<p class="play-name" data-name>${name}</p>`}
      ${weekDone === null ? nothing : html`<p class="readout" data-week-done>${weekDone}</p>`}
      <div class="button-row">
        ${
          on === null
            ? nothing
            : html`<button
                type="button"
                class="primary play-desk-only"
                data-next
                @click=${this.goOn}
              >
                ${on}
              </button>`
        }
        <button type="button" data-replay @click=${this.#replayed}>
          ${this.#place.play.replay.runs ? 'Stop the replay' : 'Replay my solution'}
        </button>
        <button type="button" data-trace @click=${this.#place.trace}>How my marks followed</button>
        <button type="button" data-share @click=${() => void this.#share()}>
          Copy a link to the empty board
        </button>
        ${
          drawing === null
            ? nothing
            : html`<a class="button" data-draw href=${drawing}>Change it in the studio</a>`
        }
        <a class="button" href="#hard-for-you" data-for-you>How hard was it for you?</a>
      </div>
    </div>`;
  }
}
