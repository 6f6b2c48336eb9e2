/** What the solver does, in words: cells by their places, clauses by "or", depths as suppositions. */
import type { CellLiteral } from '../../engine/inference/questionRecorder.ts';
import type { FixedCell } from '../../engine/board/cell.ts';
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { AskedCell, Question } from '../../engine/inference/question.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { placeWords, valueWord } from '../../kit/probe/probeTrace.ts';
import { capital } from '../../kit/stepper/sentences.ts';

/** The cell of a literal. */
export const cellOf = (literal: CellLiteral, width: number): FixedCell => ({
  row: Math.floor((literal >> 1) / width),
  column: (literal >> 1) % width,
  value: (literal & 1) === 0 ? 1 : 0,
});

/** "row 3, column 2 is filled" */
export function literalWords(literal: CellLiteral, width: number): string {
  const cell = cellOf(literal, width);
  return `${placeWords(cell)} is ${valueWord(cell.value)}`;
}

/** The place of the cell that is asked about. */
export const askedPlace = ({ cell }: Question, width: number): string =>
  placeWords({ row: Math.floor(cell / width), column: cell % width });

/** "row 3, column 2 is empty", as it is supposed. */
export const supposedWords = (question: Question, width: number): string =>
  `${askedPlace(question, width)} is ${valueWord(question.value)}`;

/** A learnt clause as a sentence: at least one of its cells has its value. */
export function clauseWords(clause: readonly CellLiteral[], width: number): string {
  const [first] = clause;
  if (first === undefined) return 'nothing fits';
  const parts = clause.map((literal) => literalWords(literal, width));
  if (clause.length === 1) return `${parts[0]}, whatever else`;
  return `${parts.slice(0, -1).join(', or ')}, or ${parts.at(-1)}: at least one of these, in every solution`;
}

/** What suppositions come to where something cannot be. */
export function deniedWords(depth: number, question: Question, width: number): string {
  if (depth === 0) return 'and nothing is supposed: the puzzle has no solution';
  if (depth === 1) return `so ${askedPlace(question, width)} is not ${valueWord(question.value)}`;
  return `so the ${grouped(depth)} suppositions cannot all hold`;
}

/** How much is taken back. */
export function backWords(depth: number, cells: number, restart: boolean): string {
  const until =
    depth === 0
      ? 'no supposition stands'
      : depth === 1
        ? 'only the question stands'
        : `${counted(depth, 'supposition')} stand`;
  const taken = `${counted(cells, 'cell')} ${cells === 1 ? 'is' : 'are'} taken back`;
  return restart
    ? `A new beginning, with all that has been learnt: ${taken}, and ${until}.`
    : `Back: ${taken}, until ${until}.`;
}

/** The answer as a headline and a sentence. */
export type AskCellVerdict = {
  readonly kind: 'must' | 'open' | 'none' | 'unknown';
  readonly head: string;
  readonly text: string;
};

/** What the question came to, with what the other value came to. @source 003_bcef302d21730516.txt §2 */
export function verdictOf(asked: AskedCell): AskCellVerdict {
  const { question, start, answer, otherwise, counters } = asked;
  const { width } = start;
  const place = capital(askedPlace(question, width));
  const supposed = valueWord(question.value);
  const other = valueWord(question.value === FILLED ? 0 : 1);
  const before = start.cells[question.cell]!;
  if (answer.kind === 'open')
    return {
      kind: 'unknown',
      head: 'Given up',
      text:
        otherwise.kind === 'refuted'
          ? `${place} cannot be ${other}; whether it can be ${supposed} was not found out in ${grouped(counters.propagations)} propagations.`
          : `Whether ${place.toLowerCase()} can be ${supposed} was not found out in ${grouped(counters.propagations)} propagations.`,
    };
  if (answer.kind === 'refuted') {
    if (otherwise.kind === 'refuted')
      return {
        kind: 'none',
        head: 'No solution',
        text: `${place} can be neither ${supposed} nor ${other}: no picture has these numbers. In such a puzzle every supposition is refuted, whatever the cell.`,
      };
    const known =
      before === UNKNOWN ? '' : ' Sweeps had found that already, so the solver had nothing to do.';
    const doubt =
      otherwise.kind === 'open' ? ' That there is a solution at all was not found out.' : '';
    return {
      kind: 'must',
      head: `It must be ${other}`,
      text: `${place} cannot be ${supposed}, so it must be ${other}.${known}${doubt}`,
    };
  }
  if (otherwise.kind === 'picture') {
    const apart = differences(answer.picture.cells, otherwise.picture.cells).length;
    return {
      kind: 'open',
      head: 'It may be either',
      text: `${place} is ${supposed} in one solution and ${other} in another: it cannot be inferred. The two differ in ${counted(apart, 'cell')}, outlined.`,
    };
  }
  if (otherwise.kind === 'open')
    return {
      kind: 'unknown',
      head: `It can be ${supposed}`,
      text: `Here is a solution. Whether there is one with ${place.toLowerCase()} ${other} was not found out.`,
    };
  return {
    kind: 'must',
    head: `It must be ${supposed}`,
    text: `${place} is ${supposed} in this solution, and the same solver refutes that it is ${other}. So it is ${supposed} in all of them.${before === UNKNOWN ? '' : ' Sweeps had found that already.'}`,
  };
}

/** The cells in which two pictures differ. */
export const differences = (one: Uint8Array, other: Uint8Array): readonly number[] =>
  [...one.keys()].filter((at) => one[at] !== other[at]);

/** What the solver did, for those who compare. */
export function effortWords({ counters, size }: AskedCell): string {
  return `${counted(counters.decisions, 'supposition')}, ${counted(counters.propagations, 'propagation')}, ${counted(counters.conflicts, 'conflict')}, on a formula of ${grouped(size.clauses)} clauses with ${grouped(size.variables)} variables.`;
}
