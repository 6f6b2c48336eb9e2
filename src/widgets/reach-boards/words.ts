/** What the figure says: of a cell, of a board, of all boards; and its files. */
import { formatGrid } from '../../engine/board/image.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { reachMethods } from '../../engine/inference/reach.ts';
import type { ReachMethod, ReachNews } from '../../engine/inference/reach.ts';
import { counted, enumerated, grouped, inWords } from '../../notebook/plain/numbers.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { cellWord } from '../../kit/board/boardModel.ts';
import { sentence } from '../../kit/line/lineText.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { reachNames } from '../../methods/reached.ts';
import {
  boardNames,
  cellsOf,
  countOn,
  equalBoards,
  findersOf,
  missedOn,
  openCells,
} from './model.ts';
import type { BoardName, Reached } from './model.ts';

/** A board in the middle of a sentence. */
const boardName = (board: BoardName): string =>
  board === 'sat' ? 'a SAT solver' : reachNames[board];

/** The same as a caption. */
export const boardTitle = (board: BoardName): string =>
  board === 'sat' ? 'SAT solver' : sentence(reachNames[board]);

/** How much a board has: "4 of 17". */
export function countText(reached: Reached, board: BoardName): string {
  if (!reached.consistent) return 'no solution';
  const begun = reached.decided || Object.keys(reached.known).length > 0;
  if (!begun || cellsOf(reached, board) === null) return 'not run';
  const count = grouped(countOn(reached, board));
  return reached.decided ? `${count} of ${grouped(countOn(reached, 'sat'))}` : `${count} so far`;
}

/** What a small board is, for readers who do not see it. */
export const boardLabel = (reached: Reached, board: BoardName): string =>
  `${boardTitle(board)}, ${countText(reached, board)} cells that must be so`;

/** How far it is. */
export function newsText({ at, search, runs }: ReachNews): string {
  if (at === 'sat')
    return `Asking a SAT solver: ${grouped(search.decided)} of ${counted(search.inferable.cells.length, 'cell')} decided.`;
  const tries = at === 'pairs' && runs > 0 ? `, ${counted(runs, 'trial')} so far` : '';
  return `At work: ${reachNames[at]}${tries}.`;
}

/** "miss", or "misses" of one whose name is no plural. */
const missVerb = ([first, ...others]: readonly ReachMethod[]): string =>
  others.length > 0 || first === 'sweeps' || first === 'pairs' ? 'miss' : 'misses';

const namesOf = (methods: readonly ReachMethod[]): string =>
  enumerated(methods.map((method) => reachNames[method]));

/** Who finds a cell that must be so, in a sentence. */
function findersText(reached: Reached, at: number): string {
  const finders = findersOf(reached, at);
  const others = reachMethods.filter((method) => !finders.includes(method));
  if (!reached.complete) return finders.length === 0 ? '' : ` Found by ${namesOf(finders)} so far.`;
  if (others.length === 0) return ' Every method finds it.';
  if (finders.length === 0) return ' None of these methods finds it; a SAT solver does.';
  const [first] = finders;
  const rest = finders.length > 2 && reachMethods.indexOf(first!) === others.length;
  const found = rest ? `${reachNames[first!]} and all after it` : namesOf(finders);
  return ` Found by ${found}; ${namesOf(others)} ${missVerb(others)} it.`;
}

/** A cell, and who knows it. */
export function cellText(reached: Reached, { row, column }: CellPlace): string {
  const place = `Row ${row + 1}, column ${column + 1}`;
  const at = row * reached.width + column;
  if (!reached.consistent) return `${place}: the puzzle has no solution.`;
  const value = reached.inferable[at] ?? UNKNOWN;
  if (value === UNKNOWN)
    return reached.decided
      ? `${place} may be either: it is filled in one solution and empty in another, so nobody can find it.`
      : `${place} is not decided yet.`;
  return `${place} is ${cellWord(value)} in every solution.${findersText(reached, at)}`;
}

/** The cell of the last board for readers who do not see it. */
export const cellLabelOf = (reached: Reached, row: number, column: number): string =>
  cellText(reached, { row, column }).replace(/^R/, 'r').replace(/\.$/, '');

