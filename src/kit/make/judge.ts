/** What is found out of the picture on show: whether its puzzle has one solution, and which method solves it. */
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { keepSolved, SolutionSearch } from '../../kit/solutions/solutionSearch.ts';
import { Work } from '../../kit/work/work.ts';
import type { Starter, WorkOptions } from '../../kit/work/work.ts';
import type { Ends } from '../../methods/method.ts';
import { WaitingRoom } from '../../notebook/pool/waitingRoom.ts';
import type { FoundOut } from './foundOut.ts';
import { classText } from './model.ts';

/** See the head of the file. */
export class PictureJudge {
  readonly #present: () => Grid | null;
  readonly #onFound: () => void;
  // its worker waits for the next stroke
  readonly #room = new WaitingRoom();
  readonly #warm: Starter = async () => {
    const { startTaskIn } = await import('../../workers/startTask.ts');
    return { startTask: startTaskIn(this.#room) };
  };
  readonly #solving: SolutionSearch;
  readonly #classing: Work;
  #ends: Ends = {};
  #timer = 0;

  /**
   * @param present - the picture on show; a stroke under way changes it
   * @param onFound - something more is known of it
   */
  constructor(working: WorkOptions, present: () => Grid | null, onFound: () => void) {
    this.#present = present;
    this.#onFound = onFound;
    this.#solving = new SolutionSearch(new Work(working, this.#warm), onFound);
    this.#classing = new Work(working);
  }

  /** How many solutions there are; null while it is not known. */
  get found(): Solved | null {
    return this.#solving.found;
  }

  /** The search for them. */
  get search(): SolutionSearch {
    return this.#solving;
  }

  /** Which method solves it, a sentence; null while that is not known. */
  get kind(): string | null {
    return classText(this.#ends, this.found);
  }

  /** What the quick methods made of it, as far as they have come. */
  get ends(): Ends {
    return this.#ends;
  }

  /**
   * Another picture is on show.
   *
   * @param found - what the build has found out of it
   * @param wait - before it is looked at, ms; null: it is not, without a page
   */
  look(image: Grid, found: FoundOut | null, wait: number | null): void {
    this.#ends = {};
    this.#classing.stop();
    this.#solving.stop();
    clearTimeout(this.#timer);
    if (found !== null) {
      this.#ends = found.ends;
      keepSolved(puzzleOf(image), found.solved);
      void this.#solving.look(puzzleOf(image));
    } else if (wait !== null)
      this.#timer = window.setTimeout(() => void this.#classify(image), wait);
  }

  async #classify(image: Grid): Promise<void> {
    const puzzle = puzzleOf(image);
    await this.#solving.look(puzzle, image);
    if (image !== this.#present() || this.found?.status === 'several') return this.#onFound();
    const ends = await this.#classing.ask('…', 'picture-class', { puzzle }, (news) => {
      this.#ends = news.ends;
      return '…';
    });
    if (ends === null || image !== this.#present()) return;
    this.#ends = ends;
    this.#onFound();
  }

  /** A figure opens. */
  open(): void {
    this.#room.open();
  }

  /** The figure goes. */
  end(): void {
    clearTimeout(this.#timer);
    this.#classing.stop();
    this.#solving.stop();
    this.#room.close();
  }
}
