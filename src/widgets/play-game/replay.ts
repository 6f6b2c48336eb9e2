/** A game played again, move by move, for the player to watch; it ends where it stood, and nothing of it is kept. */
import type { GameOnShow } from './gameOnShow.ts';

/** Milliseconds that a replay takes at most, and between two moves at most. */
const most = 8000;
const longest = 400;

export class Replay {
  readonly #game: GameOnShow;
  readonly #draw: () => void;
  readonly #goTo: (at: number) => void;
  readonly #begins: () => void;
  #timer = 0;
  #moves = 0; // on the board before it

  /** @param goTo - puts the board to where it ends @param begins - brings the board onto the screen */
  constructor(game: GameOnShow, draw: () => void, goTo: (at: number) => void, begins: () => void) {
    this.#game = game;
    this.#begins = begins;
    this.#draw = draw;
    this.#goTo = goTo;
  }

  get runs(): boolean {
    return this.#timer !== 0;
  }

  /** Begins it with an empty board, or ends it. */
  toggle(): void {
    if (this.runs) {
      this.stop();
      return;
    }
    this.#begins();
    this.#moves = this.#game.moves.at;
    let at = 0;
    this.#timer = window.setInterval(
      () => {
        at++;
        if (at > this.#moves) this.stop();
        else this.#show(at);
      },
      Math.min(longest, most / Math.max(1, this.#moves)),
    );
    this.#show(at);
  }

  /** Ends it, where one is under way. */
  stop(): void {
    if (!this.runs) return;
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#goTo(this.#moves);
  }

  #show(at: number): void {
    this.#game.goTo(at);
    this.#draw();
  }
}
