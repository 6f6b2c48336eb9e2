/**
 * The order in which cells are told. The solver goes from clause to clause, so that cells of several lines come mixed; here
 * what one line gives is told together, as far as that does not put a cell before one that it follows from. Between two
 * suppositions the board comes to the same state either way.
 */
import type { Ground, QuestionStep } from '../../engine/inference/questionRecorder.ts';

/** A step with its place in the record. */
export type PlacedStep<Step extends QuestionStep = QuestionStep> = {
  readonly step: Step;
  readonly at: number;
};

type Follow = Extract<QuestionStep, { readonly kind: 'follow' }>;

/** Cells that one line, or one learnt clause, gives at once. */
export type AskCellGroup = {
  readonly kind: 'group';
  readonly by: Ground;
  readonly depth: number;
  readonly cells: readonly PlacedStep<Follow>[];
};

/** What is told, in order. */
export type AskCellTold = AskCellGroup | { readonly kind: 'step'; readonly placed: PlacedStep };

const keyOf = (by: Ground): string =>
  by.kind === 'line' ? `${by.direction}${by.index}` : `learnt ${by.number}`;

/** Puts together what is told together. */
export function tellByLines(steps: readonly QuestionStep[]): readonly AskCellTold[] {
  const told: AskCellTold[] = [];
  let burst: PlacedStep<Follow>[] = [];
  const tellBurst = (): void => {
    told.push(...groupsOf(burst));
    burst = [];
  };
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'follow') {
      burst.push({ step, at });
      continue;
    }
    tellBurst();
    told.push({ kind: 'step', placed: { step, at } });
  }
  tellBurst();
  return told;
}

/** The cells of a burst, line by line: each time the line of the first cell that is left, with all that it gives by now. */
function groupsOf(burst: readonly PlacedStep<Follow>[]): readonly AskCellGroup[] {
  const groups: AskCellGroup[] = [];
  const waiting = new Set(burst.map(({ step }) => step.literal)); // not yet on the board
  let left = burst;
  for (let first = left[0]; first !== undefined; first = left[0]) {
    const { by, depth } = first.step;
    const key = keyOf(by);
    const isReady = ({ step }: PlacedStep<Follow>): boolean =>
      keyOf(step.by) === key && step.from.every((literal) => !waiting.has(literal));
    const cells = left.filter(isReady);
    // what is first on the list follows from what came before it
    groups.push({ kind: 'group', by, depth, cells });
    const told = new Set(cells);
    for (const { step } of cells) waiting.delete(step.literal);
    left = left.filter((one) => !told.has(one));
  }
  return groups;
}
