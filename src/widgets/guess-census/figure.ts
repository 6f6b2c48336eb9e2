/** `<guess-census>`: how many cells must be guessed, over all pictures of small sizes, counted in the reader's browser. */
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { guesses } from '../../experiments/guesses.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { allMethods, openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { openTable } from '../../notebook/chart/dataTable.ts';
import { counted, unbroken } from '../../notebook/plain/numbers.ts';
import { csvOf, tableOf } from '../../notebook/records/column.ts';
import { rowsSource } from '../../notebook/run/runText.ts';
import { sourceLine } from '../../notebook/run/said.ts';
import { html } from '../../notebook/template/html.ts';
import { exampleSheet } from './sheet.ts';
import * as model from './model.ts';
import type { GuessCensusExample } from './model.ts';

/** A picture with its ways on: the page with all methods, and the figure in which its method stops. */
export function boardOf({ image, text, figure }: GuessCensusExample): ListedBoard {
  const code = encodePuzzle(puzzleOf(image));
  const { tag, text: more } = figure;
  return {
    image,
    caption: text,
    href: openIn(allMethods, code),
    told: `A smallest of its kind, ${text}`,
    more: { text: more, href: openIn(puzzleFigures[tag], code) },
  };
}

export const figure = runFigure({
  tag: 'guess-census',
  experiment: guesses,
  unit: { one: 'picture', many: 'pictures' },
  settings: model.guessSettings,
  specOf: model.specOf,
  pace: () => 2_000_000, // as measured over the sizes up to 5 x 5
  stored: () => runFile(namedRun('guesses 25-cells'), guesses),
  find({ values, own, stored, once }) {
    const tally = stored?.tally ?? {};
    return {
      rows: model.rowsOf(model.specOf(values), own?.tally ?? null, tally),
      lists: once('lists', [stored], () => model.exampleLists(tally)),
      note: model.neverLeft(tally),
    };
  },
  source: ({ rows }, { stored }) =>
    rowsSource('count of these sizes', guesses.version, rows, stored?.command ?? ''),
  which: 'all',
  parts({ found: { rows, lists, note }, source, folded }) {
    const table = tableOf(model.columnsOf(rows), rows, {
      summary: `Table of ${counted(rows.length, 'size')}`,
      caption:
        'Pictures whose clues have no other solution, by the least number of cells that must be guessed.',
    });
    return {
      picture: openTable(table),
      wide: true,
      sentence: html`<p>${unbroken(model.shortText(rows))}</p>`,
      more: html`<p class="readout" data-summary>${unbroken(model.summaryOf(rows))}</p>
        ${lists.map(
          ({ title, examples }) =>
            html`<div class="run-boards">
              <h3>${title}</h3>
              ${boardList(title, examples.map(boardOf))}
            </div>`,
        )}
        <p class="readout">${unbroken(note)}</p>
        ${sourceLine(source)} ${folded(model.methodTable(rows))}`,
    };
  },
  files: ({ found: { rows, lists } }) => ({
    name: 'guesses',
    csv: () => csvOf(model.columnsOf(rows), rows),
    json: () => ({
      sizes: rows.map(({ size, numbers, whose }) => ({ size, ...numbers, whose })),
    }),
    svg: () => exampleSheet(lists),
  }),
});
