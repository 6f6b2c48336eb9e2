/** The race in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { endText, timeText } from '../../facts/raceRows.ts';
import type { RaceData, RaceRow } from '../../facts/raceRows.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { besideCells, besideOf, captionOf, headsOf, runnable, rowsOf, summary } from './model.ts';
import type { Found, RaceValues } from './model.ts';

export type RacePicture = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly data: RaceData;
  readonly values: RaceValues;
  readonly found: Found;
  readonly running: string | null; // the puzzle that is being run
  readonly spent: number; // ms on it
  readonly left: number; // puzzles that come after it
  readonly differences: readonly string[];
  readonly work: WorkShown;
};

export type RaceActs = {
  readonly run: (rows: readonly RaceRow[]) => void;
  readonly stop: () => void;
};

/** The cell of this tab: what it found, and the button that finds it. */
function tabCell(row: RaceRow, shown: RacePicture, acts: RaceActs): TemplateResult {
  const { name, code } = row;
  const { found, running, spent } = shown;
  if (code === null) return html`<td class="number">–</td>`;
  const end = found.get(name);
  const busy = running === name;
  const said = end === undefined ? '' : endText(end.verdict, end.ms);
  const label = busy ? 'Stop' : end === undefined ? 'Run' : 'Again';
  return html`<td class="number race-tab">
    <span data-time>${busy ? (spent === 0 ? '…' : timeText(spent)) : said}</span>
    <button
      type="button"
      aria-label="${label}: ${name}"
      @click=${() => {
        if (busy) acts.stop();
        else acts.run([row]);
      }}
    >
      ${label}
    </button>
  </td>`;
}

/** The table. Its rows are the same elements all the time, so that the keyboard stays where it is. */
function raceTable(shown: RacePicture, acts: RaceActs): TemplateResult {
  const { data, values } = shown;
  return html`<table class="race-table">
    <caption>
      ${captionOf(values)}
    </caption>
    <thead>
      <tr>
        ${headsOf(data, values).map(
          (head, at) => html`<th scope="col" class=${at > 2 ? 'number' : ''}>${head}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rowsOf(data, values).map(
        (row) =>
          html`<tr data-puzzle=${row.name}>
            <th scope="row">
              ${row.name}
              <span class="race-maker">${row.maker}</span>
            </th>
            <td>${row.size}</td>
            <td>${row.solutions}</td>
            <td class="number">${row.stored}</td>
            ${tabCell(row, shown, acts)}
            ${besideCells(data, values, row).map((cell) => html`<td class="number">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** One button that changes what it says and does: whoever pressed it by a key is still on it afterwards. */
function allButton({ data, values, running }: RacePicture, acts: RaceActs): TemplateResult {
  const rows = runnable(rowsOf(data, values));
  return html`<button
    type="button"
    class="primary"
    data-run="all"
    @click=${() => {
      if (running === null) acts.run(rows);
      else acts.stop();
    }}
  >
    ${running === null ? `Run all ${rows.length} here` : 'Stop'}
  </button>`;
}

function statusText({ running, spent, left, values }: RacePicture): string {
  if (running === null) return '';
  const more = left === 0 ? '' : `, ${left} to come`;
  return `${running}: ${timeText(spent)} of ${values.limit}\u00a0s${more}.`;
}

/** The whole figure. @source none */
export function raceView(shown: RacePicture, acts: RaceActs): TemplateResult {
  const { data, values, found, differences, work, layout, fields } = shown;
  // a worker that fails has its own words and buttons; one that works well is told of here
  const isTroubled = work.problem !== '' || work.notices.length > 0;
  return figureParts(
    {
      picture: html`<div
        class="table-scroll"
        tabindex="0"
        role="group"
        aria-label=${captionOf(values)}
      >
        ${raceTable(shown, acts)}
      </div>`,
      action: allButton(shown, acts),
      answer: html`<p class="readout race-status" data-status>
          ${statusText(shown)} ${summary(rowsOf(data, values), found)}
        </p>
        ${differences.map((text) => html`<p class="race-differs">${text}</p>`)}
        ${isTroubled ? workView(work, acts.stop) : nothing}`,
      settings: fields,
      more: html`<p class="readout" data-source>${data.sources[besideOf(values)].note}</p>`,
    },
    layout,
  );
}
