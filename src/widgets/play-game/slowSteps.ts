/** How long the player took for each move of this sitting, and the slowest steps as exercises. Kept nowhere but in the page. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { now } from '../../notebook/clock.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import { longestPause } from '../../kit/play/effort.ts';
import { textOfMarks } from '../../kit/play/marks.ts';
import type { Moves } from '../../kit/play/moves.ts';
import type { ToldMove } from '../../kit/play/trace.ts';
import { html } from '../../notebook/template/html.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { trainLink } from '../../kit/train/trainLink.ts';

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

  /** Moves that followed from what was there, the slowest first. */
  slowest(told: readonly ToldMove[]): readonly SlowStep[] {
    return told
      .flatMap((move) => {
        const time = this.#times.get(move.number);
        const follows = move.ground !== 'free' && move.ground !== 'lost';
        return time !== undefined && move.standing === 'plain' && follows ? [{ move, time }] : [];
      })
      .toSorted((a, b) => b.time - a.time)
      .slice(0, mostTried);
  }
}

/** A move, and how long the player took for it, ms. */
export type SlowStep = { readonly move: ToldMove; readonly time: number };

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

/** The way to them. @param code - of the puzzle */
export function slowTemplate(
  steps: readonly SlowExercise[],
  code: string,
  width: number,
): TemplateResult | typeof nothing {
  if (steps.length === 0) return nothing;
  return html`<div data-slow>
    <p>
      ${steps.length === 1 ? 'Your slowest step' : `Your ${inWords(steps.length)} slowest steps`} of
      this sitting, as ${steps.length === 1 ? 'an exercise' : 'exercises'}. How long you took for a
      step is kept nowhere, and a pause of more than five minutes is not counted.
    </p>
    <ul>
      ${steps.map(({ move: { marking, number }, time, technique }) => {
        const cell = marking.cells[0] ?? 0;
        const place = { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
        const href = trainLink({
          p: code,
          m: textOfMarks(marking.before),
          c: `${place.row}.${place.column}`,
        });
        return html`<li>
          <a href=${href}
            >Move ${number}, row ${place.row}, column ${place.column}:
            ${techniqueWords[technique].name.toLowerCase()}</a
          >
          (${counted(Math.max(1, Math.round(time / 1000)), 'second')})
        </li>`;
      })}
    </ul>
  </div>`;
}
