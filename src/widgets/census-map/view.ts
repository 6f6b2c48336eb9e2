/** The map of the census in the page: what stands around the stage. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { classOrder } from '../../charts/classScale.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { allMethods, inPlay, openIn, otherFigures } from '../../kit/puzzle/openIn.ts';
import { inkNames } from './canvas.ts';
import type { MapLayout, Path, Region } from './layout.ts';
import { regionAt } from './layout.ts';
import { tableView } from './tableView.ts';
import { filledTable, sweepsTable } from './tables.ts';
import { className, formatRegion, hardestText, placeSentences, shareText } from './words.ts';

export type MapShown = {
  readonly layout: MapLayout;
  readonly place: Path;
  readonly stage: Part;
  readonly readout: string;
  readonly hardest: Region | null;
  readonly nearest: boolean; // the camera can come no nearer
  readonly whole: boolean; // it sees everything
  readonly side: string;
  readonly works: readonly WorkShown[];
  readonly chosen: ChosenShown | null;
  readonly tablesOpen: boolean;
  readonly tablesDrawn: boolean;
  readonly readoutId: string;
};

/** The chosen image. */
export type ChosenShown = {
  readonly board: Part;
  readonly overview: Part | null; // while the stage shows everything, it would show the same
  readonly sentence: string;
  readonly told: string; // what it is, for the page that it opens on
  readonly hint: string; // what turning over the cell at hand makes of it
  readonly code: string; // of its puzzle
  readonly seen: boolean; // its patch is in view
};

export type MapActs = {
  readonly go: (path: Path) => void;
  readonly hardest: () => void;
  readonly zoom: (times: number) => void;
  readonly size: (side: string) => void;
  readonly toChosen: () => void;
  readonly letGo: () => void;
  readonly stop: (work: number) => void;
  readonly tables: (open: boolean) => void;
};

const button = (text: string, label: string, act: () => void, off = false): TemplateResult =>
  html`<button
    type="button"
    aria-label=${label === '' ? nothing : label}
    aria-disabled=${off ? 'true' : 'false'}
    @click=${() => {
      if (!off) act();
    }}
  >
    ${text}
  </button>`;

/** The classes with how many they are, each the way to its field. */
const legend = ({ layout }: MapShown, { go }: MapActs): TemplateResult =>
  html`<ul class="map-legend">
    ${layout.all.children.map(
      ({ path, images }) =>
        html`<li>
          <button type="button" class="is-told" @click=${() => go(path)}>
            <span class="mark mark-${classOrder[path[0] ?? 0]}">${className(path[0] ?? 0)}</span>
            <span class="map-share">${shareText(images, layout.all.images)}</span>
          </button>
        </li>`,
    )}
  </ul>`;

/** The way from the whole map to the place, each level a way back. */
function crumbs({ layout, place }: MapShown, { go }: MapActs): TemplateResult {
  const paths = [0, 1, 2, 3].slice(0, place.length + 1).map((depth) => place.slice(0, depth));
  return html`<div class="map-crumbs" role="group" aria-label="Where you are">
    ${paths.map((part, depth) => {
      const path = part as unknown as Path;
      const images = regionAt(layout, path)?.images ?? 0;
      const name = depth === 0 ? 'Whole map' : formatRegion(path, images).long;
      return depth === place.length
        ? html`<span aria-current="location">${name}</span>`
        : html`<button type="button" class="quiet" @click=${() => go(path)}>${name}</button
            ><span aria-hidden="true">›</span>`;
    })}
  </div>`;
}

const controls = (shown: MapShown, acts: MapActs): TemplateResult =>
  html`<div class="map-controls button-row">
    ${
      shown.hardest === null
        ? nothing
        : html`<button type="button" class="primary" @click=${acts.hardest}>
            ${hardestText(shown.hardest)}
          </button>`
    }
    ${button('+', 'Nearer', () => acts.zoom(2), shown.nearest)}
    ${button('−', 'Farther', () => acts.zoom(0.5), shown.whole)}
    ${button('Whole map', '', () => acts.go([]), shown.whole)}
  </div>`;

const sizes = (shown: MapShown, acts: MapActs): TemplateResult =>
  html`<div class="map-sizes button-row" role="group" aria-label="Size of the pictures">
    ${['5', '4'].map(
      (side) =>
        html`<button
          type="button"
          aria-pressed=${shown.side === side ? 'true' : 'false'}
          @click=${() => acts.size(side)}
        >
          ${side} × ${side}
        </button>`,
    )}
  </div>`;

function chosenPart(chosen: ChosenShown, acts: MapActs): TemplateResult {
  return html`<div class="map-chosen-part" role="group" aria-label="The chosen picture">
    <div class="map-pair">
      ${part(chosen.board)} ${chosen.overview === null ? nothing : part(chosen.overview)}
    </div>
    <p>${chosen.sentence}</p>
    <p class="readout" aria-live="off">
      ${chosen.hint === '' ? 'Click a cell to turn it over: the dot goes where the new picture lies.' : chosen.hint}
    </p>
    <p class="puzzle-onward">
      <a href=${openIn(allMethods, chosen.code)} data-told=${chosen.told}
        >All methods on this puzzle</a
      >. <a href=${openIn(inPlay, chosen.code)} data-told=${chosen.told}>Play it</a>. Open it in
      ${otherFigures('', chosen.code).map(
        ({ before, href, name }) =>
          html`${before}<a href=${href} data-told=${chosen.told}>${name}</a>`,
      )}.
    </p>
    <div class="button-row">
      ${chosen.seen ? nothing : button('Go to its patch', '', acts.toChosen)}
      ${button('Put it back', '', acts.letGo)}
    </div>
  </div>`;
}

/** The whole figure. */
export function mapView(shown: MapShown, acts: MapActs): TemplateResult {
  const { layout, place, chosen } = shown;
  // a chosen image tells for itself how it is solved
  const sentences = placeSentences(layout, place).slice(0, chosen === null ? undefined : 1);
  return html`<div class="map-main">
      <div class="map-top">${legend(shown, acts)} ${sizes(shown, acts)}</div>
      <div class="map-left">
        ${part(shown.stage)} ${controls(shown, acts)}
        <p class="readout map-readout" id=${shown.readoutId}>${shown.readout}</p>
      </div>
      <div class="map-right">
        ${crumbs(shown, acts)} ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
        ${chosen === null ? nothing : chosenPart(chosen, acts)}
        ${shown.works.map((work, at) => workView(work, () => acts.stop(at)))}
      </div>
    </div>
    <details
      class="map-tables"
      ?open=${shown.tablesOpen}
      @toggle=${(event: Event) => acts.tables((event.target as HTMLDetailsElement).open)}
    >
      <summary>The same counts as tables</summary>
      ${
        shown.tablesDrawn
          ? html`<div class="map-table-pair">
              ${tableView(sweepsTable(layout), acts.go)}
              ${tableView(filledTable(layout, place), acts.go)}
            </div>`
          : nothing
      }
    </details>
    <div class="map-inks" aria-hidden="true">
      ${inkNames.map((name) => html`<span class="map-ink-${name}"></span>`)}
    </div>`;
}
