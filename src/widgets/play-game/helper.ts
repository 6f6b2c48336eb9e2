/** The worker that stands by a game: it has counted the solutions, and answers when a hint is asked for. */
import type { Starter } from '../../kit/work/work.ts';
import { WaitingRoom } from '../../notebook/pool/waitingRoom.ts';

export class Helper {
  readonly #room = new WaitingRoom();

  /** What starts tasks; see `Work`. */
  readonly load: Starter = async () => {
    const { startTaskIn } = await import('../../workers/startTask.ts');
    return { startTask: startTaskIn(this.#room) };
  };

  /** The page is there again. */
  open(): void {
    this.#room.open();
  }

  /** Ends it. */
  close(): void {
    this.#room.close();
  }
}
