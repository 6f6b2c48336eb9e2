/** A formula is laid out in slices, and drawn in a task of its own. */
import { forAWhile } from '../../kit/circuit/forAWhile.ts';
import type { Story } from '../../kit/circuit/story.ts';
import { storyInPieces } from '../../kit/circuit/story.ts';

/** One formula at a time: who begins with another gives the one before up. */
export class LayingOut {
  #later = 0;

  begin(formula: string, done: (story: Story) => void): void {
    this.stop();
    const pieces = storyInPieces(formula);
    const go = (): void => {
      const piece = forAWhile(pieces);
      this.#later = window.setTimeout(piece.done === true ? () => done(piece.value) : go);
    };
    go();
  }

  stop(): void {
    clearTimeout(this.#later);
  }
}
