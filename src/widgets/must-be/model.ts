/** What must be so, without the page: the answer for a puzzle, what is shown of it, sentences, links. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN, unknownGrid } from '../../engine/board/cell.ts';
import { formatGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Inference, InferenceNews } from '../../engine/inference/inference.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf, cellWord } from '../../kit/board/boardModel.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { cell, puzzle } from '../../kit/puzzle/settings.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { eitherMarks, regionEdge } from '../../kit/board/openMarks.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type MustBeProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
  readonly before?: string; // the puzzle that it opened with once: links that name none still mean it
};

/** Cells of a board at most: beyond that a formula has millions of clauses, which is no matter for a page. */
const mostCells = 2500;

/** More solutions than an answer ever rests on: each shows something new of some cell. */
const mostShown = 2 * mostCells;

export const mustBeSettings = settings({
  code: puzzle(presets[0]?.code ?? ''),
  at: whole('k', 'Solution', {
    name: 'the number of the solution',
    least: 0,
    most: mostShown,
    usual: 0,
  }),
  chosen: cell('c', 'Cell', null),
});

/** What a link keeps. `at`: which solution is on the board, from 1; 0 for what all of them share. */
export type MustBeState = ValuesOf<typeof mustBeSettings>;

export const defaultState = ({ puzzle: code }: MustBeProps): MustBeState => ({
  ...mustBeSettings.defaults,
  code: code ?? mustBeSettings.defaults.code,
});

/** What is known of a puzzle: plain data, which the server writes into the page for the puzzle that it opens with. */
export type MustBeAnswer = {
  readonly consistent: boolean;
  readonly complete: boolean; // false: it was stopped, and some cells are undecided
  readonly cells: readonly number[]; // the inferable ones with their value
  readonly swept: readonly number[]; // what sweeps know
  readonly solutions: readonly (readonly number[])[];
};

/** An answer from the search. */
export const answerOf = (found: Inference, swept: Grid): MustBeAnswer => ({
  consistent: found.consistent,
  complete: true,
  cells: [...found.inferable.cells],
  swept: [...swept.cells],
  solutions: found.witnesses.map(({ cells }) => [...cells]),
});

/** What is known when a search is stopped. */
export const partOf = ({ inferable }: InferenceNews): MustBeAnswer => ({
  consistent: true,
  complete: false,
  cells: [...inferable.cells],
  swept: [],
  solutions: [],
});

/** What stands on the board while nothing is known. */
const nothingKnown = ({ rows, columns }: Puzzle): Uint8Array =>
  unknownGrid(rows.length, columns.length).cells;

/** Why a puzzle is not asked about; null where it is. */
export function sizeTrouble({ rows, columns }: Puzzle): string | null {
  const [height, width] = [rows.length, columns.length];
  if (height * width <= mostCells) return null;
  return `This puzzle has ${grouped(height * width)} cells (${sizeText(height, width)}); this figure asks about ${grouped(mostCells)} at most.`;
}

/** How far a search is. */
export const newsText = ({ decided, inferable }: InferenceNews): string =>
  `Asking a SAT solver: ${grouped(decided)} of ${counted(inferable.cells.length, 'cell')} decided.`;

/** Whether a cell is one of those that solutions disagree about. */
const isOpen = (answer: MustBeAnswer, at: number): boolean =>
  answer.complete && answer.consistent && answer.cells[at] === UNKNOWN;

const openCells = (answer: MustBeAnswer): ReadonlySet<number> =>
  new Set([...answer.cells.keys()].filter((at) => isOpen(answer, at)));

/** Which solution is on the board; 0: none. */
export const solutionAt = (answer: MustBeAnswer | null, { at }: MustBeState): number =>
  answer === null ? 0 : Math.min(at, answer.solutions.length);

/** The board: what must be so, or one solution, with the cells that may be otherwise outlined and marked. */
export function boardShown(
  puzzle: Puzzle,
  answer: MustBeAnswer | null,
  state: MustBeState,
): BoardModel {
  if (answer === null)
    return boardOf(puzzle, nothingKnown(puzzle), 'The puzzle, not asked about yet');
  const at = solutionAt(answer, state);
  const cells = Uint8Array.from(answer.solutions[at - 1] ?? answer.cells);
  const label = at === 0 ? 'What must be so' : `Solution ${at} of ${answer.solutions.length}`;
  const board = boardOf(puzzle, cells, label);
  const open = openCells(answer);
  if (open.size === 0) return board;
  const edge = regionEdge(board, open);
  return { ...board, overlay: at === 0 ? [edge, eitherMarks(board, open)] : [edge] };
}

