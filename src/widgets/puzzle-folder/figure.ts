/** `<puzzle-folder>`: a folder of files as a table: what was read, one solution or not, method, sweeps, twins, misprints. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { mostCollected, puzzleOfCode } from '../../kit/collection/collection.ts';
import { inOrder } from '../../kit/collection/droppedFiles.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { allMethods, openIn } from '../../kit/puzzle/openIn.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { counted, sizeText } from '../../notebook/plain/numbers.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import { fileField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import * as acts from './acts.ts';
import type { About, At } from './acts.ts';
import {
  fileWords,
  folderRows,
  folderSettings,
  folderWords,
  mostRows,
  needsLook,
  placeText,
  stoppedWords,
  twinBy,
  twinWords,
} from './model.ts';
import type { FolderRow, Twin } from './model.ts';

/** A row with its number in the whole table. */
type Shown = { readonly row: FolderRow; readonly at: number; readonly twin: Twin | null };

/** Those that the reader wants to see. */
function shownRows(at: At): readonly Shown[] {
  const twins = acts.twins(at);
  const { show } = at.state;
  return at.kept.rows.flatMap((row, place) => {
    const twin = twins[place] ?? null;
    const isOdd = needsLook(row, twin);
    return show === 'all' || isOdd === (show === 'look') ? [{ row, at: place, twin }] : [];
  });
}

const solutionWords = {
  one: 'one',
  several: 'several',
  none: 'none',
  open: 'given up',
} as const;

/** The address of a row on the page of a puzzle. */
const rowHref = ({ code }: FolderRow): string =>
  code === null ? '' : openIn(allMethods, codeOf(puzzleOfCode(code).puzzle));

/** What may be misprinted, how far that was looked for, and why nothing was read. */
function noteOf(row: FolderRow): TemplateResult {
  const others = [stoppedWords(row), row.problem].filter((text) => text !== '').join('. ');
  return row.misprint === ''
    ? html`${others}`
    : html`<strong>${row.misprint}</strong
        >${others === '' ? '' : row.stopped ? '; ' : '. '}${others}`;
}

function rowPart(at: At, { row, at: place, twin }: Shown): TemplateResult {
  const isChosen = at.kept.chosen.has(acts.keyOf(row));
  const name = fileWords(row);
  return html`<tr>
    <td class="number">${place + 1}</td>
    <th scope="row">
      ${
        row.code === null
          ? name
          : html`<label class="folder-choice"
              ><input
                type="checkbox"
                .checked=${live(isChosen)}
                @change=${(event: Event) =>
                  acts.choose(at, row, (event.currentTarget as HTMLInputElement).checked)}
              />${name}</label
            >`
      }
    </th>
    <td>
      ${row.code === null ? row.name : html`<a href=${rowHref(row)}>${row.name === '' ? 'open' : row.name}</a>`}
    </td>
    <td>${row.size === null ? '' : sizeText(...row.size)}</td>
    <td>${row.solutions === null ? 'not read' : solutionWords[row.solutions]}</td>
    <td class="folder-method">
      ${row.kind === null || row.kind === 'several' ? nothing : html`${markTemplate(row.kind)} ${methodName(row.kind)}`}
    </td>
    <td class="number">${row.sweeps ?? ''}</td>
    <td>${twinWords(at.kept.rows, place, twin)}</td>
    <td class="folder-note">${noteOf(row)}</td>
  </tr>`;
}

const heads = [
  'No.',
  'File',
  'Puzzle',
  'Size',
  'Solutions',
  'Method',
  'Sweeps',
  'Twin of no.',
  'Likely misprint, or why it was not read',
];

