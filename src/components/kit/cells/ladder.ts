/** Figures of the ladder, and of how hard boards are. */
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

export const ladderCells: readonly KitCell[] = [
  cell('method-ladder', 'kit-ladder', 'The ladder of methods'),
  cell('method-ladder', 'kit-ladder-step', 'The ladder of methods: one above the other', {
    one: 'sweeps',
    other: 'four',
    size: '10',
  }),
  cell('how-hard', 'kit-how-hard', 'How hard random boards are'),
  cell('how-hard', 'kit-how-hard-list', 'How hard random boards are, boards of a place', {
    side: 5,
    boards: 10,
    placeSide: 20,
    placeAt: 55,
    bars: 'hard',
    list: true,
    only: 'four',
  }),
];
