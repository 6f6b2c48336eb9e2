/** The hero of the book, rung by rung: how much of the owl each method knows, and in which steps; computed in the build. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Direction, Grid } from '../../engine/board/cell.ts';
import { countKnown } from '../../engine/board/image.ts';
import { allPieces } from '../../engine/pieces.ts';
import { repeatedProbingInPieces } from '../../engine/probe/probeRepeated.ts';
import { record } from '../../engine/sweep/simpleSolver.ts';
import type { Ends } from '../../methods/method.ts';
import { methods, runMethods } from '../../methods/methods.ts';
import { galleryDescriptions, galleryPuzzle } from '../../puzzles/gallery.ts';
import type { puzzleFigures } from '../puzzle/openIn.ts';
import { runFour } from '../stepper/fourRun.ts';
import { simpleTrace } from '../stepper/simpleTrace.ts';
import { outlineOf, stopsAt } from '../stepper/trace.ts';
import type { Trace } from '../stepper/trace.ts';
import { runTwoSat } from '../stepper/twoSatRun.ts';
import { heroMethods } from './methods.ts';
import type { HeroMethod } from './methods.ts';

const { code } = galleryPuzzle('owl');

/** How far the book is with the owl when a method has been told. */
export type HeroRung = {
  readonly method: HeroMethod;
  readonly grid: Grid;
  readonly known: number; // cells
  readonly added: ReadonlySet<number>; // cells that the rung before did not know
  readonly left: number;
};

/** Cells that a method finds together. */
export type HeroStep = {
  readonly cells: readonly number[];
  readonly direction: Direction | null; // of the lines that are read one after another, if that is how
};

/** Where sweeps stop in the run of FourSolver. */
function standstill(): number {
  const [first] = runFour(code, 'H', []).standstills;
  if (first === undefined) throw new RangeError('sweeps solve the owl');
  return first.position;
}

/** The first chain that runs through more than four lines, so that two rows and two columns are not enough for it. */
function longerChain(): number {
  for (const { event, from } of runTwoSat(code).conclusions)
    if (event.kind === 'chain' && event.chain.length > 4) return from + 1;
  throw new RangeError('the owl has short chains only');
}

/** The ends of the methods, run once a build. */
let found: Ends | undefined;
const ends = (): Ends =>
  (found ??= allPieces(
    runMethods(
      galleryDescriptions('owl'),
      {},
      methods.filter(({ id }) => heroMethods.some((method) => method === id)),
    ),
  ));

const known = (method: HeroMethod): Grid => {
  const end = ends()[method];
  if (end === undefined) throw new RangeError(`the owl was not given to ${method}`);
  return end.grid;
};

/** A question about the first cell that probing leaves: suppose it has the value that it cannot have. */
function questionLeft(): Readonly<Record<string, string>> {
  const { cells, width } = known('repeated');
  const at = cells.indexOf(UNKNOWN);
  if (at < 0) throw new RangeError('probing solves the owl');
  const c = `${Math.floor(at / width) + 1}.${(at % width) + 1}`;
  return known('inference').cells[at] === 0 ? { c, v: 'filled' } : { c };
}

let made: readonly HeroRung[] | undefined;

/** The rungs, in the order of the book; what the weaker methods know, the stronger ones know too. */
export const heroRungs = (): readonly HeroRung[] => (made ??= climb());

function climb(): readonly HeroRung[] {
  let before: Grid | null = null;
  return heroMethods.map((method): HeroRung => {
    const grid = known(method);
    const had: Grid | null = before;
    const added = new Set(
      [...grid.cells.keys()].filter(
        (at) => grid.cells[at] !== UNKNOWN && (had?.cells[at] ?? UNKNOWN) === UNKNOWN,
      ),
    );
    before = grid;
    const all = countKnown(grid);
    return { method, grid, known: all, added, left: grid.cells.length - all };
  });
}

/** The boards after each step of a run on its coarsest level. */
function boardsOf(trace: Trace): readonly Uint8Array[] {
  const outline = outlineOf(trace);
  const cells = trace.start.cells.slice();
  let at = 0;
  return [...stopsAt(outline, trace.idiom.levels[0]!)].map((stop) => {
    for (const step of trace.steps.slice(at, stop))
      for (const { cell, value } of step.changes) cells[cell] = value;
    at = stop;
    return cells.slice();
  });
}

/** The boards that repeated probing probes, round by round. */
function rounds(): readonly Uint8Array[] {
  const pieces = repeatedProbingInPieces(galleryDescriptions('owl'));
  const boards: Uint8Array[] = [];
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return [...boards, value.grid.cells];
    if (value !== undefined && value.rounds === boards.length) boards.push(value.state.cells);
  }
}

const sweeps = (): Trace => simpleTrace(record(galleryDescriptions('owl'), 'H'));

const boards: Readonly<Record<HeroMethod, () => readonly Uint8Array[]>> = {
  sweeps: () => boardsOf(sweeps()),
  four: () => boardsOf(runFour(code, 'H', []).trace),
  'two-sat': () => boardsOf(runTwoSat(code).trace),
  repeated: rounds,
  inference: () => [known('inference').cells],
};

/** What a method adds to the rung below it, in the steps of its own run. */
export function heroSteps(method: HeroMethod): readonly HeroStep[] {
  const waiting = new Set(heroRungs().find((rung) => rung.method === method)?.added);
  return boards[method]().flatMap((board, at): readonly HeroStep[] => {
    const cells = [...waiting].filter((cell) => board[cell] !== UNKNOWN);
    for (const cell of cells) waiting.delete(cell);
    if (cells.length === 0) return [];
    // the board at 0 is the empty one, and rows are read first
    return [{ cells, direction: method === 'sweeps' ? (at % 2 === 1 ? 'H' : 'V') : null }];
  });
}

const settings: Readonly<Record<HeroMethod, () => Readonly<Record<string, string>>>> = {
  sweeps: () => ({}),
  four: () => ({ s: String(standstill()) }),
  'two-sat': () => ({ s: String(longerChain()) }),
  repeated: () => ({}),
  inference: questionLeft,
};

/** A figure that steps through a method, and the settings with which it begins where that sets in; the owl is its puzzle. */
export type HeroStepper = {
  readonly figure: keyof typeof puzzleFigures;
  readonly settings: Readonly<Record<string, string>>;
};

/**
 * The figure that steps through a method; no address, which would depend on where the site is served.
 *
 * @throws RangeError for a method without a figure
 */
export function heroStepper(method: HeroMethod): HeroStepper {
  const figure = methods.find(({ id }) => id === method)?.figure ?? null;
  if (figure === null) throw new RangeError(`no figure steps through ${method}`);
  return { figure, settings: settings[method]() };
}
