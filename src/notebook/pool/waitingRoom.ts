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
 * A place where a worker that has answered waits for the next job, so that it need not be started again, and still knows what
 * it knew. There is room for one.
 */
export class WaitingRoom {
  #waiting: Hired | null = null;
  #closed = false;

  take(): Hired | null {
    const hired = this.#waiting;
    this.#waiting = null;
    return hired;
  }

  put(hired: Hired): void {
    if (this.#waiting !== null || this.#closed) hired.dismiss();
    else this.#waiting = hired;
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
