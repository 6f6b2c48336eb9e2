/** What the chapter hunt says of the picture that its figure opens with, computed while the site is built. */
import { UNKNOWN } from '../engine/board/cell.ts';
import { countFilled } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { diffused, otsuThreshold, thresholded } from '../engine/make/greyPicture.ts';
import { repair } from '../engine/make/repairPicture.ts';
import { samplePicture } from '../engine/make/samplePicture.ts';
import { solve } from '../engine/solve/solve.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { decodeGrey, encodeGrey } from '../formats/greyCode.ts';

/** The size of the figure. */
const size = { height: 25, width: 30 };

/** As the figure makes it: in the greys that a link keeps, by Otsu's threshold, repaired with the figure's weights. */
function sampleFacts() {
  const grey = decodeGrey(encodeGrey(samplePicture(size.height, size.width)));
  const image = thresholded(grey, otsuThreshold(grey));
  const settings = { alpha: 1, beta: 5, gamma: 5, seed: 1, runs: 1, further: 0 };
  const { before, results } = repair(grey, image, settings);
  const [first] = results;
  if (first === undefined) throw new RangeError('the sample was not repaired');
  const simple = createFastSimple(size.height, size.width);
  simple.setImage(diffused(grey, otsuThreshold(grey)).cells);
  simple.run('H');
  const { solutions, complete } = solve(puzzleOf(image), { most: 1000 });
  if (!complete) throw new RangeError('the solutions of the sample were not all counted');
  return {
    cells: image.cells.length,
    filled: countFilled(image),
    open: before,
    openDots: simple.readCells().reduce((sum, cell) => sum + (cell === UNKNOWN ? 1 : 0), 0),
    solutions: solutions.length,
    steps: first.steps.length,
    difficulty: first.difficulty,
  };
}

/** The sample of the figure. */
export const sample = sampleFacts();
