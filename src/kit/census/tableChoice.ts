/** The number of a census table that the reader has chosen, and where the keyboard stands in the table. */
import type { CellChoice } from './censusGrid.ts';
import type { CensusTableOptions } from './censusTable.ts';

/** A choice in a table that is drawn anew as often as its numbers change. */
export class TableChoice {
  #chosen: CellChoice | null = null;
  #stop: CellChoice | null = null;
  readonly #onStop: () => void;
  readonly #onChoose: () => void;

  /**
   * @param onStop - called when the keyboard stands in another cell
   * @param onChoose - called when another number is chosen, or none
   */
  constructor(onStop: () => void, onChoose: () => void) {
    this.#onStop = onStop;
    this.#onChoose = onChoose;
  }

  /** The chosen number; null for none. */
  get chosen(): CellChoice | null {
    return this.#chosen;
  }

  /** Begins anew with this choice, and says nothing. */
  open(chosen: CellChoice | null): void {
    this.#chosen = this.#stop = chosen;
  }

  /** What the table asks for. */
  get options(): Omit<CensusTableOptions, 'idPrefix'> {
    return {
      stop: this.#stop,
      onStop: (cell) => {
        this.#stop = cell;
        this.#onStop();
      },
      onChoose: (cell) => {
        const { row, kind } = cell;
        const again = this.#chosen?.row === row && this.#chosen.kind === kind;
        this.#chosen = again ? null : cell; // the same number once more gives it up
        this.#onChoose();
      },
    };
  }
}
