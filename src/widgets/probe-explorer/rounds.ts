/** The probing of one puzzle: made here, or by a worker as it goes; and the rounds of repeated probing asked for so far. */
import { unknownGrid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { ProbingProgress } from '../../engine/probe/probe.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import type { Probing, Stage } from './model.ts';
import {
  hasNextRound,
  isLarge,
  nextRound,
  probingOf,
  roundOf,
  roundStart,
  stageOf,
} from './model.ts';

/** A puzzle that was probed at once, with its rounds. */
export type Probed = { readonly probing: Probing; readonly rounds: readonly Stage[] };

/**
 * Probes a small puzzle, with as many rounds of repeated probing as are wanted, or as there are.
 *
 * @returns null for a large one: that is for a worker
 * @throws SyntaxError for a damaged code
 */
export function probedHere(code: string, wanted: number): Probed | null {
  if (isLarge(puzzleIn(code))) return null;
  const probing = probingOf(code);
  const rounds = [stageOf(probing.puzzle, probing.result)];
  while (rounds.length <= wanted) {
    const next = nextRound(rounds.at(-1)!);
    if (next === null) break;
    rounds.push(next);
  }
  return { probing, rounds };
}

/** What is told of the probing of a large puzzle. */
export type OnProbed = (probing: Probing, stage: Stage) => void;

/** The rounds of the puzzle that is shown. */
export class Rounds {
  /** Null while a worker probes, and when it was stopped. */
  probing: Probing | null = null;
  /** The probing of a large puzzle, and its rounds. */
  readonly work: Work;
  #stages: readonly Stage[] = []; // as far as they were asked for

  constructor(options: WorkOptions) {
    this.work = new Work(options);
  }

  /** Takes a puzzle that was probed at once. */
  take({ probing, rounds }: Probed): void {
    this.#forget();
    this.probing = probing;
    this.#stages = rounds;
  }

  /** Lets a worker probe a puzzle; the board fills as it goes. */
  start(code: string, done: OnProbed): void {
    this.#forget();
    const puzzle = puzzleIn(code);
    const state = unknownGrid(puzzle.rows.length, puzzle.columns.length);
    this.#stages = [stageOf(puzzle, { status: 'standstill', state, cells: [] })];
    void this.#probe(code, puzzle, done);
  }

  /** Ends the work under way; what was found stays. */
  stop(): void {
    this.work.stop();
  }

  /** What the board shows after some rounds; null when there is nothing yet. */
  at(round: number): Stage | null {
    return this.#stages[round] ?? null;
  }

  /** Whether there is another round after one. */
  hasAfter(round: number): boolean {
    const stage = this.at(round);
    return round + 1 < this.#stages.length || (stage !== null && hasNextRound(stage));
  }

  /**
   * Goes to a round, at most one beyond those known; a new one of a large puzzle is for a worker.
   *
   * @param then - called when it is there; not at all when there is none
   */
  reach(round: number, then: () => void): void {
    const last = this.#stages.at(-1);
    if (round < 0 || last === undefined || round > this.#stages.length) return;
    if (round < this.#stages.length) then();
    else if (isLarge(last.puzzle)) void this.#probeOn(last, round, then);
    else this.#add(nextRound(last), then);
  }

  #add(next: Stage | null, then: () => void): void {
    if (next === null) return;
    this.#stages = [...this.#stages, next];
    then();
  }

  /** Another puzzle: what was found does not hold. */
  #forget(): void {
    this.probing = null;
    this.#stages = [];
    this.stop();
  }

  async #probe(code: string, puzzle: Puzzle, done: OnProbed): Promise<void> {
    const question = { puzzle, from: null };
    const result = await this.work.ask(opening, 'probing', question, (news) => {
      this.#stages = [stageOf(puzzle, { status: 'standstill', ...news })];
      return progressWords(news);
    });
    if (result === null) return;
    const probing = { code, puzzle, result };
    const stage = stageOf(puzzle, result);
    this.probing = probing;
    this.#stages = [stage];
    done(probing, stage);
  }

  async #probeOn(last: Stage, round: number, then: () => void): Promise<void> {
    const from = roundStart(last);
    if (from === null || this.work.text !== '') return;
    const question = { puzzle: last.puzzle, from };
    const result = await this.work.ask(opening, 'probing', question, progressWords);
    if (result !== null && round === this.#stages.length) this.#add(roundOf(last, result), then);
  }
}

const opening = 'Sweeping …';

const progressWords = ({ cells, unknown }: ProbingProgress): string =>
  `Probing: ${grouped(cells.length)} of ${grouped(unknown)} unknown cells …`;
