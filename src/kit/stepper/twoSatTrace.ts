/**
 * A recorded run of TwoSatSolver as a trace: phases are the sweeps of SimpleSolver up to a standstill, and the chains, or
 * sums, between. A chain is walked link by link: the value that it begins with is supposed, each link sets one cell more on
 * trial by one line, the last one denies the first, and all is taken back but the cell that is proved.
 */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { countUnknown, lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { SolverEvent, Status } from '../../engine/sweep/events.ts';
import { opposite } from '../../engine/twosat/implications.ts';
import type { Implication, Literal } from '../../engine/twosat/implications.ts';
import type {
  ChainEvent,
  FlowEvent,
  TwoSatEvent,
  TwoSatRecording,
} from '../../engine/twosat/twoSatEvents.ts';
import { counted, enumerated, inWords } from '../../notebook/plain/numbers.ts';
import type { LineRef } from '../board/boardModel.ts';
import { lineWords } from '../board/boardModel.ts';
import { capital, lineName, startSentence } from './sentences.ts';
import { simpleIdiom, simpleLevels, sweepTicks } from './simpleTrace.ts';
import { sweepPhase } from './sweepPhase.ts';
import type { Idiom, Trace, TraceStep } from './trace.ts';

/** The levels of a run of TwoSatSolver; a link of a chain is a step by line. */
export const twoSatLevels = ['phase', ...simpleLevels] as const;

/** How coarse a step of TwoSatSolver is. */
export type TwoSatLevel = (typeof twoSatLevels)[number];

/** The words of TwoSatSolver: those of SimpleSolver, with chains and sums. */
const twoSatIdiom: Idiom = {
  ...simpleIdiom,
  method: 'chains',
  levels: twoSatLevels,
  ticks: [
    {
      id: 'chain',
      shape: 'diamond',
      next: 'Next chain',
      words: (number) => `chain ${number} proves a cell`,
    },
    { id: 'sums', shape: 'hook', words: () => 'the sums prove something' },
    ...sweepTicks,
  ],
  counters: [
    // within a chain there are also cells on the board that are only supposed
    ...simpleIdiom.counters.map((counter) =>
      counter.id === 'fixed'
        ? {
            ...counter,
            words: (_: number, cells: number) => `of ${counted(cells, 'cell')} on the board`,
          }
        : counter,
    ),
    { id: 'chains', words: (chains) => (chains === 1 ? 'chain' : 'chains') },
  ],
};

/** A chain, or what the sums gave: where in the run it is, and the board before it. */
export type Conclusion = {
  readonly event: ChainEvent | FlowEvent;
  readonly grid: Grid; // a standstill of SimpleSolver
  readonly from: number; // steps taken before it
  readonly to: number; // and after it
};

/** The trace of a run of TwoSatSolver, with its conclusions. */
export type TwoSatTrace = { readonly trace: Trace; readonly conclusions: readonly Conclusion[] };

/**
 * Turns a recording into a trace.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function twoSatTrace(recording: TwoSatRecording): TwoSatTrace {
  const { puzzle, start, events, status } = recording;
  const grid = copyOf(start);
  const steps: TraceStep[] = [];
  const conclusions: Conclusion[] = [];
  let sweeps = 0;
  const set = ({ row, column, value }: Literal): void => {
    grid.cells[row * grid.width + column] = value;
  };
  for (let at = 0; at < events.length;) {
    const event = events[at]!;
    if (event.kind === 'chain' || event.kind === 'flow') {
      at++;
      const before = copyOf(grid);
      const from = steps.length;
      if (event.kind === 'chain')
        steps.push(...chainSteps(event, recording.chains, before, puzzle));
      else steps.push(...flowSteps(event, before));
      conclusions.push({ event, grid: before, from, to: steps.length });
      continue;
    }
    if (event.kind === 'proved') {
      set(event);
      at++;
      continue;
    }
    const block: SolverEvent[] = [];
    while (at < events.length && isSimple(events[at])) block.push(events[at++] as SolverEvent);
    const from = copyOf(grid);
    for (const one of block) {
      if (one.kind === 'cell') set(one);
      if (one.kind === 'sweep') sweeps = one.number;
    }
    const run = {
      puzzle,
      first: 'H',
      status,
      endSentence: () => endWords(recording, sweeps),
      endTold: () => endsTold[status],
      endPlace: endPlaces[status],
    } as const;
    steps.push(...sweepPhase({ events: block, from, to: copyOf(grid) }, run));
  }
  const said = startSentence(puzzle, start);
  const words = said === undefined ? {} : { startSentence: said };
  return { trace: { idiom: twoSatIdiom, start, ...words, steps, end: status }, conclusions };
}

const copyOf = (grid: Grid): Grid => ({ ...grid, cells: grid.cells.slice() });

const isSimple = (event: TwoSatEvent | undefined): boolean =>
  event !== undefined && event.kind !== 'chain' && event.kind !== 'flow' && event.kind !== 'proved';

const valueWord = ({ value }: Literal): string => (value === FILLED ? 'filled' : 'empty');
const placeWords = ({ row, column }: Literal): string => `row ${row + 1}, column ${column + 1}`;

/** "row 1, column 3 is filled". */
export const literalWords = (literal: Literal): string =>
  `${placeWords(literal)} is ${valueWord(literal)}`;

const lineOfLink = ({ direction, index }: Implication): LineRef => ({ direction, index });

const descriptionOf = ({ rows, columns }: Puzzle, { direction, index }: LineRef) =>
  (direction === 'H' ? rows : columns)[index] ?? [];

/** What a link says, by the line that makes it: "Row 4, clues 3 1: if cell 2 is filled, cell 5 is empty." */
export function linkSentence(link: Implication, puzzle: Puzzle): string {
  const line = lineOfLink(link);
  const place = ({ row, column }: Literal): string =>
    `cell ${(link.direction === 'H' ? column : row) + 1}`;
  const { from, to } = link;
  return `${lineName(line, descriptionOf(puzzle, line))}: if ${place(from)} is ${valueWord(from)}, ${place(to)} is ${valueWord(to)}.`;
}

/** The lines of a chain, each once, in their order. */
export function linesOfChain({ chain }: Pick<ChainEvent, 'chain'>): readonly LineRef[] {
  const seen = new Set<string>();
  return chain.map(lineOfLink).filter((line) => {
    const name = lineWords(line);
    return !seen.has(name) && seen.add(name);
  });
}

/** Links whose lines are named in one sentence; of a longer chain they are read one by one. */
const mostNamed = 5;

/** What a chain comes to, the result first. */
export const chainSentence = (event: ChainEvent): string =>
  `Chain ${event.number}: ${chainWords(event)}`;

/** The same without its number, beginning with a small letter. */
export function chainWords({ chain, literal }: Pick<ChainEvent, 'chain' | 'literal'>): string {
  const lines = chain.map((link) => lineWords(lineOfLink(link)));
  const by =
    lines.length <= mostNamed
      ? lines.join(', then ')
      : `${counted(lines.length, 'link')}, from ${lines[0] ?? ''} to ${lines.at(-1) ?? ''}`;
  const proved = valueWord(opposite(literal));
  return `${placeWords(literal)} is ${proved}, because ${valueWord(literal)} leads to ${proved}, by ${by}.`;
}

function chainSteps(event: ChainEvent, of: number, grid: Grid, puzzle: Puzzle): TraceStep[] {
  const { chain, literal, fixed } = event;
  const [supposedWord, provedWord] = [valueWord(literal), valueWord(opposite(literal))];
  const place = `Chain ${event.number} of ${of}`;
  const cellOf = ({ row, column }: Literal): number => row * grid.width + column;
  const head: TraceStep = {
    level: 'phase',
    changes: [{ cell: cellOf(literal), value: literal.value, trial: true }],
    lit: [],
    tells: () => linesOfChain(event),
    place,
    bead: literal.value,
    act: `Suppose it is ${supposedWord}`,
    opening: () => `Chain ${event.number}: suppose that ${literalWords(literal)}.`,
    sentence: () => chainSentence(event),
    told: () =>
      `Suppose the framed cell is ${supposedWord}: ${linkCount(chain.length)} on, it comes out ${provedWord}. So it is.`,
    openingTold: () => `Suppose the framed cell is ${supposedWord}.`,
  };
  const links = chain.map((link, at): TraceStep => {
    const { direction, index, from, to } = link;
    const line = lineOfLink(link);
    const before = lineOf(grid, direction, index);
    before[direction === 'H' ? from.column : from.row] = from.value;
    const last = at === chain.length - 1;
    return {
      level: 'line',
      changes: last ? [] : [{ cell: cellOf(to), value: to.value, trial: true }],
      lit: [line],
      premises: [{ line, before, description: descriptionOf(puzzle, line) }],
      place: `Link ${at + 1} of ${chain.length}, ${lineWords(line)}`,
      bead: to.value,
      act: 'Next link',
      told: () => linkTold(link, last),
      sentence: () =>
        `${linkSentence(link, puzzle)}${last ? ` But that cell was supposed to be ${valueWord(literal)}.` : ''}`,
    };
  });
  const supposed = [literal, ...chain.slice(0, -1).map(({ to }) => to)];
  const proof: TraceStep = {
    level: 'line',
    changes: [
      ...supposed.map((one) => ({ cell: cellOf(one), value: UNKNOWN }) as const),
      ...fixed.map((one) => ({ cell: cellOf(one), value: one.value })),
    ],
    lit: [],
    tick: 'chain',
    adds: { chains: 1 },
    place,
    bead: opposite(literal).value,
    act: `So it is ${provedWord}`,
    told: () => `So the framed cell is ${provedWord}, and what was supposed is taken back.`,
    sentence: () =>
      `${capital(placeWords(literal))} cannot be ${valueWord(literal)}: it is ${valueWord(opposite(literal))}. What was supposed is taken back.`,
  };
  return [head, ...links, proof];
}

const linkCount = (count: number): string => (count === 1 ? 'a link' : `${inWords(count)} links`);

/** A link as a person is told it. @param last - it comes back to the cell of the supposition */
function linkTold({ direction, index, from, to }: Implication, last: boolean): string {
  const line = lineWords({ direction, index });
  const because = `With that cell ${valueWord(from)}, ${line}`;
  return last
    ? `${because} makes the framed cell ${valueWord(to)} after all.`
    : `${because} makes the next one ${valueWord(to)}.`;
}

const endsTold: Readonly<Record<Status, string>> = {
  solved: 'The picture is complete.',
  standstill: 'No supposition leads to its own opposite any more.',
  contradiction: 'Nothing fits any more: the puzzle has no solution.',
};

const endPlaces: Readonly<Record<Status, string>> = {
  solved: 'Solved',
  standstill: 'Chains, then stuck',
  contradiction: 'No solution',
};

/** What the sums come to, in a sentence. */
export function flowSentence({ possible, fixed }: FlowEvent): string {
  if (!possible)
    return 'Sums: no filling gives each row and column what it still needs, so the puzzle has no solution.';
  const facts = fixed.map(literalWords);
  return `Sums: ${enumerated(facts)}, in every filling that gives each row and column what it still needs.`;
}

function flowSteps(event: FlowEvent, { width }: Grid): TraceStep[] {
  const head: TraceStep = {
    level: 'phase',
    changes: [],
    lit: [],
    place: 'Sums of rows and columns',
    sentence: () => flowSentence(event),
    told: () =>
      event.possible
        ? 'Rows and columns need as many cells as each other: that leaves some only one value.'
        : 'What the rows still need is not what the columns need: the puzzle has no solution.',
    ...(event.possible ? {} : { tick: 'sums' }),
  };
  const inner = event.fixed.map((cell, at): TraceStep => ({
    level: 'cell',
    changes: [{ cell: cell.row * width + cell.column, value: cell.value }],
    lit: [],
    ...(at === event.fixed.length - 1 ? { tick: 'sums' } : {}),
    sentence: () =>
      `${capital(placeWords(cell))} is ${valueWord(cell)} in every filling with these sums.`,
    told: () => `This cell is ${valueWord(cell)} in every filling with these sums.`,
  }));
  return [head, ...inner];
}

/** What is said at the end of a run of TwoSatSolver. */
function endWords({ status, chains, flows, end }: TwoSatRecording, sweeps: number): string {
  const sums = flows === 0 ? [] : [`the sums ${flows === 1 ? 'once' : `${flows} times`}`];
  const links = chains === 0 ? [] : [counted(chains, 'chain')];
  const work = enumerated([counted(sweeps, 'sweep'), ...links, ...sums]);
  return {
    solved: `Solved with ${work}: every cell is known and every line fits.`,
    standstill: `Standstill after ${work}: no value leads to its opposite. ${counted(countUnknown(end), 'cell')} still unknown.`,
    contradiction: `Contradiction after ${work}: the puzzle has no solution.`,
  }[status];
}
