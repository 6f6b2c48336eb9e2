/** `<clue-table>`: how many clue sets the pictures of small sizes have, counted in the reader's browser. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import { clueSets } from '../../experiments/clueSets.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { allMethods, openIn } from '../../kit/puzzle/openIn.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { openTable } from '../../notebook/chart/dataTable.ts';
import { counted, grouped, unbroken } from '../../notebook/plain/numbers.ts';
import { csvOf, tableOf } from '../../notebook/records/column.ts';
import { rowsSource } from '../../notebook/run/runText.ts';
import { sourceLine, verdictList } from '../../notebook/run/said.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { MostExample, ClueTableRow } from './model.ts';

/** The figure that leafs through all solutions of a puzzle. */
const leafing = { page: 'inference/', cell: 'fig-solutions' } as const;

/** The clue set with the most solutions as a small picture with its ways on. */
export function exampleBoard({ puzzle, image, solutions }: MostExample): ListedBoard {
  const code = encodePuzzle(puzzle);
  return {
    image,
    caption: `one of ${grouped(solutions)} solutions`,
    href: openIn(leafing, code),
    told: `A clue set with ${grouped(solutions)} solutions, the most of its size`,
    more: { text: 'all methods on it', href: openIn(allMethods, code) },
  };
}

function exampleOf(
  row: ClueTableRow,
  example: MostExample | null,
): TemplateResult | typeof nothing {
  if (example === null) return nothing;
  const title = `Most solutions of ${model.textOfSize(row.size)}`;
  return html`<div class="run-boards">
    <h3>${title}</h3>
    ${boardList(title, [exampleBoard(example)])}
  </div>`;
}

export const figure = runFigure({
  tag: 'clue-table',
  experiment: clueSets,
  unit: { one: 'choice of row clues', many: 'choices of row clues' },
  settings: model.tableSettings,
  specOf: model.specOf,
  pace: () => 350_000, // as measured over the sizes up to 5 x 5
  stored: () => runFile(namedRun('clue-sets'), clueSets),
  find({ values, own, stored }) {
    const rows = model.rowsOf(model.shownSizes(values), own?.tally ?? null, stored?.tally ?? null);
    return { rows, row: model.chosenRow(rows, values.size) };
  },
  source: ({ rows }, { stored }) =>
    rowsSource('count of these sizes', clueSets.version, rows, stored?.command ?? ''),
  chart: {
    from: ({ found: { row } }) => [row?.size, row?.whose, row?.numbers.images],
    content({ found: { row } }, charts) {
      const counts = row === null ? [] : model.solutionCounts(row);
      const description = row === null ? '' : model.rowText(row);
      return {
        draw: (size) => charts.solutionsChart({ counts, description }, size),
        points: counts.map((count) => ({
          x: count.solutions,
          y: count.sets,
          text: model.countText(count),
        })),
        label: 'Dots of the chart, by number of solutions',
        description,
      };
    },
  },
  which: 'all',
  parts({ id, found: { rows, row }, source, chart, folded, once, set }) {
    if (row === null)
      return {
        picture: html`<p class="readout">No count is stored for these sizes. Run it to see one.</p>
          ${chart}`,
      };
    const table = tableOf(model.columns, rows, {
      summary: `Table of ${counted(rows.length, 'size')}`,
      caption: 'All pictures of each size by clue set. Columns 2 to 5 are those of the document.',
      marked: rows.indexOf(row),
    });
    const example = once('example', [row.size, row.counts.most?.key], () => model.mostExample(row));
    const verdict = model.verdictOn(rows);
    return {
      picture: html`${openTable(table, 'clue-table')} ${chart}`,
      answer: html`${choiceField({
          id: `${id}-size`,
          label: 'Look at',
          value: row.size,
          choices: rows.map(({ size }) => ({ word: size, text: model.textOfSize(size) })),
          onChoice: (size) =>
            set({ size }, ({ found }) => (found.row === null ? '' : model.rowText(found.row))),
        })}
        <p class="readout" data-summary>${unbroken(model.rowText(row))}</p>
        ${exampleOf(row, example)}`,
      more: html`${sourceLine(source)} ${verdictList(verdict === null ? [] : [verdict])}
      ${folded(model.histogramTable(row))}`,
    };
  },
  files: ({ found: { rows } }) => ({
    name: 'clue-sets',
    csv: () => csvOf(model.columns, rows),
    json: () => ({
      sizes: rows.map(({ size, counts, numbers, whose }) => ({
        size,
        ...numbers,
        ...counts,
        whose,
      })),
    }),
  }),
});
