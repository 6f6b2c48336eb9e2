/** The hero of the book, rung by rung: how much of the owl each method knows, computed while the site is built. */
import type { Grid } from '../engine/board/cell.ts';
import { FILLED, UNKNOWN } from '../engine/board/cell.ts';
import { countKnown } from '../engine/board/image.ts';
import { allPieces } from '../engine/pieces.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { openIn, puzzleFigures } from '../kit/puzzle/openIn.ts';
import { runFour } from '../kit/stepper/fourRun.ts';
import { runTwoSat } from '../kit/stepper/twoSatRun.ts';
import type { Ends } from '../methods/method.ts';
import { methods, runMethods } from '../methods/methods.ts';
import { galleryDescriptions, galleryPuzzle } from '../puzzles/gallery.ts';

const { code } = galleryPuzzle('owl');

/** The methods of the book that the owl goes through, by their ids in the registry, and what a chapter says of them. */
const told = {
  sweeps: {
    name: 'sweeps',
    finds: 'Sweeps find',
    invites: 'Watch the sweeps',
    settings: () => ({}),
  },
  four: {
    name: 'pairs',
    finds: 'Pairs of lines find',
    invites: 'Go on from where sweeps stop',
    settings: () => ({ s: String(standstill()) }),
  },
  'two-sat': {
    name: 'chains',
    finds: 'Chains find',
    invites: 'Follow a chain of more than four lines',
    settings: () => ({ s: String(longerChain()) }),
  },
  repeated: {
    name: 'probing',
    finds: 'Probing finds',
    invites: 'Probe a cell of it',
    settings: () => ({}),
  },
  inference: {
    name: 'SAT',
    finds: 'A SAT solver finds',
    invites: 'Ask it about a cell that probing leaves',
    settings: () => questionLeft(),
  },
} as const;

/** A rung of the hero: a method of the registry, by its id. */
export type HeroMethod = keyof typeof told;

/** How far the book is with the owl when a method has been told. */
export type HeroRung = {
  readonly method: HeroMethod;
  readonly name: string; // in the bar
  readonly grid: Grid;
  readonly known: number; // cells
  readonly added: ReadonlySet<number>; // cells that the rung before did not know
  readonly left: number;
  readonly said: string; // in one or two sentences
};

const isTold = (id: string): id is HeroMethod => id in told;

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
      methods.filter(({ id }) => isTold(id)),
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

function said(finds: string, rung: Omit<HeroRung, 'said'>, first: boolean): string {
  const { grid, added, left } = rung;
  const all = grouped(grid.cells.length);
  if (first)
    return `${finds} ${grouped(added.size)} of the ${all} cells. The other ${grouped(left)} wait for the next chapters.`;
  if (left === 0) return `${finds} the last ${grouped(added.size)} cells, and the owl is whole.`;
  return `${finds} ${grouped(added.size)} more cells of the owl. Now ${grouped(rung.known)} of its ${all} are known, and ${grouped(left)} are still open.`;
}

let made: readonly HeroRung[] | undefined;

/** The rungs, in the order of the book; what the weaker methods know, the stronger ones know too. */
export const heroRungs = (): readonly HeroRung[] => (made ??= climb());

function climb(): readonly HeroRung[] {
  let before: Grid | null = null;
  const rungs: HeroRung[] = [];
  for (const { id } of methods) {
    if (!isTold(id)) continue;
    const grid = known(id);
    const had: Grid | null = before;
    const added = new Set(
      [...grid.cells.keys()].filter(
        (at) => grid.cells[at] !== UNKNOWN && (had?.cells[at] ?? UNKNOWN) === UNKNOWN,
      ),
    );
    const all = countKnown(grid);
    const rung = {
      method: id,
      name: told[id].name,
      grid,
      known: all,
      added,
      left: grid.cells.length - all,
    };
    rungs.push({ ...rung, said: said(told[id].finds, rung, had === null) });
    before = grid;
  }
  return rungs;
}

/** The rungs up to that of a method, its own the last. */
export const rungsUpTo = (method: HeroMethod): readonly HeroRung[] =>
  heroRungs().slice(0, heroRungs().findIndex((rung) => rung.method === method) + 1);

/**
 * The figure that steps through a method, with the owl in it where that method sets in, and what its link says.
 *
 * @throws RangeError for a method without a figure
 */
export function heroLink(method: HeroMethod): { readonly href: string; readonly invites: string } {
  const figure = methods.find(({ id }) => id === method)?.figure ?? null;
  if (figure === null) throw new RangeError(`no figure steps through ${method}`);
  const { invites, settings } = told[method];
  return { href: openIn(puzzleFigures[figure], code, settings()), invites };
}

/** The share of its cells that are filled, which places it among random boards. */
export function heroShare(): number {
  const { cells } = known('inference');
  return cells.filter((cell) => cell === FILLED).length / cells.length;
}
