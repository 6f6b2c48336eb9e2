/**
 * The next step from where a player stands, by the easiest method that has one: a single line, two rows and two columns, a
 * chain of pairs, what happens if, and at last a search. What it says follows from the marks, whether these are right or not.
 */
import type { Direction, FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { gridRelationsInPieces, successesInPieces } from '../intersect/fourSolver.ts';
import type { GridRelations } from '../intersect/fourSolver.ts';
import { intersect } from '../intersect/pqIntersection.ts';
import { countFits } from '../line/fits.ts';
import { leastPremises } from '../line/premises.ts';
import { settle } from '../line/settle.ts';
import type { InPieces } from '../pieces.ts';
import { agreement, probe } from '../probe/probe.ts';
import type { Contradiction } from '../probe/probeReason.ts';
import { CONTRADICTION } from '../sweep/fastSolver.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { openLines } from '../sweep/openLines.ts';
import { cellOnLine } from '../sweep/sweep.ts';
import type { Chain } from '../twosat/chains.ts';
import { shortestChainInPieces } from '../twosat/chains.ts';
import { implicationsInPieces, opposite } from '../twosat/implications.ts';
import type { Implications } from '../twosat/implications.ts';
import { createWitnesses } from './right.ts';
import type { Witnesses } from './right.ts';

/** A line, zero-based. */
type Line = { readonly direction: Direction; readonly index: number };

/** A step, and what it rests on. Every kind with `fixes` has at least one cell there. */
export type Hint =
  /** Nothing fits a line any more. */
  | ({ readonly kind: 'broken' } & Line)
  /** A line gives cells: all ways to lay its runs that keep the premises agree on them. */
  | ({
      readonly kind: 'line';
      readonly premises: readonly FixedCell[]; // leave out any, and it does not follow
      readonly fixes: readonly FixedCell[];
    } & Line)
  /** Two rows and two columns give cells where they cross. */
  | {
      readonly kind: 'lines';
      readonly rows: readonly [number, number];
      readonly columns: readonly [number, number];
      readonly fixes: readonly FixedCell[];
    }
  /** A value leads to its opposite. */
  | { readonly kind: 'chain'; readonly chain: Chain; readonly fixes: readonly FixedCell[] }
  /** A value leads to a line that nothing fits. */
  | {
      readonly kind: 'probe';
      readonly supposed: FixedCell;
      readonly why: Contradiction;
      readonly fixes: readonly FixedCell[];
    }
  /** Both values of a cell lead to the same elsewhere. */
  | { readonly kind: 'both'; readonly cell: FixedCell; readonly fixes: readonly FixedCell[] }
  /** A search alone finds that a cell cannot be otherwise. */
  | { readonly kind: 'search'; readonly fixes: readonly FixedCell[] }
  /** Several solutions have these marks, and they agree on no other cell. */
  | { readonly kind: 'open' }
  /** No solution has these marks. */
  | { readonly kind: 'wrong' }
  /** No cell is left. */
  | { readonly kind: 'done' };

/** What is known of a puzzle from one hint to the next, so that each begins where the last one ended. */
export type HintMemory = {
  readonly witnesses: Witnesses;
  only?: Uint8Array; // the only solution, where it is known to be the only one
  relations?: GridRelations;
  implications?: Implications;
};

/** */
export const createHintMemory = (puzzle: Puzzle): HintMemory => ({
  witnesses: createWitnesses(puzzle),
});

/**
 * The easiest step from a state.
 *
 * @param grid - of the puzzle's size; not modified
 * @param memory - of the puzzle, where there was a hint before; the answer may name another cell with it, none that is wrong
 * @source the order of the methods is that of 000 §3 and 001 §3.3
 */
export function* hintInPieces(
  puzzle: Puzzle,
  grid: Grid,
  memory: HintMemory = createHintMemory(puzzle),
): InPieces<Hint> {
  if (!grid.cells.includes(UNKNOWN)) return { kind: 'done' };
  const line = lineHint(puzzle, grid);
  if (line !== null) return line;
  yield;
  return (
    (yield* linesHint(puzzle, grid, memory)) ??
    (yield* chainHint(puzzle, grid, memory)) ??
    (yield* probeHint(puzzle, grid)) ??
    (yield* searchHint(grid, memory))
  );
}

/**
 * The line that is the easiest to see: of those that give something the one with the fewest ways to lay its runs.
 *
 * @returns null when no line gives anything, and none is broken
 */
export function lineHint(puzzle: Puzzle, grid: Grid): Hint | null {
  const { open, broken } = openLines(puzzle, grid);
  const [bad] = broken;
  if (bad !== undefined) return { kind: 'broken', ...bad };
  let best: { readonly line: Line; readonly ways: bigint } | null = null;
  for (const { direction, index } of open) {
    const ways = countFits(lineOf(grid, direction, index), clueOf(puzzle, { direction, index }));
    if (best === null || ways < best.ways) best = { line: { direction, index }, ways };
  }
  return best === null ? null : fromLine(puzzle, grid, best.line);
}

const clueOf = ({ rows, columns }: Puzzle, { direction, index }: Line): readonly number[] =>
  (direction === 'H' ? rows : columns)[index] ?? [];

function fromLine(puzzle: Puzzle, grid: Grid, line: Line): Hint {
  const { direction, index } = line;
  const cells = lineOf(grid, direction, index);
  const clue = clueOf(puzzle, line);
  const settled = settle(cells, clue)!;
  const places = [...cells.keys()];
  const fixed = places.filter((at) => cells[at] === UNKNOWN && settled[at] !== UNKNOWN);
  const conclusion = fixed.map((along) => ({ along, value: settled[along]! }));
  const known = places.filter((at) => cells[at] !== UNKNOWN);
  const premises = leastPremises(cells, clue, conclusion, known);
  const cellAt = (along: number, value: number): FixedCell => {
    const at = cellOnLine(grid, direction, index, along);
    return {
      row: Math.floor(at / grid.width),
      column: at % grid.width,
      value: value === 1 ? 1 : 0,
    };
  };
  return {
    kind: 'line',
    ...line,
    premises: known
      .filter((at) => premises[at] !== UNKNOWN)
      .map((along) => cellAt(along, cells[along]!)),
    fixes: fixed.map((along) => cellAt(along, settled[along]!)),
  };
}

function* linesHint(puzzle: Puzzle, grid: Grid, memory: HintMemory): InPieces<Hint | null> {
  const relations = yield* gridRelationsInPieces(grid, puzzle, memory.relations);
  memory.relations = relations;
  for (const success of successesInPieces(relations)) {
    if (success === null) {
      yield;
      continue;
    }
    const { rows, columns } = success;
    const { fixed } = intersect(grid, puzzle, rows, columns);
    if (fixed.length > 0) return { kind: 'lines', rows, columns, fixes: fixed };
  }
  return null;
}

function* chainHint(puzzle: Puzzle, grid: Grid, memory: HintMemory): InPieces<Hint | null> {
  const implications = yield* implicationsInPieces(grid, puzzle, memory.implications);
  memory.implications = implications;
  const chain = yield* shortestChainInPieces(implications);
  const [first] = chain ?? [];
  return chain === null || first === undefined
    ? null
    : { kind: 'chain', chain, fixes: [opposite(first.from)] };
}

/** Boards up to here are probed a row at a time, larger ones cell by cell. */
const oneGo = 1024;

/** Probes every unknown cell: the contradiction that shows after the fewest sweeps, else what both values agree on. */
function* probeHint(puzzle: Puzzle, grid: Grid): InPieces<Hint | null> {
  const { height, width } = grid;
  const simple = createFastSimple(height, width);
  simple.setPuzzle(puzzle);
  simple.setCells(grid.cells);
  simple.run('H');
  simple.keep();
  const best = { cell: -1, value: 1 as 0 | 1, sweeps: Infinity };
  let both: Hint | null = null;
  for (const [cell, known] of grid.cells.entries()) {
    if (known !== UNKNOWN) continue;
    const [row, column] = [Math.floor(cell / width), cell % width];
    const futures: Uint8Array[] = [];
    for (const value of [1, 0] as const) {
      simple.restore();
      simple.setCell(row, column, value);
      const code = simple.run('H');
      if (code !== CONTRADICTION) futures.push(simple.readCells().slice());
      else if (simple.sweeps < best.sweeps)
        Object.assign(best, { cell, value, sweeps: simple.sweeps });
    }
    if (best.cell < 0 && both === null && futures.length === 2) {
      const fixes = agreement(grid, futures);
      if (fixes.length > 0) both = { kind: 'both', cell: { row, column, value: 1 }, fixes };
    }
    if (grid.cells.length > oneGo || column === width - 1) yield;
  }
  if (best.cell < 0) return both;
  const { row, column, contradiction } = probe(puzzle, grid, best.cell, best.value);
  const supposed: FixedCell = { row, column, value: best.value };
  if (contradiction === null) return both; // not after a standstill
  return { kind: 'probe', supposed, why: contradiction, fixes: [opposite(supposed)] };
}

/** Asks of every unknown cell whether it can be otherwise than in one solution. */
function* searchHint({ cells, width }: Grid, { witnesses, only }: HintMemory): InPieces<Hint> {
  const fixed = (cell: number, value: number | undefined): Hint => {
    const place = { row: Math.floor(cell / width), column: cell % width };
    return { kind: 'search', fixes: [{ ...place, value: value === 1 ? 1 : 0 }] };
  };
  if (only !== undefined) {
    const cell = cells.indexOf(UNKNOWN);
    const stands = cells.every((value, at) => value === UNKNOWN || value === only[at]);
    return stands ? fixed(cell, only[cell]) : { kind: 'wrong' };
  }
  const first = yield* witnesses.one(cells);
  if (first === null) return { kind: 'wrong' };
  const varies = new Uint8Array(cells.length);
  const compare = (other: Uint8Array): void => {
    for (let at = 0; at < cells.length; at++) if (other[at] !== first[at]) varies[at] = 1;
  };
  for (const other of witnesses.met(cells)) compare(other);
  for (const [cell, value] of cells.entries()) {
    if (value !== UNKNOWN || varies[cell] === 1) continue;
    const trial = cells.slice();
    trial[cell] = first[cell] === 1 ? 0 : 1;
    const other = yield* witnesses.one(trial, first);
    if (other === null) return fixed(cell, first[cell]);
    compare(other);
    yield;
  }
  return { kind: 'open' };
}
