/** What the engine finds of a picture, each thing when it is first asked for. */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import type { Inference } from '../engine/inference/inference.ts';
import { infer } from '../engine/inference/inference.ts';
import { solveFour } from '../engine/intersect/fourSolver.ts';
import { probeAll } from '../engine/probe/probe.ts';
import type { ProbingResult } from '../engine/probe/probe.ts';
import { repeatedProbing } from '../engine/probe/probeRepeated.ts';
import { solve } from '../engine/solve/solve.ts';
import type { SimpleResult } from '../engine/sweep/simpleSolver.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { solveTwoSat } from '../engine/twosat/twoSatSolver.ts';
import type { Finder } from './challenge.ts';

/** Solutions that are counted: no task asks for more. */
export const mostCounted = 30;

/** A picture and its puzzle. */
export class Looked {
  readonly image: Grid;
  readonly puzzle: Puzzle;
  #sweeps: SimpleResult | null = null;
  #solutions: readonly Grid[] | null = null;
  #inference: Inference | null = null;
  #probed: ProbingResult | null = null;

  constructor(image: Grid) {
    this.image = image;
    this.puzzle = puzzleOf(image);
  }

  get sweeps(): SimpleResult {
    return (this.#sweeps ??= solveSimple(this.puzzle));
  }

  /** At most {@link mostCounted} of them, the picture first. */
  get solutions(): readonly Grid[] {
    if (this.#solutions === null) {
      const { solutions } = solve(this.puzzle, { most: mostCounted });
      const own = this.image.cells.join('');
      const others = solutions.filter(({ cells }) => cells.join('') !== own);
      this.#solutions = [this.image, ...others].slice(0, mostCounted);
    }
    return this.#solutions;
  }

  get inference(): Inference {
    return (this.#inference ??= infer(this.puzzle));
  }

  /** Sweeps, and each open cell probed once. */
  get probed(): ProbingResult {
    return (this.#probed ??= probeAll(this.puzzle));
  }

  /** What a method knows in the end. */
  knownBy(finder: Finder): Grid {
    if (finder === 'pairs') return solveFour(this.puzzle).grid;
    if (finder === 'chains') return solveTwoSat(this.puzzle).grid;
    return repeatedProbing(this.puzzle).grid;
  }
}

/** Cells of a grid that are open. */
export const openCells = ({ cells }: Grid): readonly number[] =>
  [...cells.keys()].filter((at) => cells[at] === UNKNOWN);
