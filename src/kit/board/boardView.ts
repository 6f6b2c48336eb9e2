/**
 * The live board: one picture that is changed where the model changed, with a grid of cells for keyboard and screen
 * reader over it. One tab stop; arrow keys inside. It can also be painted on with mouse, finger or pen.
 */
import { now } from '../../clock.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { svgNode, toElement } from '../../svg/svgTree.ts';
import type { BoardCursor } from './boardCursor.ts';
import { createCursor } from './boardCursor.ts';
import type { BoardLayout } from './boardLayout.ts';
import { boardLayout, cellUnits, leastCell, usualCell } from './boardLayout.ts';
import type { BoardModel, LineRef } from './boardModel.ts';
import {
  bandEdges,
  bandNode,
  crossNodes,
  descriptionClass,
  descriptionNode,
  dotEnds,
  groundNode,
  hatchId,
  hatchPattern,
  ruleNodes,
} from './boardPicture.ts';
import { cluePath, ringPath, rowPaths } from './boardPaths.ts';
import type { PaintHandlers } from './boardPointer.ts';
import { listenToPointer } from './boardPointer.ts';

/** What a page does with its board. Rows and columns are zero-based. */
export type BoardViewOptions = {
  readonly id: string; // unique on the page
  /** Width of a cell in CSS pixels where there is room; default by size of the board, 16 to 30. */
  readonly cell?: number;
  /** What a cell is, for readers who do not see it; default `cellLabel`. See {@link BoardView.relabel}. */
  readonly labelOf?: (row: number, column: number) => string;
  /** The keyboard cursor came to a cell. */
  readonly onCellFocus?: (row: number, column: number) => void;
  /** The pointer came to another cell, or left the board. */
  readonly onCellHover?: (cell: readonly [row: number, column: number] | null) => void;
  /** Enter, Space or a click on a cell. */
  readonly onCellActivate?: (row: number, column: number) => void;
  /** Makes the board a surface to paint on by dragging; Enter and Space still activate. */
  readonly paint?: PaintHandlers;
};

const runsAtOnce = 400; // numbers that are laid out well within a frame

const hurry = 200; // ms: steps that follow each other faster than this do not move

type Parts = {
  readonly bands: SVGElement;
  readonly unknown: readonly SVGElement[]; // a path a row
  readonly filled: readonly SVGElement[];
  readonly empty: readonly SVGElement[];
  readonly clues: SVGElement;
  readonly edges: SVGElement;
  readonly ring: SVGElement;
  readonly overlay: SVGElement;
  readonly crosses: SVGElement;
  readonly chosen: SVGElement;
  readonly texts: SVGElement;
  readonly descriptions: SVGElement[]; // rows, then columns; those in the page so far
};

/** A board in the page; put `element` into it. */
export class BoardView {
  /** The box to be put into the page; it scrolls when the board is wider than the room. */
  readonly element: HTMLDivElement;
  readonly #options: BoardViewOptions;
  #model: BoardModel;
  #layout: BoardLayout;
  #scrolls = false; // kept, because asking the page makes it lay everything out at once
  #changedAt = 0; // ms
  #shown: Uint8Array = new Uint8Array(0); // cells as drawn
  readonly #overlay = new WeakMap<SvgNode, SVGElement>();
  #svg: SVGSVGElement;
  #parts: Parts;
  #cursor: BoardCursor;

