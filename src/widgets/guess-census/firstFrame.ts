/** The first frame of the census of guesses, drawn while the site is built from the stored count. Runs in Node only. */
import type { ListedBoard } from '../../kit/chart/boardList.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { storedRun } from '../../stored/fromFile.ts';
import { exampleLists } from './lists.ts';
import * as model from './model.ts';
import type { GuessProps } from './model.ts';
import { boardOf } from './view.ts';

export type GuessFrame = {
  readonly table: DataTable;
  readonly text: string;
  readonly lists: readonly { readonly title: string; readonly boards: readonly ListedBoard[] }[];
  readonly note: string;
  readonly source: string;
  readonly methods: DataTable;
};

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @throws StoredError when the stored count cannot be used
 * @source none
 */
export function guessFrame(given: Partial<GuessProps>): GuessFrame {
  const props = model.guessSettings.of(given, 'guess-census');
  const { tally, command } = storedRun('guesses 25-cells');
  const rows = model.rowsOf(model.specOf(props), null, tally);
  return {
    table: model.tableOfRows(rows),
    text: model.summaryOf(rows),
    lists: exampleLists(tally).map(({ title, examples }) => ({
      title,
      boards: examples.map((example) => boardOf(example)),
    })),
    note: model.neverLeft(tally),
    source: `Stored count of these sizes, made by ${command}.`,
    methods: model.methodTable(rows),
  };
}
