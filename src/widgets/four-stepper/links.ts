/** What a link to the FourSolver stepper says. */
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import type { Direction } from '../../engine/board/cell.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import type { PuzzleLinks } from '../../kit/puzzle/links.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { cell, cellProblem, place, puzzle, stepIn } from '../../kit/puzzle/settings.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { fourLevels } from '../../kit/stepper/fourTrace.ts';
import { pace } from '../../kit/stepper/pace.ts';
import type { FourSettings } from './model.ts';

/** Whether two choices are the same lines. */
export function sameChoice(a: LineChoice | null, b: LineChoice | null): boolean {
  return a !== null && b !== null && choiceText(a) === choiceText(b);
}

const from1 = (lines: readonly number[], between: string): string =>
  lines.map((line) => line + 1).join(between);

/** A choice as links write it, lines from 1: "1.3-2.5". */
export function choiceText({ rows, columns }: LineChoice): string {
  return `${from1(rows, '.')}-${from1(columns, '.')}`;
}

/** Two rows and two columns; whether the puzzle has them is seen when it is known. */
function readChoice(text: string): LineChoice | null {
  const [, ...parts] = /^(\d{1,3})\.(\d{1,3})-(\d{1,3})\.(\d{1,3})$/.exec(text) ?? [];
  const [r1 = 0, r2 = 0, c1 = 0, c2 = 0] = parts.map(Number);
  return r1 < 1 || r1 >= r2 || c1 < 1 || c1 >= c2
    ? null
    : { rows: [r1 - 1, r2 - 1], columns: [c1 - 1, c2 - 1] };
}

const faultOf = (text: string): string =>
  `${asked('intersection', text)}; it must be two rows and two columns of the puzzle, such as 1.2-1.3.`;

const isChoice = (one: LineChoice | null): one is LineChoice => one !== null;

/** Intersections in a row, joined by a low line; an empty text is none. */
const choices = (key: string, label: string): Setting<readonly LineChoice[]> => ({
  key,
  label,
  name: 'intersection',
  usual: [],
  input: { kind: 'none' },
  read: (text) => {
    const texts = text === '' ? [] : text.split('_');
    const found = texts.map(readChoice);
    return found.every(isChoice)
      ? good(found)
      : bad(faultOf(texts.find((_, at) => found[at] === null) ?? ''));
  },
  format: (value) => value.map(choiceText).join('_'),
  fault: (_, problem) => problem,
});

const fourSettings = settings(
  {
    code: puzzle(''),
    first: choice<Direction>('f', 'First sweep', { H: 'rows (H)', V: 'columns (V)' }, 'H'),
    choices: choices('c', 'Intersections taken'),
    granularity: pace('g', fourLevels, 'phase'),
    position: place('s', null),
    looked: choices('i', 'Intersection looked at'), // one at most
    proof: cell('b', 'Cell that is proved', null, { to: ['code'], otherwise: null }),
  },
  ({ code, choices, looked, proof }) => {
    const puzzle = puzzleIn(code);
    const { rows, columns } = puzzle;
    const strange = [...choices, ...looked].find(
      (one) => one.rows[1]! >= rows.length || one.columns[1]! >= columns.length,
    );
    if (strange !== undefined) return { choices: faultOf(choiceText(strange)) };
    const problem = cellProblem(proof, puzzle);
    if (problem !== null) return { proof: problem };
    return looked.length > 1 ? { looked: faultOf(looked.map(choiceText).join('_')) } : {};
  },
);

/** What a link asks for; where in the run that is can be said when the run is known (`placeOf`). */
export type FourAsked = Omit<FourSettings, 'position'> & { readonly position: number | null };

type FourValues = ValuesOf<typeof fourSettings>;

const valuesOf = ({ looked, ...others }: FourAsked): FourValues => ({
  ...others,
  looked: looked === null ? [] : [looked],
});

const sameRun = (a: FourAsked, b: FourAsked): boolean =>
  a.code === b.code && a.first === b.first && a.choices.length + b.choices.length === 0;

/** Where a link names no step, the figure stands where it opens such a puzzle. */
export const fourLinks: PuzzleLinks<FourSettings, FourAsked> = {
  read(link, usual) {
    const { looked, ...others } = fourSettings.fromLink(
      link,
      valuesOf({ ...usual, position: null }),
    );
    return { ...others, looked: looked[0] ?? null };
  },
  write(state, usual) {
    const untouched =
      sameRun(state, usual) && state.looked === null && state.position === usual.position;
    const told = { ...state, position: untouched ? null : state.position };
    return fourSettings.toLink(
      fourSettings.formOf(valuesOf(told)),
      valuesOf({ ...usual, position: null }),
    );
  },
};

/** The place in its run that a link points to. @throws LinkError for a step that the run does not have */
export function placeOf(link: FourAsked, run: FourRun, usual: FourSettings): number {
  const { length } = run.trace.steps;
  if (link.position !== null) return stepIn(link.position, length);
  // who looks at an intersection stands where it can be taken
  if (link.looked !== null) return run.standstills[0]?.position ?? 0;
  return sameRun(link, usual) ? Math.min(usual.position, length) : 0;
}
