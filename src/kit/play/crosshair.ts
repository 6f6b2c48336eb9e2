/** The row and the column of the pointer or of the keyboard, lit as far as their numbers. */
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import { boardLayout, cellUnits } from '../board/boardLayout.ts';
import type { BoardModel } from '../board/boardModel.ts';

export class Crosshair {
  readonly #model: () => BoardModel;
  readonly #bands: readonly [row: SVGElement, column: SVGElement];

  /** @param svg - picture of the board */
  constructor(svg: SVGSVGElement, model: () => BoardModel) {
    this.#model = model;
    this.#bands = [band(), band()];
    svg.append(...this.#bands);
  }

  /** Lights the lines of a cell; null: none. */
  show(cell: readonly [row: number, column: number] | null): void {
    const [along, across] = this.#bands;
    const { left, top, width, height } = boardLayout(this.#model());
    const [row, column] = cell ?? [0, 0];
    const lit = cell !== null;
    put(along, 0, top + row * cellUnits, lit ? width : 0, cellUnits);
    put(across, left + column * cellUnits, 0, cellUnits, lit ? height : 0);
  }
}

const band = (): SVGElement =>
  toElement(svgNode('rect', { class: 'play-cross', 'aria-hidden': 'true', width: 0, height: 0 }));

function put(shown: SVGElement, x: number, y: number, width: number, height: number): void {
  for (const [name, value] of Object.entries({ x, y, width, height }))
    shown.setAttribute(name, String(value));
}
