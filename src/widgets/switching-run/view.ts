/** The chart of switching components in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { foldedTable } from '../../kit/chart/dataTable.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { markKey } from '../../kit/chart/chartKey.ts';
import { numberField } from '../../kit/run/fields.ts';
import { curveMarks } from './model.ts';
import type { SwitchingForm, SwitchingKey, SwitchingReading } from './model.ts';

export type SwitchingRunPicture = {
  readonly idPrefix: string;
  readonly form: SwitchingForm;
  readonly reading: SwitchingReading;
  readonly bar: TemplateResult;
  readonly chart: HTMLElement;
  readonly stored: string | null; // what the stored run is; null when there is none
  readonly live: string | null; // what the reader's run is; null before one
  readonly table: DataTable | null;
  readonly tableOpen: boolean;
};

const labels: Readonly<Record<SwitchingKey, string>> = {
  height: 'Rows',
  width: 'Columns',
  step: 'Step, %',
  boards: 'Boards for each',
  seed: 'Seed',
};

/** The whole figure. */
export function switchingRunView(
  picture: SwitchingRunPicture,
  onText: (key: SwitchingKey, text: string) => void,
  onTable: (open: boolean) => void,
): TemplateResult {
  const { idPrefix, form, reading, table, stored, live } = picture;
  const field = (key: SwitchingKey): TemplateResult =>
    numberField({
      id: `${idPrefix}-${key}`,
      label: labels[key],
      text: form[key],
      problem: reading.problems[key],
      wide: key === 'seed',
      onText: (text) => {
        onText(key, text);
      },
    });
  return html`<div class="controls run-settings">
      ${field('height')} ${field('width')} ${field('step')} ${field('boards')} ${field('seed')}
    </div>
    ${picture.bar} ${markKey(Object.values(curveMarks))} ${picture.chart}
    ${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
    <p class="readout">
      ${stored === null ? 'No stored run of this size: yours is the first.' : `Stored run: ${stored}.`}
    </p>
    ${table === null ? nothing : foldedTable(table, picture.tableOpen, onTable)}`;
}
