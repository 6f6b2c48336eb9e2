/** FourSolver and the (p,q)-SOLVERs: some rows and some columns at once. */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { startGrid } from '../engine/board/puzzle.ts';
import { fourDifficultyInPieces } from '../engine/intersect/fourDifficulty.ts';
import type { FourDifficulty } from '../engine/intersect/fourDifficulty.ts';
import { recordFourInPieces } from '../engine/intersect/fourSolver.ts';
import type { Pair } from '../engine/intersect/pqHardness.ts';
import { createPqRun, intersectionsOf, MOST_INTERSECTIONS } from '../engine/intersect/pqRun.ts';
import type { InPieces } from '../engine/pieces.ts';
import type { Status } from '../engine/sweep/events.ts';
import { counted, grouped } from '../notebook/plain/numbers.ts';
import { knownText, noneText, stuckText, sweepsText, whereItStopped } from './method.ts';
import type { Difficulty, Method, MethodEnd } from './method.ts';

/** States that the search for the shortest way looks at before only bounds are told. */
const mostStates = 1000;

const shortest = (value: string): Difficulty => ({
  name: '(2,2)-difficulty',
  source: '000',
  place: '§3.2',
  measures:
    'The fewest successful intersections of two rows and two columns that solve it, sweeps between them for nothing.',
  value,
});

function boundsText({ atLeast, atMost }: FourDifficulty): string {
  return atLeast === atMost ? String(atLeast) : `${atLeast} to ${atMost}`;
}

export const twoAndTwo: Method = {
  id: 'four',
  kind: 'pairs',
  name: 'Pairs of lines',
  does: `Sweeps, and where they stop what two rows and two columns allow together. For its difficulty ${grouped(mostStates)} states are looked at.`,
  chapter: 'two-rows-two-columns',
  figure: 'four-stepper',
  goesOnFrom: 'sweeps',
  *run(puzzle) {
    const { status, end, intersections } = yield* silently(recordFourInPieces(puzzle));
    const took = counted(intersections, 'intersection');
    if (status === 'contradiction')
      return {
        status: 'none',
        grid: end,
        verdict: noneText,
        difficulties: [shortest('none: there is no solution')],
      };
    if (status === 'standstill')
      return {
        status: 'stuck',
        grid: end,
        verdict: `${stuckText(end)}${intersections === 0 ? ': no intersection helps' : ` after ${took}`}`,
        difficulties: [shortest('none: intersections do not solve it')],
        settings: whereItStopped,
      };
    const difficulty = yield* silently(fourDifficultyInPieces(puzzle, { maxStates: mostStates }));
    return {
      status: 'solved',
      grid: end,
      verdict: intersections === 0 ? sweepsText : `solved, ${took}`,
      difficulties: [shortest(boundsText(difficulty))],
    };
  },
};

/** The pieces of a work without its news. */
function* silently<Result>(pieces: InPieces<Result, unknown>): InPieces<Result> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    yield;
  }
}

/** The most rows and columns at once, as in the lattice. */
const mostSide = 5;

/** Work of one pair, and of all of them, before it is given up: a million is some 50 ms. */
const workOfPair = 20_000_000;
const workOfAll = 60_000_000;
const piece = 20_000;

/** A pair that was run, or given up. */
type PairEnd = Pair & { readonly status: Status | 'open'; readonly grid: Grid };

/** What is known in either of two states. */
function joined(a: Grid, b: Grid): Grid {
  return { ...a, cells: a.cells.map((cell, at) => (cell === UNKNOWN ? b.cells[at]! : cell)) };
}

/** Runs one pair from what the two next weaker ones know. */
function* runPair(puzzle: Puzzle, { p, q }: Pair, from: Grid): InPieces<PairEnd & Spent, string> {
  const [m, n] = [puzzle.rows.length, puzzle.columns.length];
  if (intersectionsOf(m, n, p, q) > MOST_INTERSECTIONS)
    return { p, q, status: 'open', grid: from, spent: 0 };
  const run = createPqRun(puzzle, p, q, from);
  while (!run.done && run.spent < workOfPair) {
    run.work(piece);
    yield `${p} rows and ${q} columns`;
  }
  const open = !run.done || !run.complete;
  return { p, q, status: open ? 'open' : run.status, grid: run.grid, spent: run.spent };
}

