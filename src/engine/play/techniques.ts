/**
 * Ten techniques by which people solve, each defined by its premises, the weak ones first: six that read one line, and four
 * that read more. What one of them gives of a state, and what it rests on.
 */
import type { Direction, FixedCell, Grid, Place } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { gridRelationsInPieces, successesInPieces } from '../intersect/fourSolver.ts';
import type { Intersection } from '../intersect/pqIntersection.ts';
import { intersect } from '../intersect/pqIntersection.ts';
import { agreement, probe } from '../probe/probe.ts';
import type { Contradiction } from '../probe/probeReason.ts';
import { CONTRADICTION } from '../sweep/fastSolver.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { cellOnLine } from '../sweep/sweep.ts';
import type { Chain } from '../twosat/chains.ts';
import { chainFrom } from '../twosat/chains.ts';
import { implicationsInPieces, opposite } from '../twosat/implications.ts';
import { byLineRule, lineRules } from './lineRules.ts';
import type { LineRule } from './lineRules.ts';

/** The techniques, the weak ones first. Those after the rules of lines ask for a state whose lines are all settled. */
export const techniques = [...lineRules, 'pairs', 'chain', 'contradiction', 'futures'] as const;

export type Technique = (typeof techniques)[number];

/** What a cell follows from. */
export type Basis =
  | { readonly kind: 'line'; readonly direction: Direction; readonly index: number }
  /** What survives where two rows and two columns cross. */
  | { readonly kind: 'pairs'; readonly crossing: Intersection }
  /** From the other value of the cell to its own. */
  | { readonly kind: 'chain'; readonly chain: Chain }
  /** What the other value leads to by sweeps. */
  | { readonly kind: 'contradiction'; readonly supposed: FixedCell; readonly why: Contradiction }
  /** Both values of another cell, and what each leads to by sweeps. */
  | {
      readonly kind: 'futures';
      readonly row: number;
      readonly column: number;
      readonly filled: Uint8Array;
      readonly empty: Uint8Array;
    };

/** A cell that follows, with what from. */
export type TechniqueStep = { readonly fix: FixedCell; readonly basis: Basis };

/** Whether it reads one line. */
export const isLineRule = (technique: Technique): technique is LineRule =>
  lineRules.some((rule) => rule === technique);

/**
 * The cells that a technique gives in a state, each once, with what each follows from; found as they are asked for.
 *
 * @param grid - a state that a solution has; for those that are no rules of lines all of its lines are settled; not modified
 * @throws RangeError when a line has no fit, or is not settled where it has to be
 * @source the last four: 000 §3.2, and 001 §3.3
 */
export function* stepsBy(
  technique: Technique,
  puzzle: Puzzle,
  grid: Grid,
): Generator<TechniqueStep> {
  const given = new Set<number>();
  for (const step of stepsInPieces(technique, puzzle, grid)) {
    if (step === undefined) continue;
    const cell = step.fix.row * grid.width + step.fix.column;
    if (given.has(cell)) continue;
    given.add(cell);
    yield step;
  }
}

/**
 * The same in pieces; a cell may come more than once.
 *
 * @param only - a cell, row by row: the others need not be looked at
 * @returns the steps, with undefined among them at the end of a piece
 * @throws as {@link stepsBy} does
 */
export function stepsInPieces(
  technique: Technique,
  puzzle: Puzzle,
  grid: Grid,
  only?: number,
): Iterable<TechniqueStep | undefined> {
  if (isLineRule(technique)) return lineSteps(technique, puzzle, grid);
  return otherSteps[technique](puzzle, grid, only);
}

function* lineSteps(rule: LineRule, puzzle: Puzzle, grid: Grid): Generator<TechniqueStep> {
  for (const direction of ['H', 'V'] as const)
    for (const [index, description] of (direction === 'H'
      ? puzzle.rows
      : puzzle.columns
    ).entries()) {
      const line = lineOf(grid, direction, index);
      if (!line.includes(UNKNOWN)) continue;
      for (const [along, value] of byLineRule(rule, line, description).entries()) {
        if (line[along] !== UNKNOWN || (value !== 0 && value !== 1)) continue;
        const at = cellOnLine(grid, direction, index, along);
        const fix = { ...placeOf(at, grid), value } as const;
        yield { fix, basis: { kind: 'line', direction, index } };
      }
    }
}

