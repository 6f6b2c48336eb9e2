/**
 * Which (p,q)-SOLVERs of 000 §3.2 solve a small board with one solution, from where FourSolver stopped: the engine of the
 * count of (p,q)-hard puzzles. The same answers as intersect/pqHardness.ts.
 *
 * A cell can be fixed by an intersection when no configuration of its crossings that all lines can be extended to has the
 * other value there. Such a configuration is looked for line by line: the lines of one direction are settled after each cell
 * that they are given, so that whatever they still allow the next line can be extended to them. Few intersections have to be
 * looked at: what one of p rows and some columns fixes, the same rows with all columns fix, and the same columns with all
 * rows. Where these fix nothing, no choice among them does.
 */
import { lowBits } from '../line/lineMasks.ts';
import { SOLVED } from '../sweep/fastSolver.ts';
import type { SmallBoard } from './smallFourBoard.ts';
import { fixSmall, openCells, simplify } from './smallFourBoard.ts';
import {
  findFixed,
  findFixedTurned,
  hasOther,
  makeLines,
  makeSearch,
  readLines,
} from './smallPqSearch.ts';

/** A reusable solver for one board. */
export type SmallPq = {
  /**
   * Finds the minimal (p,q) of the board's puzzle. The board stands where FourSolver stopped, with all lines settled, and is
   * left in some other state.
   *
   * @param solution - the only one, a word a row
   * @returns 8 p + q for each of them
   */
  find(solution: ArrayLike<number>): readonly number[];
};

/**
 * Makes the solver.
 *
 * @param board - of 2 to 6 rows and columns, which the solver works on
 * @remarks Allocates little. Some 0.3 ms a puzzle of 6 x 6, most of which a (2,3)- or a (3,2)-SOLVER solves.
 * @source 000_8dc3042ab81c971c.txt §3.2 ("(p, q)-hard")
 */
export function createSmallPq(board: SmallBoard): SmallPq {
  const { height, width } = board;
  const rows = makeLines(height, width, board.rows, board.rowIds, board.rowSettled);
  const columns = makeLines(width, height, board.columns, board.columnIds, board.columnSettled);
  const byRows = makeSearch(rows, columns);
  const byColumns = makeSearch(columns, rows);
  const rowChoices = choicesOf(height);
  const columnChoices = choicesOf(width);
  const pairs = pairsOf(height, width);
  const ends = new Map(pairs.map(({ p, q }) => [8 * p + q, new Int32Array(height + width)]));
  const solves = new Uint8Array(64); // at 8 p + q: 1 when solved, 2 when not
  const start = new Int32Array(height + width);
  // by choice of lines: the cells that these with all lines of the other direction fix, per line of that choice
  const fixedByRows = new Int32Array((1 << height) * height);
  const fixedByColumns = new Int32Array((1 << width) * height); // also by rows
  const knownColumns = new Uint8Array(1 << width);

  /** Runs (p,q)-SOLVER from the board's state. */
  const run = (p: number, q: number): boolean => {
    for (;;) {
      readLines(rows);
      readLines(columns);
      let some = false;
      for (const set of rowChoices[p]!)
        if (findFixed(byRows, set, lowBits(width), fixedByRows, set * height)) some = true;
      if (!some) return false;
      knownColumns.fill(0);
      let found = false;
      for (const set of rowChoices[p]!) {
        for (const across of columnChoices[q]!) {
          if (!meets(fixedByRows, set * height, height, across)) continue;
          if (knownColumns[across] === 0) {
            knownColumns[across] = 1;
            findFixedTurned(byColumns, across, height, fixedByColumns, across * height);
          }
          for (let i = 0; i < height; i++) {
            let cells = fixedByRows[set * height + i]! & fixedByColumns[across * height + i]!;
            // what was fixed in this round is known
            for (cells &= across & openCells(board, i); cells !== 0; cells &= cells - 1) {
              const j = 31 - Math.clz32(cells & -cells);
              if (hasOther(byRows, byColumns, set, across, i, j)) continue;
              fixSmall(board, i, j, (rows.solution[i]! >>> j) & 1);
              found = true;
            }
          }
        }
      }
      if (!found) return false;
      if (simplify(board) === SOLVED) return true;
    }
  };

  return {
    find(solution): readonly number[] {
      for (let i = 0; i < height; i++) rows.solution[i] = solution[i]!;
      for (let j = 0; j < width; j++) {
        let line = 0;
        for (let i = 0; i < height; i++) line |= ((solution[i]! >>> j) & 1) << i;
        columns.solution[j] = line;
      }
      keep(board, start);
      solves.fill(2);
      const minimal: number[] = [];
      for (const { p, q } of pairs) {
        const at = 8 * p + q;
        if (solves[at - 8] === 1 || solves[at - 1] === 1) {
          solves[at] = 1;
          continue;
        }
        let solved = p === height && q === width;
        if (!solved) {
          const end = ends.get(at)!;
          const above = p > 2 ? (ends.get(at - 8) ?? start) : start;
          const before = q > 2 ? (ends.get(at - 1) ?? start) : start;
          for (let l = 0; l < height; l++) board.rows[l] = above[l]! & before[l]!;
          for (let l = 0; l < width; l++)
            board.columns[l] = above[height + l]! & before[height + l]!;
          board.dirtyRows = lowBits(height);
          board.dirtyColumns = lowBits(width);
          solved = simplify(board) === SOLVED || run(p, q);
          keep(board, end);
        }
        if (!solved) continue;
        solves[at] = 1;
        minimal.push(at);
      }
      return minimal;
    },
  };
}

/** The pairs beyond FourSolver, small ones first. */
function pairsOf(m: number, n: number): readonly { readonly p: number; readonly q: number }[] {
  const all: { p: number; q: number }[] = [];
  for (let p = 2; p <= m; p++) for (let q = 2; q <= n; q++) if (p + q > 4) all.push({ p, q });
  return all.toSorted((a, b) => a.p * a.q - b.p * b.q || a.p - b.p);
}

/** All choices of k of n lines, as bits, by k. */
function choicesOf(n: number): readonly (readonly number[])[] {
  const all: number[][] = Array.from({ length: n + 1 }, () => []);
  for (let set = 0; set < 1 << n; set++) {
    let count = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) count++;
    all[count]!.push(set);
  }
  return all;
}

function meets(fixed: Int32Array, at: number, height: number, across: number): boolean {
  for (let i = 0; i < height; i++) if ((fixed[at + i]! & across) !== 0) return true;
  return false;
}

function keep({ height, width, rows, columns }: SmallBoard, into: Int32Array): void {
  for (let i = 0; i < height; i++) into[i] = rows[i]!;
  for (let j = 0; j < width; j++) into[height + j] = columns[j]!;
}
