/** Both futures of a cell as they go on, sweep by sweep: where each stands, and what there is to say. No page. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { ProbeOutcome } from '../../engine/probe/probe.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { agreedMarks } from '../../kit/probe/categoryPicture.ts';
import { placeWords, valueWord } from '../../kit/probe/probeTrace.ts';
import { capital } from '../../kit/stepper/sentences.ts';
import { createStates } from '../../kit/stepper/snapshots.ts';
import { outlineOf, stopsAt } from '../../kit/stepper/trace.ts';
import type { Futures, Stage } from './model.ts';

/** Which of the two futures: the cell set filled, or empty. */
export type Which = 'one' | 'zero';

/** The way of a future: what is known after each of its sweeps, the first entry before any. */
type Course = {
  readonly outcome: ProbeOutcome;
  readonly states: readonly Uint8Array[];
};

/** Both ways. Stop 0 is the question, stop 1 has the cell set, and each further one is a sweep later. */
export type Courses = {
  readonly one: Course;
  readonly zero: Course;
  readonly last: number; // stop at which both have ended
  readonly shared: readonly number[]; // cells that both give one value in the end
};

function courseOf({ outcome, trace }: Futures[Which]): Course {
  const states = createStates(trace);
  const stops = stopsAt(outlineOf(trace), 'sweep');
  return { outcome, states: Array.from(stops, (position) => states.cellsAt(position)) };
}

/** Both ways of a cell. */
export function coursesOf({ one, zero, shared }: Futures): Courses {
  const ways = { one: courseOf(one), zero: courseOf(zero) };
  return { ...ways, shared, last: Math.max(ways.one.states.length, ways.zero.states.length) };
}

/** How far a future has come at a stop: how many sweeps it has made, and whether these were all. */
function reached({ states }: Course, stop: number): { sweeps: number; isOver: boolean } {
  const all = states.length - 1;
  const sweeps = Math.max(0, Math.min(stop - 1, all));
  return { sweeps, isOver: stop > 0 && sweeps === all };
}

/** The stop at which a future breaks, where it does and the reader has seen it. */
export function brokenAt({ states, outcome }: Course, stop: number): number | null {
  return outcome.status === 'contradiction' && stop >= states.length ? states.length : null;
}

/** The board of a future at a stop; before it begins, the board on which sweeps are stuck. */
export function futureBoard(
  stage: Stage,
  courses: Courses,
  which: Which,
  stop: number,
): BoardModel {
  const course = courses[which];
  const { outcome, states } = course;
  const { width, cells: known } = stage.state;
  const { sweeps, isOver } = reached(course, stop);
  const asks = stop === 0;
  const cells = asks ? known : (states[sweeps] ?? known);
  const added = [...cells.keys()].filter((at) => known[at] === UNKNOWN && cells[at] !== UNKNOWN);
  const name = asks
    ? 'The board on which sweeps are stuck'
    : `The future in which ${placeWords(outcome)} is ${valueWord(outcome.value)}`;
  const { contradiction: bad } = outcome;
  const agreed = stop === courses.last ? courses.shared : [];
  return {
    ...boardOf(stage.puzzle, cells, name),
    trials: new Set(added),
    look: isOver && outcome.status === 'solved' ? 'bare' : 'marks',
    bad: isOver && bad !== null ? [{ direction: bad.direction, index: bad.index }] : [],
    ...(agreed.length === 0 ? {} : { overlay: [agreedMarks(width, agreed)] }),
  };
}

/** What has become of a future, in a word for a tab: "a picture". */
export function tabWords(course: Course, which: Which, stop: number): string {
  if (!reached(course, stop).isOver) return which === 'one' ? 'filled?' : 'empty?';
  const { status } = course.outcome;
  return status === 'solved' ? 'a picture' : status === 'contradiction' ? 'broken' : 'stuck';
}

/** The same under its board: "Broken, after four sweeps." */
export function verdictWords(course: Course, stop: number): string {
  const { sweeps, isOver } = reached(course, stop);
  const count = `${inWords(sweeps)} ${sweeps === 1 ? 'sweep' : 'sweeps'}`;
  if (!isOver) return sweeps === 0 ? '' : `${capital(count)} later`;
  const { status, fixed } = course.outcome;
  if (status === 'solved') return `A picture, after ${count}.`;
  if (status === 'contradiction') return `Broken, after ${count}.`;
  return fixed === 0 ? 'Nothing follows.' : `Stuck, after ${count}.`;
}

/** What there is to say at a stop, once. */
export function futureSentence(courses: Courses, proves: 0 | 1 | null, stop: number): string {
  if (stop === 0) return 'Sweeps are stuck. What if this cell were filled?';
  if (stop >= courses.last) return endSentence(courses, proves);
  if (stop === 1) return 'Two boards, one cell apart.';
  const over = [courses.one, courses.zero].find((course) => reached(course, stop).isOver);
  if (over === undefined) return 'Both futures go on, sweep by sweep.';
  const { status } = over.outcome;
  if (status === 'contradiction') return 'One has broken. How far does the other go?';
  return status === 'solved'
    ? 'One is a picture. What becomes of the other?'
    : 'One is stuck. How far does the other go?';
}

function endSentence({ one, zero, shared }: Courses, proves: 0 | 1 | null): string {
  if (proves !== null) return `One future breaks, so the cell is ${valueWord(proves)}.`;
  const ends = [one, zero].map(({ outcome }) => outcome.status);
  if (ends.every((end) => end === 'contradiction'))
    return 'Both futures break, so the puzzle has no solution.';
  if (ends.every((end) => end === 'solved'))
    return 'Two pictures: the puzzle has exactly two solutions.';
  if (shared.length > 0)
    return `Both futures agree on ${counted(shared.length, 'cell')}: what is marked is certain.`;
  return ends.includes('solved')
    ? 'One is a picture. Whether it is the only one stays open.'
    : 'Neither future says what the cell must be.';
}

/** The open cell that is tried next: the next one whose futures end otherwise, else the next. */
export function nextCell({ cells, state }: Stage, cell: number): number {
  const at = cells.findIndex(({ row, column }) => row * state.width + column === cell);
  const ahead = [...cells.slice(at + 1), ...cells.slice(0, Math.max(0, at))];
  const found = ahead.find(({ category }) => category !== cells[at]?.category) ?? ahead[0];
  return found === undefined ? cell : found.row * state.width + found.column;
}
