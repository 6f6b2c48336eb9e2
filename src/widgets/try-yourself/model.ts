/** What a chapter asks of those who want to try, without the page: what a link keeps, what the board shows, what is said. */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { ChapterId, ChallengeVerdict } from '../../challenges/challenge.ts';
import {
  answered,
  answerTrouble,
  cellOf,
  givenOf,
  judge,
  pressed,
  startOf,
  textOfCells,
} from '../../challenges/judge.ts';
import type { AnyTask } from '../../challenges/judge.ts';
import { challenges, tasksOf } from '../../challenges/list.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { wrongNode } from '../../kit/board/wrongMarks.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { bad, good, unseen } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { FormOf, Settings } from '../../notebook/settings/settings.ts';

/** What a page author sets. */
export type TryProps = { readonly chapter: ChapterId };

/** The props, with a chapter where authors' pages name none. @throws RangeError for no chapter */
export function propsOf({ chapter = 'sweeps' }: Partial<TryProps>): TryProps {
  if (!(chapter in challenges)) throw new RangeError(`try-yourself: no chapter is ${chapter}`);
  return { chapter };
}

/** The tasks by the keys of their answers in links, in their order. */
export const answerKeys = ['a', 'b', 'c', 'd', 'e'] as const;

export type AnswerKey = (typeof answerKeys)[number];

const taskNames = [
  'The last step is yours',
  'Challenge 1',
  'Challenge 2',
  'Challenge 3',
  'Break it',
] as const;

/** What a task is called. */
export const taskName = (at: number): string => taskNames[at] ?? '';

const answer = (key: AnswerKey, at: number, task: AnyTask): Setting<string> => ({
  key,
  label: taskName(at),
  name: 'the answer',
  usual: '',
  input: { kind: 'none' },
  read: (text) => {
    const trouble = answerTrouble(task, text);
    return trouble === null ? good(text) : bad(trouble);
  },
  format: (text) => text,
  fault: (_, problem) => `The answer of the link cannot be read. ${problem}`,
});

type Table = { readonly task: Setting<number> } & Readonly<Record<AnswerKey, Setting<string>>>;

/** What a link keeps: which task is open, and every answer. */
export function trySettings(props: Partial<TryProps>): Settings<Table> {
  const tasks = tasksOf(propsOf(props).chapter);
  const of = (key: AnswerKey): Setting<string> => {
    const at = answerKeys.indexOf(key);
    return answer(key, at, tasks[at]!);
  };
  return settings({
    task: unseen(whole('k', 'Task', { name: 'the task', least: 1, most: tasks.length, usual: 1 })),
    a: of('a'),
    b: of('b'),
    c: of('c'),
    d: of('d'),
    e: of('e'),
  });
}

export type TryForm = FormOf<ReturnType<typeof trySettings>>;

/** What is said of an answer, and whether there is one that can be judged. */
export type Said = { readonly begun: boolean; readonly trouble: string | null } & ChallengeVerdict;

const kept = new WeakMap<AnyTask, { readonly text: string; readonly said: Said }>();

/** Judges the text of an answer; the last one of each task is remembered. */
export function saidOf(task: AnyTask, text: string): Said {
  const known = kept.get(task);
  if (known?.text === text) return known.said;
  const trouble = answerTrouble(task, text);
  const verdict: ChallengeVerdict =
    trouble === null ? judge(task, text) : { met: false, says: trouble, shows: null };
  const said = { begun: text !== '', trouble, ...verdict };
  kept.set(task, { text, said });
  return said;
}

const howTo: Readonly<Record<AnyTask['kind'], string>> = {
  picture: 'Press or drag over cells to fill them. The verdict comes with every stroke.',
  row: 'Press or drag over cells to fill them. The verdict comes with every stroke.',
  marks: 'Press a cell once for filled, twice for empty. The verdict comes with every mark.',
  cell: 'Press an open cell.',
  formula: 'Use and, or, not, parentheses, and letters for variables.',
};

/** The sentence beneath a task. */
export const sentenceOfAnswer = (task: AnyTask, { begun, says, met }: Said): string =>
  begun ? (met ? says : `Not yet. ${says}`) : howTo[task.kind];

/** No clues; the same list each time, else the board would be built anew under a stroke. */
const none: BoardModel['rows'] = [];

/** The board of a task with an answer that can be read; null for a formula. */
export function boardShown(task: AnyTask, text: string): BoardModel | null {
  const grid = answered(task, text);
  if (grid === null) return null;
  const given = givenOf(task);
  if (given === null)
    return {
      ...grid,
      rows: none,
      columns: none,
      label: `Your picture, ${grid.height} rows and ${grid.width} columns`,
    };
  const model = boardOf(given.puzzle, grid.cells, 'The board of the task');
  const { wrong } = saidOf(task, text);
  const cell = task.kind === 'cell' ? cellOf(grid, text) : null;
  const alone = task.kind === 'marks' && task.alone === true;
  return {
    ...model,
    ...(alone && { columns: none }),
    ...(cell !== null && wrong === undefined && { fresh: new Set([cell]) }),
    ...(wrong !== undefined && { overlay: [wrongNode(grid.width, [wrong])] }),
  };
}

/** A stroke over a board: what its first cell becomes, all others become. */
export class Stroke {
  readonly #task: AnyTask;
  readonly #start: Grid;
  #cells: Uint8Array;
  #value: number | null = null;

  constructor(task: AnyTask, text: string) {
    this.#task = task;
    this.#start = startOf(task)!;
    this.#cells = answered(task, text)!.cells.slice();
  }

  /** @param second - by the right button, or the eraser of a pen */
  begin(cell: number, second: boolean): void {
    this.#value = second ? 0 : pressed(this.#task, this.#cells[cell] ?? FILLED);
    this.over(cell);
  }

  over(cell: number): void {
    const given = this.#task.kind === 'marks' && this.#start.cells[cell] !== UNKNOWN;
    if (this.#value !== null && !given) this.#cells[cell] = this.#value;
  }

  /** The answer as it stands. */
  get text(): string {
    const untouched = this.#start.cells;
    if (this.#task.kind !== 'marks') return textOfCells(this.#cells, untouched);
    // what is given is no part of the answer
    const marks = this.#cells.map((cell, at) => (untouched[at] === UNKNOWN ? cell : UNKNOWN));
    return textOfCells(marks, new Uint8Array(marks.length).fill(UNKNOWN));
  }
}

/** The answers as rows of a table, heads first. */
export const answerRows = (
  { chapter }: TryProps,
  form: TryForm,
): readonly (readonly (string | number)[])[] => [
  ['task', 'answer', 'met', 'verdict'],
  ...tasksOf(chapter).map((task, at) => {
    const text = form[answerKeys[at]!];
    const said = saidOf(task, text);
    return [taskName(at), text, said.met ? 1 : 0, said.says];
  }),
];
