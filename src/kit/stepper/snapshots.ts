/**
 * The grid after any number of steps: a snapshot every so many steps, made when first passed, and a short replay from
 * the one before. So Back costs no more than Forward, however long the run.
 */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Trace } from './trace.ts';

/** What has been done after some steps. */
export type Counters = {
  readonly sweeps: number; // sweeps begun
  readonly lines: number; // lines settled
  readonly cells: number; // cells fixed
  readonly unknown: number; // cells still unknown
};

/** The states of one trace. */
export type States = {
  /** The cells after `position` steps; a new array. */
  readonly cellsAt: (position: number) => Uint8Array;
  readonly countersAt: (position: number) => Counters;
  /** Cells that the steps from..to-1 set. */
  readonly changedBetween: (from: number, to: number) => ReadonlySet<number>;
};

/**
 * Prepares the states of a trace.
 *
 * @param every - steps between two snapshots, a positive integer; a call replays at most so many
 * @remarks Snapshots take cells * length / every bytes at most.
 * @source none
 */
export function createStates(trace: Trace, every = 128): States {
  const { start, steps } = trace;
  const snapshots: Uint8Array[] = [start.cells.slice()];
  const sums = runningCounts(trace);

  const replay = (cells: Uint8Array, from: number, to: number): void => {
    for (let at = from; at < to; at++)
      for (const { cell, value } of steps[at]?.changes ?? []) cells[cell] = value;
  };

  /** The snapshot number `wanted`; those before it are made on the way, once. */
  const snapshot = (wanted: number): Uint8Array => {
    for (let made = snapshots.length; made <= wanted; made++) {
      const cells = (snapshots[made - 1] ?? start.cells).slice();
      replay(cells, (made - 1) * every, made * every);
      snapshots.push(cells);
    }
    return snapshots[wanted] ?? start.cells;
  };

  return {
    cellsAt: (position) => {
      const from = Math.floor(position / every);
      const cells = snapshot(from).slice();
      replay(cells, from * every, position);
      return cells;
    },
    countersAt: (position) => ({
      sweeps: sums.sweeps[position]!,
      lines: sums.lines[position]!,
      cells: sums.cells[position]!,
      unknown: sums.unknown - sums.cells[position]!,
    }),
    changedBetween: (from, to) => {
      const changed = new Set<number>();
      for (let at = from; at < to; at++)
        for (const { cell } of steps[at]?.changes ?? []) changed.add(cell);
      return changed;
    },
  };
}

type Sums = {
  readonly sweeps: Uint32Array;
  readonly lines: Uint32Array;
  readonly cells: Uint32Array;
  readonly unknown: number;
};

/** Counters after 0, 1, ... steps. */
function runningCounts({ start, steps }: Trace): Sums {
  const sums: Sums = {
    sweeps: new Uint32Array(steps.length + 1),
    lines: new Uint32Array(steps.length + 1),
    cells: new Uint32Array(steps.length + 1),
    unknown: start.cells.reduce((count, cell) => count + (cell === UNKNOWN ? 1 : 0), 0),
  };
  steps.forEach(({ level, premises, changes }, at) => {
    sums.sweeps[at + 1] = sums.sweeps[at]! + (level === 'sweep' ? 1 : 0);
    sums.lines[at + 1] = sums.lines[at]! + (premises?.length ?? 0);
    sums.cells[at + 1] = sums.cells[at]! + changes.length;
  });
  return sums;
}