/** What came out, in sentences. @source 003_bcef302d21730516.txt §2 (INFERENCE) */
export function summaryText(reached: Reached): string {
  if (!reached.consistent)
    return 'This puzzle has no solution: no picture fits all its numbers. So there is nothing to infer, and nothing to miss.';
  const [cells, all] = [reached.inferable.length, countOn(reached, 'sat')];
  const some = `${grouped(all)} of ${counted(cells, 'cell')}`;
  if (!reached.decided)
    return `So far ${some} are known to be the same in every solution; the others are undecided.`;
  if (all === 0)
    return 'No cell is the same in every solution. Nothing can be inferred, so no method misses anything.';
  const same = `${some} ${all === 1 ? 'is' : 'are'} the same in every solution.`;
  const sweeps =
    reached.known.sweeps === undefined ? '' : ` Sweeps find ${many(reached, 'sweeps', all)}.`;
  if (!reached.complete) return `${same}${sweeps}`;
  const nobody = missedOn(reached, 'sat').size;
  const last =
    nobody === 0
      ? ' Every one of them is found by some method.'
      : nobody === all
        ? ' No method finds any of them.'
        : ` ${sentence(inWords(nobody))} ${nobody === 1 ? 'is' : 'are'} found by none of the methods.`;
  return countOn(reached, 'sweeps') === all
    ? `${same} Sweeps find them all.`
    : nobody === all
      ? `${same}${last}`
      : `${same}${sweeps}${last}`;
}

function many(reached: Reached, method: ReachMethod, all: number): string {
  const count = countOn(reached, method);
  return count === 0 ? 'none of them' : count === all ? 'them all' : `${grouped(count)} of them`;
}

/** The same for the stage. */
export function shortText(reached: Reached): string {
  const all = countOn(reached, 'sat');
  if (!reached.consistent) return 'No picture fits all its numbers, so there is nothing to miss.';
  if (!reached.decided) return `${counted(all, 'cell')} must be so, as far as is known by now.`;
  if (all === 0) return 'No cell must be so, so no method misses anything.';
  const sweeps =
    reached.known.sweeps === undefined ? '' : ` Sweeps find ${many(reached, 'sweeps', all)}.`;
  const nobody = reached.complete ? missedOn(reached, 'sat').size : 0;
  const last =
    nobody === 0
      ? ''
      : ` No method finds ${nobody === all ? 'any' : `the last ${inWords(nobody)}`}.`;
  return `${counted(all, 'cell')} must be so.${sweeps}${last}`;
}

/** Which boards are equal, in a sentence; '' where that cannot be said. */
export function equalText(reached: Reached): string {
  if (!reached.complete || !reached.consistent) return '';
  const groups = equalBoards(reached);
  if (groups.length === 0) return 'No two boards are equal.';
  const [first = [], ...others] = groups;
  if (first.length === boardNames.length) return 'All boards are equal.';
  const rest = others.map((group) => `, and so do ${enumerated(group.map(boardName))}`).join('');
  return `${sentence(enumerated(first.map(boardName)))} know the same cells${rest}.`;
}

const valueIn = (cells: readonly number[] | null, at: number): string =>
  cells === null ? '' : cells[at] === UNKNOWN ? 'unknown' : cellWord(cells[at] ?? UNKNOWN);

/** The cells as rows of a table, heads first; lines counted from 1. */
export function cellRows(reached: Reached): readonly (readonly (string | number)[])[] {
  const { width, inferable } = reached;
  const open = openCells(reached);
  return [
    ['row', 'column', 'in every solution', ...reachMethods.map((method) => reachNames[method])],
    ...[...inferable.keys()].map((at) => [
      Math.floor(at / width) + 1,
      (at % width) + 1,
      open.has(at) ? 'either' : valueIn(inferable, at),
      ...reachMethods.map((method) => valueIn(cellsOf(reached, method), at)),
    ]),
  ];
}

/** Everything for a file. */
export function reachedJson(puzzle: Puzzle, reached: Reached): unknown {
  const { height, width, consistent, complete, decided, rounds } = reached;
  const text = (cells: readonly number[] | null): unknown =>
    cells === null ? null : formatGrid({ height, width, cells: Uint8Array.from(cells) });
  const grids = boardNames.map((board) => [
    board === 'sat' ? 'inferable' : board,
    { count: countOn(reached, board), grid: text(cellsOf(reached, board)) },
  ]);
  return {
    puzzle: { rows: puzzle.rows, columns: puzzle.columns, code: codeOf(puzzle) },
    consistent,
    complete,
    decided,
    rounds,
    boards: consistent ? Object.fromEntries(grids) : null,
    foundByNobody:
      complete && consistent
        ? [...missedOn(reached, 'sat')].map((at) => [Math.floor(at / width) + 1, (at % width) + 1])
        : null,
    equal: equalBoards(reached),
  };
}
