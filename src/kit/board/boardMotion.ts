/**
 * How a board tells what a press has done: a band runs over the lines that were read, and each cell that was found settles as it
 * is passed; the last link of a chain draws itself. What is shown in the end is there already: notebook/cell/motion.ts.
 */
import { FILLED } from '../../engine/board/cell.ts';
import { draws, fadeIn } from '../../notebook/cell/motion.ts';
import type { Move } from '../../notebook/cell/motion.ts';
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import type { BoardLayout } from './boardLayout.ts';
import { cellUnits } from './boardLayout.ts';
import type { BoardModel, LineRef } from './boardModel.ts';
import { squarePath } from './boardPaths.ts';

/** Classes of marks over a board: a line that draws itself, and what is there once it is drawn. */
export const drawing = 'is-drawing';
export const arriving = 'is-arriving';

const [sweepTakes, cellTakes, linkTakes, swapTakes] = [420, 220, 480, 480]; // ms
const mostCells = 200; // more settle at once
const coverInset = 0.15; // of what hides a cell, and not the rules beside it

/** The marks of a chain. */
const linkMoves = (grid: Element): readonly Move[] => [
  ...[...grid.querySelectorAll<SVGGeometryElement>(`.${drawing}`)]
    .filter((line) => line.getAttribute('d') !== '')
    .map((line) => draws(line, linkTakes)),
  ...[...grid.querySelectorAll(`.${arriving}`)].map((element): Move => ({
    element,
    frames: fadeIn,
    delay: 0.8 * linkTakes,
    duration: 200,
  })),
];

/** A band over all lines, from the first to the last. */
function bandMoves(
  { height, width }: BoardModel,
  { left, top }: BoardLayout,
  direction: LineRef['direction'],
): { readonly band: Element; readonly move: Move } {
  const isRow = direction === 'H';
  const box = isRow
    ? { x: -left, y: 0, width: left + width * cellUnits, height: cellUnits }
    : { x: 0, y: -top, width: cellUnits, height: top + height * cellUnits };
  const band = toElement(svgNode('rect', { class: 'board-band', ...box }));
  const way = ((isRow ? height : width) - 1) * cellUnits;
  const frames = [
    { transform: 'none' },
    { transform: isRow ? `translateY(${way}px)` : `translateX(${way}px)` },
  ];
  return { band, move: { element: band, frames, duration: sweepTakes, passing: true } };
}

/** Where filled cells go within their rows: from where they were to where they are. */
export function exchanged(
  { width, cells }: Pick<BoardModel, 'width' | 'cells'>,
  before: Uint8Array,
): readonly { readonly from: number; readonly to: number }[] {
  const rowOf = (cell: number): number => Math.floor(cell / width);
  const changed = [...cells.keys()].filter((cell) => cells[cell] !== before[cell]);
  const left = changed.filter((cell) => before[cell] === FILLED);
  return changed
    .filter((cell) => cells[cell] === FILLED)
    .flatMap((to) => {
      const at = left.findIndex((from) => rowOf(from) === rowOf(to));
      return at < 0 ? [] : left.splice(at, 1).map((from) => ({ from, to }));
    });
}

/** Cells that have changed places go there. @param grid - what lies on the cells */
export function swapMoves(grid: Element, model: BoardModel, before: Uint8Array): readonly Move[] {
  const { width } = model;
  const mark = (name: string, cell: number, inset: number): SVGElement =>
    toElement(svgNode('path', { class: name, d: squarePath(width, [cell], inset) }));
  const moves = exchanged(model, before).flatMap(({ from, to }): readonly Move[] => [
    {
      element: mark('board-ground', to, coverInset),
      frames: [{ opacity: 1 }, { opacity: 1 }],
      duration: swapTakes,
      passing: true,
    },
    {
      element: mark('board-filled', to, 1),
      frames: [{ transform: `translateX(${(from - to) * cellUnits}px)` }, { transform: 'none' }],
      duration: swapTakes,
      easing: 'cubic-bezier(.5, 0, .2, 1)',
      passing: true,
    },
  ]);
  if (moves.length > mostCells) return [];
  grid.append(...moves.map(({ element }) => element));
  return moves;
}

/** The movements of a step, and after how many ms it is told. */
export type StepMoves = { readonly moves: readonly Move[]; readonly told: number };

/**
 * The movements of a step.
 *
 * @param grid - what lies on the cells; what passes is put into it
 * @param under - what lies under them, likewise
 * @param direction - of the lines over which a band runs; null: none does
 */
export function stepMoves(
  { grid, under }: { readonly grid: Element; readonly under: Element },
  model: BoardModel,
  layout: BoardLayout,
  direction: LineRef['direction'] | null,
): StepMoves {
  const { height, width, fresh = new Set<number>() } = model;
  const lines = Math.max(1, (direction === 'H' ? height : width) - 1);
  const passedAt = (cell: number): number => {
    if (direction === null) return 0;
    const line = direction === 'H' ? Math.floor(cell / width) : cell % width;
    return (sweepTakes * line) / lines;
  };
  const covers = fresh.size > mostCells ? [] : [...fresh];
  const settling = covers.map((cell): Move => {
    const d = squarePath(width, [cell], coverInset);
    return {
      element: toElement(svgNode('path', { class: 'board-ground', d })),
      frames: [{ opacity: 1 }, { opacity: 0 }],
      delay: passedAt(cell),
      duration: cellTakes,
      easing: 'ease-out',
      passing: true,
    };
  });
  const links = linkMoves(grid);
  grid.append(...settling.map(({ element }) => element));
  if (direction === null)
    return { moves: [...settling, ...links], told: links.length > 0 ? linkTakes : 0 };
  const { band, move } = bandMoves(model, layout, direction);
  under.append(band);
  return { moves: [move, ...settling, ...links], told: sweepTakes };
}
