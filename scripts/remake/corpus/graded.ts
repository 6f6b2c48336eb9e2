/** Makes the lines of the graded benchmark: each puzzle with its proof, or two solutions, and which methods solve it. */
import { sameGrid } from '../../../src/engine/board/image.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { probeAll } from '../../../src/engine/probe/probe.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { createFastTwoSat } from '../../../src/engine/twosat/fastTwoSat.ts';
import { encodeImage } from '../../../src/formats/imageCode.ts';
import { furtherInPieces } from '../../../src/library/door/further.ts';
import type { GradedFamily } from './gradedFamilies.ts';

/** The methods of the table, but for the search, which settles all of them. */
export const gradedMethods = ['sweeps', 'pairs', 'chains', 'probe', 'probing'] as const;

export type GradedMethod = (typeof gradedMethods)[number];

/** Work that is spent on a picture, in propagations; one that takes more is left out. */
const limit = 20_000_000;

/** A puzzle of the benchmark, as a line of its files. */
export type GradedPuzzle = {
  readonly id: string; // family and place in it
  readonly class: string;
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  readonly picture: string; // as encodeImage writes it
  readonly other?: string; // a second solution, where there is one
  readonly solvedBy: readonly GradedMethod[]; // each of them proves that there is no other solution
  readonly work: number; // of the search for a second solution, in propagations
};

const solvers: Readonly<Record<GradedMethod, (puzzle: Puzzle) => boolean>> = {
  sweeps: (puzzle) => solveSimple(puzzle).status === 'solved',
  pairs: (puzzle) =>
    allPieces(furtherInPieces(createFastFour, puzzle, startGrid(puzzle))).status === 'solved',
  chains: (puzzle) =>
    allPieces(furtherInPieces(createFastTwoSat, puzzle, startGrid(puzzle))).status === 'solved',
  probe: (puzzle) => ['simple', 'unique'].includes(probeAll(puzzle).class ?? ''),
  probing: (puzzle) => repeatedProbing(puzzle).status === 'solved',
};

/** The methods that solve a puzzle, each by itself from the empty board. */
export const methodsFor = (puzzle: Puzzle): readonly GradedMethod[] =>
  gradedMethods.filter((method) => solvers[method](puzzle));

/** @returns null where it was not found out whether there is a second solution */
function lineOf(picture: Grid): Omit<GradedPuzzle, 'id' | 'class'> | null {
  const puzzle = puzzleOf(picture);
  const { status, solutions, work } = solve(puzzle, { most: 2, limit });
  if (status !== 'one' && status !== 'several') return null;
  const other = solutions.find((found) => !sameGrid(found, picture));
  return {
    rows: puzzle.rows,
    columns: puzzle.columns,
    picture: encodeImage(picture),
    ...(status === 'several' && other !== undefined && { other: encodeImage(other) }),
    solvedBy: status === 'one' ? methodsFor(puzzle) : [],
    work: work.propagations + work.states * 1000,
  };
}

/** Makes a family: of each class the first pictures whose solutions are settled. */
export function* makeFamily({ id, each, pictures }: GradedFamily): Generator<GradedPuzzle> {
  const made = new Map<string, number>();
  let place = 0;
  for (const { class: name, picture } of pictures()) {
    const before = made.get(name) ?? 0;
    if (before === each) continue;
    const line = lineOf(picture);
    if (line === null) continue;
    made.set(name, before + 1);
    yield { id: `${id}-${String(place++).padStart(3, '0')}`, class: name, ...line };
  }
}
