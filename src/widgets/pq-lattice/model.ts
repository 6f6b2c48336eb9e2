/** The lattice of (p,q)-SOLVERs without its page: what each point says, which are minimal, links and files. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Pair } from '../../engine/intersect/pqHardness.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { latticePoints, mostSide } from '../../experiments/pqLattice.ts';
import type { LatticePoint, PqLatticeTally } from '../../experiments/pqLattice.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { galleryPuzzle } from '../../puzzles/gallery.ts';
import { firstPreset } from './presets.ts';

/** What a page author may set. */
export type LatticeProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
  readonly point?: string; // the point chosen at first, as 2.3; default the first minimal one
};

/**
 * What a point of the lattice is. `hard`: it solves the puzzle, no smaller one does. `implied`: a smaller one solves it.
 * `further`: it does not solve it, and knows more than each smaller one. `same`: it adds nothing. `open`: too much work.
 */
export type PointKind = 'hard' | 'implied' | 'further' | 'same' | 'open' | 'waiting';

/** One point. */
export type Point = Pair & {
  readonly kind: PointKind;
  readonly result: LatticePoint | null; // null while it is not known
  /** False when a smaller point is open, so that `hard` and `further` are not proved. */
  readonly sure: boolean;
};

/** All that is known of a puzzle. */
export type Lattice = {
  readonly puzzle: Puzzle;
  readonly height: number; // the greatest p
  readonly width: number; // the greatest q
  readonly points: readonly Point[]; // row by row
  readonly solutions: 0 | 1 | 2 | null;
  readonly ready: number; // solvers that are done
  readonly total: number; // to be run; those with one row or column are one
};

/**
 * Puts the lattice together from what a run has found so far.
 *
 * @param tally - null before any run
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function latticeOf(puzzle: Puzzle, tally: PqLatticeTally | null): Lattice {
  const [m, n] = [puzzle.rows.length, puzzle.columns.length];
  const pairs = latticePoints(m, n);
  const [height, width] = [Math.min(mostSide, m), Math.min(mostSide, n)];
  const results = new Map(pairs.map(({ p, q }, at) => [`${p},${q}`, tally?.points[at] ?? null]));
  const points: Point[] = [];
  for (let p = 1; p <= height; p++)
    for (let q = 1; q <= width; q++) {
      const own = results.get(p === 1 || q === 1 ? '1,1' : `${p},${q}`) ?? null;
      const result = own === null ? null : { ...own, p, q };
      const below = points.filter((one) => one.p <= p && one.q <= q);
      const kind = kindOf(p, q, result, below);
      points.push({ p, q, kind, result, sure: below.every((one) => !isUnknown(one.kind)) });
    }
  return {
    puzzle,
    height,
    width,
    points,
    solutions: tally?.solutions ?? null,
    ready: tally?.points.filter((point) => point !== null).length ?? 0,
    total: pairs.length,
  };
}

const isUnknown = (kind: PointKind): boolean => kind === 'open' || kind === 'waiting';

/** Whether it solves the puzzle, or shows that it has no solution. */
export const decides = ({ result }: Point): boolean =>
  result?.status === 'solved' || result?.status === 'contradiction';

function kindOf(
  p: number,
  q: number,
  result: LatticePoint | null,
  below: readonly Point[],
): PointKind {
  if (result === null) return 'waiting';
  if (below.some(decides)) return 'implied';
  if (result.status === 'solved' || result.status === 'contradiction') return 'hard';
  if (result.status === 'open') return 'open';
  if (p === 1 || q === 1) return 'same';
  const weaker = below.filter((one) => one.p + one.q === p + q - 1);
  const left = unknownIn(result);
  return weaker.every((one) => one.result !== null && unknownIn(one.result) > left)
    ? 'further'
    : 'same';
}

/** Unknown cells that a point leaves. */
export function unknownIn({ cells }: LatticePoint): number {
  return cells.split('?').length - 1;
}

/** The point (p, q). @throws RangeError for one that the lattice does not have */
export function pointAt({ points, width }: Lattice, p: number, q: number): Point {
  const point = points[(p - 1) * width + q - 1];
  if (point === undefined || point.p !== p || point.q !== q)
    throw new RangeError(`no such point: (${p},${q})`);
  return point;
}

