/**
 * The fast FourSolver for lines of more than 32 cells: the chains of fastFour.ts on lists instead of words. For each value
 * of each unknown cell the cells that it implies on its line are listed, and looked up.
 */
import type { Direction, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import type { FastFour } from './fastFourSolver.ts';
import { createFastLong } from '../sweep/fastLong.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import { lineOf } from '../board/image.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { puzzleOf } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';

/** Of one line: at 2x + v what value v of its unknown cell x implies, as 2y + w; and the same as flags (2x + v)·2ℓ + 2y + w. */
type LineImplications = {
  readonly line: Uint8Array; // the state it is from
  readonly lists: readonly (readonly number[])[];
  readonly flags: Uint8Array;
};

/**
 * Makes the solver; see `createFastFour`.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 (FOURSOLVER)
 */
export function createFastFourLong(height: number, width: number): FastFour {
  const simple = createFastLong(height, width);
  let puzzle: Puzzle | null = null;
  const taken = { ...simple };
  const solver: FastFour = {
    simple: Object.assign(simple, {
      setPuzzle(next: Puzzle): void {
        taken.setPuzzle(next);
        puzzle = next;
      },
      setImage(image: Uint8Array): void {
        taken.setImage(image);
        puzzle = puzzleOf({ height, width, cells: image });
      },
    }),
    progress: false,
    sweeps: 0,
    run(): number {
      solver.progress = false;
      const status = simple.run('H');
      solver.sweeps = simple.sweeps;
      return status === STANDSTILL ? solver.goOn() : status;
    },
    goOn: () => allPieces(solver.goOnInPieces()),
    *goOnInPieces(): InPieces<number> {
      solver.progress = false;
      const rows: LineImplications[] = [];
      const columns: LineImplications[] = [];
      for (;;) {
        const grid = { height, width, cells: simple.readCells() };
        if (!puzzle) throw new TypeError('give the solver a puzzle first');
        yield* refresh(rows, puzzle.rows, grid, 'H');
        yield* refresh(columns, puzzle.columns, grid, 'V');
        let fixed = 0;
        for (let i = 0; i < height; i++) {
          yield;
          for (let j = 0; j < width; j++) {
            if (grid.cells[i * width + j] !== UNKNOWN) continue;
            const not0 = isExcluded(rows, columns, i, j, 0);
            const not1 = isExcluded(rows, columns, i, j, 1);
            if (not0 && not1) return CONTRADICTION;
            if (!not0 && !not1) continue;
            simple.setCell(i, j, not0 ? 1 : 0);
            fixed++;
          }
        }
        if (fixed === 0) return STANDSTILL;
        solver.progress = true;
        const status = simple.run('H');
        if (status !== STANDSTILL) return status;
      }
    },
  };
  return solver;
}

/** Brings the implications of changed lines up to date. */
function* refresh(
  lines: LineImplications[],
  descriptions: readonly Description[],
  grid: Grid,
  direction: Direction,
): InPieces<void> {
  for (const [index, description] of descriptions.entries()) {
    lines[index] = implicationsOf(lineOf(grid, direction, index), description, lines[index]);
    yield;
  }
}

function implicationsOf(
  line: Uint8Array,
  description: Description,
  before: LineImplications | undefined,
): LineImplications {
  if (before?.line.every((cell, at) => cell === line[at])) return before;
  const length = line.length;
  const flags = new Uint8Array(4 * length * length);
  const lists: number[][] = Array.from({ length: 2 * length }, () => []);
  for (let x = 0; x < length; x++) {
    if (line[x] !== UNKNOWN) continue;
    for (let v = 0; v < 2; v++) {
      const settled = settle(line.with(x, v), description) ?? line; // a settled line has a fit
      for (let y = 0; y < length; y++) {
        if (y === x || line[y] !== UNKNOWN || settled[y] === UNKNOWN) continue;
        lists[2 * x + v]?.push(2 * y + settled[y]!);
        flags[(2 * x + v) * 2 * length + 2 * y + settled[y]!] = 1;
      }
    }
  }
  return { line, lists, flags };
}

/** As in fastFour.ts: a row step and a column step, against a column step and a row step. */
function isExcluded(
  rows: readonly LineImplications[],
  columns: readonly LineImplications[],
  i: number,
  j: number,
  v: number,
): boolean {
  const down = columns[j]?.lists[2 * i + v] ?? [];
  if (down.length === 0) return false;
  for (const right of rows[i]?.lists[2 * j + v] ?? []) {
    const k = right >> 1;
    const across = columns[k] as LineImplications;
    const step = (2 * i + (right & 1)) * 2 * rows.length;
    for (const literal of down) {
      const d = literal >> 1;
      const row = rows[d] as LineImplications;
      const back = (2 * j + (literal & 1)) * 2 * columns.length + 2 * k;
      for (let w = 0; w < 2; w++)
        if (across.flags[step + 2 * d + w] === 1 && row.flags[back + 1 - w] === 1) return true;
    }
  }
  return false;
}
