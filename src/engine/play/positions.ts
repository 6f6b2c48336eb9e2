/**
 * Positions that train a technique: a state of a puzzle in which nothing weaker gives any cell, and this technique gives
 * some.
 */
import type { Grid, Place } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { startGrid } from '../board/puzzle.ts';
import type { Random } from '../board/random.ts';
import { createFastFour } from '../intersect/fastFour.ts';
import { countFits, unknownLine } from '../line/fits.ts';
import { settle } from '../line/settle.ts';
import type { InPieces } from '../pieces.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { openLines } from '../sweep/openLines.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';
import { lineRules } from './lineRules.ts';
import type { LineRule } from './lineRules.ts';
import { futuresOf, isLineRule, stepsBy, stepsInPieces, stepTo, techniques } from './techniques.ts';
import type { Technique, TechniqueStep } from './techniques.ts';

/**
 * What all techniques weaker than one come to, applied as often as they give something.
 *
 * @param grid - a state, default the clues; not modified
 * @returns null where the puzzle shows itself to have no solution
 */
export function exhausted(technique: Technique, puzzle: Puzzle, grid?: Grid): Grid | null {
  const start = startGrid(puzzle, grid);
  const weaker = lineRules.slice(0, Math.max(0, techniques.indexOf(technique)));
  if (weaker.length < lineRules.length) return rulesExhausted(weaker, puzzle, start);
  const solver = solverBelow(technique, start);
  solver.simple.setPuzzle(puzzle);
  let cells = start.cells;
  for (;;) {
    solver.simple.setCells(cells);
    const swept = solver.simple.run('H');
    if ((swept === STANDSTILL ? solver.goOn() : swept) === CONTRADICTION) return null;
    cells = solver.simple.readCells().slice();
    if (technique !== 'futures') return { ...start, cells };
    const [refuted] = stepsBy('contradiction', puzzle, { ...start, cells });
    if (refuted === undefined) return { ...start, cells };
    const { row, column, value } = refuted.fix;
    cells[row * start.width + column] = value;
  }
}

/** The fast solver that does all that comes before a technique, but for contradictions. */
function solverBelow(
  technique: Technique,
  { height, width }: Grid,
): { readonly simple: FastSimple; readonly goOn: () => number } {
  if (technique === 'pairs')
    return { simple: createFastSimple(height, width), goOn: () => STANDSTILL };
  return technique === 'chain' ? createFastFour(height, width) : createFastTwoSat(height, width);
}

function rulesExhausted(rules: readonly LineRule[], puzzle: Puzzle, start: Grid): Grid | null {
  const cells = start.cells.slice();
  const grid = { ...start, cells };
  try {
    for (let at = 0; at < rules.length;) {
      const steps = [...stepsBy(rules[at]!, puzzle, grid)];
      for (const { fix } of steps) cells[fix.row * grid.width + fix.column] = fix.value;
      at = steps.length > 0 ? 0 : at + 1;
    }
    return grid;
  } catch (error) {
    if (error instanceof RangeError) return null; // a line without a fit
    throw error;
  }
}

/**
 * A state in which any cell that one of the ten gives follows by one technique, and by none weaker: what only stronger ones
 * give is marked, and what weaker ones give after that, until this holds. Of `joins` there is hardly such a state: where
 * blocks are joined or split, all fits of that line agree on more of it. There, what all fits agree on is left open.
 *
 * @param grid - a state to go on from, default the clues; not modified
 * @returns null where that leaves nothing to the technique, or the puzzle has no solution
 * @throws as {@link stepsBy} does
 */
export function needing(technique: Technique, puzzle: Puzzle, grid?: Grid): Grid | null {
  let state = exhausted(technique, puzzle, grid);
  while (state !== null) {
    const own = cellsBy(technique, puzzle, state);
    const cells = state.cells.slice();
    let others = 0;
    for (const stronger of technique === 'joins' ? [] : strongerThan(technique))
      for (const [at, value] of cellsBy(stronger, puzzle, state)) {
        if (own.has(at)) continue;
        cells[at] = value;
        others++;
      }
    if (others === 0) return own.size === 0 ? null : state;
    state = exhausted(technique, puzzle, { ...state, cells });
  }
  return null;
}

/**
 * The techniques that may give what one does not. Of rules of lines the last has what all of them have; those beyond ask for
 * a state whose lines are settled, so that while a line gives something they are not asked.
 */
function strongerThan(technique: Technique): readonly Technique[] {
  const last = lineRules.length - 1;
  const next = techniques.indexOf(technique) + 1;
  return isLineRule(technique) ? lineRules.slice(Math.max(next, last)) : techniques.slice(next);
}

/** The cells that any of the ten gives in a state that needs a technique, with their values; see {@link needing}. */
export const givenBy = (
  technique: Technique,
  puzzle: Puzzle,
  grid: Grid,
): ReadonlyMap<number, 0 | 1> =>
  new Map([
    ...(technique === 'joins' ? cellsBy('agreement', puzzle, grid) : []),
    ...cellsBy(technique, puzzle, grid),
  ]);

/** The cells that a technique gives in a state, row by row, with their values. @throws as {@link stepsBy} does */
export const cellsBy = (
  technique: Technique,
  puzzle: Puzzle,
  grid: Grid,
): ReadonlyMap<number, 0 | 1> =>
  new Map(
    [...stepsBy(technique, puzzle, grid)].map(({ fix: { row, column, value } }) => [
      row * grid.width + column,
      value,
    ]),
  );

