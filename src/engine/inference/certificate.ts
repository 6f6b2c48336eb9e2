/**
 * The certificate of 003 for “nothing can be inferred”: pictures that fit, so that each cell is filled in one of them and empty
 * in another. Two for each cell are always enough; here few are chosen, and whoever doubts them can check.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { adheres } from '../board/puzzle.ts';
import type { Inference } from './inference.ts';

/** Pictures that show of some cells that they may be either. */
export type Certificate = {
  readonly pictures: readonly Grid[];
  readonly cells: readonly number[]; // those that they show it of
  /** Fewer pictures than this cannot do: all fill the same number of these cells, and each cell must be met. */
  readonly least: number;
};

/** What a picture shows of a cell: one bit for each value. */
const bitOf = (value: number): number => (value === FILLED ? 2 : 1);
const both = 3;

/** How much a picture shows that has not been shown. */
function news({ cells }: Grid, seen: Uint8Array, of: readonly number[]): number {
  let count = 0;
  for (const cell of of) if ((seen[cell]! & bitOf(cells[cell]!)) === 0) count++;
  return count;
}

/** So many pictures of `filled` out of `all` cells are needed to fill every cell once. */
const covering = (all: number, filled: number): number =>
  all === 0 ? 0 : filled === 0 ? Infinity : Math.ceil(all / filled);

/**
 * Chooses among the solutions that an inference rests on: always the one that shows most that is new. That is quick, and not
 * always the least number.
 *
 * @param inference - of a puzzle with a solution
 * @source 003_bcef302d21730516.txt §2 (Theorem 2.1, the certificate)
 */
export function certificateOf({ inferable, witnesses }: Inference): Certificate {
  const cells = [...inferable.cells.keys()].filter((cell) => inferable.cells[cell] === UNKNOWN);
  const seen = new Uint8Array(inferable.cells.length);
  const pictures: Grid[] = [];
  const left = new Set(witnesses);
  while (cells.some((cell) => seen[cell] !== both)) {
    let best: Grid | null = null;
    let most = 0;
    for (const picture of left) {
      const shows = news(picture, seen, cells);
      if (shows > most) [best, most] = [picture, shows];
    }
    if (best === null) throw new RangeError('the solutions do not show it of all cells');
    left.delete(best);
    pictures.push(best);
    for (const cell of cells) seen[cell]! |= bitOf(best.cells[cell]!);
  }
  const [first] = pictures;
  const filled =
    first === undefined ? 0 : cells.filter((cell) => first.cells[cell] === FILLED).length;
  const least = Math.max(
    cells.length === 0 ? 0 : 2,
    covering(cells.length, filled),
    covering(cells.length, cells.length - filled),
  );
  return { pictures, cells, least };
}

/** What a check of pictures comes to, after each of them. */
export type PictureCheck = {
  readonly fits: boolean; // it has all the descriptions
  readonly shown: number; // cells that have been seen both filled and empty by now
  readonly open: ReadonlySet<number>; // the others among those that are to be shown
};

/**
 * Checks pictures against a puzzle, from its descriptions alone.
 *
 * @param pictures - one of another size, or with unknown cells, does not fit
 * @param cells - that are to be seen both filled and empty
 * @source 003_bcef302d21730516.txt §2 (“verifying that each description is satisfied”)
 */
export function checkPictures(
  puzzle: Puzzle,
  pictures: readonly Grid[],
  cells: readonly number[],
): readonly PictureCheck[] {
  const seen = new Map(cells.map((cell) => [cell, 0]));
  return pictures.map((picture) => {
    const fits = adheres(picture, puzzle);
    // one that does not fit shows nothing
    if (fits)
      for (const [cell, bits] of seen) seen.set(cell, bits | bitOf(picture.cells[cell] ?? UNKNOWN));
    const open = new Set([...seen].filter(([, bits]) => bits !== both).map(([cell]) => cell));
    return { fits, shown: cells.length - open.size, open };
  });
}
