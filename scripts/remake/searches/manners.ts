/**
 * How soon `solve` answers when its SAT solver goes about it in other ways. A way is kept only if it wins on
 * boards that it was not chosen by; docs/reports/experiments.md tells what came of it.
 */
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { classic, inTurns, targeting } from '../../../src/engine/sat/manner.ts';
import type { SatManner } from '../../../src/engine/sat/manner.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { largePuzzle, racePlaces, racePuzzle } from '../../../src/experiments/raceBoards.ts';
import { counted } from '../../../src/notebook/plain/numbers.ts';
import { tableLines } from '../../measure/bench/report.ts';
import { percentilesOf } from '../../measure/race/percentiles.ts';
import { watch } from '../../measure/race/processorTime.ts';
import { casesOf } from '../../measure/race/sets.ts';
import type { Search } from './search.ts';

/** The ways, by what is changed. */
const ways: readonly (readonly [name: string, manner: SatManner])[] = [
  ['as it runs', inTurns],
  ['one mode alone', targeting],
  ['as MiniSat', classic],
  ['phases as they were last', { ...targeting, targets: false }],
  ['first supposed empty', { ...targeting, first: 0 }],
  ['runs from 128', { ...targeting, run: 128 }],
  ['runs from 2,048', { ...targeting, run: 2048 }],
  ['decay 0.90', { ...targeting, decay: 0.9 }],
  ['decay 0.85', { ...targeting, decay: 0.85 }],
  ['2,000 learnt clauses', { ...targeting, learnt: 2000 }],
  ['8,000 learnt clauses', { ...targeting, learnt: 8000 }],
];

const turns = inTurns.turns!;

/** The same for searches that are long, in large formulas. */
const longWays: readonly (readonly [name: string, manner: SatManner])[] = [
  ['as it runs', inTurns],
  ...[
    { times: 1, decay: 0.85 },
    { times: 1, decay: 0.8 },
    { times: 3, decay: 0.85 },
  ].map((large): readonly [string, SatManner] => [
    `focused turns ${large.times} times as long, decay ${large.decay}`,
    { ...inTurns, turns: { ...turns, large } },
  ]),
];

/** s for each puzzle, and million propagations for each large one. */
const limit = 60;
const longLimit = 120;

function timed(puzzle: Puzzle, manner: SatManner): { ms: number; conflicts: number } {
  const spent = watch();
  const signal = {
    get aborted() {
      return spent() > 1000 * limit;
    },
  };
  const { work } = solve(puzzle, { manner, signal });
  return { ms: spent(), conflicts: work.conflicts };
}

export const manners: Search = {
  name: 'manners',
  does: 'processor time and conflicts of solve with its SAT solver set in several ways',
  more: `On boards by the design of the tournaments (25x25, 50 to 35 % filled): some to choose by (seed 1), as many to hold the
choice against (seed 2), and the MiniZinc puzzles; the SAT solver as it is, as MiniSat does it, and with one setting changed at
a time.

With --large also on boards of 60x60, half filled (seed 18), by propagations, which no machine changes; what is open counts as
that many.`,
  numbers: {
    boards: { what: 'so many of each, at most', usual: 200, most: 999 },
    large: { what: 'so many of 60x60', usual: 0, least: 0, most: 40 },
  },
  *make({ number }) {
    const most = number('boards');
    const boards = (seed: number, count = most): readonly Puzzle[] =>
      racePlaces('tournament', count).map((at) => racePuzzle('tournament', at, seed));
    const published = casesOf('minizinc').slice(0, most);
    const sets: readonly (readonly [string, readonly Puzzle[]])[] = [
      ['to choose by', boards(1)],
      ['to hold it against', boards(2)],
      ['MiniZinc', published.map(({ puzzle }) => puzzle)],
    ];
    for (const puzzle of boards(3, Math.min(most, 20))) timed(puzzle, targeting); // warm
    for (const [name, puzzles] of sets)
      yield {
        lines: tableLines(
          `${name}: ${counted(puzzles.length, 'board')}, processor time`,
          ['way', 'all, s', 'median, ms', '90 %', '99 %', 'slowest', 'conflicts'],
          ways.map((way) => rowOf(way, puzzles)),
        ),
      };
    const large = Array.from({ length: number('large') }, (_, at) =>
      largePuzzle('random-60', at, 18),
    );
    if (large.length > 0)
      yield {
        lines: tableLines(
          `60x60, half filled: ${counted(large.length, 'board')}, million propagations, at most ${longLimit} for each`,
          ['way', 'all', 'median', 'most', 'open', 'conflicts'],
          longWays.map((way) => longRowOf(way, large)),
        ),
      };
  },
};

function rowOf(
  [way, manner]: readonly [name: string, manner: SatManner],
  puzzles: readonly Puzzle[],
): readonly string[] {
  const all = puzzles.map((puzzle) => timed(puzzle, manner));
  const { total, median, p90, p99, most } = percentilesOf(all.map(({ ms }) => ms));
  const conflicts = all.reduce((sum, one) => sum + one.conflicts, 0);
  return [
    way,
    (total / 1000).toFixed(1),
    ...[median, p90, p99, most].map((ms) => ms.toFixed(1)),
    String(conflicts),
  ];
}

function longRowOf(
  [way, manner]: readonly [name: string, manner: SatManner],
  puzzles: readonly Puzzle[],
): readonly string[] {
  const all = puzzles.map((puzzle) => solve(puzzle, { manner, limit: longLimit * 1e6 }));
  const { total, median, most } = percentilesOf(all.map(({ work }) => work.propagations / 1e6));
  return [
    way,
    ...[total, median, most].map((millions) => millions.toFixed(0)),
    String(all.filter(({ status }) => status === 'open').length),
    String(all.reduce((sum, { work }) => sum + work.conflicts, 0)),
  ];
}
