/**
 * How hard puzzles were for those who played them, held against every measure of the book. None of the documents has tried
 * its measure on people.
 */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { hardness, weakestOfInPieces } from '../engine/inference/weakest.ts';
import type { Hardness } from '../engine/inference/weakest.ts';
import { told } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';
import { difficulty000, difficulty002 } from '../engine/sweep/difficulty.ts';
import { bottlenecks, lineRounds } from '../engine/sweep/openLines.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { connectionInPieces } from './fewRanks.ts';
import type { Connection } from './fewRanks.ts';

/** The measures, each larger for a puzzle that is meant to be harder. */
export const measures = ['size', 'sweeps', 'bottlenecks', 'formula', 'method'] as const;

export type Measure = (typeof measures)[number];

/** What each says of a puzzle; null where it says nothing. `method`: its place in `hardness`. */
export type Measured = Readonly<Record<Measure, number | null>>;

/** What is asked of the players. */
const outcomes = ['time', 'hints'] as const;

export type Outcome = (typeof outcomes)[number];

/** A game that was finished. */
export type FinishedGame = {
  readonly code: string; // of its puzzle
  readonly ms: number; // in play, up to the first solution
  readonly hints: number; // asked for, until then
};

/** The games of one person. */
export type Player = readonly FinishedGame[];

/** What came out: of each measure, in the order of `measures`. */
export type ReaderRanks = {
  readonly measured: Readonly<Record<string, Measured>>; // by code
  readonly connections: Readonly<Record<Outcome, readonly (Connection | null)[]>>;
};

/** Of the orders that are drawn by chance. */
export const ranksSeed = 1;

/** As several measures are tried at once, each may be taken for more than chance in so much less than a twentieth of cases. */
const level = 0.05 / measures.length;

/**
 * Every measure of a puzzle.
 *
 * @throws RangeError or TypeError for a malformed puzzle
 * @source 000_8dc3042ab81c971c.txt §3.1; 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?"
 */
export function* measuresInPieces(puzzle: Puzzle): InPieces<Measured> {
  const { rows, columns } = puzzle;
  const formula = difficulty002(puzzle);
  const sweeps = difficulty000(puzzle);
  yield;
  const narrow = sweeps === null ? null : bottlenecks(lineRounds(puzzle).open);
  yield;
  const method = yield* weakestOfInPieces(puzzle);
  return {
    size: rows.length * columns.length,
    sweeps,
    bottlenecks: narrow,
    formula: Number.isFinite(formula) ? formula : null,
    method: placeOf(method),
  };
}

/** A puzzle with several solutions is solved by none of them. */
const placeOf = (method: Hardness | null): number | null =>
  method === null || method === 'several' ? null : hardness.indexOf(method);

/** What a game was for its player. */
export const outcomeOf = ({ ms, hints }: FinishedGame, outcome: Outcome): number =>
  outcome === 'time' ? ms : hints;

/**
 * Holds measures against games; each player's games are ranked among that player's own.
 *
 * @param known - measures that were found before, by code
 */
export function* readerRanksInPieces(
  players: readonly Player[],
  known: ReaderRanks['measured'] = {},
): InPieces<ReaderRanks, number> {
  const measured: Record<string, Measured> = {};
  let done = 0;
  for (const { code } of players.flat()) {
    measured[code] ??= known[code] ?? (yield* told(measuresInPieces(decodePuzzle(code)), noNews));
    done++;
    yield done;
  }
  const connections: Record<Outcome, (Connection | null)[]> = { time: [], hints: [] };
  for (const outcome of outcomes)
    for (const measure of measures) {
      const groups = players.map((games) => {
        const rated = games.filter(({ code }) => measured[code]![measure] !== null);
        return {
          a: rated.map(({ code }) => measured[code]![measure]!),
          b: rated.map((game) => outcomeOf(game, outcome)),
        };
      });
      const found = yield* told(connectionInPieces(groups, { seed: ranksSeed, level }), noNews);
      connections[outcome].push(found);
    }
  return { measured, connections };
}

const noNews = (): number => 0; // they have none
