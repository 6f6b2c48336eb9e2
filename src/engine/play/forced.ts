/**
 * How a mark followed from those before it: by one line, by more of them, by a method that needs more than lines - or not at
 * all. A mark that does not follow may still be right: then it was a guess, and a lucky one.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { createFastFour } from '../intersect/fastFour.ts';
import { settle } from '../line/settle.ts';
import type { InPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { openLines } from '../sweep/openLines.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';
import { questionsOf, solutionWith, suppositions } from './right.ts';

/** The easiest way to a mark, the easy ones first. `free`: it does not follow. `lost`: no solution had the marks before it. */
export const grounds = [
  'line',
  'sweeps',
  'four',
  'two-sat',
  'probe',
  'search',
  'free',
  'lost',
] as const;

export type Ground = (typeof grounds)[number];

/** Some cells that got a mark at once. */
export type Marking = {
  readonly before: Uint8Array; // the marks until then
  readonly cells: readonly number[];
  readonly mark: 0 | 1;
};

/** What is said of them. */
export type JudgedMarking = {
  readonly grounds: readonly Ground[]; // of each cell
  readonly open: number; // lines that gave something before
};

/** Judges markings one after another. */
export function* judgeInPieces(
  puzzle: Puzzle,
  markings: readonly Marking[],
): InPieces<readonly JudgedMarking[], number> {
  const judged: JudgedMarking[] = [];
  const judge = createJudge(puzzle);
  for (const marking of markings) {
    judged.push(yield* judge(marking));
    yield judged.length;
  }
  return judged;
}

type Judge = (marking: Marking) => InPieces<JudgedMarking>;

function createJudge(puzzle: Puzzle): Judge {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const simple = createFastSimple(height, width);
  const four = createFastFour(height, width);
  const twoSat = createFastTwoSat(height, width);
  for (const solver of [simple, four.simple, twoSat.simple]) solver.setPuzzle(puzzle);
  let sat: SatSolver | null = null;

  /** What a method knows that begins with some cells; none of them are clues. */
  const after = (solver: typeof four | typeof twoSat, cells: Uint8Array): Uint8Array => {
    solver.simple.setCells(cells);
    if (solver.simple.run('H') === STANDSTILL) solver.goOn();
    return solver.simple.readCells().slice();
  };

  return function* ({ before, cells, mark }) {
    const grid: Grid = { height, width, cells: before };
    const open = openLines(puzzle, grid).open.length;
    const found = new Map<number, Ground>();
    const left = (): number[] => cells.filter((cell) => !found.has(cell));
    const take = (ground: Ground, test: (cell: number) => boolean): void => {
      for (const cell of left()) if (test(cell)) found.set(cell, ground);
    };
    take('line', (cell) => lineGives(puzzle, grid, placed(cell, mark, width)));
    if (left().length > 0) {
      simple.setCells(before);
      const code = simple.run('H');
      const swept = simple.readCells().slice();
      if (code !== CONTRADICTION) {
        take('sweeps', (cell) => swept[cell] === mark);
        for (const [ground, solver] of [
          ['four', four],
          ['two-sat', twoSat],
        ] as const)
          if (left().length > 0) {
            const known = after(solver, before);
            take(ground, (cell) => known[cell] === mark);
          }
        take('probe', (cell) => {
          if (swept[cell] !== UNKNOWN) return false;
          simple.setCells(swept);
          simple.setCell(Math.floor(cell / width), cell % width, mark === 1 ? 0 : 1);
          return simple.run('H') === CONTRADICTION;
        });
      }
      yield;
    }
    if (left().length > 0) {
      sat ??= yield* questionsOf(puzzle);
      const known = suppositions(before);
      if ((yield* solutionWith(sat, known, before.length)) === null)
        for (const cell of left()) found.set(cell, 'lost');
      for (const cell of left()) {
        const other = [...known, literalOf(cell, mark === 0)];
        const can = (yield* solutionWith(sat, other, before.length)) !== null;
        found.set(cell, can ? 'free' : 'search');
      }
    }
    return { grounds: cells.map((cell) => found.get(cell)!), open };
  };
}

const placed = (cell: number, value: 0 | 1, width: number): FixedCell => ({
  row: Math.floor(cell / width),
  column: cell % width,
  value,
});

/** Whether the row or the column of a cell alone gives it. */
function lineGives(puzzle: Puzzle, grid: Grid, { row, column, value }: FixedCell): boolean {
  const of = settle(lineOf(grid, 'H', row), puzzle.rows[row] ?? []);
  if (of?.[column] === value) return true;
  return settle(lineOf(grid, 'V', column), puzzle.columns[column] ?? [])?.[row] === value;
}
