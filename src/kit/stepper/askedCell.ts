/** What the reader asks about a cell of a stepper: which cell, what of it, and for which the proof was asked last. */
import { frontOf } from './askedTemplate.ts';
import type { Asking } from './askedTemplate.ts';
import { isProvable } from './cellAnswer.ts';
import type { AskedAt, Chosen } from './cellAnswer.ts';
import type { StepperShown } from './stepperTemplate.ts';

/** See the head of the file. */
export class AskedCell {
  readonly #prove: ((row: number, column: number) => void) | undefined;
  #chosen: Chosen | null = null;
  #asking: Asking | null = null;
  #proved: Chosen | null = null;

  /** @param prove - asks for a proof */
  constructor(prove: ((row: number, column: number) => void) | undefined) {
    this.#prove = prove;
  }

  get chosen(): Chosen | null {
    return this.#chosen;
  }

  get asking(): Asking | null {
    return this.#asking;
  }

  get proved(): Chosen | null {
    return this.#proved;
  }

  /** Nothing is asked. @returns whether anything was */
  drop(): boolean {
    const was = this.#chosen !== null;
    [this.#chosen, this.#asking] = [null, null];
    return was;
  }

  /** Nothing is asked, and nothing was. */
  forget(): void {
    this.drop();
    this.#proved = null;
  }

  /**
   * Asks the same of another cell as of the one before, or takes the question back.
   *
   * @returns what is asked; null: it was taken back
   */
  choose(cell: Chosen, at: AskedAt, shown: StepperShown): Asking | null {
    if (cell.row === this.#chosen?.row && cell.column === this.#chosen.column) {
      this.drop();
      return null;
    }
    const front = this.#prove === undefined ? 'why' : frontOf(shown);
    [this.#chosen, this.#asking] = [cell, front];
    if (front === 'proof') this.#proveIt(cell, at);
    return front;
  }

  /** Asks something else of the same cell. */
  askFor(asking: Asking, at: AskedAt): void {
    this.#asking = asking;
    if (asking === 'proof' && this.#chosen !== null) this.#proveIt(this.#chosen, at);
  }

  #proveIt(cell: Chosen, at: AskedAt): void {
    if (!isProvable(at, cell)) {
      this.#proved ??= { row: -1, column: -1 }; // what a link brought is of another cell
      return;
    }
    this.#proved = cell;
    this.#prove?.(cell.row, cell.column);
  }
}
