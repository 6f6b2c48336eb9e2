/** A puzzle of the reader's on the field: its clues say how many cells are filled, so nothing need be solved. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { OwnBoard } from '../../kit/answer/openedPicture.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { placeNear, placeText } from './model.ts';
import type { ColumnShown } from './model.ts';

const filledIn = ({ rows }: Puzzle): number =>
  rows.reduce((sum, clues) => sum + clues.reduce((all, length) => all + length, 0), 0);

/** Where a puzzle of the reader lies on the field; null without one. */
export function ownBoard(code: string | null): OwnBoard | null {
  if (code === null) return null;
  const own = puzzleIn(code);
  const cells = own.rows.length * own.columns.length;
  return { side: Math.sqrt(cells), share: filledIn(own) / cells };
}

/** "Your 10 × 10 has 36 of 100 cells filled." */
export const ownText = (own: Puzzle): string => {
  const [height, width] = [own.rows.length, own.columns.length];
  return `Your ${sizeText(height, width)} has ${filledIn(own)} of ${grouped(height * width)} cells filled.`;
};

/** What the random boards nearest to a puzzle of the reader need. */
export function besideText(own: Puzzle, shown: readonly ColumnShown[]): string {
  const cells = own.rows.length * own.columns.length;
  const near = { placeSide: Math.sqrt(cells), placeAt: (100 * filledIn(own)) / cells };
  const { column, row } = placeNear(shown, near);
  const there = shown[column];
  return there === undefined ? '' : `Beside it: ${placeText(there, row)}`;
}
