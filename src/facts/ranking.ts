/** The ranking of all methods over the small pictures with a single solution, for the prose; a stored run. */
import { RANKED } from '../engine/census/ranking.ts';
import type { Ranked } from '../engine/census/ranking.ts';
import { hardLeftBy, rankOrder } from '../experiments/rankingOrder.ts';
import type { Gain } from '../experiments/rankingOrder.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { rankedName } from '../methods/ranked.ts';
import { storedRun } from '../stored/fromFile.ts';

const { tally, command } = storedRun('ranking 5x5');
const size = '5x5';
const order = rankOrder(tally, size);

/** The command that makes the stored run. */
export const rankingCommand = command;

const groupOf = (method: Ranked): number =>
  order.groups.findIndex(({ methods }) => methods.includes(method));

/** Pictures of 5 x 5 with a single solution. */
export const rankedPictures = order.unique;

/** Of them, those that a method does not solve. */
export const leftBy = (method: Ranked): number =>
  order.unique - (order.groups[groupOf(method)]?.solved ?? NaN);

/** How many groups of methods there are that solve the same pictures. */
export const rankedGroups = order.groups.length;

/** The pairs of groups of which neither contains the other. */
export const partedPairs = order.crossings.length;

/** The methods that leave nothing. */
export const solvingAll: readonly Ranked[] = RANKED.filter((method) => leftBy(method) === 0);

/**
 * What each of two methods solves and the other one does not.
 *
 * @throws RangeError when one contains the other
 */
export function parted(a: Ranked, b: Ranked): { readonly onlyA: Gain; readonly onlyB: Gain } {
  const [i, j] = [groupOf(a), groupOf(b)];
  for (const { one, other, onlyOne, onlyOther } of order.crossings) {
    if (one === i && other === j) return { onlyA: onlyOne, onlyB: onlyOther };
    if (one === j && other === i) return { onlyA: onlyOther, onlyB: onlyOne };
  }
  throw new RangeError(`${a} and ${b} do not part`);
}

/** The classes of (p,q)-hard pictures, in the order of the methods. */
const hardClasses = hardLeftBy(tally, size, 'sweeps');

/** One of each group, so that the table stays narrow, and those that the text tells apart. */
const told: readonly Ranked[] = ['once', '2,2', 'two-sat', '2,3', '3,3', '3,4', 'repeated'];

/** For <FactTable>: of the puzzles that are hard for a pair, those that each method leaves. */
export const capableTable = {
  columns: ['Hard for', 'pictures', ...told.map((method) => `left by ${rankedName(method)}`)],
  rows: hardClasses.map(({ pair, images }) => [
    `(${pair})`,
    grouped(images),
    ...told.map((method) => {
      const left = hardLeftBy(tally, size, method).find((hard) => hard.pair === pair)?.left ?? 0;
      return left === 0 ? 'none' : grouped(left);
    }),
  ]),
} as const;

/** What 2-SAT leaves of the pictures that are hard for a pair, `2,3` for instance. */
export function hardFor(pair: string): { readonly images: number; readonly left: number } {
  const hard = hardLeftBy(tally, size, 'two-sat').find((one) => one.pair === pair);
  return { images: hard?.images ?? 0, left: hard?.left ?? 0 };
}
