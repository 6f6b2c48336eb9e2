/** The marks on the grid of a board, for its picture and for the live board; their looks are those of board.css. */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { methodKinds } from '../../methods/kinds.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { methodSigns } from '../methods/marks.ts';
import type { BoardLayout } from './boardLayout.ts';
import { cellUnits } from './boardLayout.ts';
import type { BoardModel, LineRef } from './boardModel.ts';
import { lookOf } from './boardModel.ts';
import { dotPath, filledInset, ringWidth, roundness, rulePaths, squarePath } from './boardPaths.ts';

/** Attributes that no style sheet says. */
export type Looks = Readonly<Record<string, string | number>>;

/** Zero-length strokes show only with round ends, so this is no matter of style; nor is their size. */
export const dotEnds = { 'stroke-linecap': 'round', 'stroke-width': 3 } as const;

/** Dots are small, and not too small to be seen. */
export const dotLooks = ({ pixel }: BoardLayout): Looks => ({
  ...dotEnds,
  'stroke-width': rounded(Math.max(2.2, 3.6 * pixel), 2),
});

/** Squares with round corners. */
export const roundEnds: Looks = { 'stroke-linejoin': 'round', 'stroke-width': roundness };

/** The classes of what lies on the grid: a solved board has no rules, dots and rings, a picture no dots. */
export const gridClass = (model: BoardModel): string => `board-grid is-${lookOf(model)}`;

/** A path with a class; also drawn when it is empty, so that the live board finds it. */
export function markNode(name: string, d: string, more: Looks = {}): SvgNode {
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

/** The rules under the cells. */
export function ruleNodes({ height, width }: BoardModel): readonly SvgNode[] {
  const { thin, thick } = rulePaths(height, width);
  return [markNode('board-rule', thin), markNode('board-rule-thick', thick)];
}

/** The frame around the grid. */
export const frameNode = ({ height, width }: BoardModel, { pixel }: BoardLayout): SvgNode =>
  svgNode('rect', {
    class: 'board-frame',
    width: width * cellUnits,
    height: height * cellUnits,
    rx: rounded(2 * pixel, 2),
  });

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

/** What lies under the cells: a tint where a line has no fit, and a band along a line that is read, descriptions included. */
export const underNodes = (model: BoardModel, layout: BoardLayout): readonly SvgNode[] => [
  ...(model.bad ?? []).map((line) =>
    svgNode('rect', { class: 'board-bad', ...lineBox(model, layout, line) }),
  ),
  ...(model.lit ?? []).map((line) =>
    svgNode('rect', { class: 'board-band', ...lineBox(model, layout, line) }),
  ),
];

/** Frames around lines without a fit: their cells can still be read. */
export const overNodes = (model: BoardModel, layout: BoardLayout): readonly SvgNode[] =>
  (model.bad ?? []).map((line) =>
    svgNode('rect', { class: 'board-bad-edge', ...lineBox(model, layout, line) }),
  );

/** A frame around all cells of a board that cannot be solved as it is. */
export const brokenNode = (height: number, width: number): SvgNode =>
  svgNode('rect', {
    class: 'board-bad-edge',
    width: width * cellUnits,
    height: height * cellUnits,
  });

const leastSigned = 20; // px: a smaller cell has no room for the mark of its method

/** Cells that wear the colour of a method: found by it, or on trial. */
export function tintNodes(model: BoardModel, layout: BoardLayout): readonly SvgNode[] {
  const { trials = new Set(), by = new Map<number, MethodKind>() } = model;
  const found = methodKinds.map(
    (method) => [method, [...by.keys()].filter((cell) => by.get(cell) === method)] as const,
  );
  return [
    ...found.map(([method, cells]) => tintNode(model, layout, method, cells, false)),
    tintNode(model, layout, 'probing', [...trials], true),
  ].flat();
}

function tintNode(
  model: BoardModel,
  layout: BoardLayout,
  method: MethodKind,
  cells: readonly number[],
  onTrial: boolean,
): readonly SvgNode[] {
  if (cells.length === 0) return [];
  const { width } = model;
  const [filled, empty] = [FILLED, EMPTY].map((value) =>
    cells.filter((cell) => model.cells[cell] === value),
  ) as [number[], number[]];
  const signed = !onTrial && cellUnits / layout.pixel >= leastSigned;
  const inset = lookOf(model) === 'bare' && !signed ? -0.2 : filledInset(layout) + roundness / 2;
  const looks = dotLooks(layout);
  const size = Number(looks['stroke-width']);
  const dots = dotPath(width, empty);
  const middle = (cell: number): [number, number] => [
    ((cell % width) + 0.5) * cellUnits,
    (Math.floor(cell / width) + 0.5) * cellUnits,
  ];
  return [
    svgNode(
      'g',
      { class: onTrial ? 'board-by board-trial' : 'board-by', 'data-method': method },
      markNode('board-by-filled', squarePath(width, filled, inset), roundEnds),
      ...(onTrial
        ? [
            markNode('board-by-empty', dots, { ...looks, 'stroke-width': rounded(1.5 * size, 2) }),
            markNode('board-by-open', dots, { ...looks, 'stroke-width': rounded(0.7 * size, 2) }),
          ]
        : [markNode('board-by-empty', dots, looks)]),
      ...(signed && filled.length > 0
        ? [methodSigns(method, filled.map(middle), 0.52 * cellUnits)]
        : []),
    ),
  ];
}

/** Rings: around what was tried, one of ink; around the cells that have just changed, with a line of paper on filled ones. */
export function ringNodes(model: BoardModel, layout: BoardLayout): readonly SvgNode[] {
  const { width, cells, tried } = model;
  const size = ringWidth(layout);
  const fresh = [...(model.fresh ?? [])];
  const ring = (name: string, which: readonly number[], inset: number, wide: number): SvgNode =>
    markNode(name, squarePath(width, which, rounded(inset * size, 2)), {
      'stroke-width': rounded(wide * size, 2),
      'stroke-linejoin': 'round',
    });
  const filled = fresh.filter((cell) => cells[cell] === FILLED);
  const rings = [ring('board-gap', filled, 1.5, 0.8), ring('board-fresh', fresh, 0.85, 1)];
  return tried === undefined
    ? rings
    : [
        ...rings,
        ring('board-tried-gap', [tried], 1.7, 0.7),
        ring('board-tried', [tried], 0.7, 1.2),
      ];
}
