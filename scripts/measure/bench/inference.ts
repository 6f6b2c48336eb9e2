/** How long it takes to ask every cell of a board, beside outside solvers that are given the same formulas and questions. */
import { Cadical } from 'cadical-wasm';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardFormula, joinedInPieces } from '../../../src/engine/inference/boardFormula.ts';
import { allClauses } from '../../../src/engine/sat/clauses.ts';
import { askEveryCell, infer } from '../../../src/engine/inference/inference.ts';
import { dimacsLiteral } from '../../../src/formats/dimacs.ts';
import type { NativeSolver } from './native.ts';
import { timeOf } from '../race/processorTime.ts';
import { seed } from './fastest.ts';

/** Sides of boards, and how many are asked at each density. */
export const questionCases = [
  { side: 15, boards: 4 },
  { side: 20, boards: 2 },
  { side: 25, boards: 1 },
] as const;

const percentages = [30, 39, 42, 50];

function puzzles(side: number, boards: number): readonly Puzzle[] {
  return percentages.flatMap((percentage) =>
    Array.from({ length: boards }, (_, index) => {
      const cells = new Uint8Array(side * side);
      sampleIndependent(boardRandom(seed, side, side, percentage, index), cells, percentage / 100);
      return puzzleOf({ height: side, width: side, cells });
    }),
  );
}

/** Milliseconds of processor time in all. `native`: null where there is none. */
type QuestionTimes = Readonly<Record<'outside' | 'plain' | 'joined' | 'solutions', number>> & {
  readonly native: number | null;
};

/**
 * Times to ask of every cell whether it must be filled: of the outside solver as WebAssembly and as a native program, of ours
 * with the formula as it stands and with equal literals joined, and of `infer`, which asks the easy way. All must infer the
 * same number of cells.
 *
 * @throws Error when they do not
 */
export async function questionTimes(
  side: number,
  boards: number,
  native: NativeSolver | null,
): Promise<QuestionTimes> {
  const times = { outside: 0, plain: 0, joined: 0, solutions: 0 };
  let nativeTime = 0;
  for (const puzzle of puzzles(side, boards)) {
    const counts = new Set<number>();
    if (native !== null) {
      const { count, time } = native.ask(boardFormula(puzzle));
      counts.add(count);
      nativeTime += time;
    }
    const outside = await Cadical.create();
    times.outside += timeOf(() => counts.add(askOutside(outside, puzzle)));
    outside.dispose();
    times.plain += timeOf(() => counts.add(askEveryCell(puzzle).count));
    times.joined += timeOf(() => {
      counts.add(askEveryCell(puzzle, 'automaton', joinedInPieces).count);
    });
    times.solutions += timeOf(() => {
      counts.add(infer(puzzle).inferable.cells.filter((cell) => cell === 1).length);
    });
    if (counts.size !== 1) throw new Error(`the solvers differ: ${[...counts].join(', ')}`);
  }
  return { ...times, native: native === null ? null : nativeTime };
}

/** Puts the question to CaDiCaL for every cell, one after another. @returns how many must be filled */
export function askOutside(solver: Cadical, puzzle: Puzzle): number {
  const { clauses, height, width } = boardFormula(puzzle);
  for (const clause of allClauses(clauses)) solver.addClause(clause.map(dimacsLiteral));
  let count = 0;
  for (let cell = 0; cell < height * width; cell++)
    if (solver.solve({ assumptions: [-(cell + 1)] }) === 'unsatisfiable') count++;
  return count;
}
