/** Larger random boards, where the solvers come to their ends: each board is asked of all of them in turn, round after round. */
import { largeDesigns, largePuzzle, raceSeed } from '../../../src/experiments/raceBoards.ts';
import type { LargeDesign } from '../../../src/experiments/raceBoards.ts';
import type { RaceLarge, RaceTime } from '../../../src/stored/race.ts';
import { percentilesOf } from './percentiles.ts';
import { disagreement, rounded } from './run.ts';
import { checked, ourSolver } from './solvers.ts';
import type { RaceSolver } from './solvers.ts';

/** How it is run. */
export type LargeRun = {
  readonly boards: number; // of each design, all there are at most
  readonly limit: number; // s for each solver and board
  readonly rounds: number; // of each board; the median time is told
};

/**
 * All solvers on the first boards of a design.
 *
 * @throws Error when two verdicts differ, or a solution is none
 */
export function raceLarge(
  design: LargeDesign,
  peers: readonly RaceSolver[],
  { boards, limit, rounds }: LargeRun,
  onBoard: (done: number) => void = () => {},
): RaceLarge {
  const count = Math.min(boards, largeDesigns[design].boards);
  const solvers = [ourSolver, ...peers];
  const rows = Array.from({ length: count }, (_, at) => {
    const puzzle = largePuzzle(design, at);
    const times = solvers.map((): RaceTime[] => []);
    let conflicts = 0;
    for (let round = 0; round < rounds; round++)
      for (const [which, solver] of solvers.entries()) {
        const answer = checked(solver, puzzle, limit);
        if (which === 0) ({ conflicts } = answer);
        times[which]!.push({ verdict: answer.verdict, ms: rounded(answer.ms) });
      }
    const [ours, ...others] = times.map(middle);
    const row = {
      at,
      ...ours!,
      conflicts,
      peers: Object.fromEntries(peers.map(({ name }, which) => [name, others[which]!])),
    };
    const differing = disagreement({ ...row, set: design, name: `board ${at}` }, null);
    if (differing !== null) throw new Error(`the verdicts differ: ${differing}`);
    onBoard(at + 1);
    return row;
  });
  return { design, seed: raceSeed, limit, rounds, boards: rows };
}

/** The time that is told of some rounds: the median, or that of a round that stayed open. */
function middle(times: readonly RaceTime[]): RaceTime {
  const { median } = percentilesOf(times.map(({ ms }) => ms));
  return times.find(({ verdict }) => verdict === 'open') ?? times.find(({ ms }) => ms === median)!;
}
