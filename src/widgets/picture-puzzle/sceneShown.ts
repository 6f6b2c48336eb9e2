/** What is on the board: the same object while nothing of it changes, with room beside it for the clues of a drawing. */
import type { Grid } from '../../engine/board/cell.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { ClueRoom } from '../../kit/board/boardModel.ts';
import { clueRoom } from '../../kit/board/clueMarks.ts';
import type { Made } from './made.ts';
import type { Scene } from './model.ts';
import { sceneOf } from './model.ts';
import type { Offered } from './offered.ts';
import { differing } from './verdict.ts';

/** What it is made of beside the picture. */
export type SceneParts = {
  readonly result: Offered | undefined; // on show in place of the picture
  readonly step: number; // cells of it that are filled
  readonly found: Solved | null;
  readonly isStudio: boolean;
  readonly isPainting: boolean; // a stroke is under way
};

/** See the head of the file. */
export class SceneShown {
  #beside: { readonly size: string; readonly room: ClueRoom } | null = null; // the board
  #shown: { readonly key: readonly unknown[]; readonly scene: Scene } | null = null;

  of({ image, open, values }: Made, parts: SceneParts): Scene {
    const { result, step, found, isStudio, isPainting } = parts;
    const key = [image, open, values.changes, result, step, found];
    if (this.#shown === null || key.some((one, at) => one !== this.#shown?.key[at])) {
      const scene = sceneOf(image, open, result, step);
      const more = {
        changed: values.changes,
        differ: differing(image, found),
        room: this.#clueRoom(image, isPainting),
      };
      const isDrawing = result === undefined && isStudio;
      this.#shown = { key, scene: isDrawing ? { ...scene, ...more } : scene };
    }
    return this.#shown.scene;
  }

  /** A line that needs more room gets it when the stroke is over: the board stays under the hand. */
  #clueRoom(image: Grid, isPainting: boolean): ClueRoom {
    const size = sizeText(image.height, image.width);
    const before = this.#beside?.size === size ? this.#beside.room : null;
    if (before !== null && isPainting) return before;
    const room = clueRoom(image, before);
    this.#beside = { size, room };
    return room;
  }
}
