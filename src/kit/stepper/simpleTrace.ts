/** A recorded run of SimpleSolver as a trace for the stepper: sweep > line > cell, and the end. */
import type {
  CellEvent,
  EndEvent,
  LineEvent,
  Recording,
  Status,
} from '../../engine/sweep/events.ts';
import type { Direction } from '../../engine/board/cell.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import type { LineRef } from '../board/boardModel.ts';
import { lineWords } from '../board/boardModel.ts';
import { lineKinds, lineTold } from './lineTold.ts';
import type { LineTold } from './lineTold.ts';
import { capital, noSolution, settleSentence, startSentence } from './sentences.ts';
import type { Counter, Idiom, TickKind, Trace, TraceStep } from './trace.ts';

/** The levels of a run of SimpleSolver. */
export const simpleLevels = ['sweep', 'line', 'cell'] as const;

/** How coarse a step of SimpleSolver is. */
export type SimpleLevel = (typeof simpleLevels)[number];

/** Marks where sweeps begin and where a run ends, of any solver that sweeps. */
export const sweepTicks: readonly TickKind[] = [
  { id: 'sweep', shape: 'bar', before: true, words: (number) => `sweep ${number} begins` },
  { id: 'contradiction', shape: 'cross', next: 'Next contradiction' },
  { id: 'standstill', shape: 'square', next: 'Next standstill' },
  { id: 'solved', shape: 'check' },
];

/** What is counted of any solver that sweeps. */
const sweepCounters: readonly Counter[] = [
  { id: 'sweeps', words: (sweeps) => (sweeps === 1 ? 'sweep' : 'sweeps') },
  { id: 'lines', words: (lines) => `${lines === 1 ? 'line' : 'lines'} read` },
  { id: 'fixed', words: (_, cells) => `of ${counted(cells, 'cell')} fixed` },
];

/** The words of SimpleSolver. */
export const simpleIdiom: Idiom = {
  levels: simpleLevels,
  usual: 'line',
  stride: 'sweep',
  ticks: sweepTicks,
  counters: sweepCounters,
  method: 'sweeps',
};

/** What a sweep did, gathered while its events pass. */
type SweepSum = { settled: number; fixed: number; unknown: number; useful: LineEvent[] };

/**
 * Turns a recording into a trace. Step k is event k; sentences are made when they are asked for.
 *
 * @param conclusion - what follows from a line without a fit
 * @param last - number of the last sweep; null: more may come in the same run
 * @remarks O(events); fits are counted only for the sentences that are read.
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function simpleTrace(
  recording: Recording,
  conclusion = noSolution,
  last: number | null = recording.events.reduce(
    (most, event) => (event.kind === 'sweep' ? event.number : most),
    0,
  ),
): Trace {
  const { puzzle, events, start, status } = recording;
  const width = puzzle.columns.length;
  const sums = sweepSums(recording);
  const steps: TraceStep[] = [];
  let line: LineEvent | null = null;
  let lit: readonly LineRef[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'sweep':
        steps.push(sweepStep(event.number, last, event.direction, puzzle, sums.get(event.number)));
        break;
      case 'line':
        line = event;
        lit = [{ direction: event.direction, index: event.index }];
        steps.push(lineStep(event, last, lit, descriptionOf(puzzle, event), conclusion));
        break;
      case 'cell':
        if (line !== null) steps.push(cellStep(event, line, lit, puzzle, width));
        break;
      case 'end':
        steps.push(endStep(event, sums.get(event.sweep)?.unknown ?? 0, conclusion));
    }
  }
  const said = startSentence(puzzle, start);
  return {
    idiom: simpleIdiom,
    start,
    ...(said === undefined ? {} : { startSentence: said }),
    steps,
    end: status,
  };
}

function descriptionOf(puzzle: Puzzle, { direction, index }: LineRef): Description {
  return (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
}

/** Sums by sweep number, which need not begin with 1; entry 0 is the start. */
function sweepSums({ events, start }: Recording): ReadonlyMap<number, SweepSum> {
  let unknown = start.cells.reduce((count, cell) => count + (cell === UNKNOWN ? 1 : 0), 0);
  let sum: SweepSum = { settled: 0, useful: [], fixed: 0, unknown };
  const sums = new Map([[0, sum]]);
  for (const event of events) {
    if (event.kind === 'sweep') {
      sum = { settled: 0, useful: [], fixed: 0, unknown };
      sums.set(event.number, sum);
    }
    if (event.kind !== 'line') continue;
    unknown -= event.fixed;
    sum.settled++;
    sum.fixed += event.fixed;
    if (event.fixed > 0) sum.useful.push(event);
    sum.unknown = unknown;
  }
  return sums;
}

/** Of the lines of a sweep the one that it is told by: by its kind, then by what it gives. */
function tellingOf(
  lines: readonly LineEvent[],
  puzzle: Puzzle,
): (LineTold & { readonly line: LineRef }) | null {
  const [first] = lines
    .map((line) => ({
      ...lineTold(line, descriptionOf(puzzle, line), line.before, line.after),
      line: { direction: line.direction, index: line.index },
      fixed: line.fixed,
    }))
    .toSorted((a, b) => lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind) || b.fixed - a.fixed);
  return first ?? null;
}

const noun = (direction: Direction): string => (direction === 'H' ? 'row' : 'column');

