/**
 * Why a probe leads to a contradiction: from the line without a fit back to the probed cell, with nothing in the chain
 * that could be left out. 001 tells such a chain in words, for its Figure 11.
 */
import type { Direction, FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import type { LineEvent, SolverEvent } from '../sweep/events.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { leastPremises } from '../line/premises.ts';
import { cellOnLine } from '../sweep/sweep.ts';

/** A line that passes the chain on: from its premises and the cells known before the probe follow its cells. */
export type ReasonStep = {
  readonly sweep: number; // of the probe's run, from 1
  readonly direction: Direction;
  readonly index: number; // row (H) or column (V), zero-based
  readonly description: Description;
  readonly cells: Uint8Array; // the line as the sweep found it
  /** Cells found since the probe began, or the probed one, that are needed; along the line. Leave out any: it fails. */
  readonly premises: readonly FixedCell[];
  readonly fixes: readonly FixedCell[]; // those of its new cells that a later step or the line without a fit needs
};

/** A contradiction as an object: a line that has no fit, and how it came about. */
export type Contradiction = {
  readonly sweep: number; // in which it showed, from 1
  readonly direction: Direction;
  readonly index: number; // the line, zero-based
  readonly description: Description;
  readonly cells: Uint8Array; // the line at that moment
  readonly premises: readonly FixedCell[]; // as in ReasonStep
  /** The settled lines that led there, in the order in which they happened; empty when the probed cell alone did. */
  readonly chain: readonly ReasonStep[];
};

/**
 * Traces a contradiction back. Every line of the chain keeps only the premises that it needs, given what was known before
 * the probe; of several such choices it takes the one that leaves out the latest cells, if it can. So no part of the chain
 * can be dropped, but a wholly different chain may be shorter.
 *
 * @param before - what was known before the probed cell was set
 * @param events - of SimpleSolver from there, with the cell set, in order
 * @returns null when no line event is without a fit
 * @source 001_a525a3e1210b0814.txt §3.3, Figure 11
 */
export function traceContradiction(
  puzzle: Puzzle,
  before: Grid,
  events: readonly SolverEvent[],
): Contradiction | null {
  const failed = events.find((event) => event.kind === 'line' && event.after === null);
  if (failed?.kind !== 'line') return null;
  const needed = new Uint8Array(before.cells.length);
  const order = timesOf(before, events);
  const start = explain(puzzle, before, failed, order, needed, null);
  const chain: ReasonStep[] = [];
  for (let at = events.indexOf(failed) - 1; at >= 0; at--) {
    const event = events[at] as SolverEvent;
    if (event.kind !== 'line' || event.after === null || event.fixed === 0) continue;
    const fixes = newCells(before, event).filter((cell) => needed[cell.at] === 1);
    if (fixes.length > 0) chain.push({ ...explain(puzzle, before, event, order, needed, fixes) });
  }
  const { fixes: _none, ...contradiction } = start;
  return { ...contradiction, chain: chain.toReversed() };
}

type LineCell = FixedCell & { readonly along: number; readonly at: number }; // on the line; in the grid

/** When each cell was found: 0 before the probe's run, else 1, 2, ... in the order of the events. */
function timesOf(before: Grid, events: readonly SolverEvent[]): Uint32Array {
  const times = new Uint32Array(before.cells.length);
  let time = 0;
  for (const event of events)
    if (event.kind === 'cell') times[event.row * before.width + event.column] = ++time;
  return times;
}

/** The cells that a line event fixed. */
function newCells(before: Grid, event: LineEvent): LineCell[] {
  return lineCells(before, event, (along) => event.before[along] === UNKNOWN, event.after);
}

/** The cells of a line event's line that pass a test and have a value there. */
function lineCells(
  grid: Grid,
  { direction, index }: LineEvent,
  test: (along: number, at: number) => boolean,
  line: Uint8Array | null,
): LineCell[] {
  const cells: LineCell[] = [];
  for (let along = 0; along < (line?.length ?? 0); along++) {
    const at = cellOnLine(grid, direction, index, along);
    const value = line?.[along];
    if ((value !== 0 && value !== 1) || !test(along, at)) continue;
    const [row, column] = direction === 'H' ? [index, along] : [along, index];
    cells.push({ row, column, value, along, at });
  }
  return cells;
}

/** Finds the premises of one line and marks them as needed. `fixes` null: it has no fit. */
function explain(
  puzzle: Puzzle,
  before: Grid,
  event: LineEvent,
  times: Uint32Array,
  needed: Uint8Array,
  fixes: readonly LineCell[] | null,
): ReasonStep {
  const { sweep, direction, index } = event;
  const description = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
  const found = lineCells(before, event, (_, at) => before.cells[at] === UNKNOWN, event.before);
  // those already needed are dropped last, and of the others the latest first
  const byCost = found.toSorted(
    (a, b) => needed[a.at]! - needed[b.at]! || times[b.at]! - times[a.at]!,
  );
  const order = byCost.map(({ along }) => along);
  const line = leastPremises(event.before, description, fixes, order);
  const premises = found.filter(({ along }) => line[along] !== UNKNOWN);
  for (const { at } of premises) needed[at] = 1;
  return {
    sweep,
    direction,
    index,
    description,
    cells: event.before,
    premises: premises.map(plain),
    fixes: (fixes ?? []).map(plain),
  };
}

const plain = ({ row, column, value }: LineCell): FixedCell => ({ row, column, value });
