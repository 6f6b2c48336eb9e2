/** All solutions of a puzzle without the page: which one is on the board, what it is laid over, sentences, links. */
import type { Grid } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { formatGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { between, exchangeOf } from '../../engine/solutions/exchange.ts';
import type { Exchange } from '../../engine/solutions/exchange.ts';
import type { EverySolution } from '../../engine/solutions/everySolution.ts';
import { filledCorners, framed } from '../../engine/solutions/framed.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { counted, grouped, sizeText } from '../../formats/numbers.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { BoardModel, LineRef } from '../../kit/board/boardModel.ts';
import { LinkError } from '../../kit/cell/linkState.ts';
import { linksOf } from '../../kit/puzzle/links.ts';
import { choice, flag } from '../../kit/settings/choices.ts';
import { whole } from '../../kit/settings/numbers.ts';
import { puzzle } from '../../kit/settings/places.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { ValuesOf } from '../../kit/settings/settings.ts';
import { svgNode } from '../../svg/svgTree.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type AllSolutionsProps = {
  readonly puzzle?: string; // code; default the first preset
  readonly at?: number; // which solution, from 1
  readonly against?: number; // which one it is laid over, from 1; 0: none
  readonly around?: Around;
};

/** What lies around the puzzle: nothing, the pattern of 004, or the pattern and a ring of empty lines within it. */
export type Around = 'nothing' | 'frame' | 'apart';

/** So many solutions are looked for. */
export const mostSolutions = 1000;

/** The graph of more is not drawn. */
export const mostDrawn = 64;

/** Cells of a board at most. */
const mostCells = 2500;

const solutionSettings = settings({
  code: puzzle(presets[0]?.code ?? ''),
  at: whole('k', 'Solution', {
    name: 'the number of the solution',
    least: 1,
    most: mostSolutions,
    usual: 1,
  }),
  against: whole('o', 'Laid over solution', {
    name: 'the number of the solution it is laid over',
    least: 0,
    most: mostSolutions,
    usual: 0,
  }),
  shared: flag('c', 'What all share'),
  around: choice<Around>(
    'f',
    'Around the puzzle',
    {
      nothing: 'nothing',
      frame: 'the pattern',
      apart: 'the pattern, an empty line between',
    },
    'nothing',
  ),
});

/** The field of what lies around. @source none */
export const aroundSetting = solutionSettings.table.around;

/** What a link keeps: which solution is on the board, from 1, and which one it is laid over. */
export type SolutionsState = ValuesOf<typeof solutionSettings>;

export const solutionLinks = linksOf(solutionSettings);

/** What the figure opens with. @throws RangeError for props out of range @source none */
export const defaultState = ({
  puzzle: code = solutionSettings.defaults.code,
  at = 1,
  against = 0,
  around = 'nothing',
}: AllSolutionsProps): SolutionsState => solutionSettings.of({ code, at, against, around });

/** The puzzle whose solutions are shown. @source 004_baeeafed5327eab8.txt “Combinations” */
export function puzzleShown({ code, around }: SolutionsState): Puzzle {
  const within = decodePuzzle(code);
  return around === 'nothing' ? within : framed(within, around === 'apart' ? 1 : 0);
}

/** What the pattern around a puzzle does to the number of its solutions. @source 004_baeeafed5327eab8.txt “Combinations” */
export function aroundText(known: Known, { around }: SolutionsState): string {
  if (around === 'nothing' || !known.complete || known.solutions.length === 0) return '';
  const kept = known.solutions.filter((grid) => filledCorners(grid) === 2).length;
  const leaks = known.solutions.length - kept;
  const within = `The puzzle within has ${counted(kept / 2, 'solution')}, so the pattern makes ${grouped(kept)} of them`;
  return leaks === 0
    ? `${within}, and there are no others: exactly the double.`
    : `${within}. In the other ${grouped(leaks)} a run of the puzzle within reaches into the ring.`;
}

/** Whether a run of the puzzle within reaches into the ring, in a sentence. */
const leakText = (grid: Grid | undefined, { around }: SolutionsState): string =>
  around === 'nothing' || grid === undefined || filledCorners(grid) === 2
    ? ''
    : ' A run of the puzzle within reaches into the ring.';

