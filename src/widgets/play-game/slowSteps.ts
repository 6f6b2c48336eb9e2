/**
 * How long the player took for each move of this sitting, and the slowest steps as exercises. Kept nowhere but in the page,
 * and a pause of more than five minutes is not counted.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { now } from '../../notebook/clock.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { longestPause } from '../../kit/play/effort.ts';
import { textOfMarks } from '../../kit/play/marks.ts';
import type { Moves } from '../../kit/play/moves.ts';
import { tracedMoves } from '../../kit/play/trace.ts';
import type { TracedMove } from '../../kit/play/trace.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { html } from '../../notebook/template/html.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { trainLink } from '../../kit/train/trainLink.ts';
import { Work } from '../../kit/work/work.ts';
import type { Starter, WorkOptions } from '../../kit/work/work.ts';

/** Exercises that are offered, and steps that are tried for them. */
const [wanted, mostTried] = [3, 8];

/** The times of moves, by their number from 1. */
export class StepTimes {
  #of: Moves | null = null;
  #times = new Map<number, number>();
  #at = 0;
  #last = 0; // moment of the last act

  /** To be called after every act of the player. */
  note(moves: Moves): void {
    const moment = now();
    const made = moves.all.length;
    if (moves !== this.#of) this.#times = new Map();
    // a move was made, perhaps in the place of some that were undone; else the player went along them
    else if (moves.at === this.#at) return; // an option was set, say
    else if (moves.at === this.#at + 1 && moves.at === made) this.#put(made, moment - this.#last);
    [this.#of, this.#at, this.#last] = [moves, moves.at, moment];
  }

  #put(move: number, time: number): void {
    for (const later of this.#times.keys()) if (later >= move) this.#times.delete(later);
    if (time <= longestPause) this.#times.set(move, time);
  }

  /** Moves that were no suppositions, the slowest first. */
  slowest(moves: readonly TracedMove[]): readonly SlowStep[] {
    return moves
      .flatMap((move) => {
        const time = this.#times.get(move.number);
        return time !== undefined && move.standing === 'plain' ? [{ move, time }] : [];
      })
      .toSorted((a, b) => b.time - a.time)
      .slice(0, mostTried);
  }
}

/** A move, and how long the player took for it, ms. */
export type SlowStep = { readonly move: TracedMove; readonly time: number };

/** A slow step that is an exercise. */
export type SlowExercise = SlowStep & { readonly technique: Technique };

/**
 * The slowest steps that one of the ten techniques gives.
 *
 * @param ask - finds the technique of a step; null: none of the ten, or the player did not wait
 */
export async function slowExercises(
  steps: readonly SlowStep[],
  ask: (step: SlowStep) => Promise<Technique | null>,
): Promise<readonly SlowExercise[]> {
  const found: SlowExercise[] = [];
  for (const step of steps) {
    if (found.length === wanted) break;
    const technique = await ask(step);
    if (technique !== null) found.push({ ...step, technique });
  }
  return found;
}

/** The slowest steps of a game that is solved, in the line after the win, each as an exercise of the coach. */
export class SlowSteps {
  readonly #work: Work;
  readonly #changed: () => void;
  readonly #times = new StepTimes();
  #found: readonly SlowExercise[] = [];
  #of: object | null = null; // the position that they led to

  constructor(options: WorkOptions, load: Starter) {
    this.#work = new Work(options, load);
    this.#changed = options.onChange;
  }

  /** To be called after every act of the player. */
  note(moves: Moves): void {
    this.#times.note(moves);
    if (this.#of !== moves.position) this.#work.stop();
  }

  /** The game is solved: looks for them. */
  async look(moves: Moves): Promise<void> {
    const { position, puzzle } = moves;
    [this.#of, this.#found] = [position, []];
    const steps = this.#times.slowest(tracedMoves(puzzle, moves.all.slice(0, moves.at)));
    const found = await slowExercises(steps, (step) => this.#technique(moves, step));
    if (position !== moves.position) return;
    this.#found = found;
    this.#changed();
  }

  stop(): void {
    this.#work.stop();
  }

  /** The technique that gives the first cell of a move. */
  async #technique({ puzzle }: Moves, { move: { marking } }: SlowStep): Promise<Technique | null> {
    const [height, width] = [puzzle.rows.length, puzzle.columns.length];
    const [cell = 0] = marking.cells;
    const found = await this.#work.ask('Looking for exercises in your slowest steps', 'exercise', {
      puzzle,
      grid: { height, width, cells: marking.before },
      cell: { row: Math.floor(cell / width), column: cell % width },
    });
    return found?.technique ?? null;
  }

  /** The way to them. */
  template({ puzzle, position }: Moves): TemplateResult | typeof nothing {
    if (this.#found.length === 0 || this.#of !== position) return nothing;
    const width = puzzle.columns.length;
    return html`<p data-slow>
      ${this.#found.length === 1 ? 'Your slowest step' : 'Your slowest steps'}:
      ${this.#found.map(({ move: { marking }, time, technique }, at) => {
        const cell = marking.cells[0] ?? 0;
        const href = trainLink({
          p: codeOf(puzzle),
          m: textOfMarks(marking.before),
          c: `${Math.floor(cell / width) + 1}.${(cell % width) + 1}`,
        });
        const seconds = counted(Math.max(1, Math.round(time / 1000)), 'second');
        return html`${at > 0 ? '; ' : nothing}<a href=${href}
            >${techniqueWords[technique].name.toLowerCase()}</a
          >
          (${seconds})`;
      })}.
    </p>`;
  }
}
