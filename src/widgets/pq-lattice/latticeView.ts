/** The picture in the page: pointer, and a grid with one tab stop for keyboard and screen reader. */
import type { Pair } from '../../engine/intersect/pqHardness.ts';
import type { BoardCursor } from '../../kit/board/boardCursor.ts';
import { createCursor } from '../../kit/board/boardCursor.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { listenToPointer } from '../../kit/board/boardPointer.ts';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import { pointAt } from './model.ts';
import type { Lattice, Point } from './model.ts';
import {
  chosenNode,
  headNodes,
  latticeLayout,
  latticePicture,
  latticeSize,
  markNodes,
} from './picture.ts';
import { pointLabel } from './words.ts';

/** Everything of the picture in the page that changes. */
type Made = {
  readonly place: HTMLElement;
  readonly marks: SVGElement;
  readonly chosen: SVGElement;
  readonly cursor: BoardCursor;
};

/** The picture of lattices of one size. */
export class LatticeView implements Part {
  readonly #choose: (pair: Pair) => void;
  #lattice: Lattice;
  #point: Point;
  #made: Made | null = null;

  constructor(lattice: Lattice, chosen: Point, choose: (pair: Pair) => void) {
    this.#lattice = lattice;
    this.#point = chosen;
    this.#choose = choose;
  }

  get element(): HTMLElement {
    if (this.#made === null) {
      this.#made = this.#make();
      this.#draw(this.#made);
      this.#made.cursor.move(this.#point.p - 1, this.#point.q - 1);
    }
    return this.#made.place;
  }

  still(): TemplateResult {
    return html`<div>${pictured(latticePicture(this.#lattice, this.#point))}</div>`;
  }

  /** Whether a lattice fits into this picture. */
  fits({ height, width }: Lattice): boolean {
    return height === this.#lattice.height && width === this.#lattice.width;
  }

  /** Shows more results, or another point. */
  update(lattice: Lattice, chosen: Point): void {
    this.#lattice = lattice;
    this.#point = chosen;
    if (this.#made !== null) this.#draw(this.#made);
  }

  #make(): Made {
    const place = document.createElement('div');
    const [marks, chosen, heads] = [group(), group(), group()];
    const lattice = this.#lattice;
    const { height, width } = lattice;
    const layout = latticeLayout(lattice);
    const svg = toElement(
      svgNode('svg', {
        class: 'lattice-picture is-live',
        viewBox: `0 0 ${layout.width} ${layout.height}`,
        ...latticeSize(lattice),
        role: 'grid',
        'aria-label': 'Lattice of the solvers: p downwards, q to the right',
        'aria-rowcount': height,
        'aria-colcount': width,
      }),
    ) as SVGSVGElement;
    const frame = toElement(svgNode('g', { 'aria-hidden': 'true' }));
    frame.setAttribute('transform', `translate(${layout.left} ${layout.top})`);
    heads.append(...headNodes(lattice).map((node) => toElement(node)));
    frame.append(heads, marks, chosen);
    svg.append(frame);
    const cursor = createCursor(svg, place, groundOf(lattice), layout, {
      labelOf: (row, column) => pointLabel(pointAt(this.#lattice, row + 1, column + 1)),
      onCellFocus: (row, column) => this.#choose({ p: row + 1, q: column + 1 }),
    });
    listenToPointer(svg, {
      cellAt: (event) => cellAt(svg, lattice, event),
      focus: (row, column) => cursor.keep(row, column, false),
      activate: undefined,
      paint: undefined,
    });
    place.append(svg);
    return { place, marks, chosen, cursor };
  }

  #draw({ place, marks, chosen, cursor }: Made): void {
    marks.replaceChildren(...markNodes(this.#lattice).map((node) => toElement(node)));
    chosen.replaceChildren(toElement(chosenNode(this.#point)));
    const ground = groundOf(this.#lattice);
    for (const { p, q } of this.#lattice.points) cursor.label(ground, p - 1, q - 1);
    if (!place.contains(document.activeElement)) cursor.move(this.#point.p - 1, this.#point.q - 1);
  }
}

/** All that the cursor needs to know of a board. */
const groundOf = ({ height, width }: Lattice): BoardModel => {
  const cells = new Uint8Array(height * width);
  return { height, width, cells, rows: [], columns: [], label: '' };
};

const group = (): SVGElement => toElement(svgNode('g'));

function cellAt(
  svg: SVGSVGElement,
  lattice: Lattice,
  event: { readonly clientX: number; readonly clientY: number },
): [number, number] | null {
  const layout = latticeLayout(lattice);
  const box = svg.getBoundingClientRect();
  const scale = box.width / layout.width;
  const row = Math.floor(((event.clientY - box.top) / scale - layout.top) / cellUnits);
  const column = Math.floor(((event.clientX - box.left) / scale - layout.left) / cellUnits);
  return row >= 0 && column >= 0 && row < lattice.height && column < lattice.width
    ? [row, column]
    : null;
}