function table(at: At, shown: readonly Shown[]): TemplateResult {
  const { kept } = at;
  return html`<div
    class="table-scroll folder-table"
    tabindex="0"
    role="group"
    aria-label="The puzzles of the files"
  >
    <table>
      <caption class="visually-hidden">
        The puzzles of the files
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          (one) =>
            html`${guard([one.row, one.at, one.twin?.row, kept.chosen.has(acts.keyOf(one.row))], () => rowPart(at, one))}`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The way to the rows that are not drawn; nothing where all of them are. */
function pages({ kept, draw }: At, count: number): TemplateResult | typeof nothing {
  if (count <= mostRows) return nothing;
  const from = fromRow(kept.from, count);
  const go = (by: number): void => {
    kept.from = fromRow(from + by, count);
    draw();
  };
  return html`<div class="button-row folder-pages">
    <span class="readout">Rows ${from + 1} to ${Math.min(count, from + mostRows)} of ${count}</span>
    ${dimmedButton('Earlier rows', from > 0, () => go(-mostRows))}
    ${dimmedButton('Later rows', from + mostRows < count, () => go(mostRows))}
  </div>`;
}

/** The row that a page begins with. */
const fromRow = (from: number, count: number): number =>
  Math.max(0, Math.min(from, Math.floor((count - 1) / mostRows) * mostRows));

/** What a file says of a twin. */
const twinFile = (
  rows: readonly FolderRow[],
  place: number,
  twin: Twin | null,
): { readonly row: number; readonly by: string } | null =>
  twin === null ? null : { row: twin.row + 1, by: twinBy(rows, place, twin) };

/** Files, or all of a folder. */
const fileButton = (at: At, kind: 'folder' | 'files'): TemplateResult =>
  fileField({
    id: `${at.id}-${kind}`,
    label: kind === 'folder' ? 'Read a folder' : 'Choose files',
    several: true,
    folder: kind === 'folder',
    isMain: kind === 'folder',
    onFiles: (files) => void acts.read(at, inOrder(files)),
  });

function collecting(at: At, shown: readonly Shown[]): TemplateResult {
  const { size } = at.kept.chosen;
  const isTooMany = size > mostCollected;
  const words =
    size === 0
      ? 'Choose puzzles for a collection'
      : isTooMany
        ? `A collection has ${mostCollected} at most`
        : `Make a collection of ${counted(size, 'puzzle')}`;
  return html`<div class="button-row folder-collect">
    ${dimmedButton(words, size > 0 && !isTooMany, () => acts.collect(at))}
    <button
      type="button"
      data-choose-all
      @click=${() =>
        acts.chooseAll(
          at,
          shown.map(({ row }) => row),
        )}
    >
      ${size > 0 ? 'Choose none' : `Choose the first ${mostCollected}`}
    </button>
  </div>`;
}

export const figure = stateFigure<About>({
  tag: 'puzzle-folder',
  settings: folderSettings,
  folded: [],
  keep: acts.keep,
  attached: acts.attached,
  left: acts.left,
  parts(at) {
    const { kept } = at;
    const shown = shownRows(at);
    return {
      wide: true,
      picture: html`<div class="folder-place" ?data-dragging=${kept.dragging}>
        ${table(at, shown.slice(fromRow(kept.from, shown.length)).slice(0, mostRows))}
        ${pages(at, shown.length)}
      </div>`,
      place: html`<p>${placeText(kept.files, kept.rows)}</p>`,
      sentence: html`<p data-summary>${folderWords(kept.rows, acts.twins(at))}</p>`,
      answer: html`<p data-said data-reply>
          ${
            kept.running
              ? html`<progress
                    max=${kept.files}
                    value=${kept.done}
                    aria-label="Files read"
                  ></progress>
                  ${kept.done} of ${counted(kept.files, 'file')}`
              : kept.said !== ''
                ? kept.said
                : kept.isExample
                  ? 'An example. Drop a folder on it: 500 files at most, in any format.'
                  : nothing
          }
        </p>
        ${collecting(at, shown)}`,
      setting: at.fields(),
      action: html`<div class="button-row">
        ${
          kept.running
            ? html`<button type="button" class="primary" data-stop @click=${() => acts.stop(at)}>
                Stop
              </button>`
            : html`${fileButton(at, 'folder')} ${fileButton(at, 'files')}`
        }
      </div>`,
    };
  },
  files(at) {
    const { rows } = at.kept;
    const twins = acts.twins(at);
    return {
      name: 'folder',
      rows: () => folderRows(rows, twins),
      json: () =>
        rows.map(({ key: _key, swapped: _swapped, place: _place, ...row }, place) => ({
          ...row,
          twinOf: twinFile(rows, place, twins[place] ?? null),
        })),
    };
  },
});
