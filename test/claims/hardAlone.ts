/**
 * (p,q)-SOLVERs of small squares, for tests: written after the definition of 000, section 3.2, without the engine and
 * without bounds on the work. A state is what each line can still be.
 */
import { range } from 'd3';

type Lines = readonly number[][]; // of each line, what it can be; bit k is cell k
type State = { rows: Lines; columns: Lines };

const runsOf = (line: number): string =>
  line
    .toString(2)
    .split('0')
    .filter((run) => run !== '')
    .map((run) => run.length)
    .join();

const alike = (side: number, line: number): number[] =>
  range(2 ** side).filter((other) => runsOf(other) === runsOf(line));

function blank(side: number, image: number): State {
  const rows = range(side).map((i) => Math.floor(image / 2 ** (side * i)) % 2 ** side);
  const columns = range(side).map((j) =>
    rows.reduce((sum, row, i) => sum | (((row >> j) & 1) << i), 0),
  );
  return {
    rows: rows.map((row) => alike(side, row)),
    columns: columns.map((column) => alike(side, column)),
  };
}

/** What lines can be beside those that cross them: at each crossing, some of the other line has the same value. */
const beside = (from: Lines, to: Lines): number[][] =>
  to.map((lines, k) =>
    lines.filter((line) =>
      from.every((others, i) => others.some((other) => ((other >> k) & 1) === ((line >> i) & 1))),
    ),
  );

/** Takes out of the crossing lines what no line allows, until nothing follows. */
function settle({ rows, columns }: State): State {
  for (;;) {
    const nextColumns = beside(rows, columns);
    const nextRows = beside(nextColumns, rows);
    const size = (lines: Lines): number => lines.flat().length;
    const same = size(nextRows) === size(rows) && size(nextColumns) === size(columns);
    [rows, columns] = [nextRows, nextColumns];
    if (same) return { rows, columns };
  }
}

const isSolved = ({ rows }: State): boolean => rows.every((lines) => lines.length === 1);

/** Calls `each` with the rows of every choice of values for the crossings that all these lines allow; ends when it says so. */
function survivors(
  { rows, columns }: State,
  some: readonly number[],
  across: readonly number[],
  each: (chosen: readonly number[]) => boolean,
): void {
  const mask = across.reduce((sum, j) => sum | (1 << j), 0);
  const choices = some.map((i) => [...new Set(rows[i]!.map((line) => line & mask))]);
  const above = range(some.length + 1).map((at) =>
    some.slice(0, at).reduce((sum, i) => sum | (1 << i), 0),
  );
  const starts = across.map((j) =>
    above.map((those) => new Set(columns[j]!.map((line) => line & those))),
  );
  const chosen: number[] = [];
  const go = (at: number, so: readonly number[]): boolean => {
    if (at === some.length) return each(chosen);
    return choices[at]!.some((row) => {
      const next = across.map((j, k) => so[k]! | (((row >> j) & 1) << some[at]!));
      if (!next.every((start, k) => starts[k]![at + 1]!.has(start))) return false;
      chosen[at] = row;
      return go(at + 1, next);
    });
  };
  go(
    0,
    across.map(() => 0),
  );
}

/** The state after a successful intersection, or null. */
function intersect(state: State, some: readonly number[], across: readonly number[]): State | null {
  const mask = across.reduce((sum, j) => sum | (1 << j), 0);
  const can = some.map((i) =>
    [0, mask].map((flip) => state.rows[i]!.reduce((sum, line) => sum | ((line ^ flip) & mask), 0)),
  );
  const seen = some.map(() => [0, 0]);
  survivors(state, some, across, (chosen) => {
    for (const [at, row] of chosen.entries()) {
      seen[at]![0]! |= row;
      seen[at]![1]! |= row ^ mask;
    }
    return seen.every(([one, none], at) => one === can[at]![0] && none === can[at]![1]);
  });
  if (seen.every(([one, none], at) => one === can[at]![0] && none === can[at]![1])) return null;
  const rows = state.rows.map((lines, i) => {
    const [one, none] = seen[some.indexOf(i)] ?? [mask, mask];
    return lines.filter((line) => (line & mask & ~one!) === 0 && (~line & mask & ~none!) === 0);
  });
  return { rows, columns: state.columns };
}

const choose = (side: number, count: number): number[][] =>
  range(2 ** side)
    .map((set) => range(side).filter((k) => (set >> k) & 1))
    .filter((set) => set.length === count);

/** Where the (p,q)-SOLVER ends. */
function solve(state: State, p: number, q: number): State {
  const side = state.rows.length;
  for (const some of choose(side, p))
    for (const across of choose(side, q)) {
      const next = intersect(state, some, across);
      if (next !== null) return solve(settle(next), p, q);
    }
  return state;
}

/**
 * What a picture is hard for, in the form of a stored kind: `2,3 3,2`; and how many solutions its clues have, 2 for more.
 *
 * @param image - its number: bit i · side + j is cell (i, j)
 */
export function hardAlone(
  side: number,
  image: number,
): { readonly kind: string; readonly solutions: number } {
  const start = blank(side, image);
  let solutions = 0;
  survivors(start, range(side), range(side), () => ++solutions === 2);
  const settled = settle(start);
  const four = solve(settled, 2, 2);
  const hard: [number, number][] = [];
  const pairs = range(2, side + 1).flatMap((p) =>
    range(2, side + 1).map((q): [number, number] => [p, q]),
  );
  for (const [p, q] of pairs.toSorted(([a, b], [c, d]) => a + b - c - d)) {
    if (hard.some(([a, b]) => a <= p && b <= q)) continue;
    // from where (2,2) ends: what it finds, each of these finds too
    if (isSolved(solve(four, p, q))) hard.push([p, q]);
  }
  const kind = hard
    .map((pair) => pair.join())
    .toSorted()
    .join(' ');
  return { kind: isSolved(settled) ? '1,1' : kind, solutions };
}