const placeOf = (at: number, { width }: Grid): Place => ({
  row: Math.floor(at / width),
  column: at % width,
});

type Steps = Generator<TechniqueStep | undefined, void, undefined>;

const otherSteps: Readonly<
  Record<
    Exclude<Technique, LineRule>,
    (puzzle: Puzzle, grid: Grid, only: number | undefined) => Steps
  >
> = {
  *pairs(puzzle, grid) {
    for (const success of successesInPieces(yield* gridRelationsInPieces(grid, puzzle))) {
      if (success === null) {
        yield undefined;
        continue;
      }
      const crossing = intersect(grid, puzzle, success.rows, success.columns);
      for (const fix of crossing.fixed) yield { fix, basis: { kind: 'pairs', crossing } };
    }
  },

  *chain(puzzle, grid, only) {
    const implications = yield* implicationsInPieces(grid, puzzle);
    for (const supposed of valuesOf(grid, only)) {
      const chain = chainFrom(implications, supposed);
      yield chain === null
        ? undefined
        : { fix: opposite(supposed), basis: { kind: 'chain', chain } };
    }
  },

  *contradiction(puzzle, grid, only) {
    const futureOf = futuresOf(puzzle, grid);
    for (const supposed of valuesOf(grid, only)) {
      yield undefined;
      if (futureOf(supposed) !== null) continue;
      const at = supposed.row * grid.width + supposed.column;
      const why = probe(puzzle, grid, at, supposed.value).contradiction;
      if (why !== null)
        yield { fix: opposite(supposed), basis: { kind: 'contradiction', supposed, why } };
    }
  },

  *futures(puzzle, grid) {
    const futureOf = futuresOf(puzzle, grid);
    for (const [at, known] of grid.cells.entries()) {
      if (known !== UNKNOWN) continue;
      yield undefined;
      const place = placeOf(at, grid);
      const filled = futureOf({ ...place, value: 1 });
      const empty = futureOf({ ...place, value: 0 });
      if (filled === null || empty === null) continue;
      for (const fix of agreement(grid, [filled, empty]))
        yield { fix, basis: { kind: 'futures', ...place, filled, empty } };
    }
  },
};

/** Both values of every unknown cell, row by row, or of one. */
function* valuesOf(grid: Grid, only?: number): Generator<FixedCell> {
  for (const [at, known] of grid.cells.entries())
    if (known === UNKNOWN && (only ?? at) === at)
      for (const value of [0, 1] as const) yield { ...placeOf(at, grid), value };
}

/**
 * What sweeps make of a state with one cell more.
 *
 * @returns a function of that cell: the cells in the end, new ones each time; null at a contradiction
 * @source 001_a525a3e1210b0814.txt §3.3 (1-probe, 0-probe)
 */
export function futuresOf(puzzle: Puzzle, grid: Grid): (cell: FixedCell) => Uint8Array | null {
  const simple = createFastSimple(grid.height, grid.width);
  simple.setPuzzle(puzzle);
  simple.setCells(grid.cells);
  simple.run('H');
  simple.keep();
  return ({ row, column, value }) => {
    simple.restore();
    simple.setCell(row, column, value);
    return simple.run('H') === CONTRADICTION ? null : simple.readCells().slice();
  };
}

/**
 * How a technique gives a cell.
 *
 * @returns null when it does not
 * @throws as {@link stepsBy} does
 */
export function stepTo(
  technique: Technique,
  puzzle: Puzzle,
  grid: Grid,
  cell: Place,
): TechniqueStep | null {
  const { row, column } = cell;
  for (const step of stepsInPieces(technique, puzzle, grid, row * grid.width + column))
    if (step?.fix.row === row && step.fix.column === column) return step;
  return null;
}

/**
 * Whether a technique gives nothing in a state.
 *
 * @throws as {@link stepsBy} does
 */
export const givesNothing = (technique: Technique, puzzle: Puzzle, grid: Grid): boolean =>
  stepsBy(technique, puzzle, grid).next().done === true;
