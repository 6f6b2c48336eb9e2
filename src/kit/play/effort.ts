/**
 * What a game has cost its player until it was first solved: the time in play, and the hints. It is counted whether a clock is
 * shown or not, and kept with the game, nowhere else.
 */
import { now } from '../../notebook/clock.ts';

/** What a game has cost so far, or in all. */
export type Effort = {
  readonly ms: number; // in play
  readonly hints: number; // each once, however much of it was told
  readonly solved: string | null; // the day of the first solution: nothing counts after it
};

/** Of a game that has not begun. */
export const noEffort: Effort = { ms: 0, hints: 0, solved: null };

/** A longer pause is no thinking, ms. */
export const longestPause = 300_000;

/** Counts it: the time from one act of the player to the next, as far as the page was seen. */
export class EffortCount {
  #effort: Effort | null = noEffort;
  #since: number | null = null; // when the page came into view or the last act was, whichever is later
  #pending = 0; // ms seen since the last act, before `since`
  #acted = false;

  get effort(): Effort | null {
    return this.#effort;
  }

  /** Another game. @param effort - null where what it has cost is not known: then it stays so */
  set(effort: Effort | null): void {
    this.#effort = effort;
    this.#acted = false;
    this.#since = null;
    this.#pending = 0;
  }

  /** The player has done something. @param solved - the day, when the game is solved by it */
  act(solved: string | null, moment = now()): void {
    if (this.#effort === null || this.#effort.solved !== null) return;
    const pause = this.#pending + (this.#since === null ? 0 : moment - this.#since);
    const ms = this.#effort.ms + (this.#acted && pause <= longestPause ? Math.round(pause) : 0);
    this.#effort = { ...this.#effort, ms, solved };
    this.#acted = true;
    this.#since = moment;
    this.#pending = 0;
  }

  /** The player was given a hint. */
  hint(moment = now()): void {
    if (this.#effort === null || this.#effort.solved !== null) return;
    this.act(null, moment);
    this.#effort = { ...this.#effort, hints: this.#effort.hints + 1 };
  }

  /** The page comes into view, or leaves it. */
  see(seen: boolean, moment = now()): void {
    if (!this.#acted) return;
    if (seen) this.#since ??= moment;
    else if (this.#since !== null) {
      this.#pending += moment - this.#since;
      this.#since = null;
    }
  }

  listen(signal: AbortSignal): void {
    document.addEventListener('visibilitychange', () => this.see(!document.hidden), { signal });
  }
}
