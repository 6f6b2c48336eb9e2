/** The hero of the book, rung by rung: how much of the owl each method knows, computed while the site is built. */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { countKnown } from '../engine/board/image.ts';
import { allPieces } from '../engine/pieces.ts';
import { grouped } from '../formats/numbers.ts';
import { openIn, puzzleFigures } from '../kit/puzzle/openIn.ts';
import { runFour } from '../kit/stepper/fourRun.ts';
import type { Ends } from '../methods/method.ts';
import { methods, runMethods } from '../methods/methods.ts';
import { galleryDescriptions, galleryPuzzle } from '../puzzles/gallery.ts';
import { chainPlace } from './chains.ts';

const { code } = galleryPuzzle('owl');

/** The methods of the book that the owl goes through, by their ids in the registry, and what a chapter says of them. */
const told = {
  sweeps: {
    name: 'sweeps',
    finds: 'Sweeps find',
    invites: 'Watch the sweeps',
    href: () => openIn(puzzleFigures['sweep-stepper'], code),
  },
  four: {
    name: 'pairs',
    finds: 'Pairs of lines find',
    invites: 'Go on from where sweeps stop',
    href: () => openIn(puzzleFigures['four-stepper'], code, { s: String(standstill()) }),
  },
  'two-sat': {
    name: 'chains',
    finds: 'Chains find',
    invites: 'Follow the first chain',
    href: () => openIn(puzzleFigures['two-sat-stepper'], code, { s: String(chainPlace(code, 0)) }),
  },
  repeated: {
    name: 'probing',
    finds: 'Probing finds',
    invites: 'Probe a cell of it',
    href: () => openIn(puzzleFigures['probe-explorer'], code),
  },
  inference: {
    name: 'SAT',
    finds: 'A SAT solver finds',
    invites: 'Ask it about a cell that probing leaves',
    href: () => openIn(puzzleFigures['ask-cell'], code, questionLeft()),
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
const standstill = (): number => runFour(code, 'H', []).standstills[0]?.position ?? 0;

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
  if (at < 0) return {};
  const c = `${Math.floor(at / width) + 1}.${(at % width) + 1}`;
  return known('inference').cells[at] === 0 ? { c, v: 'filled' } : { c };
}

function said(finds: string, rung: Omit<HeroRung, 'said'>, first: boolean): string {
  const { grid, added, left } = rung;
  const all = grouped(grid.cells.length);
  if (first)
    return `${finds} ${grouped(added.size)} of the ${all} cells. The other ${grouped(left)} wait for the next chapters.`;
  if (left === 0) return `${finds} the last ${grouped(added.size)} cells, and the owl is whole.`;
  return `${finds} ${grouped(added.size)} more. Now ${grouped(rung.known)} of the ${all} cells are known, and ${grouped(left)} are still open.`;
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

/** The rungs up to that of a method, its own the last. @source none */
export const rungsUpTo = (method: HeroMethod): readonly HeroRung[] =>
  heroRungs().slice(0, heroRungs().findIndex((rung) => rung.method === method) + 1);

/** The figure of the chapter with the owl in it, and what its link says. @source none */
export const heroLink = (
  method: HeroMethod,
): { readonly href: string; readonly invites: string } => ({
  href: told[method].href(),
  invites: told[method].invites,
});
