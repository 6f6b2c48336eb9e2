/**
 * The certificate of 003 for “nothing can be inferred”: pictures that fit, so that each cell is filled in one of them and empty
 * in another. Two for each cell are always enough; here few are chosen, and whoever doubts them can check.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { adheres } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import type { Inference, InferenceNews } from './inference.ts';
import { inferInPieces } from './inference.ts';

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
export const certificateOf = (inference: Inference): Certificate =>
  allPieces(certificateInPieces(inference));

/** The same in pieces, a picture each. */
function* certificateInPieces({ inferable, witnesses }: Inference): InPieces<Certificate> {
  const cells = [...inferable.cells.keys()].filter((cell) => inferable.cells[cell] === UNKNOWN);
  const seen = new Uint8Array(inferable.cells.length);
  const pictures: Grid[] = [];
  // what a picture shows that is new only falls: as much as when it was counted last is a bound
  const bounds = new Float64Array(witnesses.length).fill(Infinity);
  for (let left = 2 * cells.length; left > 0;) {
    let best = -1;
    let most = 0;
    for (const [at, picture] of witnesses.entries()) {
      if (bounds[at]! <= most) continue;
      const shows = news(picture, seen, cells);
      bounds[at] = shows;
      if (shows > most) [best, most] = [at, shows];
    }
    const picture = witnesses[best];
    if (picture === undefined) throw new RangeError('the solutions do not show it of all cells');
    pictures.push(picture);
    look(picture, seen, cells);
    left -= most;
    yield;
  }
  return { pictures, cells, least: leastOf(pictures[0], cells) };
}

/** A bound from below: all solutions fill the same number of the cells that are not inferable. */
function leastOf(first: Grid | undefined, cells: readonly number[]): number {
  if (first === undefined) return 0;
  const filled = cells.filter((cell) => first.cells[cell] === FILLED).length;
  return Math.max(2, covering(cells.length, filled), covering(cells.length, cells.length - filled));
}

function look(picture: Grid, seen: Uint8Array, cells: readonly number[]): void {
  for (const cell of cells) seen[cell]! |= bitOf(picture.cells[cell]!);
}

/** What a check of pictures comes to, after each of them. */
export type PictureCheck = {
  readonly fits: boolean; // it has all the descriptions
  readonly shown: number; // cells that have been seen both filled and empty by now
};

/**
 * Checks one picture after another against a puzzle, from its descriptions alone.
 *
 * @param cells - that are to be seen both filled and empty
 * @returns takes a picture; throws a RangeError for one of another size
 * @source 003_bcef302d21730516.txt §2 (“verifying that each description is satisfied”)
 */
export function pictureChecker(
  puzzle: Puzzle,
  cells: readonly number[],
): (picture: Grid) => PictureCheck {
  const seen = new Uint8Array(puzzle.rows.length * puzzle.columns.length);
  return (picture) => {
    const fits = adheres(picture, puzzle);
    // one that does not fit shows nothing
    if (fits) look(picture, seen, cells);
    return { fits, shown: cells.filter((cell) => seen[cell] === both).length };
  };
}

/**
 * Checks all pictures of a certificate.
 *
 * @throws RangeError for a picture of another size
 * @source 003_bcef302d21730516.txt §2
 */
export const checkPictures = (
  puzzle: Puzzle,
  pictures: readonly Grid[],
  cells: readonly number[],
): readonly PictureCheck[] => pictures.map(pictureChecker(puzzle, cells));

/**
 * Those among some cells that pictures have not shown both filled and empty.
 *
 * @param pictures - that fit
 */
export function cellsLeft(
  pictures: readonly Grid[],
  cells: readonly number[],
): ReadonlySet<number> {
  const seen = new Uint8Array(pictures[0]?.cells.length ?? 0);
  for (const picture of pictures) look(picture, seen, cells);
  return new Set(cells.filter((cell) => seen[cell] !== both));
}

/** A certificate with the check of it. */
export type Certified = {
  readonly consistent: boolean; // whether the puzzle has a solution; without one there is no picture
  readonly certificate: Certificate;
  readonly checks: readonly PictureCheck[];
};

/**
 * Finds the solutions, chooses among them and checks those, in pieces.
 *
 * @param from - what another search of the same puzzle had found when it ended early
 * @throws RangeError or TypeError for a malformed puzzle
 * @source 003_bcef302d21730516.txt §2 (Theorem 2.1, the certificate)
 */
export function* certifyInPieces(
  puzzle: Puzzle,
  from: InferenceNews | null = null,
): InPieces<Certified, InferenceNews> {
  const found = yield* inferInPieces(puzzle, from);
  const none = { pictures: [], cells: [], least: 0 };
  if (!found.consistent) return { consistent: false, certificate: none, checks: [] };
  const certificate = yield* certificateInPieces(found);
  const check = pictureChecker(puzzle, certificate.cells);
  const checks: PictureCheck[] = [];
  for (const picture of certificate.pictures) {
    checks.push(check(picture));
    yield;
  }
  return { consistent: true, certificate, checks };
}
