/** The table of the race, its button and how far it is. */
import type { TemplateResult } from 'lit-html';
import { endText, timeText } from '../../facts/raceRows.ts';
import type { RaceData, RaceRow } from '../../facts/raceRows.ts';
import type { Work } from '../../kit/work/work.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import type { RaceEnd } from '../../workers/raceTasks.ts';
import { besideCells, captionOf, headsOf, runnable, rowsOf } from './model.ts';
import type { raceSettings } from './model.ts';

export type SolverRaceAbout = {
  readonly settings: typeof raceSettings;
  readonly prebuilt: RaceData;
  readonly work: Work;
  readonly kept: {
    found: Map<string, RaceEnd>; // by the names of puzzles
    queue: readonly RaceRow[]; // the first one is being run
    spent: number; // ms on it
    differences: readonly string[];
  };
};

type At = StateAt<SolverRaceAbout>;

/** What the reader can do. */
type Acts = { readonly run: (rows: readonly RaceRow[]) => void; readonly stop: () => void };

/** The cell of this tab: what it found, and the button that finds it. */
function tabCell(row: RaceRow, { kept }: At, acts: Acts): TemplateResult {
  const { name, code } = row;
  const { found, queue, spent } = kept;
  if (code === null) return html`<td class="number">–</td>`;
  const end = found.get(name);
  const busy = queue[0]?.name === name;
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
export function raceTable(at: At, acts: Acts): TemplateResult {
  const { prebuilt: data, state: values } = at;
  return html`<table class="race-table">
    <caption>
      ${captionOf(values)}
    </caption>
    <thead>
      <tr>
        ${headsOf(data, values).map(
          (head, which) => html`<th scope="col" class=${which > 2 ? 'number' : ''}>${head}</th>`,
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
            ${tabCell(row, at, acts)}
            ${besideCells(data, values, row).map((cell) => html`<td class="number">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** One button that changes what it says and does: whoever pressed it by a key is still on it afterwards. */
export function allButton({ prebuilt, state, kept }: At, acts: Acts): TemplateResult {
  const rows = runnable(rowsOf(prebuilt, state));
  const isIdle = kept.queue.length === 0;
  return html`<button
    type="button"
    class="primary"
    data-run="all"
    @click=${() => {
      if (isIdle) acts.run(rows);
      else acts.stop();
    }}
  >
    ${isIdle ? `Run all ${rows.length} here` : 'Stop'}
  </button>`;
}

/** Which puzzle is being run, and how far. */
export function statusText({ kept: { queue, spent }, state }: At): string {
  const [running, ...left] = queue;
  if (running === undefined) return '';
  const more = left.length === 0 ? '' : `, ${left.length} to come`;
  return `${running.name}: ${timeText(spent)} of ${state.limit}\u00a0s${more}.`;
}
