/**
 * Whether a puzzle has exactly one solution, asked of a worker when the puzzle comes on show, and once a puzzle: figures of one
 * page share the answer. The reader can lay the search down and go on with it; another puzzle ends it.
 */
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { lookedText } from '../../methods/solutions.ts';
import { codeOf } from '../puzzle/coded.ts';
import { Latest } from '../../notebook/work/latest.ts';
import type { Work } from '../work/work.ts';

const known = new Latest<Solved>(); // by the code of the puzzle

/** An answer that was found elsewhere, by the build for one. */
export const keepSolved = (puzzle: Puzzle, solved: Solved): void =>
  known.put(codeOf(puzzle), solved);

/** A place for one search. */
export class SolutionSearch {
  readonly work: Work;
  readonly #onFound: (solved: Solved) => void;
  #code = '';
  #told = false; // how far it is: it is not done at once

  /**
   * @param work - for this search alone
   * @param onFound - the answer for the puzzle that was looked at last; of one that was known it hears nothing
   */
  constructor(work: Work, onFound: (solved: Solved) => void) {
    this.work = work;
    this.#onFound = onFound;
  }

  /** The answer for the puzzle that was looked at last; null while it is not known. */
  get found(): Solved | null {
    return known.get(this.#code) ?? null;
  }

  /** The work, when there is something to see of it; most answers come before that. */
  get progress(): Work | null {
    const { work } = this;
    return this.#told || work.problem !== '' || work.notices.length > 0 ? work : null;
  }

  /**
   * Looks at a puzzle; null: there is none to look at. One that is looked at already is not asked for again.
   *
   * @param solution - one that is known: others are looked for close to it
   */
  async look(puzzle: Puzzle | null, solution?: Grid): Promise<void> {
    const code = puzzle === null ? '' : codeOf(puzzle);
    if (code === this.#code && (code === '' || this.found !== null || !this.work.idle)) return;
    this.stop();
    this.#code = code;
    if (puzzle === null || this.found !== null) return;
    const solved = await this.work.ask(
      'Looking for solutions …',
      'solutions',
      { puzzle, ...(solution && { known: solution }) },
      (news) => {
        this.#told = true;
        return `Looking for solutions: ${lookedText(news)} …`;
      },
    );
    if (solved === null) return;
    known.put(code, solved);
    this.#onFound(solved);
  }

  /** Ends the search. */
  stop(): void {
    this.#told = false;
    this.work.stop();
    this.#code = '';
  }
}
