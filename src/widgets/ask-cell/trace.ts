/** A recorded question as a trace for the stepper: conflict > supposition > line > cell. */
import { countKnown } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { AskedCell } from '../../engine/inference/question.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import type { Idiom, Trace, TraceStep } from '../../kit/stepper/trace.ts';
import { tellByLines } from './bursts.ts';
import type { Making } from './traceSteps.ts';
import { endStep, groupSteps, otherSteps } from './traceSteps.ts';
import { valueWord } from '../../kit/probe/probeTrace.ts';
import { supposedWords } from './words.ts';

/** The levels of a question. */
export const askLevels = ['conflict', 'supposition', 'line', 'cell'] as const;

export type AskLevel = (typeof askLevels)[number];

const askIdiom: Idiom = {
  levels: askLevels,
  usual: 'line',
  stride: 'supposition',
  ticks: [
    { id: 'supposition', shape: 'bar', next: 'Next supposition' },
    { id: 'conflict', shape: 'cross', next: 'Next conflict' },
    { id: 'back', shape: 'hook' },
    { id: 'refuted', shape: 'square' },
    { id: 'picture', shape: 'check' },
  ],
  counters: [
    { id: 'suppositions', words: (count) => (count === 1 ? 'supposition' : 'suppositions') },
    { id: 'standing', words: () => 'of them standing' },
    { id: 'conflicts', words: (count) => (count === 1 ? 'conflict' : 'conflicts') },
    { id: 'known', words: (_, cells) => `of ${counted(cells, 'cell')} on the board` },
  ],
  method: 'sat',
};

/** A question ready to be walked. */
export type AskTrace = {
  readonly trace: Trace;
  /** Of each step of the trace, the places of what it tells in the record. */
  readonly recorded: readonly (readonly number[])[];
  readonly suppositions: readonly Supposition[];
};

/** A supposition while it stands: at the positions from..to-1 of the trace. */
type Supposition = {
  readonly cell: number;
  readonly depth: number;
  readonly asked: boolean;
  readonly from: number;
  readonly to: number;
};

/** Makes the trace. @source 003_bcef302d21730516.txt §3 (one cell of its procedure, watched) */
export function askTrace(puzzle: Puzzle, asked: AskedCell): AskTrace {
  const { start } = asked;
  const making: Making = {
    puzzle,
    asked,
    width: start.width,
    cells: start.cells.slice(),
    learnt: [],
  };
  const steps: TraceStep[] = [];
  const recorded: (readonly number[])[] = [];
  const add = (step: TraceStep, places: readonly number[]): void => {
    for (const { cell, value } of step.changes) making.cells[cell] = value;
    steps.push(step);
    recorded.push(places);
  };
  const suppositions: Supposition[] = [];
  let open: Supposition[] = [];
  let standing = 0;
  for (const told of tellByLines(asked.steps)) {
    if (told.kind === 'group') {
      const places = told.cells.map(({ at }) => at);
      const { head, inner } = groupSteps(making, told);
      add(head, places);
      for (const [k, step] of inner.entries()) add(step, [places[k] ?? 0]);
      continue;
    }
    const { step, at } = told.placed;
    const depth = 'depth' in step ? step.depth : standing;
    for (const made of otherSteps(making, step, standing)) add(made, [at]);
    if (step.kind === 'suppose')
      open.push({
        cell: step.literal >> 1,
        depth,
        asked: step.asked,
        from: steps.length,
        to: Infinity,
      });
    if (step.kind === 'back') {
      for (const one of open)
        if (one.depth > depth) suppositions.push({ ...one, to: steps.length });
      open = open.filter((one) => one.depth <= depth);
    }
    if (step.kind !== 'conflict') standing = depth;
  }
  suppositions.push(...open);
  add(endStep(asked), []);
  return {
    trace: {
      idiom: askIdiom,
      start,
      startSentence: startSentence(asked),
      startTold: `Can this cell be ${valueWord(asked.question.value)}?`,
      steps,
      end: asked.answer.kind,
    },
    recorded,
    suppositions,
  };
}

function startSentence({ question, start }: AskedCell): string {
  const board =
    question.from === 'sweeps'
      ? `Sweeps have found ${grouped(countKnown(start))} of ${counted(start.cells.length, 'cell')}.`
      : 'The board as it is given.';
  return `${board} The question: can it be that ${supposedWords(question, start.width)}?`;
}
