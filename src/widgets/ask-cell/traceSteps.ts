/** How each thing that the solver does becomes steps of a trace: cells of one line together, and what happens between them. */
import type { CellLiteral, Ground, QuestionStep } from '../../engine/inference/questionRecorder.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { FixedCell } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { AskedCell } from '../../engine/inference/question.ts';
import { settle } from '../../engine/line/settle.ts';
import { unknownLine } from '../../engine/line/fits.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { lineWords } from '../../kit/board/boardModel.ts';
import type { LineRef } from '../../kit/board/boardModel.ts';
import { valueWord } from '../../kit/probe/probeTrace.ts';
import { lineTold } from '../../kit/stepper/lineTold.ts';
import {
  capital,
  lineName,
  reasonSentence,
  settleSentence,
  statedCells,
} from '../../kit/stepper/sentences.ts';
import type { CellChange, TraceStep } from '../../kit/stepper/trace.ts';
import type { AskCellGroup, PlacedStep } from './bursts.ts';
import { backWords, cellOf, clauseWords, deniedWords, literalWords, verdictOf } from './words.ts';

/** What the makers of steps share. */
export type Making = {
  readonly puzzle: Puzzle;
  readonly asked: AskedCell;
  readonly width: number;
  readonly cells: Uint8Array; // the board as it stands
  readonly learnt: (readonly CellLiteral[])[];
};

const descriptionOf = ({ rows, columns }: Puzzle, { direction, index }: LineRef): Description =>
  (direction === 'H' ? rows : columns)[index] ?? [];

const changeOf = (literal: CellLiteral): CellChange => ({
  cell: literal >> 1,
  value: (literal & 1) === 0 ? 1 : 0,
});

/** Cells of one line or one learnt clause, and the step that tells of all of them. */
export function groupSteps(
  making: Making,
  { by, cells }: AskCellGroup,
): { readonly head: TraceStep; readonly inner: readonly TraceStep[] } {
  return by.kind === 'line'
    ? lineSteps(making, { direction: by.direction, index: by.index }, cells)
    : learntSteps(making, by.number, cells);
}

type Follow = AskCellGroup['cells'][number]['step'];

function lineSteps(
  { puzzle, asked, cells: board, width }: Making,
  line: LineRef,
  cells: readonly PlacedStep<Follow>[],
): { readonly head: TraceStep; readonly inner: readonly TraceStep[] } {
  const description = descriptionOf(puzzle, line);
  const before = lineOf({ ...asked.start, cells: board }, line.direction, line.index);
  const fixes = cells.map(({ step }) => cellOf(step.literal, width));
  const on = ({ row, column }: FixedCell): number => (line.direction === 'H' ? column : row);
  const lit = [line];
  const after = before.slice();
  for (const cell of fixes) after[on(cell)] = cell.value;
  // the solver may take a cell from a line before it notices that nothing fits there
  const late = (): string =>
    `${lineName(line, description)}: no fit is left. Clause by clause the solver first finds that ${statedCells(line, fixes, 'is')}.`;
  const head: TraceStep = {
    level: 'line',
    changes: [],
    lit,
    premises: [{ line, before, description }],
    sentence: () =>
      settle(before, description) === null
        ? late()
        : settleSentence(line, description, before, after),
    told: () => lineTold(line, description, before, after).text,
  };
  const inner = cells.map(({ step }): TraceStep => {
    const premises = step.from.map((literal) => cellOf(literal, width));
    const fix = cellOf(step.literal, width);
    return {
      level: 'cell',
      changes: [changeOf(step.literal)],
      lit,
      sentence: () =>
        settle(before, description) === null
          ? late()
          : reasonSentence(line, description, unknownLine(before.length), premises, [fix]),
      told: () => {
        const alone = before.slice();
        alone[on(fix)] = fix.value;
        return lineTold(line, description, before, alone).text;
      },
    };
  });
  return { head, inner };
}

function learntSteps(
  { learnt, width }: Making,
  number: number,
  cells: readonly PlacedStep<Follow>[],
): { readonly head: TraceStep; readonly inner: readonly TraceStep[] } {
  const clause = learnt[number - 1] ?? [];
  const sentence = (literal: CellLiteral) => (): string =>
    clause.length === 1
      ? `Learnt ${number} says so: ${literalWords(literal, width)}.`
      : `Learnt ${number}: ${counted(clause.length - 1, 'part')} of its ${clause.length} ${clause.length === 2 ? 'is' : 'are'} false on this board, so the last one holds: ${literalWords(literal, width)}.`;
  const inner = cells.map(({ step }): TraceStep => ({
    level: 'cell',
    changes: [changeOf(step.literal)],
    lit: [],
    sentence: sentence(step.literal),
    told: learntTold(step.literal),
  }));
  const [first] = cells;
  return {
    head: {
      level: 'line',
      changes: [],
      lit: [],
      sentence: sentence(first?.step.literal ?? 0),
      told: learntTold(first?.step.literal ?? 0),
    },
    inner,
  };
}

const valueOf = (literal: CellLiteral): string => ((literal & 1) === 0 ? 'filled' : 'empty');

const learntTold = (literal: CellLiteral) => (): string =>
  `A rule that was kept makes this cell ${valueOf(literal)}.`;

