/** The map of the census in the page: what stands around the stage. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { classOrder } from '../../charts/classScale.ts';
import type { FigureParts } from '../../notebook/cell/figureParts.ts';
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

const hardest = (shown: MapShown, acts: MapActs): TemplateResult | typeof nothing =>
  shown.hardest === null
    ? nothing
    : html`<button type="button" class="primary" @click=${acts.hardest}>
        ${hardestText(shown.hardest)}
      </button>`;

const controls = (shown: MapShown, acts: MapActs): TemplateResult =>
  html`<div class="map-controls button-row">
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

/** The chosen picture, to be turned over cell by cell. */
const chosenBoard = ({ board, overview }: ChosenShown): TemplateResult =>
  html`<div class="map-pair" role="group" aria-label="The chosen picture">
    ${part(board)} ${overview === null ? nothing : part(overview)}
  </div>`;

/** The ways on from it. */
function chosenPart(chosen: ChosenShown, acts: MapActs): TemplateResult {
  return html`<p class="puzzle-onward">
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
    </div>`;
}

/** The whole figure. */
export function mapView(shown: MapShown, acts: MapActs): FigureParts {
  const { layout, place, chosen } = shown;
  const [first, ...rest] = placeSentences(layout, place);
  return {
    picture: html`${part(shown.stage)}
      <div class="map-inks" aria-hidden="true">
        ${inkNames.map((name) => html`<span class="map-ink-${name}"></span>`)}
      </div>`,
    place: crumbs(shown, acts),
    sentence: html`<p>${chosen?.sentence ?? first}</p>`,
    second: html`${chosen === null ? nothing : chosenBoard(chosen)}
      <p class="map-readout" id=${shown.readoutId}>
        ${chosen === null || chosen.hint === '' ? shown.readout : chosen.hint}
      </p>
      ${shown.works.map((work, at) => workView(work, () => acts.stop(at)))}`,
    action: hardest(shown, acts),
    settings: html`${sizes(shown, acts)} ${controls(shown, acts)}`,
    more: html`${legend(shown, acts)}
      ${(chosen === null ? rest : [first ?? '', ...rest]).map((sentence) => html`<p>${sentence}</p>`)}
      ${chosen === null ? nothing : chosenPart(chosen, acts)}
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
      </details>`,
  };
}
