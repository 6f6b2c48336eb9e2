/** The points of a run of `one-solution`: shares with their intervals, and switches with theirs. */
import { expectedSwitches, oneSolutionChance } from '../engine/inference/oneSolutionFormula.ts';
import { wilson } from '../notebook/plain/wilson.ts';
import type { OneSolutionSpec, OneSolutionTally } from './oneSolution.ts';

/** One size and percentage. */
export type OneSolutionPoint = {
  readonly height: number;
  readonly width: number;
  readonly at: number; // percentage of filled cells
  readonly boards: number; // 1 or more
  readonly one: number; // with one solution
  readonly sweeps: number; // of them, solved by sweeps
  readonly open: number; // boards not decided: the interval counts them both ways
  readonly share: number; // with one solution, those that are open not counted
  readonly low: number; // 95 % interval of the share
  readonly high: number;
  readonly formula: number; // what it has for the share
  readonly switches: number; // on the mean
  readonly error: number; // 1.96 standard errors of that
  readonly expected: number; // switches, by the formula
};

/** The points of a run, as far as it came. */
export const pointsOf = (
  { height, width, percentages }: OneSolutionSpec,
  tally: OneSolutionTally,
): readonly OneSolutionPoint[] =>
  percentages.flatMap((at, index) => {
    const boards = tally.boards[index]!;
    if (boards === 0) return [];
    const [one, open] = [tally.one[index]!, tally.open[index]!];
    const switches = tally.switches[index]! / boards;
    const variance = tally.squares[index]! / boards - switches ** 2;
    return [
      {
        height,
        width,
        at,
        boards,
        one,
        sweeps: tally.sweeps[index]!,
        open,
        share: one / boards,
        low: wilson(one, boards).low,
        high: wilson(one + open, boards).high,
        formula: oneSolutionChance(height, width, at / 100),
        switches,
        error: 1.96 * Math.sqrt(Math.max(0, variance) / boards),
        expected: expectedSwitches(height, width, at / 100),
      },
    ];
  });

/** How far the formula is from a share found, in parts of 1; below 0 where it has less. */
export const offBy = ({ share, formula }: OneSolutionPoint): number => formula - share;
