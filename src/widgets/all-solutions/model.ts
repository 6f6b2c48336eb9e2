/** All solutions of a puzzle without the page: the puzzle, the board on show, files. */
import { FILLED } from '../../engine/board/cell.ts';
import { formatGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Exchange } from '../../engine/solutions/exchange.ts';
import { framed } from '../../engine/solutions/framed.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { BoardModel, LineRef } from '../../kit/board/boardModel.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { exchangeShown, shownAt } from './known.ts';
import type { Known } from './known.ts';
import { laidIn } from './patterns.ts';
import type { Laid } from './patterns.ts';
import type { SolutionsState } from './settings.ts';
import { solutionCount } from './words.ts';

/** Cells of a board at most. */
const mostCells = 2500;

/** The puzzle whose solutions are shown. @source 004_baeeafed5327eab8.txt “Combinations” */
export function puzzleShown(state: SolutionsState): Puzzle {
  const { code, around } = state;
  if (around === 'into') return laidShown(state)?.puzzle ?? puzzleIn(code);
  const within = puzzleIn(code);
  return around === 'nothing' ? within : framed(within, around === 'apart' ? 1 : 0);
}

/** The pattern in the picture; null where none is wanted, or it cannot be. */
export function laidShown(state: SolutionsState): Laid | null {
  const found = state.around === 'into' ? laidIn(state) : null;
  return typeof found === 'string' ? null : found;
}

/** Why a puzzle is not asked about; null where it is. */
export function troubleWith({ rows, columns }: Puzzle, state: SolutionsState): string | null {
  const found = state.around === 'into' ? laidIn(state) : null;
  if (typeof found === 'string') return found;
  const [height, width] = [rows.length, columns.length];
  if (height * width <= mostCells) return null;
  return `This puzzle has ${grouped(height * width)} cells (${sizeText(height, width)}); this figure looks for the solutions of ${grouped(mostCells)} at most.`;
}

/** Hollow squares in the cells that are filled in the other solution only. */
function hollowMarks(width: number, cells: readonly number[]): SvgNode {
  const d = cells.map(
    (at) =>
      `M${(at % width) * cellUnits + 5.5} ${Math.floor(at / width) * cellUnits + 5.5}h9v9h-9z`,
  );
  return svgNode('path', { class: 'solutions-hollow', d: d.join('') });
}

const linesOf = ({ component }: Exchange): readonly LineRef[] =>
  component === null
    ? []
    : [
        ...component.rows.map((index): LineRef => ({ direction: 'H', index })),
        ...component.columns.map((index): LineRef => ({ direction: 'V', index })),
      ];

/** A frame around a pattern that was laid in; around each of its cells where they are pulled apart. */
function laidMark({ at, height, width }: Laid): SvgNode {
  const { row, column, down, across } = at;
  const [tall, wide] = [down === 1 ? height : 1, across === 1 ? width : 1];
  let d = '';
  for (let i = 0; i < height; i += tall)
    for (let j = 0; j < width; j += wide)
      d += `M${(column + j * across) * cellUnits} ${(row + i * down) * cellUnits}h${wide * cellUnits}v${tall * cellUnits}h${-wide * cellUnits}z`;
  return svgNode('path', { class: 'solutions-laid', d });
}

/** The board: a solution, the exchange outlined, or what all share; lines that the pattern changes. */
export function boardShown(board: Puzzle, known: Known | null, state: SolutionsState): BoardModel {
  const laid = laidShown(state);
  const shown = boardWithout(board, known, state, laid);
  if (laid === null) return shown;
  const overlay = [...(shown.overlay ?? []), laidMark(laid)];
  return laid.changed.length === 0
    ? { ...shown, overlay }
    : { ...shown, overlay, bad: laid.changed };
}

function boardWithout(
  board: Puzzle,
  known: Known | null,
  state: SolutionsState,
  laid: Laid | null,
): BoardModel {
  const [height, width] = [board.rows.length, board.columns.length];
  const empty = (): Uint8Array => new Uint8Array(height * width).fill(2);
  if (known === null && laid !== null)
    return boardOf(board, laid.image.cells, 'The picture with the pattern in it');
  if (known === null || known.solutions.length === 0)
    return boardOf(board, empty(), 'The puzzle, without a solution');
  if (state.shared)
    return known.shared === null
      ? boardOf(board, empty(), 'What all solutions share is not known')
      : boardOf(board, known.shared.cells, 'What all solutions share');
  const { at, against } = shownAt(known, state);
  const { cells } = known.solutions[at]!;
  const exchange = exchangeShown(known, state);
  const label = `Solution ${at + 1} of ${solutionCount(known)}`;
  if (exchange === null || against === null)
    return { ...boardOf(board, cells, label), look: 'picture' };
  const hollow = exchange.cells.filter((cell) => cells[cell] !== FILLED);
  return {
    ...boardOf(board, cells, `${label}, laid over solution ${against + 1}`),
    fresh: new Set(exchange.cells),
    lit: linesOf(exchange),
    overlay: [hollowMarks(width, hollow)],
  };
}

/** The solutions as rows of a table, heads first. */
export const solutionRows = (known: Known): readonly (readonly (string | number)[])[] => [
  ['solution', 'island', 'joined to', 'picture'],
  ...known.solutions.map((grid, at) => [
    at + 1,
    known.islands === null ? '' : known.islands.findIndex((island) => island.includes(at)) + 1,
    (known.joined?.[at] ?? []).map((one) => one + 1).join(' '),
    formatGrid(grid).join('/'),
  ]),
];

/** Everything for a file. */
export const solutionsJson = ({ rows, columns }: Puzzle, known: Known | null): unknown => ({
  rows,
  columns,
  ...(known === null
    ? { solutions: null }
    : {
        complete: known.complete,
        solutions: known.solutions.map(formatGrid),
        shared: known.shared === null ? null : formatGrid(known.shared),
        joined: known.joined?.map((to) => to.map((at) => at + 1)) ?? null,
        islands: known.islands?.map((island) => island.map((at) => at + 1)) ?? null,
      }),
});
