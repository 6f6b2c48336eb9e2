/**
 * A part of a board up close, with a pad that leads from cell to cell: for a finger, which covers several cells of a board
 * that fits a phone. The picture is the board itself, seen through a window, so it shows what the board shows; a touch on a
 * cell there chooses it.
 */
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import type { BoardLayout } from './boardLayout.ts';
import { cellUnits } from './boardLayout.ts';

/** What a loupe looks at. */
export type LoupeView = {
  readonly picture: string; // id of the drawing of the board
  readonly layout: BoardLayout;
  readonly height: number;
  readonly width: number;
  readonly labelOf: (row: number, column: number) => string;
};

/** What the reader does with it. */
export type LoupeActs = {
  readonly move: (row: number, column: number) => void;
  readonly choose: (row: number, column: number) => void;
};

/** Cells across the window: an odd number, with the cell that is spoken of in the middle. */
const across = 7;

/** In a picture of smaller cells, in CSS pixels, a finger cannot tell them apart. */
export const fingerCell = 24;

const arrows = [
  ['up', 'Up', '↑', -1, 0],
  ['left', 'Left', '←', 0, -1],
  ['right', 'Right', '→', 0, 1],
  ['down', 'Down', '↓', 1, 0],
] as const;

/** Cells from the middle of the window to a place in it, which is a part of its side. */
const fromMiddle = (part: number): number => Math.floor(part * across) - (across - 1) / 2;

/** The loupe of one board; put `element` under it. */
export class BoardLoupe {
  readonly element = document.createElement('div');
  readonly #acts: LoupeActs;
  readonly #window = toElement(svgNode('svg', { class: 'board-loupe-window', role: 'img' }));
  readonly #words = document.createElement('p');
  #view: LoupeView | null = null;
  #row = 0;
  #column = 0;

  constructor(acts: LoupeActs) {
    this.#acts = acts;
    this.element.className = 'board-loupe';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'The board up close');
    this.element.hidden = true;
    this.#words.className = 'board-loupe-words';
    this.#window.addEventListener('click', (event) => this.#touch(event));
    const help = document.createElement('p');
    help.className = 'board-loupe-help';
    help.textContent = 'The arrows move the frame. “Choose” takes the framed cell.';
    this.element.append(this.#window, this.#pad(), this.#words, help);
  }

  /** Opens at a cell. */
  open(view: LoupeView, row: number, column: number): void {
    this.#view = view;
    [this.#row, this.#column] = [row, column];
    this.element.hidden = false;
    this.update();
  }

  close(): void {
    this.#view = null;
    this.element.hidden = true;
  }

  /** The board has changed: the picture shows that by itself, the words do not. */
  update(): void {
    const view = this.#view;
    if (view === null) return;
    const { layout, picture } = view;
    const side = across * cellUnits;
    const [x, y] = [layout.left + this.#column * cellUnits, layout.top + this.#row * cellUnits];
    const margin = (side - cellUnits) / 2;
    const label = view.labelOf(this.#row, this.#column);
    this.#window.setAttribute('viewBox', `${x - margin} ${y - margin} ${side} ${side}`);
    this.#window.setAttribute('aria-label', `Up close: ${label}`);
    this.#window.replaceChildren(
      toElement(svgNode('use', { href: `#${picture}` })),
      toElement(
        svgNode('rect', { class: 'board-loupe-cell', x, y, width: cellUnits, height: cellUnits }),
      ),
    );
    if (this.#words.textContent !== label) this.#words.textContent = label;
  }

  #pad(): HTMLElement {
    const pad = document.createElement('div');
    pad.className = 'board-pad';
    const button = (place: string, name: string, sign: string, act: () => void): void => {
      const element = document.createElement('button');
      element.type = 'button';
      element.className = `board-pad-${place}`;
      element.textContent = sign;
      if (sign !== name) element.setAttribute('aria-label', name);
      element.addEventListener('click', act);
      pad.append(element);
    };
    for (const [place, name, sign, down, right] of arrows)
      button(place, name, sign, () => this.#go(this.#row + down, this.#column + right));
    button('choose', 'Choose', 'Choose', () => this.#acts.choose(this.#row, this.#column));
    button('close', 'Close', 'Close', () => this.close());
    return pad;
  }

  /** A touch in the window chooses the cell there; beside the board it does nothing. */
  #touch({ clientX, clientY }: MouseEvent): void {
    const view = this.#view;
    if (view === null) return;
    const box = this.#window.getBoundingClientRect();
    const row = this.#row + fromMiddle((clientY - box.top) / box.height);
    const column = this.#column + fromMiddle((clientX - box.left) / box.width);
    if (row < 0 || column < 0 || row >= view.height || column >= view.width) return;
    this.#go(row, column);
    this.#acts.choose(row, column);
  }

  /** Goes to a cell, or to the one on the edge that is nearest. */
  #go(row: number, column: number): void {
    const view = this.#view;
    if (view === null) return;
    this.#row = Math.min(view.height - 1, Math.max(0, row));
    this.#column = Math.min(view.width - 1, Math.max(0, column));
    this.update();
    this.#acts.move(this.#row, this.#column);
  }
}
