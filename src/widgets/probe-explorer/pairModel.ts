/** Two cells of the explorer probed together: their four futures, what these share, and what that proves in words. */
import { formatLine } from '../../engine/board/cell.ts';
import { NO_RELATION, relationOfMask } from '../../engine/line/pairRelations.ts';
import type { FixedCell, Place } from '../../engine/board/cell.ts';
import type { SetFuture, SetProbe } from '../../engine/probe/probeEvents.ts';
import { probeSet } from '../../engine/probe/probeSets.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { placeWords, valueWord } from '../../kit/probe/probeTrace.ts';
import { relationMeaning } from '../../kit/relations/relationWords.ts';
import type { Stage } from './model.ts';

/** A pair of cells under its four assignments. */
export type PairProbe = {
  readonly places: readonly [first: number, second: number]; // in the grid, as they were chosen
  /** The first cell's value, then the second's: 11, 10, 01, 00. */
  readonly futures: readonly SetFuture[];
  readonly survivors: number; // futures without a contradiction
  readonly fixed: readonly FixedCell[]; // unknown before, the same in all survivors: certain
  /** Those of `fixed` that the double probes of the two cells, each by itself, do not fix. */
  readonly fresh: readonly FixedCell[];
};

/** What is asked of the engine for a pair: both cells together, then each alone. */
export function setsOf(first: number, second: number): readonly (readonly number[])[] {
  return [[Math.min(first, second), Math.max(first, second)], [first], [second]];
}

/**
 * Probes a pair.
 *
 * @param first - an unknown cell of the stage, as its place in the grid
 * @param second - another one
 * @throws RangeError when one is known, or both are the same
 * @source 001_a525a3e1210b0814.txt §5 proposes it; src/engine/probe/probeSets.ts defines it
 */
export function pairOf({ puzzle, state }: Stage, first: number, second: number): PairProbe {
  const sets = setsOf(first, second).map((cells) => probeSet(puzzle, state, cells));
  return pairFrom(sets, first, second);
}

/** The pair from the answers to {@link setsOf}. @throws RangeError when there are fewer than three */
export function pairFrom(sets: readonly SetProbe[], first: number, second: number): PairProbe {
  const [both, ...alone] = sets;
  if (both === undefined || alone.length !== 2) throw new RangeError('three sets make a pair');
  // the engine takes the cells in board order and counts up
  const futures = both.futures
    .map((future) => (first < second ? future : { ...future, values: future.values.toReversed() }))
    .toSorted((a, b) => numberOf(b) - numberOf(a));
  const known = new Set(alone.flatMap(({ fixed }) => fixed.map(nameOf)));
  return {
    places: [first, second],
    futures,
    survivors: both.survivors,
    fixed: both.fixed,
    fresh: both.fixed.filter((cell) => !known.has(nameOf(cell))),
  };
}

const numberOf = ({ values: [one = 0, two = 0] }: SetFuture): number => 2 * one + two;
const nameOf = ({ row, column }: FixedCell): string => `${row} ${column}`;

/** "Both filled", "First filled, second empty" and so on. */
export function valuesWords({ values: [one = 0, two = 0] }: SetFuture): string {
  return one === two
    ? `Both ${valueWord(one)}`
    : `First ${valueWord(one)}, second ${valueWord(two)}`;
}

/** "Row 1, column 2 and row 3, column 4". */
export function pairTitle({ state: { width } }: Stage, places: readonly number[]): string {
  const words = places
    .map((place) => placeWords({ row: Math.floor(place / width), column: place % width }))
    .join(' and ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** What a pair proves, in one sentence. */
export function proofOf(pair: PairProbe): string {
  const { survivors } = pair;
  if (survivors === 0) return 'None of the four futures survives: the puzzle has no solution.';
  const open = `${survivors === 4 ? 'All four' : `${numbers[survivors]} of the four`} futures survive${survivors === 1 ? 's' : ''}`;
  const parts = [relationOf(pair), solutionsOf(pair), agreedOf(pair)];
  return `${open}: ${parts.filter((part) => part !== '').join('; ')}.`;
}

const numbers = ['None', 'One', 'Two', 'Three'];

/** What the survivors leave the two cells to be together; '' when that is everything, or one of them is fixed. */
function relationOf({ futures }: PairProbe): string {
  let allowed = 0;
  for (const future of futures)
    if (future.status !== 'contradiction') allowed |= 1 << numberOf(future);
  const relation = relationOfMask(allowed);
  if (relation === 0 || relation === NO_RELATION) return '';
  const meaning = relationMeaning(relation);
  return `${meaning[0]?.toLowerCase() ?? ''}${meaning.slice(1, -1)}`;
}

/** How many solutions the futures show; each solved one has exactly one, as sweeps never guess. '' when none is solved. */
function solutionsOf({ futures, survivors }: PairProbe): string {
  const solved = futures.filter(({ status }) => status === 'solved').length;
  if (solved === 0) return '';
  const count = solved === 1 ? 'one solution' : counted(solved, 'solution');
  return `the puzzle has ${solved === survivors ? 'exactly' : 'at least'} ${count}`;
}

/** What the survivors share, and whether the two cells, each by itself, say it too. */
function agreedOf({ survivors, fixed, fresh }: PairProbe): string {
  const count = fixed.length;
  if (count === 0) return 'no cell that was unknown is the same in all of them';
  const cells = count === 1 ? 'one cell is' : `${counted(count, 'cell')} are`;
  const agreed = `${cells} ${survivors === 1 ? '' : 'the same in all of them and '}certain`;
  if (fresh.length === 0) return agreed;
  return fresh.length === count
    ? `${agreed}, which neither cell proves by itself`
    : `${agreed}, ${fresh.length} of which neither cell proves by itself`;
}

/** The pair for the live region: its cells, the outcomes, what they prove. */
export function pairWords(stage: Stage, pair: PairProbe): string {
  const outcomes = pair.futures
    .map((future) => `${valuesWords(future)}: ${future.status}.`)
    .join(' ');
  return `${pairTitle(stage, pair.places)}. ${outcomes} ${proofOf(pair)}`;
}

/** The pair in the JSON file; rows and columns from 1. */
export function pairJson({ state: { width } }: Stage, pair: PairProbe): unknown {
  return {
    cells: pair.places.map((at) => oneBased({ row: Math.floor(at / width), column: at % width })),
    futures: pair.futures.map(({ values, status, grid }) => ({
      values: values.join(''),
      status,
      grid: formatLine(grid.cells),
    })),
    survivors: pair.survivors,
    fixed: pair.fixed.map((cell) => ({ ...oneBased(cell), value: cell.value })),
    byThePairAlone: pair.fresh.map((cell) => ({ ...oneBased(cell), value: cell.value })),
  };
}

const oneBased = ({ row, column }: Place): Place => ({ row: row + 1, column: column + 1 });
