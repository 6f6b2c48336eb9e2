/**
 * All square images with one solution that FourSolver does not solve, a class of symmetry at a time, and for which (p, q)
 * each of them is hard: the walk behind the answer to the open question of 000 §5, up to 6 x 6.
 */
import { SOLVED } from '../sweep/fastSolver.ts';
import { createLost, goOnFour } from './smallFour.ts';
import { createSmallBoard } from './smallFourBoard.ts';
import { createSmallChains } from './smallChains.ts';
import { createSmallPq } from './smallPq.ts';
import { createSmallSearch, solveOpen } from './smallFourSearch.ts';
import { createPuzzleWalk } from './puzzleWalk.ts';
import { lineKinds } from './lineKinds.ts';
import { mirror } from './fold.ts';

/** The walk through one side. */
export type BeyondWalk = {
  /** How many choices of descriptions there are for the rows. */
  readonly tuples: number;
  /** Visits each class of one choice; all choices together are all classes, each once. */
  visit(tuple: number, visit: BeyondVisit): void;
};

/**
 * What is told of a class.
 *
 * @param members - the numbers of its images: four reflections, then those of the transposed image; some may be the same
 * @param kind - the minimal pairs of the first four, as `2,3 3,2`
 * @param solved - whether 2-SAT solves it; undefined where that was not asked for
 */
type BeyondVisit = (members: readonly number[], kind: string, solved: boolean | undefined) => void;

/**
 * Prepares the walk.
 *
 * @param side - 2 to 6
 * @param twoSat - whether 2-SAT is to be asked as well
 * @throws RangeError for another side
 * @remarks Some two hours of a core for 6 x 6.
 * @source 000_8dc3042ab81c971c.txt §5 ("for what values of p and q do (p, q)-hard puzzles exist?")
 */
export function createBeyondWalk(side: number, twoSat: boolean): BeyondWalk {
  const walk = createPuzzleWalk(side, side);
  const board = createSmallBoard(side, side);
  const lost = createLost(board);
  const search = createSmallSearch(board);
  const pq = createSmallPq(board);
  const chains = createSmallChains(board);
  const { idOf, count } = lineKinds(side);
  const state = new Int32Array(2 * side);
  const lines = new Int32Array(side);
  const kinds = new Map<string, string>();

  const goBack = (): void => {
    board.rows.set(state.subarray(0, side));
    board.columns.set(state.subarray(side));
    board.dirtyRows = board.dirtyColumns = 0;
  };

  const nameOf = (minimal: readonly number[]): string => {
    const key = minimal.join();
    let name = kinds.get(key);
    if (name === undefined) {
      const pairs = minimal.map((pair) => `${pair >>> 3},${pair & 7}`);
      kinds.set(key, (name = pairs.toSorted().join(' ')));
    }
    return name;
  };

  /** Whether an image is the least of those of its class whose rows have the descriptions of a choice. */
  const isFirst = (members: readonly number[], tuple: number): boolean => {
    const least = Math.min(...members.filter((member) => tupleOf(member) === tuple));
    return members[0] === least;
  };
  const tupleOf = (image: number): number => {
    let [tuple, rest] = [0, image];
    for (let i = 0; i < side; i++) {
      tuple = tuple * count + idOf[rest % 2 ** side]!;
      rest = Math.floor(rest / 2 ** side);
    }
    return tuple;
  };

  return {
    tuples: walk.tuples,
    visit(tuple, visit): void {
      walk.visit(tuple, 'one solution', (_, __, isOnly) => {
        walk.writeTo(board);
        if (goOnFour(board, lost) === SOLVED) return;
        state.set(board.rows);
        state.set(board.columns, side);
        solveOpen(search);
        for (let i = 0; i < side; i++) lines[i] = ~board.rows[i]! & ((1 << side) - 1);
        const members = membersOf(lines);
        if (!isOnly && !isFirst(members, tuple)) return;
        goBack();
        const solved = twoSat ? chains() === SOLVED : undefined;
        goBack();
        visit(members, nameOf(pq.find(lines)), solved);
      });
    },
  };
}

/** The numbers of the reflections of an image, itself first, and of its transposed image. */
function membersOf(rows: Int32Array): readonly number[] {
  const side = rows.length;
  const columns = Int32Array.from(rows, (_, j) => {
    let line = 0;
    for (let i = 0; i < side; i++) line |= ((rows[i]! >>> j) & 1) << i;
    return line;
  });
  return [rows, columns].flatMap((lines) => {
    const numbers = [0, 0, 0, 0];
    for (let i = 0; i < side; i++) {
      const [unit, turned] = [2 ** (side * i), 2 ** (side * (side - 1 - i))];
      const mirrored = mirror(lines[i]!, side);
      numbers[0]! += lines[i]! * unit;
      numbers[1]! += mirrored * unit;
      numbers[2]! += lines[i]! * turned;
      numbers[3]! += mirrored * turned;
    }
    return numbers;
  });
}
