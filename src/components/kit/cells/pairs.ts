/** Figures of the chapter on pairs of lines: two rows, two columns, and pairs of cells. */
import { encodePuzzle } from '../../../formats/puzzleCode.ts';
import { chainPlace } from '../../../facts/chains.ts';
import { galleryPuzzle } from '../../../puzzles/gallery.ts';
import { manyLines } from '../boards.ts';
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

const { code: switching } = galleryPuzzle('switch');
/** After four links of the only chain of that puzzle. */
const chainMiddle = chainPlace(galleryPuzzle('chain-of-eight').code, 4);

export const pairCells: readonly KitCell[] = [
  cell('pair-relation', 'kit-pair', 'Pair of cells'),
  cell('pair-relation', 'kit-pair-forbidden', 'Pair of cells: filled‑empty forbidden', {
    relation: '1',
  }),
  cell('lookup-table', 'kit-lookup', 'Lookup table', {
    stepper: { page: 'kit/four-stepper/', cell: 'kit-four' },
  }),
  cell('four-stepper', 'kit-four', 'Pairs of lines, at its start'),
  cell('four-stepper', 'kit-four-middle', 'Pairs of lines, of two solutions, at its standstill', {
    puzzle: switching,
    granularity: 'line',
    step: 6,
  }),
  cell('two-sat-stepper', 'kit-two-sat', 'Chains, at its start', {
    puzzle: galleryPuzzle('smallest-two-sat').code,
  }),
  cell(
    'two-sat-stepper',
    'kit-two-sat-beside',
    'Chains and pairs of lines, in the middle of a chain',
    {
      puzzle: galleryPuzzle('chain-of-eight').code,
      beside: true,
      granularity: 'line',
      step: chainMiddle,
    },
  ),
  cell('two-sat-stepper', 'kit-two-sat-groups', 'Chains, of two solutions, at its standstill', {
    puzzle: switching,
    granularity: 'line',
    step: 8,
  }),
  cell('pq-lattice', 'kit-lattice', 'Lattice of solvers'),
  cell('pq-lattice', 'kit-lattice-open', 'Lattice of solvers, most points too much work', {
    puzzle: encodePuzzle(manyLines),
    point: '3.3',
  }),
  cell('pq-lattice', 'kit-lattice-small', 'Lattice of solvers, of two solutions', {
    puzzle: switching,
  }),
];
