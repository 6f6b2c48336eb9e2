/** The figure of other shapes: state in, templates out. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Content, FigureLayout } from '../../notebook/cell/figureParts.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { HexRun, HexState, Shape } from './model.ts';
import { cellText, knownAt, neighbour, sentenceAt, shapeChoices, stepsShown } from './model.ts';
import { hexPicture } from './picture.ts';

export type HexShown = {
  readonly id: string;
  readonly layout: FigureLayout;
  readonly run: HexRun;
  readonly pace: HexState['pace'];
  readonly position: number;
  readonly tabStop: number; // the cell that Tab leads to
  readonly fields: TemplateResult;
  readonly table: Content;
};

export type HexActs = {
  readonly choose: (shape: Shape) => void;
  readonly turn: (cell: number) => void;
  readonly stop: (cell: number) => void; // the keyboard came to a cell
  readonly go: (position: number) => void;
};

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
function pressed({ run, tabStop }: HexShown, acts: HexActs): TemplateResult {
  const { cells } = run.shape;
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  return html`<div
    class="hex-cells"
    role="group"
    aria-label="The picture; Enter or a press turns a cell over"
    @click=${(event: Event) => {
      const cell = cellOf(event.target);
      if (cell !== null) acts.turn(cell);
    }}
    @focusin=${(event: Event) => {
      const cell = cellOf(event.target);
      if (cell !== null) acts.stop(cell);
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
                  tabindex=${cell === tabStop ? '0' : '-1'}
                  aria-label=${cellText(run, cell)}
                ></button>`
              : '',
          )}
        </div>`,
    )}
  </div>`;
}

/** The whole figure. @source none */
export function hexView(shown: HexShown, acts: HexActs): TemplateResult {
  const { id, layout, run, pace, position, fields, table } = shown;
  const end = run.result.steps.length;
  const steps = stepsShown(run, pace, position);
  const button = (text: string, to: number, style = ''): TemplateResult =>
    dimmedButton(text, to >= 0 && to <= end && to !== position, () => acts.go(to), { style });
  return figureParts(
    {
      picture: html`<div class="hex-sides">
          <div class="hex-side">
            <p class="hex-head">The picture</p>
            ${pressed(shown, acts)}
          </div>
          <div class="hex-side">
            <p class="hex-head">What sweeps know</p>
            ${guard([run, pace, position], () =>
              pictured(hexPicture(run, knownAt(run, position), steps, `${id}-board`)),
            )}
          </div>
        </div>
        <p class="hex-sentence" data-sentence>${sentenceAt(run, pace, position)}</p>`,
      action: html`<div class="button-row" role="group" aria-label="The run">
          ${button(pace === 'sweep' ? 'Next sweep' : 'Next line', neighbour(run, pace, position, 1), 'primary')}
          ${button('Back', neighbour(run, pace, position, -1))} ${button('From the start', 0)}
          ${button('To the end', end)}
        </div>
        <div class="button-row" role="group" aria-label="Shape">
          ${shapeChoices.map(({ word, text }) =>
            dimmedButton(text, true, () => acts.choose(word), { pressed: word === run.name }),
          )}
        </div>`,
      settings: fields,
      more: html`${table}`,
    },
    layout,
  );
}
