/**
 * A solver that guesses, for the tests: sweeps to a standstill, sets the first unknown cell filled, sweeps on, and withdraws
 * its last guess at a contradiction. The stepper knows neither its events nor its words.
 */
import type { FixedCell, Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { startGrid } from '../../../src/engine/board/puzzle.ts';
import type { LineEvent } from '../../../src/engine/sweep/events.ts';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import type { LineRef } from '../../../src/kit/board/boardModel.ts';
import { noSolution, settleSentence } from '../../../src/kit/stepper/sentences.ts';
import type { Idiom, Trace, TraceStep } from '../../../src/kit/stepper/trace.ts';

/** What the solver does, in order. */
type GuessEvent =
  | (FixedCell & { readonly kind: 'guess'; readonly depth: number })
  /** A line is settled; `after` is null where it has no fit. */
  | { readonly kind: 'line'; readonly line: LineEvent; readonly cells: readonly FixedCell[] }
  /** The last guess is withdrawn, with all that followed from it, and its opposite holds. */
  | (FixedCell & {
      readonly kind: 'withdraw';
      readonly depth: number; // of the guess
      readonly back: readonly number[]; // cells that are unknown again
    })
  | { readonly kind: 'end'; readonly found: boolean };

/** A recorded run. */
export type GuessRun = {
  readonly puzzle: Puzzle;
  readonly start: Grid;
  readonly events: readonly GuessEvent[];
  readonly end: Grid;
};

/** Solves by sweeps and guesses, from the clues or from a state. */
export function recordGuesses(puzzle: Puzzle, from?: Grid): GuessRun {
  const start = startGrid(puzzle, from);
  const { width } = start;
  const grid = { ...start, cells: start.cells.slice() };
  const events: GuessEvent[] = [];
  const guesses: { readonly cell: number; readonly before: Uint8Array }[] = [];
  const end = (found: boolean): GuessRun => {
    events.push({ kind: 'end', found });
    return { puzzle, start, events, end: grid };
  };
  const placed = (cell: number): { row: number; column: number } => ({
    row: Math.floor(cell / width),
    column: cell % width,
  });
  for (;;) {
    const { status, lines } = settled(puzzle, grid);
    events.push(...lines);
    if (status === 'solved') return end(true);
    if (status === 'standstill') {
      const cell = grid.cells.indexOf(UNKNOWN);
      guesses.push({ cell, before: grid.cells.slice() });
      grid.cells[cell] = 1;
      events.push({ kind: 'guess', ...placed(cell), value: 1, depth: guesses.length });
      continue;
    }
    const last = guesses.pop();
    if (last === undefined) return end(false);
    const { cell, before } = last;
    const back = [...grid.cells.keys()].filter((at) => grid.cells[at] !== before[at]);
    const depth = guesses.length + 1;
    events.push({ kind: 'withdraw', ...placed(cell), value: 0, depth, back });
    grid.cells.set(before);
    grid.cells[cell] = 0;
  }
}

/** Sweeps on; the grid is written on to where they end. */
function settled(
  puzzle: Puzzle,
  grid: Grid,
): { readonly status: string; readonly lines: readonly GuessEvent[] } {
  const { status, events } = record(puzzle, 'H', grid);
  const lines: { kind: 'line'; line: LineEvent; cells: FixedCell[] }[] = [];
  for (const event of events) {
    if (event.kind === 'line') lines.push({ kind: 'line', line: event, cells: [] });
    if (event.kind !== 'cell') continue;
    const { row, column, value } = event;
    lines.at(-1)?.cells.push({ row, column, value });
    grid.cells[row * grid.width + column] = value;
  }
  return {
    status,
    lines: lines.filter(({ line, cells }) => line.after === null || cells.length > 0),
  };
}

/** The solver's words: none of them is SimpleSolver's but line and cell. */
const guessIdiom: Idiom = {
  levels: ['guess', 'line', 'cell'],
  usual: 'line',
  stride: 'guess',
  ticks: [
    { id: 'guess', shape: 'bar' },
    { id: 'dead end', shape: 'cross', next: 'Next dead end' },
    { id: 'withdrawn', shape: 'hook', next: 'Next guess withdrawn' },
    { id: 'found', shape: 'check' },
  ],
  counters: [
    { id: 'guesses', words: (guesses) => (guesses === 1 ? 'guess' : 'guesses') },
    { id: 'open', words: () => 'not withdrawn' },
    { id: 'known', words: (_, cells) => `of ${cells} cells known` },
  ],
};

const words = ({ row, column }: Pick<FixedCell, 'row' | 'column'>): string =>
  `row ${row + 1}, column ${column + 1}`;

/** The run as a trace. */
export function guessTrace({ puzzle, start, events }: GuessRun): Trace {
  const at = ({ row, column }: FixedCell): number => row * start.width + column;
  const open: FixedCell[] = [];
  const steps = events.flatMap((event): TraceStep[] => {
    switch (event.kind) {
      case 'guess':
        open.push(event);
        return [
          {
            level: 'guess',
            changes: [{ cell: at(event), value: event.value, trial: true }],
            lit: [],
            tick: 'guess',
            adds: { guesses: 1, open: 1 },
            sentence: () => `Guess ${event.depth}: ${words(event)} is filled.`,
          },
        ];
      case 'line':
        return lineSteps(event, puzzle, at, open.at(-1));
      case 'withdraw':
        open.pop();
        return [
          {
            level: 'guess',
            changes: event.back.map((cell) => ({ cell, value: UNKNOWN })),
            lit: [],
            tick: 'withdrawn',
            adds: { open: -1 },
            sentence: () =>
              `Guess ${event.depth} is withdrawn, with the ${event.back.length - 1} cells that followed from it: ${words(event)} is empty.`,
            opening: () => `Guess ${event.depth} is withdrawn.`,
          },
          {
            level: 'cell',
            changes: [{ cell: at(event), value: event.value }],
            lit: [],
            sentence: () => `${words(event)} is empty, for filled cannot be.`,
          },
        ];
      case 'end':
        return [
          {
            level: 'guess',
            changes: [],
            lit: [],
            ...(event.found ? { tick: 'found' } : {}),
            sentence: () => (event.found ? 'A picture is found.' : 'There is no picture.'),
          },
        ];
    }
  });
  const end = events.at(-1);
  return {
    idiom: guessIdiom,
    start,
    steps,
    end: end?.kind === 'end' && end.found ? 'found' : 'refuted',
  };
}

function lineSteps(
  { line: { direction, index, before, after }, cells }: Extract<GuessEvent, { kind: 'line' }>,
  puzzle: Puzzle,
  at: (cell: FixedCell) => number,
  guess: FixedCell | undefined,
): TraceStep[] {
  const line: LineRef = { direction, index };
  const description = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
  const conclusion = guess === undefined ? noSolution : `so ${words(guess)} is not filled`;
  const lit = [line];
  const head: TraceStep = {
    level: 'line',
    changes: [],
    lit,
    ...(after === null ? { bad: lit, tick: 'dead end' } : {}),
    premises: [{ line, before, description }],
    sentence: () => settleSentence(line, description, before, after, conclusion),
  };
  const inner = cells.map((cell): TraceStep => ({
    level: 'cell',
    changes: [{ cell: at(cell), value: cell.value }],
    lit,
    sentence: () => `${words(cell)} follows.`,
  }));
  return [head, ...inner];
}
