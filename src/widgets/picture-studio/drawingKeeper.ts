/** Which of the kept drawings the studio is at, and when it is written: the page of a keeper, without the page. */
import { moment } from '../../notebook/clock.ts';
import { EMPTY } from '../../engine/board/cell.ts';
import { notKeptText } from '../../kit/play/savedGames.ts';
import type { Drawings, KeptDrawing } from './drawings.ts';
import { drawnImage, ofDrawing } from './drawingText.ts';
import type { Drawing } from './drawingText.ts';
import type { OwnPicture } from '../../kit/make/pictureSource.ts';
import type { PictureForm } from '../../kit/make/settings.ts';

/** What it needs of the figure. */
export type KeeperPlace = {
  readonly form: () => PictureForm;
  readonly own: () => OwnPicture | null;
  /** What is kept, or why nothing is, is otherwise than before. */
  readonly changed: () => void;
  readonly announce: (text: string) => void;
};

/** Strokes that follow one another are kept together, ms. */
const pause = 400;

const otherwise = 'You can draw on, copy its link, or save it as a file.';

const besideText =
  'This drawing was also changed in another tab of this browser. Yours is kept beside it from here on.';

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

const keyOf = (form: PictureForm): string => JSON.stringify(ofDrawing(form));

/** See the head of the file. */
export class DrawingKeeper {
  readonly #drawings: Drawings;
  readonly #place: KeeperPlace;
  #id: string | null = null; // of the drawing on show; null while that is not kept
  #timer: ReturnType<typeof setTimeout> | null = null;
  #list: readonly KeptDrawing[] | null = null;
  /** Why the drawing on show is not kept, or where; '' otherwise. */
  said = '';

  constructor(drawings: Drawings, place: KeeperPlace) {
    this.#drawings = drawings;
    this.#place = place;
  }

  /** All that is kept: the same object while nothing changes. */
  get list(): readonly KeptDrawing[] {
    this.#list ??= this.#drawings.list();
    return this.#list;
  }

  /** Of the drawing on show; null while it is not kept. */
  get id(): string | null {
    return this.#id;
  }

  /** The last drawing that was worked on, to go on with; null where there is none. */
  last(): Drawing | null {
    const first = this.list.find(({ drawing }) => drawing !== null);
    return first === undefined ? null : this.take(first.id);
  }

  /** A kept drawing, to go on with; what is on show is kept before. */
  take(id: string): Drawing | null {
    this.now();
    this.said = '';
    const drawing = this.#drawings.take(id);
    this.#id = drawing === null ? null : id;
    return drawing;
  }

  /** A picture is on show that was not drawn here: of a link, or none; the kept one that it is, where there is one. */
  at(form: PictureForm): Drawing | null {
    this.now();
    this.said = '';
    const same = this.#like(form);
    if (same !== null) return this.take(same);
    this.#id = null;
    return null;
  }

  /** What is drawn from here on is another drawing. */
  begin(): void {
    this.now();
    this.#id = null;
  }

  /** The drawing has changed. */
  soon(): void {
    this.#forget();
    this.#timer = setTimeout(this.now, pause);
  }

  /** Keeps what has changed, if anything has. */
  readonly now = (): void => {
    if (this.#timer === null) return;
    this.#forget();
    const { form, own, changed, announce } = this.#place;
    const said = this.#write({ form: form(), own: own(), at: moment() });
    if (said === null) return;
    this.#list = null;
    const isNew = said !== this.said && said !== '';
    this.said = said;
    changed();
    if (isNew) announce(said);
  };

  remove(id: string): void {
    this.#drawings.remove(id);
    this.#list = null;
    if (id === this.#id) this.#id = null;
  }

  /** Another tab has kept something. */
  look(): void {
    this.#list = null;
  }

  /** Nothing is written any more. */
  #forget(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** What is to be said of it; null where there is nothing to keep. */
  #write(drawing: Drawing): string | null {
    const image = drawnImage(drawing.form);
    if (image === null) return null;
    // a step back from another drawing leads to the one before it
    const same = this.#like(drawing.form);
    if (same !== null) this.#drawings.take(same);
    this.#id = same ?? this.#id;
    if (this.#id === null && image.cells.every((cell) => cell === EMPTY)) return null;
    const kept = this.#drawings.write((this.#id ??= newId()), drawing);
    if (kept === 'kept') return this.said === besideText ? besideText : '';
    if (kept !== 'elsewhere') return notKeptText(kept, 'drawing', otherwise);
    this.#id = newId();
    return this.#drawings.write(this.#id, drawing) === 'kept'
      ? besideText
      : notKeptText('full', 'drawing', otherwise);
  }

  /** The kept drawing with just this picture. */
  #like(form: PictureForm): string | null {
    const key = keyOf(form);
    const same = this.#drawings
      .list()
      .find(({ drawing }) => drawing !== null && keyOf(drawing.form) === key);
    return same?.id ?? null;
  }
}