/** The line of a ground; none for a learnt clause. */
const linesOf = (by: Ground): readonly LineRef[] =>
  by.kind === 'line' ? [{ direction: by.direction, index: by.index }] : [];

/** Everything but cells that follow. */
export function otherSteps(
  making: Making,
  step: QuestionStep,
  standing: number,
): readonly TraceStep[] {
  const { asked, width, learnt } = making;
  switch (step.kind) {
    case 'suppose':
      return [
        {
          level: 'supposition',
          changes: [{ ...changeOf(step.literal), trial: true }],
          lit: [],
          tick: 'supposition',
          adds: { suppositions: 1, standing: step.depth - standing },
          place: step.asked ? 'The question' : `Supposition ${step.depth}`,
          told: () =>
            step.asked
              ? `Suppose this cell is ${valueOf(step.literal)}.`
              : `Nothing more follows, so the solver supposes that this cell is ${valueOf(step.literal)}.`,
          sentence: () =>
            step.asked
              ? `Supposition 1, the question itself: ${literalWords(step.literal, width)}.`
              : `Nothing more follows. Supposition ${step.depth}, the solver’s own: ${literalWords(step.literal, width)}.`,
        },
      ];
    case 'conflict':
      return [conflictStep(making, step)];
    case 'learn':
      learnt.push(step.clause);
      return [
        {
          level: 'conflict',
          changes: [],
          lit: [],
          sentence: () => `Learnt ${step.number}: ${clauseWords(step.clause, width)}.`,
          told: () =>
            step.clause.length === 0
              ? 'Nothing fits, whatever is supposed.'
              : `What clashed is kept as a rule, so that it is not tried again.`,
        },
      ];
    case 'back':
      return [
        {
          level: step.restart ? 'conflict' : 'line',
          changes: step.cells.map((cell) => ({ cell, value: UNKNOWN })),
          lit: [],
          tick: 'back',
          adds: { standing: step.depth - standing },
          place: step.depth < 2 ? 'Back to the question' : `Back to supposition ${step.depth}`,
          told: () =>
            step.depth === 0
              ? 'What hung on the suppositions is taken back.'
              : `What hung on the last ${standing - step.depth > 1 ? 'suppositions' : 'supposition'} is taken back.`,
          sentence: () => backWords(step.depth, step.cells.length, step.restart),
        },
      ];
    case 'follow':
      break;
  }
  throw new RangeError(`told in groups: ${capital(literalWords(step.literal, asked.start.width))}`);
}

function conflictStep(
  { puzzle, asked, cells, width }: Making,
  { by, depth, from }: Extract<QuestionStep, { readonly kind: 'conflict' }>,
): TraceStep {
  const bad = linesOf(by);
  const [line] = bad;
  const denied = deniedWords(depth, asked.question, width);
  const common = {
    level: 'line',
    changes: [],
    lit: [],
    bad,
    tick: 'conflict',
    adds: { conflicts: 1 },
    place: 'Conflict',
    told: () =>
      `${line === undefined ? 'A rule that was kept is broken' : `Nothing fits in ${lineWords(line)} any more`}: ${depth === 0 ? 'the puzzle has no solution' : depth === 1 ? `the cell is not ${valueWord(asked.question.value)}` : 'the suppositions cannot all hold'}.`,
  };
  if (line === undefined) {
    const number = by.kind === 'learnt' ? by.number : 0;
    return {
      ...common,
      sentence: () =>
        `Conflict: all ${from.length} parts of Learnt ${number} are false on this board, ${denied}.`,
    };
  }
  const description = descriptionOf(puzzle, line);
  const before = lineOf({ ...asked.start, cells }, line.direction, line.index);
  return {
    ...common,
    premises: [{ line, before, description }],
    sentence: () => {
      const stated = statedCells(
        line,
        from.map((literal) => cellOf(literal, width)),
      );
      return `Conflict. ${lineName(line, description)}${stated === '' ? '' : `, with ${stated}`}: no fit is left, ${denied}.`;
    },
  };
}

/** The answer as a person is told it. */
function answerTold(asked: AskedCell): string {
  const [supposed, other] = asked.question.value === 1 ? ['filled', 'empty'] : ['empty', 'filled'];
  return {
    must: `Nothing fits with the cell ${asked.answer.kind === 'refuted' ? supposed : other}: it must be ${asked.answer.kind === 'refuted' ? other : supposed}.`,
    open: `There is a solution with the cell ${supposed}, and one with it ${other}.`,
    none: 'Neither value fits: the puzzle has no solution.',
    unknown: 'The solver gave up before it knew.',
  }[verdictOf(asked).kind];
}

/** How the question ends. */
export function endStep(asked: AskedCell): TraceStep {
  const { answer, whole, steps } = asked;
  const cut = whole
    ? ''
    : `The run is longer than is kept: these are its first ${grouped(steps.length)} steps, and the answer is that of the whole run. `;
  return {
    level: 'line',
    changes: [],
    lit: [],
    ...(answer.kind === 'open' ? {} : { tick: answer.kind }),
    place: 'The answer',
    told: () => answerTold(asked),
    sentence: () => {
      const { head, text } = verdictOf(asked);
      const found =
        answer.kind === 'picture' && whole
          ? `Every cell has a value and every line fits: a solution, as supposed. `
          : '';
      return `${cut}${found}${head}. ${text}`;
    },
  };
}
