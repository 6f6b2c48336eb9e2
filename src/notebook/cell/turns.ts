/**
 * Work cut into tasks, so that none keeps the page from answering. A step waits until what the one before it drew is on
 * the screen: laying out both would be one task otherwise.
 */

const longestWait = 100; // ms; a page in the background is not drawn

/** Resolves in a task of its own, after the page was drawn. */
export function afterDrawing(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWait);
  });
}

/** Steps of a drawing, one after another. */
export class Turns {
  readonly #does: (step: () => void) => void;
  #steps: (() => void)[] = [];
  #running = false;
  #done: Promise<void> = Promise.resolve();

  /** @param does - does a step, and may answer for what it throws */
  constructor(does: (step: () => void) => void = (step) => step()) {
    this.#does = does;
  }

  /** Resolves when no step is left, and the last one is on the screen; rejects when one failed. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** Does the steps in turn, each in a task of its own; those of an earlier call that are still to come are dropped. */
  take(...steps: (() => void)[]): void {
    this.#steps = steps;
    if (!this.#running && steps.length > 0) this.#done = this.#run();
  }

  /** Drops the steps that are still to come. */
  drop(): void {
    this.#steps = [];
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (;;) {
        await afterDrawing();
        const step = this.#steps.shift();
        if (step === undefined) return;
        this.#does(step);
      }
    } finally {
      this.#running = false;
    }
  }
}
