/** How many solutions a puzzle has, by trying: what is true of it, whatever a method can find. */
import { startGrid } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import type { Grid } from '../engine/board/cell.ts';
import type { InPieces } from '../engine/pieces.ts';
import { countSolutionsInPieces } from '../engine/solve/search.ts';
import type { SolutionCount } from '../engine/solve/search.ts';
import { grouped } from '../formats/numbers.ts';
import { statesFor } from './method.ts';
import type { Method, MethodEnd } from './method.ts';

/** The most that are counted. */
const mostSolutions = 100;

/** What trying came to. */
export type SolutionsFound = {
  /** `open`: the limit was reached before one was found that is not alone, or none at all. */
  readonly status: 'none' | 'one' | 'several' | 'open';
  readonly words: string;
  readonly solutions: readonly Grid[]; // two at most
};

/**
 * Looks for solutions, as many states as take a second or two.
 *
 * @param most - solutions that are enough
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export function* solutionsInPieces(
  puzzle: Puzzle,
  most = mostSolutions,
): InPieces<SolutionsFound, string> {
  const maxNodes = statesFor(puzzle);
  const pieces = countSolutionsInPieces(puzzle, { maxSolutions: most, maxNodes });
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return found(value, most, maxNodes);
    yield value === undefined
      ? undefined
      : `${grouped(value.nodes)} of at most ${grouped(maxNodes)} states`;
  }
}

function found(
  { count, complete, nodes, solutions }: SolutionCount,
  most: number,
  maxNodes: number,
): SolutionsFound {
  const limit = `after ${grouped(maxNodes)} states`;
  if (count === 0)
    return complete
      ? { status: 'none', words: 'no solution', solutions }
      : { status: 'open', words: `none found ${limit}, so not known`, solutions };
  if (count === 1)
    return complete
      ? { status: 'one', words: 'exactly one solution', solutions }
      : {
          status: 'open',
          words: `one found; whether there are others is not known ${limit}`,
          solutions,
        };
  const many = complete ? `${grouped(count)} solutions` : `at least ${grouped(count)} solutions`;
  // ended by the solution after the last one that is counted, not by the states
  const more =
    count === most && nodes < maxNodes && !complete ? `more than ${grouped(most)} solutions` : many;
  return { status: 'several', words: most === 2 ? 'several solutions' : more, solutions };
}

export const solutions: Method = {
  id: 'solutions',
  name: 'Number of solutions',
  does: `A search that branches where sweeps stop. It counts up to ${mostSolutions} solutions, and gives up after as many states as take a second or two.`,
  chapter: 'solutions',
  figure: 'all-solutions',
  goesOnFrom: 'sweeps',
  *run(puzzle, { sweeps }) {
    const { status, words, solutions } = yield* solutionsInPieces(puzzle);
    const [first] = solutions;
    const grid =
      status === 'one' && first !== undefined ? first : (sweeps?.grid ?? startGrid(puzzle));
    const statuses = { none: 'none', one: 'solved', several: 'several', open: 'open' } as const;
    const end: MethodEnd = { status: statuses[status], grid, verdict: words, difficulties: [] };
    return { ...end, solutions };
  },
};
