/** What the chapter solutions says of clue sets and guesses, read from the stored counts while the site is built. */
import { shareColumn } from '../claims/004/groups.ts';
import { solve } from '../engine/solve/solve.ts';
import { clueSetNumbers } from '../experiments/clueSets.ts';
import type { ClueSetNumbers } from '../experiments/clueSets.ts';
import { guessNumbers } from '../experiments/guessOrder.ts';
import { guessKind, SEVERAL } from '../experiments/guesses.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';
import { figureLink } from './figurePlaces.ts';
import { openIn, puzzleFigures } from '../kit/puzzle/openIn.ts';
import { sitePath } from '../notebook/page/paths.ts';
import { galleryPuzzle } from '../puzzles/gallery.ts';
import type { PuzzleId } from '../puzzles/gallery.ts';
import { stored } from '../stored/fromFile.ts';

const sets = stored.tally('clue-sets');
const guesses = stored.tally('guesses 25-cells');

/** The numbers of clue sets of a size. @source 004_baeeafed5327eab8.txt table of boards and clues; ours beside it */
export function clueSetFacts(
  size: string,
): ClueSetNumbers & { readonly most: number; readonly withMost: number } {
  const counts = sets[size];
  if (counts === undefined) throw new RangeError(`not counted: ${size}`);
  const most = counts.most?.solutions ?? 0;
  return { ...clueSetNumbers(counts), most, withMost: counts.bySolutions[most] ?? 0 };
}

/** How many solutions the square has in which every line says 1. */
export function rooks(side: number): number {
  const lines = Array.from({ length: side }, () => [1]);
  return solve({ rows: lines, columns: lines }, { most: 10_000 }).solutions.length;
}

/** What the table of 004 calls the share of non-unique clues of 3 x 3, in per cent. @source 004_baeeafed5327eab8.txt table */
export const publishedShare = shareColumn.published[2] ?? NaN;

const fives = guesses['5x5'] ?? {};
const single = Object.entries(fives)
  .filter(([kind]) => kind !== SEVERAL)
  .map(([kind, { images }]) => ({ ...guessKind(kind), images }))
  .filter(({ least }) => least === 1);

/** The guesses of 5 x 5. @source 004_baeeafed5327eab8.txt “Solvability with lacking information” (its questions) */
export const guessFacts = {
  ...guessNumbers(fives),
  confirmed: sumOf(single.filter(({ left }) => !left.includes('once')).map(({ images }) => images)),
  /** The greatest number of guesses of all sizes that were counted. */
  most:
    Math.max(...Object.values(guesses).map((counts) => guessNumbers(counts).byGuesses.length)) - 1,
} as const;

/** A puzzle of the gallery, with the sweeps that stop in it. */
export const openSweeps = (id: PuzzleId): string =>
  openIn(puzzleFigures['sweep-stepper'], galleryPuzzle(id).code, {}, sitePath(''));

/** The table of clue sets with other sizes. */
export const openClueTable = (settings: Readonly<Record<string, string>>): string =>
  figureLink('fig-clue-sets', settings);
