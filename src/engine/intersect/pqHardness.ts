/**
 * (p,q)-hardness of 000 §3.2: which (p,q)-SOLVERs solve a puzzle, and which of them are minimal. The order of the pairs is
 * partial, so a puzzle can be hard in several ways, for instance (2,3)-hard and (3,2)-hard.
 */
import type { Grid } from '../board/cell.ts';
import { countKnown } from '../board/image.ts';
import { solvePq } from './pqSolver.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';
import { isUnique } from '../solve/solve.ts';

/** Rows and columns of an intersection. */
export type Pair = { readonly p: number; readonly q: number };

/** What solves a puzzle. */
export type Hardness = {
  /** At [p - 1][q - 1]: whether (p,q)-SOLVER solves it; null when that would take too long to find out. */
  readonly solves: readonly (readonly (boolean | null)[])[];
  /** The pairs that solve it while no smaller one is known to; simple puzzles: (1,1) alone. Trust it when `complete`. */
  readonly minimal: readonly Pair[];
  /** Whether `minimal` is all of them: no pair that could matter is open. */
  readonly complete: boolean;
  readonly unique: boolean; // only uniquely solvable puzzles are solved by any
};

/** Limits on the work. */
export type HardnessLimits = {
  /** Largest p and q to try; default all. */
  readonly mostLines?: number;
  /** Most intersections, C(m,p)·C(n,q), of a pair that is tried; default 20,000. */
  readonly maxIntersections?: number;
};

/**
 * Finds all minimal (p,q).
 *
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks Pairs are tried from small to large; what a smaller one found is what a larger one starts from. (m,n)-SOLVER
 * solves exactly the uniquely solvable puzzles, so it is not run.
 * @source 000_8dc3042ab81c971c.txt §3.2 ("(p,q)-hard"); §5 ("for what values of p and q do (p,q)-hard puzzles exist?")
 */
export function pqHardness(puzzle: Puzzle, limits: HardnessLimits = {}): Hardness {
  requirePuzzle(puzzle);
  const [m, n] = [puzzle.rows.length, puzzle.columns.length];
  const unique = isUnique(puzzle);
  const solves = Array.from({ length: m }, (): (boolean | null)[] =>
    Array.from({ length: n }, () => null),
  );
  const tried: Tried[] = [];
  const set = (p: number, q: number, value: boolean | null): void => {
    (solves[p - 1] as (boolean | null)[])[q - 1] = value;
  };
  for (const { p, q } of pairs(m, n)) {
    if (!unique) set(p, q, false);
    else if (p === m && q === n && p > 1 && q > 1) set(p, q, true);
    else set(p, q, solvedBy(puzzle, p, q, tried, limits));
  }
  const at = (p: number, q: number): boolean | null => solves[p - 1]?.[q - 1] ?? null;
  const ways = pairs(m, n).filter(({ p, q }) => at(p, q) === true);
  const minimal = ways.filter((way) => !ways.some((other) => isBelow(other, way)));
  const open = pairs(m, n).filter(
    (pair) => at(pair.p, pair.q) === null && !ways.some((way) => isBelow(way, pair)),
  );
  return { solves, minimal, complete: open.length === 0, unique };
}

/** What a solver that was run came to. */
type Tried = Pair & { readonly grid: Grid; readonly solved: boolean; readonly complete: boolean };

/** All pairs, small ones first. */
function pairs(m: number, n: number): Pair[] {
  const all: Pair[] = [];
  for (let p = 1; p <= m; p++) for (let q = 1; q <= n; q++) all.push({ p, q });
  return all.toSorted((a, b) => a.p * a.q - b.p * b.q || a.p - b.p);
}

function isBelow(a: Pair, b: Pair): boolean {
  return a.p <= b.p && a.q <= b.q && (a.p < b.p || a.q < b.q);
}

function solvedBy(
  puzzle: Puzzle,
  p: number,
  q: number,
  tried: Tried[],
  { mostLines = Infinity, maxIntersections = 20_000 }: HardnessLimits,
): boolean | null {
  const below = tried.filter((one) => isBelow(one, { p, q }));
  if (below.some(({ solved }) => solved)) return true;
  if (tried.length > 0 && (p === 1 || q === 1)) return false; // SimpleSolver, as (1,1), which did not solve it
  const [m, n] = [puzzle.rows.length, puzzle.columns.length];
  if (p > mostLines || q > mostLines || binomial(m, p) * binomial(n, q) > maxIntersections)
    return null;
  const [best] = below.toSorted((a, b) => countKnown(b.grid) - countKnown(a.grid));
  const { grid, status, complete } = best
    ? solvePq(puzzle, p, q, best.grid)
    : solvePq(puzzle, p, q);
  const solved = status === 'solved';
  tried.push({ p, q, grid, solved, complete });
  return solved || complete ? solved : null;
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}
