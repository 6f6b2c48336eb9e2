/** What is to be seen of a game: its board as a model to draw, with the marks that are not cells. Pure. */
import type { Direction } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { cellUnits } from '../board/boardLayout.ts';
import type { BoardModel, LineRef } from '../board/boardModel.ts';
import { boardOf } from '../board/boardModel.ts';
import type { CertainRuns, Quiet } from './certainRuns.ts';
import { heldLines } from './game.ts';
import type { Branch, Position } from './moves.ts';
import { marksWith, shownLength, strokeCells } from './stroke.ts';
import type { Stroke } from './stroke.ts';

/** What is shown beside the marks. */
export type ShownGame = {
  readonly stroke: Stroke | null;
  readonly quiet: Quiet;
  readonly open: readonly LineRef[]; // wear a dot
  readonly lit: readonly LineRef[];
  readonly bad: readonly LineRef[];
  readonly rings: ReadonlySet<number>;
  readonly premises: readonly number[]; // cells that an argument rests on
  readonly label: string;
};

const none: readonly (readonly boolean[])[] = [];
const noCells: ReadonlySet<number> = new Set();

/** The lines that are shown already, where the new ones are the same: what stays the same object is not drawn anew. */
const kept = (before: readonly LineRef[] = [], now: readonly LineRef[]): readonly LineRef[] =>
  before.length === now.length &&
  before.every(({ direction, index }, at) => {
    const other = now[at];
    return direction === other?.direction && index === other.index;
  })
    ? before
    : now;

/** The numbers that are quiet, of each row and each column. */
function quietRuns(
  { rows, columns }: Puzzle,
  marks: Uint8Array,
  certain: CertainRuns,
): readonly (readonly boolean[])[] {
  const grid = { height: rows.length, width: columns.length, cells: marks };
  const of = (direction: Direction, index: number): readonly boolean[] => {
    const [clue, number] =
      direction === 'H' ? [rows[index]!, index] : [columns[index]!, rows.length + index];
    return certain.of(number, lineOf(grid, direction, index), clue);
  };
  return [...rows.map((_, index) => of('H', index)), ...columns.map((_, index) => of('V', index))];
}

/**
 * The board of a game.
 *
 * @param certain - keeps what is known of lines that have not changed
 * @param before - the model that is on show: while a stroke is under way its numbers stay as they are
 */
export function playModel(
  puzzle: Puzzle,
  { marks, levels, branches }: Position,
  shown: ShownGame,
  certain: CertainRuns,
  before: BoardModel | null,
): BoardModel {
  const { stroke, quiet, label } = shown;
  const width = puzzle.columns.length;
  const cells = stroke === null ? marks : marksWith(stroke, marks, width);
  const drawing = stroke !== null && before !== null;
  const trials = new Set<number>();
  for (const [cell, level] of levels.entries()) if (level > 0) trials.add(cell);
  if (stroke !== null && branches.length > 0)
    for (const cell of strokeCells(stroke, marks, width)) trials.add(cell);
  return {
    ...boardOf(puzzle, cells, label),
    trials: trials.size === 0 ? noCells : trials,
    lit: kept(before?.lit, shown.lit),
    bad: kept(before?.bad, shown.bad),
    fresh: shown.rings,
    done: drawing
      ? (before.done ?? [])
      : quiet === 'line'
        ? heldLines({ puzzle, marks: cells })
        : [],
    quiet: drawing
      ? (before.quiet ?? none)
      : quiet === 'run'
        ? quietRuns(puzzle, cells, certain)
        : none,
    overlay: [
      ...shown.open.map(dotOf),
      ...shown.premises.map((cell) => premiseOf(cell, width)),
      ...branches.map((branch, at) => numberOf(branch, at + 1, width)),
      ...(stroke === null ? [] : lengthOf(stroke, cells, marks, width)),
    ],
  };
}

/** The quiet dot of a line that still gives something, between its numbers and the board. */
const dotOf = ({ direction, index }: LineRef): SvgNode => {
  const [along, across] = [(index + 0.5) * cellUnits, -2.5];
  const [cx, cy] = direction === 'H' ? [across, along] : [along, across];
  return svgNode('circle', { class: 'play-open', cx, cy, r: 2 });
};

const corner = (cell: number, width: number): readonly [x: number, y: number] => [
  (cell % width) * cellUnits,
  Math.floor(cell / width) * cellUnits,
];

/** A cell that an argument rests on. */
function premiseOf(cell: number, width: number): SvgNode {
  const [x, y] = corner(cell, width);
  const side = cellUnits - 5;
  return svgNode('rect', {
    class: 'play-premise',
    x: x + 2.5,
    y: y + 2.5,
    width: side,
    height: side,
  });
}

/** The number of a supposition, on its cell. */
function numberOf({ cell }: Branch, level: number, width: number): SvgNode {
  const [x, y] = corner(cell, width);
  return svgNode(
    'g',
    { class: 'play-branch' },
    svgNode('circle', { cx: x + cellUnits / 2, cy: y + cellUnits / 2, r: 7 }),
    svgNode('text', { x: x + cellUnits / 2, y: y + cellUnits / 2 + 4 }, String(level)),
  );
}

/** The length of a stroke, at its end. */
function lengthOf(
  stroke: Stroke,
  cells: Uint8Array,
  marks: Uint8Array,
  width: number,
): readonly SvgNode[] {
  const { direction, row, column, end } = stroke;
  if (direction === null) return [];
  const [i, j] = direction === 'H' ? [row, end] : [end, column];
  const length = shownLength(stroke, cells, width, strokeCells(stroke, marks, width).length);
  // above the pointer where there is room, so that a finger does not hide it
  const x = (j + 0.5) * cellUnits;
  const y = i > 0 ? (i - 0.5) * cellUnits : (i + 1.5) * cellUnits;
  return [
    svgNode(
      'g',
      { class: 'play-length' },
      svgNode('rect', { x: x - 11, y: y - 9, width: 22, height: 18, rx: 4 }),
      svgNode('text', { x, y: y + 5 }, String(length)),
    ),
  ];
}
