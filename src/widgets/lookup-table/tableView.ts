/** The picture in the page: pointer, and a grid with one tab stop for keyboard and screen reader. */
import type { TemplateResult } from 'lit-html';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import type { BoardCursor } from '../../kit/board/boardCursor.ts';
import { createCursor } from '../../kit/board/boardCursor.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { listenToPointer } from '../../kit/board/boardPointer.ts';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import { entryLabel, entryOf, placeOf, side, situationAtPlace } from './model.ts';
import type { LookupState } from './model.ts';
import {
  chosenNodes,
  frameNodes,
  headNodes,
  lookupLayout,
  lookupPicture,
  markNodes,
} from './picture.ts';

/** The picture as a part: in the page it lives, in the first frame it is the whole picture. */
export class TableView implements Part {
  readonly #choose: (situation: Situation) => void;
  #state: LookupState;
  #live: LiveTable | null = null;

  constructor(state: LookupState, choose: (situation: Situation) => void) {
    this.#state = state;
    this.#choose = choose;
  }

  get element(): HTMLElement {
    this.#live ??= new LiveTable(this.#state, this.#choose);
    return this.#live.element;
  }

  still(): TemplateResult {
    return html`<div class="lookup-scroll">${pictured(lookupPicture(this.#state))}</div>`;
  }

  /** Shows another state. */
  update(state: LookupState): void {
    this.#state = state;
    this.#live?.update(state);
  }
}

/** The live picture. */
class LiveTable {
  readonly element: HTMLElement;
  readonly #marks: SVGElement;
  readonly #chosen: SVGElement;
  readonly #cursor: BoardCursor;
  #filters = '';
  #situation = '';

  constructor(state: LookupState, choose: (situation: Situation) => void) {
    const { left, top, width, height } = lookupLayout;
    const svg = toElement(
      svgNode('svg', {
        class: 'lookup-picture is-live',
        viewBox: `0 0 ${width} ${height}`,
        role: 'grid',
        'aria-label':
          'The situations of the lookup table: relations of the rows downwards, of the columns to the right',
        'aria-rowcount': side,
        'aria-colcount': side,
      }),
    ) as SVGSVGElement;
    const group = (): SVGElement =>
      toElement(svgNode('g', { transform: `translate(${left} ${top})`, 'aria-hidden': 'true' }));
    this.#marks = group();
    this.#chosen = group();
    const frame = group();
    frame.append(...frameNodes().map((node) => toElement(node)));
    svg.append(this.#marks, frame, this.#chosen);
    const at = (row: number, column: number): void => choose(situationAtPlace(row, column));
    this.element = document.createElement('div');
    this.element.className = 'lookup-scroll';
    this.element.append(svg);
    this.#cursor = createCursor(svg, this.element, ground, lookupLayout, {
      labelOf: (row, column) => entryLabel(entryOf(situationAtPlace(row, column))),
      onCellFocus: at,
    });
    listenToPointer(svg, {
      cellAt: (event) => cellAt(svg, event),
      focus: (row, column) => this.#cursor.keep(row, column, false),
      activate: undefined,
      paint: undefined,
    });
    this.update(state);
    this.#cursor.move(...placeOf(state.situation));
  }

  /** Shows another state; only what differs is drawn. */
  update(state: LookupState): void {
    const filters = `${state.kinds.join('')} ${state.relation} ${String(state.folded)}`;
    if (filters !== this.#filters)
      this.#marks.replaceChildren(...markNodes(state).map((node) => toElement(node)));
    this.#filters = filters;
    const situation = state.situation.join('');
    if (situation === this.#situation) return;
    this.#situation = situation;
    const marks = [...headNodes(state), ...chosenNodes(state)];
    this.#chosen.replaceChildren(...marks.map((node) => toElement(node)));
    if (!this.element.contains(document.activeElement))
      this.#cursor.move(...placeOf(state.situation));
  }
}

/** All that the cursor needs to know of a board. */
const ground = {
  height: side,
  width: side,
  cells: new Uint8Array(side * side),
  rows: [],
  columns: [],
  label: '',
};

function cellAt(
  svg: SVGSVGElement,
  event: { readonly clientX: number; readonly clientY: number },
): [number, number] | null {
  const box = svg.getBoundingClientRect();
  const scale = box.width / lookupLayout.width;
  const row = Math.floor(((event.clientY - box.top) / scale - lookupLayout.top) / cellUnits);
  const column = Math.floor(((event.clientX - box.left) / scale - lookupLayout.left) / cellUnits);
  return row >= 0 && column >= 0 && row < side && column < side ? [row, column] : null;
}
