/** Runs the race, puzzle by puzzle, and compares what the solvers say. */
import { racePlaces, racePuzzle, raceSeed } from '../../../src/experiments/raceBoards.ts';
import type { RaceDesign } from '../../../src/experiments/raceBoards.ts';
import type { RacePuzzle, RaceSet, RaceTime, RaceVerdict } from '../../../src/stored/race.ts';
import { percentilesOf } from './percentiles.ts';
import type { RaceCase } from './sets.ts';
import { checked, ourSolver, timed } from './solvers.ts';
import type { RaceSolver } from './solvers.ts';

/** Hundredths of a millisecond are all that is worth keeping. */
export const rounded = (ms: number): number => Math.round(100 * ms) / 100;

/** The solvers run faster once the compiler of the engine knows them: some boards of another seed are not counted. */
export function warmUp(peers: readonly RaceSolver[]): void {
  for (const solver of [ourSolver, ...peers])
    for (let at = 0; at < 1000; at += 200) solver.ask(racePuzzle('tournament', at, 1), 2);
}

/**
 * Asks all solvers about a puzzle.
 *
 * @param limit - s for each solver
 */
export function raceOn(
  { set, name, puzzle }: RaceCase,
  peers: readonly RaceSolver[],
  limit: number,
): RacePuzzle {
  const ours = timed(ourSolver, puzzle, limit);
  const times = peers.map((peer): [string, RaceTime] => {
    const { verdict, ms } = timed(peer, puzzle, limit);
    return [peer.name, { verdict, ms: rounded(ms) }];
  });
  const { verdict, ms, by, states, propagations, conflicts } = ours;
  const work = { by, states, propagations, conflicts };
  return { set, name, verdict, ms: rounded(ms), ...work, peers: Object.fromEntries(times) };
}

/**
 * In what the verdicts on a puzzle differ, those that are open left out.
 *
 * @param told - what its collection says; null where it says nothing
 * @returns a sentence; null where all agree
 */
export function disagreement(
  row: Pick<RacePuzzle, 'set' | 'name' | 'verdict' | 'peers'>,
  told: string | null,
): string | null {
  const said: [string, string][] = [
    ['ours', row.verdict],
    ...Object.entries(row.peers).map(([name, { verdict }]): [string, string] => [name, verdict]),
    ...(told === null ? [] : [['its collection', told] satisfies [string, string]]),
  ];
  const known = said.filter(([, verdict]) => verdict !== 'open');
  if (new Set(known.map(([, verdict]) => verdict)).size < 2) return null;
  return `${row.set}, ${row.name}: ${known.map(([who, verdict]) => `${who}: ${verdict}`).join(', ')}`;
}

/** What our solver took for boards of a design, each asked once. */
export function raceBoards(
  design: RaceDesign,
  count: number,
  limit: number,
  onBoard: (done: number) => void = () => {},
): RaceSet {
  const verdicts: Record<RaceVerdict, number> = { none: 0, one: 0, several: 0, open: 0 };
  const times = racePlaces(design, count).map((at, done) => {
    const { verdict, ms } = checked(ourSolver, racePuzzle(design, at), limit);
    verdicts[verdict]++;
    onBoard(done + 1);
    return ms;
  });
  if (verdicts.none > 0) throw new Error(`a board of ${design} is told to have no solution`);
  const { total, median, p90, p99, most } = percentilesOf(times);
  return {
    set: design,
    boards: times.length,
    seed: raceSeed,
    one: verdicts.one,
    several: verdicts.several,
    open: verdicts.open,
    seconds: rounded(total / 1000),
    median: rounded(median),
    p90: rounded(p90),
    p99: rounded(p99),
    slowest: rounded(most),
    under: times.filter((ms) => ms < 100).length,
  };
}
