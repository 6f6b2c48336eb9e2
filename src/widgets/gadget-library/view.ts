/** What the library shows of a tile. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { AloneFacts } from '../../engine/circuit/alone.ts';
import { tileBoard } from '../../engine/circuit/alone.ts';
import type { Tile } from '../../engine/circuit/tile.ts';
import { circuitPicture } from '../../kit/circuit/circuitPicture.ts';
import type { Work } from '../../kit/work/work.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
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
} from './model.ts';
import type { gadgetSettings, Property } from './model.ts';

export type GadgetLibraryAbout = {
  readonly settings: typeof gadgetSettings;
  readonly prebuilt: AloneFacts | null;
  readonly work: Work;
  readonly found: Tile;
  readonly kept: Map<Tile, AloneFacts>; // what was found out
};

type At = StateAt<GadgetLibraryAbout>;

/** Sets the signals that come in, and says what goes out. */
function setInputs(at: At, inputs: string): void {
  at.set({ inputs });
  at.announce(sentence(at.found, inputs));
}

/** The first press of a signal that is not set sets it to 1. */
function turn(at: At, which: number): void {
  const { inputs } = at.state;
  const digits = freeSides(at.found).map((_, one) => inputs[one] ?? '0');
  digits[which] = inputs[which] === '1' ? '0' : '1';
  setInputs(at, digits.join(''));
}

/** The one thing to press: the next signals, and after the last nothing. */
export function nextInputs(at: At): TemplateResult {
  const { length } = freeSides(at.found);
  const { inputs } = at.state;
  const next = inputs === '' ? 0 : Number.parseInt(inputs, 2) + 1;
  const isLast = next === 2 ** length || length === 0;
  return html`<button
    type="button"
    class="primary"
    data-next
    @click=${() => setInputs(at, isLast ? '' : next.toString(2).padStart(length, '0'))}
  >
    Next signals
  </button>`;
}

/** The tile with what is known of it. */
export const tilePicture = (tile: Tile, inputs: string): SvgNode =>
  circuitPicture({
    board: tileBoard(tile),
    cells: cellsOf(tile, agreeing(tile, inputs)),
    label: tileLabel(tile, inputs),
  });

/** The states as small pictures, without clues. */
export function statePictures(
  tile: Tile,
  inputs: string,
): readonly { readonly picture: SvgNode; readonly text: string; readonly now: boolean }[] {
  const left = new Set(agreeing(tile, inputs));
  const bare = { ...tileBoard(tile), puzzle: { rows: [], columns: [] } };
  return statesInOrder(tile).map((state) => {
    const text = stateText(tile, state);
    const cells = cellsOf(tile, [state]);
    const picture = circuitPicture({ board: bare, cells, label: text });
    return { picture, text, now: left.has(state) };
  });
}

/** @param choose - another tile, by its id */
export function chooser({ id, found: tile }: At, choose: (id: string) => void): TemplateResult {
  return html`<div class="controls">
    <div class="field">
      <label for="${id}-tile">Tile</label>
      <select
        id="${id}-tile"
        @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}
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

/** The signals that come in. */
export function switches(at: At): TemplateResult {
  const { found: tile, state } = at;
  return html`<div class="button-row" role="group" aria-label="Signals that come in">
    ${freeSides(tile).map(
      (side, which) =>
        html`<button
          type="button"
          data-side=${side}
          aria-pressed=${String(state.inputs[which] === '1')}
          @click=${() => turn(at, which)}
        >
          ${side} = ${state.inputs[which] ?? '?'}
        </button>`,
    )}
    ${
      freeSides(tile).length === 0
        ? nothing
        : html`<button
            type="button"
            aria-disabled=${state.inputs === '' ? 'true' : 'false'}
            @click=${() => {
              if (state.inputs !== '') setInputs(at, '');
            }}
          >
            Set nothing
          </button>`
    }
  </div>`;
}

/** The six properties, and what is so of the tile. */
export function checklist(tile: Tile, facts: AloneFacts): TemplateResult {
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
