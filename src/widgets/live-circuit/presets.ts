import type { FormulaPreset } from '../../kit/circuit/formulaBox.ts';

/** Formulas to begin with, one a thing to see. */
export const presets: readonly FormulaPreset[] = [
  { text: '(a or b) and c', shows: 'two gates, three inputs' },
  { text: 'x and not x', shows: 'always 0, and sweeps do not see it' },
  { text: 'x or not x', shows: 'always 1' },
  { text: '(a and not b) or c', shows: 'a NOT on the way' },
  { text: '(a and b) or (not a and not b)', shows: 'whether two inputs are equal; signals cross' },
  { text: '(x or not x) and x*', shows: 'a signal within that never changes' },
];

/** Formulas to ask for their output: such as the proof of 003 makes, and what they show. */
export const askedPresets: typeof presets = [
  { text: '(a and not a) and x*', shows: 'cannot be satisfied' },
  { text: '(a and b) and x*', shows: 'can be satisfied' },
  { text: '((a or b) and not a) and x*', shows: 'can be satisfied' },
  { text: '((a or b) and not a and not b) and x*', shows: 'cannot be satisfied' },
  {
    text: '(x or not x) and x*',
    shows: 'can be satisfied, with a signal inside that never changes',
  },
  { text: 'x or not x', shows: 'without x*: always 1' },
];
