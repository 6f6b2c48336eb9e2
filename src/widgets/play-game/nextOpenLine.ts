/** The next line that still gives something, for whoever goes from line to line by a key. Pure. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { openLines } from '../../engine/sweep/openLines.ts';
import type { LineRef } from '../../kit/board/boardModel.ts';
import type { Game } from '../../kit/play/game.ts';

/** A line, and the first cell of it that is unknown. */
export type OpenPlace = {
  readonly line: LineRef;
  readonly cell: readonly [row: number, column: number];
};

/**
 * The open line after another one: rows from the top, then columns from the left, then from the first row again.
 *
 * @param last - null: the first of all
 * @returns null where no line gives anything
 */
export function nextOpenLine({ puzzle, marks }: Game, last: LineRef | null): OpenPlace | null {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const place = ({ direction, index }: LineRef): number =>
    direction === 'H' ? index : height + index;
  const { open } = openLines(puzzle, { height, width, cells: marks });
  const inOrder = open.toSorted((a, b) => place(a) - place(b));
  const after = last === null ? -1 : place(last);
  const line = inOrder.find((one) => place(one) > after) ?? inOrder[0];
  if (line === undefined) return null;
  const { direction, index } = line;
  const cellAt = (along: number): readonly [number, number] =>
    direction === 'H' ? [index, along] : [along, index];
  const cells = Array.from({ length: direction === 'H' ? width : height }, (_, along) =>
    cellAt(along),
  );
  const cell = cells.find(([row, column]) => marks[row * width + column] === UNKNOWN);
  return { line: { direction, index }, cell: cell ?? cellAt(0) };
}
