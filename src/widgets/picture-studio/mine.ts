/** The reader's drawings in the studio: the keeper at work in a page, and the gallery of what it keeps. */
import type { FigurePage } from '../../notebook/host/host.ts';
import type { Folds } from '../../notebook/cell/figureParts.ts';
import { browserStore } from '../../kit/play/savedGames.ts';
import { DrawingKeeper } from './drawingKeeper.ts';
import type { KeeperPlace } from './drawingKeeper.ts';
import { Drawings } from './drawings.ts';
import type { Drawing } from './drawingText.ts';

/** What it needs of the figure. */
export type MinePlace = KeeperPlace & {
  readonly folds: Folds;
  /** Shows a kept drawing, to go on with. */
  readonly open: (drawing: Drawing) => void;
};

/** See the head of the file. */
export class Mine {
  readonly keeper: DrawingKeeper;
  readonly place: MinePlace;
  asked: string | null = null; // a drawing that is to be deleted, when the reader is sure

  /** @param isPage - without a page there is no browser that keeps any */
  constructor(place: MinePlace, isPage: boolean) {
    this.place = place;
    this.keeper = new DrawingKeeper(new Drawings(isPage ? browserStore() : null), place);
  }

  /** Keeps what there is before the page goes, and hears of other tabs. */
  begin({ signal }: FigurePage): void {
    window.addEventListener('pagehide', this.keeper.now, { signal });
    const look = (): void => {
      this.keeper.look();
      this.place.changed();
    };
    window.addEventListener('storage', look, { signal });
  }

  open(id: string): void {
    const drawing = this.keeper.take(id);
    if (drawing === null) return this.place.changed();
    this.place.open(drawing);
    this.place.announce(`${drawing.form.name.trim() || 'Your drawing'} is on the board.`);
  }

  /** Asks first; `null` and not sure: it stays. */
  remove(id: string | null, sure: boolean): void {
    if (sure && id !== null && id === this.asked) {
      this.keeper.remove(id);
      this.place.announce('Deleted.');
    }
    this.asked = sure ? null : id;
    this.place.changed();
  }
}
