/** The 2-SAT stepper without its page: settings, runs, chains and groups at a place of a run, FourSolver at the same stage. */
import { countKnown } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Component } from '../../engine/twosat/components.ts';
import type { ChainEvent } from '../../engine/twosat/twoSatEvents.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { linksOf } from '../../kit/puzzle/links.ts';
import { flag } from '../../notebook/settings/choices.ts';
import { cell, cellProblem, place, puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { pace } from '../../kit/stepper/pace.ts';
import type { Stretch } from '../../kit/stepper/position.ts';
import type { Trace } from '../../kit/stepper/trace.ts';
import { outlineOf, stopsAt } from '../../kit/stepper/trace.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { twoSatLevels } from '../../kit/stepper/twoSatTrace.ts';
import type { TwoSatLevel } from '../../kit/stepper/twoSatTrace.ts';
import type { ChainShown } from '../../kit/twosat/chainMarks.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type TwoSatStepperProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
  readonly sums?: boolean; // ask the sums of rows and columns too; default false
  readonly beside?: boolean; // FourSolver's board beside it; default false
  readonly step?: number; // place in the run that the figure opens at; default 0
  readonly granularity?: TwoSatLevel; // default phase
  readonly alone?: boolean; // the first chain is told by itself; default the whole run
};

const atStart = { to: ['code', 'sums'], otherwise: 0 } as const;

/** What a link keeps. */
const twoSatSettings = settings(
  {
    code: puzzle(''),
    sums: flag('t', 'Ask the sums of rows and columns too'),
    beside: flag('b', 'Pairs of lines beside it'),
    granularity: pace('g', twoSatLevels, 'phase'),
    position: place('s', 0, atStart),
    proof: cell('c', 'Cell that is proved', null, { to: ['code'], otherwise: null }),
  },
  ({ code, proof }) => {
    const problem = cellProblem(proof, puzzleIn(code));
    return problem === null ? {} : { proof: problem };
  },
);

export type TwoSatSettings = ValuesOf<typeof twoSatSettings>;

export const twoSatLinks = linksOf(twoSatSettings);

/** The settings that a figure opens with. @throws RangeError for a damaged puzzle code */
export const defaultTwoSat = ({
  puzzle: code = presets[0]?.code ?? '',
  step = 0,
  ...others
}: TwoSatStepperProps): TwoSatSettings =>
  twoSatSettings.of({ ...others, code, position: step }, 'two-sat-stepper');

/** Cells of the largest puzzle that is solved in the page itself, within a frame or two; larger ones go to a worker. */
const mostHere = 400;

/** Whether a puzzle is too large to be solved in the page itself. */
export const isLarge = ({ rows, columns }: Puzzle): boolean =>
  rows.length * columns.length > mostHere;

/** Whether a board is so much wider than high that it takes the whole width of a figure. */
export const isFlat = ({ rows, columns }: Puzzle): boolean => columns.length > 1.6 * rows.length;

/** A chain with what of it is to be seen. */
export type ChainAt = ChainShown & {
  readonly event: ChainEvent;
  readonly from: number; // steps taken before it
  readonly here: boolean; // the reader is in it, or at its end: it is on the board
};

/** The chain that the reader is in, or came past last. */
export function chainAt(run: TwoSatRun, position: number): ChainAt | null {
  const last = run.conclusions.findLast(
    ({ event, from }) => event.kind === 'chain' && from < position,
  );
  if (last?.event.kind !== 'chain') return null;
  const { event, from, to } = last;
  return {
    event,
    from,
    links: Math.min(position - from - 1, event.chain.length),
    proved: position >= to,
    here: position <= to,
  };
}

/** The place at which so many links of a chain have been walked. */
export const placeOfLink = ({ from }: ChainAt, links: number): number => from + 1 + links;

/** The groups of cells that are decided together: they are known where the run stands still for good. */
export const groupsAt = (
  { recording, trace }: TwoSatRun,
  position: number,
): readonly Component[] => (position === trace.steps.length ? recording.components : []);

/** From where the first chain supposes its cell to where it has proved it. */
export function firstChain({ conclusions }: TwoSatRun): Stretch | undefined {
  const chain = conclusions.find(({ event }) => event.kind === 'chain');
  return chain && { from: chain.from + 1, to: chain.to, act: 'Follow the chain' };
}

/** How many rows and columns the cells of a chain lie in: a (p,q)-intersection of these finds the same. */
export function linesTogether({ chain }: ChainEvent): {
  readonly rows: number;
  readonly columns: number;
} {
  const cells = chain.map(({ from }) => from);
  return {
    rows: new Set(cells.map(({ row }) => row)).size,
    columns: new Set(cells.map(({ column }) => column)).size,
  };
}

const known = new WeakMap<Trace, Int32Array>();

/** Where the phases of a run begin and end. */
function phaseStops(trace: Trace): Int32Array {
  const stops = known.get(trace) ?? stopsAt(outlineOf(trace), 'phase');
  known.set(trace, stops);
  return stops;
}

/** Where FourSolver is when TwoSatSolver has gone through as many phases, sweeps and conclusions in turn. */
export type Stage = {
  readonly phases: number;
  readonly position: number; // in FourSolver's run
  readonly before: number; // where it was a phase earlier
  readonly between: boolean; // 2-SAT is in the middle of a phase
  readonly over: boolean; // its run has ended, and that of 2-SAT is further on
};

/** FourSolver at the stage of a place in the run of 2-SAT. */
export function stageAt({ trace, four }: TwoSatRun, position: number): Stage {
  const own = phaseStops(trace);
  const phases = own.findLastIndex((stop) => stop <= position);
  const stops = phaseStops(four.trace);
  const at = Math.min(phases, stops.length - 1);
  return {
    phases,
    position: stops[at] ?? 0,
    before: stops[Math.max(0, at - 1)] ?? 0,
    between: own[phases] !== position,
    over: phases > stops.length - 1,
  };
}

/** One of both solvers at its end. */
export type SolverEnd = {
  readonly name: string;
  readonly conclusions: number; // intersections, or chains and sums
  readonly known: number;
  readonly status: 'solved' | 'standstill' | 'contradiction';
};

/** Both solvers, each to its end. */
export function bothEnds({ recording, four }: TwoSatRun): readonly SolverEnd[] {
  return [
    {
      name: 'Pairs of lines',
      conclusions: four.recording.intersections,
      known: countKnown(four.recording.end),
      status: four.recording.status,
    },
    {
      name: 'Chains',
      conclusions: recording.chains + recording.flows,
      known: countKnown(recording.end),
      status: recording.status,
    },
  ];
}
