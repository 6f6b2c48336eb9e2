/** The puzzles that a figure offers: ids of the gallery, with what the figure says of one in words of its own. */
import { galleryPuzzle } from './gallery.ts';
import type { PuzzleId } from './gallery.ts';

/** A puzzle to choose in a figure. */
export type Preset = {
  readonly id: PuzzleId;
  readonly name: string;
  readonly code: string; // of the puzzle, or of its picture where the figure is about pictures
  readonly note: string; // what there is to see
};

/** An id, or an id with another name or note than in the gallery. */
export type Offer =
  | PuzzleId
  | { readonly id: PuzzleId; readonly name?: string; readonly note?: string };

function preset(offer: Offer, of: 'puzzle' | 'picture'): Preset {
  const own = typeof offer === 'string' ? { id: offer } : offer;
  const { id, name, shows, code, picture } = galleryPuzzle(own.id);
  if (of === 'picture' && picture === undefined) throw new RangeError(`no picture of ${id}`);
  return { name, note: shows, ...own, code: of === 'puzzle' ? code : picture! };
}

/** The puzzles of some ids, in this order. */
export const offered = (...offers: readonly Offer[]): readonly Preset[] =>
  offers.map((offer) => preset(offer, 'puzzle'));

/** The same for a figure that is about pictures. @throws RangeError for a puzzle without one */
export const offeredPictures = (...offers: readonly Offer[]): readonly Preset[] =>
  offers.map((offer) => preset(offer, 'picture'));
