/** The figure around the stepper: the puzzle, the way that is taken, the intersections, SimpleSolver beside it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import type { Direction } from '../../engine/board/cell.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import type { IntersectionActs } from './intersectionsView.ts';
import type { FourSettings } from './model.ts';

/** Everything that is shown. */
export type FourShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly settings: FourSettings;
  readonly run: FourRun;
  readonly choice: TemplateResult; // of the puzzle
  readonly about: TemplateResult; // what there is to see in it
  readonly stepper: Part;
  readonly solving: WorkShown; // of a large puzzle
  readonly shortest: { readonly found: string; readonly work: WorkShown };
  readonly intersections: TemplateResult;
  readonly beside: TemplateResult;
  readonly below: TemplateResult; // the reader's own puzzle
};

/** What the reader can do. */
export type FourActs = IntersectionActs & {
  readonly first: (first: Direction) => void;
  readonly stop: () => void; // the solving of a large puzzle
  readonly shortest: () => void;
  readonly stopShortest: () => void;
  readonly usual: () => void; // the first successful intersection each time
};

/** The whole figure. @source none */
export function fourView(shown: FourShown, acts: FourActs): TemplateResult {
  return figureParts(
    {
      picture: html`${workView(shown.solving, acts.stop)} ${part(shown.stepper)}`,
      answer: shown.about,
      settings: inputs(shown, acts),
      more: html`${ways(shown, acts)}
        <div class="four-beside">${shown.intersections} ${shown.beside}</div>
        ${shown.below}`,
    },
    shown.layout,
  );
}

function inputs({ id, settings, choice }: FourShown, acts: FourActs): TemplateResult {
  return html`<div class="controls">
    ${choice}
    <div class="field">
      <label for="${id}-first">First sweep</label>
      <select
        id="${id}-first"
        @change=${(event: Event) => acts.first((event.target as HTMLSelectElement).selectedIndex === 0 ? 'H' : 'V')}
      >
        <option .selected=${live(settings.first === 'H')}>rows (H)</option>
        <option .selected=${live(settings.first === 'V')}>columns (V)</option>
      </select>
    </div>
  </div>`;
}

function ways({ run, settings, shortest }: FourShown, acts: FourActs): TemplateResult {
  const { intersections, status } = run.recording;
  const way =
    settings.choices.length === 0 ? 'the first successful one each time' : 'with your choices';
  return html`<div class="four-ways">
    <p class="readout">
      <strong>${counted(intersections, 'intersection')}</strong>, ${way}:
      ${status === 'solved' ? 'solved' : status === 'standstill' ? 'not solved' : 'no solution'}.
    </p>
    ${
      shortest.work.text === ''
        ? html`<div class="button-row">
            <button type="button" data-shortest @click=${acts.shortest}>Shortest way</button>
            <button
              type="button"
              aria-disabled=${settings.choices.length === 0}
              @click=${acts.usual}
            >
              First one each time
            </button>
          </div>`
        : nothing
    }
    ${workView(shortest.work, acts.stopShortest)}
    <p class="readout four-found" data-found>${shortest.found}</p>
  </div>`;
}
