/** Where the caption of a figure stands on wide pages: beside its picture, or above what needs the width. */

/** Figures, by their tags, whose pictures leave a third of the page free. */
const leaveRoom: ReadonlySet<string> = new Set([
  'ask-every',
  'guess-census',
  'line-explorer',
  'line-formula',
  'pair-relation',
  'probing-census',
  'puzzle-play',
]);

/** Where the caption of a figure stands. */
export const captionPlace = (tag: string): 'beside' | 'above' =>
  leaveRoom.has(tag) ? 'beside' : 'above';
