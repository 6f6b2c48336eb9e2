/** Figures of the chapter on probing and the companion to Wensveen: probing. */
import { galleryPuzzle } from '../../../puzzles/gallery.ts';
import { pairSequences } from '../../../facts/pairSequences.ts';
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

const { code: heart } = galleryPuzzle('heart');
const { code: switching } = galleryPuzzle('switch');

export const probingCells: readonly KitCell[] = [
  cell('probe-explorer', 'kit-probe', 'Probe explorer'),
  cell('probe-explorer', 'kit-probe-two', 'Probe explorer: two solutions, sorted', {
    puzzle: switching,
    order: 'sorted',
    cell: [2, 1],
  }),
  cell('probe-explorer', 'kit-probe-plain', 'Probe explorer for newcomers', {
    puzzle: galleryPuzzle('unique-ten').code,
    plain: true,
  }),
  cell('probe-explorer', 'kit-probe-simple', 'Probe explorer: nothing to probe', { puzzle: heart }),
  cell('name-category', 'kit-name', 'Which category'),
  cell('probing-census', 'kit-probing', 'Probing census'),
  cell('probing-census', 'kit-probing-unstored', 'Probing census, not stored', {
    height: 2,
    width: 6,
  }),
  cell('probing-census', 'kit-probing-large', 'Probing census, 5\u00a0×\u00a05', {
    height: 5,
    width: 5,
  }),
  cell('sequence-browser', 'kit-sequences', 'Probing sequences', {
    explorer: { page: 'kit/probe-explorer/', cell: 'kit-probe' },
  }),
  cell('sequence-browser', 'kit-table-seven', 'Probing sequences, Table 7', {
    table: 7,
    explorer: { page: 'kit/probe-explorer/', cell: 'kit-probe' },
  }),
  cell('pair-sequences', 'kit-pair-sequences', 'Sequences of pairs', {
    sequences: pairSequences.four,
    explorer: { page: 'kit/probe-explorer/', cell: 'kit-probe' },
  }),
  cell('method-ranking', 'kit-ranking', 'The methods by what they solve'),
  cell('method-ranking', 'kit-ranking-four', 'The methods by what they solve, 4 × 4', {
    side: 4,
    method: 'sweeps',
  }),
  cell('symmetry-classes', 'kit-symmetry', 'Turns and reflections'),
  cell('symmetry-classes', 'kit-symmetry-two', 'Turns and reflections, two different', {
    picture: galleryPuzzle('band').picture ?? '',
  }),
];
