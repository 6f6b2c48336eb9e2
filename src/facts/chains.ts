/** Chains of 2-SAT in numbers and places, for the text and the figures of the chapter on pairs of lines; computed while the site is built. */
import { countUnknown } from '../engine/board/image.ts';
import { runTwoSat } from '../kit/stepper/twoSatRun.ts';
import type { TwoSatRun } from '../kit/stepper/twoSatRun.ts';

const firstChain = ({ conclusions }: TwoSatRun) => {
  for (const { event, grid, from, to } of conclusions)
    if (event.kind === 'chain') return { event, grid, from, to };
  throw new RangeError('there is no chain in it');
};

/**
 * A place in the first chain of a puzzle, for a figure that opens there.
 *
 * @param links - walked by then; default all, with the cell proved
 * @throws RangeError for a puzzle without a chain
 */
export function chainPlace(code: string, links?: number): number {
  const { from, to } = firstChain(runTwoSat(code));
  return links === undefined ? to : from + 1 + links;
}

/** The end of the run of a puzzle, as links name it. */
export const lastPlace = (code: string, sums = false): string =>
  String(runTwoSat(code, sums).trace.steps.length);

/** The first chain of a puzzle in numbers. @throws RangeError for a puzzle without a chain */
export function chainFacts(code: string): {
  readonly cells: number; // of the puzzle
  readonly unknown: number; // where sweeps stop
  readonly links: number;
  readonly chains: number; // of the whole run
  readonly step: number; // of the stepper, with its cell proved
} {
  const run = runTwoSat(code);
  const { event, grid, to } = firstChain(run);
  return {
    cells: grid.cells.length,
    unknown: countUnknown(grid),
    links: event.chain.length,
    chains: run.recording.chains,
    step: to,
  };
}