  constructor(model: BoardModel, options: BoardViewOptions) {
    this.#options = options;
    this.#model = model;
    this.#layout = boardLayout(model);
    this.element = document.createElement('div');
    this.element.className = 'board-scroll';
    new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.element;
      this.#scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
    }).observe(this.element);
    [this.#svg, this.#parts, this.#cursor] = this.#build();
    this.#place();
  }

  /** Draws another state. Only what differs is touched, unless it is a board of other size or descriptions. */
  update(model: BoardModel): void {
    const before = this.#model;
    this.#model = model;
    if (!sameFrame(before, model)) {
      this.#layout = boardLayout(model);
      [this.#svg, this.#parts, this.#cursor] = this.#build();
      this.#place();
      return;
    }
    if (before.label !== model.label) this.#svg.setAttribute('aria-label', model.label);
    this.#drawCells();
    this.#drawMarks(before);
  }

  /** Puts the keyboard cursor on a cell and focuses it. */
  focusCell(row: number, column: number): void {
    this.#cursor.focus(row, column);
  }

  /** Puts the keyboard cursor on a cell, so that Tab comes there; the focus stays where it is. */
  placeCursor(row: number, column: number): void {
    this.#cursor.move(row, column);
  }

  /** Asks for the labels of all cells again: what `labelOf` says depends on more than the model. */
  relabel(): void {
    const { height, width } = this.#model;
    for (let i = 0; i < height; i++)
      for (let j = 0; j < width; j++) this.#cursor.label(this.#model, i, j);
  }

  /** Outlines one cell that the reader asked about; `null` takes the outline away. */
  choose(cell: { readonly row: number; readonly column: number } | null): void {
    const at = cell === null ? [] : [cell.row * this.#model.width + cell.column];
    this.#parts.chosen.setAttribute('d', ringPath(this.#model.width, at));
  }

  /** A new picture of the present model, still without its cells and marks. */
  #build(): [SVGSVGElement, Parts, BoardCursor] {
    const { id, cell = usualCell(this.#model), paint } = this.#options;
    const [width, height] = [this.#layout.width, this.#layout.height];
    const svg = toElement(
      svgNode('svg', {
        class: `board-live${paint ? ' board-paintable' : ''}`,
        viewBox: `0 0 ${width} ${height}`,
        role: 'grid',
        'aria-label': this.#model.label,
        'aria-rowcount': this.#model.height,
        'aria-colcount': this.#model.width,
      }),
    ) as SVGSVGElement;
    svg.style.setProperty('--board-least', `${(width * leastCell) / cellUnits}px`);
    this.element.style.setProperty('--board-most', `${(width * cell) / cellUnits}px`);
    svg.append(toElement(hatchPattern(id)));
    const parts = this.#buildParts(svg);
    const cursor = createCursor(svg, this.#model, this.#layout, this.#options);
    listenToPointer(svg, {
      cellAt: (event) => this.#cellAt(event),
      focus: cursor.focus,
      activate: this.#options.onCellActivate,
      paint,
    });
    this.#listenToHover(svg);
    return [svg, parts, cursor];
  }

  #listenToHover(svg: SVGSVGElement): void {
    const { onCellHover } = this.#options;
    if (onCellHover === undefined) return;
    let last = '';
    const tell = (cell: [number, number] | null): void => {
      const name = cell?.join(' ') ?? '';
      if (name === last) return;
      last = name;
      onCellHover(cell);
    };
    svg.addEventListener('pointermove', (event) => {
      tell(this.#cellAt(event));
    });
    svg.addEventListener('pointerleave', () => {
      tell(null);
    });
  }

  /** Draws the present model into a new picture and shows it. */
  #place(): void {
    this.#shown = new Uint8Array(0);
    this.#drawCells();
    this.#drawMarks(null);
    this.#describe(this.#parts);
    this.element.replaceChildren(this.#svg);
  }

  /** Adds descriptions; the thousands of numbers of a large board come in slices, a frame each. */
  #describe(parts: Parts): void {
    if (parts !== this.#parts) return;
    const { rows, columns } = this.#model;
    const { texts, descriptions } = parts;
    const all = rows.length + columns.length;
    for (let runs = 0; runs < runsAtOnce && descriptions.length < all;) {
      const at = descriptions.length;
      const text = toElement(descriptionNode(this.#model, this.#layout, at));
      runs += 1 + ((rows[at] ?? columns[at - rows.length])?.length ?? 0);
      descriptions.push(text);
      texts.append(text);
    }
    if (descriptions.length < all) {
      requestAnimationFrame(() => {
        this.#describe(parts);
      });
    }
  }

  #buildParts(svg: SVGSVGElement): Parts {
    const model = this.#model;
    const { left, top } = this.#layout;
    const rows = (name: string, more: Readonly<Record<string, string>> = {}): SVGElement[] =>
      Array.from({ length: model.height }, () => picture('path', name, more));
    const parts: Parts = {
      bands: picture('g', 'board-bands'),
      unknown: rows('board-unknown', { fill: `url(#${hatchId(this.#options.id)})` }),
      filled: rows('board-filled'),
      empty: rows('board-empty', dotEnds),
      clues: picture('path', 'board-clue', { d: cluePath(model.width, model.clues) }),
      edges: picture('g', 'board-band-edges'),
      ring: picture('path', 'board-fresh'),
      overlay: picture('g', 'board-overlay'),
      crosses: picture('g', 'board-crosses'),
      chosen: picture('path', 'board-chosen', { d: '' }),
      texts: picture('g', 'board-descriptions', { 'aria-hidden': 'true' }),
      descriptions: [],
    };
    const grid = picture('g', 'board-marks', {
      transform: `translate(${left} ${top})`,
      'aria-hidden': 'true',
    });
    grid.append(toElement(groundNode(model)), parts.bands, ...parts.unknown, ...parts.filled);
    grid.append(...parts.empty, parts.clues, ...ruleNodes(model).map((node) => toElement(node)));
    grid.append(parts.edges, parts.ring, parts.overlay, parts.crosses, parts.chosen);
    svg.append(grid, parts.texts);
    return parts;
  }

  /** Redraws the rows in which a cell changed. */
  #drawCells(): void {
    const model = this.#model;
    const { height, width, cells } = model;
    const first = this.#shown.length !== cells.length;
    for (let i = 0; i < height; i++) {
      let changed = first;
      for (let cell = i * width; cell < (i + 1) * width; cell++) {
        if (first || this.#shown[cell] === cells[cell]) continue;
        changed = true;
        this.#cursor.label(model, i, cell - i * width);
      }
      if (!changed) continue;
      const paths = rowPaths(model, i);
      this.#parts.unknown[i]?.setAttribute('d', paths.unknown);
      this.#parts.filled[i]?.setAttribute('d', paths.filled);
      this.#parts.empty[i]?.setAttribute('d', paths.empty);
    }
    this.#shown = cells.slice();
    this.#cursor.model(model);
  }

  #drawMarks(before: BoardModel | null): void {
    const model = this.#model;
    const { bands, edges, crosses, ring, overlay, descriptions, clues } = this.#parts;
    if (before === null || before.lit !== model.lit || before.bad !== model.bad) {
      const lit = model.lit ?? [];
      bands.replaceChildren(...lit.map((line) => toElement(bandNode(model, this.#layout, line))));
      edges.replaceChildren(...bandEdges(model, this.#layout).map((node) => toElement(node)));
      crosses.replaceChildren(...crossNodes(model, this.#layout).map((node) => toElement(node)));
      const line = model.bad?.[0] ?? lit[0];
      if (line !== undefined && before !== null && this.#scrolls) this.#reveal(line);
    }
    if (before?.overlay !== model.overlay) this.#drawOverlay(overlay, model.overlay ?? []);
    if (before !== null && before.clues !== model.clues)
      clues.setAttribute('d', cluePath(model.width, model.clues));
    if (before === null || before.fresh !== model.fresh) {
      ring.setAttribute('d', ringPath(model.width, model.fresh ?? []));
      this.#appear(ring, before !== null && (model.fresh?.size ?? 0) > 0);
    }
    descriptions.forEach((text, at) => {
      const rows = model.rows.length;
      const name = descriptionClass(model, at < rows ? 'H' : 'V', at < rows ? at : at - rows);
      if (text.getAttribute('class') !== name) text.setAttribute('class', name);
    });
  }

  /** Exchanges the marks that differ: hundreds of numbers are not laid out anew for one ring. */
  #drawOverlay(overlay: SVGElement, nodes: readonly SvgNode[]): void {
    for (const [at, node] of nodes.entries()) {
      const element = this.#overlayElement(node);
      const shown = overlay.children[at];
      if (shown === undefined) overlay.append(element);
      else if (shown !== element) shown.replaceWith(element);
    }
    while (overlay.children.length > nodes.length) overlay.lastElementChild?.remove();
  }

  /** The element of a mark; one that was shown before is kept. */
  #overlayElement(node: SvgNode): SVGElement {
    const known = this.#overlay.get(node) ?? toElement(node);
    this.#overlay.set(node, known);
    return known;
  }

  /** Lets the ring of fixed cells appear; two classes in turn, because an animation begins with its name. */
  #appear(ring: SVGElement, moves: boolean): void {
    const time = now();
    const calm = time - this.#changedAt > hurry;
    this.#changedAt = time;
    const odd = ring.classList.contains('is-new-odd');
    const name = moves && calm ? (odd ? ' is-new-even' : ' is-new-odd') : '';
    ring.setAttribute('class', `board-fresh${name}`);
  }

  /** Scrolls the box, never the page, so that a line is in it. */
  #reveal({ direction, index }: LineRef): void {
    const box = this.element;
    if (direction === 'H' && box.scrollHeight > box.clientHeight) {
      const scale = box.scrollHeight / this.#layout.height;
      box.scrollTop = into(
        box.scrollTop,
        box.clientHeight,
        this.#layout.top + index * cellUnits,
        scale,
      );
    }
    if (direction === 'V' && box.scrollWidth > box.clientWidth) {
      const scale = box.scrollWidth / this.#layout.width;
      box.scrollLeft = into(
        box.scrollLeft,
        box.clientWidth,
        this.#layout.left + index * cellUnits,
        scale,
      );
    }
  }

  #cellAt(event: { readonly clientX: number; readonly clientY: number }): [number, number] | null {
    const box = this.#svg.getBoundingClientRect();
    const scale = box.width / this.#layout.width;
    const row = Math.floor(((event.clientY - box.top) / scale - this.#layout.top) / cellUnits);
    const column = Math.floor(((event.clientX - box.left) / scale - this.#layout.left) / cellUnits);
    const inside =
      row >= 0 && column >= 0 && row < this.#model.height && column < this.#model.width;
    return inside ? [row, column] : null;
  }
}

function picture(
  tag: string,
  name: string,
  more: Readonly<Record<string, string>> = {},
): SVGElement {
  return toElement(svgNode(tag, { class: name, ...more }));
}

function sameFrame(a: BoardModel, b: BoardModel): boolean {
  return (
    a.height === b.height && a.width === b.width && a.rows === b.rows && a.columns === b.columns
  );
}

/** The nearest scroll offset at which a cell at `at` units is visible. */
function into(offset: number, room: number, at: number, scale: number): number {
  const from = at * scale;
  const to = (at + cellUnits) * scale;
  if (from < offset) return from;
  return to > offset + room ? to - room : offset;
}
