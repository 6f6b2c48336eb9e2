/** The way from any picture of a puzzle to the steppers of chapters 2 and 3. */
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { writeLink } from '../cell/linkState.ts';

/** Where puzzles are stepped: page, notebook cell and link version of the stepper of chapter 2. */
export type StepperPlace = {
  readonly page: string;
  readonly cell: string;
  readonly version: number;
};

/** The stepper of chapter 2. */
export const stepperPlace: StepperPlace = { page: 'sweeps/', cell: 'fig-2-1', version: 1 };

/** The FourSolver stepper of chapter 3. */
export const fourStepperPlace: StepperPlace = {
  page: 'two-rows-two-columns/',
  cell: 'fig-3-1',
  version: 1,
};

/**
 * The address that opens the puzzle of an image in the stepper.
 *
 * @param base - `import.meta.env.BASE_URL`, with or without a slash at its end
 * @param image - a grid without unknown cells
 * @param settings - further settings of the stepper, such as `f` for the first direction
 * @source none
 */
export function stepperLink(
  base: string,
  image: Grid,
  settings: Readonly<Record<string, string>> = {},
  place: StepperPlace = stepperPlace,
): string {
  const values = { p: encodePuzzle(puzzleOf(image)), ...settings };
  const root = base.endsWith('/') ? base : `${base}/`;
  return `${root}${place.page}${writeLink('', place.cell, place.version, values)}#${place.cell}`;
}
