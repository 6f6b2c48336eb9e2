/** The state of the figure, and the question that it asks: pure, from link values to a recorded run and back. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { boardFormulaSize } from '../../engine/inference/boardFormula.ts';
import type { AskedCell, Question, QuestionStart } from '../../engine/inference/question.ts';
import { askCell } from '../../engine/inference/question.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { linksOf } from '../../kit/puzzle/links.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { cell, cellProblem, place, puzzle } from '../../kit/puzzle/settings.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { pace } from '../../kit/stepper/pace.ts';
import type { AskLevel, AskTrace } from './trace.ts';
import { askLevels, askTrace } from './trace.ts';

/** What a page author may set. */
export type AskCellProps = {
  readonly puzzle: string; // code of the puzzle that the figure opens with
  readonly cell?: readonly [row: number, column: number]; // from 1; default the first that sweeps leave open
  readonly value?: SupposedValue; // default empty
  readonly from?: QuestionStart; // default sweeps
  readonly step?: number; // place in the run that the figure opens at; default 0
  readonly granularity?: AskLevel; // default line
  /** Where every cell of the puzzle can be asked; without it the way there is not offered. */
  readonly every?: { readonly page: string; readonly cell: string };
};

export type SupposedValue = 'filled' | 'empty';

export const valueTexts: Readonly<Record<SupposedValue, string>> = {
  empty: 'empty',
  filled: 'filled',
};

export const startTexts: Readonly<Record<QuestionStart, string>> = {
  sweeps: 'after sweeps',
  clues: 'with the empty board',
};

const ofQuestion = ['code', 'cell', 'value', 'from'];

/** What a link keeps; the position is the number of steps taken. */
const askSettings = settings(
  {
    code: puzzle(''),
    cell: cell('c', 'Cell', null, { to: ['code'], otherwise: null }),
    value: choice<SupposedValue>('v', 'Suppose that it is', valueTexts, 'empty', {
      to: ['code', 'cell'],
      otherwise: 'empty',
    }),
    from: choice<QuestionStart>('f', 'Begin', startTexts, 'sweeps'),
    granularity: pace('g', askLevels, 'line'),
    position: place('s', 0, { to: ofQuestion, otherwise: 0 }),
  },
  ({ code, cell }) => {
    const problem = cellProblem(cell, puzzleIn(code));
    return problem === null ? {} : { cell: problem };
  },
);

export type AskSettings = ValuesOf<typeof askSettings>;

export const askLinks = linksOf(askSettings);

/** The settings that a figure opens with. @throws RangeError for settings that cannot be */
export function defaultSettings({
  puzzle: code,
  cell: at,
  step = 0,
  ...others
}: AskCellProps): AskSettings {
  const place = at === undefined ? null : { row: at[0] - 1, column: at[1] - 1 };
  return askSettings.of({ ...others, code, cell: place, position: step }, 'ask-cell');
}

/** The first cell that sweeps leave open; where they leave none, the first one. */
export function openingCell(puzzle: Puzzle): CellPlace {
  const { cells } = solveSimple(puzzle).grid;
  const at = Math.max(0, cells.indexOf(UNKNOWN));
  const width = puzzle.columns.length;
  return { row: Math.floor(at / width), column: at % width };
}

/** The question of some settings. */
export function questionOf({ cell, value, from }: AskSettings, puzzle: Puzzle): Question {
  const { row, column } = cell ?? openingCell(puzzle);
  return {
    cell: row * puzzle.columns.length + column,
    value: value === 'filled' ? 1 : 0,
    from,
  };
}

/** A question with its answer, ready to be walked. */
export type AskRun = {
  readonly code: string;
  readonly puzzle: Puzzle;
  readonly question: Question;
  readonly asked: AskedCell | null; // null: not answered yet, the trace is the board at its start
  readonly made: AskTrace;
};

/** Cells of the largest board that the page asks about by itself, not a worker. */
const mostHere = 150;

/** Clauses of the largest formula that the solver is given: a board of about 50 by 50. */
export const mostClauses = 1_000_000;

/** How many clauses the formula of a puzzle would have, where that is too many; null where it is not. */
export function tooManyClauses(puzzle: Puzzle): number | null {
  const { clauses } = boardFormulaSize(puzzle);
  return clauses > mostClauses ? clauses : null;
}

/** Whether a worker is to be asked. */
export const isLarge = ({ rows, columns }: Puzzle): boolean =>
  rows.length * columns.length > mostHere;

/** The run of an answer. */
export const runOf = (code: string, puzzle: Puzzle, asked: AskedCell): AskRun => ({
  code,
  puzzle,
  question: asked.question,
  asked,
  made: askTrace(puzzle, asked),
});

/** Asks in the page. @source 003_bcef302d21730516.txt §3 */
export function askHere(code: string, puzzle: Puzzle, question: Question): AskRun {
  return runOf(code, puzzle, askCell(puzzle, question));
}

/** The place in the run of a question just after its first conflict. @throws RangeError for a question without one */
export function firstConflict(props: AskCellProps): number {
  const puzzle = puzzleIn(props.puzzle);
  const { trace } = askHere(props.puzzle, puzzle, questionOf(defaultSettings(props), puzzle)).made;
  const at = trace.steps.findIndex(({ tick }) => tick === 'conflict');
  if (at < 0) throw new RangeError('no conflict in the question');
  return at + 1;
}

/** What is walked before there is an answer. */
export function waitingRun(code: string, puzzle: Puzzle, question: Question): AskRun {
  const { height, width } = { height: puzzle.rows.length, width: puzzle.columns.length };
  const cells = puzzle.clues?.slice() ?? new Uint8Array(height * width).fill(UNKNOWN);
  const asked: AskedCell = {
    question,
    start: { height, width, cells },
    steps: [],
    whole: true,
    answer: { kind: 'open' },
    otherwise: { kind: 'open' },
    counters: {
      decisions: 0,
      propagations: 0,
      conflicts: 0,
      learnt: 0,
      restarts: 0,
      forgotten: 0,
    },
    size: { variables: 0, clauses: 0 },
  };
  const made = askTrace(puzzle, asked);
  const trace = {
    ...made.trace,
    steps: [],
    end: 'waiting',
    startSentence: 'There is no answer yet.',
  };
  return { code, puzzle, question, asked: null, made: { ...made, trace, recorded: [] } };
}

/** The places in the record of what the stretch from..to of the trace tells, those alone that have clauses. */
export function recordedIn({ made, asked }: AskRun, from: number, to: number): readonly number[] {
  const places = made.recorded.slice(from, to).flat();
  return [...new Set(places)]
    .filter((at) => {
      const kind = asked?.steps[at]?.kind;
      return kind === 'follow' || kind === 'conflict';
    })
    .toSorted((a, b) => a - b);
}

/** How many steps of the record are told by a position of the trace. */
export function recordedBy({ made, asked }: AskRun, position: number): number {
  const told = made.recorded.slice(0, position).flat();
  return told.length === 0 ? 0 : Math.min(asked?.steps.length ?? 0, Math.max(...told) + 1);
}
