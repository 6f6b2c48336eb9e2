/** The FourSolver stepper without its page: settings, runs, the intersections of a standstill. */
import type { Direction } from '../../engine/board/cell.ts';
import type { FourSuccess, GridRelations } from '../../engine/intersect/fourSolver.ts';
import { fourSuccesses, gridRelations, situationAt } from '../../engine/intersect/fourSolver.ts';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import { outcomeOf } from '../../engine/intersect/lookupTable.ts';
import type { Intersection } from '../../engine/intersect/pqIntersection.ts';
import { intersect } from '../../engine/intersect/pqIntersection.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Stretch } from '../../kit/stepper/position.ts';
import type { FourLevel, Standstill } from '../../kit/stepper/fourTrace.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';

/** What a page author may set. */
export type FourStepperProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
  readonly first?: Direction; // of the first sweep; default H
  readonly step?: number; // place in the run that the figure opens at; default 0
  readonly granularity?: FourLevel; // default phase
  readonly alone?: boolean; // what follows the first standstill is told by itself; default the whole run
};

/** What a link keeps. */
export type FourSettings = {
  readonly code: string; // of the puzzle
  readonly first: Direction;
  readonly choices: readonly LineChoice[]; // intersections to take first, in order
  readonly granularity: FourLevel;
  readonly position: number; // steps taken
  readonly looked: LineChoice | null; // the intersection looked at
  readonly proof: CellPlace | null; // the cell that is proved
};

/** Cells of the largest puzzle that is solved in the page itself, within a frame or two; larger ones go to a worker. */
const mostHere = 400;

/** Whether a puzzle is too large to be solved in the page itself. */
export function isLarge({ rows, columns }: Puzzle): boolean {
  return rows.length * columns.length > mostHere;
}

/** Most rows, and most columns, of a puzzle whose intersections are drawn as a map: 435 pairs of each. */
export const mostMapped = 30;

/** The settings that a figure opens with. */
export function defaultFour(
  { puzzle, first = 'H', step = 0, granularity = 'phase' }: FourStepperProps,
  firstCode: string,
): FourSettings {
  return {
    code: puzzle ?? firstCode,
    first,
    choices: [],
    granularity,
    position: step,
    looked: null,
    proof: null,
  };
}

/** From the first standstill to the last step that finds a cell. */
export function fromStandstill({ trace: { steps }, standstills }: FourRun): Stretch | undefined {
  const from = standstills[0]?.position;
  if (from === undefined) return undefined;
  return { from, to: steps.findLastIndex(({ changes }) => changes.length > 0) + 1 };
}

/** The standstill that the reader is at or came past last; null before the first, or when sweeps solve the puzzle. */
export function standstillAt({ standstills }: FourRun, position: number): Standstill | null {
  return standstills.findLast((one) => one.position <= position) ?? null;
}

/** The intersections of one standstill: everything that the map shows. */
export type StandstillMap = {
  readonly relations: GridRelations;
  readonly successes: readonly FourSuccess[];
  readonly rowPairs: readonly (readonly [number, number])[];
  readonly columnPairs: readonly (readonly [number, number])[];
};

const pairsOf = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, a) =>
    Array.from({ length: count - a - 1 }, (__, k): [number, number] => [a, a + 1 + k]),
  ).flat();

/** Most successful intersections that are listed. */
export const mostListed = 2000;

/** Looks through all intersections of a standstill. @source 000_8dc3042ab81c971c.txt §3.2 */
export function mapOf({ puzzle }: FourRun, { grid }: Standstill): StandstillMap {
  const relations = gridRelations(grid, puzzle);
  const successes = fourSuccesses(grid, puzzle, relations).take(mostListed).toArray();
  return mapOfSuccesses(relations, successes);
}

/** The map of successes that were found elsewhere. */
export function mapOfSuccesses(
  relations: GridRelations,
  successes: readonly FourSuccess[],
): StandstillMap {
  const { height, width } = relations.grid;
  return { relations, successes, rowPairs: pairsOf(height), columnPairs: pairsOf(width) };
}

/** What there is at two rows and two columns. */
export type Look = Intersection & {
  readonly situation: Situation | null; // null when not all four crossings are unknown
};

/** Carries out one intersection of a standstill. @throws RangeError for lines that the grid does not have @source 000 §3.2 */
export function lookAt(
  { puzzle }: FourRun,
  { grid }: Standstill,
  { relations }: StandstillMap,
  { rows, columns }: LineChoice,
): Look {
  return {
    ...intersect(grid, puzzle, rows, columns),
    situation: situationAt(relations, rows, columns),
  };
}

/** How many cells a successful intersection fixes; 0 for one without survivors. */
export function fixedBy({ situation }: FourSuccess): number {
  return outcomeOf(situation).fixed;
}

/** The choices with another one at standstill number `at`; later ones are dropped. */
export function choose(run: FourRun, at: Standstill, choice: LineChoice): readonly LineChoice[] {
  const before = run.standstills.slice(0, run.standstills.indexOf(at));
  const taken = before.flatMap((one) => (one.taken === null ? [] : [one.taken]));
  return [...taken.map(({ rows, columns }) => ({ rows, columns })), choice];
}