/** What is known of the solutions; `joined` is null after a search that was stopped. */
export type Known = Omit<EverySolution, 'joined' | 'islands'> &
  (
    Pick<EverySolution, 'joined' | 'islands'> | { readonly joined: null; readonly islands: null }
  ) & {
    readonly stopped: boolean;
  };

/** What a search has found that was not stopped. @source none */
export const wholly = (found: EverySolution): Known => ({ ...found, stopped: false });

/** What a search has found that was. @source none */
export const partly = (solutions: readonly Grid[]): Known => ({
  solutions,
  complete: false,
  shared: null,
  joined: null,
  islands: null,
  stopped: true,
});

/** Why a puzzle is not asked about; null where it is. @source none */
export function sizeTrouble({ rows, columns }: Puzzle): string | null {
  const [height, width] = [rows.length, columns.length];
  if (height * width <= mostCells) return null;
  return `This puzzle has ${grouped(height * width)} cells (${sizeText(height, width)}); this figure looks for the solutions of ${grouped(mostCells)} at most.`;
}

/** How far a search is. @source none */
export const newsText = (found: readonly Grid[]): string =>
  `Asking a SAT solver for another solution: ${counted(found.length, 'solution')} found.`;

/** The solution on the board, and the one that it is laid over, from 0; -1 and null where there is none. */
export function shownAt(
  { solutions }: Known,
  { at, against }: SolutionsState,
): { readonly at: number; readonly against: number | null } {
  const here = Math.min(at, solutions.length) - 1;
  const other = Math.min(against, solutions.length) - 1;
  return { at: here, against: other < 0 || other === here ? null : other };
}

