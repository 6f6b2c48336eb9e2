/** What is shown of the intersections of one standstill. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { crossingPicture } from '../../kit/relations/crossingPicture.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { choiceText, sameChoice } from './links.ts';
import { mapLabel } from './mapPicture.ts';
import { mapTemplate } from './mapView.ts';
import type { MapActs, MapShown } from './mapView.ts';
import { fixedBy, mostMapped } from './model.ts';
import type { Look, StandstillMap } from './model.ts';
import type { PlaceFields } from './placeFields.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { lookSentence } from './words.ts';

/** What the reader can do here. */
export type IntersectionActs = MapActs & {
  readonly go: (position: number) => void;
};

/** The standstill and everything about it. */
export type IntersectionsShown = MapShown & {
  readonly run: FourRun;
  readonly look: Look | null; // `looked`, carried out
};

const mostOptions = 300; // successes in the list

/** What stands there before the first standstill, or when there is none. */
export function noStandstillView(run: FourRun, acts: IntersectionActs): TemplateResult {
  const [first] = run.standstills;
  return html`<div role="group" class="four-intersections" aria-label="Intersections">
    <p>
      ${
        first === undefined
          ? 'There is no standstill in this run, so no intersection is needed.'
          : 'Intersections are looked for where sweeps stand still.'
      }
    </p>
    ${
      first === undefined
        ? nothing
        : html`<button type="button" @click=${() => acts.go(first.position)}>
            Go to the first standstill
          </button>`
    }
  </div>`;
}

/** The map, the list, the two pairs of numbers, and the intersection that is looked at. */
export function intersectionsView(
  shown: IntersectionsShown,
  acts: IntersectionActs,
  fields: PlaceFields,
): TemplateResult {
  const { id, run, here, map, looked } = shown;
  const number = run.standstills.indexOf(here) + 1;
  const { height, width } = here.grid;
  const mapped = Math.max(height, width) <= mostMapped && Math.min(height, width) > 1;
  return html`<div role="group" class="four-intersections" aria-label="Intersections">
    <p>Standstill ${number}, after ${counted(here.sweeps, 'sweep')}: ${mapLabel(map)}.</p>
    ${
      mapped
        ? mapTemplate(shown, acts)
        : html`<p class="readout">
            The map of all intersections is drawn for puzzles of up to ${mostMapped} rows and
            ${mostMapped} columns, two of each at least. Choose from the list, or by numbers.
          </p>`
    }
    <div class="controls">
      ${successChoice(id, map, looked, acts)} ${fields.template(id, run.puzzle, looked, acts.look)}
    </div>
    ${lookTemplate(shown, acts)}
  </div>`;
}

function successChoice(
  id: string,
  { successes }: StandstillMap,
  looked: LineChoice | null,
  acts: IntersectionActs,
): TemplateResult | typeof nothing {
  if (successes.length === 0) return nothing;
  const listed = successes.slice(0, mostOptions);
  const among = listed.some((one) => sameChoice(one, looked));
  return html`<div class="field">
    <label for="${id}-success">Successful intersections</label>
    <select
      id="${id}-success"
      @change=${(event: Event) => {
        const { value } = event.target as HTMLSelectElement;
        const found = listed.find((one) => choiceText(one) === value);
        if (found !== undefined) acts.look({ rows: found.rows, columns: found.columns });
      }}
    >
      ${among ? nothing : html`<option value="" .selected=${live(true)}>choose one</option>`}
      ${listed.map(
        (one) =>
          html`<option value=${choiceText(one)} .selected=${live(sameChoice(one, looked))}>
            rows ${one.rows.map((row) => row + 1).join(', ')}; columns
            ${one.columns.map((column) => column + 1).join(', ')}: ${counted(fixedBy(one), 'cell')}
          </option>`,
      )}
    </select>
    ${
      successes.length > mostOptions
        ? html`<p class="field-message">The first ${mostOptions} are listed.</p>`
        : nothing
    }
  </div>`;
}

function lookTemplate({ look, here }: IntersectionsShown, acts: IntersectionActs): TemplateResult {
  if (look === null)
    return html`<p class="four-look">
      Choose an intersection on the map, from the list or by its lines.
    </p>`;
  const isTaken = sameChoice(look, here.taken);
  const successful = look.fixed.length > 0;
  return html`<div class="four-look" data-look>
    <p>${markedWords(lookSentence(look))}</p>
    ${
      look.crossings.length === 4
        ? html`<div class="four-survivors">
            ${[...look.survivors].map((configuration) =>
              pictured(
                crossingPicture(
                  [0, 1, 2, 3].map((crossing) => (configuration >> crossing) & 1),
                  'A configuration that is left',
                ),
              ),
            )}
          </div>`
        : nothing
    }
    <button type="button" class="primary" aria-disabled=${!successful} @click=${acts.take}>
      ${isTaken ? 'Take it again' : 'Take it and sweep on'}
    </button>
    ${successful ? nothing : html`<span class="readout">It fixes nothing, so there is nothing to take.</span>`}
  </div>`;
}