function sweepStep(
  number: number,
  last: number | null,
  direction: Direction,
  puzzle: Puzzle,
  sum: SweepSum | undefined,
): TraceStep {
  const lines = (direction === 'H' ? puzzle.rows : puzzle.columns).length;
  const { settled = 0, useful = [], fixed = 0, unknown = 0 } = sum ?? {};
  let found: ReturnType<typeof tellingOf> | undefined;
  const telling = (): typeof found => (found ??= tellingOf(useful, puzzle));
  return {
    level: 'sweep',
    changes: [],
    lit: [],
    tick: 'sweep',
    adds: { sweeps: 1 },
    place: `${sweepPlace(number, last)}, ${noun(direction)}s`,
    tells: () => [telling()?.line ?? []].flat(),
    openingTold: () => `Now the ${noun(direction)}s are read, each from what the board shows.`,
    told: () => {
      if (settled === 0) return `No ${noun(direction)} has changed, so there is nothing to read.`;
      const text = telling()?.text;
      if (text === undefined) return `No ${noun(direction)} says anything new.`;
      const more = useful.length - 1;
      if (more === 0) return text;
      const others = `${more === 1 ? 'another' : `${inWords(more)} more`} ${noun(direction)}${more === 1 ? '' : 's'}`;
      return `${text} ${capital(others)} ${more === 1 ? 'helps' : 'help'}.`;
    },
    opening: () =>
      settled === 0
        ? `Sweep ${number} begins: no ${noun(direction)} has changed since it was last read.`
        : `Sweep ${number} begins: ${settled === lines ? `all ${counted(lines, noun(direction))}` : `${counted(settled, noun(direction))} of ${lines}`} to read, each from what the board shows now.`,
    sentence: () =>
      settled === 0
        ? `Sweep ${number}, ${noun(direction)}s: none has changed, so there is nothing to read.`
        : fixed === 0
          ? `Sweep ${number}, ${noun(direction)}s: ${counted(settled, noun(direction))} read, nothing new.`
          : `Sweep ${number}, ${noun(direction)}s: ${counted(settled, noun(direction))} read${useful.length === settled ? ', which' : `, ${useful.length} of them`} gave ${counted(fixed, 'cell')}; ${counted(unknown, 'cell')} still unknown.`,
  };
}

const sweepPlace = (number: number, last: number | null): string =>
  `Sweep ${number}${last === null ? '' : ` of ${last}`}`;

function lineStep(
  event: LineEvent,
  last: number | null,
  lit: readonly LineRef[],
  description: Description,
  conclusion: string,
): TraceStep {
  const { before, after } = event;
  const line: LineRef = { direction: event.direction, index: event.index };
  return {
    level: 'line',
    changes: [],
    lit,
    ...(after === null ? { bad: lit } : {}),
    premises: [{ line, before, description }],
    adds: { lines: 1 },
    place: `${sweepPlace(event.sweep, last)}, ${lineWords(line)}`,
    sentence: () => settleSentence(line, description, before, after, conclusion),
    told: () => lineTold(line, description, before, after).text,
  };
}

function cellStep(
  event: CellEvent,
  line: LineEvent,
  lit: readonly LineRef[],
  puzzle: Puzzle,
  width: number,
): TraceStep {
  const { row, column, value, direction, index } = event;
  const description = descriptionOf(puzzle, event);
  const alone = (): Uint8Array => {
    const after = line.before.slice();
    after[direction === 'H' ? column : row] = value;
    return after;
  };
  const ref = { direction, index };
  return {
    level: 'cell',
    changes: [{ cell: row * width + column, value }],
    lit,
    sentence: () => settleSentence(ref, description, line.before, alone()),
    told: () => lineTold(ref, description, line.before, alone()).text,
  };
}

function endStep(event: EndEvent, unknown: number, conclusion: string): TraceStep {
  const { status, sweep, direction, index } = event;
  const bad: readonly LineRef[] =
    direction === undefined || index === undefined ? [] : [{ direction, index }];
  return {
    level: 'line',
    changes: [],
    lit: [],
    ...(bad.length > 0 ? { bad } : {}),
    tick: status,
    ...(status === 'standstill' ? { place: 'Sweeps, then stuck' } : {}),
    told: () => endTold(status, bad[0], conclusion, sweep),
    sentence: () => endSentences[status](sweep, unknown, bad[0], conclusion),
  };
}

/** The end as a person is told it. */
function endTold(
  status: Status,
  line: LineRef | undefined,
  conclusion: string,
  sweeps: number,
): string {
  if (status === 'solved') return `After ${counted(sweeps, 'sweep')} the picture is complete.`;
  if (status === 'standstill') return 'No row and no column can say more.';
  const where = line === undefined ? 'the puzzle' : lineWords(line);
  const so =
    conclusion === noSolution ? 'the puzzle has no solution' : 'what was supposed is wrong';
  return `Nothing fits in ${where} any more: ${so}.`;
}

/** What is said at the end of a run, by how it ended. */
const endSentences: Readonly<
  Record<
    Status,
    (sweep: number, unknown: number, line: LineRef | undefined, conclusion: string) => string
  >
> = {
  solved: (sweep) =>
    `Solved in ${counted(sweep, 'sweep')}: every cell is known and every line fits.`,
  standstill: (sweep, unknown) =>
    `Standstill: sweep ${sweep} fixed nothing, and no line gives more. ${counted(unknown, 'cell')} ${unknown === 1 ? 'stays' : 'stay'} unknown.`,
  contradiction: (sweep, _unknown, line, conclusion) =>
    line === undefined
      ? `A contradiction, ${conclusion}.`
      : `Contradiction in sweep ${sweep}: ${lineWords(line)} has no fit left, ${conclusion}.`,
};
