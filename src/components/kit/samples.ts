/** Samples of the parts of prose, for the authors' page. */

/** All marks that a word can wear, in the order of their tokens. */
export const markKinds = [
  'filled',
  'empty',
  'unknown',
  'fresh',
  'premise',
  'contradiction',
  'simple',
  'four',
  'some',
  'none',
] as const;
