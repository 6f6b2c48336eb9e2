/** A probe as a trace for the stepper, and its contradiction as sentences that each have a place in that trace. */
import type { FixedCell } from '../../engine/board/cell.ts';
import type { Contradiction, ReasonStep } from '../../engine/probe/probeReason.ts';
import type { ProbeOutcome } from '../../engine/probe/probe.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { LineRef } from '../board/boardModel.ts';
import { capital, clueWords, lineName, lineTitle, statedCells } from '../stepper/sentences.ts';
import { simpleTrace } from '../stepper/simpleTrace.ts';
import type { Trace } from '../stepper/trace.ts';

/** "filled" or "empty". */
export function valueWord(value: 0 | 1): string {
  return value === 1 ? 'filled' : 'empty';
}

/** "row 3, column 2", counted from 1. */
export function placeWords({
  row,
  column,
}: {
  readonly row: number;
  readonly column: number;
}): string {
  return `row ${row + 1}, column ${column + 1}`;
}

/** What a probe does before any sweep: "Row 3, column 2 is set filled." */
function probeSentence(outcome: FixedCell): string {
  return `${capital(placeWords(outcome))} is set ${valueWord(outcome.value)}.`;
}

/**
 * The run of a probe. Step k is event k.
 *
 * @source 001_a525a3e1210b0814.txt §3.3
 */
export function probeTrace(puzzle: Puzzle, outcome: ProbeOutcome): Trace {
  const { value, start, events, status } = outcome;
  const conclusion = `so ${placeWords(outcome)} is not ${valueWord(value)}`;
  const trace = simpleTrace({ puzzle, first: 'H', start, events, status }, conclusion);
  const cell = outcome.row * start.width + outcome.column;
  return {
    ...trace,
    idiom: { ...trace.idiom, method: 'probing' },
    startSentence: probeSentence(outcome),
    startTrials: [cell],
  };
}

/** One sentence of a contradiction, and what there is to see of it. */
export type ReasonSentence = {
  readonly text: string;
  readonly position: number; // in the trace of the probe: when its line has been settled
  readonly lit: readonly LineRef[];
  readonly bad: readonly LineRef[];
  readonly cells: readonly FixedCell[]; // premises and what follows from them
};

/**
 * The way to a contradiction in sentences: the probed cell, the lines that pass it on, the line without a fit.
 *
 * @source 001_a525a3e1210b0814.txt §3.3 (the prose about Figure 11)
 */
export function reasonSentences(
  outcome: ProbeOutcome,
  { chain, ...end }: Contradiction,
): readonly ReasonSentence[] {
  const at = (step: Omit<ReasonStep, 'fixes'>, bad: boolean, fixes: readonly FixedCell[]) => {
    const line: LineRef = { direction: step.direction, index: step.index };
    return {
      text: bad
        ? `${lineName(line, step.description)}: with ${statedCells(line, step.premises)}, no fit is left.`
        : `${lineTitle(line)}: ${statedCells(line, fixes, 'must be')}, because ${clueWords(step.description)} with ${statedCells(line, step.premises)} leave no other choice.`,
      position: positionOf(outcome, step),
      lit: bad ? [] : [line],
      bad: bad ? [line] : [],
      cells: [...step.premises, ...fixes],
    };
  };
  return [
    { text: probeSentence(outcome), position: 0, lit: [], bad: [], cells: [outcome] },
    ...chain.map((step) => at(step, false, step.fixes)),
    at(end, true, []),
  ];
}

/** The position after a line and its cells. */
function positionOf(
  { events }: ProbeOutcome,
  { sweep, direction, index }: Omit<ReasonStep, 'fixes'>,
): number {
  const line = events.findIndex(
    (event) =>
      event.kind === 'line' &&
      event.sweep === sweep &&
      event.direction === direction &&
      event.index === index,
  );
  let position = line + 1;
  while (events[position]?.kind === 'cell') position++;
  return position;
}