/** The minimal points: those for which the puzzle is hard. @source 000_8dc3042ab81c971c.txt §3.2 */
export function minimalPoints({ points }: Lattice): readonly Point[] {
  return points.filter(({ kind }) => kind === 'hard');
}

/** Whether no point is open that could be minimal. */
export const isSettled = ({ points }: Lattice): boolean =>
  !points.some(({ kind }) => isUnknown(kind));

/** Whether every solver is done and none solves the puzzle. */
export const isStuck = (lattice: Lattice): boolean =>
  isSettled(lattice) && !lattice.points.some(decides);

/** What all of the solvers know together: the strongest one. */
export const strongestState = (lattice: Lattice): Grid => ({
  height: lattice.puzzle.rows.length,
  width: lattice.puzzle.columns.length,
  cells: cellsOf(lattice, pointAt(lattice, lattice.height, lattice.width)),
});

/** The point that is shown: the chosen one, or the first minimal one, or the strongest. */
export function shownPoint(lattice: Lattice, { point }: LatticeState): Point {
  if (point !== null) return pointAt(lattice, point.p, point.q);
  return minimalPoints(lattice)[0] ?? pointAt(lattice, lattice.height, lattice.width);
}

/** What a point's marks are measured against: FourSolver, or for itself SimpleSolver; null for SimpleSolver. */
function reference(lattice: Lattice, { p, q }: Pair): Point | null {
  if (p === 1 || q === 1) return null;
  return p === 2 && q === 2 ? pointAt(lattice, 1, 1) : pointAt(lattice, 2, 2);
}

/** Cells that a point knows and its reference does not. */
export function fixedBeyond(lattice: Lattice, point: Point): ReadonlySet<number> {
  const before = reference(lattice, point)?.result?.cells;
  const cells = point.result?.cells;
  if (before === undefined || cells === undefined) return new Set();
  return new Set([...cells].keys().filter((at) => cells[at] !== '?' && before[at] === '?'));
}

/** The cells that a point leaves; unknown ones while it is not known. */
export function cellsOf({ puzzle }: Lattice, { result }: Point): Uint8Array {
  const { rows, columns, clues } = puzzle;
  if (result !== null)
    return Uint8Array.from(result.cells, (cell) => (cell === '?' ? UNKNOWN : Number(cell)));
  return clues ?? new Uint8Array(rows.length * columns.length).fill(UNKNOWN);
}

/** The point of a text, such as 2.3; null when it is none. */
function pointOf(text: string): Pair | null {
  const [, p = 0, q = 0] = (/^(\d)\.(\d)$/.exec(text) ?? []).map(Number);
  return p < 1 || q < 1 ? null : { p, q };
}

const point = (key: string): Setting<Pair | null> => ({
  key,
  label: 'Point',
  name: 'point',
  usual: null,
  belongs: { to: ['code'], otherwise: null }, // the first minimal one of another puzzle
  input: { kind: 'none' },
  read: (text) => {
    const found = pointOf(text);
    return found === null && text !== ''
      ? bad(`There is no point "${text.slice(0, 20)}": it must be p and q, such as 2.3.`)
      : good(found);
  },
  format: (pair) => (pair === null ? '' : `${pair.p}.${pair.q}`),
  fault: (text) => `${asked('point', text)}; it must be p and q, such as 2.3.`,
});

export const latticeSettings = settings(
  { code: puzzle(''), point: point('a') },
  ({ code, point: chosen }) => {
    const { rows, columns } = puzzleIn(code);
    const [p, q] = [rows, columns].map(({ length }) => Math.min(mostSide, length));
    return chosen !== null && (chosen.p > p! || chosen.q > q!)
      ? {
          point: `${asked('point', `${chosen.p}.${chosen.q}`)}; it must be from 1.1 to ${p}.${q}.`,
        }
      : {};
  },
);

/** What the reader chose; no point: the first minimal one. */
export type LatticeState = ValuesOf<typeof latticeSettings>;

/** The state that a figure opens with. @throws RangeError for a damaged puzzle, or a point that it does not have */
export const defaultState = ({ puzzle: code, point: text = '' }: LatticeProps): LatticeState =>
  latticeSettings.of(
    { code: code ?? galleryPuzzle(firstPreset).code, point: pointOf(text) },
    'pq-lattice',
  );
