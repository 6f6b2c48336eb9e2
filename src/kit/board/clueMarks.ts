/**
 * The clues of a picture that is being drawn, as marks beside its board: they follow every cell, and the board keeps its
 * place. A board with descriptions is built anew when one of them changes; here only the numbers of that line are.
 */
import type { Grid } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { boardLayout } from './boardLayout.ts';
import type { ClueRoom } from './boardModel.ts';
import { clueLooks, descriptionNode } from './boardPicture.ts';

/** Numbers for which there is room beside any board. */
const usualNumbers = (side: number): number =>
  Math.min(Math.ceil(side / 2), 3 + Math.floor(side / 10));

const most = (descriptions: readonly Description[]): number =>
  descriptions.reduce((longest, { length }) => Math.max(longest, length), 0);

/**
 * Room for the clues of a picture.
 *
 * @param before - the room that a picture of this size had: it never becomes less
 */
export function clueRoom(image: Grid, before: ClueRoom | null): ClueRoom {
  const { rows, columns } = puzzleOf(image);
  const room = {
    rows: Math.max(most(rows), usualNumbers(image.width), before?.rows ?? 0),
    columns: Math.max(most(columns), usualNumbers(image.height), before?.columns ?? 0),
  };
  return before?.rows === room.rows && before.columns === room.columns ? before : room;
}

const made = new Map<string, SvgNode>(); // a line that stays as it is, stays the same object
const mostMade = 5000;

/**
 * The clues, a mark a line.
 *
 * @param room - of the board; a line that needs more than that is cut at the edge
 * @param cell - of the board, in CSS pixels
 */
export function clueMarks(image: Grid, room: ClueRoom, cell?: number): readonly SvgNode[] {
  const { height, width } = image;
  const puzzle = puzzleOf(image);
  const none: readonly Description[] = [];
  const frame = { height, width, cells: image.cells, rows: none, columns: none, room, label: '' };
  const layout = boardLayout(frame, cell);
  const model = { ...frame, ...puzzle, done: [] };
  const place = `translate(${-layout.left} ${-layout.top})`;
  return [...puzzle.rows, ...puzzle.columns].map((description, at) => {
    const key = [height, width, room.rows, room.columns, cell, at, ...description].join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const mark = svgNode(
      'g',
      { ...clueLooks(layout), transform: place },
      descriptionNode(model, layout, at),
    );
    if (made.size >= mostMade) made.clear();
    made.set(key, mark);
    return mark;
  });
}
