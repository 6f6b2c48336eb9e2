/** What the figure saves: the events of a question as rows and as JSON, the formula and the proof for programs of others. */
import type { CellLiteral, Ground } from '../../engine/inference/questionRecorder.ts';
import { formatGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { AskedCell, QuestionAnswer } from '../../engine/inference/question.ts';
import { literalOf } from '../../engine/sat/literal.ts';
import { clauseLine } from '../../formats/dimacs.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { lineWords } from '../../kit/board/boardModel.ts';
import { cellOf } from './words.ts';

const heads = ['step', 'kind', 'depth', 'row', 'column', 'value', 'by', 'from', 'number'] as const;

/** "3.2=1": row, column, from 1, and value. */
const cellText = (literal: CellLiteral, width: number): string => {
  const { row, column, value } = cellOf(literal, width);
  return `${row + 1}.${column + 1}=${value}`;
};

const groundText = (by: Ground): string =>
  by.kind === 'line' ? lineWords(by) : `learnt ${by.number}`;

/** The record as rows of a table, heads first; rows and columns counted from 1. */
export function questionRows({
  steps,
  start: { width },
}: AskedCell): readonly (readonly (string | number)[])[] {
  const texts = (literals: readonly CellLiteral[]): string =>
    literals.map((literal) => cellText(literal, width)).join(' ');
  const rows = steps.map((step, at): (string | number)[] => {
    const number = at + 1;
    switch (step.kind) {
      case 'suppose':
      case 'follow': {
        const { row, column, value } = cellOf(step.literal, width);
        const rest = step.kind === 'follow' ? [groundText(step.by), texts(step.from)] : ['', ''];
        return [number, step.kind, step.depth, row + 1, column + 1, value, ...rest, ''];
      }
      case 'conflict':
        return [
          number,
          step.kind,
          step.depth,
          '',
          '',
          '',
          groundText(step.by),
          texts(step.from),
          '',
        ];
      case 'learn':
        return [number, step.kind, '', '', '', '', '', texts(step.clause), step.number];
      case 'back':
        break;
    }
    const kind = step.restart ? 'restart' : 'back';
    return [number, kind, step.depth, '', '', '', '', '', step.cells.length];
  });
  return [heads, ...rows];
}

const answerJson = (answer: QuestionAnswer): unknown =>
  answer.kind === 'picture' ? { kind: answer.kind, picture: formatGrid(answer.picture) } : answer;

/** The question with its record as JSON; cells are `[row, column, value]`, from 1. */
export function questionJson(puzzle: Puzzle, asked: AskedCell): unknown {
  const { question, start, steps, whole, answer, otherwise, counters, size } = asked;
  const { width } = start;
  const triple = (literal: CellLiteral): readonly number[] => {
    const { row, column, value } = cellOf(literal, width);
    return [row + 1, column + 1, value];
  };
  const { rows, columns } = puzzle;
  return {
    puzzle: { rows, columns, code: codeOf(puzzle) },
    supposed: triple(literalOf(question.cell, question.value === 1)),
    from: question.from,
    start: formatGrid(start),
    answer: answerJson(answer),
    otherwise: answerJson(otherwise),
    counters,
    formula: size,
    whole,
    steps: steps.map((step) => {
      switch (step.kind) {
        case 'suppose':
          return {
            kind: step.kind,
            cell: triple(step.literal),
            depth: step.depth,
            asked: step.asked,
          };
        case 'follow': {
          const { kind, depth, by } = step;
          return {
            kind,
            cell: triple(step.literal),
            depth,
            by: groundText(by),
            from: step.from.map(triple),
          };
        }
        case 'conflict': {
          const { kind, depth, by } = step;
          return { kind, depth, by: groundText(by), from: step.from.map(triple) };
        }
        case 'learn':
          return { kind: step.kind, number: step.number, clause: step.clause.map(triple) };
        case 'back':
          break;
      }
      return {
        kind: step.restart ? 'restart' : 'back',
        depth: step.depth,
        cells: step.cells.map((cell) => triple(2 * cell).slice(0, 2)),
      };
    }),
  };
}

/**
 * The proof that the formula has no model, in DRUP: what was learnt, and then the empty clause.
 *
 * @returns null where the question is not refuted, or its record is not whole
 * @source Heule, Hunt and Wetzler 2013: DRUP
 */
export function questionProof({ answer, steps, whole }: AskedCell): string | null {
  if (answer.kind !== 'refuted' || !whole) return null;
  const learnt = steps.flatMap((step) => (step.kind === 'learn' ? [clauseLine(step.clause)] : []));
  return `${[...learnt, '0'].join('\n')}\n`;
}
