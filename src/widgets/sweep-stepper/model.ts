/** The state of a stepper figure and the runs it shows: pure, from link values to recording and back. */
import { UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import type { Direction, Grid } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import type { LineEvent, Recording, Status } from '../../engine/sweep/events.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { createFewestSettles } from '../../engine/sweep/fewestSettles.ts';
import type { FewestSettles } from '../../engine/sweep/fewestSettles.ts';
import { record, solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { otherDirection } from '../../engine/sweep/sweep.ts';
import { stepsIn } from '../../kit/stepper/fileSteps.ts';
import type { SimpleLevel } from '../../kit/stepper/simpleTrace.ts';
import { simpleLevels, simpleTrace } from '../../kit/stepper/simpleTrace.ts';
import { codeOf, puzzleIn } from '../../kit/puzzle/coded.ts';
import { linksOf, olderLinks } from '../../kit/puzzle/links.ts';
import { pace } from '../../kit/stepper/pace.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { cell, cellProblem, place, puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import type { Trace } from '../../kit/stepper/trace.ts';
import { outlineOf, stopsAt } from '../../kit/stepper/trace.ts';

/** What a page author may set. */
export type SweepStepperProps = {
  readonly puzzle: string; // code of the puzzle that the figure opens with
  readonly first?: Direction; // default H
  readonly presets?: string; // name of a list in presets.ts; default all
  readonly step?: number; // place in the run that the figure opens at; default 0
  readonly granularity?: SimpleLevel; // default line
  readonly compact?: boolean; // only board and transport: no choice of puzzle, no log
  readonly folded?: boolean; // choice of puzzle, what there is to see in it and how hard it is: behind a fold
  /** The puzzle that the figure opened with once, at its start: links that name none still mean it. */
  readonly before?: string;
};

/** What a link keeps; the position is the number of events taken. */
const sweepSettings = settings(
  {
    code: puzzle(''),
    first: choice<Direction>('f', 'First sweep', { H: 'rows (H)', V: 'columns (V)' }, 'H'),
    granularity: pace('g', simpleLevels, 'line'),
    position: place('s', 0, { to: ['code', 'first'], otherwise: 0 }),
    proof: cell('c', 'Cell that is proved', null, { to: ['code'], otherwise: null }),
  },
  ({ code, proof }) => {
    const problem = cellProblem(proof, puzzleIn(code));
    return problem === null ? {} : { proof: problem };
  },
);

export type Settings = ValuesOf<typeof sweepSettings>;

export const sweepLinks = linksOf(sweepSettings);

/** The links of a figure, by what its author set. */
export const linksFor = ({ before }: Pick<SweepStepperProps, 'before'>): typeof sweepLinks =>
  before === undefined
    ? sweepLinks
    : olderLinks(sweepSettings, sweepSettings.of({ code: before }, 'sweep-stepper'));

/** One puzzle, run in one direction. */
export type SweepRun = {
  readonly code: string;
  readonly puzzle: Puzzle;
  readonly recording: Recording;
  readonly trace: Trace;
};

/** The numbers of sweeps in both directions; null: not simple. */
export type SweepNumbers = {
  readonly H: number | null;
  readonly V: number | null;
  /** The fewest lines to be settled, and those in which sweeps find something, rows first; null also for a larger board. */
  readonly settles: { readonly fewest: number; readonly fixing: number } | null;
};

/** The settings that a figure opens with. @throws RangeError for a damaged puzzle code */
export const defaultSettings = ({
  puzzle: code,
  step = 0,
  ...others
}: SweepStepperProps): Settings =>
  sweepSettings.of({ ...others, code, position: step }, 'sweep-stepper');

/**
 * Records a puzzle.
 *
 * @param code - of the puzzle
 * @throws SyntaxError for a damaged code
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function runOf(code: string, first: Direction): SweepRun {
  const puzzle = puzzleIn(code);
  const recording = record(puzzle, first);
  return { code, puzzle, recording, trace: simpleTrace(recording) };
}

/**
 * The first place of a walk line by line at which a cell is known: the first thing that there is to see.
 *
 * @throws RangeError for a puzzle of which no line gives a cell
 */
export function firstFind(code: string): number {
  const { trace } = runOf(code, 'H');
  const found = trace.steps.findIndex(({ changes }) => changes.length > 0);
  const stop = stopsAt(outlineOf(trace), 'line').find((at) => at > found);
  if (found < 0 || stop === undefined) throw new RangeError(`sweeps find nothing in ${code}`);
  return stop;
}

/**
 * Counts the sweeps of both directions: one from the recording, the other by the fast path.
 *
 * @source 000_8dc3042ab81c971c.txt §3.1; 001_a525a3e1210b0814.txt §3.2 (both directions)
 */
export function sweepNumbers({ puzzle, recording }: SweepRun): SweepNumbers {
  const end = recording.events.at(-1);
  // whether a puzzle is simple does not depend on the direction
  if (end?.kind !== 'end' || end.status !== 'solved') return { H: null, V: null, settles: null };
  const { grid, sweeps } = solveSimple(puzzle, otherDirection(recording.first));
  const settles = puzzle.clues === undefined ? settlesOf(grid) : null;
  return recording.first === 'H'
    ? { H: end.sweep, V: sweeps, settles }
    : { H: sweeps, V: end.sweep, settles };
}

/** What looks for the fewest settles, by size: its tables are made once. */
const finders = new Map<string, FewestSettles>();

/** Of a simple picture; null where the search does not go. @source 000_8dc3042ab81c971c.txt §3.1 */
function settlesOf(image: Grid): SweepNumbers['settles'] {
  const { height, width } = image;
  if (Math.max(height, width) > 6 || height * width > 25) return null;
  const size = `${height}x${width}`;
  const finder = finders.get(size) ?? createFewestSettles(height, width);
  finders.set(size, finder);
  const swept = finder.swept(image);
  return swept === null ? null : { fewest: finder.fewest(image), fixing: swept.fixing };
}

const known = new WeakMap<SweepRun, SweepNumbers>();

/** The numbers of a run, counted once. */
export function numbersOf(run: SweepRun): SweepNumbers {
  const numbers = known.get(run) ?? sweepNumbers(run);
  known.set(run, numbers);
  return numbers;
}

/** The numbers, where they have been counted. */
export const numbersKnown = (run: SweepRun): SweepNumbers | null => known.get(run) ?? null;

/** The mean of both numbers, 001's difficulty; null when the puzzle is not simple. @source 001 §3.2 */
export function meanSweeps({ H, V }: SweepNumbers): number | null {
  return H === null || V === null ? null : (H + V) / 2;
}

/** A line as the run left it: what the end note points at. */
export type LineAtEnd = {
  readonly direction: Direction;
  readonly index: number;
  readonly description: Description;
  readonly line: Uint8Array; // as it was before its last settling
};

/**
 * The line worth a closer look at the end of a run: the one without a fit, the one that gave the last cell, or, at a
 * standstill, the settled line with most unknown cells.
 *
 * @returns null when the run settled no line
 */
export function telltaleLine({ recording }: SweepRun): LineAtEnd | null {
  const lines = recording.events.filter((event): event is LineEvent => event.kind === 'line');
  const pick = telltale(lines, recording.status);
  if (pick === undefined) return null;
  const { direction, index, before } = pick;
  const { rows, columns } = recording.puzzle;
  return {
    direction,
    index,
    description: (direction === 'H' ? rows : columns)[index] ?? [],
    line: before,
  };
}

const open = ({ before }: LineEvent): number =>
  before.reduce((count, cell) => count + (cell === UNKNOWN ? 1 : 0), 0);

function telltale(lines: readonly LineEvent[], status: Status): LineEvent | undefined {
  if (status === 'contradiction') return lines.at(-1);
  if (status === 'solved') return lines.findLast(({ fixed }) => fixed > 0) ?? lines.at(-1);
  const last = lines.filter(({ sweep }) => sweep === lines.at(-1)?.sweep);
  return last.toSorted((a, b) => open(b) - open(a))[0];
}

/** A recording as JSON: cells as texts over 0, 1 and ?. */
export function recordingJson(run: SweepRun): unknown {
  const { puzzle, first, start, events, status } = run.recording;
  const sweeps = numbersOf(run);
  const { rows, columns } = puzzle;
  return {
    puzzle: { rows, columns, code: codeOf(puzzle) },
    first,
    status,
    sweepsHFirst: sweeps.H,
    sweepsVFirst: sweeps.V,
    ...(sweeps.settles !== null && { fewestSettles: sweeps.settles.fewest }),
    start: formatLine(start.cells),
    events: events.map((event) =>
      event.kind === 'line'
        ? {
            ...event,
            before: formatLine(event.before),
            after: event.after === null ? null : formatLine(event.after),
          }
        : event,
    ),
  };
}

const eventHeads = [
  'step',
  'kind',
  'sweep',
  'line',
  'number',
  'description',
  'before',
  'after',
  'row',
  'column',
  'value',
  'status',
] as const;

/**
 * The event log as rows of a table, heads first; lines, rows and columns counted from 1.
 *
 * @param position - in the run; see `stepsIn`
 */
export function eventRows(
  { recording }: SweepRun,
  position = 0,
): readonly (readonly (string | number)[])[] {
  const { events, puzzle } = recording;
  const line = (direction: Direction, index: number): (string | number)[] => [
    direction === 'H' ? 'row' : 'column',
    index + 1,
    ((direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? []).join(' '),
  ];
  const rows = events
    .slice(0, stepsIn(position, events.length))
    .map((event, at): (string | number)[] => {
      const step = [at + 1, event.kind];
      switch (event.kind) {
        case 'sweep':
          return [
            ...step,
            event.number,
            event.direction === 'H' ? 'rows' : 'columns',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
          ];
        case 'line': {
          const after = event.after === null ? 'no fit' : formatLine(event.after);
          const texts = [formatLine(event.before), after];
          return [
            ...step,
            event.sweep,
            ...line(event.direction, event.index),
            ...texts,
            '',
            '',
            '',
            '',
          ];
        }
        case 'cell': {
          const { row, column, value } = event;
          const place = line(event.direction, event.index);
          return [...step, event.sweep, ...place, '', '', row + 1, column + 1, value, ''];
        }
        case 'end':
          break;
      }
      return [...step, event.sweep, '', '', '', '', '', '', '', '', event.status];
    });
  return [eventHeads, ...rows];
}
