/** The picture of a puzzle that was typed or pasted. */
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { ToldPuzzle } from '../../formats/told.ts';
import type { Work } from '../../kit/work/work.ts';
import { side } from '../../kit/make/settings.ts';

/** A picture, with what is to be said of it; or why there is none. */
type TypedPicture = { readonly image: Grid; readonly said: string } | { readonly problem: string };

/** Why a size cannot be drawn; null when it can. */
export function typedProblem(height: number, width: number): string | null {
  const [least, most] = [Math.min(height, width), Math.max(height, width)];
  if (least >= side.least && most <= side.most) return null;
  return `This puzzle is ${sizeText(height, width)}; here pictures are from ${sizeText(side.least, side.least)} to ${sizeText(side.most, side.most)}. The drawing is as it was.`;
}

/** Finds it; null when another one was asked for meanwhile. @param work - for this search alone */
export async function pictureOfPuzzle(
  work: Work,
  puzzle: Puzzle,
  { goal }: ToldPuzzle,
): Promise<TypedPicture | null> {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const problem = typedProblem(height, width);
  if (problem !== null) return { problem };
  const given =
    puzzle.clues === undefined
      ? ''
      : 'The cells that were given beforehand are drawn; they are no longer given.';
  if (goal !== undefined) return { image: { height, width, cells: goal }, said: given };
  const solved = await work.ask('Looking for the picture …', 'solutions', { puzzle });
  if (solved === null) return null;
  const [first] = solved.solutions;
  if (first === undefined)
    return {
      problem: `No picture has these clues, so there is nothing to draw. Mend the clues: they are still in the box.`,
    };
  const several =
    solved.status === 'several' ? 'These clues have several solutions; one of them is drawn.' : '';
  return { image: first, said: `${several} ${given}`.trim() };
}
