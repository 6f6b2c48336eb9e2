/** Figures of the chapters on all small nonograms and on density: counts of all small images, and density. */
import { twoFilledCheck } from '../../../facts/density.ts';
import { galleryPuzzle } from '../../../puzzles/gallery.ts';
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

export const countingCells: readonly KitCell[] = [
  cell('density-run', 'kit-density', 'Density: with a stored run'),
  cell('density-run', 'kit-density-unstored', 'Density: without a stored run', {
    height: 7,
    width: 9,
    model: 'independent',
    boards: 200,
  }),
  cell('density-run', 'kit-density-large', 'Density: a long run, to pause and stop', {
    height: 30,
    width: 30,
    boards: 1000,
  }),
  cell('density-run', 'kit-density-shares', 'Density: four classes as shares', {
    height: 10,
    width: 10,
    from: 20,
    to: 70,
    show: 'shares',
  }),
  cell('density-run', 'kit-density-simple', 'Density: simple puzzles only', {
    height: 15,
    width: 15,
    show: 'simple',
  }),
  cell('density-hand', 'kit-hand', 'Change the density yourself'),
  cell('density-hand', 'kit-hand-guessed', 'Change the density yourself: a guess, and the curve', {
    guess: [0, 10, 60, 90, 100],
    shown: true,
    percentage: 38,
  }),
  cell('density-hand', 'kit-hand-small', 'Change the density yourself: a small board', {
    side: '10',
    percentage: 30,
    behind: false,
  }),
  cell('switching-component', 'kit-switching', 'Switching component'),
  cell('switching-component', 'kit-switching-large', 'Switching component, large', {
    picture: galleryPuzzle('random-30x30-half').picture ?? '',
  }),
  cell('switching-run', 'kit-switching-run', 'Switching components, sampled'),
  cell('deciding-run', 'kit-deciding-run', 'Work of deciding, sampled'),
  cell('census-map', 'kit-map', 'Map of the census'),
  cell('census-map', 'kit-map-small', 'Map of the census, 4\u00a0×\u00a04', { side: '4' }),
  cell('census-table', 'kit-census-small', 'Census, unpublished', {
    height: 4,
    width: 4,
    four: { page: 'kit/four-stepper/', cell: 'kit-four' },
  }),
  cell('census-table', 'kit-census-unstored', 'Census, of a size that is not stored', {
    height: 3,
    width: 5,
  }),
  cell('slice-check', 'kit-slice', 'Slice of 6\u00a0×\u00a06: a sample'),
  cell('fraction-check', 'kit-check', 'Statement, sampled'),
  cell('fraction-check', 'kit-check-all', 'Statement, every picture tried', twoFilledCheck),
];
