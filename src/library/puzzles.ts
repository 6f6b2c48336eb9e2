/** Puzzles, the images that define them, and grids of cells of which some are not known yet. */
export { unknownGrid } from '../engine/board/cell.ts';
export type { Direction, FixedCell, Grid, Place } from '../engine/board/cell.ts';
export {
  countFilled,
  countUnknown,
  formatGrid,
  imageFromIndex,
  imageFromText,
  indexOfImage,
  lineOf,
  sameGrid,
} from '../engine/board/image.ts';
export {
  adheres,
  checkPuzzle,
  puzzleOf,
  startGrid,
  transposePuzzle,
} from '../engine/board/puzzle.ts';
export type { Puzzle, PuzzleProblem } from '../engine/board/puzzle.ts';
export { reflect, rotate, transpose } from '../engine/board/symmetry.ts';
