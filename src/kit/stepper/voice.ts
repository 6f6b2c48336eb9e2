/** What the stepper says to the live region while a reader steps: not every sentence of a run that goes by. */
import type { StepperState } from './position.ts';
import type { Outline } from './trace.ts';

const announceDelay = 200; // ms; while a key is held only the last sentence is read

/**
 * Whether the sentence of a step is worth saying: of a playing run only where a sweep ends and at the end.
 *
 * @param outline - of the run
 * @param before - the state that the step began in
 * @param after - the one it led to
 */
export function isSpoken(outline: Outline, before: StepperState, after: StepperState): boolean {
  if (before.position === after.position) return false;
  const passed = outline.ticks.some(
    ({ position }) => position > before.position && position <= after.position,
  );
  return !after.playing || passed || after.position >= outline.length;
}

/** Says sentences, the last of a quick series only. */
export class Voice {
  readonly #announce: (text: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param announce - says a text to the live region */
  constructor(announce: (text: string) => void) {
    this.#announce = announce;
  }

  /** Says a sentence soon, unless another one comes before. */
  soon(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#announce(text), announceDelay);
  }

  /** Says a sentence at once; one that waits must not talk over it. */
  now(text: string): void {
    this.hush();
    this.#announce(text);
  }

  /** Forgets what has not been said yet. */
  hush(): void {
    clearTimeout(this.#timer);
  }
}
