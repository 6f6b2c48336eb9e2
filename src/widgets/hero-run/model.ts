/** A method runs over the owl, without the page: what is known after each of its steps, and what is said of it. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { barName, heroMethods } from '../../kit/hero/methods.ts';
import type { HeroMethod } from '../../kit/hero/methods.ts';
import type { HeroStep, HeroStepper } from '../../kit/hero/rungs.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { cellWord } from '../../kit/board/boardModel.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { cell, cellProblem } from '../../kit/puzzle/settings.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { kindOf } from '../../methods/kinds.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import { galleryDescriptions } from '../../puzzles/gallery.ts';

/** What a page author may set. */
export type HeroRunProps = {
  readonly method?: HeroMethod; // default sweeps
  readonly named?: HeroMethod; // the last whose name the bar has before it is reached; default all
  readonly onward?: { readonly href: string; readonly text: string }; // at the end
};

/** What the build has found out. */
export type HeroRun = {
  readonly cells: string; // the picture, a digit a cell
  readonly by: string; // the method that finds a cell, by its place among the methods, a digit a cell
  readonly ends: readonly number[]; // cells known after each method
  readonly steps: readonly HeroStep[]; // of the method that runs
  readonly stepper: HeroStepper; // where it can be stepped through
};

const owl = galleryDescriptions('owl');

const mostSteps = 99;

export const heroSettings = settings(
  {
    step: whole('s', 'Step', { name: 'the step', least: 0, most: mostSteps, usual: 0 }),
    chosen: cell('c', 'Cell', null),
  },
  ({ chosen }) => {
    const problem = cellProblem(chosen, owl);
    return problem === null ? {} : { chosen: problem };
  },
);

/** A run and where it is. */
export type HeroPlace = {
  readonly method: HeroMethod;
  readonly run: HeroRun;
  readonly step: number; // steps taken
  readonly isLast: boolean; // no method is left
  readonly isDone: boolean;
  readonly isBare: boolean; // nothing is shown but the picture
  readonly cells: Uint8Array;
  readonly known: number;
};

const rungOf = (method: HeroMethod): number => heroMethods.indexOf(method);

/** Where a run is after so many steps; one step after the last method has ended the picture is bare. */
export function placeIn(
  run: HeroRun,
  { method = 'sweeps' }: HeroRunProps,
  asked: number,
): HeroPlace {
  const rung = rungOf(method);
  const isLast = rung === heroMethods.length - 1;
  const { length } = run.steps;
  const step = Math.min(asked, length + (isLast ? 1 : 0));
  const seen = new Set(run.steps.slice(0, step).flatMap((one) => one.cells));
  const cells = Uint8Array.from(run.cells, (value, at) =>
    Number(run.by[at]) < rung || seen.has(at) ? Number(value) : UNKNOWN,
  );
  const known = (run.ends[rung - 1] ?? 0) + seen.size;
  return { method, run, step, isLast, isDone: step >= length, isBare: step > length, cells, known };
}

const kindAt = ({ by }: HeroRun, at: number): MethodKind =>
  kindOf(heroMethods[Number(by[at])] ?? 'inference');

/** The board: each known cell in the colour of the method that found it; at the very end nothing but the picture. */
export function boardShown({
  run,
  step,
  isBare,
  isDone,
  isLast,
  cells,
  known,
}: HeroPlace): BoardModel {
  const { rows, columns } = owl;
  const label = `The owl with ${grouped(known)} of ${counted(cells.length, 'cell')} known`;
  const size = { height: rows.length, width: columns.length, cells };
  if (isBare) return { ...size, rows: [], columns: [], label: 'The owl', look: 'bare' };
  const by = new Map(
    [...cells.keys()]
      .filter((at) => cells[at] !== UNKNOWN)
      .map((at) => [at, kindAt(run, at)] as const),
  );
  const fresh = isDone ? undefined : new Set(run.steps[step - 1]?.cells);
  return {
    ...size,
    rows,
    columns,
    by,
    label,
    look: isDone && isLast ? 'picture' : 'marks',
    ...(fresh !== undefined && { fresh }),
  };
}

/** What has found nothing more where a method begins. */
const stopped: Readonly<Record<HeroMethod, string>> = {
  sweeps: '',
  four: 'and no single line adds another',
  'two-sat': 'and pairs of lines add no more',
  repeated: 'and chains add no more',
  inference: 'and probing adds no more',
};

const named: Readonly<Record<HeroMethod, string>> = {
  sweeps: 'Sweeps find',
  four: 'Pairs of lines find',
  'two-sat': 'Chains find',
  repeated: 'Probing finds',
  inference: 'A SAT solver finds',
};

/** What just happened. */
export function sentence({ method, run, step, isBare, isDone, cells, known }: HeroPlace): string {
  const all = grouped(cells.length);
  if (isBare) return 'An owl. Nothing else fits these clues.';
  if (step === 0)
    return method === 'sweeps'
      ? `${all} cells, and none of them is known yet.`
      : `${grouped(known)} of the ${all} cells are known, ${stopped[method]}.`;
  const here = known - (run.ends[rungOf(method) - 1] ?? 0);
  if (!isDone) {
    const { cells: fresh, direction } = run.steps[step - 1]!;
    return direction === null
      ? `${named[method]} ${grouped(fresh.length)} more. ${grouped(known)} are known.`
      : `Sweep ${step}, ${direction === 'H' ? 'rows' : 'columns'}: ${counted(fresh.length, 'new cell')}. ${grouped(known)} are known.`;
  }
  const left = cells.length - known;
  if (left === 0)
    return `${named[method]} the last ${grouped(here)} cells: no other picture has these clues.`;
  return method === 'sweeps'
    ? `Stuck at ${grouped(known)} of ${all} cells. The owl has only one solution, and still no single line adds another cell.`
    : `${named[method]} ${grouped(here)} more cells. ${grouped(left)} are still open.`;
}

/** What the button says that lets the method run. */
export const startText: Readonly<Record<HeroMethod, string>> = {
  sweeps: 'Start the sweeps',
  four: 'Go on with pairs of lines',
  'two-sat': 'Go on with chains',
  repeated: 'Go on with probing',
  inference: 'Ask a SAT solver',
};

/** What is said of a cell that is pressed. */
export function cellText({ run, cells }: HeroPlace, { row, column }: CellPlace): string {
  const at = row * owl.columns.length + column;
  const place = `Row ${row + 1}, column ${column + 1}`;
  const value = cells[at]!;
  if (value === UNKNOWN) return `${place} is not known yet.`;
  return `${place} is ${cellWord(value)}. Found by ${methodName(kindAt(run, at))}.`;
}

const readable = 1 / 0.7; // steps a second at which rows and columns of the first sweep can be followed

/** Steps a second: a run of many takes some five seconds, after its first rows and columns. */
export const paceOf = ({ run, step }: HeroPlace): number =>
  step <= 2 ? readable : Math.max(2, run.steps.length / 5);

/** The cells as rows of a table, heads first. */
export function cellRows({ run, cells }: HeroPlace): readonly (readonly (string | number)[])[] {
  const width = owl.columns.length;
  return [
    ['row', 'column', 'value', 'found by'],
    ...[...cells.keys()].map((at) => [
      Math.floor(at / width) + 1,
      (at % width) + 1,
      cells[at] === UNKNOWN ? '' : cells[at]!,
      cells[at] === UNKNOWN ? '' : barName(heroMethods[Number(run.by[at])]!),
    ]),
  ];
}
