/** The probe explorer without its page: what a puzzle's probes say, and both futures of a cell. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { FixedCell, Grid } from '../../engine/board/cell.ts';
import type { Status } from '../../engine/sweep/events.ts';
import { doubleProbe, probeAll } from '../../engine/probe/probe.ts';
import type {
  DoubleProbe,
  ProbedCell,
  ProbeOutcome,
  ProbingResult,
} from '../../engine/probe/probe.ts';
import type { Category } from '../../engine/probe/probeCategory.ts';
import { CATEGORIES } from '../../engine/probe/probeCategory.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import { capital } from '../../kit/stepper/sentences.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import type { ReasonSentence } from '../../kit/probe/probeTrace.ts';
import { probeTrace, reasonSentences } from '../../kit/probe/probeTrace.ts';
import { CLASS_WORDS } from '../../kit/probe/probeWords.ts';
import type { Trace } from '../../kit/stepper/trace.ts';

/** A puzzle with its probes. */
export type Probing = {
  readonly code: string;
  readonly puzzle: Puzzle;
  readonly result: ProbingResult;
};

/** Cells of the largest puzzle that is probed by the page, not by a worker. */
const mostHere = 400;

/** Whether a puzzle is too large to be probed in the page itself. */
export function isLarge({ rows, columns }: Puzzle): boolean {
  return rows.length * columns.length > mostHere;
}

/** Probes a puzzle. @throws SyntaxError for a damaged code @source 001_a525a3e1210b0814.txt §3.4 */
export function probingOf(code: string): Probing {
  const puzzle = puzzleIn(code);
  return { code, puzzle, result: probeAll(puzzle) };
}

/** What the board shows: a state, and the categories of its unknown cells. */
export type Stage = {
  readonly puzzle: Puzzle;
  readonly status: Status;
  readonly state: Grid;
  readonly cells: readonly ProbedCell[]; // in board order
  /** The category at each place of the board; null for a known cell, or one not probed yet. */
  readonly categoryAt: readonly (Category | null)[];
  readonly fresh: ReadonlySet<number>; // places that the last round of repeated probing found
};

/** The state that SimpleSolver leaves, with its probes. @source 001_a525a3e1210b0814.txt §3.3 */
export function stageOf(
  puzzle: Puzzle,
  { status, state, cells }: StageParts,
  fresh: ReadonlySet<number> = new Set(),
): Stage {
  const categoryAt = Array.from(state.cells, (): Category | null => null);
  for (const { row, column, category } of cells) categoryAt[row * state.width + column] = category;
  return { puzzle, status, state, cells, categoryAt, fresh };
}

type StageParts = Pick<ProbingResult, 'status' | 'state' | 'cells'>;

/** The cells whose value a contradiction proves. @source 001_a525a3e1210b0814.txt §3.3 */
function provedBy({ cells }: Stage): readonly FixedCell[] {
  return cells.flatMap(({ row, column, category }) => {
    const value = CATEGORIES[category]?.proves ?? null;
    return value === null ? [] : [{ row, column, value }];
  });
}

/**
 * One round of repeated probing: every cell that a contradiction proves is fixed, SimpleSolver goes on, and all cells that
 * are unknown then are probed.
 *
 * @returns null when nothing is proved, or a cell of category 10 says that there is no solution
 * @source 001_a525a3e1210b0814.txt §3.3 ("we fill this cell with the opposite of what caused the contradiction")
 */
export function nextRound(stage: Stage): Stage | null {
  const from = roundStart(stage);
  return from === null ? null : roundOf(stage, probeAll(stage.puzzle, { from }));
}

/**
 * The state that the next round goes on from.
 *
 * @returns null as {@link nextRound} does
 * @source 001_a525a3e1210b0814.txt §3.3
 */
export function roundStart(stage: Stage): Grid | null {
  if (!hasNextRound(stage)) return null;
  const { state } = stage;
  const cells = state.cells.slice();
  for (const { row, column, value } of provedBy(stage)) cells[row * state.width + column] = value;
  return { ...state, cells };
}

/** The round that was probed from its start. @source 001_a525a3e1210b0814.txt §3.3 */
export function roundOf({ puzzle, state }: Stage, result: ProbingResult): Stage {
  const found = [...result.state.cells.keys()].filter(
    (at) => state.cells[at] === UNKNOWN && result.state.cells[at] !== UNKNOWN,
  );
  return stageOf(puzzle, result, new Set(found));
}

/** Whether another round does something. */
export function hasNextRound(stage: Stage): boolean {
  return provedBy(stage).length > 0 && !stage.cells.some(({ category }) => category === 10);
}

/** Whether probing single cells has come to its end here without settling the puzzle. */
export const isStuck = (stage: Stage): boolean =>
  stage.status === 'standstill' &&
  !hasNextRound(stage) &&
  !stage.cells.some(({ category }) => CATEGORIES[category]?.solutions != null);

