/** Figures of the chapter on circuits: circuits. */
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

export const circuitCells: readonly KitCell[] = [
  cell('gadget-library', 'kit-gadget', 'Tiles'),
  cell('gadget-library', 'kit-gadget-cross', 'Tiles: a crossing, set', {
    tile: 'cross-left-top-to-right-bottom',
    inputs: '01',
  }),
  cell('signal-walk', 'kit-walk', 'The signal walks', { inputs: '1' }),
  cell('signal-walk', 'kit-walk-blank', 'Where sweeps stop with nothing given', {
    inputs: '',
    tiles: 'second',
  }),
  cell('circuit-sight', 'kit-sight', 'Which method sees it'),
  cell('live-circuit', 'kit-circuit-ask', 'A nonogram that is asked', {
    formula: '(a and not a) and x*',
    ask: true,
  }),
  cell('live-circuit', 'kit-circuit', 'A nonogram that computes'),
  cell('live-circuit', 'kit-circuit-open', 'A nonogram that computes, with nothing set', {
    formula: 'x and not x',
    view: 'must',
  }),
  cell('live-circuit', 'kit-circuit-large', 'A nonogram that computes much', {
    formula: '(a or b or c) and (not a or b or d) and (not b or not c or d) and not d',
    inputs: '0110',
  }),
];
