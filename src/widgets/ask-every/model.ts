/** Every cell asked: the state of the figure, and what the questions came to so far. Pure. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, unknownGrid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { boardFormulaSize } from '../../engine/inference/boardFormula.ts';
import type { CellQuestions, QuestionNews } from '../../engine/inference/inference.ts';
import { counted, grouped, inWords, percent } from '../../notebook/plain/numbers.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import type { PuzzlePlace } from '../../kit/puzzle/openIn.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What a page author may set. */
export type AskEveryProps = {
  readonly puzzle: string; // code of the puzzle that the figure opens with
  readonly questions?: Questions; // default filled
  /** Where one cell is asked, step by step. */
  readonly one?: PuzzlePlace;
};

/** Whether each cell is asked as 003 does, or both ways. */
export type Questions = 'filled' | 'both';

export const questionTexts: Readonly<Record<Questions, string>> = {
  filled: 'must it be filled? (as the document asks)',
  both: 'must it be filled, or empty?',
};

export const everySettings = settings({
  code: puzzle(''),
  questions: choice<Questions>('q', 'Ask of each cell', questionTexts, 'filled'),
});

export type EverySettings = ValuesOf<typeof everySettings>;

/** The settings that a figure opens with. @throws RangeError for settings that cannot be */
export const defaultSettings = ({ puzzle: code, ...others }: AskEveryProps): EverySettings =>
  everySettings.of({ ...others, code }, 'ask-every');

/** What the questions came to, as far as they were put. */
export type Answers = {
  readonly asked: number; // cells, row by row; all others are still open
  readonly inferred: Grid;
  readonly propagationsOf: Float64Array;
  readonly consistent: boolean | null; // null: not known yet
  readonly whole: boolean;
  readonly begun: readonly number[]; // cells at which a solver began
};

/** Before the first question. */
export function noAnswers({ rows, columns }: Puzzle): Answers {
  return {
    asked: 0,
    inferred: unknownGrid(rows.length, columns.length),
    propagationsOf: new Float64Array(rows.length * columns.length),
    consistent: null,
    whole: false,
    begun: [],
  };
}

/** What the board is, for readers who do not see it. */
export const boardName = ({ rows, columns }: Puzzle): string =>
  `Nonogram of ${rows.length} rows and ${columns.length} columns with what its cells must be`;

/** On the way. */
export const answersSoFar = ({
  asked,
  inferred,
  propagationsOf,
  begun,
}: QuestionNews): Answers => ({
  asked,
  inferred,
  propagationsOf,
  consistent: null,
  whole: false,
  begun,
});

/** At the end. */
export const allAnswers = ({
  inferred,
  propagationsOf,
  consistent,
  begun,
}: CellQuestions): Answers => ({
  asked: propagationsOf.length,
  inferred,
  propagationsOf,
  consistent,
  whole: true,
  begun,
});

/** Clauses of the largest formula that the solver is given: a board of about 50 by 50. */
export const mostClauses = 1_000_000;

/** Cells of the largest board that is asked without being told to. */
const mostUnasked = 150;

/** Cells from which on the figure says that it may take long. */
const longFrom = 600;

