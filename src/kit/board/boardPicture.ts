/**
 * A board as a picture tree: the same drawing for the server, for files, and as the ground of the live board.
 * Looks come from classes in board.css; what a mark means never rests on its hue alone.
 */
import type { Direction } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { BoardLayout } from './boardLayout.ts';
import { boardLayout, cellUnits, columnSlot, rowLine, rowSlot, stageCell } from './boardLayout.ts';
import {
  dotLooks,
  frameNode,
  gridClass,
  groundNode,
  markNode,
  overNodes,
  ringNodes,
  roundEnds,
  ruleNodes,
  tintNodes,
  underNodes,
} from './boardMarks.ts';
import type { Looks } from './boardMarks.ts';
import type { BoardModel, LineRef } from './boardModel.ts';
import { boardCounts, lineIsDone } from './boardModel.ts';
import { allPaths, cluePath } from './boardPaths.ts';

/** How a picture is drawn. */
export type PictureOptions = {
  /** Width and height of a cell in CSS pixels; default that of a board that is the picture of its figure. */
  readonly cell?: number;
};

/**
 * The whole board with its descriptions.
 *
 * @returns an `svg` tree with a title; it scales by its `viewBox`
 */
export function boardPicture(model: BoardModel, options: PictureOptions = {}): SvgNode {
  const { cell = stageCell(model) } = options;
  const layout = boardLayout(model, cell);
  const marks = allPaths(model, layout);
  const scale = cell / cellUnits;
  return svgNode(
    'svg',
    {
      class: 'board-picture',
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      width: Math.round(layout.width * scale),
      height: Math.round(layout.height * scale),
      role: 'img',
      'aria-label': pictureLabel(model),
    },
    svgNode(
      'g',
      { class: gridClass(model), transform: `translate(${layout.left} ${layout.top})` },
      groundNode(model),
      ...underNodes(model, layout),
      ...ruleNodes(model),
      markNode('board-filled is-round', marks.filled, roundEnds),
      markNode('board-empty', marks.empty, dotLooks(layout)),
      ...tintNodes(model, layout),
      markNode('board-clue', cluePath(model.width, model.clues)),
      frameNode(model, layout),
      ...ringNodes(model, layout),
      ...(model.overlay ?? []),
      ...overNodes(model, layout),
    ),
    svgNode('g', clueLooks(layout), ...descriptionNodes(model, layout)),
  );
}

/** The group of the descriptions; its size is theirs where there is room. */
export const clueLooks = ({ clue }: BoardLayout): Looks => ({
  class: 'board-descriptions',
  'font-size': clue,
});

/** The size of a description on a phone, where it is another. */
const onPhone = ({ clue, narrowClue }: BoardLayout): Looks =>
  narrowClue > clue ? { 'font-size': narrowClue } : {};

/** What the picture shows, in a sentence. */
function pictureLabel(model: BoardModel): string {
  const { filled, empty, unknown } = boardCounts(model.cells);
  const back = model.takenBack?.size ?? 0;
  const taken = back === 0 ? '' : `, ${back} of them just taken back`;
  return `${model.label}. ${model.height} rows, ${model.width} columns; ${filled} filled, ${empty} empty, ${unknown} unknown${taken}.`;
}

/** All descriptions; those of rows first. */
function descriptionNodes(model: BoardModel, layout: BoardLayout): readonly SvgNode[] {
  return Array.from({ length: model.rows.length + model.columns.length }, (_, at) =>
    descriptionNode(model, layout, at),
  );
}

/** Description number `at`: the rows' from top to bottom, then the columns' from left to right. */
export function descriptionNode(model: BoardModel, layout: BoardLayout, at: number): SvgNode {
  const ofRow = model.rows[at];
  if (ofRow !== undefined) return rowNode(model, layout, ofRow, at);
  const index = at - model.rows.length;
  return columnNode(model, layout, model.columns[index] ?? [], index);
}

/** The class of a description: quiet when its line is finished. */
export function descriptionClass(model: BoardModel, direction: Direction, index: number): string {
  const is = (lines: readonly LineRef[] | undefined): boolean =>
    lines?.some((line) => line.direction === direction && line.index === index) ?? false;
  if (is(model.bad)) return 'board-description is-bad';
  const quiet = lineIsDone(model, direction, index) ? ' is-done' : '';
  return `board-description${quiet}${is(model.lit) ? ' is-lit' : ''}`;
}

const shown = (description: Description): readonly number[] =>
  description.length === 0 ? [0] : description;

/** The class of one number of a line that goes quiet before the others. */
export const quietClass = 'is-quiet';

/** The class of number `k` of description number `at`. */
const numberClass = ({ quiet }: BoardModel, at: number, k: number): string | undefined =>
  quiet?.[at]?.[k] === true ? quietClass : undefined;

function rowNode(
  model: BoardModel,
  layout: BoardLayout,
  description: Description,
  index: number,
): SvgNode {
  const runs = shown(description);
  const y = rowLine(layout, index);
  const numbers = runs.map((run, k) =>
    svgNode(
      'tspan',
      { x: rowSlot(layout, runs, k), class: numberClass(model, index, k) },
      String(run),
    ),
  );
  const looks = { class: descriptionClass(model, 'H', index), ...onPhone(layout), y };
  return svgNode('text', looks, ...spaced(numbers));
}

function columnNode(
  model: BoardModel,
  layout: BoardLayout,
  description: Description,
  index: number,
): SvgNode {
  const runs = shown(description);
  const x = layout.left + (index + 0.5) * cellUnits;
  const at = model.rows.length + index;
  const numbers = runs.map((run, k) =>
    svgNode(
      'tspan',
      { x, y: columnSlot(layout, runs.length, k), class: numberClass(model, at, k) },
      String(run),
    ),
  );
  const looks = { class: descriptionClass(model, 'V', index), ...onPhone(layout) };
  return svgNode('text', looks, ...spaced(numbers));
}

/**
 * Spaces between the numbers: they are placed one by one, and copied and read apart. A space has a place of its own, or
 * it would be centred with its number, which then stands askew.
 */
const spaced = (numbers: readonly SvgNode[]): readonly SvgNode[] =>
  numbers.map((node, k) => {
    const space = svgNode('tspan', { x: node.attributes['x'] }, ' ');
    return k === numbers.length - 1 ? node : { ...node, children: [...node.children, space] };
  });
