/** The probing of one puzzle: made here, or by a worker as it goes; and the rounds of repeated probing asked for so far. */
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { Probing, Stage } from './model.ts';
import { hasNextRound, mostHere, nextRound, probingOf, stageOf } from './model.ts';
import { startProbing } from './work.ts';

/** A puzzle that was probed at once, with its rounds. */
export type Probed = { readonly probing: Probing; readonly rounds: readonly Stage[] };

/**
 * Probes a small puzzle, with as many rounds of repeated probing as are wanted, or as there are.
 *
 * @returns null for a large one: that is for a worker
 * @throws SyntaxError for a damaged code
 * @source none
 */
export function probedHere(code: string, wanted: number): Probed | null {
  const { rows, columns } = decodePuzzle(code);
  if (rows.length * columns.length > mostHere) return null;
  const probing = probingOf(code);
  const rounds = [stageOf(probing.puzzle, probing.result)];
  while (rounds.length <= wanted) {
    const next = nextRound(rounds.at(-1)!);
    if (next === null) break;
    rounds.push(next);
  }
  return { probing, rounds };
}

/** What is told of a worker's probing. */
export type RoundsNews = {
  readonly part: () => void;
  readonly done: (probing: Probing, stage: Stage) => void;
  readonly failed: (problem: string) => void;
};

/** The rounds of the puzzle that is shown. */
export class Rounds {
  /** Null while a worker probes, and when it was stopped. */
  probing: Probing | null = null;
  /** What a worker is doing; '' when none is at work. */
  waiting = '';
  #stages: readonly Stage[] = []; // as far as they were asked for
  #stop: (() => void) | null = null;

  /** Takes a puzzle that was probed at once. */
  take({ probing, rounds }: Probed): void {
    this.stop();
    this.probing = probing;
    this.#stages = rounds;
  }

  /** Lets a worker probe a puzzle. */
  start(code: string, { part, done, failed }: RoundsNews): void {
    this.stop();
    const puzzle = decodePuzzle(code);
    let current = true;
    const stop = startProbing(code, puzzle, {
      part: (stage, words) => {
        if (!current) return;
        this.waiting = words;
        this.probing = null;
        this.#stages = [stage];
        part();
      },
      done: (probing) => {
        if (!current) return;
        this.waiting = '';
        this.probing = probing;
        const stage = stageOf(puzzle, probing.result);
        this.#stages = [stage];
        done(probing, stage);
      },
      failed: (problem) => {
        if (!current) return;
        this.waiting = '';
        failed(problem);
      },
    });
    this.#stop = () => {
      current = false;
      stop();
    };
  }

  /** Ends the work under way; what was found stays. */
  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.waiting = '';
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

  /** Goes on to a round, at most one beyond those known; false when there is none. */
  reach(round: number): boolean {
    if (round < 0 || round > this.#stages.length) return false;
    if (round < this.#stages.length) return true;
    const last = this.#stages.at(-1);
    const next = last === undefined ? null : nextRound(last);
    if (next !== null) this.#stages = [...this.#stages, next];
    return next !== null;
  }
}
