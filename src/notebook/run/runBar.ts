/**
 * The controls of a run: the one act, which starts it, pauses it and goes on with it, with Stop beside it while it runs; under
 * them progress with the time left, and what the workers report. How many cores it uses is a setting. A template over a state,
 * so that every state can be shown and tested.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { sitePath } from '../page/paths.ts';
import { html } from '../template/html.ts';
import { keepingText } from './keptRuns.ts';
import type { Keeping } from './keptRuns.ts';
import { isActive } from './runModel.ts';
import type { RunState } from './runModel.ts';
import { statusText } from './runText.ts';
import type { UnitNames } from './runText.ts';

export type RunBar<Tally> = {
  readonly state: RunState<Tally>;
  readonly unit: UnitNames;
  readonly behind?: boolean; // see `statusText`
  readonly settings?: readonly string[]; // what is run, before it is: each in a few words
  readonly startLabel: string; // what the button will do: "Run 101,000 boards"
  readonly takes?: string; // before a run: "Takes about 1 s here."
  readonly promise?: string; // what a link to a run says of it; '' when there is nothing to say
  readonly storedProblem?: string | null; // why the stored run of the figure cannot be shown
  readonly onStart: () => void;
  readonly onGoOn?: () => void; // after a stop; without it a stopped run can only be started again
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
  readonly keeping: Keeping | null; // what became of this run; null while nothing is known of that
  readonly onRetry?: () => void; // tries again to get workers, where the page does the run itself
};

const onOff = (label: string, act: () => void): TemplateResult =>
  html`<button type="button" @click=${act}>${label}</button>`;

/** Two buttons that change what they say and do: whoever pressed one by a key is still on it afterwards. */
function buttons<Tally>(bar: RunBar<Tally>): TemplateResult {
  const { phase } = bar.state;
  const active = isActive(phase);
  const stopping = phase === 'stopping';
  // whoever stopped a run rather goes on with it than begins anew
  const canGoOn = phase === 'partial' && bar.onGoOn !== undefined;
  const first = !active
    ? { label: canGoOn ? 'Anew' : bar.startLabel, act: bar.onStart }
    : phase === 'paused'
      ? { label: 'Go on', act: bar.onResume }
      : { label: 'Pause', act: bar.onPause };
  const second = active
    ? { label: 'Stop', act: stopping ? null : bar.onStop }
    : canGoOn
      ? { label: 'Go on', act: bar.onGoOn }
      : null;
  return html`${
    stopping
      ? nothing
      : html`<button
          type="button"
          class=${canGoOn ? nothing : 'primary'}
          data-run=${active ? nothing : 'start'}
          @click=${first.act}
        >
          ${first.label}
        </button>`
  }
  ${
    second === null
      ? nothing
      : html`<button
          type="button"
          class=${canGoOn || stopping ? 'primary' : nothing}
          aria-disabled=${stopping ? 'true' : nothing}
          @click=${second.act}
        >
          ${second.label}
        </button>`
  }`;
}

/** How many cores a run uses. */
export type CoresField = {
  readonly idPrefix: string; // unique on the page
  readonly workers: number;
  readonly most: number;
  readonly onWorkers: (workers: number) => void;
};

/** The choice of cores, for the settings; nothing where there is one. */
export function coresField({
  idPrefix,
  workers,
  most,
  onWorkers,
}: CoresField): TemplateResult | typeof nothing {
  if (most < 2) return nothing;
  const id = `${idPrefix}-workers`;
  const counts = Array.from({ length: most }, (_, at) => at + 1);
  return html`<div class="field">
    <label for=${id}>Cores used</label>
    <select
      id=${id}
      .value=${live(String(workers))}
      @change=${(event: Event) => onWorkers(Number((event.target as HTMLSelectElement).value))}
    >
      ${counts.map(
        (count) =>
          html`<option value=${count} ?selected=${count === workers}>${count} of ${most}</option>`,
      )}
    </select>
  </div>`;
}

/** What the reader may rely on once a run has ended. */
function keepingWords(
  { phase }: RunState<unknown>,
  keeping: Keeping | null,
): TemplateResult | string {
  if (keeping === null || isActive(phase) || phase === 'idle') return '';
  return keeping.kind === 'page'
    ? keepingText(keeping)
    : html`<a href=${sitePath('lab/')}>Kept in the lab book</a>.`;
}

function remarks<Tally>({
  state,
  storedProblem,
  onRetry,
}: RunBar<Tally>): TemplateResult | typeof nothing {
  const texts = [...new Set(state.progress?.notices ?? [])];
  if (state.problem !== null) texts.push(`The run failed: ${state.problem}. Start it again.`);
  if (typeof storedProblem === 'string')
    texts.push(`The stored run cannot be shown: ${storedProblem}.`);
  if (state.waited) texts.push('The run waited while its tab was hidden.');
  if (texts.length === 0) return nothing;
  const canRetry = isActive(state.phase) && state.progress?.canRetry === true;
  return html`<ul class="run-notices">
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>
    ${
      canRetry && onRetry !== undefined
        ? html`<div class="button-row">${onOff('Try workers again', onRetry)}</div>`
        : nothing
    }`;
}

/** What the button runs, in a line above it. */
const settingsLine = <Tally>({ settings = [] }: RunBar<Tally>): TemplateResult | typeof nothing =>
  settings.length === 0
    ? nothing
    : html`<p class="run-settings-line" data-run-settings>${settings.join(', ')}</p>`;

/** The whole bar. Progress is announced by the widget (see runText.ts), so nothing here is a live region. */
export function runBar<Tally>(bar: RunBar<Tally>): TemplateResult {
  const { state, unit, behind } = bar;
  const idle = [bar.promise ?? '', bar.takes ?? ''].find((one) => one !== '') ?? '';
  const { progress } = state;
  return html`<div class="run-bar" data-phase=${state.phase}>
    ${settingsLine(bar)}
    <div class="button-row">${buttons(bar)}</div>
    <div class="run-progress">
      <progress
        aria-label="Progress of the run"
        ?hidden=${progress === null}
        max=${progress?.total ?? 1}
        .value=${live(progress?.done ?? 0)}
      ></progress>
      <p>${statusText(state, unit, behind) || idle} ${keepingWords(state, bar.keeping)}</p>
    </div>
    ${remarks(bar)}
  </div>`;
}

export type Preset = { readonly label: string; readonly title?: string; readonly chosen: boolean };

/** Buttons that set a size of run; they start nothing. */
function presetButtons<Choice extends Preset>(
  label: string,
  presets: readonly Choice[],
  onChoice: (preset: Choice) => void,
): TemplateResult {
  return html`<div class="button-row" role="group" aria-label=${label}>
    ${presets.map(
      (preset) =>
        html`<button
          type="button"
          class="chip"
          title=${preset.title ?? nothing}
          aria-pressed=${preset.chosen ? 'true' : 'false'}
          @click=${() => onChoice(preset)}
        >
          ${preset.label}
        </button>`,
    )}
  </div>`;
}

/** The same buttons in the row of settings, with the words above them. */
export const presetField = <Choice extends Preset>(
  label: string,
  presets: readonly Choice[],
  onChoice: (preset: Choice) => void,
): TemplateResult =>
  html`<div class="field">
    <span class="label">${label}</span>
    ${presetButtons(label, presets, onChoice)}
  </div>`;
