/** What the book says of exchanges near by: why no density gives all, and why one solution becomes ever less likely. */
import { imageFromText } from '../engine/board/image.ts';
import {
  cellExchange,
  onlySolutionAtMost,
  sideOfOnlySolution,
} from '../engine/inference/onlySolution.ts';
import { edgesInTheLimit, exchangeShares } from '../experiments/upperEdge.ts';
import type { Edges } from '../experiments/upperEdge.ts';
import { openImageIn, switchingFigure } from '../kit/puzzle/openIn.ts';
import { grouped, percentAtLeast, percentAtMost } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';
import type { LinkedPicture } from './pictures.ts';

const { spec, tally } = storedRun('exchanges');
const shares = exchangeShares(spec, tally);

/** How far the exchanges reach that are counted, and how many columns are looked at. */
export const { reach, columns } = spec;

/** Of the filled cells of large boards, those that are exchangeable at least. */
export const exchangedAt = (percentage: number, digits = 1): string =>
  percentAtLeast(shares.get(percentage)?.at(-1) ?? NaN, digits);

const limit = (percentage: number): Edges => edgesInTheLimit(percentage, shares);

/** The least percentage from which on exchanges say more of large boards than counting. */
export const exchangesFrom =
  1 +
  Math.max(
    ...[...shares.keys()].filter((at) => {
      const { counting, exchanges } = limit(at);
      return counting < exchanges;
    }),
  );

/** What large boards can have inferred at most. */
export function largeBoardsAtMost(percentage: number): string {
  const { counting, exchanges } = limit(percentage);
  return percentAtMost(Math.min(counting, exchanges), 1);
}

/** A row for some percentages, as a table has them. */
export const exchangeRows: readonly (readonly string[])[] = [36, 42, 45, 48, 50, 54, 60].map(
  (at) => [`${at}\u00a0%`, exchangedAt(at, 2), largeBoardsAtMost(at)],
);

/** From which side on fewer than one board in a hundred can have one solution. */
export const rarelyOne = (percentage: number): string =>
  grouped(sideOfOnlySolution(percentage / 100, 1 / 100));

/** The share of boards that can have one solution at most. */
export const oneSolutionAtMost = (side: number, percentage: number): string =>
  percentAtMost(onlySolutionAtMost(side, percentage / 100), 0);

/** Of the filled cells, those that have the smallest switch with room around it, at least. */
export const oneSwitch = (percentage: number): string =>
  percentAtLeast(cellExchange(percentage / 100), 2);

/** The exchange with its room, and what it is exchanged for. */
export const exchangePictures: readonly LinkedPicture[] = [
  ['....', '.#..', '..#.', '....'],
  ['....', '..#.', '.#..', '....'],
].map((rows, at) => {
  const image = imageFromText(rows);
  return {
    image,
    text: at === 0 ? 'before' : 'after the switch',
    href: openImageIn(switchingFigure, image),
  };
});
