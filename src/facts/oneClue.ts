/** Two boards of 5 x 5 on which FourSolver stops, and the cells of which one, given away, lets the sweeps finish. */
import { openIn } from '../kit/puzzle/openIn.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { helpfulClues } from '../engine/intersect/oneClue.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { createSmallFour, NO_PROGRESS, SOME_PROGRESS } from '../engine/census/smallFour.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { runFour } from '../kit/stepper/fourRun.ts';
import type { LinkedPicture } from './pictures.ts';

/** A board where FourSolver stops; `image` is the board as far as it is known, `marked` are the cells that help. */
export type ClueExample = LinkedPicture & {
  readonly unknown: number;
  readonly marked: ReadonlySet<number>;
};

const classes = [
  [SOME_PROGRESS, 'some progress'],
  [NO_PROGRESS, 'no progress'],
] as const;

const start = 2 ** 22; // before it the lower rows are all empty

/**
 * The first board of each class, from image number 2^22 on, on which some unknown cells help and at least two do not.
 *
 * @param chapter - address of the page that has the stepper, in which each opens at its last step
 */
export function oneClueExamples(chapter: string, cellId: string): readonly ClueExample[] {
  const four = createSmallFour(5, 5);
  return classes.map(([kind, name]) => {
    for (let number = start; ; number++) {
      if (four.classify(number) !== kind) continue;
      const image = imageFromIndex(5, 5, number);
      const code = encodePuzzle(puzzleOf(image));
      const run = runFour(code, 'H', []);
      const { end } = run.recording;
      const clues = helpfulClues(run.puzzle, { from: end, image });
      const unknown = end.cells.filter((cell) => cell === UNKNOWN).length;
      if (clues.length < 2 || clues.length + 2 > unknown) continue;
      const last = String(run.trace.steps.length);
      return {
        image: end,
        marked: new Set(clues.map(({ row, column }) => row * 5 + column)),
        unknown,
        text: `${name}: ${clues.length} of ${unknown} unknown cells help`,
        href: openIn({ page: `${chapter}/`, cell: cellId }, code, { s: last }),
      };
    }
  });
}
