/** Figures of the chapter on the threshold: the threshold. */
import { ladderGuess, thresholdGuess } from '../../../facts/guesses.ts';
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

export const thresholdCells: readonly KitCell[] = [
  cell('guess-first', 'kit-guess-ladder', 'A guess before the ladder', ladderGuess()),
  cell('guess-first', 'kit-guess-threshold', 'A guess before the threshold', thresholdGuess()),
  cell('threshold-run', 'kit-threshold', 'What can be inferred by density, with stored runs'),
  cell('threshold-run', 'kit-threshold-small', 'What can be inferred by density, no stored run', {
    side: 6,
    sizes: 'none',
    boards: 20,
    measure: 'effort',
    step: 10,
    from: 10,
    to: 90,
  }),
  cell('inference-curves', 'kit-curves', 'What can be inferred of all images'),
  cell(
    'inference-curves',
    'kit-curves-all',
    'What can be inferred of all images, cells of both kinds',
    {
      show: 'inferable',
      height: 3,
      width: 4,
      bound: 15,
    },
  ),
  cell('threshold-crossing', 'kit-crossing', 'Where one half is inferred, by size'),
  cell('method-crossings', 'kit-methods', 'Where each method knows one half, by size'),
  cell('data-collapse', 'kit-collapse', 'Curves of all sizes laid on one another'),
  cell('one-solution', 'kit-one-solution', 'How many random boards have one solution'),
  cell('formula-sizes', 'kit-formula-sizes', 'Size of formulas, with a stored run'),
  cell('formula-sizes', 'kit-formula-sizes-small', 'Size of formulas, no stored run', {
    height: 8,
    width: 5,
    boards: 20,
    part: 'occurrences',
  }),
];
