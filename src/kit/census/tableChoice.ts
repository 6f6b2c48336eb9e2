/** The number of a census table that the reader has chosen, and where the keyboard stands in the table. */
import type { CellChoice } from './censusGrid.ts';
import type { CensusTableOptions } from './censusTable.ts';

/** A choice in a table that is drawn anew as often as its numbers change. */
export type TableChoice = { chosen: CellChoice | null; stop: CellChoice | null };

/** Begins anew with this choice. */
export const beginWith = (choice: TableChoice, chosen: CellChoice | null): void => {
  choice.chosen = choice.stop = chosen;
};

/**
 * What the table asks for.
 *
 * @param onStop - called when the keyboard stands in another cell
 * @param onChoose - called when another number is chosen, or none
 */
export const choosing = (
  choice: TableChoice,
  onStop: () => void,
  onChoose: () => void,
): Omit<CensusTableOptions, 'idPrefix'> => ({
  stop: choice.stop,
  onStop(cell) {
    choice.stop = cell;
    onStop();
  },
  onChoose(cell) {
    const { chosen } = choice;
    const again = chosen?.row === cell.row && chosen.kind === cell.kind;
    choice.chosen = again ? null : cell; // the same number once more gives it up
    onChoose();
  },
});
