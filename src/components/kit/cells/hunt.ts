/** The figures of the chapter on making and hunting. */
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

export const huntCells: readonly KitCell[] = [
  cell('formula-parts', 'kit-formula-parts', 'The formula of 002, its blocks'),
  cell('formula-parts', 'kit-formula-parts-sum', 'The formula of 002, whole', { part: 4 }),
  cell('great-hunt', 'kit-great-hunt', 'The hunt of 002', {
    height: 8,
    width: 8,
    filled: 32,
    measure: 'bottlenecks',
    least: 4,
    boards: 20_000,
  }),
  cell('great-hunt', 'kit-great-hunt-filter', 'The hunt of 002, with its filter', {
    height: 10,
    width: 10,
    filled: 50,
    method: 'two-sat',
    needed: true,
    measure: 'left',
    least: 4,
    formula: 'first',
    hardest: 4,
    boards: 5000,
  }),
  cell('formula-order', 'kit-formula-order', 'The formula of 002 held against sweeps'),
  cell('formula-order', 'kit-formula-order-one', 'The formula of 002, one size, rows alone', {
    where: 'one',
    side: 8,
    filled: 34,
    against: 'bottlenecks',
    columns: 0,
    boards: 400,
  }),
];