type Spent = { readonly spent: number };

const namesOf = (pairs: readonly Pair[], after = ''): string =>
  pairs.map(({ p, q }) => `(${p},${q})${after}`).join(' and ');

const hardness = (value: string): Difficulty => ({
  name: '(p,q)-hardness',
  source: '000',
  place: '§3.2',
  measures:
    'How many rows and columns have to be read together at least; where several pairs with the same sum do, all of them.',
  value,
});

const endOf = (
  status: MethodEnd['status'],
  grid: Grid,
  verdict: string,
  hard: string,
  settings: MethodEnd['settings'] = {},
): MethodEnd => ({ status, grid, verdict, difficulties: [hardness(hard)], settings });

export const moreLines: Method = {
  id: 'pq',
  kind: 'pairs',
  name: 'More rows and columns at once',
  does: `The (p,q)-SOLVERs up to five rows and five columns, small ones first, until one solves it. A pair is left out when it has more than ${grouped(MOST_INTERSECTIONS)} choices of lines, or takes more than about a second.`,
  chapter: 'two-rows-two-columns',
  figure: 'pq-lattice',
  goesOnFrom: 'sweeps',
  *run(puzzle, { sweeps, four }) {
    const simple = sweeps?.grid ?? startGrid(puzzle);
    const two = four?.grid ?? simple;
    if (sweeps?.status === 'solved') return endOf('solved', simple, sweepsText, '(1,1): simple');
    if (four?.status === 'solved')
      return endOf('solved', two, 'solved: pairs of lines are enough', '(2,2)-hard');
    if (four?.status === 'none' || sweeps?.status === 'none')
      return endOf('none', two, noneText, 'none: there is no solution');
    return yield* growing(puzzle, simple, two);
  },
};

/** The pairs by their sum, from (2,3) and (3,2) on. */
function* growing(puzzle: Puzzle, simple: Grid, two: Grid): InPieces<MethodEnd, string> {
  const [m, n] = [puzzle.rows.length, puzzle.columns.length].map((side) =>
    Math.min(mostSide, side),
  ) as [number, number];
  const ends = new Map<string, PairEnd>();
  const at = (p: number, q: number): Grid => {
    if (p < 2 || q < 2) return simple;
    return ends.get(`${p},${q}`)?.grid ?? two;
  };
  let spent = 0;
  let best: Grid = two;
  let open: PairEnd | null = null;
  let last: Pair = { p: 2, q: 2 };
  for (let sum = 5; sum <= m + n && spent < workOfAll; sum++) {
    const level: PairEnd[] = [];
    for (let p = Math.max(2, sum - n); p <= Math.min(m, sum - 2); p++) {
      const q = sum - p;
      const end = yield* runPair(puzzle, { p, q }, joined(at(p - 1, q), at(p, q - 1)));
      spent += end.spent;
      level.push(end);
      ends.set(`${p},${q}`, end);
      best = joined(best, end.grid);
      if (end.status === 'open') open ??= end;
      else last = end;
    }
    const deciding = level.filter(
      ({ status }) => status === 'solved' || status === 'contradiction',
    );
    const [first] = deciding;
    if (first === undefined) continue;
    const settings = { a: `${first.p}.${first.q}` };
    if (first.status === 'contradiction')
      return endOf('none', first.grid, noneText, 'none: there is no solution', settings);
    const sure = open === null ? '' : ', unless one that was left out does';
    return endOf(
      'solved',
      first.grid,
      `solved by ${namesOf(deciding)}`,
      `${namesOf(deciding, '-hard')}${sure}`,
      settings,
    );
  }
  const settings = { a: `${last.p}.${last.q}` };
  if (open !== null || spent >= workOfAll) {
    const where = open === null ? '' : ` at (${open.p},${open.q})`;
    return endOf('open', best, `given up${where}: ${knownText(best)}`, 'not known', settings);
  }
  return endOf('stuck', best, stuckText(best), `none up to (${m},${n})`, settings);
}
