/** The reader's drawings in the studio: the keeper at work in a page, and the gallery of what it keeps. */
import type { FigurePage } from '../../notebook/host/host.ts';
import type { Folds } from '../../notebook/cell/figureParts.ts';
import { browserStore } from '../../kit/play/savedGames.ts';
import { DrawingKeeper } from './drawingKeeper.ts';
import type { KeeperPlace } from './drawingKeeper.ts';
import { Drawings } from './drawings.ts';
import type { Drawing } from './drawingText.ts';
import type { GalleryShown } from './galleryView.ts';

/** What it needs of the figure. */
export type MinePlace = KeeperPlace & {
  readonly folds: Folds;
  /** Shows a kept drawing, to go on with. */
  readonly open: (drawing: Drawing) => void;
};

/** See the head of the file. */
export class Mine {
  readonly keeper: DrawingKeeper;
  readonly #place: MinePlace;
  #asked: string | null = null; // a drawing that is to be deleted, when the reader is sure

  constructor(place: MinePlace) {
    this.#place = place;
    this.keeper = new DrawingKeeper(new Drawings(browserStore()), place);
  }

  /** Keeps what there is before the page goes, and hears of other tabs. */
  begin({ signal }: FigurePage): void {
    window.addEventListener('pagehide', this.keeper.now, { signal });
    const look = (): void => {
      this.keeper.look();
      this.#place.changed();
    };
    window.addEventListener('storage', look, { signal });
  }

  get shown(): GalleryShown {
    const { keeper } = this;
    const { folds, open, changed, announce } = this.#place;
    return {
      folds,
      list: keeper.list,
      present: keeper.id,
      asked: this.#asked,
      open: (id) => {
        const drawing = keeper.take(id);
        if (drawing === null) return changed();
        open(drawing);
        announce(`${drawing.form.name.trim() || 'Your drawing'} is on the board.`);
      },
      remove: (id, sure) => {
        if (sure && id !== null && id === this.#asked) {
          keeper.remove(id);
          announce('Deleted.');
        }
        this.#asked = sure ? null : id;
        changed();
      },
      redraw: changed,
    };
  }
}
