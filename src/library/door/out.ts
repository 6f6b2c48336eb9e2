/** What goes out at the door: copies, so that nothing that a caller does to an answer reaches the engine. */
import type { FixedCell, Grid as EngineGrid } from '../../engine/board/cell.ts';
import type { Status } from '../../engine/sweep/events.ts';
import type { Grid, KnownCell } from './shapes.ts';

/** A copy of a grid. */
export const gridOut = ({ height, width, cells }: EngineGrid): Grid => ({
  height,
  width,
  cells: cells.slice(),
});

/** A copy of a cell. */
export const cellOut = ({ row, column, value }: FixedCell): KnownCell => ({ row, column, value });

const statusWords = { solved: 'solved', standstill: 'stuck', contradiction: 'none' } as const;

/** How a run of a method ended, in the words of the library. */
export const statusOut = (status: Status): 'solved' | 'stuck' | 'none' => statusWords[status];
