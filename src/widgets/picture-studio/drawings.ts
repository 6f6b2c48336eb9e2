/**
 * Drawings of the studio that are kept in the browser, each in a place of its own, and nowhere else. No tab writes over what
 * another one has kept, and what cannot be read stays as it is.
 */
import type { GameStore, Kept } from '../../kit/play/savedGames.ts';
import { drawingText, readDrawing } from './drawingText.ts';
import type { Drawing } from './drawingText.ts';

const prefix = 'nonogram drawing ';

/** A drawing in the list. */
export type KeptDrawing = {
  readonly id: string;
  readonly drawing: Drawing | null; // null: it cannot be read
};

/** The drawings of one browser, as one tab sees them. */
export class Drawings {
  readonly #store: GameStore | null;
  readonly #seen = new Map<string, string | null>(); // what this tab last read or wrote, by key
  readonly #read = new Map<string, Drawing | null>(); // by text: reading takes a while

  /** @param store - null where the browser allows none */
  constructor(store: GameStore | null) {
    this.#store = store;
  }

  /** All that is kept, the last that was worked on first. */
  list(): readonly KeptDrawing[] {
    const atOf = ({ drawing }: KeptDrawing): number => drawing?.at ?? 0;
    return this.#keys()
      .flatMap((key) => {
        const text = this.#get(key);
        return text === null
          ? []
          : [{ id: key.slice(prefix.length), drawing: this.#drawingOf(text) }];
      })
      .toSorted((a, b) => atOf(b) - atOf(a) || a.id.localeCompare(b.id, 'en'));
  }

  /** A drawing that this tab goes on with; null where it is gone, or cannot be read. */
  take(id: string): Drawing | null {
    const text = this.#get(prefix + id);
    this.#seen.set(prefix + id, text);
    return text === null ? null : this.#drawingOf(text);
  }

  /** Keeps a drawing; `elsewhere` where another tab has kept something else in its place. */
  write(id: string, drawing: Drawing): Kept {
    const key = prefix + id;
    if (this.#store === null) return 'blocked';
    if (this.#get(key) !== (this.#seen.get(key) ?? null)) return 'elsewhere';
    const text = drawingText(drawing);
    try {
      this.#store.setItem(key, text);
    } catch (error) {
      // browsers differ in the name that they give to a full store
      return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked';
    }
    this.#seen.set(key, text);
    return 'kept';
  }

  remove(id: string): void {
    try {
      this.#store?.removeItem(prefix + id);
    } catch {
      return; // it stays in the list
    }
    this.#seen.delete(prefix + id);
  }

  #drawingOf(text: string): Drawing | null {
    const known = this.#read.get(text);
    if (known !== undefined) return known;
    const drawing = readDrawing(text);
    this.#read.set(text, drawing);
    return drawing;
  }

  #keys(): readonly string[] {
    const store = this.#store;
    try {
      return Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? '').filter(
        (key) => key.startsWith(prefix),
      );
    } catch {
      return [];
    }
  }

  #get(key: string): string | null {
    try {
      return this.#store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }
}