/** What a cell of the board is called beside its place. */
export function valueWords(answer: MustBeAnswer | null, state: MustBeState, cell: number): string {
  if (answer === null) return 'not asked yet';
  const at = solutionAt(answer, state);
  const open = isOpen(answer, cell);
  if (at > 0) {
    const value = cellWord(answer.solutions[at - 1]?.[cell] ?? UNKNOWN);
    return open ? `${value} here, otherwise in another solution` : `${value}, in every solution`;
  }
  if (open) return 'may be filled or empty';
  const value = answer.cells[cell] ?? UNKNOWN;
  return value === UNKNOWN ? 'undecided' : `must be ${cellWord(value)}`;
}

/** Two solutions beside each other, and the cells in which they are compared. */
export type Pair = {
  readonly parts: readonly {
    readonly number: number; // of the solution, from 1
    readonly value: string; // of the chosen cell; '' for none
    readonly grid: Grid;
  }[];
  readonly marked: ReadonlySet<number>;
};

/** The two that differ in the chosen cell; the first two where none is chosen. Null where it is the same in all. */
export function pairFor(
  { solutions }: MustBeAnswer,
  { chosen }: Pick<MustBeState, 'chosen'>,
  { rows, columns }: Puzzle,
): Pair | null {
  const [height, width] = [rows.length, columns.length];
  const at = chosen === null ? null : chosen.row * width + chosen.column;
  const places =
    at === null
      ? [0, 1]
      : [FILLED, EMPTY].map((value) => solutions.findIndex((cells) => cells[at] === value));
  const [one, other] = places.map((place) => solutions[place]);
  if (one === undefined || other === undefined) return null;
  const differing = [...one.keys()].filter((cell) => one[cell] !== other[cell]);
  return {
    parts: [one, other].map((cells, side) => ({
      number: places[side]! + 1,
      value: at === null ? '' : cellWord(cells[at] ?? UNKNOWN),
      grid: { height, width, cells: Uint8Array.from(cells) },
    })),
    marked: new Set(at === null ? differing : [at]),
  };
}

/** Side of a small solution in CSS pixels. */
export const smallSide = ({ columns }: Puzzle): number =>
  Math.min(200, Math.max(96, columns.length * 14));

const countOf = (cells: readonly number[], value: number): number =>
  cells.filter((cell) => cell === value).length;

/** Counts of an answer. */
type AnswerCounts = {
  readonly all: number;
  readonly inferable: number;
  readonly filled: number;
  readonly bySweeps: number;
};

const countsOf = ({ cells, swept }: MustBeAnswer): AnswerCounts => ({
  all: cells.length,
  inferable: cells.length - countOf(cells, UNKNOWN),
  filled: countOf(cells, FILLED),
  bySweeps: swept.length - countOf(swept, UNKNOWN),
});

/** Whether there is inference and whether the solution is the only one, in a sentence each. */
function kindText(counts: AnswerCounts): string {
  if (counts.inferable === counts.all)
    return 'Every cell must be so, so there is one solution only.';
  const several = 'and the puzzle has more than one solution.';
  return counts.inferable === 0
    ? `Nothing can be inferred, ${several}`
    : `There is something to infer, ${several}`;
}

/** What was found, in sentences. @source 003_bcef302d21730516.txt §2 (INFERENCE) */
export function answerText(answer: MustBeAnswer): string {
  const counts = countsOf(answer);
  if (!answer.complete)
    return `Stopped: ${grouped(counts.inferable)} of ${counted(counts.all, 'cell')} are known to be the same in every solution so far, the others are undecided.`;
  if (!answer.consistent)
    return 'This puzzle has no solution: no picture fits all its numbers. So there is nothing that all solutions share, and nothing to infer.';
  const { inferable, all, filled, bySweeps } = counts;
  const sweeps =
    bySweeps === inferable
      ? inferable === 0
        ? ''
        : ' Sweeps find all of them.'
      : ` Sweeps find ${bySweeps === 0 ? 'none' : grouped(bySweeps)} of them.`;
  const many =
    inferable === 0
      ? `No cell is the same in every solution.`
      : `${grouped(inferable)} of ${counted(all, 'cell')} ${inferable === 1 ? 'is' : 'are'} the same in every solution: ${grouped(filled)} filled, ${grouped(inferable - filled)} empty.`;
  return `${many}${sweeps} ${kindText(counts)}`;
}

