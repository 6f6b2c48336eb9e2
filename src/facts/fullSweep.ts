/** The loop of Figure 7 of the thesis, pass by pass: on a puzzle that it ends on, and on one that it does not. */
import { countUnknown, imageFromText } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { hSweep, vSweep } from '../engine/sweep/sweep.ts';
import { counted } from '../notebook/plain/numbers.ts';

/** Pictures of the two puzzles: one that takes five sweeps, and the switching component of Figure 6. */
const pictures = [
  ['.#.#', '###.', '..#.', '.##.'],
  ['#.', '.#'],
] as const;

/** Passes of the loop: what each finds of one puzzle. After the last cell there is no pass. */
function passesOf(picture: readonly string[], most: number): readonly string[] {
  const puzzle = puzzleOf(imageFromText(picture));
  let grid = imageFromText(picture.map((row) => '?'.repeat(row.length)));
  return Array.from({ length: most }, (_, switcher) => {
    if (countUnknown(grid) === 0) return 'over';
    const sweep = (switcher % 2 === 0 ? hSweep : vSweep)(grid, puzzle);
    grid = sweep.grid;
    const found = sweep.fixed === 0 ? 'nothing' : counted(sweep.fixed, 'cell');
    return countUnknown(grid) === 0 ? `${found}: solved` : found;
  });
}

const passes = 6;

/** A row a pass. */
export const loopTable = {
  columns: ['switcher', 'Sweep', 'a simple puzzle', 'the switching component'],
  rows: (() => {
    const [simple = [], stuck = []] = pictures.map((picture) => passesOf(picture, passes));
    return simple.map((found, switcher) => [
      String(switcher),
      switcher % 2 === 0 ? 'H-Sweep' : 'V-Sweep',
      found,
      stuck[switcher] ?? '',
    ]);
  })(),
} as const;
