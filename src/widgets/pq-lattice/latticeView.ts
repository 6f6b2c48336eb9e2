/** The picture in the page: pointer, and a grid with one tab stop for keyboard and screen reader. */
import type { Pair } from '../../engine/intersect/pqHardness.ts';
import type { BoardCursor } from '../../kit/board/boardCursor.ts';
import { createCursor } from '../../kit/board/boardCursor.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { listenToPointer } from '../../kit/board/boardPointer.ts';
import { svgNode, toElement } from '../../svg/svgTree.ts';
import { pointAt } from './model.ts';
import type { Lattice, Point } from './model.ts';
import { chosenNode, headNodes, latticeLayout, latticeSize, markNodes } from './picture.ts';
import { pointLabel } from './words.ts';

/** The live picture of lattices of one size; put `element` into the page. */
export class LatticeView {
  readonly element = document.createElement('div');
  readonly #marks = group();
  readonly #chosen = group();
  readonly #cursor: BoardCursor;
  readonly #ground: BoardModel;
  #lattice: Lattice;

  constructor(lattice: Lattice, chosen: Point, choose: (pair: Pair) => void) {
    this.#lattice = lattice;
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
    const heads = group();
    heads.append(...headNodes(lattice).map((node) => toElement(node)));
    frame.append(heads, this.#marks, this.#chosen);
    svg.append(frame);
    // all that the cursor needs to know of a board
    const cells = new Uint8Array(height * width);
    this.#ground = { height, width, cells, rows: [], columns: [], label: '' };
    this.#cursor = createCursor(svg, this.element, this.#ground, layout, {
      labelOf: (row, column) => pointLabel(pointAt(this.#lattice, row + 1, column + 1)),
      onCellFocus: (row, column) => choose({ p: row + 1, q: column + 1 }),
    });
    listenToPointer(svg, {
      cellAt: (event) => cellAt(svg, lattice, event),
      focus: (row, column) => this.#cursor.focus(row, column),
      activate: undefined,
      paint: undefined,
    });
    this.element.append(svg);
    this.update(lattice, chosen);
    this.#cursor.move(chosen.p - 1, chosen.q - 1);
  }

  /** Whether a lattice fits into this picture. */
  fits({ height, width }: Lattice): boolean {
    return height === this.#lattice.height && width === this.#lattice.width;
  }

  /** Shows more results, or another point. */
  update(lattice: Lattice, chosen: Point): void {
    this.#lattice = lattice;
    this.#marks.replaceChildren(...markNodes(lattice).map((node) => toElement(node)));
    this.#chosen.replaceChildren(toElement(chosenNode(chosen)));
    for (const { p, q } of lattice.points) this.#cursor.label(this.#ground, p - 1, q - 1);
    if (!this.element.contains(document.activeElement))
      this.#cursor.move(chosen.p - 1, chosen.q - 1);
  }
}

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