/** The same for the stage, in a sentence or two. */
export function shortText(answer: MustBeAnswer | null, state: MustBeState): string {
  if (answer === null) return 'Not asked yet.';
  const at = solutionAt(answer, state);
  const { inferable, all } = countsOf(answer);
  if (at > 0)
    return inferable === all
      ? 'The only solution: every cell must be so.'
      : 'One of the ways to fill it. The outlined cells are otherwise in others.';
  if (!answer.complete) return `${counted(inferable, 'cell')} must be so. Others are undecided.`;
  if (!answer.consistent) return 'No picture fits all its numbers, so nothing must be so.';
  if (inferable === all) return 'Every cell must be so: there is one solution only.';
  if (inferable === 0)
    return 'No cell must be so: each is filled in one solution and empty in another.';
  return `${counted(inferable, 'cell')} must be so. The ${grouped(all - inferable)} outlined ones may be either.`;
}

/** What is said of the chosen cell. */
export function cellText(answer: MustBeAnswer, chosen: CellPlace, width: number): string {
  const at = chosen.row * width + chosen.column;
  const place = `Row ${chosen.row + 1}, column ${chosen.column + 1}`;
  if (!answer.consistent) return `${place}: the puzzle has no solution.`;
  const value = answer.cells[at] ?? UNKNOWN;
  if (value !== UNKNOWN) {
    const known = answer.swept[at] ?? UNKNOWN;
    const how =
      answer.swept.length === 0
        ? ''
        : known === UNKNOWN
          ? ' Sweeps do not find it: supposing the opposite leaves no solution.'
          : ' Sweeps find it.';
    return `${place} is ${cellWord(value)} in every solution.${how}`;
  }
  if (!answer.complete) return `${place} is not decided yet.`;
  return `${place} may be either: here are a solution that has it filled and one that has it empty.`;
}

/** What is shown, in a sentence. */
export function shownText(answer: MustBeAnswer | null, state: MustBeState): string {
  if (answer === null) return 'Not asked yet.';
  const at = solutionAt(answer, state);
  if (at === 0) return answerText(answer);
  const open = openCells(answer).size;
  if (open === 0) return 'The only solution: every cell must be so.';
  return `Solution ${at} of the ${answer.solutions.length} that the answer rests on. The ${counted(open, 'outlined cell')} ${open === 1 ? 'is' : 'are'} otherwise in others.`;
}

/** @throws LinkError for a solution or a cell that there is not */
export function checkAsked(
  asked: MustBeState,
  _: MustBeAnswer | null,
  { rows, columns }: Puzzle,
): MustBeState {
  const { chosen } = asked;
  if (chosen !== null && (chosen.row >= rows.length || chosen.column >= columns.length))
    throw new LinkError(
      `The link asks for the cell "${chosen.row + 1}.${chosen.column + 1}"; it must be a row and a column of the puzzle.`,
    );
  return asked;
}

/** The cells as rows of a table, heads first; lines counted from 1. */
export function cellRows(
  answer: MustBeAnswer,
  width: number,
): readonly (readonly (string | number)[])[] {
  const word = (at: number): string =>
    isOpen(answer, at) ? 'either' : cellWord(answer.cells[at] ?? UNKNOWN);
  return [
    ['row', 'column', 'in every solution', 'by sweeps'],
    ...answer.cells.map((_, at) => [
      Math.floor(at / width) + 1,
      (at % width) + 1,
      word(at),
      cellWord(answer.swept[at] ?? UNKNOWN),
    ]),
  ];
}

/** Everything for a file. */
export function answerJson({ rows, columns }: Puzzle, answer: MustBeAnswer | null): unknown {
  const [height, width] = [rows.length, columns.length];
  const text = (cells: readonly number[]): unknown =>
    cells.length === 0 ? null : formatGrid({ height, width, cells: Uint8Array.from(cells) });
  if (answer === null) return { rows, columns, answer: null };
  const { consistent, complete, cells, swept, solutions } = answer;
  return {
    rows,
    columns,
    consistent,
    complete,
    unique: complete && consistent && !cells.includes(UNKNOWN),
    inferable: text(cells),
    bySweeps: text(swept),
    solutions: solutions.map(text),
  };
}
