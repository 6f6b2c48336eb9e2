/** The clock of a game: it runs while the player can see the page, and only when asked for. */
import { now } from '../../notebook/clock.ts';

export class GameClock {
  readonly #tick: () => void;
  #before = 0; // ms, of the stretches that are over
  #since: number | null = null;
  #timer = 0;

  /** @param tick - called every second while it runs */
  constructor(tick: () => void) {
    this.#tick = tick;
  }

  /** Rests while the page is not seen. */
  listen(signal: AbortSignal): void {
    document.addEventListener('visibilitychange', this.#onVisible, { signal });
  }

  get seconds(): number {
    return Math.floor((this.#before + (this.#since === null ? 0 : now() - this.#since)) / 1000);
  }

  /** Another game, which has taken so long so far. */
  set(seconds: number): void {
    this.stop();
    this.#before = seconds * 1000;
  }

  /** Lets it run, or stand still. */
  run(on: boolean): void {
    if (on === (this.#timer !== 0)) return;
    if (!on) {
      this.stop();
      return;
    }
    this.#since = document.hidden ? null : now();
    this.#timer = window.setInterval(this.#tick, 1000);
  }

  stop(): void {
    this.#rest();
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #rest(): void {
    if (this.#since !== null) this.#before += now() - this.#since;
    this.#since = null;
  }

  readonly #onVisible = (): void => {
    if (this.#timer === 0) return;
    if (document.hidden) this.#rest();
    else this.#since ??= now();
  };
}
