/**
 * A stroke over a board in play: locked to the line of its first step, over every cell between its two ends that is as its
 * first cell was. Going back along it makes it shorter.
 */
import type { Direction } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';

/** What a press does. */
export type Tool = 'fill' | 'cross' | 'clear';

const toolMarks: Readonly<Record<Tool, number>> = {
  fill: FILLED,
  cross: EMPTY,
  clear: UNKNOWN,
};

/** The other tool, for the second button and for a long press. */
const secondTools: Readonly<Record<Tool, Tool>> = { fill: 'cross', cross: 'fill', clear: 'cross' };

/** A stroke under way; rows and columns zero-based. */
export type Stroke = {
  readonly row: number; // where it began
  readonly column: number;
  readonly direction: Direction | null; // null: still on its first cell
  readonly end: number; // column of its other end on a row, row on a column
  readonly there: number; // the mark of its first cell before
  readonly mark: number; // what its cells become
};

/**
 * A stroke begins. On a cell that has the mark of the tool already it takes it away.
 *
 * @param second - the right button, the eraser of a pen, or a long press
 */
export function beginStroke(
  there: number,
  [row, column]: readonly [row: number, column: number],
  tool: Tool,
  second: boolean,
): Stroke {
  const mark = toolMarks[second ? secondTools[tool] : tool];
  return {
    row,
    column,
    direction: null,
    end: column,
    there,
    mark: there === mark ? UNKNOWN : mark,
  };
}

/** The stroke when the pointer has come to a cell. */
export function strokeTo(stroke: Stroke, row: number, column: number): Stroke {
  const [down, right] = [Math.abs(row - stroke.row), Math.abs(column - stroke.column)];
  if (stroke.direction === null && down === 0 && right === 0) return stroke;
  const direction = stroke.direction ?? (right >= down ? 'H' : 'V');
  const end = direction === 'H' ? column : row;
  return direction === stroke.direction && end === stroke.end
    ? stroke
    : { ...stroke, direction, end };
}

/** The cells of a line between the two ends of a stroke, from the first one on. */
function between({ row, column, direction, end }: Stroke, width: number): readonly number[] {
  if (direction === null) return [row * width + column];
  const from = direction === 'H' ? column : row;
  const step = end < from ? -1 : 1;
  return Array.from({ length: Math.abs(end - from) + 1 }, (_, k) => {
    const along = from + k * step;
    return direction === 'H' ? row * width + along : along * width + column;
  });
}

/** The cells that a stroke changes. */
export const strokeCells = (stroke: Stroke, marks: Uint8Array, width: number): readonly number[] =>
  between(stroke, width).filter((cell) => marks[cell] === stroke.there);

/** The marks with a stroke on them. */
export function marksWith(stroke: Stroke, marks: Uint8Array, width: number): Uint8Array {
  const next = marks.slice();
  for (const cell of strokeCells(stroke, marks, width)) next[cell] = stroke.mark;
  return next;
}

/**
 * The length to show at the end of a stroke: of filled cells that of the run which they are part of, else how many cells
 * it changes.
 *
 * @param marks - with the stroke on them
 * @param changed - how many cells the stroke changes
 */
export function shownLength(
  { row, column, direction, end, mark }: Stroke,
  marks: Uint8Array,
  width: number,
  changed: number,
): number {
  if (mark !== FILLED || direction === null) return changed;
  const [start, step] = direction === 'H' ? [row * width, 1] : [column, width];
  const cells = direction === 'H' ? width : marks.length / width;
  const filled = (along: number): boolean =>
    along >= 0 && along < cells && marks[start + along * step] === FILLED;
  if (!filled(end)) return changed;
  let from = end;
  let to = end;
  while (filled(from - 1)) from--;
  while (filled(to + 1)) to++;
  return to - from + 1;
}
