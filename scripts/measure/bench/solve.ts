/**
 * How long `solve` takes to say whether a puzzle has one solution: on boards by the design of the tournaments, on random ones, on
 * the easy puzzles of the survey and on the hard ones of MiniZinc. CaDiCaL gets the formulas of some of them in the same run.
 */
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { raceDesigns, racePlaces, racePuzzle } from '../../../src/experiments/raceBoards.ts';
import type { RaceDesign } from '../../../src/experiments/raceBoards.ts';
import { percentilesOf } from '../race/percentiles.ts';
import type { Percentiles } from '../race/percentiles.ts';
import { cadicalPeer, checked, ourSolver, solverBy, timed } from '../race/solvers.ts';
import type { RaceSolver } from '../race/solvers.ts';
import { warmUp } from '../race/run.ts';
import { casesOf } from '../race/sets.ts';

/** s for each puzzle. */
const limit = 20;

/** Boards of a design that the outside solver gets too. */
const compared = 20;

/** Puzzles of the survey that no solver decides in a moment. */
const hardOfSurvey = new Set(['Knotty', 'Faase']);

/** What a set came to. */
type SolveTimes = Percentiles & {
  readonly name: string;
  readonly puzzles: number;
  readonly open: number;
  /** On the part of the set that both were given: how many times as long as CaDiCaL ours takes, in all and at the median. */
  readonly ratios: { readonly puzzles: number; readonly total: number; readonly median: number };
};

/** A set, and how it is asked: puzzles that take a moment are asked again and again, boards once. */
type SolveSet = {
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
  readonly again: boolean;
};

const designSet = (design: RaceDesign, count: number): SolveSet => {
  const { side } = raceDesigns[design];
  const puzzles = racePlaces(design, count).map((at) => racePuzzle(design, at));
  return { name: `${design}, ${side}x${side}`, puzzles, again: false };
};

const collection = (
  name: string,
  set: string,
  left: ReadonlySet<string> = new Set(),
): SolveSet => ({
  name,
  puzzles: casesOf(set).flatMap((one) => (left.has(one.name) ? [] : [one.puzzle])),
  again: true,
});

/**
 * The sets of the bench.
 *
 * @param boards - of each design; Infinity for all
 */
export const solveSets = (boards: number): readonly SolveSet[] => [
  designSet('tournament', boards),
  designSet('random', boards),
  collection('survey, without the two hardest', 'survey', hardOfSurvey),
  collection('MiniZinc', 'minizinc'),
];

/** @throws Error when the two solvers differ */
export function solveTimes({ name, puzzles, again }: SolveSet, outside: RaceSolver): SolveTimes {
  const ask = again ? timed : checked;
  const ours = puzzles.map((puzzle) => ask(ourSolver, puzzle, limit));
  const step = Math.max(1, Math.floor(puzzles.length / compared));
  const places = again
    ? puzzles.map((_, at) => at)
    : Array.from({ length: Math.min(compared, puzzles.length) }, (_, at) => at * step);
  const theirs = places.map((at) => {
    const answer = ask(outside, puzzles[at]!, limit);
    const said = [answer.verdict, ours[at]!.verdict].filter((verdict) => verdict !== 'open');
    if (new Set(said).size > 1) throw new Error(`${name}, ${at}: ours and CaDiCaL differ`);
    return answer.ms;
  });
  const both = percentilesOf(places.map((at) => ours[at]!.ms));
  const baseline = percentilesOf(theirs);
  return {
    name,
    puzzles: puzzles.length,
    open: ours.filter(({ verdict }) => verdict === 'open').length,
    ...percentilesOf(ours.map(({ ms }) => ms)),
    ratios: {
      puzzles: places.length,
      total: both.total / baseline.total,
      median: both.median / baseline.median,
    },
  };
}

/** CaDiCaL, and both solvers known to the compiler. */
export async function outsideSolver(): Promise<RaceSolver> {
  const outside = solverBy(await cadicalPeer());
  warmUp([outside]);
  return outside;
}
