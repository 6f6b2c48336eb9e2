/** 004, “Future Topics”: a heuristic that makes puzzles with one solution, and ends soon. */
import { EMPTY } from '../../engine/board/cell.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { sampleExact } from '../../engine/board/sample.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { repair } from '../../engine/make/repairPicture.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { law, triedOn } from '../law.ts';

const seed = 2012;

/** Random pictures of several sizes, half of them with few filled cells. */
const cases = [4, 6, 8, 10, 12].flatMap((side) =>
  [30, 50].flatMap((percentage) =>
    Array.from({ length: 30 }, (_, index) => ({ side, percentage, index })),
  ),
);

/** Whether filling empty cells of a random picture that sweeps leave unknown, as long as there are some, makes a puzzle with one solution. */
function mends({ side, percentage, index }: (typeof cases)[number]): boolean {
  const cells = new Uint8Array(side * side);
  const filled = Math.round((cells.length * percentage) / 100);
  sampleExact(boardRandom(seed, side, side, percentage, index), cells, filled);
  const image = { height: side, width: side, cells };
  const grey = { height: side, width: side, brightness: new Float64Array(cells.length) };
  const settings = { alpha: 1, beta: 0, gamma: 0, seed, runs: 1, further: 0 };
  const [first] = repair(grey, image, settings).results;
  if (first === undefined) return false;
  // each step runs the sweeps once for each cell that is empty and unknown
  const most = cells.filter((cell) => cell === EMPTY).length;
  const few = first.steps.length <= most && first.steps.every(({ tried }) => tried <= most);
  return few && isUnique(puzzleOf(first.image));
}

export const heuristic = law(
  {
    id: '004-heuristic',
    place: 'Future Topics',
    title: 'There still might be some heuristic for generating uniquely solvable puzzles',
    quote:
      "There still might be some heuristic for generating uniquely solvable puzzles that isn't np-complete",
    home: 'hunt/#mend-it',
    what: 'a heuristic that makes puzzles with one solution and is no NP-complete task',
    says: 'might be',
    unit: 'random pictures',
    proof:
      'While sweeps leave cells unknown, fill one of them that is empty in the picture. There is one: the unknown cells of a line hold as many filled ones in each of its fits, so if all of them were filled, they would be known. It ends, because the picture with all cells filled is solved by sweeps. It takes at most as many steps as there are cells, and each step at most as many runs of sweeps, which are polynomial.',
    effort: 'seconds',
    remark: 'There is one, though it makes only puzzles that sweeps solve.',
  },
  () => ({ ...triedOn(cases.map(mends)), seed }),
);
