/**
 * Who takes part in the race, and how each is timed: processor time from the clues to the verdict whether there is no solution,
 * one, or several. The peers are SAT solvers of others. They get the formula that our own engine writes (the places of runs in
 * order, with what sweeps found), once as it is and once without the first solution; sweeps and formula count as their time.
 */
import { Cadical, loadCadical } from 'cadical-wasm';
import manifest from '../../../package.json' with { type: 'json' };
import type { Grid } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { boardFormula } from '../../../src/engine/inference/boardFormula.ts';
import { allClauses } from '../../../src/engine/sat/clauses.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { dimacsLiteral } from '../../../src/formats/dimacs.ts';
import type { RaceTime } from '../../../src/stored/race.ts';
import { nativePeers } from './native.ts';
import type { RacePeer } from './peer.ts';
import { watch } from './processorTime.ts';

/** What a solver says of a puzzle. */
export type RaceAnswer = RaceTime & {
  readonly solutions: readonly Grid[]; // found, two at most
  readonly by: string;
  readonly states: number;
  readonly propagations: number;
  readonly conflicts: number;
};

export type RaceSolver = {
  readonly name: string;
  readonly version?: string;
  /** Asks for two solutions. @param limit - s of processor time, after which the answer is "open" */
  ask(puzzle: Puzzle, limit: number): RaceAnswer;
};

/** The `solve` of this project. */
export const ourSolver: RaceSolver = {
  name: 'ours',
  ask(puzzle, limit) {
    const spent = watch();
    const signal = {
      get aborted() {
        return spent() > 1000 * limit;
      },
    };
    const { status, solutions, by, work } = solve(puzzle, { most: 2, signal });
    return { verdict: status, ms: spent(), solutions, by, ...work };
  },
};

const noWork = { by: 'formula', states: 0, propagations: 0, conflicts: 0 } as const;

/** A peer as a solver of puzzles. */
export const solverBy = (peer: RacePeer): RaceSolver => ({
  name: peer.name,
  ...(peer.version !== undefined && { version: peer.version }),
  ask(puzzle, limit) {
    const spent = watch();
    const { status, grid } = solveSimple(puzzle);
    if (status === 'contradiction')
      return { verdict: 'none', ms: spent(), solutions: [], ...noWork };
    const { height, width } = grid;
    const formula = boardFormula({ ...puzzle, clues: grid.cells }, 'order');
    let ms = spent();
    const solutions: Grid[] = [];
    const { next, end } = peer.begin(formula);
    try {
      for (;;) {
        const found = next(1000 * limit - ms);
        ms += found.ms;
        if (found.kind !== 'model') {
          const complete = solutions.length === 0 ? 'none' : 'one';
          const verdict = found.kind === 'open' ? 'open' : complete;
          return { verdict, ms, solutions, ...noWork };
        }
        solutions.push({ height, width, cells: found.cells });
        if (solutions.length === 2) return { verdict: 'several', ms, solutions, ...noWork };
      }
    } finally {
      end();
    }
  },
});

/** CaDiCaL as WebAssembly, from npm. */
export async function cadicalPeer(): Promise<RacePeer> {
  const module = await loadCadical();
  return {
    name: 'cadical-wasm',
    version: manifest.devDependencies['cadical-wasm'],
    begin({ clauses, height, width }) {
      const solver = new Cadical(module, { quiet: true });
      let read = false;
      return {
        next(limit) {
          const spent = watch();
          if (!read)
            for (const clause of allClauses(clauses)) solver.addClause(clause.map(dimacsLiteral));
          read = true;
          solver.setTerminate(() => spent() > limit);
          const status = solver.solve();
          if (status === 'unknown') return { kind: 'open', ms: spent() };
          if (status === 'unsatisfiable') return { kind: 'none', ms: spent() };
          const cells = Uint8Array.from({ length: height * width }, (_, cell) =>
            Number(solver.value(cell + 1)),
          );
          solver.addClause(Array.from(cells, (value, cell) => (value === 1 ? -1 : 1) * (cell + 1)));
          return { kind: 'model', cells, ms: spent() };
        },
        end: () => solver.dispose(),
      };
    },
  };
}

/** All peers that are there. */
export const allPeers = async (): Promise<readonly RaceSolver[]> =>
  [await cadicalPeer(), ...nativePeers()].map(solverBy);

/**
 * Asks a solver, and checks what it shows.
 *
 * @throws Error when a solution does not keep the clues
 */
export function checked(solver: RaceSolver, puzzle: Puzzle, limit: number): RaceAnswer {
  const answer = solver.ask(puzzle, limit);
  if (!answer.solutions.every((grid) => adheres(grid, puzzle)))
    throw new Error(`${solver.name} shows a solution that is none`);
  return answer;
}

/** The same; what is done in a moment is asked up to five times, and the median told. */
export function timed(solver: RaceSolver, puzzle: Puzzle, limit: number): RaceAnswer {
  const answers: RaceAnswer[] = [];
  let spent = 0;
  while (answers.length < 5 && (answers.length === 0 || spent < 100)) {
    const answer = checked(solver, puzzle, limit);
    spent += answer.ms;
    answers.push(answer);
  }
  const sorted = answers.toSorted((a, b) => a.ms - b.ms);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}
