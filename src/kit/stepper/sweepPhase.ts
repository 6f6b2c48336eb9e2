/**
 * A stretch of sweeps in the run of a solver that does something else between them: one step of a level above, `phase`,
 * with sweep > line > cell inside. Its last step, where the run ends in it, speaks for the whole run.
 */
import type { Direction, Grid } from '../../engine/board/cell.ts';
import { countUnknown } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { SolverEvent, Status } from '../../engine/sweep/events.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import { noSolution } from './sentences.ts';
import { simpleTrace } from './simpleTrace.ts';
import type { TraceStep } from './trace.ts';

/** The events of the stretch, and the board before and after them. */
export type SweepBlock = {
  readonly events: readonly SolverEvent[];
  readonly from: Grid;
  readonly to: Grid;
};

/** The run that it is part of. */
export type SweepRun = {
  readonly puzzle: Puzzle;
  readonly first: Direction; // of its first sweep
  readonly status: Status;
  /** What is said at the end of the whole run. */
  readonly endSentence: () => string;
  readonly endTold: () => string;
  readonly endPlace: string;
};

/** The steps of a stretch. @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER) */
export function sweepPhase(
  { events, from, to }: SweepBlock,
  { puzzle, first, status, endSentence, endTold, endPlace }: SweepRun,
): readonly TraceStep[] {
  const { steps } = simpleTrace({ puzzle, first, start: from, events, status }, noSolution, null);
  const inner = steps.map((step): TraceStep =>
    step.tick === undefined || step.tick === 'sweep'
      ? { ...step, method: 'sweeps' }
      : { ...step, level: 'phase', sentence: endSentence, told: endTold, place: endPlace },
  );
  // the end alone, after a conclusion that ends the run, is no sweep
  return events.some(({ kind }) => kind === 'sweep')
    ? [phaseStep(events, from, to), ...inner]
    : inner;
}

function phaseStep(events: readonly SolverEvent[], from: Grid, to: Grid): TraceStep {
  const numbers = events.flatMap((event) => (event.kind === 'sweep' ? [event.number] : []));
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const name = first === last ? `Sweep ${first}` : `Sweeps ${first} to ${last}`;
  const unknown = countUnknown(to);
  const gained = countUnknown(from) - unknown;
  const fixed = counted(gained, 'cell');
  return {
    level: 'phase',
    changes: [],
    lit: [],
    method: 'sweeps',
    place: name,
    told: () =>
      unknown === 0
        ? 'Row by row and column by column, sweeps find all that was left.'
        : gained === 0
          ? 'Sweeps find nothing.'
          : `Sweeps find ${gained === 1 ? 'one cell' : `${inWords(gained)} cells`}, and then no line says more.`,
    openingTold: () => 'Sweeps go on from here.',
    opening: () => `It begins with sweep ${first}.`,
    sentence: () =>
      `${name}: ${fixed} fixed; ${unknown === 0 ? 'no cell is' : `${counted(unknown, 'cell')} still`} unknown.`,
  };
}
