/**
 * The grid after any number of steps: a snapshot every so many steps, made when first passed, and a short replay from
 * the one before. So Back costs no more than Forward, however long the run, and also where a step takes cells back: what
 * they were before stands in the snapshot.
 */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { countUnknown } from '../../engine/board/image.ts';
import type { Trace } from './trace.ts';

/** What has been done after some steps: of each counter of the idiom, and `known`, `unknown` and `fixed` cells. */
export type Counts = Readonly<Record<string, number>>;

/** The states of one trace. */
export type States = {
  /** The cells after `position` steps; a new array. */
  readonly cellsAt: (position: number) => Uint8Array;
  readonly countsAt: (position: number) => Counts;
  /** Cells that are not after `to` steps what they were after `from`: set, set otherwise, or taken back. */
  readonly changedBetween: (from: number, to: number) => ReadonlySet<number>;
  /** Cells that are on trial after `position` steps, assumed and not proved, the one that was tried first. */
  readonly trialsAt: (position: number) => ReadonlySet<number>;
};

/**
 * Prepares the states of a trace.
 *
 * @param every - steps between two snapshots, a positive integer; a call replays at most so many
 * @throws RangeError for a step that adds to a counter that the idiom does not have
 * @remarks Snapshots take cells * length / every bytes at most.
 */
export function createStates(trace: Trace, every = 128): States {
  const { start, steps } = trace;
  const snapshots: Uint8Array[] = [start.cells.slice()];
  const { known, sums, trials } = passThrough(trace);

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

  const cellsAt = (position: number): Uint8Array => {
    const from = Math.floor(position / every);
    const cells = snapshot(from).slice();
    replay(cells, from * every, position);
    return cells;
  };

  return {
    cellsAt,
    countsAt: (position) => ({
      ...Object.fromEntries([...sums].map(([id, { after }]) => [id, after[position]!])),
      known: known[position]!,
      unknown: start.cells.length - known[position]!,
      fixed: known[position]! - known[0]!,
    }),
    changedBetween: (from, to) => {
      const [before, after] = [cellsAt(from), cellsAt(to)];
      const changed = new Set<number>();
      for (let at = from; at < to; at++)
        for (const { cell } of steps[at]?.changes ?? [])
          if (before[cell] !== after[cell]) changed.add(cell);
      return changed;
    },
    trialsAt: (position) =>
      new Set(
        trials.flatMap(({ cell, from, to }) => (from <= position && position < to ? [cell] : [])),
      ),
  };
}

/** A cell on trial, at the positions from..to-1. */
type Trial = { readonly cell: number; readonly from: number; readonly to: number };

/** A counter that steps add to. */
type Sum = { now: number; readonly after: Int32Array };

type Passed = {
  readonly known: Int32Array; // cells, after 0, 1, ... steps
  readonly sums: ReadonlyMap<string, Sum>;
  readonly trials: readonly Trial[];
};

const ofCells: readonly string[] = ['known', 'unknown', 'fixed']; // counters that no step adds to

/** Goes through a run once, for what is counted and what is on trial. */
function passThrough({ idiom, start, startTrials = [], steps }: Trace): Passed {
  const room = (): Int32Array => new Int32Array(steps.length + 1);
  const own = idiom.counters.map(({ id }) => id).filter((id) => !ofCells.includes(id));
  const sums = new Map(own.map((id): [string, Sum] => [id, { now: 0, after: room() }]));
  const cells = start.cells.slice();
  const known = room();
  known[0] = cells.length - countUnknown(start);
  const trials: Trial[] = [];
  const open = new Map(startTrials.map((cell) => [cell, 0]));
  steps.forEach(({ changes, adds = {} }, at) => {
    let more = 0;
    for (const { cell, value, trial = false } of changes) {
      more += Number(value !== UNKNOWN) - Number(cells[cell] !== UNKNOWN);
      cells[cell] = value;
      const from = open.get(cell);
      if (from !== undefined) trials.push({ cell, from, to: at + 1 });
      if (trial) open.set(cell, at + 1);
      else open.delete(cell);
    }
    known[at + 1] = known[at]! + more;
    for (const [id, amount] of Object.entries(adds)) {
      const sum = sums.get(id);
      if (sum === undefined) throw new RangeError(`steps add to no counter "${id}" in this idiom`);
      sum.now += amount;
    }
    for (const sum of sums.values()) sum.after[at + 1] = sum.now;
  });
  for (const [cell, from] of open) trials.push({ cell, from, to: Infinity });
  return { known, sums, trials: trials.toSorted((a, b) => a.from - b.from) };
}
