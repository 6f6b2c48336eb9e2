/** The first frame of the table of clue sets, drawn while the site is built from the stored count. Runs in Node only. */
import { solutionsChart } from '../../charts/solutionsChart.ts';
import type { ListedBoard } from '../../kit/chart/boardList.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { storedRun } from '../../stored/fromFile.ts';
import * as model from './model.ts';
import type { TableProps } from './model.ts';
import { exampleBoard, exampleTitle } from './view.ts';

export type ClueTableFrame = {
  readonly table: DataTable;
  readonly text: string; // of the size that is looked at
  readonly chart: string; // markup
  readonly example: { readonly title: string; readonly board: ListedBoard } | null;
  readonly source: string;
  readonly verdict: ReturnType<typeof model.verdictOn>;
  readonly histogram: DataTable;
};

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @throws StoredError when the stored count cannot be used
 * @source none
 */
export function clueTableFrame(given: Partial<TableProps>): ClueTableFrame {
  const props = model.tableSettings.of(given, 'clue-table');
  const { tally, command } = storedRun('clue-sets');
  const rows = model.rowsOf(model.shownSizes(props), null, tally);
  const row = model.chosenRow(rows, props.size);
  if (row === null) throw new RangeError('clue-table: no size of these is stored');
  const most = model.mostExample(row);
  return {
    table: model.tableOfRows(rows, row),
    text: model.rowText(row),
    chart: staticMarkup((size) =>
      solutionsChart({ counts: model.solutionCounts(row), description: model.rowText(row) }, size),
    ),
    example: most === null ? null : { title: exampleTitle(row), board: exampleBoard(most) },
    source: `Stored count of these sizes, made by ${command}.`,
    verdict: model.verdictOn(rows),
    histogram: model.histogramTable(row),
  };
}
