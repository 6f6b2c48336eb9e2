/** The rank correlations of all groups, at once or in pieces. */
import { allPieces } from '../../engine/pieces.ts';
import { claimSeed } from '../../claims/sample.ts';
import { rankCorrelationInPieces } from '../../experiments/rankCorrelation.ts';
import type { RankCorrelation } from '../../experiments/rankCorrelation.ts';
import { isEnough } from './model.ts';
import type { Order, Ranks } from './model.ts';

/** Draws of an interval, as in the ledger. */
const draws = 400;

/**
 * Ranks the groups one after another, with the seed of the ledger.
 *
 * @param draws - for the intervals; 0: without
 */
function* ranksInPieces(order: Order, times: number): Generator<undefined, Ranks, undefined> {
  const ranks: (RankCorrelation | null)[] = [];
  for (const group of order.groups) {
    ranks.push(
      isEnough(group)
        ? yield* rankCorrelationInPieces(group.values, group.measured, claimSeed, times)
        : null,
    );
    yield;
  }
  return ranks;
}

/** The correlations alone: some milliseconds for ten thousand puzzles. */
export const quickRanks = (order: Order): Ranks => allPieces(ranksInPieces(order, 0));

/** With their intervals. */
export const fullRanks = (order: Order): Ranks => allPieces(ranksInPieces(order, draws));

/** With their intervals, in pieces, and handed over at the end. */
export function* fullRanksInPieces(
  order: Order,
  done: (ranks: Ranks) => void,
): Generator<undefined, void, undefined> {
  done(yield* ranksInPieces(order, draws));
}
