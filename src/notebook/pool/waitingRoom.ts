/** Where a worker waits between two jobs. */
import type { Remote } from 'comlink';
import type { WorkApi } from './protocol.ts';

/** A worker, with what speaks to it. */
export type Hired = {
  readonly worker: Worker;
  readonly api: Remote<WorkApi>;
  /** Ends it, whatever it does. */
  readonly dismiss: () => void;
};

/**
 * A place where a worker waits for a job: one that has answered, so that it need not be started again, and still knows what it
 * knew, or one that was started before there was anything to do. There is room for one.
 */
export class WaitingRoom {
  #waiting: Hired | null = null;
  #watch = new AbortController();
  #closed = false;

  /** Whether nobody waits, and somebody may. */
  get hasRoom(): boolean {
    return this.#waiting === null && !this.#closed;
  }

  take(): Hired | null {
    const hired = this.#waiting;
    this.#waiting = null;
    this.#watch.abort();
    return hired;
  }

  put(hired: Hired): void {
    if (!this.hasRoom) return hired.dismiss();
    this.#waiting = hired;
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    // its program cannot be loaded: who has a job starts another worker, and hears of it then
    const fails = (event: Event): void => {
      event.preventDefault();
      this.take()?.dismiss();
    };
    hired.worker.addEventListener('error', fails, { signal });
  }

  open(): void {
    this.#closed = false;
  }

  /** Ends whoever waits, and whoever comes before it is opened again. */
  close(): void {
    this.#closed = true;
    this.take()?.dismiss();
  }
}