/** A cell that is asked for, and one that stays open: of both the technique can be asked. */
export type Asked = {
  readonly step: TechniqueStep;
  /** A cell that the same lines, or the same technique, leave open; null where there is none. */
  readonly open: number | null;
};

/**
 * Chooses what is asked of a state. A run's overlap on a line that has but one fit, or none of its cells filled, is too plain
 * to be asked for.
 *
 * @returns null when the state is none to be asked about
 */
export function askedOf(
  technique: Technique,
  puzzle: Puzzle,
  grid: Grid,
  random: Random,
): Asked | null {
  const given = [...stepsBy(technique, puzzle, grid)];
  const steps = given.filter(
    ({ basis }) =>
      technique !== 'overlap' || (basis.kind === 'line' && hasPlay(puzzle, grid, basis)),
  );
  if (steps.length === 0) return null;
  // filled as often as empty, where there are both; beside an open cell, where there is one
  const wanted = random.below(2);
  const some = steps.filter(({ fix }) => fix.value === wanted);
  const chosen = some.length > 0 ? some : steps;
  const first = random.below(chosen.length);
  for (const step of [...chosen.slice(first), ...chosen.slice(0, first)]) {
    const open = openBeside(puzzle, grid, given, step);
    if (open.length > 0) return { step, open: open[random.below(open.length)]! };
  }
  return { step: chosen[first]!, open: null };
}

/**
 * How much there is to follow until a step is seen: ways to lay the runs of a line, ways that survive at a crossing, lines of
 * a chain or on the way to a contradiction, cells of two futures. To be compared between steps of one technique.
 */
export function lengthOf({ basis }: TechniqueStep, { rows, columns }: Puzzle, grid: Grid): number {
  switch (basis.kind) {
    case 'line': {
      const { direction, index } = basis;
      const clue = (direction === 'H' ? rows : columns)[index] ?? [];
      return Number(countFits(lineOf(grid, direction, index), clue));
    }
    case 'pairs':
      return basis.crossing.survivors.length;
    case 'chain':
      return basis.chain.length;
    case 'contradiction':
      return basis.why.chain.length;
    case 'futures':
      return [basis.filled, basis.empty]
        .flatMap((cells) => [...cells])
        .filter((cell) => cell !== UNKNOWN).length;
  }
}

/** Whether a line, bare, has more than one fit. */
function hasPlay(
  { rows, columns }: Puzzle,
  { height, width }: Grid,
  { direction, index }: { readonly direction: 'H' | 'V'; readonly index: number },
): boolean {
  const clue = (direction === 'H' ? rows : columns)[index] ?? [];
  const bare = unknownLine(direction === 'H' ? width : height);
  return settle(bare, clue)?.includes(UNKNOWN) ?? false;
}

/** Cells like the one that is asked for that neither this technique nor a line gives. */
function openBeside(
  puzzle: Puzzle,
  grid: Grid,
  steps: readonly TechniqueStep[],
  step: TechniqueStep,
): number[] {
  const given = new Set(steps.map(({ fix }) => fix.row * grid.width + fix.column));
  for (const { fix } of stepsBy('agreement', puzzle, grid))
    given.add(fix.row * grid.width + fix.column);
  const { basis } = step;
  const futureOf = basis.kind === 'chain' ? futuresOf(puzzle, grid) : null;
  const beside = (row: number, column: number): boolean => {
    switch (basis.kind) {
      case 'line':
        return (basis.direction === 'H' ? row : column) === basis.index;
      case 'pairs':
        return basis.crossing.crossings.some((one) => one.row === row && one.column === column);
      case 'futures':
        return row !== basis.row || column !== basis.column;
      case 'chain': // where a contradiction refutes neither value, a future shows that both can be
        return ([0, 1] as const).every((value) => futureOf?.({ row, column, value }) !== null);
      case 'contradiction':
        return true;
    }
  };
  return [...grid.cells.keys()].filter(
    (at) =>
      grid.cells[at] === UNKNOWN &&
      !given.has(at) &&
      beside(Math.floor(at / grid.width), at % grid.width),
  );
}

/** A state in which one technique, and no weaker one, gives a cell. */
export type Exercise = {
  readonly technique: Technique;
  readonly grid: Grid;
  readonly step: TechniqueStep;
};

/**
 * The exercise that a cell is: the weakest technique that gives it. Where nothing gives it at once, what single lines give
 * elsewhere is marked first.
 *
 * @param grid - a state, right or not; not modified
 * @returns null when none of the ten gives it, or a line of the state has no fit
 */
export function* exerciseInPieces(
  puzzle: Puzzle,
  grid: Grid,
  cell: Place,
): InPieces<Exercise | null> {
  const at = cell.row * grid.width + cell.column;
  const state = { ...grid, cells: grid.cells.slice() };
  if (openLines(puzzle, state).broken.length > 0) return null;
  try {
    for (;;) {
      if (state.cells[at] !== UNKNOWN) return null;
      for (const technique of lineRules) {
        const step = stepTo(technique, puzzle, state, cell);
        if (step !== null) return { technique, grid: state, step };
        yield;
      }
      const found = [...stepsBy('agreement', puzzle, state)];
      if (found.length === 0) break;
      for (const { fix } of found) state.cells[fix.row * grid.width + fix.column] = fix.value;
    }
    for (const technique of techniques.slice(lineRules.length))
      for (const step of stepsInPieces(technique, puzzle, state, at)) {
        if (step === undefined) yield;
        else if (step.fix.row === cell.row && step.fix.column === cell.column)
          return { technique, grid: state, step };
      }
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null; // marks that cannot stay
    throw error;
  }
}
