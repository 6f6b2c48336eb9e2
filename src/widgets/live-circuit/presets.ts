/** Formulas to begin with, one a thing to see. */
export const presets: readonly { readonly text: string; readonly shows: string }[] = [
  { text: '(a or b) and c', shows: 'two gates, three inputs' },
  { text: 'x and not x', shows: 'always 0, and sweeps do not see it' },
  { text: 'x or not x', shows: 'always 1' },
  { text: '(a and not b) or c', shows: 'a NOT on the way' },
  { text: '(a and b) or (not a and not b)', shows: 'whether two inputs are equal; signals cross' },
  { text: '(x or not x) and x*', shows: 'a signal within that never changes' },
];
