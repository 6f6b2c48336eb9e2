/** What leads on from a game that is solved: what it is, a replay, the next puzzle, how the marks followed, and a link for others. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { drawOn } from '../../kit/puzzle/openIn.ts';
import { html } from '../../notebook/template/html.ts';
import type { Preset } from '../../puzzles/offered.ts';
import type { SevenPuzzle } from '../../puzzles/seven.ts';
import type { CollectionShelf } from './collectionPart.ts';
import type { GamesBox } from './gamesBox.ts';
import type { Maker } from './maker.ts';
import { solvedName } from '../../puzzles/shelf.ts';
import { nextPreset } from './presets.ts';
import type { Replay } from './replay.ts';

/** What it needs of the page. */
export type SolvedPlace = {
  readonly box: GamesBox;
  readonly maker: Maker;
  /** Of the puzzle on show. */
  readonly code: () => string;
  /** The collection that is played. */
  readonly shelf: Pick<CollectionShelf, 'isPlayed' | 'next' | 'open' | 'solvedName'>;
  readonly choose: (code: string) => void;
  /** The next of the week that the puzzle on show is of; null where it is of none, or all are solved. */
  readonly nextDay: () => SevenPuzzle | null;
  readonly openDay: (puzzle: SevenPuzzle) => void;
  /** The address of the empty board. */
  readonly address: () => string;
  /** The picture that was found; null while another moment of the game is on show. */
  readonly picture: () => Grid | null;
  /** Plays the game again. */
  readonly replay: () => Replay;
  /** Goes through the moves of the player. */
  readonly trace: () => void;
  readonly tell: (text: string, tone: 'info' | 'warning') => void;
};

export class AfterSolved {
  readonly #place: SolvedPlace;

  constructor(place: SolvedPlace) {
    this.#place = place;
  }

  /** The next of the puzzles that this browser keeps no solved game of; null when there is none. */
  get #next(): Pick<Preset, 'code' | 'name'> | null {
    const { box, code, shelf } = this.#place;
    if (shelf.isPlayed) return shelf.next(code());
    return nextPreset(code(), (other) => box.game(other)?.solved === true);
  }

  /** The next day of the week, where one of the seven is on show and no collection is played. */
  get #nextDay(): SevenPuzzle | null {
    return this.#place.shelf.isPlayed ? null : this.#place.nextDay();
  }

  /** Whether the puzzle was made to order: then another one can be. */
  get #ordered(): boolean {
    return this.#place.maker.code === this.#place.code();
  }

  /** Goes on to another puzzle, of the kind of this one. */
  readonly goOn = (): void => {
    if (this.#ordered) return void this.#place.maker.make();
    const day = this.#nextDay;
    if (day !== null) return this.#place.openDay(day);
    const next = this.#next;
    const { shelf, choose } = this.#place;
    if (next === null) return;
    if (shelf.isPlayed) shelf.open(next.code);
    else choose(next.code);
  };

  readonly #replayed = (): void => this.#place.replay().toggle();

  async #share(): Promise<void> {
    const link = new URL(this.#place.address(), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      this.#place.tell('The link to the empty board is copied.', 'info');
    } catch {
      this.#place.tell(`Your browser does not let this page copy. The link is ${link}`, 'warning');
    }
  }

  template(): TemplateResult {
    const next = this.#nextDay?.title ?? this.#next?.name;
    const on = this.#ordered ? 'Another one like it' : next === undefined ? null : `Next: ${next}`;
    const { code, shelf } = this.#place;
    const name = shelf.solvedName(code()) ?? solvedName(code());
    const picture = this.#place.picture();
    const drawing = picture === null ? null : drawOn(picture);
    return html`<div class="play-part" data-after>
      ${name === null ? nothing : html`<p class="play-name" data-name>${name}</p>`}
      <div class="button-row">
        ${
          on === null
            ? nothing
            : html`<button type="button" class="primary" data-next @click=${this.goOn}>
                ${on}
              </button>`
        }
        <button type="button" data-replay @click=${this.#replayed}>
          ${this.#place.replay().runs ? 'Stop the replay' : 'Replay my solution'}
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
