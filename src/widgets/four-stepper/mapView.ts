/** The live map of a standstill: looked around on with pointer, finger or keys. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import type { Standstill } from '../../kit/stepper/fourTrace.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { mapMargin, mapPicture, mapPlace, mapUnit } from './mapPicture.ts';
import { nextSuccess, nearSuccess, placeMoved } from './mapMoves.ts';
import type { StandstillMap } from './model.ts';

const finger = 12; // CSS pixels: so far from a success a touch on a small map still means it

/** What the reader can do on the map. */
export type MapActs = {
  readonly look: (choice: LineChoice) => void;
  readonly take: () => void;
};

/** A standstill and what is looked at there. */
export type MapShown = {
  readonly id: string; // of the figure
  readonly here: Standstill;
  readonly map: StandstillMap;
  readonly looked: LineChoice | null;
};

/** The map. */
export function mapTemplate(shown: MapShown, acts: MapActs): TemplateResult {
  const { id, map, here, looked } = shown;
  const picture = (): unknown => pictured(mapPicture(map, here.grid, looked, here.taken));
  return html`<div
      class="four-map-box"
      role="application"
      tabindex="0"
      aria-label="Map of the intersections"
      aria-describedby="${id}-map-keys"
      @keydown=${(event: KeyboardEvent) => {
        if (onKey(event, shown, acts)) event.preventDefault();
      }}
      @click=${(event: MouseEvent) => onClick(event, shown, acts)}
    >
      ${guard([map, here, looked], picture)}
    </div>
    <p class="readout">
      Row pairs downwards, column pairs to the right. Shaded: four unknown cells. A square: the
      intersection succeeds, the larger the more cells it fixes. Ring: taken in this run.
      <span id="${id}-map-keys"
        >Click a place to look at its intersection, or use the keys: arrows for the next place, N
        and P for the next and the previous success, Home and End for the ends of a row, Enter takes
        it.</span
      >
    </p>`;
}

function lookAtPlace(
  { map }: MapShown,
  acts: MapActs,
  [row, column]: readonly [number, number],
): void {
  const [rows, columns] = [map.rowPairs[row], map.columnPairs[column]];
  if (rows !== undefined && columns !== undefined) acts.look({ rows, columns });
}

function onKey(event: KeyboardEvent, shown: MapShown, acts: MapActs): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { map, looked, here } = shown;
  const from: LineChoice | null = looked ?? here.taken;
  const place = from === null ? null : mapPlace(map, from);
  if (event.key === 'Enter') {
    acts.take();
    return true;
  }
  const step = { n: 1, p: -1 }[event.key.toLowerCase()];
  if (step !== undefined) {
    const success = nextSuccess(map, looked === null ? null : mapPlace(map, looked), step);
    if (success !== null) acts.look({ rows: success.rows, columns: success.columns });
    return true;
  }
  const moved = placeMoved(map, place, event.key);
  if (moved === null) return false;
  lookAtPlace(shown, acts, moved);
  return true;
}

function onClick(event: MouseEvent, shown: MapShown, acts: MapActs): void {
  const svg = (event.currentTarget as HTMLElement).querySelector('svg');
  if (svg === null) return;
  const { map } = shown;
  const box = svg.getBoundingClientRect();
  const margin = mapMargin(map);
  const scale = (map.columnPairs.length * mapUnit + margin + 2) / box.width;
  const at = (pixels: number): number => (pixels * scale - margin) / mapUnit;
  const [row, column] = [at(event.clientY - box.top), at(event.clientX - box.left)];
  const near = nearSuccess(map, row, column, (finger * scale) / mapUnit);
  if (near === null) lookAtPlace(shown, acts, [Math.floor(row), Math.floor(column)]);
  else acts.look({ rows: near.rows, columns: near.columns });
}