/** Where a round stands, and what the next one would do. */
export function roundWords(stage: Stage, round: number): string {
  const { status, cells } = stage;
  const before = round === 0 ? '' : `After ${counted(round, 'round')}: `;
  if (status === 'solved') return `${before}solved. Repeated probing finds every cell.`;
  if (status === 'contradiction') return `${before}a contradiction, so there is no solution.`;
  const proved = provedBy(stage).length;
  const open = `${before}${counted(cells.length, 'cell')} unknown.`;
  if (cells.some(({ category }) => category === 10))
    return `${open} One has no value that it can have, so there is no solution.`;
  return proved === 0
    ? `${open} No contradiction proves anything here: repeated probing ends.`
    : `${open} Contradictions prove the value of ${proved === cells.length ? 'every one of them' : `${proved} of them`}.`;
}

/** The same in a sentence for the stage. */
export function roundSentence(stage: Stage): string {
  const { status, cells } = stage;
  if (status === 'solved') return 'Solved: the futures that broke were enough.';
  if (status === 'contradiction') return 'A line is impossible, so there is no solution.';
  if (cells.some(({ category }) => category === 10))
    return 'One cell can be neither filled nor empty, so there is no solution.';
  const proved = provedBy(stage).length;
  if (proved === 0)
    return `No future breaks any more: ${counted(cells.length, 'cell')} ${cells.length === 1 ? 'stays' : 'stay'} open.`;
  const which =
    proved === cells.length
      ? `All of ${counted(cells.length, 'open cell')}`
      : `${capital(inWords(proved))} of ${counted(cells.length, 'open cell')}`;
  return `${which} break one way. So each of them is what it is the other way.`;
}

/** The place of a cell in the grid. */
export function placeOf({ state }: Stage, { row, column }: ProbedCell): number {
  return row * state.width + column;
}

/**
 * The cell that a board opens with: one that tells most. The first that proves a single solution, else the first that
 * finds two, else the first that proves its own value, else the first.
 *
 * @returns its place in the grid; null when no cell is unknown
 */
export function openingCell(stage: Stage): number | null {
  const { cells } = stage;
  const found =
    cells.find(({ category }) => category === 11 || category === 14) ??
    cells.find(({ category }) => category === 15) ??
    cells.find(({ category }) => category >> 2 === 2 || (category & 3) === 2) ??
    cells[0];
  return found === undefined ? null : placeOf(stage, found);
}

/** How often each category occurs, by number. @source 001_a525a3e1210b0814.txt Table 1 */
export function categoryCounts({ cells }: Stage): readonly number[] {
  const counts = Array.from({ length: 16 }, () => 0);
  for (const { category } of cells) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}

const sortedCells = new WeakMap<Stage, readonly ProbedCell[]>();

/**
 * The cells in board order, or by category and then in board order.
 *
 * @returns the same list for the same stage
 * @source 001_a525a3e1210b0814.txt §3.4, §4.1
 */
export function ordered(stage: Stage, order: 'board' | 'sorted'): readonly ProbedCell[] {
  if (order === 'board') return stage.cells;
  const known = sortedCells.get(stage);
  if (known !== undefined) return known;
  const sorted = stage.cells.toSorted((a, b) => a.category - b.category);
  sortedCells.set(stage, sorted);
  return sorted;
}

/** One branch of a double probe, ready to be stepped through. */
export type Branch = {
  readonly outcome: ProbeOutcome;
  readonly trace: Trace;
  readonly reasons: readonly ReasonSentence[]; // empty without a contradiction
};

/** Both futures of a cell. */
export type Futures = {
  readonly puzzle: Puzzle;
  readonly probe: DoubleProbe;
  readonly one: Branch;
  readonly zero: Branch;
  /** Cells that both futures give the same value; empty when one of them cannot be. */
  readonly shared: readonly number[];
};

/** @param cell - an unknown cell of the stage, as its place in the grid @source 001_a525a3e1210b0814.txt §3.3 */
export function futuresOf({ puzzle, state }: Stage, cell: number): Futures {
  const probe = doubleProbe(puzzle, state, cell);
  const branch = (outcome: ProbeOutcome): Branch => ({
    outcome,
    trace: probeTrace(puzzle, outcome),
    reasons: outcome.contradiction === null ? [] : reasonSentences(outcome, outcome.contradiction),
  });
  const [one, zero] = [branch(probe.one), branch(probe.zero)];
  const both = [probe.one, probe.zero].every(({ status }) => status !== 'contradiction');
  const shared = both ? probe.agreed.map(({ row, column }) => row * state.width + column) : [];
  return { puzzle, probe, one, zero, shared };
}

/** How far SimpleSolver comes and what the probes make of it, in words. @source 001_a525a3e1210b0814.txt Tables 2 and 3 */
export function summaryWords({ state }: Stage, result: ProbingResult | null): string {
  const { length } = state.cells;
  if (result === null) return '';
  if (result.status === 'solved') return 'Sweeps solve this puzzle: no cell is left to be probed.';
  if (result.status === 'contradiction')
    return 'Sweeps meet a contradiction: the puzzle has no solution, and there is nothing to probe.';
  const open = `Sweeps leave ${result.cells.length} of ${counted(length, 'cell')} unknown.`;
  if (result.sequence.includes(10)) return `${open} Category 10: the puzzle has no solution.`;
  return result.class === null
    ? open
    : `${open} In Wensveen’s thesis this is class ${CLASS_WORDS[result.class]}.`;
}

/** What the board is, for readers who do not see it. */
export function boardName({ rows, columns }: Puzzle): string {
  return `Nonogram of ${rows.length} rows and ${columns.length} columns where sweeps stop`;
}
