/** `<printed-code>`: the code that 004 prints, run on a picture beside ours, and how many cells it looks at. */
import type { TemplateResult } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { tableOf } from '../../notebook/chart/dataTable.ts';
import { pictureOfPuzzle } from '../../kit/puzzle/picture.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { CodeProps, CodeRun, CodeState } from './model.ts';
import { presets } from './presets.ts';

const scrolling = (label: string, table: TemplateResult): TemplateResult =>
  html`<div class="table-scroll" tabindex="0" role="group" aria-label=${label}>${table}</div>`;

/** The lines by both. */
function linesTable(run: CodeRun): TemplateResult {
  const [heads = [], ...rows] = model.lineRows(run);
  const caption = 'The clues of each line, by the printed code and by ours';
  return scrolling(
    caption,
    tableOf({ summary: '', caption, columns: heads.map((head) => ({ head })), rows }),
  );
}

/** The looks, counted on boards of several sizes. */
function looksTable(): TemplateResult {
  const caption = 'Counted while the code runs, on boards of its own random bits';
  const columns = model.countHeads.map((head) => ({ head, number: true }));
  return scrolling(caption, tableOf({ summary: '', caption, columns, rows: model.countRows() }));
}

export const figure = puzzleFigure<CodeProps, CodeState, CodeRun>({
  tag: 'printed-code',
  titlePrefix: 'The printed code: ',
  presets,
  settings: model.codeSettings,
  usual: model.defaultState,
  what: 'picture',
  codeOf: pictureOfPuzzle,
  puzzleOf: (_, { puzzle }) => puzzle,
  find: ({ code }) => model.runOf(code),
  said: ({ found }) => model.runText(found),
  board: {
    model: ({ found: { image, puzzle } }) => boardOf(puzzle, image.cells, 'The picture'),
  },
  parts: ({ found }) => ({
    answer: html`<p class="printed-code-sentence" data-sentence>
        ${model.runText(found)} ${model.visitsText(found)}
      </p>
      ${linesTable(found)}`,
    more: looksTable(),
  }),
  files: ({ found }) => ({
    name: 'printed-code',
    rows: () => model.lineRows(found),
    json: () => ({
      picture: formatGrid(found.image),
      lines: found.lines,
      looks: found.visits,
      cells: found.image.cells.length,
    }),
  }),
});
