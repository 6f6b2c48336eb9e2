/** The library of tiles: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { AloneFacts } from '../../engine/circuit/alone.ts';
import { tileBoard } from '../../engine/circuit/alone.ts';
import type { Tile } from '../../engine/circuit/tile.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { circuitPicture } from '../../kit/circuit/circuitPicture.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { GadgetState, Property } from './model.ts';
import {
  agreeing,
  cellsOf,
  freeSides,
  groups,
  properties,
  sentence,
  stateText,
  statesInOrder,
  sweepText,
  tileLabel,
  tileName,
  verdictWords,
  workText,
} from './model.ts';

export type GadgetShown = {
  readonly id: string;
  readonly layout: FigureLayout;
  readonly tile: Tile;
  readonly state: GadgetState;
  readonly facts: AloneFacts | null;
  readonly work: WorkShown;
};

export type GadgetActs = {
  readonly choose: (id: string) => void;
  readonly toggle: (at: number) => void;
  readonly clear: () => void;
  readonly end: () => void;
};

/** The tile with what is known of it. @source none */
export const tilePicture = (tile: Tile, inputs: string, id: string): SvgNode =>
  circuitPicture(
    {
      board: tileBoard(tile),
      cells: cellsOf(tile, agreeing(tile, inputs)),
      label: tileLabel(tile, inputs),
    },
    id,
  );

/** A state as a small picture: without clues. */
function statePictures(
  tile: Tile,
  inputs: string,
  id: string,
): readonly { readonly picture: SvgNode; readonly text: string; readonly now: boolean }[] {
  const left = new Set(agreeing(tile, inputs));
  const bare = { ...tileBoard(tile), puzzle: { rows: [], columns: [] } };
  return statesInOrder(tile).map((state, at) => {
    const text = stateText(tile, state);
    const cells = cellsOf(tile, [state]);
    const picture = circuitPicture({ board: bare, cells, label: text }, `${id}-${at}`);
    return { picture, text, now: left.has(state) };
  });
}

function chooser({ id, tile }: GadgetShown, acts: GadgetActs): TemplateResult {
  return html`<div class="controls">
    <div class="field">
      <label for="${id}-tile">Tile</label>
      <select
        id="${id}-tile"
        @change=${(event: Event) => acts.choose((event.target as HTMLSelectElement).value)}
      >
        ${groups().map(
          ({ name, tiles }) =>
            html`<optgroup label=${name}>
              ${tiles.map(
                (one) =>
                  html`<option value=${one.id} ?selected=${one.id === tile.id}>
                    ${tileName(one)}
                  </option>`,
              )}
            </optgroup>`,
        )}
      </select>
    </div>
  </div>`;
}

function switches({ tile, state }: GadgetShown, acts: GadgetActs): TemplateResult {
  return html`<div class="button-row" role="group" aria-label="Signals that come in">
    ${freeSides(tile).map(
      (side, at) =>
        html`<button
          type="button"
          data-side=${side}
          aria-pressed=${String(state.inputs[at] === '1')}
          @click=${() => acts.toggle(at)}
        >
          ${side} = ${state.inputs[at] ?? '?'}
        </button>`,
    )}
    ${
      freeSides(tile).length === 0
        ? nothing
        : html`<button
            type="button"
            aria-disabled=${state.inputs === '' ? 'true' : 'false'}
            @click=${acts.clear}
          >
            Set nothing
          </button>`
    }
  </div>`;
}

function checklist(tile: Tile, facts: AloneFacts): TemplateResult {
  return html`<ol class="gadget-properties">
      ${properties(tile, facts).map(
        ({ text, verdict, told }: Property) =>
          html`<li data-verdict=${verdict}>
            ${text} <strong>${verdictWords[verdict]}</strong>. <span>${told}</span>
          </li>`,
      )}
    </ol>
    <p data-sweeps>${sweepText(tile, facts)}</p>`;
}

/** The whole figure. @source none */
export function gadgetView(shown: GadgetShown, acts: GadgetActs): TemplateResult {
  const { id, tile, state, facts, work } = shown;
  return figureParts(
    {
      picture: html`<div class="gadget-tile">
          ${pictured(tilePicture(tile, state.inputs, `${id}-tile`))}
        </div>
        <p class="gadget-sentence">${sentence(tile, state.inputs)} ${workText(tile)}</p>`,
      action: switches(shown, acts),
      answer: html`${chooser(shown, acts)}
        <div class="gadget-states" role="group" aria-label="All ways to fill the tile">
          ${statePictures(tile, state.inputs, `${id}-state`).map(
            ({ picture, text, now }) =>
              html`<figure data-now=${now ? '' : nothing}>
                ${pictured(picture)}
                <figcaption>${text}</figcaption>
              </figure>`,
          )}
        </div>
        <h3>The six properties of gadgets</h3>
        ${workView(work, acts.end)} ${facts === null ? nothing : checklist(tile, facts)}`,
    },
    shown.layout,
  );
}