/** How a puzzle is to be treated for its size. */
export function sizeOf(puzzle: Puzzle): 'small' | 'usual' | 'long' | 'too large' {
  const cells = puzzle.rows.length * puzzle.columns.length;
  if (boardFormulaSize(puzzle).clauses > mostClauses) return 'too large';
  return cells > longFrom ? 'long' : cells > mostUnasked ? 'usual' : 'small';
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

const countOf = ({ cells }: Grid, value: number): number =>
  cells.reduce((count, cell) => count + Number(cell === value), 0);

/** What came out, in sentences. @source 003_bcef302d21730516.txt §3 (inferredFilled) */
export function summaryWords(answers: Answers, questions: Questions): string {
  const { asked, inferred, propagationsOf, consistent, whole, begun } = answers;
  const cells = inferred.cells.length;
  if (asked === 0) return 'No cell has been asked yet.';
  const effort = sumOf(propagationsOf);
  const work = `${counted(effort, 'propagation')}, ${grouped(Math.round(effort / asked))} a cell.`;
  if (consistent === false)
    return `The puzzle has no solution, so whatever is supposed is refuted, and every cell seems to be decided both ways. ${work}`;
  const filled = countOf(inferred, FILLED);
  const empty = countOf(inferred, EMPTY);
  const also = questions === 'both' ? `, ${grouped(empty)} must be empty` : '';
  const left = whole
    ? questions === 'both'
      ? `, and ${counted(asked - filled - empty, 'cell')} may be either`
      : ''
    : '';
  const part = whole
    ? ''
    : ` A partial result: ${grouped(asked)} of ${counted(cells, 'cell')} asked.`;
  return `${counted(filled, 'cell')} must be filled${also}${left}.${part} ${work}${pausesWords(begun)}`;
}

/** What a stop in between means for the effort; '' where there was none. */
function pausesWords(begun: readonly number[]): string {
  if (begun.length < 2) return '';
  const times = begun.length === 2 ? 'once' : `${inWords(begun.length - 1)} times`;
  return ` The run was ended ${times} in between and went on with a solver that knew the cells found by then, but nothing of what had been learnt: so these are not the propagations of one run.`;
}

/** One cell in words. */
export function cellWords(answers: Answers, cell: number, questions: Questions): string {
  const { inferred, propagationsOf, asked, consistent } = answers;
  const { width } = inferred;
  const place = `Row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;
  if (cell >= asked) return `${place}: not asked yet.`;
  const value = inferred.cells[cell];
  const says =
    consistent === false
      ? 'every supposition is refuted'
      : value === FILLED
        ? 'it must be filled'
        : value === EMPTY
          ? 'it must be empty'
          : questions === 'both'
            ? 'it may be either'
            : 'it can be empty';
  return `${place}: ${says}; ${counted(propagationsOf[cell] ?? 0, 'propagation')}.`;
}

/** How warm a cell is, 0 to 1: the logarithm of its propagations between the least and the most. */
export function warmthOf({ propagationsOf, asked }: Answers): (cell: number) => number {
  const known = propagationsOf.subarray(0, asked);
  const logs = [...known].map((value) => Math.log1p(value));
  const least = Math.min(...logs);
  const range = Math.max(...logs) - least;
  return (cell) => (range === 0 ? 0 : ((logs[cell] ?? least) - least) / range);
}

/** The least and the most propagations of a cell; null before the first question. */
export function rangeOf({ propagationsOf, asked }: Answers): readonly [number, number] | null {
  if (asked === 0) return null;
  const known = propagationsOf.subarray(0, asked);
  return [Math.min(...known), Math.max(...known)];
}

const valueText = (value: number | undefined): string =>
  value === FILLED ? 'filled' : value === EMPTY ? 'empty' : '';

/** The answers as rows of a table, heads first. */
export function answerRows({
  asked,
  inferred,
  propagationsOf,
}: Answers): readonly (readonly (string | number)[])[] {
  const { width } = inferred;
  const rows = Array.from({ length: asked }, (_, cell) => [
    Math.floor(cell / width) + 1,
    (cell % width) + 1,
    valueText(inferred.cells[cell]),
    propagationsOf[cell] ?? 0,
  ]);
  return [['row', 'column', 'must be', 'propagations'], ...rows];
}

/** The same as JSON. */
export function answersJson(puzzle: Puzzle, answers: Answers, questions: Questions): unknown {
  const { asked, inferred, propagationsOf, consistent, whole, begun } = answers;
  const { rows, columns } = puzzle;
  return {
    puzzle: { rows, columns, code: codeOf(puzzle) },
    questions,
    whole,
    asked,
    consistent,
    filledInferred: countOf(inferred, FILLED),
    emptyInferred: questions === 'both' ? countOf(inferred, EMPTY) : null,
    propagations: sumOf(propagationsOf),
    solversBegunAt: begun,
    cells: answerRows(answers)
      .slice(1)
      .map(([row, column, value, propagations]) => ({ row, column, value, propagations })),
  };
}

/** The share of all propagations that the dearest tenth of the cells took; null where there are too few. */
export function dearestTenth({ propagationsOf, whole }: Answers): string | null {
  const tenth = Math.floor(propagationsOf.length / 10);
  const all = sumOf(propagationsOf);
  if (!whole || tenth < 2 || all === 0) return null;
  const sum = sumOf(propagationsOf.toSorted((a, b) => b - a).subarray(0, tenth));
  return `The dearest tenth of the cells took ${percent(sum / all, 0)} of all propagations.`;
}
