/**
 * A recorded run of FourSolver as a trace: phases are the sweeps of SimpleSolver up to a standstill, and the
 * intersections between; inside them sweep > line > cell and intersection > cell.
 */
import { FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { countUnknown, lineOf } from '../../engine/board/image.ts';
import type { SolverEvent, Status } from '../../engine/sweep/events.ts';
import type {
  CrossingEvent,
  IntersectionEvent,
  PqEvent,
  PqRecording,
} from '../../engine/intersect/fourEvents.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { counted, enumerated, inWords } from '../../notebook/plain/numbers.ts';
import type { LineRef } from '../board/boardModel.ts';
import { lineWords } from '../board/boardModel.ts';
import { relationTold } from '../relations/relationWords.ts';
import { capital, startSentence } from './sentences.ts';
import { simpleIdiom, simpleLevels, sweepTicks } from './simpleTrace.ts';
import { sweepPhase } from './sweepPhase.ts';
import type { Idiom, Premise, Trace, TraceStep } from './trace.ts';

/** The levels of a run of FourSolver. */
export const fourLevels = ['phase', ...simpleLevels] as const;

/** How coarse a step of FourSolver is. */
export type FourLevel = (typeof fourLevels)[number];

/** The words of FourSolver: those of SimpleSolver, with phases and successful intersections. */
const fourIdiom: Idiom = {
  ...simpleIdiom,
  method: 'pairs',
  levels: fourLevels,
  ticks: [
    {
      id: 'success',
      shape: 'diamond',
      next: 'Next success',
      words: (number) => `intersection ${number} succeeds`,
    },
    ...sweepTicks,
  ],
};

/** A standstill of SimpleSolver in the run, and what was done there. */
export type Standstill = {
  readonly position: number; // steps taken when it is reached
  readonly grid: Grid;
  readonly sweeps: number; // made until then
  readonly taken: IntersectionEvent | null; // null: the run ends here
};

/** The trace of a run of FourSolver, with its standstills. */
export type FourTrace = { readonly trace: Trace; readonly standstills: readonly Standstill[] };

/**
 * Turns a recording into a trace.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 (FOURSOLVER)
 */
export function fourTrace(recording: PqRecording): FourTrace {
  const { puzzle, first, start, events, status } = recording;
  const grid: Grid = { ...start, cells: start.cells.slice() };
  const steps: TraceStep[] = [];
  const standstills: Standstill[] = [];
  let sweeps = 0;
  for (let at = 0; at < events.length;) {
    const event = events[at];
    if (event?.kind === 'intersection') {
      const taken = at;
      at++;
      const crossings: CrossingEvent[] = [];
      for (let next = events[at]; next?.kind === 'crossing'; next = events[++at])
        crossings.push(next);
      standstills.push({ position: steps.length, grid: copyOf(grid), sweeps, taken: event });
      steps.push(...intersectionSteps(event, recording.intersections, crossings, grid, puzzle));
      for (const { row, column, value } of crossings) grid.cells[row * grid.width + column] = value;
      if (taken === at) break; // unreachable
      continue;
    }
    if (event === undefined || event.kind === 'crossing') break; // unreachable
    const block: SolverEvent[] = [];
    while (at < events.length && isSimple(events[at])) block.push(events[at++] as SolverEvent);
    const from = copyOf(grid);
    for (const one of block) {
      if (one.kind === 'cell') grid.cells[one.row * grid.width + one.column] = one.value;
      if (one.kind === 'sweep') sweeps = one.number;
    }
    const endSentence = (): string => endWords(recording, sweeps, grid);
    const endTold = (): string => endWordsTold[status];
    steps.push(
      ...sweepPhase(
        { events: block, from, to: grid },
        { puzzle, first, status, endSentence, endTold, endPlace: endPlaces[status] },
      ),
    );
  }
  if (status === 'standstill')
    standstills.push({ position: steps.length, grid: copyOf(grid), sweeps, taken: null });
  const said = startSentence(puzzle, start);
  const words = said === undefined ? {} : { startSentence: said };
  return { trace: { idiom: fourIdiom, start, ...words, steps, end: status }, standstills };
}

const copyOf = (grid: Grid): Grid => ({ ...grid, cells: grid.cells.slice() });

const isSimple = (event: PqEvent | undefined): boolean =>
  event !== undefined && event.kind !== 'intersection' && event.kind !== 'crossing';

/** The four lines of an intersection. */
export function linesOfIntersection({
  rows,
  columns,
}: Pick<IntersectionEvent, 'rows' | 'columns'>): readonly LineRef[] {
  return [
    ...rows.map((index): LineRef => ({ direction: 'H', index })),
    ...columns.map((index): LineRef => ({ direction: 'V', index })),
  ];
}

function intersectionSteps(
  event: IntersectionEvent,
  of: number,
  crossings: readonly CrossingEvent[],
  grid: Grid,
  puzzle: Puzzle,
): TraceStep[] {
  const lit = linesOfIntersection(event);
  const premises = lit.map((line): Premise => ({
    line,
    before: lineOf(grid, line.direction, line.index),
    description: (line.direction === 'H' ? puzzle.rows : puzzle.columns)[line.index] ?? [],
  }));
  const head: TraceStep = {
    level: 'phase',
    changes: [],
    lit,
    premises,
    adds: { lines: premises.length },
    ...(event.survivors.length === 0 ? { bad: lit } : {}),
    place: `Pairs of lines, ${event.number} of ${of}`,
    sentence: () => intersectionSentence(event),
    told: () => intersectionTold(event),
  };
  const inner = crossings.map(({ row, column, value }, at): TraceStep => ({
    level: 'cell',
    changes: [{ cell: row * grid.width + column, value }],
    lit,
    ...(at === crossings.length - 1 ? { tick: 'success' } : {}),
    sentence: () =>
      `Row ${row + 1}, column ${column + 1} is ${value === FILLED ? 'filled' : 'empty'} in every way that is left.`,
    told: () => `This cell is ${value === FILLED ? 'filled' : 'empty'} in every way that is left.`,
  }));
  return [head, ...inner];
}

const pairWords = (name: string, lines: readonly number[]): string =>
  `${name} ${enumerated(lines.map((line) => String(line + 1)))}`;

/** What an intersection fixes, and what it rests on. */
export function intersectionSentence(
  event: Pick<IntersectionEvent, 'rows' | 'columns' | 'situation' | 'survivors' | 'fixed'> & {
    readonly number?: number;
  },
): string {
  const { rows, columns, situation, survivors, fixed, number } = event;
  const lines = linesOfIntersection(event);
  const one = number === undefined ? 'Intersection' : `Intersection ${number}`;
  const name =
    rows.length === 2 && columns.length === 2 ? `Pairs of lines, ${one.toLowerCase()}` : one;
  const relations =
    situation === null
      ? ''
      : ` Of the two of these cells that lie on each line: ${lines.map((line, at) => `${lineWords(line)} ${relationTold(situation[at] ?? 0)}`).join(', ')}.`;
  const ways = `left to fill the cells where ${pairWords('rows', rows)} cross ${pairWords('columns', columns)}`;
  if (survivors.length === 0)
    return `${name}: no way is ${ways}, so the puzzle has no solution.${relations}`;
  if (fixed.length === 0)
    return `${name}: nothing new. The ${counted(survivors.length, 'way')} ${ways} agree on nothing.${relations}`;
  const facts = fixed.map(
    ({ row, column, value }) =>
      `row ${row + 1}, column ${column + 1} is ${value === FILLED ? 'filled' : 'empty'}`,
  );
  const how = survivors.length === 1 ? 'the only way' : `the same in all ${survivors.length} ways`;
  return `${name}: ${enumerated(facts)}; that is ${how} ${ways}.${relations}`;
}

/** The same as a person is told it. */
function intersectionTold({
  rows,
  columns,
  survivors,
  fixed,
  crossings,
}: IntersectionEvent): string {
  const { length } = crossings;
  const cells = length === 1 ? 'cell' : `${inWords(length)} cells`;
  const where = `the ${cells} where ${rows.length + columns.length > 4 ? 'all ' : ''}these lines cross`;
  if (survivors.length === 0) return `No way is left to fill ${where}: the puzzle has no solution.`;
  if (survivors.length === 1) return `Only one way is left to fill ${where}.`;
  const agree = fixed.length === 1 ? 'one of them' : `${inWords(fixed.length)} of them`;
  return `${capital(inWords(survivors.length))} ways are left to fill ${where}; they agree on ${agree}.`;
}

const endWordsTold: Readonly<Record<Status, string>> = {
  solved: 'Read two and two, the lines have given it all: the picture is complete.',
  standstill: 'No two rows and two columns can say more.',
  contradiction: 'Nothing fits any more: the puzzle has no solution.',
};

const endPlaces: Readonly<Record<Status, string>> = {
  solved: 'Solved',
  standstill: 'Pairs of lines, then stuck',
  contradiction: 'No solution',
};

/** What is said at the end of a run of FourSolver. */
function endWords({ status, intersections }: PqRecording, sweeps: number, grid: Grid): string {
  const work = `${counted(sweeps, 'sweep')} and ${counted(intersections, 'intersection')}`;
  const unknown = counted(countUnknown(grid), 'cell');
  return {
    solved: `Solved with ${work}: every cell is known and every line fits.`,
    standstill: `Standstill after ${work}: no further intersection is taken. ${unknown} still unknown.`,
    contradiction: `Contradiction after ${work}: the puzzle has no solution.`,
  }[status];
}
