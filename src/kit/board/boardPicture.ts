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
import type { BoardModel, LineRef } from './boardModel.ts';
import { boardCounts, lineIsDone } from './boardModel.ts';
import { allPaths, cluePath, ringPath, rulePaths, trialPath } from './boardPaths.ts';

/** How a picture is drawn. */
export type PictureOptions = {
  /** Unique on the page: distinguishes the hatch pattern of this picture from those of others. Default 'board'. */
  readonly id?: string;
  /** Width and height of a cell in CSS pixels; default that of a board that is the picture of its figure. */
  readonly cell?: number;
};

/**
 * The whole board with its descriptions.
 *
 * @returns an `svg` tree with a title; it scales by its `viewBox`
 */
export function boardPicture(model: BoardModel, options: PictureOptions = {}): SvgNode {
  const { id = 'board', cell = stageCell(model) } = options;
  const layout = boardLayout(model, cell);
  const marks = allPaths(model);
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
    hatchPattern(id),
    svgNode(
      'g',
      { transform: `translate(${layout.left} ${layout.top})` },
      groundNode(model),
      ...(model.lit ?? []).map((line) => bandNode(model, layout, line)),
      markNode('board-unknown', marks.unknown, { fill: `url(#${hatchId(id)})` }),
      markNode('board-filled', marks.filled),
      markNode('board-empty', marks.empty, dotEnds),
      markNode('board-clue', cluePath(model.width, model.clues)),
      ...trialNodes(model),
      ...ruleNodes(model),
      ...bandEdges(model, layout),
      ringNode(model),
      ...(model.overlay ?? []),
      ...crossNodes(model, layout),
    ),
    svgNode('g', clueLooks(layout), ...descriptionNodes(model, layout)),
  );
}

/** The group of the descriptions; its size is theirs where there is room. */
export const clueLooks = ({ clue }: BoardLayout): Readonly<Record<string, string | number>> => ({
  class: 'board-descriptions',
  'font-size': clue,
});

/** The size of a description on a phone, where it is another. */
const onPhone = ({ clue, narrowClue }: BoardLayout): Readonly<Record<string, number>> =>
  narrowClue > clue ? { 'font-size': narrowClue } : {};

/** Zero-length strokes show only with round ends, so this is no matter of style. */
export const dotEnds = { 'stroke-linecap': 'round' } as const;

/** What the picture shows, in a sentence. */
function pictureLabel(model: BoardModel): string {
  const { filled, empty, unknown } = boardCounts(model.cells);
  const back = model.takenBack?.size ?? 0;
  const taken = back === 0 ? '' : `, ${back} of them just taken back`;
  return `${model.label}. ${model.height} rows, ${model.width} columns; ${filled} filled, ${empty} empty, ${unknown} unknown${taken}.`;
}

/** Name of the hatch of the picture `id`. */
export function hatchId(id: string): string {
  return `${id}-hatch`;
}

/** The faint hatch of unknown cells. */
export function hatchPattern(id: string): SvgNode {
  const size = cellUnits / 2;
  return svgNode(
    'defs',
    {},
    svgNode(
      'pattern',
      { id: hatchId(id), width: size, height: size, patternUnits: 'userSpaceOnUse' },
      // three strokes, so that the corners of the tile are hatched too
      svgNode('path', {
        class: 'board-hatch',
        d: `M-1 1L1 -1M0 ${size}L${size} 0M${size - 1} ${size + 1}L${size + 1} ${size - 1}`,
      }),
    ),
  );
}

/** A path with a class; also drawn when it is empty, so that the live board finds it. */
function markNode(name: string, d: string, more: Readonly<Record<string, string>> = {}): SvgNode {
  return svgNode('path', { class: name, d, ...more });
}

/** The paper under the cells. */
export function groundNode({ height, width }: BoardModel): SvgNode {
  return svgNode('rect', {
    class: 'board-ground',
    width: width * cellUnits,
    height: height * cellUnits,
  });
}

/** The rules over the cells. */
export function ruleNodes({ height, width }: BoardModel): readonly SvgNode[] {
  const { thin, thick } = rulePaths(height, width);
  return [markNode('board-rule', thin), markNode('board-rule-thick', thick)];
}

/** The box of a line with its description, relative to the grid. */
function lineBox(model: BoardModel, layout: BoardLayout, line: LineRef): Record<string, number> {
  const at = line.index * cellUnits;
  return line.direction === 'H'
    ? {
        x: 1 - layout.left,
        y: at,
        width: layout.left - 1 + model.width * cellUnits,
        height: cellUnits,
      }
    : {
        x: at,
        y: 1 - layout.top,
        width: cellUnits,
        height: layout.top - 1 + model.height * cellUnits,
      };
}

/** The band under a line that is being read, description included. */
export function bandNode(model: BoardModel, layout: BoardLayout, line: LineRef): SvgNode {
  return svgNode('rect', { class: 'board-band', ...lineBox(model, layout, line) });
}

/** Outlines of the lit lines: the band is not told by its tone alone. */
export function bandEdges(model: BoardModel, layout: BoardLayout): readonly SvgNode[] {
  return (model.lit ?? []).map((line) =>
    svgNode('rect', { class: 'board-band-edge', ...lineBox(model, layout, line) }),
  );
}

/** Corners of the cells on trial; nothing where there are none, as on most boards. */
function trialNodes({ width, trials }: BoardModel): readonly SvgNode[] {
  return (trials?.size ?? 0) === 0 ? [] : [markNode('board-trial', trialPath(width, trials ?? []))];
}

/** Rings around the cells that have just changed. */
function ringNode(model: BoardModel): SvgNode {
  return markNode('board-fresh', ringPath(model.width, model.fresh ?? []));
}

/** A line without a fit: outlined, and crossed out from corner to corner, so that its cells can still be read. */
export function crossNodes(model: BoardModel, layout: BoardLayout): readonly SvgNode[] {
  return (model.bad ?? []).flatMap((line) => {
    const box = lineBox(model, layout, line);
    const { x = 0, y = 0, width = 0, height = 0 } = box;
    const cross = `M${x} ${y}l${width} ${height}M${x} ${y + height}l${width} -${height}`;
    return [
      svgNode('rect', { class: 'board-bad-edge', ...box }),
      markNode('board-bad-cross', cross),
    ];
  });
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
      { x: rowSlot(layout, runs.length, k), class: numberClass(model, index, k) },
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

/** Spaces between the numbers: they are placed one by one, and copied and read apart. */
function spaced(numbers: readonly SvgNode[]): readonly (SvgNode | string)[] {
  return numbers.flatMap((node, k) => (k === 0 ? [node] : [' ', node]));
}
