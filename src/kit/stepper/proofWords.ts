/** The proof of a cell in words and pictures. */
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import type { Proof } from '../../engine/sweep/proof.ts';
import { counted, inWords } from '../../formats/numbers.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { cellWord } from '../board/boardModel.ts';
import { boardPictureSmall } from '../board/boardThumbnail.ts';
import { capital, lineTitle, reasonSentence } from './sentences.ts';

/** One line of a proof as it is shown. */
export type ProofPicture = { readonly text: string; readonly picture: SvgNode };

/** "Proof that row 4, column 5 is filled". @source none */
export function proofTitle({ row, column, value }: Proof): string {
  return `Proof that row ${row + 1}, column ${column + 1} is ${cellWord(value)}`;
}

/** How long the chain is, and what is known of shorter ones. @source none */
export function proofWords({ steps, shortest }: Proof): string {
  const { length } = steps;
  if (length === 1) return 'One line is enough, from the given numbers alone.';
  const lines = `${capital(inWords(length))} lines, each from what the ones before it proved.`;
  return shortest
    ? `${lines} None can be left out, and no other chain of lines is shorter: all of them were tried.`
    : `${lines} None can be left out; whether another chain is shorter was not settled, there are too many to try.`;
}

/**
 * The lines of a proof, one at a time: the board with what is proved by then and nothing else.
 *
 * @source none
 */
export function* proofPictures(
  puzzle: Puzzle,
  { steps }: Proof,
): Generator<ProofPicture, void, undefined> {
  const start = startGrid(puzzle);
  const grid = { ...start, cells: start.cells.slice() };
  const size = start.height * start.width > 150 ? 132 : 88;
  for (const [at, { direction, index, description, premises, fixes }] of steps.entries()) {
    const line = { direction, index };
    const cells = fixes.map(({ row, column }) => row * grid.width + column);
    fixes.forEach(({ value }, k) => {
      grid.cells[cells[k] ?? 0] = value;
    });
    const label = `After line ${at + 1} of ${counted(steps.length, 'line')}, ${lineTitle(line)}`;
    yield {
      text: reasonSentence(line, description, lineOf(start, direction, index), premises, fixes),
      picture: boardPictureSmall(grid, { label, lit: [line], fresh: new Set(cells), size }),
    };
  }
}
