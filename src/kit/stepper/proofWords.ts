/** The proof of a cell by lines, in words and pictures; and what every kind of proof has to tell. */
import type { Grid, Place } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import type { ChainNews } from '../../engine/sweep/chain.ts';
import type { ChainStep } from '../../engine/sweep/lineChain.ts';
import type { Proof } from '../../engine/sweep/proof.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { LineRef } from '../board/boardModel.ts';
import { cellWord } from '../board/boardModel.ts';
import { boardPictureSmall } from '../board/boardThumbnail.ts';
import type { Work } from '../work/work.ts';
import { capital, lineTitle, reasonSentence } from './sentences.ts';

/** One step of a proof as it is shown. */
export type ProofPicture = { readonly text: string; readonly picture: SvgNode };

/** What is proved of a cell. */
export type Proved = Place & { readonly value: 0 | 1 };

/** One kind of proof: how it is asked for, and how it is told. */
export type ProofKind<Asked, Found extends Proved> = {
  /** Lets a worker look for the proof; null: there is none, or the search was stopped. */
  readonly ask: (work: Work, asked: Asked, cell: Place) => Promise<Found | null>;
  words(found: Found): string; // how long it is, and what is known of shorter ones
  pictures(asked: Asked, found: Found): Generator<ProofPicture, void, undefined>;
  readonly none: string; // after "No ... proves row 4, column 5:"
  readonly by: string; // what there is none of: "chain of lines"
};

/** What is said while a proof is looked for. */
export const openingWords = 'Looking for a proof.';

/** How far the search for a proof is. @param unit - what its chain is made of */
export const searchWords =
  (unit: string) =>
  ({ lines, boards }: ChainNews): string =>
    `A chain of ${counted(lines, unit)} proves it. Looking for a shorter one: ${counted(boards, 'board')} so far.`;

/** "Proof that row 4, column 5 is filled". */
export function proofTitle({ row, column, value }: Proved): string {
  return `Proof that row ${row + 1}, column ${column + 1} is ${cellWord(value)}`;
}

/** What is known of chains shorter than one of which nothing can be left out. */
export const shorterWords = (shortest: boolean): string =>
  shortest
    ? 'None can be left out, and no other chain of lines is shorter: all of them were tried.'
    : 'None can be left out; whether another chain is shorter was not settled, there are too many to try.';

/** A board of a proof: what is proved by then, with the lines of the step and the cells that it gives. */
export function proofBoard(
  grid: Grid,
  label: string,
  lit: readonly LineRef[],
  fixes: readonly Place[],
): SvgNode {
  const size = grid.height * grid.width > 150 ? 132 : 88;
  const fresh = new Set(fixes.map(({ row, column }) => row * grid.width + column));
  return boardPictureSmall(grid, { label, lit, fresh, size });
}

/** Writes what a step gives into the board of a proof. */
export function prove(grid: Grid, fixes: readonly Proved[]): void {
  for (const { row, column, value } of fixes) grid.cells[row * grid.width + column] = value;
}

/**
 * One line of a proof, from what is known without it.
 *
 * @param given - the board that the chain begins with
 * @param conclusion - what follows from a line without a fit; without it the line gives its cells
 */
export function lineSentence(
  { direction, index, description, premises, fixes }: ChainStep,
  given: Grid,
  conclusion?: string,
): string {
  const before = lineOf(given, direction, index);
  return reasonSentence({ direction, index }, description, before, premises, fixes, conclusion);
}

/** The chain of lines that sweeps leave. */
export const lineProof: ProofKind<Puzzle, Proof> = {
  ask: (work, puzzle, { row, column }) =>
    work.ask(openingWords, 'cell-proof', { puzzle, row, column }, searchWords('line')),
  words({ steps, shortest }) {
    const { length } = steps;
    if (length === 1) return 'One line is enough, from the given numbers alone.';
    return `${capital(inWords(length))} lines, each from what the ones before it proved. ${shorterWords(shortest)}`;
  },
  *pictures(puzzle, { steps }) {
    const start = startGrid(puzzle);
    const grid = { ...start, cells: start.cells.slice() };
    for (const [at, step] of steps.entries()) {
      prove(grid, step.fixes);
      const label = `After line ${at + 1} of ${counted(steps.length, 'line')}, ${lineTitle(step)}`;
      yield {
        text: lineSentence(step, start),
        picture: proofBoard(grid, label, [step], step.fixes),
      };
    }
  },
  by: 'chain of lines',
  none: 'it is given, or reading lines one by one does not fix it.',
};
