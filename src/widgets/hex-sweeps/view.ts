/** The parts of the figure of other shapes. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import type { hexSettings, HexRun, HexState, Shape } from './model.ts';
import {
  cellText,
  knownAt,
  neighbour,
  placeIn,
  sentenceAt,
  shapeChoices,
  stepsShown,
  turned,
} from './model.ts';
import { hexPicture } from './picture.ts';

/** What the record is about, and what it keeps beside the settings: the cell that Tab leads to. */
export type Hex = {
  readonly settings: typeof hexSettings;
  readonly found: HexRun;
  readonly kept: { tabStop: number };
};

type HexAt = StateAt<Hex>;

/** The place in the run. */
export const placeOf = ({ found, state }: HexAt): number => placeIn(found, state.position);

/** What is known there. */
export const sentence = (at: HexAt): string => sentenceAt(at.found, at.state.pace, placeOf(at));

/** A change by the reader, read out. */
function change(at: HexAt, part: Partial<HexState>): void {
  at.set(part);
  at.announce(sentence(at));
}

function turn(at: HexAt, cell: number): void {
  at.set({ picture: turned(at.found, cell), position: 0 });
  at.announce(cellText(at.found, cell));
}

/** The keyboard comes to a cell. */
function stopAt({ kept, draw }: HexAt, cell: number): void {
  if (cell === kept.tabStop) return;
  kept.tabStop = cell;
  draw();
}

const cellOf = (target: EventTarget | null): number | null => {
  const one = target instanceof Element ? target.closest<HTMLElement>('[data-cell-at]') : null;
  const cell = one?.dataset['cellAt'];
  return cell === undefined ? null : Number(cell);
};

/** Rows by the arrows: up and down lead to the cell that lies nearest. */
const ways: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ArrowLeft: [[0, -1]],
  ArrowRight: [[0, 1]],
  ArrowUp: [
    [-1, 1],
    [-1, 0],
  ],
  ArrowDown: [
    [1, 0],
    [1, -1],
  ],
};

/** The cell that a key leads to; undefined where there is none. */
function beside({ shape: { cells } }: HexRun, cell: number, key: string): number | undefined {
  const { row, column } = cells[cell]!;
  return ways[key]
    ?.map(([down, right]) =>
      cells.findIndex((one) => one.row === row + down && one.column === column + right),
    )
    .find((at) => at >= 0);
}

function onKey(event: KeyboardEvent, run: HexRun): void {
  const cell = cellOf(event.target);
  if (cell === null || event.ctrlKey || event.altKey || event.metaKey || !(event.key in ways))
    return;
  event.preventDefault();
  const next = beside(run, cell, event.key);
  if (next === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  event.currentTarget.querySelector<HTMLElement>(`[data-cell-at="${next}"]`)?.focus();
}

/** The picture, to be pressed. */
function pressed(at: HexAt): TemplateResult {
  const { found: run, kept } = at;
  const { cells } = run.shape;
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  return html`<div
    class="hex-cells"
    role="group"
    aria-label="The picture; Enter or a press turns a cell over"
    @click=${(event: Event) => {
      const cell = cellOf(event.target);
      if (cell !== null) turn(at, cell);
    }}
    @focusin=${(event: Event) => {
      const cell = cellOf(event.target);
      if (cell !== null) stopAt(at, cell);
    }}
    @keydown=${(event: KeyboardEvent) => onKey(event, run)}
  >
    ${Array.from(
      { length: rows },
      (_, row) =>
        html`<div class="hex-row">
          ${cells.map((one, cell) =>
            one.row === row
              ? html`<button
                  type="button"
                  class="hex-cell is-told"
                  data-cell-at=${cell}
                  data-value=${run.picture[cell]!}
                  tabindex=${cell === kept.tabStop ? '0' : '-1'}
                  aria-label=${cellText(run, cell)}
                ></button>`
              : '',
          )}
        </div>`,
    )}
  </div>`;
}

/** The picture, and what sweeps know of it. */
export function sides(at: HexAt): TemplateResult {
  const { found: run, state } = at;
  const { pace } = state;
  const place = placeOf(at);
  return html`<div class="hex-sides">
    <div class="hex-side">
      <p class="hex-head">The picture</p>
      ${pressed(at)}
    </div>
    <div class="hex-side">
      <p class="hex-head">What sweeps know</p>
      ${guard([run, pace, place], () =>
        pictured(hexPicture(run, knownAt(run, place), stepsShown(run, pace, place))),
      )}
    </div>
  </div>`;
}

/** What goes through the run. */
export function runButtons(at: HexAt): TemplateResult {
  const { found: run, state } = at;
  const { pace } = state;
  const place = placeOf(at);
  const end = run.result.steps.length;
  const button = (text: string, to: number, style = ''): TemplateResult =>
    dimmedButton(text, to >= 0 && to <= end && to !== place, () => change(at, { position: to }), {
      style,
    });
  return html`<div class="button-row" role="group" aria-label="The run">
    ${button(pace === 'sweep' ? 'Next sweep' : 'Next line', neighbour(run, pace, place, 1), 'primary')}
    ${button('Back', neighbour(run, pace, place, -1))} ${button('From the start', 0)}
    ${button('To the end', end)}
  </div>`;
}

/** The choice of the board. */
export function shapeButtons(at: HexAt): TemplateResult {
  const choose = (shape: Shape): void => {
    at.kept.tabStop = 0;
    change(at, { shape, picture: '', position: 0 });
  };
  return html`<div class="button-row" role="group" aria-label="Shape">
    ${shapeChoices.map(({ word, text }) =>
      dimmedButton(text, true, () => choose(word), { pressed: word === at.found.name }),
    )}
  </div>`;
}
