/** What the stepper answers about a cell of its board: who fixed it, or why it is not fixed. */
import type { TemplateResult } from 'lit-html';
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { html } from '../../notebook/template/html.ts';
import { atWholeStep, countStops } from './position.ts';
import type { StepperState } from './position.ts';
import { cellWord, lineWords } from '../board/boardModel.ts';
import type { LineRef } from '../board/boardModel.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { capital, deniedBy } from './sentences.ts';
import { methodOf } from './trace.ts';
import { placeAt } from './walk.ts';
import type { Moment, Walk } from './walk.ts';
import { whoFixed } from './whoFixed.ts';
import { whyNot } from './whyNot.ts';
import type { WhyNot } from './whyNot.ts';
import { knownTemplate, whyNotTemplate } from './whyNotView.ts';
import type { KnownCell } from './whyNotView.ts';

/** A cell that the reader asks about, zero-based. */
export type Chosen = { readonly row: number; readonly column: number };

/** Where the reader stands when he asks. */
export type AskedAt = {
  readonly run: { readonly puzzle: Puzzle };
  readonly walk: Walk;
  readonly state: StepperState;
  readonly moment: Moment;
};

/** Where the answer can lead. */
type AnswerActs = { readonly go: (position: number) => void };

/** The answer; without a cell, what can be asked. */
export function cellAnswer(at: AskedAt, chosen: Chosen | null, acts: AnswerActs): TemplateResult {
  if (chosen === null)
    return html`<p class="stepper-invitation">
      <strong>Tap a cell to ask why.</strong> A known one says what fixed it, an unknown one why it
      is open.
    </p>`;
  const { row, column } = chosen;
  const { cells, trials } = at.moment;
  const grid = { ...at.walk.trace.start, cells };
  const answer = whyNot(at.run.puzzle, grid, row, column);
  if (answer.kind === 'known') return knownTemplate(knownCell(at, chosen, answer.value, acts));
  const why = whyNotTemplate(answer, row, column, deniedBy(grid, trials));
  if (trials.size === 0) return why;
  return html`<p class="stepper-quiet">As long as the supposition stands:</p>
    ${why}`;
}

function knownCell(at: AskedAt, chosen: Chosen, value: number, acts: AnswerActs): KnownCell {
  const { walk, state, moment, run } = at;
  const { trace, outline } = walk;
  const { row, column } = chosen;
  const cell = row * trace.start.width + column;
  const fixed = whoFixed(trace, run.puzzle, cell, state.position);
  const trial = moment.trials.has(cell);
  const known = { row, column, value, trial, fixed };
  if (fixed.kind !== 'step') return { ...known, words: null, go: null };
  const there = atWholeStep(outline, { ...state, position: fixed.step + 1 });
  return {
    ...known,
    words: {
      number: countStops(outline, there).at,
      sentence: trace.steps[fixed.step]?.sentence() ?? '',
    },
    go: there.position === state.position ? null : (): void => acts.go(there.position),
  };
}

/** What the stage says of a cell that is asked about. */
export type CellTold = {
  readonly place: string;
  readonly method: MethodKind | null; // of what fixed it
  readonly text: string;
  readonly lit: readonly LineRef[];
  readonly fresh: ReadonlySet<number>; // what was found with the cell, where the reader stands at that step
  readonly open: Extract<WhyNot, { readonly kind: 'open' }> | null; // with two fits of each line, where it is unknown
  readonly step: number | null; // where it was fixed, if the reader stands elsewhere
};

/** The answer in a sentence, for a person. */
export function cellTold({ run, walk, state, moment }: AskedAt, chosen: Chosen): CellTold {
  const { trace, outline } = walk;
  const { row, column } = chosen;
  const cell = row * trace.start.width + column;
  const own = `Row ${row + 1}, column ${column + 1}`;
  const fresh = new Set<number>();
  const none = { place: own, method: null, lit: [], fresh, open: null, step: null };
  const why = whyNot(run.puzzle, { ...trace.start, cells: moment.cells }, row, column);
  if (why.kind !== 'known') {
    const lit: readonly LineRef[] = [
      { direction: 'H', index: row },
      { direction: 'V', index: column },
    ];
    return { ...none, lit, text: whyNotTold(why, lit), open: why.kind === 'open' ? why : null };
  }
  const fixed = whoFixed(trace, run.puzzle, cell, state.position);
  if (fixed.kind !== 'step')
    return {
      ...none,
      text: fixed.kind === 'given' ? 'This cell is given.' : 'This cell was known at the start.',
    };
  const { told, sentence, lit } = trace.steps[fixed.step]!;
  const there = atWholeStep(outline, { ...state, position: fixed.step + 1 }).position;
  const isHere = there === state.position;
  const at = /^\w+ \d+/.exec(placeAt(trace, fixed.step))?.[0].toLowerCase();
  return {
    ...none,
    place: at === undefined ? own : `${own}, ${at}`,
    method: methodOf(trace, fixed.step, fixed.step + 1),
    text: moment.trials.has(cell)
      ? `This cell is ${cellWord(why.value)} only as long as the supposition stands.`
      : (told ?? sentence)(),
    lit,
    fresh: isHere ? moment.fresh : fresh,
    step: isHere ? null : there,
  };
}

/** Why a cell is unknown, likewise. @param lines - its row and its column */
function whyNotTold(
  why: Exclude<WhyNot, { readonly kind: 'known' }>,
  lines: readonly LineRef[],
): string {
  const [row, column] = lines.map(lineWords);
  switch (why.kind) {
    case 'decided':
      return `Read now, ${why.by.map(lineWords).join(' or ')} makes it ${cellWord(why.value)}.`;
    case 'no fit':
      return `Nothing fits in ${why.lines.map(lineWords).join(' or ')} any more.`;
    case 'conflict':
      return `${capital(row ?? '')} wants it ${cellWord(why.row)}, ${column} ${cellWord(why.column)}.`;
    case 'open':
      break;
  }
  return `${capital(row ?? '')} can have this cell either way, and so can ${column}.`;
}

/** Whether a step of the run has fixed a cell for good, so that it can be proved. */
export function isProvable({ walk, state, moment, run }: AskedAt, chosen: Chosen): boolean {
  const { trace } = walk;
  const cell = chosen.row * trace.start.width + chosen.column;
  if (moment.trials.has(cell) || moment.cells[cell] === UNKNOWN) return false;
  return whoFixed(trace, run.puzzle, cell, state.position).kind === 'step';
}
