/** The first frame of the table of clue sets, drawn while the site is built from the stored count. Runs in Node only. */
import { solutionsChart } from '../../charts/solutionsChart.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { storedRun } from '../../stored/fromFile.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import * as model from './model.ts';
import type { TableProps } from './model.ts';
import { exampleBoard, exampleTitle } from './view.ts';

export type ClueTableFrame = {
  readonly table: DataTable;
  readonly text: string; // of the size that is looked at
  readonly chart: string; // markup
  readonly example: {
    readonly title: string;
    readonly picture: string; // markup
    readonly caption: string;
    readonly href: string;
    readonly more: { readonly text: string; readonly href: string } | null;
  } | null;
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
  const board = most === null ? null : exampleBoard(most);
  return {
    table: model.tableOfRows(rows, row),
    text: model.rowText(row),
    chart: staticMarkup((size) =>
      solutionsChart({ counts: model.solutionCounts(row), description: model.rowText(row) }, size),
    ),
    example:
      board === null
        ? null
        : {
            title: exampleTitle(row),
            picture: toMarkup(boardPictureSmall(board.image, { label: '', size: 84 })),
            caption: board.caption,
            href: board.href,
            more: board.more ?? null,
          },
    source: `Stored count of these sizes, made by ${command}.`,
    verdict: model.verdictOn(rows),
    histogram: model.histogramTable(row),
  };
}
