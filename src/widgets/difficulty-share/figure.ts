/** `<difficulty-share>`: difficulty as a share of the cells, of built puzzles and of all pictures of small sizes. */
import { storedChart } from '../../kit/records/storedChart.ts';
import { grouped, inPercent, sizeText } from '../../notebook/plain/numbers.ts';
import type { Column } from '../../notebook/records/column.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { Known, Point } from './model.ts';

const { marks, cellsOf, shareOf } = model;

/** What is in the table and the files. */
const columns: readonly Column<Point>[] = [
  { fields: { series: ({ series }) => marks[series].name } },
  {
    head: 'Rows by columns',
    text: ({ height, width }) => sizeText(height, width),
    fields: { rows: ({ height }) => height, columns: ({ width }) => width },
    words: true,
  },
  { head: 'What it is', text: ({ series }) => marks[series].name, words: true },
  { head: 'Difficulty', fields: { difficulty: ({ difficulty }) => difficulty } },
  { head: 'Cells', text: (one) => grouped(cellsOf(one)), fields: { cells: cellsOf } },
  { head: 'Share, %', text: (one) => inPercent(shareOf(one), 1), fields: { share: shareOf } },
];

export const figure = storedChart({
  tag: 'difficulty-share',
  settings: model.shareSettings,
  shownOf: (values, known: Known) => model.shownOf(known, values),
  chart: (charts, shown) => {
    const data = model.chartData(shown);
    return {
      draw: (size) => charts.difficultyShareChart(data, size),
      points: model.chartPoints(shown),
      label: 'Puzzles, small boards first',
      description: data.description,
    };
  },
  named: true,
  key: () => [marks.figure2, marks.mirrored, marks.dense, marks.searched, marks.records, marks.all],
  sentence: model.bestText,
  told: (shown) =>
    html`<p class="readout">
        Stars are the hardest of all pictures of that size; crosses only the hardest that was found.
        For the built ones the number of sweeps was counted size by size. The strips with searched
        ends are dense ones whose ends a program looked for.
      </p>
      <p class="readout" data-half>${model.halfText(shown)}</p>`,
  said: model.halfText,
  rows: ({ points }) => points,
  columns: () => columns,
  table: ({ points }) => ({
    summary: `Table of the ${points.length} puzzles`,
    caption:
      'Difficulty as a share of the cells: the most that there is, and puzzles that are built',
  }),
  files: ({ shape, axis, most, points }) => ({
    name: 'difficulty-share',
    about: `difficulty of simple puzzles, rows first; of small sizes the greatest of all pictures, of middle ones the greatest that was found; of built puzzles (${model.shapes[shape]}, sides up to ${most}) by their formulas, which the tests hold against the sweeps`,
    json: () => ({
      settings: { shape, axis, most },
      points: points.map(({ series, height, width, difficulty }) => ({
        series: marks[series].name,
        rows: height,
        columns: width,
        difficulty,
        cells: height * width,
      })),
    }),
  }),
});
