/** What the build finds out of the formula that the figure opens with: a worker would have to, in the page. */
import { tableOf } from '../../engine/circuit/count.ts';
import { infer } from '../../engine/inference/inference.ts';
import { solve } from '../../engine/solve/solve.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { storyOf } from '../../kit/circuit/story.ts';
import { defaultState } from './model.ts';
import type { LiveCircuitProps } from './model.ts';
import type { KnownOfCircuit } from './questions.ts';

const mostCounted = 1000;

export function prebuilt(props: LiveCircuitProps): KnownOfCircuit {
  const { formula, view } = defaultState(props);
  const { layout, board } = storyOf(formula);
  const { puzzle } = board;
  const { solutions, complete } = solve(puzzle, { most: mostCounted });
  return {
    formula,
    count: { rows: tableOf(layout, board, solutions), total: solutions.length, complete },
    open:
      view === 'set'
        ? null
        : { swept: solveSimple(puzzle).grid.cells, must: infer(puzzle).inferable.cells },
  };
}
