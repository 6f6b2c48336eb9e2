/** The figure around the stepper: its settings, and the way that is taken. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { counted } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import { takeFirst, takeShortest } from './acts.ts';
import type { FourAt } from './acts.ts';

/** The fields. */
export function inputs({ id, state, choice, begin }: FourAt): TemplateResult {
  return html`<div class="controls">
    ${choice()}
    <div class="field">
      <label for="${id}-first">First sweep</label>
      <select
        id="${id}-first"
        @change=${(event: Event) => begin({ first: (event.target as HTMLSelectElement).selectedIndex === 0 ? 'H' : 'V' })}
      >
        <option .selected=${live(state.first === 'H')}>rows (H)</option>
        <option .selected=${live(state.first === 'V')}>columns (V)</option>
      </select>
    </div>
  </div>`;
}

/** Which way is taken, and the other ones. */
export function ways(at: FourAt): TemplateResult {
  const { run, state } = at;
  const { shortest } = at.kept;
  const { intersections, status } = run.recording;
  const way =
    state.choices.length === 0 ? 'the first successful one each time' : 'with your choices';
  return html`<div class="four-ways">
    <p class="readout">
      <strong>${counted(intersections, 'intersection')}</strong>, ${way}:
      ${status === 'solved' ? 'solved' : status === 'standstill' ? 'not solved' : 'no solution'}.
    </p>
    ${
      shortest.work.text === ''
        ? html`<div class="button-row">
            <button type="button" data-shortest @click=${() => takeShortest(at)}>
              Shortest way
            </button>
            <button
              type="button"
              aria-disabled=${state.choices.length === 0}
              @click=${() => takeFirst(at)}
            >
              First one each time
            </button>
          </div>`
        : nothing
    }
    ${workView(shortest.work, () => shortest.stop(run))}
    <p class="readout four-found" data-found>${shortest.found}</p>
  </div>`;
}