/** What is exchanged between the two; null where there is one only. @source none */
function exchangeShown(known: Known, state: SolutionsState): Exchange | null {
  const { at, against } = shownAt(known, state);
  const [one, other] = [known.solutions[against ?? -1], known.solutions[at]];
  return one === undefined || other === undefined ? null : exchangeOf(one, other);
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

/** The board: a solution, the exchange outlined, or what all share. @source none */
export function boardShown(board: Puzzle, known: Known | null, state: SolutionsState): BoardModel {
  const [height, width] = [board.rows.length, board.columns.length];
  const empty = (): Uint8Array => new Uint8Array(height * width).fill(2);
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
  if (exchange === null || against === null) return boardOf(board, cells, label);
  const hollow = exchange.cells.filter((cell) => cells[cell] !== FILLED);
  return {
    ...boardOf(board, cells, `${label}, laid over solution ${against + 1}`),
    fresh: new Set(exchange.cells),
    lit: linesOf(exchange),
    overlay: [hollowMarks(width, hollow)],
  };
}

const solutionCount = ({ solutions, complete }: Known): string =>
  `${grouped(solutions.length)}${complete ? '' : ' found'}`;

/** How many solutions there are. @source none */
export function totalText({ solutions, complete, stopped }: Known, state?: SolutionsState): string {
  const what =
    state === undefined || state.around === 'nothing' ? 'This puzzle' : 'The whole board';
  const { length } = solutions;
  if (length === 0)
    return stopped
      ? 'No solution was found before the search was stopped.'
      : `${what} has no solution.`;
  if (stopped)
    return `${counted(length, 'solution')} found before the search was stopped; there may be more.`;
  if (!complete)
    return `More than ${grouped(length)} solutions: the search ends when it has that many.`;
  return length === 1
    ? `${what} has one solution.`
    : `${what} has ${grouped(length)} solutions, and no others.`;
}

/** Lines in a text, from 1: "rows 2 and 5". */
function linesText(word: string, lines: readonly number[]): string {
  const numbers = lines.map((line) => line + 1);
  const last = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `${word} ${last}`;
  const first = numbers[0] ?? 0;
  if (numbers.length > 2 && last - first === numbers.length - 1)
    return `${word}s ${first} to ${last}`;
  return `${word}s ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** What is exchanged, with its name. @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7 */
function exchangeText(known: Known, state: SolutionsState): string {
  const exchange = exchangeShown(known, state);
  const { at, against } = shownAt(known, state);
  if (exchange === null || against === null) return '';
  const { cells, rows, columns, component } = exchange;
  const lines = `${linesText('row', rows)}, ${linesText('column', columns)}`;
  const differ = `${grouped(cells.length)} cells differ from solution ${against + 1}`;
  if (component !== null) return `${differ}: the switching component of ${lines}.`;
  const [by, ...others] = between(known.solutions, at, against);
  if (by !== undefined)
    return `${differ}, in ${lines}. It can be done in parts, ${others.length === 0 ? 'by way of' : 'for example by way of'} solution ${by + 1}.`;
  const whole = known.complete
    ? 'No part of it can be exchanged by itself'
    : 'Among the solutions found none has a part of it exchanged';
  return `${differ}: a larger exchange, in ${lines}. ${whole}.`;
}

/** What is on the board, in a sentence or two. @source none */
export function stateText(known: Known, state: SolutionsState): string {
  if (known.solutions.length === 0) return totalText(known);
  if (state.shared) return sharedText(known);
  const { at } = shownAt(known, state);
  const leak = leakText(known.solutions[at], state);
  return `Solution ${at + 1} of ${solutionCount(known)}.${leak} ${exchangeText(known, state)}`.trim();
}

/** What all solutions share. @source 003_bcef302d21730516.txt §2 (INFERENCE) */
function sharedText({ solutions, shared, complete, stopped }: Known): string {
  if (shared === null) return 'What all solutions share is not known: the search was stopped.';
  const { cells } = shared;
  const [empty, filled] = [0, 1].map((value) => cells.filter((cell) => cell === value).length);
  const same = (empty ?? 0) + (filled ?? 0);
  const all =
    complete && !stopped ? `All ${counted(solutions.length, 'solution')}` : 'All solutions';
  if (solutions.length === 1) return 'There is one solution, so every cell is certain.';
  if (same === 0) return `${all} together share nothing: no cell is the same in each.`;
  return `${all} share ${grouped(same)} of ${counted(cells.length, 'cell')}: ${grouped(filled ?? 0)} filled and ${grouped(empty ?? 0)} empty. The other ${grouped(cells.length - same)} may be either.`;
}

/** What the graph says. @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7 */
export function graphText({ solutions, joined, islands, complete }: Known): string {
  if (solutions.length < 2) return '';
  if (joined === null) return 'Which of them a single switch joins is not worked out.';
  const edges = joined.reduce((sum, to) => sum + to.length, 0) / 2;
  const among = complete ? '' : ' Among those found:';
  const start = `${among} ${counted(edges, 'pair')} of solutions ${edges === 1 ? 'is' : 'are'} joined by a single switching component.`;
  const sizes = islands.map(({ length }) => length);
  if (sizes.length === 1) return `${start} Single switches lead from each to every other.`.trim();
  if (edges === 0) return `${start} No switch leads anywhere; all exchanges are larger.`.trim();
  const told =
    sizes.length > 6
      ? `the largest of ${sizes[0]!}`
      : `of ${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)!}`;
  return `${start} They fall into ${sizes.length} islands, ${told}, and no switch leads from one to another.`.trim();
}

/** What a solution is joined to, for readers who do not see it. @source none */
export function nodeLabel({ joined }: Known, at: number): string {
  const to = (joined?.[at] ?? []).map((one) => one + 1);
  return `Solution ${at + 1}, ${to.length === 0 ? 'joined to none' : `joined to ${to.join(', ')}`}`;
}

/** @throws LinkError for a solution that the puzzle does not have @source none */
export function checkFound({ solutions }: Known, { at, against }: SolutionsState): void {
  const most = Math.max(1, solutions.length);
  for (const asked of [at, against])
    if (asked > most)
      throw new LinkError(
        `The link asks for solution ${asked}; ${counted(solutions.length, 'solution')} ${solutions.length === 1 ? 'is' : 'are'} there.`,
      );
}

/** The solutions as rows of a table, heads first. @source none */
export const solutionRows = (known: Known): readonly (readonly (string | number)[])[] => [
  ['solution', 'island', 'joined to', 'picture'],
  ...known.solutions.map((grid, at) => [
    at + 1,
    known.islands === null ? '' : known.islands.findIndex((island) => island.includes(at)) + 1,
    (known.joined?.[at] ?? []).map((one) => one + 1).join(' '),
    formatGrid(grid).join('/'),
  ]),
];

/** Everything for a file. @source none */
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
